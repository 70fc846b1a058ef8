import { first, isNear, type Judge, penceIn, timesAs, total, upTo } from './judge.ts'

const pence = (pounds: number) => Math.round(pounds * 100)

export const threeStepJudges: Readonly<Record<string, Judge>> = {
  'eggs-in-boxes': (x, n) => {
    const [trays, eggs, broken, box] = first(n)
    const good = total(upTo(trays).map(() => eggs)) - broken
    return x * box <= good && (x + 1) * box > good
  },
  'weekly-run': (x, n) => {
    const [day, weekend, weeks] = first(n)
    const week = [day, day, day, day, day, weekend, weekend]
    return x === total(upTo(weeks).map(() => total(week)))
  },
  'tank-filling': (x, n) => {
    const [full, rate, minutes, used] = first(n)
    return total(upTo(minutes).map(() => rate)) - used + x === full
  },
  'three-collections': (x, n, story) => {
    const [one, fewer] = first(n)
    const two = one * timesAs(story)
    return x + fewer === one + two + two
  },
  'school-trip': (x, n) => {
    const [children, pays, entry, bus] = first(n)
    return total(upTo(children).map(() => pays - entry)) === bus + x
  },
  'party-balloons': (x, n) => {
    const [guests, each, pack, price] = first(n)
    let [have, spent] = [0, 0]
    for (; have < guests * each; have += pack) spent += price
    return spent === x
  },
  'notebook-change': (x, n, story) => {
    const [price = 0, pen = 0, note = 0] = penceIn(story)
    return pence(x) + pen + total(upTo(n[0] ?? 0).map(() => price)) === note
  },
  'buns-left': (x, n) => {
    const [early, late, buns, sold] = first(n)
    return x + sold === total(upTo(early).map(() => buns)) + total(upTo(late).map(() => buns))
  },
  'tank-back': (x, n) => {
    const [rate, used, missing, full] = first(n)
    return total(upTo(x).map(() => rate)) - used + missing === full
  },
  'trip-back': (x, n) => {
    const [children, bus, entry, left] = first(n)
    return total(upTo(children).map(() => x - entry)) - bus === left
  },
  'notebook-price': (x, n, story) => {
    const [pen = 0, note = 0, change = 0] = penceIn(story)
    return total(upTo(n[0] ?? 0).map(() => pence(x))) + pen + change === note
  },
  'buns-on-a-tray': (x, n) => {
    const [early, late, sold, left] = first(n)
    return total(upTo(early + late).map(() => x)) - sold === left
  },
  'collections-back': (x, n, story) => {
    const [off, all] = first(n)
    const two = x * timesAs(story)
    return x + two + (two + (story.includes('fewer') ? -off : off)) === all
  },
  'run-back': (x, n) => {
    const [weeks, all, weekend] = first(n)
    return isNear(total(upTo(weeks).map(() => 5 * x + 2 * weekend)), all)
  },
  'cinema-seats': (x, n) => {
    const [rows, seats, empty, children, adult, child] = first(n)
    const guests = upTo(rows * seats - empty)
    return x === total(guests.map(guest => (guest < children ? child : adult)))
  },
  'book-pages': (x, n) => {
    const [all, days, each, more] = first(n)
    let read = 0
    for (let day = 0; day < x; day++) read += day < days ? each : each + more
    return read === all
  },
}
