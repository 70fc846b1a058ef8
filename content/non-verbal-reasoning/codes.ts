import { once } from '../once.ts'
import type { Random } from '../random.ts'
import type { Template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { clearer, redrafted } from './clearer.ts'
import { type Choices, type Code, codeOf, codePicture, figureAt, meaning, solvedInText } from './code-rows.ts'
import { codeFromTable } from './code-tables.ts'
import { findCode as findCodeBefore, findFigure as findFigureBefore } from './earlier/codes.ts'
import { features } from './features.ts'
import { choice, withLargeOptions, wrongChoice } from './figure.ts'
import { rivals } from './rivals.ts'

export const findCode = clearer(
  findCodeBefore,
  code =>
    `Compare figures that share a letter. ${meaning(code)} So the code is **${codeOf(code, code.asked)}**:${solvedInText(code)}`,
)

/** Four codes of which no letter alone tells the right figure, none of them of an example. None if there are no such four. */
function rivalCodes({ examples, asked }: Code, random: Random): Choices[] {
  const shown = new Set(examples.map(one => one.join()))
  const others = asked.map((value, place) =>
    examples.map(one => one[place] ?? 0).filter(one => one !== value),
  )
  for (let tries = 0; tries < 40; tries++) {
    const other = others.map(values => random.pick(values))
    const found = rivals(random, asked.length).map(isOther =>
      asked.map((value, place) => (isOther[place] ? (other[place] ?? value) : value)),
    )
    if (!found.some(one => shown.has(one.join()))) return found
  }
  return []
}

const isHard = ({ places }: Code) => places.length > 2 && places.every(({ values }) => values.length > 2)

export const findFigure: Template<Code> = {
  ...redrafted(
    clearer(
      findFigureBefore,
      code =>
        `Compare figures that share a letter. ${meaning(code)} So this is the figure:${solvedInText(code)}`,
      1,
      ({ places }) => places.some(({ kind }) => kind === 'size'),
    ),
    (draft, code, random) => {
      if (!isHard(code)) return draft
      const wrong = rivalCodes(code, random).map(choices =>
        wrongChoice(
          figureAt(code, choices),
          choices.filter((value, place) => value !== code.asked[place]).length > 1
            ? 'took-the-wrong-things-for-the-letters'
            : 'took-the-wrong-thing-for-one-letter',
        ),
      )
      return withLargeOptions({ ...draft, right: choice(figureAt(code, code.asked)), wrong })
    },
  ),
  undoubled: true,
}

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
  lesson: once(() => ({
    version: 3,
    idea: `
Each figure here has a code. Each **letter** of the code tells one thing. The first letter may tell the shape. The next one may tell the fill.

How do you crack it? Find two figures that **share a letter**. Ask what else they share. That is what the letter means.

${codePicture(lesson).svg}

The first two codes both start with C. What do these two figures share? Both are squares. So C means square, and B must mean circle.

Now look at the end of the codes. The first and the third both end with M. Both are black. So M means black, and P means grey.

The last figure is a grey circle. Its code is B and P: **BP**.

Some codes are in a **table**. Each row has a letter, and so has each column. Ask what a whole row shares, then what a whole column shares.`,
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
  })),
  misconceptions: once(() => ({
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
    'took-the-wrong-things-for-the-letters': {
      child: 'More than one thing does not match its letter. Check each letter in turn.',
      parent: 'Reads more than one letter wrongly. Write down what each letter stands for before choosing.',
    },
    'copied-a-like-figure': {
      child: 'That one has a code of its own. Check it letter by letter.',
      parent: 'Picks a figure that is shown with another code. Go letter by letter and rule figures out.',
    },
  })),
  templates: [findCode, findFigure, codeFromTable],
  earlier: [findCodeBefore, findFigureBefore],
}
