import { counted, money } from '../../wording.ts'
import { four, lost, type Story } from './word-problem-stories.ts'

export const threeStepStories: readonly Story[] = [
  {
    draw: (random, step) => {
      const [trays, eggs, box] = [
        random.int(2 + step, 5 + step * 2),
        random.pick(step < 3 ? [12, 20] : [18, 24, 30, 36]),
        random.pick([6, 10, 12]),
      ]
      return [trays, eggs, random.int(1 + step * 2, 9 + step * 3), box]
    },
    tell: numbers =>
      `A farmer has ${numbers[0]} trays with ${numbers[1]} eggs on each. ${numbers[2]} eggs are broken. The others are packed in boxes of ${numbers[3]}. How many boxes can be filled completely? Write the number.`,
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
    draw: (random, step) => [
      random.int(1 + step, 3 + step),
      random.int(4 + step, 6 + step),
      random.int(1 + step, 3 + step * 2),
    ],
    tell: (numbers, [name]) =>
      `${name} runs ${numbers[0]} km on each of the five school days, and ${numbers[1]} km on each day of the weekend. How many kilometres does ${name} run in ${numbers[2]} weeks?`,
    unit: 'km',
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
      const [rate, minutes] = [random.int(3 + step, 8 + step * 2), random.int(4 + step, 9 + step * 2)]
      const used = random.int(6, rate * minutes - 5)
      return [rate * minutes - used + random.int(10, 60 + step * 30), rate, minutes, used]
    },
    tell: numbers =>
      `A tank holds ${numbers[0]} litres when it is full. It is empty at first. A tap puts in ${numbers[1]} litres each minute for ${numbers[2]} minutes. Then ${numbers[3]} litres are used. How many more litres would fill the tank?`,
    unit: 'l',
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
      const [first, times] = [random.int(2 + step * 4, 8 + step * 5), random.int(2, 2 + Math.ceil(step / 2))]
      return [first, times, random.int(1 + step, Math.min(first * times - 1, 6 + step * 3))]
    },
    tell: (numbers, [name, friend]) =>
      `${name} has ${numbers[0]} cards. ${friend} has ${numbers[1] === 2 ? 'twice' : `${numbers[1]} times`} as many. Lucy has ${numbers[2]} fewer than ${friend}. How many cards do the three have in all? Write the number.`,
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
      const [children, pays] = [random.int(8 + step * 4, 16 + step * 5), random.int(3 + step, 5 + step)]
      const entry = random.int(1, pays - 2)
      return [children, pays, entry, random.int(5, (pays - entry) * children - 3)]
    },
    tell: numbers =>
      `${numbers[0]} children each pay £${numbers[1]} for a trip. The museum costs £${numbers[2]} for each child, and the bus costs £${numbers[3]} in all. How many pounds are left over?`,
    unit: 'pounds',
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
        random.int(4 + step * 2, 9 + step * 4),
        random.int(2 + Math.ceil(step / 2), 4 + step),
        random.pick([8, 10, 12, 15]),
      ]
      return [guests, each, pack, random.int(1, 3) + (step > 2 ? 1 : 0)]
    },
    tell: (numbers, [name]) =>
      `${name} wants to give each of ${numbers[0]} guests ${numbers[1]} balloons. Balloons come in packs of ${numbers[2]}, and a pack costs £${numbers[3]}. How many pounds must ${name} spend?`,
    unit: 'pounds',
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
  {
    draw: (random, step) => {
      const [books, price, pen] = [
        random.int(2, 2 + step),
        5 * random.int(15 + step * 2, 20 + step * 6),
        5 * random.int(7, 15 + step),
      ]
      const note = [500, 1000, 2000, 5000].find(value => value > books * price + pen) ?? 5000
      return [books, price, pen, note]
    },
    tell: (numbers, [name]) => {
      const [books, price, pen, note] = four(numbers)
      return `${name} buys ${counted(books, 'notebook')} at ${money(price)} each and a pen for ${money(pen)}. ${name} pays with £${note / 100}. How much change should ${name} get? Give your answer in pounds, such as £3.50.`
    },
    unit: 'pence',
    solve: numbers => {
      const [books, price, pen, note] = four(numbers)
      const cost = books * price + pen
      return {
        right: note - cost,
        steps: [
          `${books} × ${money(price)} = ${money(books * price)}`,
          `${money(books * price)} + ${money(pen)} = ${money(cost)}`,
          `£${note / 100} − ${money(cost)} = ${money(note - cost)}`,
        ],
        wrong: [
          lost(cost),
          { value: note - price - pen, misconception: 'bought-only-one' },
          { value: note - books * price, misconception: 'left-out-a-step' },
        ],
      }
    },
  },
  {
    draw: (random, step) => {
      const [buns, early, late] = [
        random.int(6 + step * 2, 10 + step * 4),
        random.int(2 + step, 4 + step),
        random.int(1 + step, 3 + step),
      ]
      return [early, late, buns, random.int(5 + step * 6, buns * (early + late) - 4)]
    },
    tell: numbers => {
      const [early, late, buns, sold] = four(numbers)
      return `A baker bakes ${counted(early, 'tray')} of buns in the morning and ${counted(late, 'tray')} in the afternoon. There are ${buns} buns on each tray. The baker sells ${sold} buns. How many buns are left? Write the number.`
    },
    solve: numbers => {
      const [early, late, buns, sold] = four(numbers)
      const all = (early + late) * buns
      return {
        right: all - sold,
        steps: [
          `${early} + ${late} = ${early + late}`,
          `${early + late} × ${buns} = ${all}`,
          `${all} − ${sold} = ${all - sold}`,
        ],
        wrong: [
          lost(all),
          { value: early * buns - sold, misconception: 'left-out-the-afternoon' },
          { value: early * buns + late - sold, misconception: 'left-out-a-step' },
        ],
      }
    },
  },
]
