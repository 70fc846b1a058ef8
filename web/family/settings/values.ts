import { easyPin } from '../wizard.ts'
import { failureWords } from '../words.ts'

type Failure = Parameters<typeof failureWords>[0]

/** What a section says when the server refuses what was typed. Everything else is said as everywhere. */
export function refusalWords(error: Failure, refused: string): string {
  const isAboutInput = error._tag === 'BadRequest' || error._tag === 'HttpApiDecodeError'
  if (isAboutInput) return refused
  return error._tag === 'Conflict' && error.message.startsWith('username is taken')
    ? 'This username is taken. Choose another.'
    : failureWords(error)
}

/** What is wrong with a new PIN that was typed twice; empty if nothing is. */
export function newPinTrouble(pin: string, again: string): string {
  if ([...pin].length !== 4) return 'A PIN has four numbers or letters.'
  if (isEasy(pin)) return easyPin
  return pin === again ? '' : 'The two are not the same. Type the PIN twice.'
}

/** The server knows more PINs that are easy to guess. */
const isEasy = (pin: string) =>
  new Set(pin).size < 3 ||
  /^(19|20)\d\d$/.test(pin) ||
  ['0123456789', '9876543210'].some(row => row.includes(pin))

/** Four digits that nobody would guess first. */
export function makePin(random: (below: number) => number): string {
  for (;;) {
    const pin = Array.from({ length: 4 }, () => random(10)).join('')
    if (!isEasy(pin)) return pin
  }
}

/** The name of the file with everything, which says neither the child's name nor their username. */
export const exportName = (avatarId: string, now: Date): string =>
  `learn-${avatarId.replaceAll(/[^a-z]/g, '') || 'child'}-${now.toISOString().slice(0, 10)}.json`

interface Counts {
  readonly attempts: number
  readonly sessions: number
  readonly papers: number
  readonly assignments: number
  readonly notes: number
  readonly files: number
}

const things: readonly [keyof Counts, one: string, many: string][] = [
  ['attempts', 'answer', 'answers'],
  ['sessions', 'practice session', 'practice sessions'],
  ['papers', 'mini-test', 'mini-tests'],
  ['assignments', 'piece of set work', 'pieces of set work'],
  ['notes', 'note by a teacher', 'notes by teachers'],
  ['files', 'file', 'files'],
]

/** Empty if the date can be the test's, or if there is none. */
export function examDateTrouble(date: string, now: Date): string {
  if (date === '') return ''
  const [year, thisYear] = [Number(date.slice(0, 4)), now.getFullYear()]
  if (year > thisYear + 4) return 'Check the year: the test can’t be more than four years away.'
  const today = new Date(Date.UTC(thisYear, now.getMonth(), now.getDate())).toISOString().slice(0, 10)
  return date < today ? 'This date is in the past.' : ''
}

/** What will be erased, such as “212 answers”, leaving out whatever there is none of. */
export const countWords = (counts: Counts): string[] =>
  things.flatMap(([field, one, many]) => {
    const count = counts[field]
    return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`]
  })

/** Whether the typed name confirms that this child is meant. */
export const isSameName = (typed: string, name: string): boolean =>
  typed.normalize('NFKC').trim().toLowerCase() === name.normalize('NFKC').trim().toLowerCase()
