import { first, isNear, type Judge, penceIn, timesAs, total, upTo, wordBefore } from './judge.ts'

const pence = (pounds: number) => Math.round(pounds * 100)

export const twoStepJudges: Readonly<Record<string, Judge>> = {
  'zoo-tickets': (x, n) => {
    const [adult, child, adults, children] = first(n)
    return x === total([...upTo(adults).map(() => adult), ...upTo(children).map(() => child)])
  },
  'weekly-savings': (x, n) => {
    const [weekly, weeks, spent] = first(n)
    return total(upTo(weeks).map(() => weekly)) === spent + x
  },
  'bags-of-apples': (x, n) => {
    const [all, bad, bag] = first(n)
    return total(upTo(x).map(() => bag)) + bad === all
  },
  'more-shells': (x, n, story) => {
    const [one, gap] = first(n)
    return story.includes('fewer') ? x === one + one - gap : x === one + one + gap
  },
  'empty-seats': (x, n) => {
    const [rows, seats, taken] = first(n)
    return total(upTo(rows).map(() => seats)) === taken + x
  },
  'unit-price': (x, n, story) => {
    const [cost = 0] = penceIn(story)
    return isNear(pence(x) * (n[0] ?? 0), cost * (n.at(-1) ?? 0))
  },
  'party-biscuits': (x, n) => {
    const [children, each, plates] = first(n)
    return total(upTo(plates).map(() => x)) === total(upTo(children).map(() => each))
  },
  'times-as-many': (x, n, story) => {
    const [one] = first(n)
    const two = total(upTo(timesAs(story)).map(() => one))
    return story.includes('together') ? x - two === one : x + one === two
  },
  'pages-left': (x, n) => {
    const [all, ...read] = n
    return total([...read, x]) === all
  },
  'money-before': (x, n, story) => {
    const [price = 0, left = 0] = penceIn(story)
    return upTo(n[0] ?? 0).reduce(wallet => wallet - price, pence(x)) === left
  },
  'more-than-times': (x, n, story) => {
    const [large, off] = first(n)
    return x * timesAs(story) + (story.includes('more than') ? off : -off) === large
  },
  'pens-and-notebook': (x, n, story) => {
    const [all = 0, other = 0] = penceIn(story)
    return total(upTo(n[0] ?? 0).map(() => pence(x))) + other === all
  },
  'same-price': (x, n, story) => {
    const [many, few] = first(n)
    const [price = 0] = penceIn(story)
    return many * price === few * pence(x)
  },
  'two-packings': (x, n) => {
    const [boxes, small, crates, large] = first(n)
    return x === Math.abs(total(upTo(boxes).map(() => small)) - total(upTo(crates).map(() => large)))
  },
  'part-of-the-way': (x, n, story) => {
    const [above, below] = story.includes('halfway') ? [1, 2] : [n[0] ?? 0, n[1] ?? 1]
    const [from = 0, to = 0] = n.slice(-2)
    return isNear((x - from) * below, (to - x) * above + (x - from) * above)
  },
  'share-then-spend': (x, _, story) => {
    const [all = 0, spent = 0] = penceIn(story)
    return total(upTo(wordBefore(story, /friends sell/)).map(() => pence(x) + spent)) === all
  },
  lift: (x, n, story) => {
    const [most, adult, child] = first(n)
    const loaded = wordBefore(story, /adults are/) * adult
    return loaded + x * child <= most && loaded + (x + 1) * child > most
  },
  postage: (x, _, story) => {
    const [letter = 0, parcel = 0, all = 0] = penceIn(story)
    return x * letter + wordBefore(story, /parcels and/) * parcel === all
  },
}
