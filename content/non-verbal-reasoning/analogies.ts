import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { clearer } from './clearer.ts'
import { innerAndOuter as innerAndOuterBefore, oneChange as oneChangeBefore } from './earlier/analogies.ts'
import { changed, figureOf, nameOf, said } from './features.ts'
import { figurePicture, largestTurned, part, sizes } from './figure.ts'
import { type Inside, insideOut, pairPicture, pairsInText } from './pairs.ts'

/** How the picture of a question is enlarged. */
const times = 1.2

const fitted = (size: number) => (size === sizes.large ? largestTurned : size)

export const oneChange = clearer(
  {
    ...oneChangeBefore,
    draw: (random, step) => {
      const { a, c, change } = oneChangeBefore.draw(random, step)
      if (change.kind !== 'turn') return { a, c, change }
      return { a: { ...a, size: fitted(a.size) }, c: { ...c, size: fitted(c.size) }, change }
    },
  },
  ({ a, c, change }) =>
    `In the first pair the ${nameOf(a.shape)} ${said(change)}. Nothing else changes. So the ${nameOf(c.shape)} ${said(change)} too:${pairsInText(
      [a, c].map(from => [figureOf(from), figureOf(changed(from, change))] as const),
    )}`,
  times,
)

const saidInside: Record<Inside, string> = {
  removed: 'the inner shape is taken away',
  grown: 'the outer shape is taken away and the inner shape grows',
  swapped: 'the two shapes change places, but the fills stay where they are',
  'swapped with fills': 'the two shapes change places and take their fills with them',
}

export const innerAndOuter = clearer(
  innerAndOuterBefore,
  ({ a, c, how }) =>
    `In the first pair, ${saidInside[how]}. Do the same to the second pair:${pairsInText(
      [a, c].map(from => [figureOf(from), figureOf(insideOut(from, how))] as const),
    )}`,
  times,
)

export const analogies: Topic = {
  id: 'non-verbal-reasoning.analogies',
  name: 'Pairs that change alike',
  subdomain: 'patterns',
  year: 4,
  prerequisites: ['non-verbal-reasoning.rotation', 'non-verbal-reasoning.reflection'],
  about: 'Finding what changes in one pair of figures, and doing the same to another.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
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
  })),
  misconceptions: once(() => ({
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
  })),
  templates: [oneChange, innerAndOuter],
  earlier: [oneChangeBefore, innerAndOuterBefore],
}
