import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, moved, picture } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { type Features, features, figureOf, roomyShapes } from './features.ts'
import { cell, choice, describe, drawing, wrongChoice } from './figure.ts'
import { type Kind, kindNames, valuesOf } from './grids.ts'

const alphabets = ['BCDFH', 'LMNPR', 'TVXYZ']

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
type Choices = readonly number[]

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

function drawCode(random: Random, step: Step) {
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

type Code = ReturnType<typeof drawCode>

const codeOf = ({ places }: Code, choices: Choices) =>
  places.map(({ letters }, at) => letters[choices[at] ?? 0]).join('')

const figureAt = ({ places, base }: Code, choices: Choices) =>
  figureOf(Object.assign({ ...base }, ...places.map(({ values }, at) => values[choices[at] ?? 0] ?? {})))

/** Boxes with their codes below. The last box asks for the figure or for the code. */
function codePicture(code: Code, asked?: string): Picture {
  const side = 60
  const boxes = [...code.examples, code.asked]
  const body = boxes.map((choices, at) => {
    const x = 2 + side / 2 + at * (side + 4)
    const last = at === boxes.length - 1
    const frame = `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" fill="none" stroke="#000" stroke-width="1"/>`
    const inside =
      last && asked
        ? label([0, 9], '?', { size: 26, bold: true })
        : drawing(figureAt(code, choices), side / cell)
    const below = last ? (asked ?? '?') : codeOf(code, choices)
    return moved(frame + inside, x, 32) + label([x, 82], below, { size: 17, bold: true })
  })
  const alt = boxes.map((choices, at) =>
    at < code.examples.length
      ? `${describe(figureAt(code, choices))}: code ${codeOf(code, choices)}.`
      : asked
        ? `A question mark: code ${asked}.`
        : `${describe(figureAt(code, choices))}: code asked for.`,
  )
  return picture(boxes.length * (side + 4), 88, alt.join(' '), body.join(''))
}

const ordinals = ['first', 'second', 'third']

const meaning = (code: Code) =>
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

const hardness = ({ places, examples, asked }: Code) =>
  places.length * 2 +
  new Set(examples.flatMap(one => one.map((value, at) => `${at} ${value}`))).size / 2 +
  (places.length - Math.max(...examples.map(one => one.filter((value, at) => value === asked[at]).length)))

export const findCode = template({
  id: 'non-verbal-reasoning.codes.find-the-code',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 45,
  draw: drawCode,
  measure: 'letters of the code, values they can have, and letters that no example shares at once',
  hardness,
  write: (code, random) => {
    const { places, examples, asked } = code
    const right = codeOf(code, asked)
    const others = places.flatMap(({ letters }, place) =>
      letters
        .map((_, value) => asked.map((one, at) => (at === place ? value : one)))
        .map(choices => ({
          text: codeOf(code, choices),
          misconception: 'took-the-wrong-letter-for-one-thing',
        })),
    )
    return {
      stem: 'Each letter of a code stands for one thing about its figure. What is the code of the **last** figure?',
      picture: codePicture(code),
      right: { text: right },
      wrong: [
        ...random.shuffle(others.filter(({ text }) => text !== right)).slice(0, 3),
        ...examples.map(one => ({
          text: codeOf(code, one),
          misconception: 'copied-the-code-of-a-like-figure',
        })),
        { text: [...right].reverse().join(''), misconception: 'wrote-the-letters-in-the-wrong-order' },
        ...others.filter(({ text }) => text !== right),
      ],
      explanation: `Compare figures that share a letter. ${meaning(code)} So the code is **${right}**.`,
    }
  },
})

export const findFigure = template({
  id: 'non-verbal-reasoning.codes.find-the-figure',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 50,
  draw: drawCode,
  measure: 'letters of the code, values they can have, and letters that no example shares at once',
  hardness,
  write: (code, random) => {
    const { places, examples, asked } = code
    const wrong = (choices: Choices, misconception: string) =>
      wrongChoice(figureAt(code, choices), misconception)
    const others = places.flatMap(({ values }, place) =>
      values.map((_, value) => asked.map((one, at) => (at === place ? value : one))),
    )
    const near = others.filter(choices => choices.join() !== asked.join())
    return {
      stem: `Each letter of a code stands for one thing about its figure. Which figure has the code **${codeOf(code, asked)}**?`,
      picture: codePicture(code, codeOf(code, asked)),
      right: choice(figureAt(code, asked)),
      wrong: [
        ...random
          .shuffle(near)
          .slice(0, 3)
          .map(choices => wrong(choices, 'took-the-wrong-thing-for-one-letter')),
        ...examples.map(one => wrong(one, 'copied-a-like-figure')),
        ...near.map(choices => wrong(choices, 'took-the-wrong-thing-for-one-letter')),
        ...roomyShapes.map(shape =>
          wrongChoice(figureOf({ ...code.base, shape }), 'took-a-thing-that-has-no-letter'),
        ),
      ],
      explanation: `Compare figures that share a letter. ${meaning(code)} So it is: ${describe(figureAt(code, asked))}.`,
    }
  },
})

const lesson: Code = {
  places: [
    { kind: 'shape', values: [{ shape: 'square' }, { shape: 'circle' }], letters: ['C', 'B'] },
    { kind: 'fill', values: [{ fill: 'black' }, { fill: 'grey' }], letters: ['M', 'P'] },
  ],
  examples: [
    [0, 0],
    [0, 1],
    [1, 0],
  ],
  asked: [1, 1],
  base: features({}),
}

const thickAndThin: Code = {
  places: [
    { kind: 'shape', values: [{ shape: 'star' }, { shape: 'cross' }], letters: ['C', 'D'] },
    { kind: 'line', values: [{ line: 'thick' }, { line: 'plain' }], letters: ['L', 'N'] },
  ],
  examples: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  asked: [1, 0],
  base: features({}),
}

const hardLesson: Code = {
  places: [
    {
      kind: 'line',
      values: [{ line: 'thick' }, { line: 'dashed' }, { line: 'plain' }],
      letters: ['B', 'D', 'F'],
    },
    {
      kind: 'shape',
      values: [{ shape: 'circle' }, { shape: 'diamond' }, { shape: 'hexagon' }],
      letters: ['L', 'N', 'R'],
    },
    {
      kind: 'inner',
      values: [{ inner: 'star' }, { inner: 'cross' }, { inner: 'triangle' }],
      letters: ['T', 'V', 'X'],
    },
  ],
  examples: [
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 2],
    [2, 2, 1],
  ],
  asked: [1, 2, 0],
  base: features({ inner: 'star' }),
}

export const codes: Topic = {
  id: 'non-verbal-reasoning.codes',
  name: 'Codes for figures',
  subdomain: 'codes',
  year: 5,
  prerequisites: ['non-verbal-reasoning.odd-one-out'],
  about: 'Working out which letter stands for which shape, fill, edge or size.',
  weights: { gl: 5, cem: 2, iseb: 4 },
  lesson: {
    version: 2,
    idea: `
Each figure here has a code. Each **letter** of the code tells one thing. The first letter may tell the shape. The next one may tell the fill.

How do you crack it? Find two figures that **share a letter**. Ask what else they share. That is what the letter means.

${codePicture(lesson).svg}

The first two codes both start with C. What do these two figures share? Both are squares. So C means square, and B must mean circle.

Now look at the end of the codes. The first and the third both end with M. Both are black. So M means black, and P means grey.

The last figure is a grey circle. Its code is B and P: **BP**.`,
    example: `
A thick star is CL. A thin star is CN. A thin cross is DN. What is a thick cross?

${codePicture(thickAndThin).svg}

1. CL and CN share C. Both are stars. So C is star.
2. DN is a cross. So D is cross.
3. CN and DN share N. Both are thin. So N is thin and L is thick.
4. A thick cross is **DL**.`,
    harder: `
${codePicture(hardLesson).svg}

Here a code has **three** letters, and nobody tells you which letter tells what. Be a detective.

1. Find two codes that share a letter. The first two both start with B. What do the figures share? Not the shape, and not the inside. Both have a **thick edge**. So the first letter tells the edge, and B is thick.
2. The first and the third share L in the middle. Both are **circles**. So the second letter tells the shape, and L is circle.
3. The second and the fourth share V at the end. Both have a **cross** inside. So the third letter tells the inside, and V is cross.
4. Now look at the last figure: a dashed edge, a hexagon, a star inside. Find each letter.
5. Dashed: the third figure is dashed, and its code starts with D. Hexagon: the fourth one is a hexagon, and its middle letter is R. Star: the first one has a star, and its last letter is T.
6. The code is **DRT**.

The slip to watch for is thinking that the first letter must be the shape. Test it before you use it.

Now you try: which code would a thick hexagon with a triangle inside have? (BRX.)`,
    mistake: `
Do not guess from one figure alone. A big black star with the code CL could mean C for star, or for black, or for big! You need **two** figures with the same letter. If they share two things, look for a third figure to make sure.`,
    tryThis: `
Make a code for the people at home. Use one letter for hair and one for glasses. Write the codes of three people. Can someone find out what the code of the fourth one is?`,
  },
  misconceptions: {
    'took-the-wrong-letter-for-one-thing': {
      child: 'One letter is wrong. Find two figures that share it and see what they share.',
      parent:
        'Gets one letter of the code wrong. Compare two figures with the same letter and say what is the same.',
    },
    'copied-the-code-of-a-like-figure': {
      child: 'That code belongs to another figure. Check each thing and its letter.',
      parent: 'Copies the code of a similar figure. Build the code one letter at a time.',
    },
    'wrote-the-letters-in-the-wrong-order': {
      child: 'The letters are right, but their order is not. Each place has its own meaning.',
      parent: 'Writes the letters in the wrong order. Note what the first and the second letter stand for.',
    },
    'took-a-thing-that-has-no-letter': {
      child: 'Look only at the things that have a letter. Match each letter in turn.',
      parent: 'Goes by something the code does not describe. List what each letter stands for first.',
    },
    'took-the-wrong-thing-for-one-letter': {
      child: 'One thing does not match its letter. Compare two figures with that letter.',
      parent: 'Reads one letter wrongly. Find two figures that share it and ask what they have in common.',
    },
    'copied-a-like-figure': {
      child: 'That one has a code of its own. Check it letter by letter.',
      parent: 'Picks a figure that is shown with another code. Go letter by letter and rule figures out.',
    },
  },
  templates: [findCode, findFigure],
}
