import { proof, prove } from '../../test/content/proofs.ts'
import { digitWorth, fromWords, placeValue } from './place-value.ts'

const numberIn = (text: string) => Number(text.replaceAll(',', ''))

prove(placeValue, [
  // What is left of the number when the digit becomes a zero is less by what the digit was worth.
  proof(digitWorth, ({ value, place }, answer) => {
    const text = String(value)
    const at = text.length - 1 - place
    return value - Number(`${text.slice(0, at)}0${text.slice(at + 1)}`) === numberIn(answer)
  }),
  // Every digit of the answer is the one that was asked for in its place, or a zero.
  proof(fromWords, ({ parts }, answer) =>
    [...answer].reverse().every((digit, place) => {
      const asked = parts.find(part => part.place === place)
      return Number(digit) === (asked?.digit ?? 0)
    }),
  ),
])
