import { proof, prove } from '../../test/content/proofs.ts'
import { digitWorth, fromWords, placeValue } from './place-value.ts'

const numberIn = (text: string) => Number(text.replaceAll(',', ''))

prove(placeValue, [
  // Replacing a digit with a zero reduces the number by the value of the digit.
  proof(digitWorth, ({ value, place, lower, asks }, answer) => {
    const worth = (where: number) => {
      const text = String(value)
      const at = text.length - 1 - where
      return value - Number(`${text.slice(0, at)}0${text.slice(at + 1)}`)
    }
    if (asks === 'worth') return worth(place) === numberIn(answer)
    if (asks === 'times') return worth(lower) * numberIn(answer) === worth(place)
    return worth(lower) + numberIn(answer) === worth(place)
  }),
  // Every digit of the answer is the one the stem puts in that place, or a zero.
  proof(fromWords, ({ parts }, answer) =>
    [...answer].reverse().every((digit, place) => {
      const asked = parts.find(part => part.place === place)
      return Number(digit) === (asked?.digit ?? 0)
    }),
  ),
])
