import { proof, prove } from '../../test/content/proofs.ts'
import { digitWorth, fromWords, placeValue } from './place-value.ts'

const numberIn = (text: string) => Number(text.replaceAll(',', ''))

prove(placeValue, [
  // Replacing the digit with a zero reduces the number by the value of the digit.
  proof(digitWorth, ({ value, place }, answer) => {
    const text = String(value)
    const at = text.length - 1 - place
    return value - Number(`${text.slice(0, at)}0${text.slice(at + 1)}`) === numberIn(answer)
  }),
  // Every digit of the answer is the one the stem puts in that place, or a zero.
  proof(fromWords, ({ parts }, answer) =>
    [...answer].reverse().every((digit, place) => {
      const asked = parts.find(part => part.place === place)
      return Number(digit) === (asked?.digit ?? 0)
    }),
  ),
])
