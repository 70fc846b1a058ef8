import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { leaning } from './leaning.ts'
import { drawColumnSum, hidden, star } from './puzzle-pictures.ts'

type Operation = '+' | '−' | '×'

interface ColumnSum {
  readonly operation: Operation
  /** The two numbers and the result. */
  readonly numbers: readonly [number, number, number]
  /** Hidden digits: a number, and a place from the left. The first is asked for. */
  readonly places: readonly (readonly [row: number, place: number])[]
}

const operations: Record<Operation, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
}

/** In how many ways the boxes can be filled, so that the sum is right and no number begins with zero. */
function waysToFill({ operation, numbers, places }: ColumnSum): number {
  let found = 0
  for (let code = 0; code < 10 ** places.length; code++) {
    const lines = numbers.map(value => [...String(value)])
    for (const [at, [row, place]] of places.entries()) {
      const line = lines[row]
      if (line) line[place] = String(Math.floor(code / 10 ** at) % 10)
    }
    const [a = 0, b = 0, c = 0] = lines.map(line => Number(line.join('')))
    const isPlain = lines.every(line => line[0] !== '0')
    if (isPlain && operations[operation](a, b) === c) found++
  }
  return found
}

const kinds: Record<Step, { of: readonly Operation[]; low: number; high: number; hide: number }> = {
  1: { of: ['+'], low: 12, high: 78, hide: 1 },
  2: { of: ['+', '−'], low: 112, high: 899, hide: 2 },
  3: { of: ['−', '+'], low: 112, high: 989, hide: 3 },
  4: { of: ['−', '×'], low: 112, high: 989, hide: 3 },
  5: { of: ['×', '−'], low: 1012, high: 9789, hide: 3 },
}

function drawColumns(random: Random, step: Step): ColumnSum {
  const { of, low, high, hide } = kinds[step]
  for (;;) {
    const operation = random.pick(of)
    const one = operation === '×' && step === 5 ? random.int(124, 989) : random.int(low, high)
    const other = operation === '×' ? random.int(3, 9) : random.int(low, high)
    const [a, b] = operation === '−' ? [Math.max(one, other), Math.min(one, other)] : [one, other]
    const result = operations[operation](a, b)
    if (operation === '−' && result < low) continue
    const numbers = [a, b, result] as const
    const all = numbers.flatMap((value, row) => [...String(value)].map((_, place) => [row, place] as const))
    const facts = { operation, numbers, places: random.sample(all, hide) }
    // With nothing hidden above the line, it would be just a sum to work out.
    const isPuzzle = step < 3 || facts.places.some(([row]) => row < 2)
    if (isPuzzle && (step === 1 || hasCarry(facts)) && waysToFill(facts) === 1) return facts
  }
}

/** The two numbers that are added: for a subtraction, the result and what was taken away. */
const addends = ({ operation, numbers: [a, b, c] }: ColumnSum): readonly [number, number] =>
  operation === '−' ? [c, b] : [a, b]

/** What is worked out in each column, from the right. */
function columnsOf(facts: ColumnSum): { said: string; written: number; carry: number }[] {
  const [a, b] = addends(facts)
  const times = facts.operation === '×'
  const columns: { said: string; written: number; carry: number }[] = []
  let carry = 0
  for (let size = 1; size <= Math.max(a, times ? 0 : b); size *= 10) {
    const [x, y] = [Math.floor(a / size) % 10, times ? b : Math.floor(b / size) % 10]
    const sum = (times ? x * y : x + y) + carry
    const said = `${x} ${times ? '×' : '+'} ${y}${carry > 0 ? ` + ${carry}` : ''} = ${sum}`
    carry = Math.floor(sum / 10)
    columns.push({ said, written: sum % 10, carry })
  }
  return columns
}

const hasCarry = (facts: ColumnSum) =>
  columnsOf(facts)
    .slice(0, -1)
    .some(({ carry }) => carry > 0)

export const missingDigit = template({
  id: 'maths.number-puzzles.missing-digit',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 65,
  draw: drawColumns,
  measure: 'hidden digits, digits of the numbers, and the operation',
  hardness: ({ operation, numbers, places }) =>
    places.length * 2 + String(Math.max(...numbers)).length + { '+': 0, '−': 1, '×': 3 }[operation],
  write: (facts, random) => {
    const { operation, numbers, places } = facts
    const [[row, place] = [0, 0]] = places
    const lines = numbers.map((value, line) =>
      [...String(value)].map((digit, at) => {
        const index = places.findIndex(([r, p]) => r === line && p === at)
        return index === 0 ? star : index > 0 ? hidden : digit
      }),
    )
    const own = String(numbers[row] ?? 0)
    const right = Number(own[place])
    const column = 10 ** (own.length - 1 - place)
    const [first = 0, second = 0, result = 0] = numbers.map(value => Math.floor(value / column) % 10)
    const named = [
      [(right + 1) % 10, 'forgot-the-carried-digit'],
      [(right + 9) % 10, 'forgot-the-carried-digit'],
      [Math.abs(first - second), 'went-by-one-column-only'],
      [(first + second) % 10, 'went-by-one-column-only'],
      [Math.abs(result - first), 'went-by-one-column-only'],
      [(result + second) % 10, 'went-by-one-column-only'],
      ...random
        .shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        .map(digit => [digit, 'chose-a-digit-that-does-not-fit'] as const),
    ] as const
    const columns = columnsOf(facts)
    const [a, b] = addends(facts)
    const sign = operation === '×' ? '×' : '+'
    return {
      stem: 'Each box in this calculation hides one digit. Which digit is in the box with the **question mark**?',
      picture: drawColumnSum([
        { sign: '', digits: lines[0] ?? [] },
        { sign: operation, digits: lines[1] ?? [] },
        { sign: '', digits: lines[2] ?? [] },
      ]),
      right: { text: String(right) },
      wrong: leaning(
        random,
        String(right),
        named
          .filter(([digit]) => digit !== right && !(place === 0 && digit === 0))
          .map(([digit, misconception]) => ({ text: String(digit), misconception })),
      ),
      explanation: `${
        operation === '−'
          ? 'Turn the subtraction round: the answer plus the second number makes the first. '
          : places.some(([line]) => line === 1) && operation === '×'
            ? `First try digits in the box beside ×: only ${b} makes all the columns fit. `
            : ''
      }Start at the right and go from column to column: ${columns
        .map(({ said, written, carry }, at) =>
          carry === 0 || at === columns.length - 1 ? said : `${said}, so write ${written} and carry ${carry}`,
        )
        .join(
          '; ',
        )}. With all its digits it is ${grouped(a)} ${sign} ${grouped(b)} = ${grouped(sign === '×' ? a * b : a + b)}. So the digit is **${right}**.`,
    }
  },
})
