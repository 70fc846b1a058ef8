import { first, isNear, type Judge, total, upTo, wordBefore } from './judge.ts'

const counts = upTo(3_000).slice(1)

/** The only whole number with this property. */
function only(property: (value: number) => boolean): number {
  const found = counts.filter(property)
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

/** What stays when this fraction goes. */
const without = (amount: number, above = 0, below = 1) => amount - (amount * above) / below

export const fractionJudges: Readonly<Record<string, Judge>> = {
  'pizza-slices': (x, n) => {
    const [count, slices, above, below] = first(n)
    return isNear(x, without(total(upTo(count).map(() => slices)), above, below))
  },
  'school-dinners': (x, n) => {
    const [all, a, b, c, d] = first(n)
    return isNear(x / all + a / b + c / d, 1)
  },
  'recipe-for-more': (x, n) => {
    const [base, given, has, wanted] = first(n)
    return isNear((has + x) / wanted, given / base)
  },
  'bus-stops': (x, n) => {
    const [start, a, b, on, c, d] = first(n)
    return isNear(without(without(start, a, b) + on, c, d), x)
  },
  choir: (x, n) => {
    const [all, girls, boys, , below] = first(n)
    const count = only(value => value < all && value * boys === (all - value) * girls)
    return isNear(x, without(count, 1, below))
  },
  'fraction-of-the-rest': (x, n) => {
    const [all, a, b, c, d] = first(n)
    return isNear(without(without(all, a, b), c, d), x)
  },
  mixture: (x, n) => {
    const [a, b, hasA, hasB] = first(n)
    const needs = (amount: number) => [(amount * a) / (a + b), (amount * b) / (a + b)] as const
    const fits = (amount: number) => needs(amount)[0] <= hasA + 1e-9 && needs(amount)[1] <= hasB + 1e-9
    return fits(x) && !fits(x + 0.01)
  },
  concrete: (x, n, story) => {
    const [a, b, c, all, weight] = first(n)
    const buckets = only(count => count * (a + b + c) === all * (story.includes('bucket of sand') ? b : c))
    return x === buckets * weight
  },
  'part-of-a-field': (x, n) => {
    const [a, b, c, d] = first(n)
    return isNear(without(without(1, a, b), c, d), x)
  },
  'three-shares': (x, n) => {
    const [all, ...ratio] = n.slice(0, 4)
    const part = only(value => value * total(ratio) === all)
    return x === (Math.max(...ratio) - Math.min(...ratio)) * part
  },
  'ratio-and-a-gift': (x, n) => {
    const [a, b, more, gift] = first(n)
    return x - gift === only(value => value * a === (value + more) * b)
  },
  'equal-after-a-gift': (x, n) => {
    const [a, b, gift] = first(n)
    const lesser = only(value => value * a === (value + gift + gift) * b)
    return x === lesser + lesser + gift + gift
  },
  'bikes-in-a-rack': (x, n) => {
    const [rate, above, below, others] = first(n)
    return isNear((x * rate) / 100 + (x * above) / below + others, x)
  },
  'bouncing-ball': (x, n, story) => {
    const [height, above, below] = first(n)
    const bounces = story.includes('third') ? 3 : 2
    return isNear(
      upTo(bounces).reduce(high => (high / below) * above, height),
      x,
    )
  },
  'fraction-to-fraction': (x, n) => {
    const [a, b, given, c, d] = first(n)
    const whole = only(value => isNear((value * a) / b, given))
    return isNear((whole * c) / d, x)
  },
  'age-ratio': (x, n, story) => {
    const [older, younger] = first(n)
    const sum = n.at(-1) ?? 0
    const years = story.includes('ago') ? -wordBefore(story, /years ago/) : (n[2] ?? 0)
    return isNear(x + years + (x * older) / younger + years, sum)
  },
  'spent-in-two-shops': (x, n) => {
    const [a, b, c, d, left] = first(n)
    return isNear(without(without(x, a, b), c, d), left)
  },
  'dearer-present': (x, n, story) => {
    const [a, b, c, d, more] = first(n)
    const voucher = only(value => isNear((value * a) / b - (value * c) / d, more))
    return isNear(x, story.includes('is left') ? voucher - (voucher * a) / b - (voucher * c) / d : voucher)
  },
  'bus-backwards': (x, n) => {
    const [a, b, on, c, d, end] = first(n)
    return isNear(without(without(x, a, b) + on, c, d), end)
  },
  'more-vans': (x, n) => {
    const [a, b, more, c, d] = first(n)
    const others = (x * b) / a
    return isNear(others + more, (x * d) / c)
  },
}
