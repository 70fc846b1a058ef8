import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { circle, type Fill, line, type Point, polygon } from '../svg.ts'
import { copies, features, figureOf, innerShapes } from './features.ts'
import { describe, drawing, type Figure, type Line, lookOf, part, settled } from './figure.ts'
import { outlines, type Shape, shapeName } from './shapes.ts'

/** One of five figures: its drawing, what it is called, and every feature by which a child may tell it from the others. */
export interface Shown {
  /** Drawn around 0, 0. */
  readonly body: string
  readonly alt: string
  readonly key: string
  readonly looks: Readonly<Record<string, unknown>>
}

export interface Five {
  /** The first is the odd one. */
  readonly figures: readonly Shown[]
  /** What four of them share, and how the first differs, as sentences. */
  readonly four: string
  readonly odd: string
}

export interface Rule {
  readonly name: string
  /** How many things must be compared, and how well they are hidden. */
  readonly weight: number
  /** Which of the features that shapes have by chance it is about. */
  readonly about?: readonly string[]
  draw(random: Random): Five
}

const places = [0, 1, 2, 3, 4] as const
const mixed = <T>(random: Random, a: T, b: T) => random.shuffle([a, a, a, b, b])
const curved: readonly Shape[] = ['circle', 'oval', 'semicircle', 'quarter', 'moon']
const sidesOf = (shape: Shape) => (curved.includes(shape) ? 0 : outlines[shape].length)
/** Shapes that no fold maps onto themselves. */
const uneven: readonly Shape[] = ['ell', 'flag', 'boot', 'eff', 'zed', 'slope', 'parallelogram']

const weightOf = (fill: Fill) => (fill === 'black' ? 1 : fill === 'white' ? -1 : 0)

function looksOf(figure: Figure): Record<string, unknown> {
  const [outer, ...inner] = figure
  if (!outer) return {}
  const [first] = inner
  const last = inner.at(-1)
  const fills = figure.map(({ fill }) => fill)
  const count = (fill: Fill) => fills.filter(other => other === fill).length
  const inside = first ? sidesOf(first.shape) : 0
  const sides = sidesOf(outer.shape)
  return {
    shape: outer.shape,
    fill: outer.fill,
    line: outer.line,
    size: outer.size,
    turn: settled(outer.shape, outer.turn, outer.mirrored).turn,
    count: figure.length,
    isEven: figure.length % 2 === 0,
    sides,
    hasEvenSides: sides % 2 === 0,
    isCurved: curved.includes(outer.shape),
    isUneven: uneven.includes(outer.shape),
    innerShape: first?.shape,
    innerFill: first?.fill,
    innerSides: inside,
    lastShape: last?.shape,
    lastFill: last?.fill,
    innerBalance: count('black') - count('white') - weightOf(outer.fill),
    sameShapes: inner.map(({ shape }) => shape === outer.shape).join(),
    sameFills: figure.map(({ fill }, at) => fill === fills[(at + 1) % fills.length]).join(),
    fills: [...new Set(fills)].sort().join(),
    hasWhite: count('white') > 0,
    hasBlack: count('black') > 0,
    hasGrey: count('grey') > 0,
    black: count('black'),
    balance: count('black') - count('white'),
    more: inside - sides,
    together: inside + sides,
    dots: sides - inner.length,
    right: first && Math.sign(Math.round((first.x - outer.x) / 6)),
    down: first && Math.sign(Math.round((first.y - outer.y) / 6)),
  }
}

/** Moved a little, so that no two figures have a line in the very same place. */
const nudged = (figure: Figure, [right, down]: readonly [number, number]): Figure =>
  figure.map(one => ({ ...one, x: one.x + right, y: one.y + down }))

const nudges = [-1.5, -0.5, 0.5, 1.5].flatMap(x => [-1.5, -0.5, 0.5, 1.5].map(y => [x, y] as const))

function fiveOf(
  random: Random,
  figures: readonly Figure[],
  four: string,
  odd: string,
  saidOf: (figure: Figure) => string = figure => describe(figure),
): Five {
  const ways = random.sample(nudges, 5)
  return {
    figures: figures.map(
      (figure, at): Shown => ({
        body: drawing(nudged(figure, ways[at] ?? [0, 0])),
        alt: saidOf(figure),
        key: lookOf(figure),
        looks: looksOf(figure),
      }),
    ),
    four,
    odd,
  }
}

const withoutTurn = ([one]: Figure) => (one ? `${one.fill} ${shapeName(one.shape)}` : 'nothing')
const withPlaces = (figure: Figure) => describe(figure, true)

const plain = [
  'square',
  'triangle',
  'pentagon',
  'hexagon',
  'star',
  'cross',
  'diamond',
  'house',
  'arrow',
] as const
const threeFills = ['white', 'black', 'grey'] as const

const fillRule: Rule = {
  name: 'fill',
  weight: 1,
  draw: random => {
    const shapes = random.sample(plain, 5)
    const [four = 'white', odd = 'black'] = random.sample(threeFills, 2)
    return fiveOf(
      random,
      shapes.map((shape, at) => [part(shape, at === 0 ? odd : four)]),
      `The shapes are all different, so look at the fill. Four figures are ${four}.`,
      `This one is ${odd}.`,
    )
  },
}

const edges: Record<Line, string> = { plain: 'a thin edge', thick: 'a thick edge', dashed: 'a dashed edge' }

const edgeRule = (isMixed: boolean): Rule => ({
  name: 'edge',
  weight: isMixed ? 2 : 1,
  draw: random => {
    const shapes = random.sample(plain, 5)
    const fills = isMixed ? mixed<Fill>(random, 'white', 'grey') : places.map((): Fill => 'white')
    const pair = ['plain', random.pick(['thick', 'dashed'] as const)] as const
    const [four = 'plain', odd = 'thick'] = random.shuffle(pair)
    return fiveOf(
      random,
      shapes.map((shape, at) => [
        part(shape, fills[at] ?? 'white', { line: at === 0 ? odd : four, size: 26 }),
      ]),
      `The shapes are all different${isMixed ? ' and the fills are mixed' : ''}, so look at the edges. Four figures have ${edges[four]}.`,
      `This one has ${edges[odd]}.`,
    )
  },
})

const roomy = ['square', 'triangle', 'hexagon', 'diamond', 'house', 'pentagon', 'octagon'] as const

const innerRule = (isMixed: boolean): Rule => ({
  name: 'inside',
  weight: isMixed ? 2 : 1.5,
  draw: random => {
    const shapes: Shape[] = random.sample(roomy, 5)
    const fills = isMixed ? mixed<Fill>(random, 'white', 'grey') : places.map((): Fill => 'white')
    const [four = 'star', odd = 'cross'] = random.sample(
      innerShapes.filter(shape => !shapes.includes(shape)),
      2,
    )
    return fiveOf(
      random,
      shapes.map((shape, at) =>
        figureOf(features({ shape, fill: fills[at] ?? 'white', inner: at === 0 ? odd : four })),
      ),
      `The outer shapes are all different${isMixed ? ' and the fills are mixed' : ''}, so look inside. Four figures hold a black ${shapeName(four)}.`,
      `This one holds a black ${shapeName(odd)}.`,
    )
  },
})

const curvedRule: Rule = {
  name: 'straight-or-curved',
  weight: 1.5,
  about: ['isCurved', 'hasEvenSides'],
  draw: random => {
    const straight = random.sample(['square', 'triangle', 'hexagon', 'star', 'cross', 'arrow'] as const, 4)
    const round = random.sample(curved, 4)
    const isRound = random.chance(0.5)
    const shapes: Shape[] = isRound
      ? [straight[0] ?? 'square', ...round]
      : [round[0] ?? 'circle', ...straight]
    const fills = mixed<Fill>(random, 'white', 'grey')
    return fiveOf(
      random,
      shapes.map((shape, at) => [
        part(shape, fills[at] ?? 'white', { turn: random.int(0, 3) * 90, size: 25 }),
      ]),
      isRound
        ? 'The shapes are all different, so look at their edges. Four shapes have a curved edge.'
        : 'The shapes are all different, so look at their edges. Four shapes have only straight sides.',
      isRound ? 'This one has only straight sides.' : 'This one has a curved edge.',
    )
  },
}

const numberRule: Rule = {
  name: 'number',
  weight: 2,
  draw: random => {
    const shapes = random.sample(plain, 5)
    const fills = mixed<Fill>(random, 'white', 'black')
    const four = random.int(3, 7)
    const odd = four + random.pick([1, -1])
    return fiveOf(
      random,
      shapes.map((shape, at) => copies(part(shape, fills[at] ?? 'white'), at === 0 ? odd : four)),
      `The shapes are all different and the fills are mixed, so count. Four figures have ${four} shapes.`,
      `This one has ${odd}.`,
    )
  },
}

const evenRule: Rule = {
  name: 'even-or-odd',
  weight: 3.5,
  draw: random => {
    const shapes = random.sample(plain, 5)
    const fills = mixed<Fill>(random, 'white', 'black')
    const isEven = random.chance(0.5)
    const counts = random.shuffle(isEven ? [2, 4, 6, 8] : [3, 5, 7, 9])
    const odd = random.pick(isEven ? [3, 5, 7] : [4, 6, 8])
    return fiveOf(
      random,
      shapes.map((shape, at) =>
        copies(part(shape, fills[at] ?? 'white'), at === 0 ? odd : (counts[at - 1] ?? 2)),
      ),
      `Count the small shapes. The numbers are all different, but four of them are ${isEven ? 'even' : 'odd'}: ${[...counts].sort((a, b) => a - b).join(', ')}.`,
      `This one has ${odd}, which is ${isEven ? 'odd' : 'even'}.`,
    )
  },
}

const sidesRule: Rule = {
  name: 'sides',
  weight: 2.5,
  about: ['hasEvenSides', 'isUneven'],
  draw: random => {
    const four = random.sample(
      ['square', 'rectangle', 'diamond', 'kite', 'trapezium', 'parallelogram'] as const,
      4,
    )
    const odd = random.pick(['triangle', 'slope', 'pentagon', 'hexagon', 'octagon'] as const)
    const fills = mixed<Fill>(random, 'white', 'grey')
    return fiveOf(
      random,
      [odd, ...four].map((shape, at) => [
        part(shape, fills[at] ?? 'white', { turn: random.int(0, 3) * 45, size: 26 }),
      ]),
      'No two shapes are the same, so count their sides. Four shapes have 4 sides.',
      `This one has ${sidesOf(odd)} sides.`,
      withoutTurn,
    )
  },
}

const sided = ['triangle', 'square', 'pentagon', 'hexagon', 'octagon'] as const

const echoRule: Rule = {
  name: 'same-shape-inside',
  weight: 3,
  draw: random => {
    const shapes = random.sample(
      ['triangle', 'square', 'hexagon', 'diamond', 'pentagon', 'star', 'cross'] as const,
      5,
    )
    const fills = mixed<Fill>(random, 'white', 'grey')
    const odd = random.pick(shapes.slice(1))
    return fiveOf(
      random,
      shapes.map((shape, at) => [
        part(shape, fills[at] ?? 'white', { size: 30 }),
        part(at === 0 ? odd : shape, 'black', { size: 9 }),
      ]),
      'Compare the inside with the outside. In four figures the small shape is the same as the large one.',
      'Here the two shapes are different.',
    )
  },
}

const twoFillsRule: Rule = {
  name: 'pair-of-fills',
  weight: 3,
  draw: random => {
    const [one = 'white', other = 'black', third = 'grey'] = random.shuffle(threeFills)
    const shapes = random.shuffle(sided)
    const outer = mixed(random, one, other)
    const inner = random.sample(['star', 'cross', 'circle', 'diamond', 'square'] as const, 2)
    const inners = mixed(random, inner[0] ?? 'star', inner[1] ?? 'cross')
    return fiveOf(
      random,
      shapes.map((shape, at) => {
        const fill = outer[at] ?? one
        const innerFill = at === 0 ? third : fill === one ? other : one
        return [part(shape, fill, { size: 30 }), part(inners[at] ?? 'star', innerFill, { size: 10 })]
      }),
      `Look at both fills of each figure. In four figures one shape is ${one} and the other one is ${other}.`,
      `This one has a ${third} shape inside.`,
    )
  },
}

/** An arrow and a dot at this angle from its tip, clockwise, all turned. */
const arrowAndDot = (turn: number, from: number, fill: Fill): Figure => {
  const angle = ((turn + from) * Math.PI) / 180
  return [
    part('arrow', fill, { turn, size: 19 }),
    part('circle', 'black', { size: 5, x: Math.sin(angle) * 27, y: -Math.cos(angle) * 27 }),
  ]
}

const dotRule = (fours: number, odds: number, said: readonly [string, string], weight: number): Rule => ({
  name: 'dot-and-arrow',
  weight,
  draw: random => {
    const isSwapped = random.chance(0.5)
    const [four, odd] = isSwapped ? [odds, fours] : [fours, odds]
    const [sayFour, sayOdd] = isSwapped ? [said[1], said[0]] : said
    const turns = random.sample([0, 45, 90, 135, 180, 225, 270, 315], 5)
    const fills = mixed<Fill>(random, 'white', 'grey')
    return fiveOf(
      random,
      turns.map((turn, at) => arrowAndDot(turn, at === 0 ? odd : four, fills[at] ?? 'white')),
      `The arrows point in different ways. Look at the dot and the arrow together. In four figures the dot is ${sayFour}.`,
      `Here it is ${sayOdd}.`,
      withPlaces,
    )
  },
})

const symmetryRule: Rule = {
  name: 'symmetry',
  weight: 3.5,
  about: ['isUneven'],
  draw: random => {
    const four = random.sample(
      ['arrow', 'house', 'tee', 'semicircle', 'kite', 'trapezium', 'triangle'] as const,
      4,
    )
    const odd = random.pick(uneven)
    const fills = mixed<Fill>(random, 'white', 'grey')
    return fiveOf(
      random,
      [odd, ...four].map((shape, at) => [
        part(shape, fills[at] ?? 'white', { turn: random.int(0, 7) * 45, size: 24 }),
      ]),
      'No two shapes are the same. Think of folding them. Four shapes have a line of symmetry: fold there, and the halves match.',
      'This one has no such line.',
      withoutTurn,
    )
  },
}

/** The number of dots in each row, from the top. A triangle is wide only at the bottom. */
function rowsOf(shape: Shape, dots: number): number[] {
  if (shape === 'triangle' && dots > 3) {
    const below = dots <= 6 ? 3 : 4
    const left = dots - below
    return left <= 3 ? [left, below] : [left - 3, 3, below]
  }
  if (dots <= 3) return [dots]
  if (dots <= 5) return [2, dots - 2]
  if (dots === 6) return [3, 3]
  const outer = Math.floor(dots / 3)
  return [outer, dots - 2 * outer, outer]
}

export function withDots(shape: Shape, fill: Fill, dots: number): Figure {
  const rows = rowsOf(shape, dots)
  const lowest = shape === 'triangle' ? 9.5 : ((rows.length - 1) / 2) * 9
  const marks = rows.flatMap((across, row) =>
    Array.from({ length: across }, (_, at) =>
      part('circle', 'black', {
        size: 3,
        x: (at - (across - 1) / 2) * 9,
        y: lowest - (rows.length - 1 - row) * 9,
      }),
    ),
  )
  return [part(shape, fill, { size: 31 }), ...marks]
}

/** How far off the odd count is, chosen so that no other figure is the only one with an even or odd number of dots. */
const oddBy = (sides: number, off: number) =>
  (sides % 2 === 0 ? [1, -1] : [2, -2]).filter(by => sides + off + by >= 1 && sides + off + by <= 9)

const dotsRule = (offs: readonly number[]): Rule => ({
  name: 'dots-and-sides',
  weight: offs[0] === 0 ? 4 : 5,
  draw: random => {
    const off = random.pick(offs)
    const shapes = random.shuffle(sided)
    const fills = mixed<Fill>(random, 'white', 'grey')
    const counts = shapes.map(
      (shape, at) => sidesOf(shape) + off + (at === 0 ? random.pick(oddBy(sidesOf(shape), off)) : 0),
    )
    const rule =
      off === 0 ? 'as many dots as sides' : off > 0 ? 'one dot more than sides' : 'one dot fewer than sides'
    const [odd = 'square'] = shapes
    return fiveOf(
      random,
      shapes.map((shape, at) => withDots(shape, fills[at] ?? 'white', counts[at] ?? 1)),
      `Count sides and dots. Four figures have ${rule}.`,
      `This one has ${sidesOf(odd)} sides and ${counts[0]} dots.`,
    )
  },
})

const nestedRule: Rule = {
  name: 'three-fills',
  weight: 4.5,
  draw: random => {
    const isNext = random.chance(0.5)
    // A black shape in a black one can't be seen.
    const fillsAt = (at: number) => {
      const fills = random.shuffle(threeFills)
      return at === 0 && isNext && fills[1] === 'black'
        ? ['black' as const, ...fills.filter(fill => fill !== 'black')]
        : fills
    }
    const figures = places.map((at): Figure => {
      const [outer = 'circle', middle = 'square', inner = 'hexagon'] = random.sample(
        ['circle', 'square', 'hexagon', 'octagon', 'pentagon'] as const,
        3,
      )
      const [a = 'white', b = 'grey', c = 'black'] = fillsAt(at)
      const last = at > 0 ? a : isNext ? b : c
      return [part(outer, a, { size: 32 }), part(middle, b, { size: 20 }), part(inner, last, { size: 9 })]
    })
    return fiveOf(
      random,
      figures,
      'Compare the fills from the outside in. In four figures the outer shape and the inner shape have the same fill.',
      isNext
        ? 'Here the middle shape and the inner shape have the same fill.'
        : 'Here all three fills are different.',
    )
  },
}

const balanceRule = (more: 0 | 1): Rule => ({
  name: 'black-and-white-dots',
  weight: more === 0 ? 4 : 5,
  draw: random => {
    const whites = random.shuffle([1, 2, 3, 4])
    const pairs = whites.map((white): [number, number] => [white + more, white])
    const odd = random.pick<[number, number]>(
      more === 0
        ? [
            [3, 2],
            [2, 3],
            [1, 2],
            [2, 1],
          ]
        : [
            [3, 3],
            [1, 1],
            [4, 2],
            [2, 2],
            [1, 2],
          ],
    )
    const frames = mixed<Shape>(random, 'circle', 'square')
    const grid = [-13, 0, 13].flatMap(y => [-13, 0, 13].map(x => ({ x, y })))
    const figures = [odd, ...pairs].map(([black, white], at): Figure => {
      const spots = random.sample(grid, black + white)
      return [
        part(frames[at] ?? 'circle', 'grey', { size: 32 }),
        ...spots.map((spot, of) => part('circle', of < black ? 'black' : 'white', { size: 5, ...spot })),
      ]
    })
    return fiveOf(
      random,
      figures,
      more === 0
        ? 'Count the black dots and the white dots. Four figures have as many black dots as white ones.'
        : 'Count the black dots and the white dots. Four figures have one black dot more than white ones.',
      `This one has ${odd[0]} black dots and ${odd[1]} white ones.`,
    )
  },
})

/** The inner shape has so many sides more than the outer one, or both together have so many. */
const sumRule = (isSum: boolean): Rule => ({
  name: isSum ? 'sides-together' : 'one-side-more',
  weight: isSum ? 5 : 4.5,
  draw: random => {
    const by = random.pick([1, -1])
    const total = random.pick([9, 11])
    const all = sided.flatMap(outer => sided.map(inner => [outer, inner] as const))
    const fits = ([outer, inner]: readonly [Shape, Shape]) =>
      isSum ? sidesOf(outer) + sidesOf(inner) === total : sidesOf(inner) - sidesOf(outer) === by
    const fitting = random.shuffle(all.filter(fits))
    const others = all.filter(pair => !fits(pair) && pair[0] !== pair[1])
    const pairs = [
      random.pick(others),
      ...places.slice(0, 4).map(at => fitting[at % fitting.length] ?? (['square', 'square'] as const)),
    ]
    const fills = mixed<Fill>(random, 'white', 'grey')
    const inners = mixed<Fill>(random, 'black', 'white')
    const [[outer, inner] = ['square', 'square'] as const] = pairs
    return fiveOf(
      random,
      pairs.map(([outer, inner], at) => [
        part(outer, fills[at] ?? 'white', { size: 31 }),
        part(inner, inners[at] ?? 'black', {
          size: outer === 'triangle' ? 11 : 12.5,
          turn: random.int(0, 3) * 90,
        }),
      ]),
      isSum
        ? `Count the sides of both shapes. In four figures they have ${total} sides together.`
        : `Count the sides of both shapes. In four figures the inner shape has one side ${by > 0 ? 'more' : 'fewer'} than the outer one.`,
      `Here the outer shape has ${sidesOf(outer)} sides and the inner one has ${sidesOf(inner)}.`,
    )
  },
})

const orderRule: Rule = {
  name: 'order-around',
  weight: 5,
  draw: random => {
    const isReversed = random.chance(0.5)
    const starts = random.sample([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], 5)
    const frames = mixed<Shape>(random, 'circle', 'hexagon')
    const order = isReversed ? 'black, white, grey' : 'black, grey, white'
    const figures = places.map((at): Figure => {
      const step = (at === 0) === isReversed ? 120 : -120
      return [
        part(frames[at] ?? 'circle', 'white', { size: 32 }),
        ...(['black', 'grey', 'white'] as const).map((fill, of) => {
          const angle = (((starts[at] ?? 0) + of * step) * Math.PI) / 180
          return part('circle', fill, { size: 7, x: Math.sin(angle) * 16, y: -Math.cos(angle) * 16 })
        }),
      ]
    })
    return fiveOf(
      random,
      figures,
      `All figures have the same three dots, so look at their order. Go round clockwise from the black dot. In four figures the order is ${order}.`,
      'Here the order is the other way round.',
      withPlaces,
    )
  },
}

const corners = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

interface Box {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

const cornersOf = ({ x: [left, right], y: [top, bottom] }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const around = (middle: number, half: number) => [middle - half, middle + half] as const
const shared = (a: readonly [number, number], b: readonly [number, number]) =>
  [Math.max(a[0], b[0]), Math.min(a[1], b[1])] as const

/** Two rectangles that overlap at a corner, with the part in both shaded, or the part in only one. */
function overlapping(
  random: Random,
  [right, down]: readonly [number, number],
  isBoth: boolean,
  fill: Fill,
): Shown {
  const size = () => random.pick([13, 14, 15, 16, 17, 18])
  const a: Box = { x: around(-9 * right, size()), y: around(-9 * down, size()) }
  const b: Box = { x: around(9 * right, size()), y: around(9 * down, size()) }
  const both: Box = { x: shared(a.x, b.x), y: shared(a.y, b.y) }
  const inner: Point = [right > 0 ? both.x[0] : both.x[1], down > 0 ? both.y[0] : both.y[1]]
  const outer: Point = [right > 0 ? both.x[1] : both.x[0], down > 0 ? both.y[1] : both.y[0]]
  const far: Point = [right > 0 ? a.x[0] : a.x[1], down > 0 ? a.y[0] : a.y[1]]
  const shaded = isBoth
    ? cornersOf(both)
    : ([
        far,
        [outer[0], far[1]],
        [outer[0], inner[1]],
        inner,
        [inner[0], outer[1]],
        [far[0], outer[1]],
      ] satisfies Point[])
  const body = [cornersOf(a), cornersOf(b), cornersOf(both)]
    .map(points => polygon(points))
    .concat(polygon(shaded, fill))
    .join('')
  const alt = `two rectangles that overlap, with the part in ${isBoth ? 'both of them' : 'only one of them'} ${fill}`
  return { body, alt, key: body, looks: { isBoth, fill, corner: `${right} ${down}` } }
}

const overlapRule: Rule = {
  name: 'overlap',
  weight: 3,
  draw: random => {
    const isBoth = random.chance(0.5)
    const ways = random.shuffle([...corners, random.pick(corners)])
    const fills = mixed<Fill>(random, 'black', 'grey')
    return {
      figures: places.map(at =>
        overlapping(random, ways[at] ?? [1, 1], (at === 0) !== isBoth, fills[at] ?? 'black'),
      ),
      four: `The rectangles have many sizes, so look at the shading. In four figures ${isBoth ? 'the part that lies in both rectangles' : 'a part that lies in only one rectangle'} is shaded.`,
      odd: `Here it is ${isBoth ? 'a part of only one rectangle' : 'the part in both'}.`,
    }
  },
}

/** A long hand and a short one, at hours of a clock. */
function hands(long: number, short: number, [x, y]: readonly [number, number]): Shown {
  const end = (hour: number, length: number): Point => [
    x + Math.sin((hour * Math.PI) / 6) * length,
    y - Math.cos((hour * Math.PI) / 6) * length,
  ]
  const hour = (at: number) => `${((at + 11) % 12) + 1} o’clock`
  const apart = (short - long + 24) % 12
  return {
    body: circle([x, y], 31) + line([x, y], end(long, 26), 3) + line([x, y], end(short, 14), 5),
    alt: `a circle with a long hand at ${hour(long)} and a short, thick hand at ${hour(short)}`,
    key: `hands ${long % 12} ${short % 12}`,
    looks: { apart, angle: Math.min(apart, 12 - apart), long: long % 12, short: short % 12 },
  }
}

const turnWords: Record<number, string> = {
  2: 'a sixth of a turn',
  3: 'a quarter turn',
  4: 'a third of a turn',
}

const handsRule = (isWay: boolean): Rule => ({
  name: isWay ? 'which-way-round' : 'angle-of-two-hands',
  weight: isWay ? 5 : 4,
  draw: random => {
    const angle = random.pick([2, 3, 4])
    const other = random.pick([2, 3, 4, 5, 6].filter(one => Math.abs(one - angle) === 1))
    const way = random.pick([1, -1])
    const ways = isWay ? [-way, way, way, way, way] : mixed(random, 1, -1)
    const longs = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5)
    const shifts = random.sample(nudges, 5)
    return {
      figures: longs.map((long, at) =>
        hands(long, long + (ways[at] ?? 1) * (at === 0 && !isWay ? other : angle) + 12, shifts[at] ?? [0, 0]),
      ),
      four: isWay
        ? `The angle is the same in all, so look which way it goes. In four figures you go ${way > 0 ? 'clockwise' : 'anticlockwise'} by ${turnWords[angle]} from the long hand to the short one.`
        : `The long hands point in different ways, so compare the two hands. In four figures the angle between them is ${turnWords[angle]}.`,
      odd: isWay
        ? 'Here you go the other way.'
        : `Here the angle is ${other > angle ? 'larger' : 'smaller'}.`,
    }
  },
})

const tip = ['at the tip of the arrow', 'at its tail'] as const
const side = ['on the left as you go along the arrow', 'on the right as you go along it'] as const

const rules: Record<Step, readonly Rule[]> = {
  1: [fillRule, edgeRule(false), innerRule(false), curvedRule],
  2: [edgeRule(true), innerRule(true), curvedRule, numberRule, sidesRule],
  3: [sidesRule, echoRule, twoFillsRule, dotRule(0, 180, tip, 3), evenRule, overlapRule, symmetryRule],
  4: [
    symmetryRule,
    evenRule,
    dotsRule([0]),
    nestedRule,
    balanceRule(0),
    sumRule(false),
    handsRule(false),
    dotRule(270, 90, side, 4),
  ],
  5: [
    dotsRule([-1, 1]),
    nestedRule,
    balanceRule(1),
    sumRule(false),
    sumRule(true),
    orderRule,
    handsRule(true),
  ],
}

const byChance = ['isCurved', 'isUneven', 'hasEvenSides']

/**
 * Whether a feature sets a figure other than the first apart from all the rest, or the first by chance, which would make
 * it easier to find.
 */
function misleads(figures: readonly Shown[], about: readonly string[] = []): boolean {
  const names = new Set(figures.flatMap(({ looks }) => Object.keys(looks)))
  return [...names].some(name => {
    const values = figures.map(({ looks }) => looks[name])
    const [first, ...others] = [...new Set(values)]
    if (others.length !== 1) return false
    const lone = [first, others[0]].find(one => values.filter(value => value === one).length === 1)
    if (lone === undefined) return false
    return values.indexOf(lone) > 0 || (byChance.includes(name) && !about.includes(name))
  })
}

/** How five figures are turned: three upright and two slanting, so that neither is odd. At step 1 all are upright. */
export function drawTurns(random: Random, step: Step): readonly number[] {
  const straight = random.shuffle([0, 90, 180, 270])
  const slanting = random.shuffle([45, 135, 225, 315])
  return step === 1
    ? [...straight, random.pick([0, 90, 180, 270])]
    : [...straight.slice(0, 3), ...slanting.slice(0, 2)]
}

export function drawOdd(
  random: Random,
  step: Step,
): Five & { readonly rule: string; readonly weight: number } {
  const { name, weight, about, draw } = random.pick(rules[step])
  for (;;) {
    const five = draw(random)
    const isClear = new Set(five.figures.map(({ key }) => key)).size === 5
    if (isClear && !misleads(five.figures, about)) return { ...five, rule: name, weight }
  }
}
