import { proof, prove } from '../../test/content/proofs.ts'
import { againWords } from './hyphenated-words.ts'
import {
  ellipsisJob,
  hyphensAndEllipsis,
  needsAHyphen,
  placeTheHyphen,
  sizeOrNumber,
} from './hyphens-and-ellipsis.ts'

const values: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const numberFrom = (words: string) =>
  words.split('-').reduce((sum, word) => sum + (values[word] ?? Number.NaN), 0)

/** Reads “thirty two-pound coins” and “thirty-two pound coins”: how many, and of what size. */
function counted(phrase: string): string {
  const [, many = '', size = '1'] =
    /^([a-z]+) ([a-z]+)-[a-z]+ [a-z]+$/.exec(phrase) ?? /^([a-z]+-[a-z]+) [a-z]+ [a-z]+$/.exec(phrase) ?? []
  return `${numberFrom(many)} of ${size === '1' ? 1 : numberFrom(size)}`
}

const asked = (stem: string) => {
  const [, many = '', size = ''] =
    /\*\*([a-z-]+) [a-z]+\*\*.*\*\*.*?\b([a-z]+) (?:pounds?|litres?|kilograms?|metres?|pages?|minutes?|people|persons?|miles?)\b/.exec(
      stem,
    ) ?? []
  return `${numberFrom(many)} of ${numberFrom(size)}`
}

const again = againWords.flatMap(({ again }) =>
  again.map(line => new RegExp(`^${line.replace('@', '[A-Z]\\w+')}$`)),
)

/** What the dots do, by the signs around them. */
function jobOf(line: string): RegExp {
  if (/\b(?:er|um)\b/.test(line)) return /unsure/
  if (/\b(?:copied|cut|quotes|quoted|needed only|shorter form|shortened|took just this)\b/.test(line))
    return /quotation/
  if (/(?:[\w ]+, ){2,}[\w ]+ …/.test(line)) return /list/
  return /…”/.test(line) ? /not finish/ : /surprise/
}

prove(hyphensAndEllipsis, [
  // Only the words that describe the noun are joined, and all of them.
  proof(placeTheHyphen, ({ joined, noun }, answer) => {
    const parts = answer.match(/[A-Za-z]+(?:-[A-Za-z]+)+/g) ?? []
    return parts.length === 1 && parts[0] === joined && answer.includes(`${joined} ${noun}`)
  }),
  proof(sizeOrNumber, (_, answer, { draft }) => counted(answer) === asked(draft.stem)),
  proof(needsAHyphen, (_, answer) => again.some(line => line.test(answer))),
  proof(ellipsisJob, (_, answer, { draft }) => jobOf(draft.stem.split('\n')[0] ?? '').test(answer)),
])
