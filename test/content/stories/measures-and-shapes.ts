import { first, isNear, type Judge, timesAs, total, upTo, wordBefore } from './judge.ts'

/** The only whole number up to 500 with this property. */
function only(property: (value: number) => boolean): number {
  const found = upTo(500).filter(value => value > 0 && property(value))
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

/** Whether this is the smallest number of things, each so large, that reaches what is needed. */
const isEnough = (count: number, each: number, needed: number) =>
  count * each >= needed && (count - 1) * each < needed

export const measureJudges: Readonly<Record<string, Judge>> = {
  'garden-fence': (x, n, story) => {
    const [long, wide] = first(n)
    const price = n.at(-1) ?? 0
    const gate = story.includes('gate') ? (n[2] ?? 0) : 0
    return total([long, wide, long, wide]) * price - gate * price === x
  },
  carpet: (x, n, story) => {
    const [long, wide, price, laying] = first(n)
    let cost = story.includes('laid') ? laying : 0
    for (let row = 0; row < long; row++) for (let at = 0; at < wide; at++) cost += price
    return cost === x
  },
  plank: (x, n) => {
    const [metres, pieces, piece] = first(n)
    return isNear(total(upTo(pieces).map(() => piece)) + x, metres * 100)
  },
  'shared-strawberries': (x, n) => {
    const [kilograms, given, bowls] = first(n)
    return isNear(total(upTo(bowls).map(() => x)) + given, kilograms * 1000)
  },
  'bottles-and-glasses': (x, n, story) => {
    const [bottles, litres] = first(n)
    const glass = n.at(-1) ?? 0
    let left = Math.round(bottles * litres * 1000) - (story.includes('spills') ? (n[2] ?? 0) : 0)
    let filled = 0
    for (; left >= glass; left -= glass) filled++
    return left === 0 && filled === x
  },
  'tins-in-a-box': (x, n) => {
    const [tins, kilograms, box] = first(n)
    return isNear(x * tins + box, kilograms * 1000)
  },
  lamps: (x, n, story) => {
    const [gap, long, cost] = first(n)
    let lamps = 0
    for (let place = 0; place <= long; place += gap) lamps += story.includes('both sides') ? 2 : 1
    return lamps * cost === x
  },
  'bent-wire': (x, n, story) => {
    const [side, long] = first(n)
    const wide = only(width => long + width + long + width === side + side + side + side)
    return x === (story.includes('area') ? long * wide : wide)
  },
  'wall-tiles': (x, n, story) => {
    const [long, high, side, box] = first(n)
    let tiles = 0
    for (let across = side; across <= Math.round(long * 100); across += side)
      for (let up = side; up <= Math.round(high * 100); up += side) tiles++
    return story.includes('boxes') ? isEnough(x, box, tiles) : x === tiles
  },
  'squash-for-a-party': (x, n, story) => {
    const [children, glass, litres] = first(n)
    return isEnough(x, litres * 1000, children * wordBefore(story, /glasses/) * glass)
  },
  playground: (x, n, story) => {
    const [round] = first(n)
    const wide = only(width => 2 * width + 2 * width * timesAs(story) === round)
    return x === wide * wide * timesAs(story)
  },
  'fish-tank': (x, n) => {
    const [long, wide, high, above, below] = first(n)
    return isNear(x * 1000, (long * wide * high * above) / below)
  },
  'map-and-petrol': (x, n, story) => {
    const [, scale, apart, economy, , price] = first(n)
    const ways = story.includes('and back') ? 2 : 1
    return isNear(x * economy, scale * apart * ways * price)
  },
  'ribbon-round-a-parcel': (x, n) => {
    const [long, wide, high, bow] = first(n)
    return x === total([long, high, long, high, wide, high, wide, high, bow])
  },
  'painting-a-hall': (x, n) => {
    const [long, wide, high, windows, cover, tin] = first(n)
    return isEnough(x, tin * cover, total([long, wide, long, wide].map(side => side * high)) - windows)
  },
  'path-round-a-lawn': (x, n, story) => {
    const [long, wide, path, price] = first(n)
    let squares = 0
    for (let across = -path; across < long + path; across++)
      for (let up = -path; up < wide + path; up++)
        if (across < 0 || up < 0 || across >= long || up >= wide) squares++
    return x === squares * (story.includes('£') ? price : 1)
  },
  'longer-than-twice': (x, n, story) => {
    const [more, round] = first(n)
    const wide = only(width => 4 * width + 2 * (timesAs(story) - 1) * width + 2 * more === round)
    const long = round / 2 - wide
    return x === (story.includes('its area') ? long * wide : long)
  },
  'row-of-tiles': (x, n, story) => {
    const [round] = first(n)
    const tiles = wordBefore(story, /equal square tiles/)
    const side = only(edge => tiles * edge + tiles * edge + edge + edge === round)
    return x === tiles * side * side
  },
  'boxes-in-a-carton': (x, n, story) => {
    const [a, b, c, ...inner] = n
    const [long = 0, wide = 0, high = 0] = inner.map(size =>
      Math.round(/carton is [\d.]+ m /.test(story) ? size * 100 : size),
    )
    let boxes = 0
    for (let i = a ?? 1; i <= long; i += a ?? 1)
      for (let j = b ?? 1; j <= wide; j += b ?? 1) for (let k = c ?? 1; k <= high; k += c ?? 1) boxes++
    return boxes === x && (a ?? 0) * (b ?? 0) * (c ?? 0) * boxes === long * wide * high
  },
  'jar-of-honey': (x, n, story) => {
    const [full, less] = first(n)
    const part = [/half/, /third/, /quarter/, /fifth/].findIndex(word => word.test(story)) + 2
    return isNear(x + (full - x) / part, less)
  },
  'open-box': (x, n) => {
    const [long, wide, cut] = first(n)
    let cubes = 0
    for (let i = cut; i < long - cut; i++) for (let j = cut; j < wide - cut; j++) cubes += cut
    return cubes === x
  },
  'rising-water': (x, n) => {
    const [long, wide, deep, litres] = first(n)
    return isNear((x - deep) * long * wide, litres * 1000)
  },
  'cube-from-its-faces': (x, n, story) => {
    const [given] = first(n)
    const edge = only(side =>
      story.startsWith('One face')
        ? side * side === given
        : story.includes('edges')
          ? 12 * side === given
          : 6 * side * side === given,
    )
    return x === edge * edge * edge
  },
}
