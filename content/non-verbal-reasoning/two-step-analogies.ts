import type { Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { drawChange, insideOut, pairPicture, pairStem } from './analogies.ts'
import {
  type Change,
  changedBy,
  type Features,
  features,
  figureOf,
  nameOf,
  said,
  twoFills,
} from './features.ts'
import { choice, describe, figurePicture, handedShapes, part, sizes, wrongChoice } from './figure.ts'

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

export const twoStepAnalogies: Topic = {
  id: 'non-verbal-reasoning.two-step-analogies',
  name: 'Pairs with two changes',
  subdomain: 'patterns',
  year: 5,
  prerequisites: ['non-verbal-reasoning.analogies'],
  about: 'Finding two or three changes in one pair of figures, and doing them all to another.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: {
    version: 2,
    idea: `
In these pairs **more than one thing** changes at once. A flag may turn and go black. A ring may lose its dot and get a thick edge.

Do not look for the whole answer in one go. Make a list. Check each of these, and say yes or no:

- Is the shape the same?
- Is the fill the same?
- Is the size the same?
- Is the edge the same?
- Was it turned or flipped?
- Did the shapes inside and outside swap?

${pairPicture([part('flag', 'white')], [part('flag', 'black', { turn: 90 })], [part('ell', 'white')]).svg}

Here two things are new: the fill changed, and there was a quarter turn clockwise. So the L must go black **and** turn.`,
    example: `
A big grey boot becomes a small white boot. What does a big grey flag become?

${pairPicture([part('boot', 'grey')], [part('boot', 'white', { size: sizes.small })], [part('flag', 'grey')]).svg}

1. The boot is still a boot. So the flag stays a flag.
2. Grey became white.
3. Big became small.
4. It still points the same way.
5. So the answer is **a small white flag** that points the same way.`,
    harder: `
${pairPicture([part('ell', 'black', { size: sizes.small })], [part('ell', 'white', { mirrored: true, turn: 180 })], [part('flag', 'black', { size: sizes.small, turn: 270 })]).svg}

Three things change here. Make your list.

1. Shape: still an L. So the flag stays a flag.
2. Fill: black became white.
3. Size: small became big.
4. Turn or flip? The top of the L pointed up, and now it points down. The foot pointed right, and it **still** points right. In a half turn the foot would change sides. So it is a flip: upside down.
5. Now the flag. It lies on its side: its top points left and its cloth points up. Flip it upside down. What points left stays left. What points up goes down. So the top still points left, and the cloth points **down**.
6. The answer is a **big white flag**, top to the left, cloth down.

${figurePicture([part('flag', 'white', { mirrored: true, turn: 270 })]).svg}

The slip to watch for is taking a flip for a half turn. Look at **two** parts of the shape, not just the top. If only one of them swaps sides, it is a flip.

Now you try: a big grey boot, toe to the right, becomes a small black boot, toe to the left, still upright. What happened? (It shrank, went black and was flipped left to right.)`,
    mistake: `
It feels good to spot a change. Then many stop and pick the first option that fits. But the options that fit just one change are the traps! Use each change to **cross out** options. First cross out all that have the wrong fill. Then cross out all that point the wrong way. The one that is left is right.`,
    tryThis: `
Take a spoon or a shoe. Change two things: turn it and move it. Ask someone to do the same two things with a fork or a sock. Did they see both?`,
  },
  misconceptions: {
    'took-the-shape-of-the-first-pair': {
      child: 'That shape belongs to the first pair. Make the same changes to the new shape.',
      parent:
        'Copies the shape of the first pair instead of changing the new one. Say both changes in words first.',
    },
    'took-another-fill': {
      child: 'The shape is right, but the fill is not. Check what the fill becomes.',
      parent:
        'Chooses the wrong fill. List the changes in the first pair and tick each: turn, size, fill, edge.',
    },
    'forgot-one-of-the-changes': {
      child: 'More than one thing changes. Count the changes before you choose.',
      parent:
        'Makes one change and forgets another. Write down everything that is different in the first pair.',
    },
    'left-it-as-it-was': {
      child: 'Nothing has changed here. Find the changes in the first pair and make them all.',
      parent: 'Picks the figure without any change. Name the changes in the first pair aloud.',
    },
    'turned-or-flipped-the-wrong-way': {
      child: 'The look is right, but it faces the wrong way. Follow one corner.',
      parent:
        'Makes the other changes but turns or flips the figure wrongly. Follow one corner with a finger.',
    },
    'copied-the-way-the-first-pair-stands': {
      child: 'Do not copy how the first pair ends up. Make the same move from where this one starts.',
      parent: 'Copies the end position of the first pair. Ask how far and which way it moved.',
    },
    'mixed-up-the-fills': {
      child: 'Check where each fill goes: it may stay, or move with its shape.',
      parent:
        'Puts the fills in the wrong places. Ask whether the fill moves with its shape or stays where it was.',
    },
    'kept-the-wrong-shape': {
      child: 'One shape is wrong. See which goes outside, and which goes inside or away.',
      parent: 'Keeps the wrong shape outside. Say what happens to the outer and to the inner shape.',
    },
  },
  templates: [twoChanges, swapAndChange],
}
