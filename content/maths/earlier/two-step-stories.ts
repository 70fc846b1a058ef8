import { counted, grouped, money } from '../../wording.ts'
import { four, lost, other, type Story } from './word-problem-stories.ts'

/** The largest number at a step, starting from the story's smallest. */
const most = (step: number, least: number) => least + step * step * 2

export const twoStepStories: readonly Story[] = [
  {
    draw: (random, step) => {
      const child = random.int(2 + step, 4 + step * 3)
      return [random.int(2, 2 + step), child + random.int(1, 2 + step * 2), random.int(2, 4 + step), child]
    },
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
      const [each, weeks] = [random.int(2 + step * 2, most(step, 6)), random.int(3 + step, 6 + step * 2)]
      return [each, weeks, random.int(step * 3, each * weeks - 2)]
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
      const [bag, bags] = [
        random.int(3 + Math.ceil(step / 2), 6 + step),
        random.int(4 + step * 3, most(step, 10)),
      ]
      const gone = random.int(2 + step * 2, 8 + step * 4)
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
    draw: (random, step) => [random.int(20 * step, 25 * step + 20), random.int(8 * step, 15 * step + 5)],
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
      const [rows, seats] = [random.int(4 + step, 8 + step * 2), random.int(4 + step * 3, most(step, 10))]
      return [rows, seats, random.int(4 + step * 5, rows * seats - 5)]
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
      const [pieces, length] = [random.int(2 + step, 5 + step), random.int(6 + step * 4, most(step, 15))]
      return [pieces * length + random.int(step * 5, 20 + step * 10), pieces, length]
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
      const [pens, price] = [random.int(2 + step, 5 + step), random.int(4 + step * 3, most(step, 12))]
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
      const tables = random.int(2 + Math.ceil(step / 2), 5 + step)
      const [children, each] = [
        tables * random.int(1 + Math.ceil(step / 2), 3 + step),
        random.int(3 + step, 5 + step * 2),
      ]
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
    draw: (random, step) => [
      random.int(4 + step * 4, most(step, 12)),
      random.int(3 + Math.floor(step / 2), 4 + step),
    ],
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
      const [a, b] = [random.int(10 + step * 12, 20 + step * 22), random.int(5 + step * 8, 20 + step * 12)]
      return [a + b + random.int(step * 10, 20 + step * 25), a, b]
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
