import { first, isNear, type Judge, penceIn, total, upTo, wordBefore } from './judge.ts'

const pence = (pounds: number) => Math.round(pounds * 100)

/** The least that so many children pay, trying a group ticket or a single one for the next of them. */
function cheapest(children: number, size: number, single: number, group: number): number {
  const least = [0]
  for (let count = 1; count <= children; count++)
    least[count] = Math.min((least[count - 1] ?? 0) + single, (least[Math.max(0, count - size)] ?? 0) + group)
  return least[children] ?? 0
}

export const moneyJudges: Readonly<Record<string, Judge>> = {
  'coins-and-pencils': (x, n) => {
    const [fifties, twenties, pencils, price] = first(n)
    const purse = [...upTo(fifties).map(() => 50), ...upTo(twenties).map(() => 20)]
    return pence(x) + total(upTo(pencils).map(() => price)) === total(purse)
  },
  'school-play': (x, n, story) => {
    const [adult, child, adults, children] = first(n)
    const bill = [...upTo(adults).map(() => adult), ...upTo(children).map(() => child)]
    return x + total(bill) === wordBefore(story, /£20/) * 20
  },
  'packs-or-singles': (x, _, story) => {
    const [pack = 0, single = 0] = penceIn(story)
    const size = Number(/of (\d+)/.exec(story)?.[1])
    const needed = Number(/needs (\d+)/.exec(story)?.[1])
    let [have, paid] = [0, 0]
    for (; have < needed; have += size) paid += pack
    return have === needed && paid + pence(x) === needed * single
  },
  'pocket-money': (x, _, story) => {
    const amounts = penceIn(story)
    const [weekly = 0, comic = 0] = amounts.slice(-2)
    let box = amounts.length > 2 ? (amounts[0] ?? 0) : 0
    for (let week = 0; week < Number(/after (\d+) weeks/.exec(story)?.[1]); week++) box += weekly - comic
    return box === pence(x)
  },
  'saving-up': (x, n, story) => {
    const [price, known, weekly] = first(n)
    let [has, weeks] = [story.includes('%') ? (price * known) / 100 : known, 0]
    for (; has < price; has += weekly) weeks++
    return weeks === x
  },
  'sale-and-change': (x, n, story) => {
    const [price, rate] = first(n)
    const notes = story.includes('a £20 note') ? 1 : wordBefore(story, /£20/)
    return isNear((notes * 20 - x) * 100, price * (100 - rate))
  },
  'group-ticket': (x, _, story) => {
    const [single = 0, group = 0] = penceIn(story)
    const size = Number(/up to (\d+)/.exec(story)?.[1])
    return cheapest(Number(/that (\d+) children/.exec(story)?.[1]), size, single, group) === pence(x)
  },
  'boat-hire': (x, _, story) => {
    const [fixed = 0, half = 0, paid = 0] = penceIn(story)
    let owed = fixed
    for (let minutes = 0; minutes < x; minutes += 30) owed += half
    return x % 30 === 0 && owed === paid
  },
  'two-shops': (x, n) => {
    const [a, cutA, b, cutB] = first(n)
    return isNear(x * 100, Math.abs(a * (100 - cutA) - b * (100 - cutB)))
  },
  'shared-bill': (x, n, story) => {
    const [bill, rate] = first(n)
    const people = wordBefore(story, /friends/) + 1
    return isNear(total(upTo(people).map(() => pence(x))), bill * (100 + rate))
  },
  'left-over-euros': (x, n) => {
    const [changed, rate, , spent] = first(n)
    return isNear(changed * rate, spent + x * rate)
  },
  'cake-stall': (x, n) => {
    const [buns, cost, above, below, price] = first(n)
    const full = (buns * above) / below
    const takings = total(upTo(buns).map(bun => (bun < full ? price : price / 2)))
    return isNear(pence(x) + cost * 100, takings)
  },
  'fun-run': (x, n) => {
    const [raised, rate, one, two] = first(n)
    return isNear((x / two) * (one + two) * 100, raised * (100 - rate))
  },
  'two-cuts': (x, n) => {
    const [price, one, two] = first(n)
    return isNear(x * 10_000, price * (100 - one) * (100 - two))
  },
  'cuts-together': (x, n) => {
    const [one, two] = first(n)
    return isNear((100 - x) * 100, (100 - one) * (100 - two))
  },
  'price-with-vat': (x, n) => {
    const [rate, price] = first(n)
    return isNear(((price - x) * rate) / 100, x)
  },
  'savings-account': (x, n) => {
    const [start, rate] = first(n)
    return isNear(
      upTo(2).reduce(money => money + (money * rate) / 100, start),
      x,
    )
  },
  'before-two-cuts': (x, n) => {
    const [one, two, now] = first(n)
    const then = x - (x * one) / 100
    return isNear(then - (then * two) / 100, now)
  },
}
