import type { Step } from '../../question.ts'
import { template } from '../../template.ts'
import { listed } from '../../wording.ts'
import {
  type Change,
  changedBy,
  type Features,
  features,
  figureOf,
  nameOf,
  said,
  twoFills,
} from '../features.ts'
import { choice, describe, handedShapes, sizes, wrongChoice } from '../figure.ts'
import { drawChange, insideOut, pairPicture, pairStem } from '../pairs.ts'

const kinds: Record<Step, Change['kind'][][]> = {
  1: [['fill', 'size']],
  2: [
    ['turn', 'fill'],
    ['turn', 'size'],
  ],
  3: [
    ['turn', 'line'],
    ['mirror', 'fill'],
  ],
  4: [
    ['mirror', 'size'],
    ['mirror', 'line'],
    ['turn', 'fill'],
  ],
  5: [
    ['turn', 'fill', 'size'],
    ['mirror', 'fill', 'size'],
  ],
}

const effort = (change: Change) =>
  change.kind === 'turn' ? 2 + (change.by % 90 ? 1 : 0) : change.kind === 'mirror' ? 3 : 1

export const twoChanges = template({
  id: 'non-verbal-reasoning.two-step-analogies.two-changes',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const [shape = 'ell', other = 'flag'] = random.sample(handedShapes, 2)
    const chosen = random.pick(kinds[step])
    // Stripes would not show a rotation, and an edge shows best on white.
    const fill = chosen.includes('line') ? 'white' : random.pick(['white', 'black', 'grey'] as const)
    const a = features({
      shape,
      fill,
      size: chosen.includes('size') ? random.pick([16, sizes.large]) : sizes.large,
      turn: random.int(0, 3) * 90,
    })
    const changes = chosen.map(kind => {
      const change = drawChange(random, kind, a, step)
      return change.kind === 'fill' && change.to === 'stripes' ? { ...change, to: 'dots' as const } : change
    })
    return {
      a,
      c: { ...a, shape: other, turn: step >= 4 ? (a.turn + random.int(1, 3) * 90) % 360 : a.turn },
      changes,
    }
  },
  measure: 'changes, each more if it is a turn or a flip, and whether the second figure stands another way',
  hardness: ({ a, c, changes }) =>
    changes.reduce((sum, change) => sum + effort(change), 0) + (a.turn === c.turn ? 0 : 1),
  write: ({ a, c, changes }) => {
    const [b, d] = [changedBy(a, changes), changedBy(c, changes)]
    const wrong = (shown: Features, misconception: string) => wrongChoice(figureOf(shown), misconception)
    const without = changes.map((_, left) =>
      changedBy(
        c,
        changes.filter((_, at) => at !== left),
      ),
    )
    return {
      stem: pairStem,
      picture: pairPicture(figureOf(a), figureOf(b), figureOf(c)),
      right: choice(figureOf(d)),
      wrong: [
        ...without.map(shown => wrong(shown, 'forgot-one-of-the-changes')),
        ...(changes.some(({ kind }) => kind === 'turn' || kind === 'mirror')
          ? [
              wrong(changedBy(d, [{ kind: 'mirror', lean: 0 }]), 'turned-or-flipped-the-wrong-way'),
              wrong({ ...d, turn: b.turn, mirrored: b.mirrored }, 'copied-the-way-the-first-pair-stands'),
            ]
          : []),
        wrong(
          {
            ...d,
            fill:
              (['grey', 'white', 'black'] as const).find(fill => fill !== d.fill && fill !== c.fill) ??
              'grey',
          },
          'took-another-fill',
        ),
        wrong(c, 'left-it-as-it-was'),
        wrong(changedBy(d, [{ kind: 'turn', by: 180 }]), 'turned-it-too-far'),
      ],
      explanation: `In the first pair the ${nameOf(a.shape)} ${listed(changes.map(said))}. Do all of it to the ${nameOf(c.shape)}: ${describe(figureOf(d))}.`,
    }
  },
})

const swappable = ['circle', 'square', 'triangle', 'hexagon', 'diamond'] as const

const plans = {
  1: { how: 'removed', kinds: ['fill'] },
  2: { how: 'grown', kinds: ['line'] },
  3: { how: 'swapped', kinds: ['fill'] },
  4: { how: 'swapped with fills', kinds: ['line'] },
  5: { how: 'swapped', kinds: ['fill', 'line'] },
} as const satisfies Record<Step, unknown>

const saidHow = {
  removed: 'the inner shape goes',
  grown: 'the outer shape goes and the inner shape grows',
  swapped: 'the two shapes change places while the inner fill stays where it is',
  'swapped with fills': 'the two shapes change places and take their fills with them',
}

export const swapAndChange = template({
  id: 'non-verbal-reasoning.two-step-analogies.inner-and-look',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const { how, kinds } = plans[step]
    const [shape = 'circle', inner = 'square', shapeC = 'triangle', innerC = 'hexagon'] = random.sample(
      swappable,
      4,
    )
    // A dashed or thick edge is invisible on black.
    const edged = kinds.some(kind => kind === 'line')
    const [fill, innerFill] = edged
      ? random.pick([
          ['white', 'grey'],
          ['grey', 'white'],
        ] as const)
      : twoFills(random)
    const a = features({ shape, fill, inner, innerFill })
    const to = random.pick(
      (edged ? (['dots', 'stripes'] as const) : (['white', 'grey', 'black', 'dots'] as const)).filter(
        one => one !== fill && one !== innerFill,
      ),
    )
    const line = random.pick(['thick', 'dashed'] as const)
    const changes = kinds.map((kind): Change => (kind === 'fill' ? { kind, to } : { kind, to: line }))
    return { a, c: { ...a, shape: shapeC, inner: innerC }, how, changes }
  },
  measure: 'shapes that move, fills and edges that change',
  hardness: ({ how, changes }) =>
    ({ removed: 1, grown: 2, swapped: 3, 'swapped with fills': 4 })[how] + changes.length * 1.5,
  write: ({ a, c, how, changes }) => {
    const after = (from: Features) => changedBy(insideOut(from, how), changes)
    const d = after(c)
    const wrong = (shown: Features, misconception: string) => wrongChoice(figureOf(shown), misconception)
    return {
      stem: pairStem,
      picture: pairPicture(figureOf(a), figureOf(after(a)), figureOf(c)),
      right: choice(figureOf(d)),
      wrong: [
        wrong(insideOut(c, how), 'forgot-one-of-the-changes'),
        wrong(changedBy(c, changes), 'forgot-one-of-the-changes'),
        ...(changes.length > 1
          ? [wrong(changedBy(insideOut(c, how), changes.slice(1)), 'forgot-one-of-the-changes')]
          : []),
        wrong(
          changedBy(insideOut(c, how === 'swapped' ? 'swapped with fills' : 'swapped'), changes),
          'mixed-up-the-fills',
        ),
        wrong({ ...d, shape: d.shape === c.shape ? c.inner : c.shape }, 'kept-the-wrong-shape'),
        wrong({ ...d, shape: after(a).shape }, 'took-the-shape-of-the-first-pair'),
        wrong(c, 'left-it-as-it-was'),
      ],
      explanation: `In the first pair ${saidHow[how]}, and what is then the outer shape ${listed(changes.map(said))}. Do both to the second pair: ${describe(figureOf(d))}.`,
    }
  },
})
