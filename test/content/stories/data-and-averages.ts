import { numbersIn } from '../numbers.ts'
import { first, isNear, type Judge, penceIn, timesAs, total, upTo, wordBefore } from './judge.ts'

const listAfter = (story: string, words: RegExp) =>
  numbersIn(new RegExp(`${words.source} ([−\\d°C, and]+\\d)`).exec(story)?.[1]?.replaceAll(',', ' ') ?? '')

/** The four parts of two groups that overlap: only the first, only the second, both, neither. */
function parts(n: readonly number[]) {
  const [all, one, two, neither] = first(n)
  const found = upTo(all).filter(both => one - both + (two - both) + both + neither === all)
  const [both = Number.NaN] = found.length === 1 ? found : []
  return { onlyFirst: one - both, onlySecond: two - both, both }
}

export const dataJudges: Readonly<Record<string, Judge>> = {
  'ice-cream-sales': (x, _, story) => {
    const sold = listAfter(story, /sells/)
    const [price = 0] = penceIn(story)
    return isNear(x * 100 * sold.length, total(sold.map(count => count * price)))
  },
  'above-the-mean': (x, n, story) => {
    const [mean] = first(n)
    const known = listAfter(story, /(?:scores|swims|counts)/)
    const all = wordBefore(story, /(?:tests|games|weeks|walks) /)
    return known.length === all - 1 && isNear(total([...known, mean + x]) / all, mean)
  },
  'pictogram-in-words': (x, n, story) => {
    const [key] = first(n)
    const [one = 0, two = 0] = [...story.matchAll(/(\d+)( and a half)? pictures?(?= *[,.]|, and)/g)].map(
      ([, whole, half]) => (Number(whole) + (half ? 0.5 : 0)) * key,
    )
    return isNear(x, story.includes('together') ? one + two : one - two)
  },
  'stall-table': (x, _, story) => {
    const rows = [...story.matchAll(/\| (?:£[\d.]+|\d+p) \| (\d+) \|/g)].map(
      ([row, sold]) => (penceIn(row)[0] ?? 0) * Number(sold),
    )
    const most = Math.max(...rows)
    return isNear(x * 100, story.includes('altogether') ? total(rows) : Math.abs(total(rows) - 2 * most))
  },
  'favourite-of-four': (x, n, story) => {
    const [all, one, fewer] = first(n)
    return total([one, one * timesAs(story), one - fewer, x]) === all
  },
  'one-joins': (x, n, story) => {
    const [mean, after] = first(n)
    const count = wordBefore(story, /(?:parcels|sunflowers|players|puppies) is/)
    return isNear(total([...upTo(count).map(() => mean), x]) / (count + 1), after)
  },
  'both-clubs': (x, n) => parts(n).both === x,
  'only-one-club': (x, n) => parts(n).onlyFirst + parts(n).onlySecond === x,
  'two-way-table': (x, n, story) => {
    const [all, a, b, c, d] = first(n)
    const [ones, withIt, both] = story.includes('1/') ? [(all * a) / b, c, d] : [a, b, c]
    return isNear(ones + (withIt - both) + x, all)
  },
  'school-council': (x, n) => {
    const [votes, rate, above, below] = first(n)
    const one = (votes * rate) / 100
    return isNear(Math.abs(one - (votes - one - (votes * above) / below)), x)
  },
  'counters-in-a-bag': (x, n, story) => {
    const [all, a, b, c, d] = first(n)
    return isNear(a / b + (story.includes('%') ? c / 100 : c / d) + x / all, 1)
  },
  'pie-chart-in-words': (x, n, story) => {
    const [walk, bus, known] = first(n)
    const rest = 360 - walk - bus
    return isNear(x / rest, known / (story.includes('altogether') ? 360 : walk))
  },
  'two-groups': (x, n, story) => {
    const [a, b, c, d, e] = first(n)
    const marks = (count: number, mark: number) => upTo(count).map(() => mark)
    const all = story.startsWith('In a test')
      ? [...marks(a, b - x), ...marks(c, d - x)]
      : [...marks(c, e - b), ...marks(a - c, x - b)]
    return isNear(total(all), 0)
  },
  'raise-the-mean': (x, n, story) => {
    const [played, mean, wish] = first(n)
    const more = wordBefore(story, /more /)
    return isNear((played * mean + x) / (played + more), wish)
  },
  'league-points': (x, n) => {
    const [win, draw, all, points, lost] = first(n)
    return (
      upTo(all + 1)
        .filter(won => won * win + (all - lost - won) * draw === points)
        .join() === String(x)
    )
  },
  'one-leaves': (x, n) => {
    const [count, mean, after] = first(n)
    return isNear(total([...upTo(count - 1).map(() => after), x]) / count, mean)
  },
  'three-cards': (x, n, story) => {
    const [mean, median, range] = first(n)
    const found = upTo(median + 1).filter(
      low => low + range >= median && isNear(low + median + low + range, 3 * mean),
    )
    const [low = Number.NaN] = found.length === 1 ? found : []
    return x === (story.includes('smallest') ? low : low + range)
  },
  'more-counters': (x, n) => {
    const [red, blue, above, below] = first(n)
    return isNear((red + x) / (red + x + blue), above / below)
  },
  'quiz-penalty': (x, n) => {
    const [gain, loss, all, points] = first(n)
    return x * gain - (all - x) * loss === points
  },
  'cold-week': (x, n, story) => {
    const [mean, ...rest] = n
    const warmer = story.includes('warmer') ? (rest.pop() ?? 0) : 0
    return isNear(total([...rest, x - warmer]), (mean ?? 0) * (rest.length + 1))
  },
}
