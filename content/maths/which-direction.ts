import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import type { Point } from '../svg.ts'
import { template, type WrongChoice } from '../template.ts'
import {
  around,
  drawBearing,
  drawMap,
  drawTwoNorths,
  isOnMap,
  type Mark,
  mapLetters,
  mapSize,
  pointAt,
  threeFigures,
  walked,
} from './compass.ts'

type Asked =
  | {
      readonly kind: 'map'
      readonly marks: readonly Mark[]
      readonly way: number
      readonly northTurn: number
    }
  | { readonly kind: 'back'; readonly places: readonly [string, string]; readonly way: number }
  | { readonly kind: 'bearing'; readonly bearing: number; readonly base: number; readonly angle: number }
  | { readonly kind: 'back-bearing'; readonly bearing: number; readonly angle: number }

const places = [
  'castle',
  'church',
  'farm',
  'harbour',
  'lighthouse',
  'mill',
  'museum',
  'park',
  'playground',
  'school',
  'station',
  'swimming pool',
  'windmill',
  'zoo',
] as const

/** Two letters in one of the eight directions, and four more. On a map that is turned, the way on the page differs. */
function drawLetters(random: Random, northTurn: number): Asked {
  for (;;) {
    const way = random.int(0, 7)
    const from: Point = [random.int(0, mapSize - 1), random.int(0, mapSize - 1)]
    const to = walked(from, way + 2 * northTurn, random.int(1, 5))
    if (!isOnMap(to)) continue
    const letters = random.sample(mapLetters, 5)
    const squares: Point[] = [from, to]
    while (squares.length < 5) {
      const at: Point = [random.int(0, mapSize - 1), random.int(0, mapSize - 1)]
      if (!squares.some(square => `${square}` === `${at}`)) squares.push(at)
    }
    return {
      kind: 'map',
      marks: squares.map((at, index) => ({ letter: letters[index] ?? '', at })),
      way,
      northTurn,
    }
  }
}

function drawAsked(random: Random, step: Step): Asked {
  if (step === 1) return drawLetters(random, 0)
  if (step === 2) {
    const [one = '', other = ''] = random.sample(places, 2)
    return { kind: 'back', places: [one, other], way: random.int(0, 7) }
  }
  if (step === 3) return drawLetters(random, random.int(1, 3))
  for (;;) {
    const base = step === 5 ? 0 : random.pick([0, 90, 180, 180, 270, 270])
    const angle = step === 5 ? random.int(25, 155) : random.int(25, base === 0 ? 155 : 65)
    const isClockwise = random.chance(0.5)
    const bearing = around(isClockwise ? base + angle : base - angle, 360)
    if (Math.abs(around(bearing, 90) - 45) > 33) continue
    if (step === 5) return { kind: 'back-bearing', bearing, angle }
    if (!isClockwise || base > 0) return { kind: 'bearing', bearing, base, angle }
  }
}

export const whichDirection = template({
  id: 'maths.compass-and-bearings.which-direction',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: drawAsked,
  measure: 'directions, the way back, a map that is turned, and bearings',
  hardness: asked =>
    ({ map: 1, back: 2, bearing: 4.5, 'back-bearing': 6.5 })[asked.kind] +
    (asked.kind === 'map' && asked.northTurn > 0 ? 2 : 0),
  write: (asked, random) => {
    if (asked.kind === 'map') return writeMap(asked, random)
    if (asked.kind === 'back') return writeBack(asked, random)
    return writeBearing(asked, random)
  },
})

const named = (way: number, misconception: string): WrongChoice => ({ text: pointAt(way), misconception })

const others = (random: Random, way: number) => [
  ...random.shuffle([1, -1]).map(by => named(way + by, 'one-direction-out')),
  ...random.shuffle([2, -2, 3, -3]).map(by => named(way + by, 'lost-the-direction')),
]

function writeMap({ marks, way, northTurn }: Extract<Asked, { kind: 'map' }>, random: Random) {
  const [from = '', to = ''] = marks.map(({ letter }) => letter)
  const wrong = [
    ...(northTurn > 0 ? [named(way + 2 * northTurn, 'took-the-top-for-north')] : []),
    named(way + 4, 'gave-the-way-back'),
    named(-way, 'mixed-up-east-and-west'),
    named(4 - way, 'mixed-up-north-and-south'),
    ...others(random, way),
  ]
  const turned = ['', 'right', 'bottom', 'left'][northTurn]
  const hint =
    northTurn > 0
      ? `On this map north is not at the top. The arrow points to the ${northTurn === 2 ? turned : `${turned} of the page`}, so turn the page until it points up.`
      : 'The arrow points up, so north is at the top, east on the right, south at the bottom and west on the left.'
  return {
    stem: `The arrow on the map points north. In which direction is **${to}** from **${from}**?`,
    picture: drawMap(marks, northTurn),
    right: { text: pointAt(way) },
    wrong: wrong.filter(({ text }) => text !== pointAt(way)),
    explanation: `${hint} “From ${from}” means that you start at ${from} and look towards ${to}. That way is **${pointAt(way)}**.`,
  }
}

function writeBack({ places: [one, other], way }: Extract<Asked, { kind: 'back' }>, random: Random) {
  const right = pointAt(way + 4)
  const wrong = [
    named(way, 'gave-the-way-there'),
    ...(way % 2 === 1
      ? [named(-way, 'turned-only-half-of-it-round'), named(4 - way, 'turned-only-half-of-it-round')]
      : []),
    ...others(random, way + 4),
  ]
  const parts = pointAt(way).split('-')
  return {
    stem: `The ${one} is **${pointAt(way)}** of the ${other}. In which direction is the ${other} from the ${one}?`,
    right: { text: right },
    wrong: wrong.filter(({ text }) => text !== right),
    explanation: `The way back is the opposite direction. ${
      parts.length > 1
        ? `Turn both parts round: ${parts[0]} becomes ${right.split('-')[0]}, and ${parts[1]} becomes ${right.split('-')[1]}. `
        : ''
    }The opposite of ${pointAt(way)} is **${right}**.`,
  }
}

const bases: Record<number, string> = { 0: '000°', 90: '090°', 180: '180°', 270: '270°' }

function writeBearing(asked: Extract<Asked, { kind: 'bearing' | 'back-bearing' }>, random: Random) {
  const isBack = asked.kind === 'back-bearing'
  const { bearing, angle } = asked
  const right = around(isBack ? bearing + 180 : bearing, 360)
  const wrong: (readonly [number, string])[] = [
    [around(right + 180, 360), 'gave-the-bearing-of-the-way-back'],
    [angle, 'gave-the-marked-angle'],
    [360 - right, 'measured-anticlockwise'],
    ...random
      .shuffle([180 - angle, 180 + angle, 90 + angle, 270 - angle, 90 - angle, 270 + angle, 360 - angle])
      .map(degrees => [degrees, 'measured-from-the-wrong-line'] as const),
    ...random.shuffle([10, -10]).map(by => [right + by, 'ten-degrees-out'] as const),
  ]
  const [from, to] = isBack ? ['Q', 'P'] : ['P', 'Q']
  return {
    stem: `What is the bearing of **${to} from ${from}**? Work it out without measuring.`,
    picture:
      asked.kind === 'bearing' ? drawBearing(bearing, asked.base, angle) : drawTwoNorths(bearing, angle),
    right: { text: threeFigures(right) },
    wrong: wrong
      .filter(([degrees]) => degrees > 0 && degrees < 360 && degrees !== right)
      .map(([degrees, misconception]) => ({ text: threeFigures(degrees), misconception })),
    explanation: asked.kind === 'bearing' ? explainedBearing(asked) : explainedBack(bearing, angle),
  }
}

function explainedBearing({ bearing, base, angle }: Extract<Asked, { kind: 'bearing' }>): string {
  const start = 'A bearing is measured clockwise from north and has three figures.'
  if (base === 0)
    return `${start} The marked angle goes anticlockwise from north, so take it from a full turn: 360 − ${angle} = ${bearing}. The bearing is **${threeFigures(bearing)}**.`
  const isMore = around(base + angle, 360) === bearing
  return `${start} The bearing of ${pointAt(base / 45)} is ${bases[base]}. The line to Q is ${angle}° ${isMore ? 'further clockwise' : 'before that'}: ${base} ${isMore ? '+' : '−'} ${angle} = ${bearing}. The bearing is **${threeFigures(bearing)}**.`
}

function explainedBack(bearing: number, angle: number): string {
  const start =
    bearing === angle
      ? `The bearing of Q from P is the marked angle: ${threeFigures(bearing)}.`
      : `The marked angle goes anticlockwise. So the bearing of Q from P is 360 − ${angle} = ${bearing}°.`
  const sum = bearing < 180 ? `${bearing} + 180 = ${bearing + 180}` : `${bearing} − 180 = ${bearing - 180}`
  return `${start} The two lines to the north are parallel. The way back is the opposite direction, half a turn more or less: ${sum}. The bearing of P from Q is **${threeFigures(around(bearing + 180, 360))}**.`
}
