import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
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
} from './features.ts'
import {
  board,
  choice,
  describe,
  type Figure,
  figurePicture,
  handedShapes,
  part,
  plainShapes,
  type Shape,
  sizes,
  strongFills,
  wrongChoice,
} from './figure.ts'

export const pairPicture = (a: Figure, b: Figure, c: Figure): Picture =>
  board(
    [
      [a, { sign: '→' }, b],
      [c, { sign: '→' }, '?'],
    ],
    `First pair: ${describe(a)} becomes ${describe(b)}. Second pair: ${describe(c)} becomes a question mark.`,
  )

export const pairStem =
  'The first figure of each pair is changed in the same way. Which figure belongs in place of the question mark?'

const kinds: Record<Step, Change['kind'][]> = {
  1: ['fill', 'size', 'line'],
  2: ['turn'],
  3: ['mirror', 'turn'],
  4: ['turn'],
  5: ['mirror', 'turn'],
}

const turnsFor: Record<Step, number[]> = {
  1: [90, 180],
  2: [90, 180],
  3: [90, 180, 270],
  4: [90, 270],
  5: [45, 135, 315],
}

export function drawChange(random: Random, kind: Change['kind'], from: Features, step: Step): Change {
  switch (kind) {
    case 'turn':
      return {
        kind,
        by: random.pick(turnsFor[step]),
      }
    case 'mirror':
      return { kind, lean: random.pick([0, 90] as const) }
    case 'fill':
      return { kind, to: random.pick(strongFills.filter(fill => fill !== from.fill)) }
    case 'size':
      return { kind, to: from.size === sizes.large ? 16 : sizes.large }
    case 'line':
      return { kind, to: random.pick((['thick', 'dashed'] as const).filter(line => line !== from.line)) }
    case 'swap':
      return { kind }
  }
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

const insides = ['removed', 'grown', 'swapped', 'swapped with fills'] as const
type Inside = (typeof insides)[number]

/** What happens to the figure: its inner shape disappears, is all that remains, or swaps places with the outer one. */
export function insideOut(from: Features, how: Inside): Features {
  if (from.inner === 'none') return from
  const swapped = { ...from, shape: from.inner, inner: from.shape }
  if (how === 'removed') return { ...from, inner: 'none' }
  if (how === 'grown') return { ...from, shape: from.inner, fill: from.innerFill, inner: 'none' }
  return how === 'swapped' ? swapped : { ...swapped, fill: from.innerFill, innerFill: from.fill }
}

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

export const analogies: Topic = {
  id: 'non-verbal-reasoning.analogies',
  name: 'Pairs that change alike',
  subdomain: 'patterns',
  year: 4,
  prerequisites: ['non-verbal-reasoning.rotation', 'non-verbal-reasoning.reflection'],
  about: 'Finding what changes in one pair of figures, and doing the same to another.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: {
    version: 2,
    idea: `
You see a pair. The first figure has become the second one. Something has changed. Your job is to find out what, and then to make **the same change** to a new figure.

Say the change out loud in a short sentence. "It turns to the right." "It goes black." "The inside comes out." Then say the same words for the new figure.

${pairPicture([part('house', 'white')], [part('house', 'black')], [part('star', 'white')]).svg}

White has become black. The shape did not change. So the white star becomes a black star.

Look at these one by one: shape, fill, size, edge, turn, flip, inside.`,
    example: `
A grey flag stands up. Next to it the flag lies on its side with its top to the right. Then comes a grey L that stands up. What is next?

${pairPicture([part('flag', 'grey')], [part('flag', 'grey', { turn: 90 })], [part('ell', 'grey')]).svg}

1. Is it the fill? No, grey stays grey.
2. Is it the size? No.
3. The top has moved to the right. That is a quarter turn clockwise.
4. So turn the L by a quarter turn clockwise. Its top points **right**.`,
    harder: `
${pairPicture([part('ell', 'black')], [part('ell', 'black', { turn: 135 })], [part('flag', 'black', { turn: 90 })]).svg}

The second pair starts with a shape that points a different way. That is the hard part.

1. Look at the first pair. Shape, fill and size stay the same. So it is a turn or a flip.
2. The top of the L pointed up. Now it points down and right. Count in small turns of 45°: up, then up and right, then right, then down and right. That is three small turns, clockwise: 135°.
3. Is it flipped as well? Before, the foot was on the right as you look to the top. After, it still is. So there is no flip.
4. Now the flag. Its top points **right**. Make three small turns clockwise: down and right, down, down and left.
5. So the answer is the flag with its top pointing **down and left**.

${figurePicture([part('flag', 'black', { turn: 225 })]).svg}

The slip to watch for is copying where the L ended up. It pointed down and right, but the flag started from another place. Copy the **change**, not the picture.

Sometimes the shapes swap: the inside comes out. Then ask one more thing. Did the fills go along with the shapes, or did they stay in place?

Now you try: an arrow turns from up to left. What does an arrow that points down become? (It points right.)`,
    mistake: `
Some children pick a figure that looks like the **answer of the first pair**. They find a flag, for the flag was there. But the new pair has a new shape! Ask yourself: did the shape change in the first pair? If not, your answer must keep the new shape.`,
    tryThis: `
Draw a small house. Draw it again with one thing changed. Ask someone at home to say what you changed, and to do the same to a tree.`,
  },
  misconceptions: {
    'mixed-up-the-fills': {
      child: 'The shapes are right, but look again at which part is black, white or striped.',
      parent: 'Gets the shapes right but mixes up how they are filled. Name each fill aloud before choosing.',
    },
    'took-the-shape-of-the-first-pair': {
      child: 'That shape belongs to the first pair. Make the same change to the new shape.',
      parent:
        'Copies the shape of the first pair instead of changing the new one. Say the change in words first.',
    },
    'left-it-as-it-was': {
      child: 'Something must change. See what happened in the first pair.',
      parent: 'Picks the figure without any change. Say in words what happens in the first pair.',
    },
    'changed-the-wrong-thing': {
      child: 'You changed something else. Say what changes in the first pair, and what stays.',
      parent:
        'Changes a different thing from the first pair. Finish the sentence together: “The … becomes …”.',
    },
    'turned-or-flipped-the-wrong-way': {
      child: 'Check if it turns or flips, and which way. Follow one corner.',
      parent:
        'Turns or flips the figure in the wrong way. Follow one corner with a finger from the first picture to the second.',
    },
    'copied-the-way-the-first-pair-stands': {
      child: 'Do not copy how the first pair ends up. Do the same move with the new figure.',
      parent:
        'Copies the end position of the first pair instead of the move. Ask how far and which way it moved.',
    },
  },
  templates: [oneChange, innerAndOuter],
}
