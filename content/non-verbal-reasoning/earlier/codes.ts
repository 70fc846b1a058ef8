import { template } from '../../template.ts'
import { type Choices, codeOf, codePicture, drawCode, figureAt, hardness, meaning } from '../code-rows.ts'
import { figureOf, roomyShapes } from '../features.ts'
import { choice, describe, wrongChoice } from '../figure.ts'

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
