import { once } from '../once.ts'
import { inMarkdown } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { sameTurned as sameTurnedBefore, turnBy as turnByBefore } from './earlier/rotation.ts'
import {
  board,
  type Figure,
  figurePicture,
  mirroredFigure,
  part,
  turnedFigure,
  withLargeOptions,
} from './figure.ts'
import { drawHanded, withMarksMisplaced } from './scene.ts'
import { right, sameFigureTurned, text, turningBy, wrong } from './turning-figures.ts'

/** A turn in easy bits: quarters first, then half a quarter. */
function bitsOf(degrees: number): number[] {
  if (degrees === 135) return [90, 135]
  return degrees === 225 ? [270, 225] : [degrees]
}

export const turnBy = template({
  ...turningBy(drawHanded),
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  write: ({ figure, degrees, said }, random) => {
    const answer = turnedFigure(figure, degrees)
    const back = turnedFigure(figure, degrees === 180 ? 90 : -degrees)
    const far = turnedFigure(figure, degrees + 90)
    const flipped = turnedFigure(mirroredFigure(figure), degrees)
    const slips = (shown: Figure, misconception: string) =>
      withMarksMisplaced(random, shown).map(slip => wrong(slip, misconception))
    const [slip, ...slipsMore] = slips(answer, 'moved-a-mark-to-another-corner')
    return withLargeOptions({
      stem: `This figure is turned **${said}**. Which picture shows it after the turn?`,
      picture: board([[figure]], `The figure: ${text(figure)}.`, 120),
      right: right(answer),
      wrong: [
        wrong(back, 'turned-the-wrong-way'),
        ...(slip ? [slip] : []),
        wrong(flipped, 'flipped-and-turned'),
        wrong(far, 'turned-too-far'),
        ...slips(back, 'turned-the-wrong-way').slice(0, 1),
        ...slipsMore.slice(0, 1),
        wrong(mirroredFigure(figure), 'flipped-instead-of-turned'),
        ...slips(flipped, 'flipped-and-turned').slice(0, 1),
        ...slips(far, 'turned-too-far').slice(0, 1),
        wrong(figure, 'left-it-as-it-was'),
        ...slipsMore.slice(1, 2),
      ],
      explanation: `Imagine a pin in the middle and turn everything around it by ${said}. Nothing is flipped, so each part keeps its neighbours:${inMarkdown(
        board(
          [[figure, ...bitsOf(degrees).flatMap(bit => [{ sign: '→' }, turnedFigure(figure, bit)])]],
          `The figure before the turn: ${text(figure)}. After it: ${text(answer)}.`,
          90,
        ),
      )}`,
    })
  },
})

export const sameTurned = template({
  ...sameFigureTurned(drawHanded),
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  write: ({ figure, turn, others }, random) => {
    const slips = withMarksMisplaced(random, figure).slice(0, 3)
    const flips = [...others, turn].map(angle => turnedFigure(mirroredFigure(figure), angle))
    const turnedSlips = slips.map((slip, at) => turnedFigure(slip, others[at] ?? 0))
    return withLargeOptions({
      stem: 'Which picture shows the same figure, only turned? It must not be flipped over.',
      picture: board([[figure]], `The figure: ${text(figure)}.`, 120),
      right: right(turnedFigure(figure, turn)),
      wrong: [
        ...turnedSlips.slice(0, 1).map(slip => wrong(slip, 'moved-a-mark-to-another-corner')),
        ...flips.slice(1, 3).map(flip => wrong(flip, 'took-the-flipped-figure')),
        ...turnedSlips.slice(1).map(slip => wrong(slip, 'moved-a-mark-to-another-corner')),
        ...flips.slice(3).map(flip => wrong(flip, 'took-the-flipped-figure')),
        ...flips.slice(0, 1).map(flip => wrong(flip, 'took-the-flipped-figure')),
      ],
      explanation: `Turn the paper in your mind until the big shape points as it does in the question. Only one picture then matches: it is the figure turned ${turn}° clockwise. The others are flipped over${figure.length > 1 ? ' or have a mark in the wrong corner' : ''}.${inMarkdown(
        board(
          [[figure, { sign: '→' }, turnedFigure(figure, turn)]],
          `The figure: ${text(figure)}. Turned: ${text(turnedFigure(figure, turn))}.`,
          90,
        ),
      )}`,
    })
  },
})

const marked: Figure = [
  part('eff', 'grey', { size: 13 }),
  part('circle', 'black', { size: 6.5, x: 19, y: -19 }),
  part('cross', 'white', { size: 6.5, x: -19, y: 19 }),
]

const turnedTwice = board(
  [[marked, { sign: '→' }, turnedFigure(marked, 90), { sign: '→' }, turnedFigure(marked, 135)]],
  `Three boxes. First: ${text(marked)}. After a quarter turn clockwise: ${text(turnedFigure(marked, 90))}. After 45° more: ${text(turnedFigure(marked, 135))}.`,
)

export const rotation: Topic = {
  id: 'non-verbal-reasoning.rotation',
  name: 'Turning figures',
  subdomain: 'movement',
  year: 4,
  prerequisites: [],
  about: 'Seeing what a figure looks like after a turn, and telling a turn from a flip.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
To **turn** a figure is to spin it round its middle. It keeps its size, its shape and its fill. Only the way it points changes.

A full turn is 360°. A half turn is 180°. A quarter turn is 90°. Half of a quarter is 45°.

**Clockwise** is the way the hands of a clock go. **Anticlockwise** is the other way.

${figurePicture([part('flag', 'black')], 'A black flag that stands upright').svg}

${figurePicture([part('flag', 'black', { turn: 90 })], 'The black flag after a quarter turn clockwise').svg}

The first flag was turned 90° clockwise. Its top now points to the right.`,
    example: `
A black L shape is turned 180°. Where is its foot?

${board([[[part('ell', 'black')], { sign: '→' }, [part('ell', 'black', { turn: 180 })]]], 'A black L shape with its foot at the bottom right. After half a turn the foot is at the top left.').svg}

1. The long bar stands up. The foot is at the bottom and points right.
2. A half turn takes the bottom to the top.
3. It also takes right to left.
4. So the foot is now **at the top and points left**.`,
    harder: `
${turnedTwice.svg}

The first figure is turned **135° clockwise**. What does it look like then?

1. Cut the turn into easy bits: 135° is a quarter turn (90°) and half of a quarter (45°).
2. Make the quarter turn first. The top of the F pointed up. Now it points right. The arms pointed right. Now they point down.
3. Take the marks with you. The circle was at the top right. A quarter turn takes it to the bottom right. The cross was at the bottom left. It goes to the top left. The second picture shows this.
4. Now 45° more. Everything moves on by half a quarter. The top points down and right. The circle comes to the bottom, and the cross comes to the top. The third picture shows the answer.
5. Check for a flip. In the first picture the circle sits between the tip and the arms. In the last one it still does. Good!

The slip to watch for is turning the big shape and leaving the marks behind. Imagine that all of it is printed on one sheet. It all turns together.

Now you try: a flag points up and its cloth points right. Turn it 90° anticlockwise. Where does the cloth point? (It points up, and the tip points left.)`,
    mistake: `
The great trap is the **flip**. A flipped flag looks like a turned flag, but no spin can make it. Here is a test. Put your finger on the pole. Walk up to the tip. Does the cloth lie on your right? In a turned flag it stays on your right, all the way round. If it is on your left, the flag was flipped.`,
    tryThis: `
Draw an F on a scrap of paper. Put your pen on its middle and spin the paper by a quarter turn. Stop and look. Then guess what the next quarter turn will show before you spin on.`,
  })),
  misconceptions: once(() => ({
    'left-it-as-it-was': {
      child: 'That one has not been turned at all. Look how far it has to turn.',
      parent: 'Chooses the figure as it was. Turn the page and compare.',
    },
    'turned-too-far': {
      child: 'That is a quarter turn too far. Turn it step by step and stop in time.',
      parent:
        'Turns the figure too far. Draw it on a scrap of paper and turn the paper the amount asked for.',
    },
    'flipped-and-turned': {
      child: 'It was flipped as well as turned. When you only turn, nothing swaps sides.',
      parent:
        'Flips the figure over on top of turning it. Trace it and turn the tracing flat on the table, without lifting it.',
    },
    'flipped-instead-of-turned': {
      child: 'That is a flip, like in a mirror. Keep the paper flat and turn it.',
      parent:
        'Mistakes a mirror image for a turn. Cut the shape out, mark one side and turn it with the mark always up.',
    },
    'turned-the-wrong-way': {
      child: 'Check how far it turns and which way. Clockwise goes like the hands of a clock.',
      parent:
        'Turns the figure the wrong way or by the wrong amount. Put a clock beside the picture and turn a copy.',
    },
    'moved-a-mark-to-another-corner': {
      child: 'The big shape is right, but a small mark sits in the wrong corner.',
      parent:
        'Watches the large shape and loses track of a small mark. Ask which side of the shape each mark touches.',
    },
    'took-the-flipped-figure': {
      child: 'That one is flipped over. However you turn it in your mind, it never matches.',
      parent:
        'Mistakes a mirror image for a turned figure. Trace the figure and try to turn it until it fits.',
    },
  })),
  templates: [turnBy, sameTurned],
  earlier: [turnByBefore, sameTurnedBefore],
}
