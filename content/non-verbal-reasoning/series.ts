import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { clearer } from './clearer.ts'
import {
  nextCount as nextCountBefore,
  nextPlace as nextPlaceBefore,
  nextTurn as nextTurnBefore,
} from './earlier/series.ts'
import { copies, saidTurn } from './features.ts'
import { board, type Figure, largestTurned, numbered, part, rowInText, turnedFigure } from './figure.ts'
import { frame, ringName, ringPlace, rowPicture } from './rows.ts'

export const nextTurn = clearer(
  {
    ...nextTurnBefore,
    draw: (random, step) => {
      const { figure, turns } = nextTurnBefore.draw(random, step)
      return { figure: figure.map(one => ({ ...one, size: largestTurned })), turns }
    },
  },
  ({ figure, turns }) => {
    const gaps = turns.slice(1).map((turn, at) => turn - (turns[at] ?? 0))
    const [gap = 0] = gaps
    const said =
      gap === gaps[1]
        ? `From box to box the figure ${saidTurn(gap)}. Turn the last one in the same way.`
        : `Each turn is ${Math.abs(gap)}° more than the one before: ${listed(gaps.map(one => `${Math.abs(one)}°`))}. They all go ${gap > 0 ? 'clockwise' : 'anticlockwise'}.`
    return `${said} Here is the row with its last box:${fullRow(turns.map(turn => turnedFigure(figure, turn)))}`
  },
)

const fullRow = (figures: readonly Figure[]) =>
  rowInText(figures, `The whole row. ${capital(numbered(figures))}`)

export const nextPlace = clearer(nextPlaceBefore, ({ mark, start, by, grows }, said) => {
  const places = [0, 1, 2, 3, 4].map(at => start + by * (grows ? (at * (at + 1)) / 2 : at))
  return `${said}${rowInText(
    places.map((at): Figure => [frame, { ...mark, ...ringPlace(at) }]),
    `The whole row, with the mark at ${listed(places.map(ringName))}.`,
  )}`
})

export const nextCount = clearer(
  nextCountBefore,
  ({ mark, numbers }, said) => `${said}${fullRow(numbers.map(count => copies(mark, count)))}`,
)

const walkingMark = board(
  [
    [
      ...[0, 1, 3, 6].map(
        (at): Figure => [frame, { ...part('circle', 'black', { size: 10 }), ...ringPlace(at) }],
      ),
      '?',
    ],
  ],
  'A row of boxes with a black circle near the edge. It is at the top left, at the top, at the right and at the bottom left. Box 5: question mark.',
)

export const series: Topic = {
  id: 'non-verbal-reasoning.series',
  name: 'What comes next',
  subdomain: 'series',
  year: 4,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Finding the rule in a row of figures, and the figure that comes next.',
  weights: { gl: 5, cem: 4, iseb: 5 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **series** is a row of figures with a rule. The same kind of step leads from each box to the next one. When you know the step, you know what comes next.

Ask what is new in the second box. Has it **turned**? Has it **moved**? Are there **more** or fewer? Say it in words: "a quarter turn clockwise", "one place on", "two more".

${rowPicture([0, 90, 180, 270].map(turn => [part('arrow', 'black', { turn })])).svg}

Then check your words with box two and box three, and once more with three and four. A rule must work for **each** step. If it fails once, look for a better one.`,
    example: `
A row shows 1 star, 3 stars, 4 stars and 6 stars. What comes next?

${rowPicture([1, 3, 4, 6].map(count => copies(part('star', 'black', { size: 8 }), count))).svg}

1. From 1 to 3 is two more.
2. From 3 to 4 is one more.
3. From 4 to 6 is two more.
4. The jumps take turns: two, one, two. So the next jump is one.
5. Six and one make **7 stars**.`,
    harder: `
${rowPicture([0, 45, 135, 270].map(turn => [part('flag', 'grey', { turn })])).svg}

1. Say where the top of the flag points: up, then up and right, then down and right, then left.
2. Count each turn in small steps of 45°. From box 1 to box 2: one step. From box 2 to box 3: two steps. From box 3 to box 4: three steps. All go clockwise.
3. The turns grow! So the next turn is **four** steps. That is half a turn.
4. From left, half a turn leads to right. So the next flag points **right**, and its cloth points down.

A mark can walk like that too.

${walkingMark.svg}

1. There are 8 places round the edge. Number them in your mind, clockwise.
2. From top left to top is one place. From top to right is two. From right to bottom left is three.
3. So the next walk is four places: left, top left, top, **top right**.

The slip to watch for is seeing the last turn and doing it again. Check **all** the steps before you decide. If no two are the same, ask if they grow.

Now you try: a row has 12, 11, 9 and 6 dots. How many come next? (There are 2.)`,
    mistake: `
Some children look only at the last two boxes. Then they miss jumps that take turns or grow. Others turn the wrong way. Draw a tiny clock hand next to each box. If your hand does not go round the same way each time, you have mixed up clockwise and anticlockwise.`,
    tryThis: `
Tap a rhythm on the table: one tap, two taps, three taps. Stop. Can someone go on? Now try one, two, four, seven. How many taps come next?`,
  })),
  misconceptions: once(() => ({
    'turned-the-wrong-way': {
      child: 'It turned the wrong way. See if it turns like the hands of a clock, or the other way.',
      parent: 'Turns the figure in the wrong direction. Follow one tip from box to box with a finger.',
    },
    'turned-not-far-enough': {
      child: 'The turn is not the right size. See how far one tip moves in each box.',
      parent: 'Misjudges the size of the turn. Compare each step with a quarter turn of a clock hand.',
    },
    'turned-too-far': {
      child: 'That turn is too big or too small. Follow one tip through the row first.',
      parent: 'Misjudges how far the figure turns. Draw an arrow for each turn and compare their lengths.',
    },
    'changed-the-wrong-thing': {
      child: 'Only the turn changes here. Size and fill stay the same.',
      parent:
        'Changes the size or fill where only the turn changes. Ask what stays the same in all the boxes.',
    },
    'flipped-instead-of-turned': {
      child: 'That one is flipped over. In this row it only turns.',
      parent: 'Mistakes a flipped figure for a turned one. Trace it and turn the tracing flat on the table.',
    },
    'turned-by-the-same-as-before': {
      child: 'The turns get bigger. See how much more it turns each time.',
      parent: 'Repeats the last turn although the turns grow. Write the size of each turn below the gaps.',
    },
    'moved-the-wrong-way': {
      child: 'The mark moved the wrong way. Follow it round with your finger.',
      parent: 'Moves the mark in the wrong direction. Trace its path round the box from start to end.',
    },
    'moved-one-place-too-few': {
      child: 'The mark did not go far enough. Count its places from box to box.',
      parent: 'Does not move the mark far enough. Count the places of each move aloud.',
    },
    'moved-one-place-too-many': {
      child: 'The mark went too far. Count its places from box to box.',
      parent: 'Moves the mark too far. Count the places of each move aloud.',
    },
    'miscounted-the-places': {
      child: 'The mark is in the wrong place. Count the eight places round the edge.',
      parent: 'Miscounts the places round the edge. Number them 1 to 8 on a sketch.',
    },
    'left-it-as-it-was': {
      child: 'The next box must change again. Find the rule first.',
      parent: 'Repeats the last box. Ask what changed between each box and the next.',
    },
    'miscounted-the-shapes': {
      child: 'Count the shapes in every box and write the numbers down.',
      parent: 'Miscounts the shapes. Write the number under each box and find the rule of the numbers.',
    },
    'jumped-as-the-time-before': {
      child: 'The jump is not always the same. Write the jumps between the numbers.',
      parent:
        'Repeats the last jump where the jumps change or take turns. Write + or − and the number in each gap.',
    },
  })),
  templates: [nextTurn, nextPlace, nextCount],
  earlier: [nextTurnBefore, nextPlaceBefore, nextCountBefore],
}
