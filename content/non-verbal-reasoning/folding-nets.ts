import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { moved, type Point, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { cell, choice, drawing, part, plainShapes, type Shape, wrongChoice } from './figure.ts'

/** Rows of a net; `#` is a square. The first six have four in a line, with one on either side. */
const nets = [
  '#.../####/#...',
  '#.../####/.#..',
  '#.../####/..#.',
  '#.../####/...#',
  '.#../####/.#..',
  '.#../####/..#.',
  '##../.###/.#..',
  '##../.###/..#.',
  '##../.###/...#',
  '##../.##./..##',
  '###../..###',
]

/** Six squares that don't fold into a cube: first the easy ones, with five in a line or four in a block, then others. */
const plainlyNone = [
  '####/.##.',
  '####/##..',
  '##./###/.#.',
  '#####/#....',
  '##./##./.##',
  '#####/.#...',
  '###./.###',
  '###/###',
  '#####/..#..',
]
const nearlyNets = [
  '#.#/###/#..',
  '###./..#./..##',
  '###/#../##.',
  '###./..##/..#.',
  '###./#.##',
  '####./...##',
  '###./..##/...#',
  '####/#.#.',
  '####/.#../.#..',
  '#.#/###/.#.',
  '####/#.../#...',
  '####/#..#',
]

type Square = readonly [x: number, y: number]

const squaresOf = (rows: string): Square[] =>
  rows.split('/').flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])))

/** Rotates by quarter turns, optionally flips, and moves the corner to 0, 0. */
function laid(squares: readonly Square[], quarters: number, flip: boolean): Square[] {
  const turned = squares.map(([x, y]): Square => {
    const [a, b] = flip ? [-x, y] : [x, y]
    return (
      (
        [
          [a, b],
          [-b, a],
          [-a, -b],
          [b, -a],
        ] as const
      )[quarters % 4] ?? [a, b]
    )
  })
  const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]
  return turned.map(([x, y]): Square => [x - left, y - top]).sort((p, q) => p[1] - q[1] || p[0] - q[0])
}

const laidAnyhow = (random: Random, rows: string) =>
  laid(squaresOf(rows), random.int(0, 3), random.chance(0.5))

const textOf = (squares: readonly Square[]) =>
  Array.from({ length: Math.max(...squares.map(([, y]) => y)) + 1 }, (_, row) => {
    const columns = squares.filter(([, y]) => y === row).map(([x]) => x + 1)
    return `row ${row + 1}: ${columns.join(' ')}`
  }).join('; ')

function netPicture(
  squares: readonly Square[],
  side: number,
  width: number,
  alt: string,
  marks: readonly Shape[] = [],
): Picture {
  const [across, down] = [0, 1].map(of => Math.max(...squares.map(square => square[of as 0 | 1])) + 1) as [
    number,
    number,
  ]
  const height = Math.max(cell, down * side + 4)
  const body = squares.map(([x, y], at) => {
    const [left, top] = [(width - across * side) / 2 + x * side, (height - down * side) / 2 + y * side]
    const corners: Point[] = [
      [left, top],
      [left + side, top],
      [left + side, top + side],
      [left, top + side],
    ]
    const mark = marks[at]
    const symbol = mark
      ? moved(drawing([part(mark, 'black', { size: side * 0.3 })]), left + side / 2, top + side / 2)
      : ''
    return polygon(corners, 'white', 1.5) + symbol
  })
  return picture(width, height, alt, body.join(''))
}

const netChoice = (squares: readonly Square[]) => ({
  text: `Squares in ${textOf(squares)}`,
  value: `net ${squares.join(' ')}`,
  picture: netPicture(squares, 14, cell, `Squares in ${textOf(squares)}`),
})

const longestLine = (net: readonly Square[]) =>
  Math.max(
    ...[0, 1, 2, 3, 4].flatMap(at => [
      net.filter(([x]) => x === at).length,
      net.filter(([, y]) => y === at).length,
    ]),
  )

export const whichNet = template({
  id: 'non-verbal-reasoning.folding-nets.which-makes-a-cube',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const near = step - 1
    const wrong = [...random.sample(nearlyNets, near), ...random.sample(plainlyNone, 4 - near)]
    const net = random.pick(step === 1 ? nets.slice(0, 6) : step < 4 ? nets : nets.slice(6))
    return { net: laidAnyhow(random, net), wrong: wrong.map(rows => laidAnyhow(random, rows)), near }
  },
  measure: 'wrong ones that are nearly nets, and squares of the net in its longest line',
  hardness: ({ net, near }) => 2 + near + (4 - longestLine(net)),
  write: ({ net, wrong }) => ({
    stem: 'Each picture shows six squares of card that hang together. Which one can be **folded into a cube**?',
    right: netChoice(net),
    wrong: wrong.map(squares => ({ ...netChoice(squares), misconception: 'two-faces-fold-onto-each-other' })),
    explanation: `A cube has six faces, so no two squares may fold onto the same face. Five in a line, or four in a block, never work. In the right net, with squares in ${textOf(net)}, each square becomes a face of its own: bottom, top and four sides. In each other one, two squares land on the same face and one side stays open.`,
  }),
})

/** A die on a square: its bottom, its top, and its four sides. It is rolled from square to square. */
interface Die {
  readonly below: number
  readonly above: number
  readonly left: number
  readonly right: number
  readonly back: number
  readonly front: number
}

const rolled = ({ below, above, left, right, back, front }: Die, x: number, y: number): Die => {
  if (x > 0) return { below: right, right: above, above: left, left: below, back, front }
  if (x < 0) return { below: left, left: above, above: right, right: below, back, front }
  return y > 0
    ? { below: front, front: above, above: back, back: below, left, right }
    : { below: back, back: above, above: front, front: below, left, right }
}

/** The bottom face on each square when a die is rolled over the net. Faces 0 and 5, 1 and 4, 2 and 3 are opposite. */
function facesOf(net: readonly Square[]): number[] {
  const faces = net.map(() => -1)
  const visit = (at: number, die: Die) => {
    faces[at] = die.below
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = net.findIndex(([u, v]) => u === (net[at]?.[0] ?? 0) + x && v === (net[at]?.[1] ?? 0) + y)
      if (next >= 0 && faces[next] === -1) visit(next, rolled(die, x, y))
    }
  }
  visit(0, { below: 0, above: 5, left: 1, right: 4, back: 2, front: 3 })
  return faces
}

function oppositeOf(net: readonly Square[], at: number): number {
  const faces = facesOf(net)
  return faces.indexOf(5 - (faces[at] ?? 0))
}

const apart = (net: readonly Square[], a: number, b: number) => {
  const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [net[a], net[b]]
  return { steps: Math.abs(x - u) + Math.abs(y - v), straight: x === u || y === v }
}

export const oppositeFace = template({
  id: 'non-verbal-reasoning.folding-nets.opposite-face',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    for (;;) {
      const net = laidAnyhow(
        random,
        random.pick(step === 1 || step === 3 ? nets.slice(0, 6) : step === 2 ? nets : nets.slice(6)),
      )
      const asked = random.int(0, 5)
      const { straight, steps } = apart(net, asked, oppositeOf(net, asked))
      // At first the two squares are in one line; later round a corner, and further apart.
      const far = step < 5 ? 3 : 4
      if (step < 3 ? straight : !straight && steps >= far)
        return { net, asked, symbols: random.sample(plainShapes, 6) }
    }
  },
  measure: 'steps from square to square, whether they go round a corner, and whether no line of four helps',
  hardness: ({ net, asked }) => {
    const { straight, steps } = apart(net, asked, oppositeOf(net, asked))
    return steps + (straight ? 0 : 2) + (longestLine(net) === 4 ? 0 : 2)
  },
  write: ({ net, asked, symbols }) => {
    const opposite = oppositeOf(net, asked)
    const figure = (at: number) => [part(symbols[at] ?? 'star', 'black', { size: 24 })]
    const textAt = (at: number) => `black ${symbols[at]}`
    const next = (at: number) => apart(net, asked, at).steps === 1
    const alt = `Squares in ${textOf(net)}. From left to right and row by row they show: ${symbols.join(', ')}.`
    const { straight } = apart(net, asked, opposite)
    return {
      stem: `This net is folded into a cube. Which symbol is on the face **opposite** the ${symbols[asked]}?`,
      picture: netPicture(net, 42, 216, alt, symbols),
      right: choice(figure(opposite), textAt(opposite)),
      wrong: symbols.flatMap((_, at) =>
        at === asked || at === opposite
          ? []
          : [
              wrongChoice(
                figure(at),
                next(at) ? 'took-a-face-that-touches' : 'took-a-face-next-to-it-when-folded',
                textAt(at),
              ),
            ],
      ),
      explanation: straight
        ? `In a straight line, squares with just one square between them end up opposite each other. From the ${symbols[asked]}, skip one square in its line and you come to the ${symbols[opposite]}.`
        : `Let the ${symbols[asked]} be the bottom and fold up the squares that touch it: they become sides. Fold on from square to square. The ${symbols[opposite]} comes to lie on top, opposite the ${symbols[asked]}.`,
    }
  },
})

const lessonNet = laid(squaresOf('.#../####/.#..'), 0, false)

const stairs = squaresOf('##../.##./..##')

export const foldingNets: Topic = {
  id: 'non-verbal-reasoning.folding-nets',
  name: 'Nets of cubes',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Telling which nets fold into a cube, and which faces end up opposite.',
  weights: { gl: 4, cem: 4, iseb: 3 },
  lesson: {
    version: 2,
    idea: `
Cut open a box and lay it flat. That flat card is a **net**. Fold it up and you have the box again.

A cube has six faces, all of them squares. So its net has six squares. But not every set of six squares makes a cube! No two squares may land on the same face.

${netPicture(lessonNet, 34, 160, 'A net: four squares in a row, with one square above and one below the second of them', ['star', 'circle', 'square', 'cross', 'diamond', 'triangle']).svg}

This net works. The row of four goes round like a belt. The square above becomes the lid. The square below becomes the floor.

**Opposite faces** never touch. In a straight line, skip one square: the next one is opposite. In the belt above, the circle and the cross are opposite. So are the square and the diamond. The lid and the floor are opposite too.`,
    example: `
Four squares are in a row. Two more are both above the row. Is it a net of a cube?

${netPicture(squaresOf('#.#./####'), 34, 160, 'Four squares in a row, with two more squares above the first and the third').svg}

1. The row of four makes the belt.
2. One square folds over and makes the lid.
3. The other square folds over too. It lands on the lid as well!
4. The floor is still open. So it is **not** a net.`,
    harder: `
${netPicture(stairs, 38, 216, 'A net like stairs. Row 1: star, circle. Row 2: square and cross, one step further right. Row 3: diamond and triangle, one more step to the right', ['star', 'circle', 'square', 'cross', 'diamond', 'triangle']).svg}

Which face is **opposite the star**? There is no row of four here, so the belt does not help.

1. Let the star be the floor. The circle touches it on the right. So the circle becomes the right wall.
2. The square hangs on the circle, below it. When the right wall goes up, the square folds round the corner. It becomes the front wall.
3. The cross hangs on the right of the square. The front wall is up now, and the cross touches its edge. That edge is at the top! So the cross becomes the **lid**.
4. Floor and lid are opposite. So the **cross** is opposite the star.

Look at the way you went: right, down, right. It has the shape of a **Z**. Here is a rule to keep: opposite faces are at the two ends of a straight line of three, or at the two ends of a Z.

Check the rule on the others. Circle, square, cross, diamond: down, right, down. That is a Z again, so circle and diamond are opposite. Square and triangle are opposite too.

The slip to watch for is choosing the square, as it does not touch the star on the net. But when you fold, they meet at an edge.

Now you try: in a long row of four, which square is opposite the second one? (The fourth.)`,
    mistake: `
Many say "It has six squares, so it must work." Test it. Choose one square as the floor. Fold up its neighbours in your mind and say where each one goes: left, right, front, back, lid. If you say the same word twice, it does not work.`,
    tryThis: `
Find an empty box, such as one for cereal or soap. Ask if you may cut it along the edges until it lies flat. Number the faces. Which ones were opposite? How far apart are they now?`,
  },
  misconceptions: {
    'two-faces-fold-onto-each-other': {
      child: 'Two squares would land on the same face. Fold it in your mind, one by one.',
      parent: 'Chooses a net in which two squares land on the same face. Cut some nets out and fold them.',
    },
    'took-a-face-that-touches': {
      child: 'A face that touches it in the net is next to it, not opposite.',
      parent:
        'Takes a touching square for the opposite face. In a line, skip one square to find the opposite one.',
    },
    'took-a-face-next-to-it-when-folded': {
      child: 'When it is folded, that face comes next to it. Fold on one more step.',
      parent: 'Takes a face that ends up next to it. Copy the net, cut it out and fold it.',
    },
  },
  templates: [whichNet, oppositeFace],
}
