import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { clearer, redrafted } from './clearer.ts'
import {
  addingRows as addingRowsBefore,
  threeFeatures as threeFeaturesBefore,
} from './earlier/matrices-three-by-three.ts'
import { copies, type Features, features, figureOf } from './features.ts'
import { part, sizes } from './figure.ts'
import { gridInText, gridPicture, indexOf, kindNames, saidLie } from './grids.ts'

/** How the picture of a question is enlarged. */
const times = 1.3

export const threeFeatures = clearer(
  threeFeaturesBefore,
  ({ base, rules }) => {
    const at = (y: number, x: number): Features =>
      Object.assign({ ...base }, ...rules.map(({ lie, values }) => values[indexOf(lie, y, x)] ?? {}))
    const rows = [0, 1, 2].map(y => [0, 1, 2].map(x => figureOf(at(y, x))))
    return `Look at one thing at a time. ${rules.map(({ kind, lie }) => `The ${kindNames[kind]} ${saidLie[lie]}.`).join(' ')} Here is the full grid:${gridInText(rows)}`
  },
  times,
)

export const addingRows = redrafted(
  clearer(
    addingRowsBefore,
    ({ rows, mark, fill }, said) =>
      `${said}${gridInText(rows.map(numbers => numbers.map(count => copies(part(mark, fill, { size: 8 }), count))))}`,
    times,
  ),
  draft => ({
    ...draft,
    stem: 'The same number rule works along each row. Which figure fills the empty box?',
  }),
)

const countedDots = once(() =>
  gridPicture(
    [
      [2, 3, 5],
      [4, 1, 5],
      [3, 4, 7],
    ].map(row => row.map(count => copies(part('circle', 'black', { size: 8 }), count))),
    [2, 2],
  ),
)

const threeRules = (
  [
    ['thick', ['circle', 'square', 'hexagon']],
    ['dashed', ['square', 'hexagon', 'circle']],
    ['plain', ['hexagon', 'circle', 'square']],
  ] as const
).map(([line, row]) =>
  row.map((shape, at) =>
    figureOf(features({ shape, line, inner: (['star', 'cross', 'triangle'] as const)[at] ?? 'star' })),
  ),
)

export const matricesThreeByThree: Topic = {
  id: 'non-verbal-reasoning.matrices-three-by-three',
  name: 'Grids of nine',
  subdomain: 'series',
  year: 5,
  prerequisites: ['non-verbal-reasoning.matrices-two-by-two'],
  about: 'Filling the empty box of a grid with three rows and three columns.',
  weights: { gl: 4, cem: 4, iseb: 5 },
  lesson: once(() => ({
    version: 2,
    idea: `
A grid of nine looks like a lot. It is not, if you look at **one thing at a time**. Take the shape first. Then take the fill. Then the edge, then what is inside.

Each thing follows one of these rules:

- It is the same **along each row**.
- It is the same **down each column**.
- It comes **once in each row** and once in each column, like in a sudoku.

${
  gridPicture(
    (['star', 'circle', 'hexagon'] as const).map(shape =>
      (['white', 'grey', 'black'] as const).map(fill => [part(shape, fill, { size: sizes.medium + 4 })]),
    ),
    [2, 1],
  ).svg
}

Here the shape is the same along each row. The fill is the same down each column. So a grey hexagon is missing.

In some grids you must **count**. The first box plus the second box may make the third.`,
    example: `
The rows show 2, 3, 5 dots, then 4, 1, 5 dots, then 3, 4 and an empty box.

${countedDots().svg}

1. Look at the first row. 2 and 3 make 5.
2. Check the next row. 4 and 1 make 5. The rule works.
3. So 3 and 4 make **7 dots**.`,
    harder: `
${gridPicture(threeRules, [2, 2]).svg}

1. Take the **edge** first. The top row is all thick. The middle row is all dashed. The bottom row is thin. So the edge is the same along each row. The empty box has a **thin** edge.
2. Take the **inside**. The left column has stars. The middle column has crosses. The right column has triangles. So it is the same down each column. The empty box has a **triangle**.
3. Take the **outer shape**. The top row has a circle, a square and a hexagon. The middle row has the same three in a new order. So each comes once in each row. The bottom row has a hexagon and a circle. The **square** is missing.
4. Check the square by its column. The right column has a hexagon and a circle. The square is missing there too. Good!
5. The answer is a thin square with a black triangle inside.

The slip to watch for is stopping after two of the three. Each wrong answer is right in two things!

When you count, the empty box need not be the last. Say the rows are 7, 6, 1 and 9, 7, 2. The rule is first take away second. Then **?**, 1, 8 needs a first box with 8 and 1 together: **9**.

Now you try: 10, 4, 6 and 8, **?**, 5. (It is 3.)`,
    mistake: `
A common slip is to look at one row only. In the grid above you might think that the last box is always 5! Always test a rule on **two full rows**. Test your answer by its row and by its column as well.`,
    tryThis: `
Draw a grid of nine boxes. Fill it with suns, moons and stars so that each comes once in each row and each column. Hide one box with a coin. Can someone tell what is under it?`,
  })),
  misconceptions: once(() => ({
    'took-the-fill-of-another-box': {
      child: 'The fill is wrong. Look at the fills alone, across and down.',
      parent: 'Takes the fill from another box. Look at one thing at a time: first the fills, row by row.',
    },
    'took-the-shape-of-another-box': {
      child: 'The shape is wrong. Look at the shapes alone, across and down.',
      parent:
        'Takes the shape from another box. Name the shapes in each row and find the one that is missing.',
    },
    'copied-a-neighbour': {
      child: 'That is the box next to it. The empty one needs something new.',
      parent: 'Copies the box beside or below the gap. Ask what changes from box to box.',
    },
    'took-the-edge-of-another-box': {
      child: 'The edge is wrong. See if it should be thin, thick or dashed.',
      parent: 'Takes the edge from another box. Follow only the edges: thin, thick or dashed.',
    },
    'took-the-inner-shape-of-another-box': {
      child: 'The inner shape is wrong. Look at the insides alone.',
      parent:
        'Takes the inner shape from another box. Look past the outer shapes and follow only the inner ones.',
    },
    'took-the-size-of-another-box': {
      child: 'The size is wrong. Look at the sizes alone, across and down.',
      parent: 'Takes the size from another box. Compare only sizes: small, medium or large.',
    },
    'copied-a-box-of-the-grid': {
      child: 'That box is in the grid already. Find the rule for each row and column.',
      parent: 'Copies another box of the grid. Name the rule of the rows, then of the columns.',
    },
    'took-the-inner-fill-of-another-box': {
      child: 'The inner shape has the wrong fill. Look at that alone.',
      parent: 'Takes the fill of the inner shape from another box. Follow only the inner fills.',
    },
    'miscounted-the-shapes': {
      child: 'Write a number in each box, then find the sum in each row.',
      parent: 'Miscounts the shapes. Write the numbers down and look for a sum in each row.',
    },
    'added-instead-of-taking-away': {
      child: 'Check if the row adds or takes away. Test it on the full rows.',
      parent: 'Adds where the row takes away, or the other way round. Write the full rows as sums first.',
    },
  })),
  templates: [threeFeatures, addingRows],
  earlier: [threeFeaturesBefore, addingRowsBefore],
}
