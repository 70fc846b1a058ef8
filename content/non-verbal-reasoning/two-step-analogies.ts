import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { clearer } from './clearer.ts'
import {
  swapAndChange as swapAndChangeBefore,
  twoChanges as twoChangesBefore,
} from './earlier/two-step-analogies.ts'
import { changedBy, figureOf, nameOf, said } from './features.ts'
import { figurePicture, largestTurned, part, sizes } from './figure.ts'
import { insideOut, pairPicture, pairsInText } from './pairs.ts'

/** How the picture of a question is enlarged. */
const times = 1.2

const fitted = (size: number) => (size === sizes.large ? largestTurned : size)

export const twoChanges = clearer(
  {
    ...twoChangesBefore,
    draw: (random, step) => {
      const { a, c, changes } = twoChangesBefore.draw(random, step)
      return {
        a: { ...a, size: fitted(a.size) },
        c: { ...c, size: fitted(c.size) },
        changes: changes.map(change =>
          change.kind === 'size' ? { ...change, to: fitted(change.to) } : change,
        ),
      }
    },
  },
  ({ a, c, changes }) =>
    `In the first pair the ${nameOf(a.shape)} ${listed(changes.map(said))}. Do all of it to the ${nameOf(c.shape)}:${pairsInText(
      [a, c].map(from => [figureOf(from), figureOf(changedBy(from, changes))] as const),
    )}`,
  times,
)

const saidHow = {
  removed: 'the inner shape goes',
  grown: 'the outer shape goes and the inner shape grows',
  swapped: 'the two shapes change places while the inner fill stays where it is',
  'swapped with fills': 'the two shapes change places and take their fills with them',
}

export const swapAndChange = clearer(
  swapAndChangeBefore,
  ({ a, c, how, changes }) =>
    `In the first pair ${saidHow[how]}, and what is then the outer shape ${listed(changes.map(said))}. Do both to the second pair:${pairsInText(
      [a, c].map(from => [figureOf(from), figureOf(changedBy(insideOut(from, how), changes))] as const),
    )}`,
  times,
)

export const twoStepAnalogies: Topic = {
  id: 'non-verbal-reasoning.two-step-analogies',
  name: 'Pairs with two changes',
  subdomain: 'patterns',
  year: 5,
  prerequisites: ['non-verbal-reasoning.analogies'],
  about: 'Finding two or three changes in one pair of figures, and doing them all to another.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
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
  })),
  misconceptions: once(() => ({
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
  })),
  templates: [twoChanges, swapAndChange],
  earlier: [twoChangesBefore, swapAndChangeBefore],
}
