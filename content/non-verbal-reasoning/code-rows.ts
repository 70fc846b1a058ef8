import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { inMarkdown, label, moved, picture } from '../svg.ts'
import { type Features, features, figureOf, roomyShapes } from './features.ts'
import { cell, describe, drawing } from './figure.ts'
import { type Kind, kindNames, valuesOf } from './grids.ts'

export const alphabets = ['BCDFH', 'LMNPR', 'TVXYZ']

/** One letter of the code: its feature, and the letter for each value. */
interface Place {
  readonly kind: Kind
  readonly values: readonly Partial<Features>[]
  readonly letters: readonly string[]
}

const plans: Record<Step, { kinds: Kind[][]; values: number; shown: number }> = {
  1: {
    kinds: [
      ['shape', 'fill'],
      ['shape', 'line'],
    ],
    values: 2,
    shown: 3,
  },
  2: {
    kinds: [
      ['shape', 'fill'],
      ['inner', 'shape'],
      ['shape', 'line'],
    ],
    values: 3,
    shown: 4,
  },
  3: {
    kinds: [
      ['shape', 'inner', 'line'],
      ['shape', 'fill', 'size'],
    ],
    values: 2,
    shown: 4,
  },
  4: {
    kinds: [
      ['shape', 'inner', 'line'],
      ['shape', 'inner', 'innerFill'],
    ],
    values: 3,
    shown: 4,
  },
  5: {
    kinds: [
      ['shape', 'inner', 'line'],
      ['shape', 'inner', 'innerFill'],
    ],
    values: 3,
    shown: 4,
  },
}

/** The index of a figure's value for each feature. */
export type Choices = readonly number[]

/** Whether each letter can only stand for its own feature, and every value of the figure asked for is shown. */
function isClear(shown: readonly Choices[], asked: Choices): boolean {
  return asked.every((value, place) => {
    const clear = asked.every((_, other) => {
      if (other === place) return true
      const pairs = new Set(shown.map(one => `${one[place]} ${one[other]}`))
      const [here, there] = [new Set(shown.map(one => one[place])), new Set(shown.map(one => one[other]))]
      return pairs.size > Math.max(here.size, there.size) || here.size !== there.size
    })
    const changes = new Set(shown.map(one => one[place])).size > 1
    return clear && changes && shown.some(one => one[place] === value)
  })
}

export function drawCode(random: Random, step: Step) {
  const { kinds, values, shown } = plans[step]
  const chosen = random.shuffle(random.pick(kinds))
  const places = chosen.map(
    (kind, at): Place => ({
      kind,
      values: valuesOf(random, kind, values),
      letters: random.sample([...(alphabets[at] ?? '')], values),
    }),
  )
  const combination = () => places.map(() => random.int(0, values - 1))
  for (;;) {
    const examples: number[][] = []
    while (examples.length < shown) {
      const one = combination()
      if (!examples.some(other => other.join() === one.join())) examples.push(one)
    }
    const asked = combination()
    if (examples.some(other => other.join() === asked.join())) continue
    // In the hardest codes, no example shares two letters with the answer.
    const alike = Math.max(...examples.map(one => one.filter((value, at) => value === asked[at]).length))
    if (step === 5 && alike > 1) continue
    if (isClear(examples, asked)) return { places, examples, asked, base: baseOf(random, chosen) }
  }
}

const baseOf = (random: Random, kinds: readonly Kind[]): Features =>
  features({
    shape: random.pick(roomyShapes),
    fill:
      kinds.includes('line') || kinds.includes('inner') ? 'white' : random.pick(['white', 'grey'] as const),
    inner: kinds.includes('inner') ? 'star' : 'none',
  })

export type Code = ReturnType<typeof drawCode>

export const codeOf = ({ places }: Code, choices: Choices) =>
  places.map(({ letters }, at) => letters[choices[at] ?? 0]).join('')

export const figureAt = ({ places, base }: Code, choices: Choices) =>
  figureOf(Object.assign({ ...base }, ...places.map(({ values }, at) => values[choices[at] ?? 0] ?? {})))

/** Boxes with their codes below. The last box asks for the figure or for the code, or shows both. */
export function codePicture(code: Code, asked?: string, isSolved = false): Picture {
  const side = 60
  const boxes = [...code.examples, code.asked]
  const body = boxes.map((choices, at) => {
    const x = 2 + side / 2 + at * (side + 4)
    const last = at === boxes.length - 1
    const frame = `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" fill="none" stroke="#000" stroke-width="1"/>`
    const inside =
      last && asked && !isSolved
        ? label([0, 9], '?', { size: 26, bold: true })
        : drawing(figureAt(code, choices), side / cell)
    const below = last ? (asked ?? '?') : codeOf(code, choices)
    return moved(frame + inside, x, 32) + label([x, 82], below, { size: 17, bold: true })
  })
  const alt = boxes.map((choices, at) =>
    at < code.examples.length
      ? `${describe(figureAt(code, choices))}: code ${codeOf(code, choices)}.`
      : asked
        ? `${isSolved ? describe(figureAt(code, choices)) : 'A question mark'}: code ${asked}.`
        : `${describe(figureAt(code, choices))}: code asked for.`,
  )
  return picture(boxes.length * (side + 4), 88, alt.join(' '), body.join(''))
}

const ordinals = ['first', 'second', 'third']

export const meaning = (code: Code) =>
  code.places
    .map(({ kind, letters, values }, at) => {
      const value = code.asked[at] ?? 0
      const said = String(Object.values(values[value] ?? {})[0])
      const name =
        kind === 'size'
          ? Number(said) > 25
            ? 'large'
            : 'small'
          : said === 'plain'
            ? 'thin'
            : said === 'dots'
              ? 'dotted'
              : said
      return `The ${ordinals[at]} letter stands for the ${kindNames[kind]}, and ${letters[value]} means ${name}.`
    })
    .join(' ')

export const hardness = ({ places, examples, asked }: Code) =>
  places.length * 2 +
  new Set(examples.flatMap(one => one.map((value, at) => `${at} ${value}`))).size / 2 +
  (places.length - Math.max(...examples.map(one => one.filter((value, at) => value === asked[at]).length)))

/** The row with its last figure and the code of it, for an explanation. */
export const solvedInText = (code: Code): string =>
  inMarkdown(codePicture(code, codeOf(code, code.asked), true))
