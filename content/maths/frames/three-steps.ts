import { grouped } from '../../wording.ts'
import { cash, drawUntil, frame, inUnits, inWords, isWhole, plain, type Say } from './frame.ts'

/** A number of pence as it is typed: `£3.50`, `£0.85`. */
const typedPence: Say = value => (isWhole(value) && value > 0 ? `£${(value / 100).toFixed(2)}` : undefined)

const eggsInBoxes = frame({
  name: 'eggs-in-boxes',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        trays: random.int(3, 4 + step * 2),
        eggs: random.pick([12, 20, 24, 30]),
        broken: random.int(3, 8 + step * 3),
        box: random.pick([6, 10, 12]),
      }),
      ({ trays, eggs, broken, box }) => trays * eggs - broken > box * 3,
    ),
  tell: ({ trays, eggs, broken, box }) => {
    const good = trays * eggs - broken
    const right = Math.floor(good / box)
    return {
      stem: `A farmer has ${trays} trays with ${eggs} eggs on each. ${broken} eggs are broken. The others are packed in boxes of ${box}. How many boxes can be filled completely? Write the number.`,
      right,
      say: plain,
      working: [
        `There are ${trays} × ${eggs} = ${trays * eggs} eggs.`,
        `${trays * eggs} − ${broken} = ${good} are good.`,
        good % box > 0
          ? `${good} ÷ ${box} = ${right} remainder ${good % box}, so ${right} boxes are full.`
          : `${good} ÷ ${box} = ${right}, so ${right} boxes are full.`,
      ],
      wrong: [
        ...(good % box > 0 ? [[right + 1, 'rounded-the-wrong-way'] as const] : []),
        [good, 'stopped-one-step-early'],
        [Math.floor((trays * eggs) / box), 'left-out-a-step'],
      ],
    }
  },
})

const weeklyRun = frame({
  name: 'weekly-run',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) => ({
    day: random.int(2, 3 + step),
    weekend: random.int(4, 6 + step),
    weeks: random.int(2, 3 + step * 2),
  }),
  tell: ({ day, weekend, weeks }, [name]) => {
    const week = 5 * day + 2 * weekend
    return {
      stem: `${name} runs ${day} km on each of the five school days, and ${weekend} km on each day of the weekend. How many kilometres does ${name} run in ${weeks} weeks?`,
      right: week * weeks,
      say: inUnits('km'),
      working: [
        `The school days make 5 × ${day} = ${5 * day} km, and the weekend 2 × ${weekend} = ${2 * weekend} km.`,
        `One week is ${5 * day} + ${2 * weekend} = ${week} km.`,
        `${weeks} × ${week} = ${week * weeks} km.`,
      ],
      wrong: [
        [week, 'stopped-one-step-early'],
        [(5 * day + weekend) * weeks, 'counted-only-once'],
        [(day + weekend) * weeks, 'left-out-a-step'],
        [7 * (day + weekend) * weeks, 'counted-too-much'],
      ],
    }
  },
})

const tankFilling = frame({
  name: 'tank-filling',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) => {
    const [rate, minutes] = [random.int(4, 7 + step * 2), random.int(5, 10 + step * 3)]
    const used = random.int(6, rate * minutes - 5)
    return { full: rate * minutes - used + random.int(8, 40 + step * 30), rate, minutes, used }
  },
  tell: ({ full, rate, minutes, used }) => {
    const inside = rate * minutes - used
    return {
      stem: `A tank holds ${full} litres when it is full. It is empty at first. A tap puts in ${rate} litres each minute for ${minutes} minutes. Then ${used} litres are used. How many more litres would fill the tank?`,
      right: full - inside,
      say: inUnits('litres', 'litre'),
      working: [
        `The tap puts in ${rate} × ${minutes} = ${rate * minutes} litres.`,
        `${rate * minutes} − ${used} = ${inside} litres are in the tank.`,
        `${full} − ${inside} = ${full - inside} litres are missing.`,
      ],
      wrong: [
        [inside, 'stopped-one-step-early'],
        [Math.abs(full - rate * minutes), 'left-out-a-step'],
        [Math.abs(full - rate * minutes - used), 'added-not-took-away'],
      ],
    }
  },
})

const threeCollections = frame({
  name: 'three-collections',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) => {
    const [first, times] = [random.int(6, 10 + step * 5), random.int(2, 2 + Math.ceil(step / 2))]
    return { first, times, fewer: random.int(2, 5 + step * 2) }
  },
  tell: ({ first, times, fewer }, names) => {
    const second = first * times
    const third = second - fewer
    return {
      stem: `${names[0]} has ${first} cards. ${names[1]} has ${times === 2 ? 'twice' : `${inWords(times)} times`} as many. ${names[2]} has ${fewer} fewer than ${names[1]}. How many cards do the three have altogether? Write the number.`,
      right: first + second + third,
      say: plain,
      working: [
        `${names[1]} has ${times} × ${first} = ${second}.`,
        `${names[2]} has ${second} − ${fewer} = ${third}.`,
        `${first} + ${second} + ${third} = ${first + second + third}.`,
      ],
      wrong: [
        [third, 'stopped-one-step-early'],
        [first + second - fewer, 'left-out-a-step'],
        [first + second + Math.abs(first - fewer), 'compared-the-wrong-two'],
        [first + second + second + fewer, 'added-not-took-away'],
      ],
    }
  },
})

const schoolTrip = frame({
  name: 'school-trip',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        children: random.int(15, 22 + step * 5),
        pays: random.int(5, 9 + step),
        entry: random.int(2, 6),
        bus: 5 * random.int(6, 40),
      }),
      ({ children, pays, entry, bus }) => pays > entry + 1 && (pays - entry) * children - bus >= 4,
    ),
  tell: ({ children, pays, entry, bus }) => {
    const left = children * (pays - entry) - bus
    return {
      stem: `${children} children each pay £${pays} for a trip. The museum costs £${entry} for each child, and the bus costs £${bus} altogether. How many pounds are left over?`,
      right: left,
      say: value => (isWhole(value) && value > 0 ? `£${value}` : undefined),
      working: [
        `The children pay ${children} × £${pays} = £${children * pays}.`,
        `The museum costs ${children} × £${entry} = £${children * entry}.`,
        `£${children * pays} − £${children * entry} − £${bus} = £${left}.`,
      ],
      wrong: [
        [children * pays - bus, 'left-out-a-step'],
        [children * (pays - entry), 'stopped-one-step-early'],
        [Math.abs(children * pays - entry - bus), 'counted-only-once'],
      ],
    }
  },
})

const partyBalloons = frame({
  name: 'party-balloons',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        guests: random.int(6, 9 + step * 4),
        each: random.int(2, 3 + step),
        pack: random.pick([8, 10, 12, 15]),
        price: random.int(2, 4),
      }),
      ({ guests, each, pack }) => (guests * each) / pack > 1.2,
    ),
  tell: ({ guests, each, pack, price }, [name]) => {
    const packs = Math.ceil((guests * each) / pack)
    const all = guests * each
    return {
      stem: `${name} wants to give each of ${guests} guests ${each} balloons. Balloons come in packs of ${pack}, and a pack costs £${price}. How many pounds must ${name} spend?`,
      right: packs * price,
      say: value => (isWhole(value) && value > 0 ? `£${value}` : undefined),
      working: [
        `${name} needs ${guests} × ${each} = ${all} balloons.`,
        all % pack > 0
          ? `${packs - 1} ${packs === 2 ? 'pack has' : 'packs have'} ${(packs - 1) * pack} balloons, which is not enough. So ${name} needs ${packs} packs.`
          : `${all} ÷ ${pack} = ${packs} packs.`,
        `${packs} × £${price} = £${packs * price}.`,
      ],
      wrong: [
        [Math.floor(all / pack) * price, 'rounded-the-wrong-way'],
        [all * price, 'left-out-a-step'],
        [packs, 'stopped-one-step-early'],
      ],
    }
  },
})

const notebookChange = frame({
  name: 'notebook-change',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) => {
    const [books, price, pen] = [
      random.int(2, 2 + step),
      5 * random.int(17, 26 + step * 6),
      5 * random.int(7, 15 + step),
    ]
    return {
      books,
      price,
      pen,
      note: [500, 1000, 2000, 5000].find(value => value > books * price + pen) ?? 5000,
    }
  },
  tell: ({ books, price, pen, note }, [name]) => {
    const cost = books * price + pen
    return {
      stem: `${name} buys ${books} notebooks at ${cash(price)} each and a pen for ${cash(pen)}. ${name} pays with a £${note / 100} note. How much change does ${name} get? Give your answer in pounds, such as £3.50.`,
      right: note - cost,
      say: typedPence,
      working: [
        `The notebooks cost ${books} × ${cash(price)} = ${cash(books * price)}.`,
        `With the pen it is ${cash(books * price)} + ${cash(pen)} = ${cash(cost)}.`,
        `£${note / 100} − ${cash(cost)} = ${cash(note - cost)}.`,
      ],
      wrong: [
        [cost, 'stopped-one-step-early'],
        [note - price - pen, 'counted-only-once'],
        [note - books * price, 'left-out-a-step'],
      ],
    }
  },
})

const bunsLeft = frame({
  name: 'buns-left',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) => {
    const [buns, early, late] = [
      random.int(6, 12 + step * 3),
      random.int(2, 3 + step),
      random.int(2, 3 + step),
    ]
    return { buns, early, late, sold: random.int(8 + step * 6, buns * (early + late) - 4) }
  },
  tell: ({ buns, early, late, sold }) => {
    const all = (early + late) * buns
    return {
      stem: `A baker bakes ${early} trays of buns in the morning and ${late} trays in the afternoon. There are ${buns} buns on each tray. The baker sells ${sold} buns. How many buns are left? Write the number.`,
      right: all - sold,
      say: plain,
      working: [
        `There are ${early} + ${late} = ${early + late} trays.`,
        `They hold ${early + late} × ${buns} = ${all} buns.`,
        `${all} − ${sold} = ${all - sold} buns are left.`,
      ],
      wrong: [
        [all, 'stopped-one-step-early'],
        [early * buns - sold, 'left-out-a-step'],
        [early * buns + late - sold, 'counted-only-once'],
      ],
    }
  },
})

const tankBack = frame({
  name: 'tank-back',
  steps: [3, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) => {
    const [rate, minutes] = [random.int(6, 8 + step * 2), random.int(8, 12 + step * 4)]
    const used = random.int(10, Math.floor((rate * minutes) / 2))
    return { full: rate * minutes - used + random.int(12, 90), rate, minutes, used }
  },
  tell: ({ full, rate, minutes, used }) => {
    const missing = full - (rate * minutes - used)
    const inside = full - missing
    return {
      stem: `A tap pours ${rate} litres of water a minute into an empty tank. When the tap is turned off, ${used} litres are used. Now ${missing} more litres are needed to fill the tank, which holds ${full} litres. For how many minutes was the tap on? Write the number.`,
      right: minutes,
      say: plain,
      working: [
        `Go back from the end. There are ${full} − ${missing} = ${inside} litres in the tank.`,
        `Before ${used} litres were used, there were ${inside} + ${used} = ${inside + used} litres.`,
        `${inside + used} ÷ ${rate} = ${minutes} minutes.`,
      ],
      wrong: [
        [Math.round(inside / rate), 'left-out-a-step'],
        [Math.round((inside - used) / rate), 'took-away-not-added'],
        [Math.round((full + used) / rate), 'left-out-a-step'],
        [inside + used, 'stopped-one-step-early'],
      ],
    }
  },
})

const tripBack = frame({
  name: 'trip-back',
  steps: [3, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        children: random.int(18, 24 + step * 3),
        pays: random.int(8, 12 + step),
        entry: random.int(3, 7),
        left: random.int(3, 30),
      }),
      ({ children, pays, entry, left }) => {
        const bus = children * (pays - entry) - left
        return bus >= 60 && bus <= 290 && bus % 5 === 0
      },
    ),
  tell: ({ children, pays, entry, left }) => {
    const bus = children * (pays - entry) - left
    const all = bus + children * entry + left
    return {
      stem: `${children} children go on a trip, and all of them pay the same. A bus costs £${bus} altogether, and the museum costs £${entry} for each child. In the end £${left} is left over. How many pounds did each child pay?`,
      right: pays,
      say: value => (isWhole(value) && value > 0 ? `£${value}` : undefined),
      working: [
        `The museum costs ${children} × £${entry} = £${children * entry}.`,
        `With the bus and what is left over, the children paid £${children * entry} + £${bus} + £${left} = £${all}.`,
        `£${all} ÷ ${children} = £${pays} each.`,
      ],
      wrong: [
        [(bus + left) / children, 'left-out-a-step'],
        [Math.round((bus + children * entry) / children), 'left-out-a-step'],
        [Math.round((bus + entry + left) / children), 'counted-only-once'],
        [all, 'stopped-one-step-early'],
        [Math.round((bus + children * entry - left) / children), 'took-away-not-added'],
      ],
    }
  },
})

const notebookPrice = frame({
  name: 'notebook-price',
  steps: [3, 4],
  moves: 3,
  indirect: true,
  draw: (random, step) => {
    const [books, price, pen] = [
      random.int(3, 3 + step),
      5 * random.int(21, 40 + step * 8),
      5 * random.int(9, 32),
    ]
    return { books, price, pen, note: [1000, 2000, 5000].find(value => value > books * price + pen) ?? 5000 }
  },
  tell: ({ books, price, pen, note }, [name]) => {
    const change = note - books * price - pen
    return {
      stem: `${name} buys ${books} equal notebooks and a pen for ${cash(pen)}. ${name} pays with a £${note / 100} note and gets ${cash(change)} change. How much does one notebook cost? Give your answer in pounds, such as £3.50.`,
      right: price,
      say: typedPence,
      working: [
        `Altogether ${name} spends £${note / 100} − ${cash(change)} = ${cash(note - change)}.`,
        `The notebooks cost ${cash(note - change)} − ${cash(pen)} = ${cash(books * price)}.`,
        `One notebook costs ${cash(books * price)} ÷ ${books} = ${cash(price)}.`,
      ],
      wrong: [
        [books * price, 'stopped-one-step-early'],
        [Math.round((note - change) / books), 'left-out-a-step'],
        [Math.round((note - change) / (books + 1)), 'shared-equally'],
        [Math.round((note - change + pen) / books), 'added-not-took-away'],
        [Math.round(change / books), 'worked-with-the-wrong-part'],
      ],
    }
  },
})

const bunsOnATray = frame({
  name: 'buns-on-a-tray',
  steps: [3, 4],
  moves: 3,
  indirect: true,
  draw: (random, step) => {
    const [buns, early, late] = [
      random.int(8, 16 + step * 2),
      random.int(3, 2 + step),
      random.int(2, 2 + step),
    ]
    const left = random.int(4, 25)
    return { buns, early, late, left }
  },
  tell: ({ buns, early, late, left }) => {
    const sold = (early + late) * buns - left
    return {
      stem: `A baker bakes ${early} trays of buns in the morning and ${late} trays in the afternoon. Every tray holds the same number of buns. The baker sells ${sold} buns, and ${left} are left in the evening. How many buns does one tray hold? Write the number.`,
      right: buns,
      say: plain,
      working: [
        `The baker made ${sold} + ${left} = ${sold + left} buns.`,
        `There were ${early} + ${late} = ${early + late} trays.`,
        `${sold + left} ÷ ${early + late} = ${buns} buns on each tray.`,
      ],
      wrong: [
        [Math.round((sold - left) / (early + late)), 'took-away-not-added'],
        [Math.round((sold + left) / early), 'left-out-a-step'],
        [Math.round(sold / (early + late)), 'left-out-a-step'],
        [sold + left, 'stopped-early'],
      ],
    }
  },
})

const collectionsBack = frame({
  name: 'collections-back',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) => ({
    first: random.int(7, 12 + step * 4),
    times: random.int(2, step - 1),
    off: random.int(3, 14),
    more: random.chance(0.5),
  }),
  tell: ({ first, times, off, more }, names) => {
    const second = first * times
    const third = second + (more ? off : -off)
    const all = first + second + third
    const parts = 1 + 2 * times
    return {
      stem: `${names[1]} has ${times === 2 ? 'twice' : `${inWords(times)} times`} as many cards as ${names[0]}. ${names[2]} has ${off} ${more ? 'more' : 'fewer'} cards than ${names[1]}. Altogether the three have ${all} cards. How many cards does ${names[0]} have? Write the number.`,
      right: first,
      say: plain,
      working: [
        `If ${names[2]} had just as many as ${names[1]}, there would be ${all} ${more ? '−' : '+'} ${off} = ${all + (more ? -off : off)} cards.`,
        `${names[0]} has 1 part, and the other two have ${times} parts each. That makes 1 + ${times} + ${times} = ${parts} parts.`,
        `One part is ${all + (more ? -off : off)} ÷ ${parts} = ${first} cards.`,
      ],
      wrong: [
        [second, 'gave-the-other-amount'],
        [Math.round(all / parts), 'left-out-a-step'],
        [
          Math.round((all + (more ? off : -off)) / parts),
          more ? 'added-not-took-away' : 'took-away-not-added',
        ],
        [Math.round((all + (more ? -off : off)) / 3), 'shared-equally'],
        [Math.round((all + (more ? -off : off)) / (times + 1)), 'shared-by-the-wrong-number'],
      ],
    }
  },
})

const runBack = frame({
  name: 'run-back',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) => ({
    day: random.int(2, 4 + step),
    weekend: random.int(5, 12),
    weeks: random.int(3, 4 + step),
  }),
  tell: ({ day, weekend, weeks }, [name]) => {
    const week = 5 * day + 2 * weekend
    return {
      stem: `In ${weeks} weeks ${name} cycles ${grouped(week * weeks)} km. On each day of the weekend ${name} cycles ${weekend} km, and on each of the five school days always the same distance. How many kilometres does ${name} cycle on a school day?`,
      right: day,
      say: inUnits('km'),
      working: [
        `In one week ${name} cycles ${grouped(week * weeks)} ÷ ${weeks} = ${week} km.`,
        `The weekend has two days: 2 × ${weekend} = ${2 * weekend} km.`,
        `${week} − ${2 * weekend} = ${5 * day} km are left for the five school days.`,
        `${5 * day} ÷ 5 = ${day} km.`,
      ],
      wrong: [
        [5 * day, 'stopped-one-step-early'],
        [Math.round((week - weekend) / 5), 'counted-only-once'],
        [Math.round(week / 7), 'shared-equally'],
        [Math.round((week * weeks - 2 * weekend) / 5), 'left-out-a-step'],
        [Math.round((week - 2 * weekend) / 7), 'shared-by-the-wrong-number'],
      ],
    }
  },
})

const cinemaSeats = frame({
  name: 'cinema-seats',
  steps: [4, 5],
  moves: 6,
  draw: (random, step) =>
    drawUntil(
      () => ({
        rows: random.int(12, 14 + step * 2),
        seats: random.int(14, 18 + step * 2),
        empty: random.int(9, 60),
        children: random.int(40, 170),
        adult: random.int(8, 11),
        child: random.int(4, 7),
      }),
      ({ rows, seats, empty, children }) => children < rows * seats - empty - 30 && rows !== seats,
    ),
  tell: ({ rows, seats, empty, children, adult, child }) => {
    const taken = rows * seats - empty
    const adults = taken - children
    return {
      stem: `A theatre has ${rows} rows of ${seats} seats. At a show ${empty} seats are empty, and ${children} of the guests are children. A ticket costs £${adult} for an adult and £${child} for a child. How many pounds do all the guests pay altogether?`,
      right: adults * adult + children * child,
      say: value => (isWhole(value) && value > 0 ? `£${grouped(value)}` : undefined),
      working: [
        `There are ${rows} × ${seats} = ${rows * seats} seats, and ${rows * seats} − ${empty} = ${taken} are taken.`,
        `${taken} − ${children} = ${adults} of the guests are adults.`,
        `The adults pay ${adults} × £${adult} = £${grouped(adults * adult)}, and the children ${children} × £${child} = £${grouped(children * child)}.`,
        `£${grouped(adults * adult)} + £${grouped(children * child)} = £${grouped(adults * adult + children * child)}.`,
      ],
      wrong: [
        [taken * adult + children * child, 'counted-too-much'],
        [adults * child + children * adult, 'swapped-two-numbers'],
        [adults * adult, 'stopped-one-step-early'],
        [(rows * seats - children) * adult + children * child, 'left-out-a-step'],
      ],
    }
  },
})

const bookPages = frame({
  name: 'book-pages',
  steps: [4, 5],
  moves: 5,
  draw: (random, step) =>
    drawUntil(
      () => ({
        each: random.int(14, 24),
        days: random.int(5, 8),
        more: random.int(4, 12),
        rest: random.int(3, 7 + step),
      }),
      ({ days, rest }) => days !== rest,
    ),
  tell: ({ each, days, more, rest }, [name]) => {
    const all = each * days + (each + more) * rest
    return {
      stem: `${name} is reading a book with ${all} pages. For the first ${days} days ${name} reads ${each} pages a day. After that ${name} reads ${more} pages a day more than before. How many days does it take altogether to read the book? Write the number.`,
      right: days + rest,
      say: plain,
      working: [
        `In the first ${days} days ${name} reads ${days} × ${each} = ${days * each} pages.`,
        `${all} − ${days * each} = ${all - days * each} pages are left.`,
        `Now it is ${each} + ${more} = ${each + more} pages a day: ${all - days * each} ÷ ${each + more} = ${rest} days.`,
        `${days} + ${rest} = ${days + rest} days altogether.`,
      ],
      wrong: [
        [rest, 'stopped-one-step-early'],
        [Math.ceil(all / (each + more)), 'left-out-a-step'],
        [days + Math.ceil((all - days * each) / more), 'took-the-difference-for-the-amount'],
        [days + Math.ceil((all - days * each) / each), 'left-out-a-step'],
        [Math.ceil(all / each), 'left-out-a-step'],
      ],
    }
  },
})

export const threeStepFrames = [
  eggsInBoxes,
  weeklyRun,
  tankFilling,
  threeCollections,
  schoolTrip,
  partyBalloons,
  notebookChange,
  bunsLeft,
  tankBack,
  tripBack,
  notebookPrice,
  bunsOnATray,
  collectionsBack,
  runBack,
  cinemaSeats,
  bookPages,
]
