import type { Step } from '../../question.ts'
import { template } from '../../template.ts'
import {
  type Change,
  changed,
  type Features,
  features,
  figureOf,
  innerShapes,
  nameOf,
  roomyShapes,
  said,
  twoFills,
} from '../features.ts'
import {
  choice,
  describe,
  handedShapes,
  plainShapes,
  type Shape,
  sizes,
  strongFills,
  wrongChoice,
} from '../figure.ts'
import { drawChange, type Inside, insideOut, insides, pairPicture, pairStem } from '../pairs.ts'

const kinds: Record<Step, Change['kind'][]> = {
  1: ['fill', 'size', 'line'],
  2: ['turn'],
  3: ['mirror', 'turn'],
  4: ['turn'],
  5: ['mirror', 'turn'],
}

export const oneChange = template({
  id: 'non-verbal-reasoning.analogies.one-change',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const kind = random.pick(kinds[step])
    const moves = kind === 'turn' || kind === 'mirror'
    const [first, second] = random.sample(moves ? handedShapes : plainShapes, 2)
    const size = kind === 'size' ? random.pick([16, sizes.large]) : sizes.large
    const fill =
      kind === 'line'
        ? 'white'
        : random.pick(moves ? (['white', 'black', 'grey', 'dots'] as const) : strongFills)
    const a = features({ shape: first ?? 'ell', fill, size, turn: moves ? random.int(0, 3) * 90 : 0 })
    // In harder questions, the second figure points another way than the first, so that copying the first pair fails.
    const lean = step >= 4 ? random.int(1, 3) * 90 : 0
    const c = { ...a, shape: second ?? 'flag', turn: (a.turn + lean) % 360 }
    return { a, c, change: drawChange(random, kind, a, step) }
  },
  measure:
    'what changes (look, turn or flip), eighths of a turn, and whether the second figure stands another way',
  hardness: ({ a, c, change }) => {
    const moves = change.kind === 'mirror' ? 4 : change.kind === 'turn' ? (change.by % 90 ? 5 : 3) : 2
    return moves + (a.turn === c.turn ? 0 : 2)
  },
  write: ({ a, c, change }) => {
    const [b, d] = [changed(a, change), changed(c, change)]
    const moves = change.kind === 'turn' || change.kind === 'mirror'
    const wrong = (shown: Features, misconception: string) => wrongChoice(figureOf(shown), misconception)
    const by = change.kind === 'turn' ? change.by : 90
    const other: Change[] = moves
      ? [
          { kind: 'turn', by: -by },
          { kind: 'mirror', lean: 0 },
          { kind: 'mirror', lean: 90 },
          { kind: 'turn', by: 180 },
          { kind: 'turn', by: 90 },
        ]
      : [
          { kind: 'size', to: c.size === sizes.large ? 16 : sizes.large },
          { kind: 'line', to: 'dashed' },
          { kind: 'fill', to: c.fill === 'black' ? 'white' : 'black' },
          { kind: 'fill', to: c.fill === 'grey' ? 'white' : 'grey' },
        ]
    return {
      stem: pairStem,
      picture: pairPicture(figureOf(a), figureOf(b), figureOf(c)),
      right: choice(figureOf(d)),
      wrong: [
        wrong({ ...d, turn: b.turn, mirrored: b.mirrored }, 'copied-the-way-the-first-pair-stands'),
        wrong(c, 'left-it-as-it-was'),
        ...other.map(one =>
          wrong(changed(c, one), moves ? 'turned-or-flipped-the-wrong-way' : 'changed-the-wrong-thing'),
        ),
        wrong(b, 'took-the-shape-of-the-first-pair'),
      ],
      explanation: `In the first pair the ${nameOf(a.shape)} ${said(change)}. Nothing else changes. So the ${nameOf(c.shape)} ${said(change)} too: ${describe(figureOf(d))}.`,
    }
  },
})

const saidInside: Record<Inside, string> = {
  removed: 'the inner shape is taken away',
  grown: 'the outer shape is taken away and the inner shape grows',
  swapped: 'the two shapes change places, but the fills stay where they are',
  'swapped with fills': 'the two shapes change places and take their fills with them',
}

const swappable = ['circle', 'square', 'triangle', 'hexagon', 'diamond'] as const

export const innerAndOuter = template({
  id: 'non-verbal-reasoning.analogies.inner-and-outer',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const how = random.pick<Inside>(
      ([['removed'], ['grown'], ['grown', 'swapped'], ['swapped'], ['swapped with fills']] as const)[
        step - 1
      ] ?? ['removed'],
    )
    const [fill, innerFill] = twoFills(random)
    const shapes: Shape[] = random.sample<Shape>(how.startsWith('swapped') ? swappable : roomyShapes, 4)
    const inners = how.startsWith('swapped')
      ? shapes.slice(2)
      : random.sample(
          innerShapes.filter(one => !shapes.slice(0, 2).includes(one)),
          2,
        )
    const a = features({ shape: shapes[0] ?? 'circle', fill, inner: inners[0] ?? 'star', innerFill })
    return { a, c: { ...a, shape: shapes[1] ?? 'square', inner: inners[1] ?? 'cross' }, how }
  },
  measure: 'how many of the two shapes and the two fills change',
  hardness: ({ how }) => insides.indexOf(how) + 2,
  write: ({ a, c, how }) => {
    const d = insideOut(c, how)
    const wrong = (shown: Features, misconception: string) => wrongChoice(figureOf(shown), misconception)
    return {
      stem: pairStem,
      picture: pairPicture(figureOf(a), figureOf(insideOut(a, how)), figureOf(c)),
      right: choice(figureOf(d)),
      wrong: [
        ...insides.map(other => wrong(insideOut(c, other), 'changed-the-wrong-thing')),
        wrong(c, 'left-it-as-it-was'),
        wrong(
          {
            ...d,
            fill: c.fill === d.fill ? c.innerFill : c.fill,
            ...(d.inner !== 'none' && { innerFill: d.innerFill === c.innerFill ? c.fill : c.innerFill }),
          },
          'mixed-up-the-fills',
        ),
        wrong({ ...d, shape: insideOut(a, how).shape }, 'took-the-shape-of-the-first-pair'),
      ],
      explanation: `In the first pair, ${saidInside[how]}. Do the same to the second pair and you get: ${describe(figureOf(d))}.`,
    }
  },
})
