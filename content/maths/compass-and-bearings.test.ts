import { circles, lines, numbersIn, polygons, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { compassAndBearings } from './compass-and-bearings.ts'
import { howFarToTurn } from './compass-turns.ts'
import { mapRoute } from './map-routes.ts'
import { whichDirection } from './which-direction.ts'

/** The parts of a direction as a walk: north is up, east is right. */
function vectorOf(name: string): [number, number] {
  const [x, y] = [
    name.includes('east') ? 1 : name.includes('west') ? -1 : 0,
    name.includes('north') ? 1 : name.includes('south') ? -1 : 0,
  ]
  return [x, y]
}

const degreesOf = ([x, y]: readonly [number, number]) => ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360

const bold = (stem: string) => [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, one = '']) => one)

const headingOf = (text: string) =>
  /\d{3}°/.test(text) ? Number(/\d{3}/.exec(text)) : degreesOf(vectorOf(text))

/** Letters of a map with their columns and rows. The arrow has the letter N. */
function lettersIn(svg: string): Map<string, readonly [number, number]> {
  return new Map(
    texts(svg)
      .filter(({ text }) => text !== 'N')
      .map(({ x, y, text }) => [text, [Math.floor((x - 6) / 35), -Math.floor((y - 6) / 35)]] as const),
  )
}

/** Where the arrow of a map points, in degrees clockwise from the top: from its middle to the N. */
function arrowIn(svg: string): number {
  const n = texts(svg).find(({ text }) => text === 'N') ?? { x: 0, y: 0 }
  const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? []
  return Math.round(degreesOf([n.x - Number(x), Number(y) - (n.y - 5)]))
}

/** Carries out the moves that are told, from a square. */
function carriedOut(stem: string, [x, y]: readonly [number, number]): [number, number] {
  if (!stem.includes('robot')) {
    const moves = bold(stem).filter(text => /square/.test(text))
    return moves.reduce(
      ([a, b], move) => {
        const [dx, dy] = vectorOf(move)
        const count = numbersIn(move)[0] ?? 0
        return [a + dx * count, b + dy * count]
      },
      [x, y],
    )
  }
  let heading = headingOf(/facing \*\*([a-z-]+)/.exec(stem)?.[1] ?? '')
  let at: [number, number] = [x, y]
  for (const [, side, degrees, count] of stem.matchAll(/(right|left) through \*\*(\d+)°|forward (\d+)/g)) {
    if (side) heading += (side === 'right' ? 1 : -1) * Number(degrees)
    const angle = (heading * Math.PI) / 180
    if (count)
      at = [
        at[0] + Math.round(Math.sin(angle) * 1.2) * Number(count),
        at[1] + Math.round(Math.cos(angle) * 1.2) * Number(count),
      ]
  }
  return at
}

prove(compassAndBearings, [
  // Turns by one degree after another until the heading is reached.
  proof(howFarToTurn, (_, answer, { draft: { stem } }) => {
    const first = /turns (\d+)° \*\*(\w+)/.exec(stem)
    const parts = bold(stem)
    const [from = '', to = ''] = [parts[0], parts.at(-1)]
    const way = /then turn \*\*(\w+)|must [\w ]+ turn \*\*(\w+)/.exec(stem)
    const step = (way?.[1] ?? way?.[2]) === 'clockwise' ? 1 : -1
    let heading = headingOf(from) + (first ? Number(first[1]) * (first[2] === 'clockwise' ? 1 : -1) : 0)
    let turned = 0
    do {
      heading += step
      turned += 1
    } while ((((heading - headingOf(to)) % 360) + 360) % 360 !== 0)
    return turned === numbersIn(answer)[0]
  }),
  proof(mapRoute, (_, answer, { draft }) => {
    const letters = lettersIn(draft.picture?.svg ?? '')
    const [first = '', second = ''] = bold(draft.stem)
    const own = letters.get(answer)
    if (!own || arrowIn(draft.picture?.svg ?? '') !== 0) return false
    if (draft.stem.startsWith('Which letter')) {
      const from = letters.get(second) ?? [0, 0]
      return degreesOf([own[0] - from[0], own[1] - from[1]]) === degreesOf(vectorOf(first))
    }
    const given = bold(draft.stem).find(text => /^[A-Z]$/.test(text)) ?? ''
    const isBack = draft.stem.includes('did')
    const [start, goal] = isBack ? [own, letters.get(given)] : [letters.get(given), own]
    return start !== undefined && `${carriedOut(draft.stem, start)}` === `${goal}`
  }),
  proof(whichDirection, (_, answer, { draft: { stem, picture } }) => {
    const svg = picture?.svg ?? ''
    if (svg === '') {
      const [x, y] = vectorOf(bold(stem)[0] ?? '')
      return degreesOf([-x, -y]) === degreesOf(vectorOf(answer))
    }
    if (stem.includes('arrow')) {
      const [to = '', from = ''] = bold(stem)
      const [a, b] = [lettersIn(svg).get(from) ?? [0, 0], lettersIn(svg).get(to) ?? [0, 0]]
      const onPage = degreesOf([b[0] - a[0], b[1] - a[1]])
      return (onPage - arrowIn(svg) + 360) % 360 === degreesOf(vectorOf(answer))
    }
    // Measured: P and Q are the two dots, and each letter is beside its own.
    const [one, two] = circles(svg)
    if (!one || !two || polygons(svg).length > 0) return false
    const letter = (name: string) => texts(svg).find(({ text }) => text === name) ?? { x: 0, y: 0 }
    const isNear = (dot: { x: number; y: number }, name: string) =>
      Math.hypot(dot.x - letter(name).x, dot.y - letter(name).y + 5) < 30
    const [p, q] = isNear(one, 'P') && isNear(two, 'Q') ? [one, two] : [two, one]
    const [from, to] = stem.includes('P from Q') ? [q, p] : [p, q]
    const bearing = degreesOf([to.x - from.x, from.y - to.y])
    const marked = numbersIn(texts(svg).find(({ text }) => text.includes('°'))?.text ?? '')[0] ?? 0
    const there = degreesOf([q.x - p.x, p.y - q.y])
    const fits = [0, 90, 180, 270].some(base =>
      [base + marked, base - marked].some(way => Math.abs(((way - there + 540) % 360) - 180) < 0.5),
    )
    const isThick = lines(svg).some(({ outline }) => outline === 2.2)
    return isThick && fits && Math.abs(bearing - (numbersIn(answer)[0] ?? -1)) < 0.5
  }),
])
