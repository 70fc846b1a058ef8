import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, counted, listed, withArticle } from '../wording.ts'
import { drawNet, netOfCube } from './net-of-a-cube.ts'
import { pupils } from './pupils.ts'
import { spread } from './spread.ts'

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

const allParts = ({ faces, edges, vertices }: Solid) => faces + edges + vertices

const isPyramid = ({ name }: Solid) => name.includes('pyramid')

/** How the parts of a solid are counted. A cube and a cuboid are prisms with four sides. */
function how(solid: Solid, part: Part, again = false): string {
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
  return `${again ? 'It' : capital(withArticle(solid.name))} has ${ways[part]}: ${solid[part]} ${part}.`
}

export const howMany = template({
  id: 'maths.solid-shapes.count-parts',
  version: 2,
  balancedFrom: 2,
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
  write: ({ name, items, part }, random) => {
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
      wrong: spread(random, String(total), [
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
        ...(total > 2 * step ? [wrong(total - 2 * step, 'missed-hidden-parts')] : []),
        wrong(total + 3 * step, 'counted-parts-twice'),
      ]),
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
    // A cube and a cuboid have the same number of parts, so only one of them is offered.
    const all = solids.filter(({ name }) => name !== (random.chance(0.5) ? 'cube' : 'cuboid'))
    const both = all.some(({ name }) => name === 'cube') && all.some(({ name }) => name === 'cuboid')
    const known = (both ? all.filter(({ name }) => name !== 'cube') : all).slice(0, step < 3 ? 7 : 10)
    const solid = random.pick(known)
    const told = random.shuffle(parts).slice(0, [3, 2, 2, 1, 3][step - 1])
    // At step 5, only the total of all parts is given.
    const sum = step === 5
    const alike = known.filter(other =>
      sum ? allParts(other) === allParts(solid) : told.every(part => other[part] === solid[part]),
    )
    return {
      name: random.pick(pupils),
      solid,
      told,
      sum,
      alone: alike.length === 1,
      others: near(random.shuffle(known), solid, step),
    }
  },
  measure: 'how little is told, three where it is only a sum, and how near the other solids come',
  hardness: ({ told, sum, solid, others }) =>
    5 -
    told.length +
    (sum ? 4 : 0) +
    others.filter(other => told.some(part => Math.abs(other[part] - solid[part]) < 3)).length / 4 +
    solid.edges / 12,
  write: ({ name, solid, told, sum, alone, others }) => ({
    stem: `${name} thinks of a solid shape. ${sum ? `The number of its faces, the number of its edges and the number of its vertices add up to ${allParts(solid)}` : `It has ${listed(told.map(part => `${solid[part]} ${part}`))}`}. Which shape could it be?`,
    right: { text: solid.name },
    wrong: (alone ? others : []).map(other => ({
      text: other.name,
      misconception:
        isPyramid(other) === isPyramid(solid) ? 'wrong-base-of-the-solid' : 'mixed-up-prism-and-pyramid',
    })),
    explanation: `${told.map((part, at) => how(solid, part, at > 0)).join(' ')}${sum ? ` Altogether: ${told.map(part => solid[part]).join(' + ')} = ${allParts(solid)}.` : ''} So it could be the **${solid.name}**. None of the others fits.`,
  }),
})

/** At the higher steps, the solids that differ least come first. */
function near(known: readonly Solid[], solid: Solid, step: number): Solid[] {
  const apart = (other: Solid) => Math.abs(other.edges - solid.edges) + Math.abs(other.faces - solid.faces)
  const others = known.filter(({ name }) => name !== solid.name)
  return (step < 3 ? others : [...others].sort((a, b) => apart(a) - apart(b))).slice(0, 4)
}

const lessonNet = [
  { x: 1, y: 0, pair: 'PR' },
  { x: 1, y: 1, pair: 'QT' },
  { x: 1, y: 2, pair: 'PR' },
  { x: 0, y: 2, pair: 'SU' },
  { x: 0, y: 3, pair: 'QT' },
  { x: 0, y: 4, pair: 'SU' },
]

export const solidShapes: Topic = {
  id: 'maths.solid-shapes',
  name: 'Solid shapes',
  subdomain: 'geometry',
  year: 5,
  prerequisites: ['maths.flat-shapes'],
  about: 'Counting faces, edges and vertices of prisms and pyramids, and folding nets of cubes.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 2,
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
    harder: `
A solid has faces, edges and vertices. **Added together they make 26.** Is it a cuboid, a triangular prism or a square-based pyramid?

1. Do not guess. Count each one in groups.
2. Square-based pyramid: 1 base and 4 sides are 5 faces. There are 4 edges round the base and 4 up to the tip, so 8. It has 4 corners and a tip, so 5. In all: 5 + 8 + 5 = 18.
3. Triangular prism: 2 ends and 3 sides are 5 faces. There are 3 + 3 + 3 = 9 edges and 3 + 3 = 6 corners. In all: 5 + 9 + 6 = 20.
4. Cuboid: 2 ends and 4 sides are 6 faces. There are 4 + 4 + 4 = 12 edges and 4 + 4 = 8 corners. In all: 6 + 12 + 8 = 26. So it is the **cuboid**.

${drawNet(['P', 'Q', 'R', 'S', 'T', 'U'], lessonNet).svg}

Which face is opposite **Q** when this net is folded? There is no long row here, so look for faces with just one face between them in a line. P and R are a pair. S and U are a pair. That leaves **T** for Q.

Now you try: how many edges do 3 pentagonal prisms have in all? (They have 45.)`,
    mistake: `
It is easy to miss the parts you cannot see. Do not just look at a picture and count. Count in groups: front, back, then what joins them. With a net, do not think that two squares side by side are opposite. They share an edge, so they touch. Look at the net above. In its long row, Q and S are opposite, as one square lies between them.`,
    tryThis: `
Take an empty box and count its faces, edges and corners. Then cut it open along some edges so that it lies flat. Draw the net that you see.`,
  })),
  misconceptions: once(() => ({
    'counted-a-part-twice': {
      child: 'You counted one part of a shape twice. Mark where you start.',
      parent: 'Counts one part of a shape twice. Put a sticker on each part of a real box as it is counted.',
    },
    'counted-edges-instead': {
      child: 'Edges are the lines. Check which word the question uses.',
      parent: 'Counts edges where something else is asked for. Hold a box and name face, edge and vertex.',
    },
    'counted-parts-twice': {
      child: 'You counted too many. Count the top, then the sides, then the bottom.',
      parent: 'Counts several parts twice. Use a real box and put a sticker on each part as it is counted.',
    },
    'counted-faces-instead': {
      child: 'Faces are the flat sides. Check which word the question uses.',
      parent:
        'Counts faces where something else is asked for. Touch the faces, edges and corners of a cereal box.',
    },
    'missed-hidden-parts': {
      child: 'Some parts are at the back, where you can’t see them. Count those as well.',
      parent: 'Misses parts at the back of the shape. Turn a real box round while counting.',
    },
    'missed-a-hidden-part': {
      child: 'One part is at the back. Picture the shape turning round.',
      parent: 'Misses one part that is out of sight. Count on a real box, then on a picture of it.',
    },
    'counted-vertices-instead': {
      child: 'Vertices are the corners. Check which word the question uses.',
      parent: 'Counts corners where something else is asked for. Learn the three words on a cereal box.',
    },
    'counted-one-of-each': {
      child: 'Check how many of each shape there are. Multiply before you add.',
      parent: 'Counts each kind of shape once. Multiply by the number of shapes first.',
    },
    'wrong-base-of-the-solid': {
      child: 'Look at the base. Its number of sides changes how many edges there are.',
      parent:
        'Chooses the right family but the wrong base. Count the sides of the base and build up from there.',
    },
    'mixed-up-prism-and-pyramid': {
      child: 'A prism has two equal ends. A pyramid comes to a tip.',
      parent: 'Mixes up prisms and pyramids. Compare a chocolate box with a tent or a roof.',
    },
    'took-a-face-that-touches-it': {
      child: 'Faces that touch in the net are next to each other, not across.',
      parent: 'Mistakes a neighbouring face for the opposite one. Cut out the net and fold it.',
    },
    'folded-the-net-wrong': {
      child: 'Fold the net in your mind, one face at a time. Skip one to get across.',
      parent: 'Folds the net wrongly in their head. Copy it on paper, cut it out and fold it together.',
    },
  })),
  templates: [howMany, whichSolid, netOfCube],
}
