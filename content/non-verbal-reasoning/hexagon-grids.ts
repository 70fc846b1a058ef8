import { once } from '../once.ts'
import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Fill, label, moved, type Point, picture, polygon } from '../svg.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, counted, listed } from '../wording.ts'
import { optionSide, range } from './blocks.ts'
import {
  describe,
  drawing,
  type Figure,
  fillName,
  handedShapes,
  lookOf,
  type Part,
  part,
  type Shape,
  shapeName,
} from './figure.ts'

const radius = 45
const high = radius * Math.sqrt(3)
/** From the middle of one hexagon to the middle of the next, with a small gap between them. */
const apart = high * 1.06

/** Clockwise from the top, round the one in the middle. */
const names = ['top', 'top right', 'bottom right', 'bottom', 'bottom left', 'top left'] as const

const corners = (size: number): Point[] =>
  range(6).map(at => {
    const angle = (at * Math.PI) / 3
    return [Math.cos(angle) * size, Math.sin(angle) * size]
  })

const frame = polygon(corners(radius), 'white', 1.5)

const middleOf = (at: number): Point => {
  const angle = (at * Math.PI) / 3
  return [Math.sin(angle) * apart, -Math.cos(angle) * apart]
}

/** Seven hexagons: six drawings clockwise from the top, and the one in the middle. One of the six is missing. */
function gridPicture(bodies: readonly string[], middle: string, missing: number, alt: string): Picture {
  const [width, height] = [apart * Math.sqrt(3) + radius * 2 + 6, apart * 2 + high + 6]
  const spots = bodies.map((body, at) => {
    const [x, y] = middleOf(at)
    const content = at === missing ? label([0, 10], '?', { size: 30, bold: true }) : body
    return moved(frame + content, width / 2 + x, height / 2 + y)
  })
  return picture(width, height, alt, spots.join('') + moved(frame + middle, width / 2, height / 2))
}

const hexagonChoice = (body: string, text: string, value = body): Choice => ({
  text,
  value,
  picture: picture(optionSide, optionSide, text, moved(frame + body, optionSide / 2, optionSide / 2)),
})

const sayGrid = (said: readonly string[], missing: number) =>
  `Six hexagons round one in the middle. ${said.map((text, at) => `${capital(names[at] ?? '')}: ${at === missing ? 'question mark' : text}.`).join(' ')}`

const stem = 'The hexagons follow a rule. Which one goes in place of the question mark?'

const around = (at: number, count: number) => ((at % count) + count) % count

/** What can change from one hexagon to the next. */
interface Ring {
  readonly shapes: readonly Shape[]
  readonly fills: readonly Fill[]
  readonly sizes: readonly number[]
  /** Sixths of a turn from one hexagon to the next. */
  readonly turn: number
  readonly start: number
  /** A small dot that goes from corner to corner. */
  readonly dot?: { readonly start: number; readonly by: number }
}

interface Look {
  readonly shape: number
  readonly fill: number
  readonly size: number
  readonly turn: number
  readonly dot: number
}

const lookAt = ({ turn, start, dot }: Ring, at: number): Look => ({
  shape: at,
  fill: at,
  size: at,
  turn: start + turn * at,
  dot: dot ? dot.start + dot.by * at : 0,
})

const dotAt = (corner: number): Part => {
  const angle = (around(corner, 6) * Math.PI) / 3
  return part('circle', 'black', {
    size: 5,
    x: Math.round(Math.cos(angle) * 3400) / 100,
    y: Math.round(Math.sin(angle) * 3400) / 100,
  })
}

function figureOf({ shapes, fills, sizes, dot }: Ring, look: Look): Figure {
  const main = part(
    shapes[around(look.shape, shapes.length)] ?? 'circle',
    fills[around(look.fill, fills.length)] ?? 'white',
    {
      size: sizes[around(look.size, sizes.length)] ?? 20,
      turn: around(look.turn, 6) * 60,
    },
  )
  return dot ? [main, dotAt(look.dot)] : [main]
}

/** Corners of a hexagon, clockwise from the right. */
const cornerNames = ['right', 'bottom right', 'bottom left', 'left', 'top left', 'top right']

function sayFigure(ring: Ring, look: Look): string {
  const [main] = figureOf(ring, look)
  const said = main ? describe([main]) : ''
  return ring.dot ? `${said}, dot at ${cornerNames[around(look.dot, 6)]}` : said
}

const ringChoice = (ring: Ring, look: Look): Choice =>
  hexagonChoice(drawing(figureOf(ring, look)), capital(sayFigure(ring, look)), lookOf(figureOf(ring, look)))

type Rule = 'turn' | 'shape' | 'fill' | 'size' | 'dot'

interface RingPlan {
  /** Rules that are drawn together, with the length of their cycles. */
  readonly rules: readonly Partial<Record<Rule, number>>[]
}

/** `turn` and `dot` are steps from one hexagon to the next, the others are how many values take turns. */
const ringPlans: Record<Step, RingPlan> = {
  1: { rules: [{ turn: 1 }, { dot: 1 }, { shape: 2, fill: 2 }] },
  2: {
    rules: [
      { turn: 1, fill: 2 },
      { shape: 2, fill: 3 },
      { shape: 3, fill: 2 },
      { dot: -1, fill: 2 },
    ],
  },
  3: {
    rules: [
      { turn: -1, fill: 3 },
      { turn: 1, dot: -1 },
      { dot: 1, fill: 3, size: 2 },
      { shape: 3, fill: 2, size: 2 },
    ],
  },
  4: {
    rules: [
      { turn: 1, fill: 3, size: 2 },
      { turn: -1, dot: 1, fill: 2 },
      { shape: 3, fill: 2, dot: 1 },
    ],
  },
  5: {
    rules: [
      { turn: -1, dot: 2, fill: 2 },
      { turn: 2, dot: -1, fill: 2 },
      { turn: 1, dot: -2, fill: 3 },
      { turn: -1, dot: 1, fill: 3, size: 2 },
    ],
  },
}

/** Shapes that look different in all six ways. */
const turning = ['arrow', 'tee', 'house', ...handedShapes] as const satisfies readonly Shape[]
const plain = ['circle', 'square', 'triangle', 'star', 'cross', 'diamond'] as const satisfies readonly Shape[]

const forgot: Record<Rule, string> = {
  turn: 'forgot-the-rule-of-turns',
  shape: 'forgot-the-rule-of-shapes',
  fill: 'forgot-the-rule-of-fills',
  size: 'forgot-the-rule-of-sizes',
  dot: 'forgot-the-rule-of-the-dot',
}

export const roundTheRing = template({
  id: 'non-verbal-reasoning.hexagon-grids.round-the-ring',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const rules = random.pick(ringPlans[step].rules)
    const size = rules.dot ? 18 : 24
    const ring: Ring = {
      shapes: random.sample<Shape>(rules.turn ? turning : plain, rules.shape ?? 1),
      fills: random.sample<Fill>(['white', 'black', 'grey', 'dots'], rules.fill ?? 1),
      sizes: rules.size ? random.shuffle([size, 12]) : [size],
      turn: rules.turn ?? 0,
      start: rules.turn ? random.int(0, 5) : 0,
      ...(rules.dot && { dot: { start: random.int(0, 5), by: rules.dot } }),
    }
    return { ring, rules, missing: random.int(0, 5) }
  },
  measure: 'rules, the length of their cycles, and how far things move on',
  hardness: ({ rules }) =>
    Object.values(rules).reduce((sum, value) => sum + 1 + Math.abs(value) / 2 + (value < 0 ? 0.5 : 0), 0),
  write: ({ ring, rules, missing }) => {
    const looks = range(6).map(at => lookAt(ring, at))
    const right = lookAt(ring, missing)
    const kinds = (Object.keys(rules) as Rule[]).filter(rule => rules[rule] !== undefined)
    return {
      stem,
      picture: gridPicture(
        looks.map(look => drawing(figureOf(ring, look))),
        '',
        missing,
        sayGrid(
          looks.map(look => sayFigure(ring, look)),
          missing,
        ),
      ),
      right: ringChoice(ring, right),
      wrong: ringSlips(right, kinds, ring, missing).map(
        ({ look, misconception }): WrongChoice => ({ ...ringChoice(ring, look), misconception }),
      ),
      explanation: explainRing(ring, kinds, missing),
    }
  },
})

/** One thing wrong in turn, then two things at once. */
function ringSlips(right: Look, kinds: readonly Rule[], ring: Ring, missing: number) {
  const step = (rule: Rule, by: number): Look => ({ ...right, [rule]: right[rule] + by })
  const lengths: Record<Rule, number> = {
    turn: 6,
    dot: 6,
    shape: ring.shapes.length,
    fill: ring.fills.length,
    size: ring.sizes.length,
  }
  const singles = range(5).flatMap(at =>
    kinds.flatMap(rule => {
      const by = [1, -1, 3, 2, -2][at] ?? 1
      return lengths[rule] > at + 1 ? [{ look: step(rule, by), rule, misconception: forgot[rule] }] : []
    }),
  )
  const beside = lookAt(ring, missing + 1)
  const doubles = singles.flatMap((one, at) =>
    singles
      .slice(at + 1)
      .filter(other => other.rule !== one.rule)
      .map(other => ({
        look: { ...one.look, [other.rule]: other.look[other.rule] },
        misconception: one.misconception,
      })),
  )
  const copied = kinds.length > 1 ? [{ look: beside, misconception: 'copied-the-one-beside-it' }] : []
  return [
    ...singles.slice(0, 4),
    ...copied,
    ...doubles.slice(0, 3),
    ...singles.slice(4),
    ...doubles.slice(3),
  ].slice(0, 12)
}

function explainRing(ring: Ring, kinds: readonly Rule[], missing: number): string {
  const way = (by: number) => (by > 0 ? 'clockwise' : 'anticlockwise')
  const said: Record<Rule, () => string> = {
    turn: () =>
      `the ${shapeName(ring.shapes[0] ?? 'arrow')} turns ${Math.abs(ring.turn) * 60}° ${way(ring.turn)} each time, which is ${counted(Math.abs(ring.turn), 'corner')} of the hexagon`,
    dot: () => `the dot moves on ${counted(Math.abs(ring.dot?.by ?? 1), 'corner')} ${way(ring.dot?.by ?? 1)}`,
    shape: () => `the shapes take turns: ${listed(ring.shapes.map(shapeName), 'then')}`,
    fill: () => `the fills take turns: ${listed(ring.fills.map(fillName), 'then')}`,
    size: () => 'the sizes take turns, large and small',
  }
  return `Go round clockwise, one rule at a time. From each hexagon to the next, ${kinds.map(kind => said[kind]()).join('; ')}. Check each rule on both sides of the gap. So the one at the ${names[missing]} is: ${sayMissing(ring, missing)}.`
}

/** How it is turned is said from the one before it. */
function sayMissing(ring: Ring, missing: number): string {
  if (ring.turn === 0) return sayFigure(ring, lookAt(ring, missing))
  const [main] = figureOf(ring, lookAt(ring, missing))
  if (!main) return ''
  const small = ring.sizes.length > 1 && main.size === Math.min(...ring.sizes) ? 'small ' : ''
  const dot = ring.dot ? `, with the dot at the ${cornerNames[around(lookAt(ring, missing).dot, 6)]}` : ''
  return `${small}${fillName(main.fill)} ${shapeName(main.shape)}, turned one step further than the one at the ${names[around(missing - 1, 6)]}${dot}`
}

type Change = 'fills' | 'turn' | 'size' | 'flip'

interface Inside {
  readonly shape: Shape
  readonly fill: Fill
  /** The fill of the hexagon itself. */
  readonly ground: Fill
  readonly turn: number
  readonly flipped: boolean
  readonly small: boolean
}

/** Each change made twice gives the first figure back, so it is the same from both sides. */
function changed(figure: Inside, change: Change): Inside {
  switch (change) {
    case 'fills':
      return { ...figure, fill: figure.ground, ground: figure.fill }
    case 'turn':
      return { ...figure, turn: around(figure.turn + 3, 6) }
    case 'size':
      return { ...figure, small: !figure.small }
    case 'flip':
      return { ...figure, flipped: !figure.flipped, turn: around(-figure.turn, 6) }
  }
}

const changedBy = (figure: Inside, changes: readonly Change[]) => changes.reduce(changed, figure)

const insideFigure = ({ shape, fill, turn, flipped, small }: Inside): Figure => [
  part(shape, fill, {
    size: small ? 16 : 26,
    turn: turn * 60,
    mirrored: flipped,
  }),
]

const drawInside = (figure: Inside) =>
  polygon(corners(radius), figure.ground, 1.5) + drawing(insideFigure(figure))

const sayInside = (figure: Inside) => `${describe(insideFigure(figure))}, on ${fillName(figure.ground)}`

const saidChange: Record<Change, string> = {
  fills: 'the shape and its hexagon swap their fills',
  turn: 'the shape is turned by half a turn',
  size: 'the size changes from large to small or back',
  flip: 'the shape is flipped over, left to right, like in a mirror',
}

const missedChange: Record<Change, string> = {
  fills: 'forgot-to-swap-the-fills',
  turn: 'forgot-to-turn-it',
  size: 'forgot-to-change-the-size',
  flip: 'forgot-to-flip-it',
}

const changePlans: Record<Step, readonly (readonly Change[])[]> = {
  1: [['fills'], ['turn'], ['size']],
  2: [
    ['fills', 'size'],
    ['fills', 'turn'],
    ['turn', 'size'],
  ],
  3: [['flip'], ['flip', 'size'], ['flip', 'fills']],
  4: [
    ['fills', 'turn', 'size'],
    ['flip', 'fills', 'size'],
    ['flip', 'turn'],
  ],
  5: [
    ['flip', 'turn', 'fills'],
    ['flip', 'turn', 'size'],
    ['flip', 'turn', 'fills', 'size'],
  ],
}

const pointed = ['arrow', 'house', 'tee', 'semicircle', 'triangle'] as const satisfies readonly Shape[]

interface Pairs {
  /** The first three hexagons from the top; each has its partner opposite. */
  readonly pairs: readonly Inside[]
  readonly changes: readonly Change[]
  readonly missing: number
}

function drawPairs(random: Random, changes: readonly Change[]): Pairs {
  const isFlipped = changes.includes('flip')
  const shapes = random.sample<Shape>(isFlipped ? handedShapes : [...pointed, ...handedShapes], 3)
  const fills = random.sample<Fill>(['white', 'black', 'grey'], 3)
  const pairs = shapes.map((shape, at): Inside => {
    const [fill, ground] = changes.includes('fills')
      ? random.shuffle([fills[at] ?? 'white', fills[(at + 1) % 3] ?? 'black'])
      : [fills[at], fills[at] === 'white' ? 'grey' : 'white']
    return {
      shape,
      fill: fill ?? 'black',
      ground: (ground ?? 'white') as Fill,
      turn: random.int(0, 5),
      flipped: isFlipped && random.chance(0.5),
      small: changes.includes('size') && random.chance(0.5),
    }
  })
  return { pairs, changes, missing: random.int(0, 5) }
}

const look = (figure: Inside) => lookOf(insideFigure({ ...figure, small: false }))

/**
 * Whether the two whole pairs allow only one answer: two houses that change places may be turned or flipped upside down,
 * so there must be another figure to tell.
 */
function isPlain({ pairs, changes, missing }: Pairs): boolean {
  const [asked = 0, ...others] = range(3).map(at => around(missing + at, 3))
  const target = (at: number) => changedBy(pairs[at] as Inside, changes)
  const moves = [false, true].flatMap(flipped =>
    range(6).flatMap(turn => {
      const move = (figure: Inside, more: number): Inside => {
        const made = flipped ? changed(figure, 'flip') : figure
        return { ...made, turn: around(made.turn + turn + more, 6) }
      }
      // The same for each pair, or a mirror that lies along or across its line through the middle.
      return [
        (figure: Inside) => move(figure, 0),
        ...(flipped ? [(figure: Inside, pair: number) => move(figure, 2 * pair)] : []),
      ]
    }),
  )
  const shown = (figure: Inside) => look({ ...figure, fill: 'white' })
  const fitting = moves.filter(move =>
    others.every(at => shown(move(pairs[at] as Inside, at)) === shown(target(at))),
  )
  return new Set(fitting.map(move => shown(move(pairs[asked] as Inside, asked)))).size === 1
}

export const opposites = template({
  id: 'non-verbal-reasoning.hexagon-grids.opposites',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    for (;;) {
      const drawn = drawPairs(random, random.pick(changePlans[step]))
      if (isPlain(drawn)) return drawn
    }
  },
  measure: 'changes between opposite hexagons, and whether a shape is flipped',
  hardness: ({ changes }) => 1 + changes.length * 2 + (changes.includes('flip') ? 1.5 : 0),
  write: ({ pairs, changes, missing }) => {
    const six = [...pairs, ...pairs.map(figure => changedBy(figure, changes))]
    const known = six[around(missing + 3, 6)] as Inside
    const right = six[missing] as Inside
    return {
      stem: 'Hexagons that are **opposite** each other belong together. Which one goes in place of the question mark?',
      picture: gridPicture(six.map(drawInside), '', missing, sayGrid(six.map(sayInside), missing)),
      right: insideChoice(right),
      wrong: oppositeSlips(known, changes).map(
        ({ figure, misconception }): WrongChoice => ({ ...insideChoice(figure), misconception }),
      ),
      explanation: `Find two opposite hexagons that you can see, and compare them: ${changes.map(change => saidChange[change]).join('; ')}. The other pair shows the same. Now do this with the hexagon at the ${names[around(missing + 3, 6)]}, which is opposite the gap. You get: ${sayPlainly(right)}${sayMove(changes)}.`,
    }
  },
})

const sayPlainly = ({ shape, fill, small, ground }: Inside) =>
  `${small ? 'small ' : ''}${fillName(fill)} ${shapeName(shape)} on ${fillName(ground)}`

const sayMove = (changes: readonly Change[]) =>
  changes.includes('flip')
    ? changes.includes('turn')
      ? ', flipped over and then turned by half a turn'
      : ', flipped over'
    : changes.includes('turn')
      ? ', turned by half a turn'
      : ', which points the same way as before'

const insideChoice = (figure: Inside): Choice =>
  hexagonChoice(
    drawInside(figure),
    capital(sayInside(figure)),
    `${lookOf(insideFigure(figure))} on ${figure.ground}`,
  )

const allChanges: readonly Change[] = ['fills', 'turn', 'size', 'flip']

/** One change left out, one too many, or one made in place of another. */
function oppositeSlips(known: Inside, changes: readonly Change[]) {
  const slip = (made: readonly Change[], misconception: string) => ({
    figure: changedBy(known, made),
    misconception,
  })
  const others = allChanges.filter(change => !changes.includes(change))
  const missing = changes.map(change =>
    slip(
      changes.filter(other => other !== change),
      changes.length === 1 ? 'left-it-as-it-was' : missedChange[change],
    ),
  )
  const extra = others.map(change => slip([...changes, change], 'changed-something-else-too'))
  const swapped = changes.flatMap(change =>
    others.map(other => slip([...changes.filter(one => one !== change), other], missedChange[change])),
  )
  return [
    ...missing,
    ...extra.slice(0, 2),
    ...swapped.slice(0, 2),
    ...(changes.length > 1 ? [slip([], 'left-it-as-it-was')] : []),
    ...extra.slice(2),
    ...swapped.slice(2),
  ].slice(0, 10)
}

/** Triangles of a hexagon that are shaded, clockwise from the one at the top. */
type Shaded = readonly number[]

const sectors = (shaded: Shaded): string => {
  const points = corners(radius)
  return range(6)
    .map(at =>
      polygon(
        [[0, 0], points[around(at + 4, 6)] ?? [0, 0], points[around(at + 5, 6)] ?? [0, 0]],
        shaded.includes(at) ? 'grey' : 'white',
        1.2,
      ),
    )
    .join('')
}

const sayShaded = (shaded: Shaded) =>
  shaded.length === 0
    ? 'no triangle shaded'
    : `shaded at ${listed([...shaded].sort().map(at => names[at] ?? ''))}`

/** Rows of dots that leave the corners of a hexagon free. */
const dotRows: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 4, 3],
  [3, 5, 3],
  [4, 4, 4],
]

const dots = (count: number) => {
  const rows = dotRows[count] ?? []
  return drawing(
    rows.flatMap((across, row) =>
      range(across).map(at =>
        part('circle', 'black', {
          size: 6.5,
          x: (at - (across - 1) / 2) * 16,
          y: (row - (rows.length - 1) / 2) * 17,
        }),
      ),
    ),
  )
}

type Middle = 'sum' | 'together' | 'not-both'

interface Lines {
  readonly kind: Middle
  readonly numbers: readonly number[]
  readonly shaded: readonly Shaded[]
  readonly middle: readonly number[]
}

const both = (a: Shaded, b: Shaded, kind: Middle): Shaded =>
  range(6).filter(at =>
    kind === 'together' ? a.includes(at) || b.includes(at) : a.includes(at) !== b.includes(at),
  )

function drawLines(random: Random, step: Step): Lines {
  if (step < 3) {
    const total = step === 1 ? random.int(5, 9) : random.int(9, 12)
    const least = Math.max(1, total - 9)
    const first = random.sample(
      range(total - 2 * least + 1).map(at => at + least),
      3,
    )
    return {
      kind: 'sum',
      numbers: [...first, ...first.map(count => total - count)],
      shaded: [],
      middle: [total],
    }
  }
  const kind = step === 5 || (step === 4 && random.chance(0.4)) ? 'not-both' : 'together'
  const middle = random.sample(range(6), kind === 'together' ? random.int(4, 5) : random.int(2, 4))
  const shared = step === 5 ? 2 : 1
  for (;;) {
    const pairs = range(3).map(() => {
      const one = middle.filter(() => random.chance(0.5))
      const other = middle.filter(at => !one.includes(at))
      const extra =
        kind === 'together'
          ? []
          : random.sample(
              range(6).filter(at => !middle.includes(at)),
              Math.min(random.int(1, shared), 5 - middle.length),
            )
      return [
        [...one, ...extra],
        [...other, ...extra],
      ] as const
    })
    const shaded = [...pairs.map(([one]) => one), ...pairs.map(([, other]) => other)]
    const keys = new Set(shaded.map(one => [...one].sort().join()))
    if (shaded.every(one => one.length > 0 && one.length < 6) && keys.size > 4)
      return { kind, numbers: [], shaded, middle }
  }
}

export const throughTheMiddle = template({
  id: 'non-verbal-reasoning.hexagon-grids.through-the-middle',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => ({ lines: drawLines(random, step), missing: random.int(0, 5) }),
  measure: 'how two opposite hexagons make the middle one, and triangles to keep in mind',
  hardness: ({ lines: { kind, numbers, shaded, middle } }) =>
    kind === 'sum'
      ? 2 + Math.max(...numbers) / 6
      : kind === 'together'
        ? 5
        : 7 + shaded.flat().length / 9 + middle.length / 9,
  write: ({ lines, missing }) => {
    const opposite = around(missing + 3, 6)
    const bodies = lines.kind === 'sum' ? lines.numbers.map(dots) : lines.shaded.map(sectors)
    const said =
      lines.kind === 'sum' ? lines.numbers.map(count => counted(count, 'dot')) : lines.shaded.map(sayShaded)
    const middle = lines.kind === 'sum' ? dots(lines.middle[0] ?? 0) : sectors(lines.middle)
    const saidMiddle = lines.kind === 'sum' ? counted(lines.middle[0] ?? 0, 'dot') : sayShaded(lines.middle)
    return {
      stem: 'In each line through the middle, the **two outer** hexagons make the one in the middle by the same rule. Which hexagon goes in place of the question mark?',
      picture: gridPicture(
        bodies,
        middle,
        missing,
        `${sayGrid(said, missing)} In the middle: ${saidMiddle}.`,
      ),
      right: hexagonChoice(bodies[missing] ?? '', capital(said[missing] ?? '')),
      wrong: lines.kind === 'sum' ? dotSlips(lines, missing) : shadedSlips(lines, missing),
      explanation: explainLines(lines, missing, opposite),
    }
  },
})

function dotSlips({ numbers, middle: [total = 0] }: Lines, missing: number): WrongChoice[] {
  const [right, other] = [numbers[missing] ?? 0, numbers[around(missing + 3, 6)] ?? 0]
  const wrong = (count: number, misconception: string) =>
    count > 0 && count < 13 && count !== right
      ? [{ ...hexagonChoice(dots(count), capital(counted(count, 'dot'))), misconception }]
      : []
  return [
    ...wrong(total, 'copied-the-middle'),
    ...wrong(other, 'copied-the-one-opposite'),
    ...wrong(right + 1, 'miscounted-the-dots'),
    ...wrong(right - 1, 'miscounted-the-dots'),
    ...wrong(right + 2, 'miscounted-the-dots'),
    ...wrong(numbers[around(missing + 1, 6)] ?? 0, 'copied-the-one-beside-it'),
    ...wrong(right - 2, 'miscounted-the-dots'),
    ...wrong(right + 3, 'miscounted-the-dots'),
  ]
}

function shadedSlips({ kind, shaded, middle }: Lines, missing: number): WrongChoice[] {
  const [right, other] = [shaded[missing] ?? [], shaded[around(missing + 3, 6)] ?? []]
  const isRight = (made: Shaded) => both(made, other, kind).join() === [...middle].sort().join()
  const wrong = (made: Shaded, misconception: string) =>
    isRight(made) ? [] : [{ ...hexagonChoice(sectors(made), capital(sayShaded(made))), misconception }]
  const toggled = (at: number) => (right.includes(at) ? right.filter(one => one !== at) : [...right, at])
  const order = range(6).map(at => around(at * 5 + missing, 6))
  const moved = (by: number) => right.map(at => around(at + by, 6))
  return [
    ...wrong(other, 'copied-the-one-opposite'),
    ...wrong(
      range(6).filter(at => !right.includes(at)),
      'shaded-the-others',
    ),
    ...wrong(toggled(order[0] ?? 0), 'missed-one-triangle'),
    ...wrong(moved(1), 'turned-it-by-one-triangle'),
    ...wrong(toggled(order[1] ?? 0), 'missed-one-triangle'),
    ...wrong(both(middle, other, 'together'), 'put-the-middle-and-the-outer-one-together'),
    ...wrong(moved(-1), 'turned-it-by-one-triangle'),
    ...wrong(toggled(order[2] ?? 0), 'missed-one-triangle'),
    ...wrong(middle, 'copied-the-middle'),
    ...wrong(toggled(order[3] ?? 0), 'missed-one-triangle'),
  ]
}

function explainLines({ kind, numbers, shaded, middle }: Lines, missing: number, opposite: number): string {
  if (kind === 'sum') {
    const [one, other] = [0, 1, 2].filter(at => at !== missing % 3)
    const line = (at = 0) => `${numbers[at]} + ${numbers[at + 3]}`
    const total = middle[0] ?? 0
    return `Count the dots in a line through the middle: ${line(one)} = ${total}, and ${line(other)} = ${total}. There are ${total} dots in the middle. So the two outer hexagons together have as many dots as the middle one. Opposite the gap there ${numbers[opposite] === 1 ? 'is' : 'are'} ${counted(numbers[opposite] ?? 0, 'dot')}. ${total} − ${numbers[opposite]} = **${numbers[missing]}**.`
  }
  const rule =
    kind === 'together'
      ? 'Put the two outer hexagons of a line on top of each other: the grey triangles of both together are grey in the middle, and none is grey in both.'
      : 'Put the two outer hexagons of a line on top of each other. A triangle that is grey in just one of them is grey in the middle. A triangle that is grey in both, or in neither, is white in the middle.'
  const how =
    kind === 'together'
      ? 'So the missing one needs the grey triangles of the middle that the one opposite does not have'
      : 'So go round the triangles one by one. Where the middle and the one opposite the gap differ, the missing one is grey. Where they are the same, it is white'
  return `${rule} The hexagon opposite the gap, at the ${names[opposite]}, is ${sayShaded(shaded[opposite] ?? [])}. The middle is ${sayShaded(middle)}. ${how}: it is **${sayShaded(shaded[missing] ?? [])}**.`
}

const lessonRing: Ring = { shapes: ['arrow'], fills: ['white', 'black'], sizes: [24], turn: 1, start: 0 }

const lessonShaded: readonly Shaded[] = [
  [0, 1],
  [0, 2, 4],
  [2, 5],
  [1, 2, 3],
  [3, 4],
  [0, 3, 5],
]

const lessonMiddle: Shaded = [0, 2, 3]

function ringForLesson(missing: number): string {
  const looks = range(6).map(at => lookAt(lessonRing, at))
  return gridPicture(
    looks.map(look => drawing(figureOf(lessonRing, look))),
    '',
    missing,
    `Arrows in six hexagons, each turned on by one corner, white and black in turn. The one at the ${names[missing]} is missing.`,
  ).svg
}

export const hexagonGrids: Topic = {
  id: 'non-verbal-reasoning.hexagon-grids',
  name: 'Hexagon grids',
  subdomain: 'series',
  year: 5,
  prerequisites: ['non-verbal-reasoning.series', 'non-verbal-reasoning.matrices-two-by-two'],
  about: 'Finding the rule in a ring of hexagons: round the ring, between opposites, or through the middle.',
  weights: { gl: 3, cem: 3, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
A ring of hexagons looks like a piece of honeycomb. Each cell holds a figure, and one is missing. There are three kinds of rule. Try them in this order.

1. **Round the ring.** Start at the top and go clockwise. Does something turn, move on or take turns?
2. **Opposites.** Compare the top with the bottom. Then compare the two other pairs. What is new each time?
3. **Through the middle.** Look along a line of three. Do the two outer ones make the one in the middle?

${ringForLesson(2)}

Here the rule goes round the ring. The arrow turns by one corner each time, so that is 60°. The fills take turns: white, black, white, black.`,
    example: `
Which figure is missing in the ring above?

1. At the top right the arrow points up and to the right. It is black.
2. The next arrow turns on by one corner: it points **down and to the right**.
3. After black comes **white**.
4. Check with the other side of the gap. The arrow at the bottom points down and is black. That fits.`,
    harder: `
Now look at lines through the middle.

${gridPicture(lessonShaded.map(sectors), sectors(lessonMiddle), 5, 'Hexagons with shaded triangles round a middle one. The one at the top left is missing.').svg}

1. Take the line from the top to the bottom. One triangle is grey in both outer ones, at the top right. In the middle it is **white**.
2. Triangles that are grey in just one of them are **grey** in the middle. Check this with the next line. It works.
3. Now take the line with the gap. Opposite the gap, the triangles at the bottom right and the top left are grey.
4. The bottom right is grey in the middle too. So it is white in the missing one.
5. The top left is white in the middle. So it must be grey in both: shade it.
6. The top and the bottom are grey in the middle only. Shade them too. The answer is **top, bottom and top left**.`,
    mistake: `
Many children find one rule and stop. If the arrow turns **and** the fill changes, an option with the right turn and the wrong fill looks good. Say all the rules aloud before you look at the options. Then cross out the options that break any of them.`,
    tryThis: `
Draw seven hexagons like a flower. Make up a rule and draw six figures. Leave one out. Can someone at home find it?`,
  })),
  misconceptions: once(() => ({
    'forgot-the-rule-of-turns': {
      child: 'It turns as well. Follow one tip round the ring.',
      parent:
        'Follows one rule but not the turn. Cover all but one tip of the figure and follow it round the ring.',
    },
    'forgot-the-rule-of-fills': {
      child: 'The fills follow a rule too. Say them aloud as you go round.',
      parent: 'Follows one rule but not the fills. Say the fills in order, such as black, white, black.',
    },
    'forgot-the-rule-of-shapes': {
      child: 'The shapes take turns too. Say their names as you go round.',
      parent: 'Follows one rule but not the shapes. Say the names of the shapes in order round the ring.',
    },
    'forgot-the-rule-of-sizes': {
      child: 'The size follows a rule too: large, small, large.',
      parent: 'Follows one rule but not the size. Say large or small for each hexagon in turn.',
    },
    'forgot-the-rule-of-the-dot': {
      child: 'The dot moves too. Put your finger on it and go round the ring.',
      parent: 'Loses track of the small dot. Follow it alone from corner to corner.',
    },
    'copied-the-one-beside-it': {
      child: 'That is the same as its neighbour. Something must change from one to the next.',
      parent: 'Copies the hexagon beside the gap. Ask what changes from each hexagon to the next.',
    },
    'left-it-as-it-was': {
      child: 'That is the same as the one opposite. See what changes in the other pairs.',
      parent: 'Copies the opposite hexagon without the change. Compare a complete pair and say what is new.',
    },
    'forgot-to-swap-the-fills': {
      child: 'The fills change places too. Look at the two other pairs again.',
      parent:
        'Leaves the fills as they were. Compare a complete pair and name the fill of the shape and of its hexagon.',
    },
    'forgot-to-turn-it': {
      child: 'It must be turned as well. See which way each shape points in a whole pair.',
      parent:
        'Leaves out the turn. Trace one figure of a complete pair and turn the tracing until it fits the other.',
    },
    'forgot-to-change-the-size': {
      child: 'The size changes too. Large becomes small, and small becomes large.',
      parent: 'Leaves out the change of size. For each complete pair, say large or small.',
    },
    'forgot-to-flip-it': {
      child: 'It must be flipped over, like in a mirror. A turn is not enough.',
      parent: 'Leaves out the flip. Trace one figure of a complete pair and turn the paper over.',
    },
    'changed-something-else-too': {
      child: 'You changed one thing too many. Do only what both whole pairs do.',
      parent: 'Changes more than the rule says. Name what stays the same in both complete pairs.',
    },
    'copied-the-middle': {
      child: 'That is the same as the middle. Two outer hexagons make it together.',
      parent: 'Copies the middle hexagon. Show on a complete line how the two outer ones make the middle.',
    },
    'copied-the-one-opposite': {
      child: 'That is the same as the one opposite. Find the rule in the lines you can see.',
      parent: 'Copies the opposite hexagon. Ask how the two outer ones of a complete line make the middle.',
    },
    'miscounted-the-dots': {
      child: 'Count the dots again. Write the numbers of each line down.',
      parent: 'Miscounts the dots. Write the number into each hexagon and do the sum.',
    },
    'shaded-the-others': {
      child: 'Grey and white are swapped. Check one triangle at a time.',
      parent: 'Swaps grey and white. Choose one triangle and find it in all three hexagons of the line.',
    },
    'missed-one-triangle': {
      child: 'One triangle is wrong. Go round the six triangles one by one.',
      parent:
        'Gets all but one triangle right. Go through the six triangles clockwise and say grey or white.',
    },
    'turned-it-by-one-triangle': {
      child: 'It is turned by one triangle. Nothing turns in this rule.',
      parent: 'Shades the right pattern in the wrong place. Start at the top in every hexagon.',
    },
    'put-the-middle-and-the-outer-one-together': {
      child: 'Do not add the middle. Find what the missing one must bring in.',
      parent:
        'Puts the middle and an outer hexagon together. Cover the gap and ask which triangles are still missing.',
    },
  })),
  templates: [roundTheRing, opposites, throughTheMiddle],
}
