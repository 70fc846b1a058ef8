import { label, picture, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, counted, listed, withArticle } from '../wording.ts'
import { pupils } from './pupils.ts'

interface Solid {
  readonly name: string
  readonly faces: number
  readonly edges: number
  readonly vertices: number
}

const around = [
  ['triangular', 3],
  ['pentagonal', 5],
  ['hexagonal', 6],
  ['octagonal', 8],
] as const

const solids: readonly Solid[] = [
  { name: 'cube', faces: 6, edges: 12, vertices: 8 },
  { name: 'cuboid', faces: 6, edges: 12, vertices: 8 },
  { name: 'square-based pyramid', faces: 5, edges: 8, vertices: 5 },
  ...around.map(([name, sides]) => ({
    name: `${name} prism`,
    faces: sides + 2,
    edges: sides * 3,
    vertices: sides * 2,
  })),
  ...around.map(([name, sides]) => ({
    name: name === 'triangular' ? 'triangular-based pyramid' : `${name}-based pyramid`,
    faces: sides + 1,
    edges: sides * 2,
    vertices: sides + 1,
  })),
]

const parts = ['faces', 'edges', 'vertices'] as const
type Part = (typeof parts)[number]

const isPyramid = ({ name }: Solid) => name.includes('pyramid')

/** How the parts of a solid are counted: a cube and a cuboid are prisms with four sides. */
function how(solid: Solid, part: Part): string {
  const round = isPyramid(solid) ? solid.vertices - 1 : solid.vertices / 2
  const ways = isPyramid(solid)
    ? {
        faces: `1 base and ${round} faces that meet at its tip`,
        edges: `${round} edges round its base and ${round} up to its tip`,
        vertices: `${round} corners at its base and 1 tip`,
      }
    : {
        faces: `2 ends and ${round} faces between them`,
        edges: `${round} edges round each end and ${round} that join the ends`,
        vertices: `${round} corners at each of its 2 ends`,
      }
  return `${capital(withArticle(solid.name))} has ${ways[part]}: ${solid[part]} ${part}.`
}

export const howMany = template({
  id: 'maths.solid-shapes.count-parts',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const known = solids.slice(0, [4, 7, 11, 11, 11][step - 1])
    const kinds = random.sample(known, step < 4 ? 1 : 2)
    const items = kinds.map(solid => ({
      solid,
      many: step === 1 ? 1 : random.int(step < 4 ? 2 : 1, step + 1),
    }))
    return { name: random.pick(pupils), items, part: random.pick(parts) }
  },
  measure: 'kinds of solids, how many there are, and how many parts one has',
  hardness: ({ items, part }) =>
    items.reduce((sum, { solid, many }) => sum + 1 + many / 2 + solid[part] / 6, 0),
  write: ({ name, items, part }) => {
    const total = items.reduce((sum, { solid, many }) => sum + solid[part] * many, 0)
    const of = (other: Part) => items.reduce((sum, { solid, many }) => sum + solid[other] * many, 0)
    const told = listed(
      items.map(({ solid, many }) => (many === 1 ? withArticle(solid.name) : counted(many, solid.name))),
    )
    const single = items.length === 1 && items[0]?.many === 1
    const wrong = (count: number, misconception: string) => ({ text: String(count), misconception })
    const [first] = items
    const step = items.reduce((sum, { many }) => sum + many, 0)
    return {
      stem: `${name} has ${told} made of wood. How many ${part} ${single ? 'does it have' : 'do they have altogether'}?`,
      right: { text: String(total) },
      wrong: [
        ...parts.filter(other => other !== part).map(other => wrong(of(other), `counted-${other}-instead`)),
        ...(single || !first
          ? []
          : [
              wrong(
                items.reduce((sum, { solid }) => sum + solid[part], 0),
                'counted-one-of-each',
              ),
            ]),
        wrong(total - step, 'missed-a-hidden-part'),
        wrong(total + step, 'counted-a-part-twice'),
        wrong(total + 2 * step, 'counted-parts-twice'),
      ],
      explanation: `${items.map(({ solid }) => how(solid, part)).join(' ')}${
        single
          ? ` The answer is **${total}**.`
          : ` Altogether: ${items.map(({ solid, many }) => `${many} × ${solid[part]}`).join(' + ')} = **${total}**.`
      }`,
    }
  },
})

export const whichSolid = template({
  id: 'maths.solid-shapes.which-solid',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    // A cube and a cuboid have as many parts, so only one of them is there.
    const all = solids.filter(({ name }) => name !== (random.chance(0.5) ? 'cube' : 'cuboid'))
    const both = all.some(({ name }) => name === 'cube') && all.some(({ name }) => name === 'cuboid')
    const known = (both ? all.filter(({ name }) => name !== 'cube') : all).slice(0, step < 3 ? 7 : 10)
    const solid = random.pick(known)
    const told = random.shuffle(parts).slice(0, [3, 2, 2, 1, 1][step - 1])
    const alike = known.filter(other => told.every(part => other[part] === solid[part]))
    return {
      name: random.pick(pupils),
      solid,
      told,
      alone: alike.length === 1,
      others: near(random.shuffle(known), solid, step),
    }
  },
  measure: 'how little is told, and how near the other solids come',
  hardness: ({ told, solid, others }) =>
    5 -
    told.length +
    others.filter(other => told.some(part => Math.abs(other[part] - solid[part]) < 3)).length / 4 +
    solid.edges / 12,
  write: ({ name, solid, told, alone, others }) => ({
    stem: `${name} thinks of a solid shape. It has ${listed(told.map(part => `${solid[part]} ${part}`))}. Which shape could it be?`,
    right: { text: solid.name },
    wrong: (alone ? others : []).map(other => ({
      text: other.name,
      misconception:
        isPyramid(other) === isPyramid(solid) ? 'wrong-base-of-the-solid' : 'mixed-up-prism-and-pyramid',
    })),
    explanation: `${told.map(part => how(solid, part)).join(' ')} So it could be the **${solid.name}**. None of the others fits.`,
  }),
})

/** At the higher steps those come first that differ least. */
function near(known: readonly Solid[], solid: Solid, step: number): Solid[] {
  const apart = (other: Solid) => Math.abs(other.edges - solid.edges) + Math.abs(other.faces - solid.faces)
  const others = known.filter(({ name }) => name !== solid.name)
  return (step < 3 ? others : [...others].sort((a, b) => apart(a) - apart(b))).slice(0, 4)
}

/** Nets of a cube, the easy ones first. Faces with the same number lie opposite each other when the net is folded. */
const nets = [
  ['.1..', '2323', '.1..'],
  ['1...', '2323', '1...'],
  ['.1..', '2323', '..1.'],
  ['1...', '2323', '.1..'],
  ['1...', '2323', '..1.'],
  ['1...', '2323', '...1'],
  ['1...', '232.', '..13'],
  ['121..', '..323'],
  ['12..', '.31.', '..23'],
] as const

export const netOfCube = template({
  id: 'maths.solid-shapes.net-of-a-cube',
  version: 1,
  mode: 'options',
  seconds: 45,
  harder: 0.2,
  draw: (random, step) => {
    const net = nets[random.int([0, 0, 1, 2, 4][step - 1] ?? 0, [1, 2, 4, 6, 8][step - 1] ?? 1)] ?? nets[0]
    const cells = net.flatMap((row, y) =>
      [...row].flatMap((pair, x) => (pair === '.' ? [] : [{ x, y, pair }])),
    )
    const [turn, flip] = [random.chance(0.5), random.chance(0.5)]
    const placed = cells.map(({ x, y, pair }) => {
      const across = flip ? 3 - x : x
      return turn ? { x: y, y: across, pair } : { x: across, y, pair }
    })
    const hard =
      step > 2
        ? placed.filter(({ x, y, pair }) =>
            placed.some(other => other.pair === pair && other.x !== x && other.y !== y),
          )
        : []
    return {
      letters: random.shuffle([...'PQRSTU']),
      cells: placed,
      asked: placed.indexOf(random.pick(hard.length > 0 ? hard : placed)),
    }
  },
  measure: 'whether the opposite face lies in the same row, and how the net is bent',
  hardness: ({ cells, asked }) => {
    const [face, other] = [cells[asked], opposite(cells, asked)]
    if (!face || !other) return 1
    const straight = face.x === other.x || face.y === other.y
    return 1 + (straight ? 0 : 2) + (Math.abs(face.x - other.x) + Math.abs(face.y - other.y)) / 2
  },
  write: ({ letters, cells, asked }) => {
    const letterOf = (cell: Cell | undefined) => letters[cell ? cells.indexOf(cell) : -1] ?? ''
    const face = letterOf(cells[asked])
    const right = opposite(cells, asked)
    const touching = cells.filter(
      ({ x, y }) => Math.abs(x - (cells[asked]?.x ?? 0)) + Math.abs(y - (cells[asked]?.y ?? 0)) === 1,
    )
    const straight = right && (right.x === cells[asked]?.x || right.y === cells[asked]?.y)
    const others = cells.filter(cell => cell !== right && cell !== cells[asked])
    return {
      stem: `This net is folded to make a cube. Which face is **opposite** face **${face}**?`,
      picture: drawNet(letters, cells),
      right: { text: letterOf(right) },
      wrong: others.map(cell => ({
        text: letterOf(cell),
        misconception: touching.includes(cell) ? 'took-a-face-that-touches-it' : 'folded-the-net-wrong',
      })),
      explanation: straight
        ? `Faces that touch in the net stay side by side. In a straight row, the opposite face is two places along: one face lies between them. So **${letterOf(right)}** is opposite ${face}.`
        : `Faces that touch in the net stay side by side. When the net is folded, the other pairs of opposite faces are ${pairsBut(letters, cells, asked)}. That leaves **${letterOf(right)}** opposite ${face}.`,
    }
  },
})

interface Cell {
  readonly x: number
  readonly y: number
  readonly pair: string
}

const opposite = (cells: readonly Cell[], asked: number) =>
  cells.find((cell, at) => at !== asked && cell.pair === cells[asked]?.pair)

function pairsBut(letters: readonly string[], cells: readonly Cell[], asked: number): string {
  const pairs = ['1', '2', '3'].filter(pair => pair !== cells[asked]?.pair)
  return listed(
    pairs.map(pair =>
      cells.flatMap((cell, at) => (cell.pair === pair ? [letters[at] ?? ''] : [])).join(' with '),
    ),
  )
}

function drawNet(letters: readonly string[], cells: readonly Cell[]) {
  const size = 48
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const [wide, high] = [
    Math.max(...cells.map(({ x }) => x)) - left + 1,
    Math.max(...cells.map(({ y }) => y)) - top + 1,
  ]
  const drawn = cells.map(({ x, y }, at) => {
    const [px, py] = [10 + (x - left) * size, 10 + (y - top) * size]
    return (
      rectangle(px, py, size, size) +
      label([px + size / 2, py + size / 2 + 6], letters[at] ?? '', { size: 17 })
    )
  })
  const rows = Array.from({ length: high }, (_, row) =>
    Array.from(
      { length: wide },
      (_, column) =>
        letters[cells.findIndex(({ x, y }) => x - left === column && y - top === row)] ?? 'empty',
    ).join(', '),
  )
  return picture(
    wide * size + 20,
    high * size + 20,
    `A net of six squares. Row by row: ${rows.join('; ')}.`,
    drawn.join(''),
  )
}

export const solidShapes: Topic = {
  id: 'maths.solid-shapes',
  name: 'Solid shapes',
  subdomain: 'geometry',
  year: 5,
  prerequisites: ['maths.flat-shapes'],
  about: 'Counting faces, edges and vertices of prisms and pyramids, and folding nets of cubes.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: {
    version: 1,
    idea: `
Solid shapes are not flat. You can hold them. A box is a solid shape. So is a dice.

- A **face** is a flat side of the solid.
- An **edge** is a line where two faces meet.
- A **vertex** is a corner. Two or more are called vertices.

A **prism** has two ends that are just the same. You can slice it like bread, and each slice looks like the end. We name it after its end: a hexagonal prism has a hexagon at each end.

A **pyramid** has one base and a tip. All the sides meet at the tip. We name it after its base.

A **net** is the flat shape you get when you open a solid out.

${
  drawNet(
    [...'PQRSTU'],
    [['.1..'], ['2323'], ['.1..']].flatMap(([row = ''], y) =>
      [...row].flatMap((pair, x) => (pair === '.' ? [] : [{ x, y, pair }])),
    ),
  ).svg
}`,
    example: `
How many edges does a triangular prism have?

1. It has two ends. Each end is a triangle.
2. The front end has 3 edges. The back end has 3 edges.
3. Each corner of the front is joined to the back. That makes 3 more.
4. 3 + 3 + 3 = **9 edges**.`,
    mistake: `
It is easy to miss the parts you cannot see. Do not just look at a picture and count. Count in groups: front, back, then what joins them. With a net, do not think that two squares side by side are opposite. They share an edge, so they touch. Look at the net above. In its long row, Q and S are opposite, as one square lies between them.`,
    tryThis: `
Take an empty box and count its faces, edges and corners. Then cut it open along some edges so that it lies flat. Draw the net that you see.`,
  },
  templates: [howMany, whichSolid, netOfCube],
}
