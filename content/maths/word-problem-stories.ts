import type { Random } from '../random.ts'
import { counted, grouped, money } from '../wording.ts'

/** A problem in words, with the numbers that it is about. */
export interface Story {
  readonly draw: (random: Random, step: number) => readonly number[]
  readonly tell: (numbers: readonly number[], names: readonly [string, string]) => string
  readonly solve: (numbers: readonly number[]) => Solution
}

interface Solution {
  readonly right: number
  /** Sums that lead there, one for each step. */
  readonly steps: readonly string[]
  readonly wrong: readonly { readonly value: number; readonly misconception: string }[]
}

const lost = (value: number) => ({ value, misconception: 'left-out-the-last-step' })
const other = (value: number) => ({ value, misconception: 'chose-the-wrong-operation' })
const most = (step: number, least: number) => least + step * step * 2

/** The numbers in short, with a zero for what is not there. */
const four = (numbers: readonly number[]) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  return [a, b, c, d] as const
}

export const twoStepStories: readonly Story[] = [
  {
    draw: (random, step) => [
      random.int(2, 3 + step),
      random.int(3, most(step, 6)),
      random.int(2, 4 + step),
      random.int(2, most(step, 4)),
    ],
    tell: numbers => {
      const [adults, adult, children, child] = four(numbers)
      return `A ticket to the zoo costs £${adult} for an adult and £${child} for a child. How many pounds do tickets for ${counted(adults, 'adult')} and ${counted(children, 'child')} cost together?`
    },
    solve: numbers => {
      const [adults, adult, children, child] = four(numbers)
      return {
        right: adults * adult + children * child,
        steps: [
          `${adults} × ${adult} = ${adults * adult}`,
          `${children} × ${child} = ${children * child}`,
          `${adults * adult} + ${children * child} = ${adults * adult + children * child}`,
        ],
        wrong: [
          lost(adults * adult),
          { value: adults * child + children * adult, misconception: 'swapped-the-prices' },
          other((adults + children) * adult),
          other((adults + children) * (adult + child)),
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const [each, weeks] = [random.int(3, most(step, 5)), random.int(4, 6 + step * 2)]
      return [each, weeks, random.int(2, each * weeks - 2)]
    },
    tell: (numbers, [name]) =>
      `${name} saves £${numbers[0]} each week for ${numbers[1]} weeks and then spends £${numbers[2]}. How many pounds does ${name} have left?`,
    solve: numbers => {
      const [each, weeks, spent] = four(numbers)
      return {
        right: each * weeks - spent,
        steps: [
          `${each} × ${weeks} = ${each * weeks}`,
          `${each * weeks} − ${spent} = ${each * weeks - spent}`,
        ],
        wrong: [lost(each * weeks), other(each * weeks + spent), other(Math.abs(each + weeks - spent))],
      }
    },
  },
  {
    draw: (random, step) => {
      const [bag, bags] = [random.int(4, 5 + step), random.int(5, most(step, 8))]
      const gone = random.int(3, 8 + step * 4)
      return [bag * bags + gone, gone, bag]
    },
    tell: (numbers, [name]) =>
      `${name} picks ${numbers[0]} apples. ${numbers[1]} of them are bad and are thrown away. The good ones are packed in bags of ${numbers[2]}. How many bags are filled?`,
    solve: numbers => {
      const [all, gone, bag] = four(numbers)
      const good = all - gone
      return {
        right: good / bag,
        steps: [`${all} − ${gone} = ${good}`, `${good} ÷ ${bag} = ${good / bag}`],
        wrong: [
          lost(good),
          { value: Math.floor(all / bag), misconception: 'left-out-the-first-step' },
          other(good - bag),
        ],
      }
    },
  },
  {
    draw: (random, step) => [random.int(12, 15 * step + 20), random.int(5, 8 * step + 5)],
    tell: (numbers, [name, friend]) =>
      `${name} has ${numbers[0]} shells. ${friend} has ${numbers[1]} more than ${name}. How many shells do they have together?`,
    solve: numbers => {
      const [first, more] = four(numbers)
      return {
        right: first + first + more,
        steps: [`${first} + ${more} = ${first + more}`, `${first} + ${first + more} = ${2 * first + more}`],
        wrong: [
          lost(first + more),
          other(Math.abs(2 * first - more)),
          { value: first + 2 * more, misconception: 'added-the-extra-twice' },
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const [rows, seats] = [random.int(5, 8 + step * 2), random.int(6, most(step, 8))]
      return [rows, seats, random.int(4, rows * seats - 5)]
    },
    tell: numbers =>
      `A hall has ${numbers[0]} rows with ${numbers[1]} seats in each row. ${grouped(numbers[2] ?? 0)} seats are taken. How many seats are empty?`,
    solve: numbers => {
      const [rows, seats, taken] = four(numbers)
      return {
        right: rows * seats - taken,
        steps: [
          `${rows} × ${seats} = ${grouped(rows * seats)}`,
          `${grouped(rows * seats)} − ${taken} = ${rows * seats - taken}`,
        ],
        wrong: [lost(rows * seats), other(rows * seats + taken), other(Math.abs(rows + seats - taken))],
      }
    },
  },
  {
    draw: (random, step) => {
      const [pieces, length] = [random.int(3, 5 + step), random.int(8, most(step, 15))]
      return [pieces * length + random.int(3, 20 + step * 10), pieces, length]
    },
    tell: (numbers, [name]) =>
      `${name} has ${grouped(numbers[0] ?? 0)} cm of ribbon and cuts off ${numbers[1]} pieces, each ${numbers[2]} cm long. How many centimetres of ribbon are left?`,
    solve: numbers => {
      const [all, pieces, length] = four(numbers)
      return {
        right: all - pieces * length,
        steps: [
          `${pieces} × ${length} = ${grouped(pieces * length)}`,
          `${grouped(all)} − ${grouped(pieces * length)} = ${all - pieces * length}`,
        ],
        wrong: [
          { value: pieces * length, misconception: 'left-out-the-last-step' },
          { value: all - length, misconception: 'cut-only-one-piece' },
          other(all - pieces - length),
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const [pens, price] = [random.int(3, 5 + step), random.int(4, most(step, 12))]
      return [pens, pens * price, pens + random.int(1, 3 + step)]
    },
    tell: numbers =>
      `${counted(numbers[0] ?? 0, 'pen')} cost ${money(numbers[1] ?? 0)}. All pens cost the same. How many pence do ${counted(numbers[2] ?? 0, 'pen')} cost?`,
    solve: numbers => {
      const [pens, cost, wanted] = four(numbers)
      const price = cost / pens
      return {
        right: price * wanted,
        steps: [`${cost} ÷ ${pens} = ${price}`, `${price} × ${wanted} = ${price * wanted}`],
        wrong: [
          { value: price, misconception: 'found-only-one' },
          other(cost * wanted),
          { value: cost + (wanted - pens), misconception: 'added-the-difference' },
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const tables = random.int(3, 5 + step)
      const [children, each] = [tables * random.int(2, 3 + step), random.int(3, 6 + step * 2)]
      return [children, each, tables]
    },
    tell: numbers =>
      `${numbers[0]} children each bring ${numbers[1]} biscuits to a party. The biscuits are shared equally between ${numbers[2]} tables. How many biscuits does each table get?`,
    solve: numbers => {
      const [children, each, tables] = four(numbers)
      return {
        right: (children * each) / tables,
        steps: [
          `${children} × ${each} = ${children * each}`,
          `${children * each} ÷ ${tables} = ${(children * each) / tables}`,
        ],
        wrong: [
          lost(children * each),
          other(children + each + tables),
          { value: children / tables, misconception: 'left-out-the-first-step' },
        ],
      }
    },
  },
  {
    draw: (random, step) => [random.int(6, most(step, 9)), random.int(3, 4 + step)],
    tell: (numbers, [name, friend]) =>
      `${name} has ${numbers[0]} stamps. ${friend} has ${numbers[1]} times as many. How many more stamps does ${friend} have than ${name}?`,
    solve: numbers => {
      const [first, times] = four(numbers)
      return {
        right: first * times - first,
        steps: [
          `${first} × ${times} = ${first * times}`,
          `${first * times} − ${first} = ${first * times - first}`,
        ],
        wrong: [lost(first * times), other(first * times + first), other(first + times)],
      }
    },
  },
  {
    draw: (random, step) => {
      const [a, b] = [random.int(20, 30 + step * 20), random.int(10, 20 + step * 10)]
      return [a + b + random.int(8, 20 + step * 25), a, b]
    },
    tell: (numbers, [name]) =>
      `A book has ${numbers[0]} pages. ${name} reads ${numbers[1]} pages on Saturday and ${numbers[2]} pages on Sunday. How many pages are still to be read?`,
    solve: numbers => {
      const [all, first, second] = four(numbers)
      return {
        right: all - first - second,
        steps: [
          `${first} + ${second} = ${first + second}`,
          `${all} − ${first + second} = ${all - first - second}`,
        ],
        wrong: [
          { value: first + second, misconception: 'left-out-the-last-step' },
          { value: all - first, misconception: 'left-out-one-day' },
          other(all - first + second),
        ],
      }
    },
  },
]

export const threeStepStories: readonly Story[] = [
  {
    draw: (random, step) => {
      const [trays, eggs, box] = [
        random.int(3, 5 + step * 2),
        random.pick([12, 20, 24, 30]),
        random.pick([6, 10, 12]),
      ]
      return [trays, eggs, random.int(3, 9 + step * 3), box]
    },
    tell: numbers =>
      `A farmer has ${numbers[0]} trays with ${numbers[1]} eggs on each. ${numbers[2]} eggs are broken. The others are packed in boxes of ${numbers[3]}. How many boxes can be filled completely?`,
    solve: numbers => {
      const [trays, eggs, broken, box] = four(numbers)
      const good = trays * eggs - broken
      const left = good % box
      return {
        right: Math.floor(good / box),
        steps: [
          `${trays} × ${eggs} = ${trays * eggs}`,
          `${trays * eggs} − ${broken} = ${good}`,
          `${good} ÷ ${box} = ${Math.floor(good / box)}${left > 0 ? ` remainder ${left}` : ''}`,
        ],
        wrong: [
          ...(left > 0
            ? [{ value: Math.ceil(good / box), misconception: 'counted-a-box-that-is-not-full' }]
            : []),
          lost(good),
          { value: Math.floor((trays * eggs) / box), misconception: 'left-out-a-step' },
        ],
      }
    },
  },
  {
    draw: (random, step) => [random.int(2, 3 + step), random.int(3, 5 + step), random.int(2, 3 + step * 2)],
    tell: (numbers, [name]) =>
      `${name} runs ${numbers[0]} km on each of the five school days, and ${numbers[1]} km on each day of the weekend. How many kilometres does ${name} run in ${numbers[2]} weeks?`,
    solve: numbers => {
      const [day, weekend, weeks] = four(numbers)
      const week = 5 * day + 2 * weekend
      return {
        right: week * weeks,
        steps: [
          `5 × ${day} = ${5 * day} and 2 × ${weekend} = ${2 * weekend}`,
          `${5 * day} + ${2 * weekend} = ${week}`,
          `${week} × ${weeks} = ${week * weeks}`,
        ],
        wrong: [
          lost(week),
          { value: (5 * day + weekend) * weeks, misconception: 'counted-one-weekend-day' },
          { value: (day + weekend) * weeks, misconception: 'left-out-a-step' },
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const [rate, minutes] = [random.int(4, 8 + step * 2), random.int(5, 9 + step * 2)]
      const used = random.int(6, rate * minutes - 5)
      return [rate * minutes - used + random.int(10, 60 + step * 30), rate, minutes, used]
    },
    tell: numbers =>
      `A tank holds ${numbers[0]} litres when it is full. It is empty at first. A tap puts in ${numbers[1]} litres each minute for ${numbers[2]} minutes. Then ${numbers[3]} litres are used. How many more litres would fill the tank?`,
    solve: numbers => {
      const [full, rate, minutes, used] = four(numbers)
      const inside = rate * minutes - used
      return {
        right: full - inside,
        steps: [
          `${rate} × ${minutes} = ${rate * minutes}`,
          `${rate * minutes} − ${used} = ${inside}`,
          `${full} − ${inside} = ${full - inside}`,
        ],
        wrong: [lost(inside), { value: Math.abs(full - rate * minutes), misconception: 'left-out-a-step' }],
      }
    },
  },
  {
    draw: (random, step) => {
      const [first, times] = [random.int(5, 8 + step * 4), random.int(2, 2 + Math.ceil(step / 2))]
      return [first, times, random.int(2, Math.min(first * times - 1, 6 + step * 3))]
    },
    tell: (numbers, [name, friend]) =>
      `${name} has ${numbers[0]} cards. ${friend} has ${numbers[1] === 2 ? 'twice' : `${numbers[1]} times`} as many. Sam has ${numbers[2]} fewer than ${friend}. How many cards do the three have in all?`,
    solve: numbers => {
      const [first, times, fewer] = four(numbers)
      const [second, third] = [first * times, first * times - fewer]
      return {
        right: first + second + third,
        steps: [
          `${first} × ${times} = ${second}`,
          `${second} − ${fewer} = ${third}`,
          `${first} + ${second} + ${third} = ${first + second + third}`,
        ],
        wrong: [
          lost(third),
          { value: first + second - fewer, misconception: 'left-out-a-step' },
          {
            value: first + second + Math.abs(first - fewer),
            misconception: 'compared-with-the-wrong-person',
          },
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const [children, pays] = [random.int(12, 18 + step * 5), random.int(3, 5 + step)]
      const entry = random.int(1, pays - 2)
      return [children, pays, entry, random.int(5, (pays - entry) * children - 3)]
    },
    tell: numbers =>
      `${numbers[0]} children each pay £${numbers[1]} for a trip. The museum costs £${numbers[2]} for each child, and the bus costs £${numbers[3]} in all. How many pounds are left over?`,
    solve: numbers => {
      const [children, pays, entry, bus] = four(numbers)
      return {
        right: children * (pays - entry) - bus,
        steps: [
          `${children} × ${pays} = ${children * pays}`,
          `${children} × ${entry} = ${children * entry}`,
          `${children * pays} − ${children * entry} − ${bus} = ${children * (pays - entry) - bus}`,
        ],
        wrong: [
          { value: children * pays - bus, misconception: 'left-out-a-step' },
          lost(children * (pays - entry)),
          { value: Math.abs(children * pays - entry - bus), misconception: 'counted-one-entry-only' },
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const [guests, each, pack] = [
        random.int(6, 9 + step * 4),
        random.int(3, 4 + step),
        random.pick([8, 10, 12, 15]),
      ]
      return [guests, each, pack, random.int(1, 3) + (step > 2 ? 1 : 0)]
    },
    tell: (numbers, [name]) =>
      `${name} wants to give each of ${numbers[0]} guests ${numbers[1]} balloons. Balloons come in packs of ${numbers[2]}, and a pack costs £${numbers[3]}. How many pounds must ${name} spend?`,
    solve: numbers => {
      const [guests, each, pack, price] = four(numbers)
      const packs = Math.ceil((guests * each) / pack)
      return {
        right: packs * price,
        steps: [
          `${guests} × ${each} = ${guests * each}`,
          `${guests * each} ÷ ${pack} needs ${packs} packs${(guests * each) % pack > 0 ? ' (the last one is not used up)' : ''}`,
          `${packs} × ${price} = ${packs * price}`,
        ],
        wrong: [
          { value: Math.floor((guests * each) / pack) * price, misconception: 'bought-one-pack-too-few' },
          { value: guests * each * price, misconception: 'left-out-a-step' },
          lost(packs),
        ],
      }
    },
  },
]
