import { template } from '../../template.ts'
import { counted } from '../../wording.ts'
import {
  drawFolds,
  foldPicture,
  folds,
  holesChoice,
  opened,
  punchable,
  textOf,
  withFewHoles,
  withManyHoles,
} from '../sheets.ts'

export const punchedHoles = template({
  id: 'non-verbal-reasoning.paper-folding.where-are-the-holes',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const done = drawFolds(random, step)
    const count = [1, 2, 1, 2, 2][step - 1] ?? 1
    const room = punchable(done)
    return { done, holes: random.sample(room, Math.min(count, room.length - 1)), slip: random.int(0, 3) }
  },
  measure: 'folds, holes when opened, and whether folds go from corner to corner',
  hardness: ({ done, holes }) =>
    done.length * 2 + holes.length + (done.some(({ right, down }) => right * down !== 0) ? 4 : 0),
  write: ({ done, holes, slip }, random) => {
    const right = opened(holes, done)
    const few = withFewHoles(done, holes)
    const many = withManyHoles(done, holes, slip)
    return {
      stem: 'A square sheet is folded as shown, and holes are punched through all layers. What does it look like when it is **opened** again?',
      picture: foldPicture(done, holes),
      right: holesChoice(right),
      // Some options have fewer holes and some as many or more, so that counting is not enough.
      wrong: [...few.slice(0, 2), ...random.shuffle(many).slice(0, 2), ...few.slice(2), ...many],
      explanation: `Open the folds one by one, the last one first. Each fold line is a mirror: every hole gets a partner just as far on the other side. ${counted(holes.length, 'hole')} and ${counted(done.length, 'fold')} make ${counted(right.length, 'hole')}. ${textOf(right)}.`,
    }
  },
})

const sheetNames = [
  'A square sheet',
  'A square napkin',
  'A square of thin card',
  'A square of tissue paper',
  'A square paper mat',
]

export const howManyHoles = template({
  id: 'non-verbal-reasoning.paper-folding.how-many-holes',
  version: 1,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => {
    const done =
      step === 5
        ? random.pick([
            [folds.topLeft, folds.topRight],
            [folds.topRight, folds.topLeft],
          ])
        : drawFolds(random, step)
    const room = punchable(done)
    const [least, most] = (
      [
        [1, 3],
        [3, 5],
        [1, 3],
        [3, 4],
        [1, 2],
      ] as const
    )[step - 1] ?? [1, 3]
    return {
      done,
      holes: random.sample(room, random.int(least, Math.min(most, room.length))),
      sheetName: random.pick(sheetNames),
    }
  },
  measure: 'folds, holes, and whether folds go from corner to corner',
  hardness: ({ done, holes }) =>
    done.length * 2 + holes.length + (done.some(({ right, down }) => right * down !== 0) ? 2 : 0),
  write: ({ done, holes, sheetName }) => {
    const layers = 2 ** done.length
    return {
      stem: `${sheetName} is folded as shown. Then ${counted(holes.length, 'hole')} ${holes.length === 1 ? 'is' : 'are'} punched through all its layers. How many holes are there when it is **opened** again? Write a number.`,
      picture: foldPicture(done, holes),
      expected: { kind: 'number', value: String(holes.length * layers) },
      mistakes: [
        { text: String(holes.length), misconception: 'forgot-to-open-the-paper' },
        ...(done.length > 1
          ? [{ text: String(holes.length * 2), misconception: 'opened-only-one-fold' }]
          : []),
        { text: String(holes.length + done.length), misconception: 'added-one-for-each-fold' },
        { text: String(holes.length * (layers + 1)), misconception: 'counted-the-layers-wrong' },
      ],
      explanation: `Each fold doubles the layers: ${counted(done.length, 'fold')} ${done.length === 1 ? 'makes' : 'make'} ${layers} layers. Each punch goes through all of them. So ${holes.length} × ${layers} = **${holes.length * layers}**.`,
    }
  },
})
