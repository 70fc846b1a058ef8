import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { optionSide, range } from './blocks.ts'
import {
  allLooks,
  evenFigures,
  type FaceFigure,
  type FaceName,
  type FigureCube,
  faceNames,
  figureAt,
  foldedNet,
  type Look,
  lookKey,
  lookOf,
  lookPicture,
  type Net,
  netPicture,
  oppositeOut,
  outOf,
  pointingFigures,
  pointsTo,
  type Square,
  sayLook,
  sayNet,
  stripedFigures,
  unfolded,
  withFacesSwapped,
  withFaceTurned,
} from './cube-faces.ts'

/** Rows of a net; `#` is a square. The first six have four squares in a line. */
const nets = [
  '.#../####/.#..',
  '.#../####/..#.',
  '#.../####/.#..',
  '#.../####/..#.',
  '#.../####/#...',
  '#.../####/...#',
  '##../.###/.#..',
  '##../.###/..#.',
  '##../.###/...#',
  '##../.##./..##',
  '###../..###',
]

const squaresOf = (rows: string): Square[] =>
  rows.split('/').flatMap((row, y) => [...row].flatMap((mark, x): Square[] => (mark === '#' ? [[x, y]] : [])))

/** Turned by quarters and perhaps flipped, with its corner at 0, 0. */
function laid(random: Random, rows: string): Square[] {
  const [quarters, flip] = [random.int(0, 3), random.chance(0.5)]
  const turned = squaresOf(rows).map(([x, y]) => {
    let [a, b] = [flip ? -x : x, y]
    for (let at = 0; at < quarters; at++) [a, b] = [-b, a]
    return [a, b] as const
  })
  const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]
  return turned.map(([x, y]): Square => [x - left, y - top]).sort((a, b) => a[1] - b[1] || a[0] - b[0])
}

type Mistake = 'opposite' | 'swapped' | 'turned'

interface Plan {
  readonly nets: readonly string[]
  /** Figures that look the same however they are turned. The others point somewhere. */
  readonly even: number
  readonly mistakes: readonly Mistake[]
}

const plans: Record<Step, Plan> = {
  1: { nets: nets.slice(0, 1), even: 6, mistakes: ['opposite'] },
  2: { nets: nets.slice(0, 4), even: 5, mistakes: ['opposite', 'swapped'] },
  3: { nets: nets.slice(0, 6), even: 3, mistakes: ['turned', 'opposite', 'swapped'] },
  4: { nets: nets.slice(2, 9), even: 2, mistakes: ['turned', 'swapped', 'opposite'] },
  5: { nets: nets.slice(6), even: 1, mistakes: ['turned', 'swapped'] },
}

function drawFigures(random: Random, even: number): FaceFigure[] {
  const pointing = random.sample(
    random.chance(0.5) ? [...pointingFigures, ...stripedFigures] : pointingFigures,
    6 - even,
  )
  return random.shuffle([...random.sample(evenFigures, even), ...pointing])
}

function drawNet(random: Random, { nets: from, even }: Plan): Net {
  const squares = laid(random, random.pick(from))
  const figures = drawFigures(random, even).map(figure => ({ figure, quarters: random.int(0, 3) }))
  return { squares, figures }
}

const names: Record<Mistake, string> = {
  opposite: 'put-opposite-faces-side-by-side',
  swapped: 'went-round-the-wrong-way',
  turned: 'turned-a-figure-on-its-face',
}

interface Slip {
  readonly cube: FigureCube
  readonly mistake: Mistake
  /** The face that has the mistake. */
  readonly face: FaceName
}

/** Cubes with one mistake on a face that is seen, of each kind in turn. */
function slipsOf(random: Random, cube: FigureCube, mistakes: readonly Mistake[]): Slip[] {
  const two = random.shuffle(
    faceNames.flatMap(one => faceNames.filter(other => other !== one).map(other => ({ one, other }))),
  )
  const made: Record<Mistake, Slip[]> = {
    turned: random.shuffle(
      faceNames.flatMap(face =>
        [1, 2, 3].map(
          (quarters): Slip => ({ cube: withFaceTurned(cube, face, quarters), mistake: 'turned', face }),
        ),
      ),
    ),
    swapped: two.map(({ one, other }) => ({
      cube: withFacesSwapped(cube, outOf(one), outOf(other)),
      mistake: 'swapped',
      face: one,
    })),
    opposite: two.map(({ one, other }) => ({
      cube: withFacesSwapped(cube, outOf(one), oppositeOut(other)),
      mistake: 'opposite',
      face: one,
    })),
  }
  return range(9).flatMap(at => mistakes.flatMap(mistake => made[mistake].slice(at, at + 1)))
}

const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]))

const shows = (cube: FigureCube, look: Look) => allLooks(cube).some(one => lookKey(one) === lookKey(look))

/** Those that look as the cube itself never does, each look once. */
function impossible(cube: FigureCube, slips: readonly Slip[]): Slip[] {
  const known = new Set(allLooks(cube).map(lookKey))
  return slips.filter(slip => {
    const key = lookKey(lookOf(slip.cube))
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

/** Cubes with one mistake, and some with a second one, so that the right one is not in the middle of them all. */
function withDoubles(random: Random, cube: FigureCube, mistakes: readonly Mistake[]): Slip[] {
  const single = slipsOf(random, cube, mistakes).slice(0, 9)
  const [first, second] = impossible(cube, single)
  const further = [first, second].flatMap(slip =>
    slip ? slipsOf(random, slip.cube, mistakes).slice(0, 6) : [],
  )
  const all = impossible(cube, [...single.slice(0, 4), ...further, ...single.slice(4)])
  return all.slice(0, 11).map(slip => ({ ...slip, mistake: mistakeIn(cube, slip.cube) }))
}

/** What is wrong with what is seen of a cube that can't be made. */
function mistakeIn(cube: FigureCube, wrong: FigureCube): Mistake {
  const shown = faceNames.map(face => figureAt(wrong, outOf(face)))
  const oppositeOf = (figure: FaceFigure) => {
    const face = faceNames.find(name => figureAt(cube, outOf(name)) === figure)
    if (face) return figureAt(cube, oppositeOut(face))
    const back = faceNames.find(name => figureAt(cube, oppositeOut(name)) === figure)
    return back && figureAt(cube, outOf(back))
  }
  if (shown.some(figure => shown.includes(oppositeOf(figure) as FaceFigure))) return 'opposite'
  const look = lookOf(wrong)
  const isInOrder = allLooks(cube).some(one =>
    faceNames.every(face => one[face].figure === look[face].figure),
  )
  return isInOrder ? 'turned' : 'swapped'
}

const lookChoice = (look: Look): Choice => {
  const text = capital(sayLook(look))
  return { text, value: `cube ${lookKey(look)}`, picture: lookPicture(look, `A cube. ${text}`) }
}

const bigNet = (net: Net) =>
  netPicture(net, 42, `A net of six squares. The number says the place in the row. ${capital(sayNet(net))}.`)

/** The cube of a net, lying in any of its 24 ways. */
function lying(random: Random, net: Net): FigureCube {
  const { squares, figures } = unfolded(random, foldedNet(net), net.squares)
  return foldedNet({ squares, figures })
}

/** How many pairs of the three faces that are seen don't touch in the net. */
function apart({ squares, figures }: Net, look: Look): number {
  const at = (face: FaceName) =>
    squares[figures.findIndex(({ figure }) => figure === look[face].figure)] ?? [0, 0]
  return pairsOf(faceNames).filter(([one, other]) => {
    const [[x, y], [u, v]] = [at(one), at(other)]
    return Math.abs(x - u) + Math.abs(y - v) > 1
  }).length
}

const longestLine = ({ squares }: Net) =>
  Math.max(
    ...range(5).flatMap(at => [
      squares.filter(([x]) => x === at).length,
      squares.filter(([, y]) => y === at).length,
    ]),
  )

const pointing = ({ figures }: Net) => figures.filter(({ figure }) => figure.order > 1).length

const effort = (net: Net, look: Look) => 3 + pointing(net) + apart(net, look) / 2 + (4 - longestLine(net)) * 2

export const whichCube = template({
  id: 'non-verbal-reasoning.cubes-from-nets.which-cube',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    const plan = plans[step]
    for (;;) {
      const net = drawNet(random, plan)
      const cube = lying(random, net)
      const slips = withDoubles(random, cube, plan.mistakes)
      if (slips.length > 4) return { net, cube, slips }
    }
  },
  measure:
    'figures that point somewhere, faces that do not touch in the net, and whether it has no line of four',
  hardness: ({ net, cube }) => effort(net, lookOf(cube)),
  write: ({ net, cube, slips }) => ({
    stem: 'This net is folded into a cube, with its figures on the outside. Which cube can it make?',
    picture: bigNet(net),
    right: lookChoice(lookOf(cube)),
    wrong: slips.map(
      ({ cube: made, mistake }): WrongChoice => ({
        ...lookChoice(lookOf(made)),
        misconception: names[mistake],
      }),
    ),
    explanation: `${sayOpposites(cube)} So no cube can show both of a pair. ${sayPointing(cube)}Fold the net in your mind: the ${seenNames(cube)}, so that cube fits.`,
  }),
})

function sayOpposites(cube: FigureCube): string {
  const pairs = faceNames.map(
    face => `the ${figureAt(cube, outOf(face)).name} and the ${figureAt(cube, oppositeOut(face)).name}`,
  )
  return `In the folded cube these are opposite each other: ${pairs.join('; ')}.`
}

/** Where the figures that are seen point, if they do. */
function sayPointing(cube: FigureCube): string {
  const look = lookOf(cube)
  const parts = faceNames
    .filter(face => look[face].figure.order === 4)
    .map(face => `${look[face].figure.tip} is next to the ${pointsTo(cube, face).name}`)
  return parts.length === 0
    ? ''
    : `Then see which way the figures point: when the net is folded, ${listed(parts)}. `
}

const seenNames = (cube: FigureCube) => {
  const look = lookOf(cube)
  return `${look.top.figure.name} is on top, the ${look.front.figure.name} in front and the ${look.right.figure.name} on the right`
}

export const whichNet = template({
  id: 'non-verbal-reasoning.cubes-from-nets.which-net',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 75,
  draw: (random, step) => {
    const plan = plans[step]
    const small = plan.nets.filter(rows => !rows.startsWith('#####') && rows.split('/').length === 3)
    for (;;) {
      const net = drawNet(random, { ...plan, nets: small })
      const cube = lying(random, net)
      const layout = () => (step < 3 ? net.squares : laid(random, random.pick(small)))
      const wrong = impossible(cube, slipsOf(random, cube, plan.mistakes))
        .filter(slip => !shows(slip.cube, lookOf(cube)))
        .slice(0, 9)
        .map(slip => ({ net: unfolded(random, slip.cube, layout()), misconception: names[slip.mistake] }))
      if (wrong.length > 4) return { net: unfolded(random, cube, layout()), cube, wrong }
    }
  },
  measure:
    'figures that point somewhere, faces that do not touch in the net, and whether it has no line of four',
  hardness: ({ net, cube }) => effort(net, lookOf(cube)),
  write: ({ net, cube, wrong }) => {
    const look = lookOf(cube)
    return {
      stem: 'Which net can be folded into this cube, with the figures on the outside?',
      picture: lookPicture(look, `A cube. ${capital(sayLook(look))}.`),
      right: netChoice(net),
      wrong: wrong.map(
        ({ net: other, misconception }): WrongChoice => ({ ...netChoice(other), misconception }),
      ),
      explanation: `Three tests tell you which net is right. First, no two of the ${look.top.figure.name}, the ${look.front.figure.name} and the ${look.right.figure.name} may be opposite, so they are never in one line with just one square between them. Next, clockwise round their corner you must meet the ${look.top.figure.name}, the ${look.right.figure.name} and the ${look.front.figure.name} in this order. ${sayPointing(cube)}Only one net passes every test.`,
    }
  },
})

const netChoice = (net: Net): Choice => {
  const text = capital(sayNet(net))
  return { text, value: `net ${sayNet(net)}`, picture: netPicture(net, 23, text, [optionSide, optionSide]) }
}

export const notThisCube = template({
  id: 'non-verbal-reasoning.cubes-from-nets.not-this-cube',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 75,
  draw: (random, step) => {
    const plan = plans[step]
    // Two opposite faces side by side would be seen at one glance.
    const mistakes = step < 4 ? plan.mistakes : (['turned', 'swapped'] as const)
    for (;;) {
      const net = drawNet(random, plan)
      const cube = lying(random, net)
      const [slip] = random.shuffle(impossible(cube, slipsOf(random, cube, mistakes)))
      const looks = new Map(allLooks(cube).map(look => [lookKey(look), look]))
      if (slip) return { net, cube, slip, possible: random.sample([...looks.values()], 8) }
    }
  },
  measure:
    'figures that point somewhere, faces that do not touch in the net, and whether it has no line of four',
  hardness: ({ net, slip }) => effort(net, lookOf(slip.cube)),
  write: ({ net, cube, slip, possible }) => ({
    stem: 'This net is folded into a cube, with its figures on the outside. Four of these cubes can be made from it. Which one **cannot**?',
    picture: bigNet(net),
    right: lookChoice(lookOf(slip.cube)),
    wrong: possible.map(
      (look): WrongChoice => ({ ...lookChoice(look), misconception: 'took-a-cube-that-can-be-made' }),
    ),
    explanation: explainImpossible(cube, slip),
  }),
})

function explainImpossible(cube: FigureCube, { cube: wrong, mistake, face }: Slip): string {
  const look = lookOf(wrong)
  const shown = `the cube with the ${look.top.figure.name} on top, the ${look.front.figure.name} in front and the ${look.right.figure.name} on the right`
  const own = look[face].figure.name
  if (mistake === 'opposite') {
    const other = faceNames.find(
      name => figureAt(cube, oppositeOut(name)) === look[face].figure && name !== face,
    )
    const clash = other ? look[other].figure.name : own
    return `Test ${shown}. In the folded cube the ${own} and the ${clash} are opposite each other, so you can never see both. The four other cubes show only faces that meet, in the right order, and each figure points the right way.`
  }
  if (mistake === 'swapped') {
    const real = lookOf(cube)
    return `Test ${shown}. These three faces do meet at a corner. But clockwise round that corner, the net gives the ${real.top.figure.name}, then the ${real.right.figure.name}, then the ${real.front.figure.name}. This cube has them the other way round.`
  }
  const pointing =
    look[face].figure.order === 4
      ? `${look[face].figure.tip} is next to the ${pointsTo(cube, face).name}. In this cube it is not`
      : `the ${own} lies the other way`
  return `Test ${shown}. The faces are right, and so is their order. But when the net is folded, ${pointing}. So this cube cannot be made.`
}

const lessonNet: Net = {
  squares: squaresOf('.#../####/.#..'),
  figures: [
    { figure: named('ring'), quarters: 0 },
    { figure: named('black circle'), quarters: 0 },
    { figure: named('arrow'), quarters: 0 },
    { figure: named('diamond'), quarters: 0 },
    { figure: named('cross'), quarters: 0 },
    { figure: named('grey square'), quarters: 0 },
  ],
}

function named(name: string): FaceFigure {
  const all = [...evenFigures, ...stripedFigures, ...pointingFigures]
  return all.find(figure => figure.name === name) ?? (all[0] as FaceFigure)
}

export const cubesFromNets: Topic = {
  id: 'non-verbal-reasoning.cubes-from-nets',
  name: 'Cubes and their nets',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.folding-nets'],
  about: 'Telling which cube a net with figures makes, and which net makes a cube.',
  weights: { gl: 5, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
A net is a cube that was cut open and laid flat. Here each square has a figure on it. Fold the net up, with the figures outside. Which cube do you get?

${netPicture(lessonNet, 34, 'A net: a ring above an arrow; in a row a black circle, an arrow, a diamond and a cross; a grey square below the arrow').svg}

Three tests find the cubes that can't be right.

1. **Opposite faces.** In a straight line, skip one square: the next one is opposite. You can never see two opposite faces at once. Here the circle and the diamond are opposite. So are the arrow and the cross, and the ring and the square.
2. **Round the corner.** Three faces meet at a corner. Go round it **clockwise** in the net, and then on the cube. The order must be the same.
3. **Where figures point.** The arrow points to the ring in the net. So it must point to the ring on the cube, too.`,
    example: `
A cube shows the ring on top, the arrow in front and the diamond on the right. The arrow points up. Can the net above make it?

1. Is there a pair of opposite faces? No.
2. Go clockwise round the corner of the cube: ring, diamond, arrow. In the net, these three meet at the top right of the arrow. Clockwise they are ring, diamond, arrow. Good.
3. The arrow points to the ring, on the net and on the cube. So **yes**, it fits.

${lookPicture({ top: lessonTurned('ring'), front: lessonTurned('arrow'), right: lessonTurned('diamond') }, 'A cube with a ring on top, an arrow that points up in front and a diamond on the right').svg}`,
    harder: `
Can the net also make a cube with the cross in front, the ring on top and the circle on the right?

1. The cross and the ring do not touch in the net. But fold it: the ring is a lid, and it touches all four squares of the long row. So they do meet.
2. In the row, the circle comes first and the cross comes last. When the row is bent into a belt, the ends meet. So the circle is just to the **right** of the cross.
3. On the cube, the circle is on the right of the cross, and the ring is on top of both. So **yes**, the net can make it.`,
    mistake: `
Most children test which faces meet and forget to test **which way round**. If you swap the left and the right face, the same three faces still meet, but it is a different cube. Go round the corner with your finger, like the hands of a clock, and say the names aloud.`,
    tryThis: `
Draw a net on squared paper with six different figures. Let one of them be an arrow. Write down which face the arrow will point to. Cut the net out, fold it and look.`,
  })),
  misconceptions: once(() => ({
    'put-opposite-faces-side-by-side': {
      child: 'Two of those faces are opposite when you fold the net. You never see both.',
      parent:
        'Puts two opposite faces side by side. In a straight line of the net, skip one square: the next is opposite.',
    },
    'went-round-the-wrong-way': {
      child: 'The right faces meet, but the wrong way round. Go round the corner clockwise.',
      parent:
        'Has the right three faces in the wrong order. Name them clockwise round the corner, on the net and on the cube.',
    },
    'turned-a-figure-on-its-face': {
      child: 'One figure points the wrong way. See which face it points to in the net.',
      parent:
        'Overlooks that a figure is turned. Ask which face its top points to, on the net and on the cube. Cutting a net out helps.',
    },
    'took-a-cube-that-can-be-made': {
      child: 'That cube can be made. Test opposite faces first, then their order, then where figures point.',
      parent:
        'Rejects a cube that the net can make. Cut the net out, fold it and turn it until it looks like each picture.',
    },
  })),
  templates: [whichCube, whichNet, notThisCube],
}

function lessonTurned(name: string) {
  return { figure: named(name), quarters: 0 }
}
