import { commonDivisor } from '../../grade.ts'
import { capital, grouped, withArticle } from '../../wording.ts'
import {
  asLong,
  cash,
  drawUntil,
  frame,
  inPence,
  inPercent,
  inPounds,
  inUnits,
  inWords,
  isWhole,
} from './frame.ts'

const coinsAndPencils = frame({
  name: 'coins-and-pencils',
  steps: [1, 2],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        fifties: random.int(3, 4 + step),
        twenties: random.int(3, 5 + 2 * step),
        pencils: random.int(2, 3 + step),
        price: random.pick(step === 1 ? [25, 30, 35, 40, 45, 60] : [28, 36, 42, 45, 48, 55, 65]),
      }),
      ({ fifties, twenties, pencils, price }) => {
        const left = fifties * 50 + twenties * 20 - pencils * price
        return fifties !== twenties && left >= 25
      },
    ),
  tell: ({ fifties, twenties, pencils, price }, [name]) => {
    const [all, cost] = [fifties * 50 + twenties * 20, pencils * price]
    return {
      stem: `${name} has ${fifties} fifty-pence coins and ${twenties} twenty-pence coins. ${name} buys ${pencils} pencils at ${price}p each. How much money does ${name} have left?`,
      right: all - cost,
      say: inPence,
      limits: [1, all],
      working: [
        `The fifties are worth ${fifties} × 50p = ${cash(fifties * 50)} and the twenties ${twenties} × 20p = ${cash(twenties * 20)}.`,
        `Together that is ${cash(all)}.`,
        `The pencils cost ${pencils} × ${price}p = ${cash(cost)}.`,
        `${cash(all)} − ${cash(cost)} = ${cash(all - cost)}.`,
      ],
      wrong: [
        [all - price, 'counted-only-once'],
        [cost, 'stopped-one-step-early'],
        [fifties * 20 + twenties * 50 - cost, 'swapped-two-numbers'],
        [all, 'left-out-a-step'],
        [fifties * 50 - cost, 'left-out-a-step'],
      ],
    }
  },
})

const schoolPlay = frame({
  name: 'school-play',
  steps: [1, 2],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        adults: random.int(2, 3),
        children: random.int(2, 3 + step),
        adult: random.int(6, 10),
        child: random.int(3, 6),
        notes: random.int(2, 3),
      }),
      ({ adults, children, adult, child, notes }) => {
        const left = notes * 20 - adults * adult - children * child
        return adults !== children && adult > child + 1 && left > 1 && left < 20
      },
    ),
  tell: ({ adults, children, adult, child, notes }, [name]) => {
    const [cost, paid] = [adults * adult + children * child, notes * 20]
    return {
      stem: `Tickets for the school play cost £${adult} for an adult and £${child} for a child. ${name}’s family buys ${adults} adult tickets and ${children} child tickets and pays with ${inWords(notes)} £20 notes. How much change do they get?`,
      right: paid - cost,
      say: inPounds,
      limits: [1, paid],
      working: [
        `The adult tickets cost ${adults} × £${adult} = £${adults * adult}.`,
        `The child tickets cost ${children} × £${child} = £${children * child}.`,
        `That is £${adults * adult} + £${children * child} = £${cost} in all.`,
        `${capital(inWords(notes))} £20 notes are £${paid}, so the change is £${paid} − £${cost} = £${paid - cost}.`,
      ],
      wrong: [
        [paid - adult - child, 'counted-only-once'],
        [paid - adults * child - children * adult, 'swapped-two-numbers'],
        [cost, 'stopped-one-step-early'],
        [paid - adults * adult, 'left-out-a-step'],
        [paid - children * child, 'left-out-a-step'],
        [paid - (adults + children) * adult, 'swapped-two-numbers'],
        [paid - cost - child, 'one-too-many'],
        [paid - cost - adult, 'one-too-many'],
      ],
    }
  },
})

const packThings = [
  ['muffin', 'pack'],
  ['bread roll', 'bag'],
  ['yoghurt', 'pack'],
  ['carton of juice', 'box'],
  ['tennis ball', 'tube'],
] as const

const manyOf = (thing: string) => (thing === 'carton of juice' ? 'cartons of juice' : `${thing}s`)

const packsOrSingles = frame({
  name: 'packs-or-singles',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) => {
    const single = 5 * random.int(8, 10 + 3 * step)
    const size = random.int(3, 3 + step)
    return {
      thing: random.pick(packThings),
      single,
      size,
      pack: size * (single - random.int(2, 4 + step)),
      packs: random.int(2, 2 + step),
    }
  },
  tell: ({ thing: [thing, packed], single, size, pack, packs }, [name]) => {
    const all = packs * size
    const [one, many] = [all * single, packs * pack]
    return {
      stem: `${capital(withArticle(packed))} of ${size} ${manyOf(thing)} costs ${cash(pack)}. A single ${thing} costs ${single}p. ${name} needs ${all} ${manyOf(thing)}. How much does ${name} save by not buying them one by one?`,
      right: one - many,
      say: inPence,
      limits: [1, one],
      working: [
        `One by one they would cost ${all} × ${single}p = ${cash(one)}.`,
        `${all} ÷ ${size} = ${packs}, so ${name} needs ${packs} ${packed === 'box' ? 'boxes' : `${packed}s`}.`,
        `These cost ${packs} × ${cash(pack)} = ${cash(many)}.`,
        `${name} saves ${cash(one)} − ${cash(many)} = ${cash(one - many)}.`,
      ],
      wrong: [
        [size * single - pack, 'counted-only-once'],
        [many, 'stopped-one-step-early'],
        [one - pack, 'counted-only-once'],
        [single - pack / size, 'found-it-for-one-only'],
        [one, 'left-out-a-step'],
      ],
    }
  },
})

const pocketMoney = frame({
  name: 'pocket-money',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        weekly: random.int(4, 6 + step),
        comic: 10 * random.int(15, 29),
        weeks: random.int(4, 5 + 2 * step),
        start: step === 1 ? 0 : random.int(3, 12),
      }),
      ({ weekly, comic }) => weekly * 100 - comic > 100,
    ),
  tell: ({ weekly, comic, weeks, start }, [name]) => {
    const kept = weekly * 100 - comic
    const right = kept * weeks + start * 100
    return {
      stem: `${start > 0 ? `${name} has £${start} in a money box. ` : ''}Each week ${name} gets £${weekly} pocket money, spends ${cash(comic)} of it on a comic and puts the rest in ${start > 0 ? 'the box' : 'a money box'}. How much ${start > 0 ? 'is in the box' : `does ${name} save`} after ${weeks} weeks?`,
      right,
      say: inPence,
      working: [
        `Each week £${weekly} − ${cash(comic)} = ${cash(kept)} is left.`,
        `In ${weeks} weeks that makes ${weeks} × ${cash(kept)} = ${cash(kept * weeks)}.`,
        ...(start > 0
          ? [`The £${start} is in the box already: ${cash(kept * weeks)} + £${start} = ${cash(right)}.`]
          : []),
      ],
      wrong: [
        ...(start > 0 ? [[kept * weeks, 'stopped-one-step-early'] as const] : []),
        [weekly * 100 * weeks - comic + start * 100, 'counted-only-once'],
        [comic * weeks + start * 100, 'gave-the-other-amount'],
        [(weekly * 100 + comic) * weeks + start * 100, 'added-not-took-away'],
        [weekly * 100 * weeks + start * 100, 'left-out-a-step'],
        [right - kept, 'one-too-few'],
        [right + kept, 'one-too-many'],
      ],
    }
  },
})

const dearThings = ['bike', 'skateboard', 'tent', 'keyboard', 'tablet', 'guitar'] as const

const savingUp = frame({
  name: 'saving-up',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [weekly, weeks] = [random.int(4, 9), random.int(6, 8 + 3 * step)]
        if (step === 1) {
          const has = random.int(15, 60)
          return { thing: random.pick(dearThings), rate: 0, price: has + weekly * weeks, has, weekly }
        }
        const rate = random.pick([10, 20, 25, 30, 40])
        const price = Math.round((weekly * weeks * 100) / (100 - rate))
        return { thing: random.pick(dearThings), rate, price, has: (price * rate) / 100, weekly }
      },
      ({ price, has, weekly, rate }) =>
        isWhole(has, (price - has) / weekly) &&
        price >= 60 &&
        price <= 240 &&
        (rate === 0 || price % 10 === 0),
    ),
  tell: ({ thing, rate, price, has, weekly }, [name]) => {
    const right = (price - has) / weekly
    return {
      stem: `${name} is saving up for a ${thing} that costs £${price}. ${rate > 0 ? `${name} has saved ${rate}% of the price so far` : `${name} has £${has} already`} and saves £${weekly} every week. How many weeks will it take until there is enough money for the ${thing}?`,
      right,
      say: inUnits('weeks'),
      working: [
        ...(rate > 0 ? [`${rate}% of £${price} is £${has}, which is saved already.`] : []),
        `£${price} − £${has} = £${price - has} is still needed.`,
        `£${price - has} ÷ £${weekly} = ${right}, so it takes ${right} weeks.`,
      ],
      wrong: [
        [Math.ceil(price / weekly), 'left-out-a-step'],
        ...(rate > 0
          ? ([
              [Math.ceil((price - rate) / weekly), 'took-the-percentage-as-a-number'],
              [Math.ceil(has / weekly), 'gave-the-other-amount'],
            ] as const)
          : ([[Math.ceil((price + has) / weekly), 'added-not-took-away']] as const)),
        [Math.ceil(has / weekly), 'gave-the-other-amount'],
        [right - 1, 'one-too-few'],
        [right + 1, 'one-too-many'],
      ],
    }
  },
})

const saleThings = [
  'pair of trainers',
  'school bag',
  'board game',
  'pair of jeans',
  'football',
  'jumper',
] as const

const saleAndChange = frame({
  name: 'sale-and-change',
  steps: [2, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        thing: random.pick(saleThings),
        price: random.int(12, 18 + step * 18),
        rate: random.pick(step === 2 ? [10, 20, 25, 50] : [15, 20, 30, 35, 40, 45]),
      }),
      ({ price, rate }) => isWhole((price * rate) / 100) && (price - (price * rate) / 100) % 20 !== 0,
    ),
  tell: ({ thing, price, rate }, [name]) => {
    const part = (price * rate) / 100
    const now = price - part
    const notes = Math.ceil(now / 20)
    const paid = notes * 20
    return {
      stem: `A ${thing} costs £${price}. In a sale it is ${rate}% cheaper. ${name} pays the sale price with ${notes === 1 ? 'a £20 note' : `${inWords(notes)} £20 notes`}. How much change does ${name} get?`,
      right: paid - now,
      say: inPounds,
      limits: [1, paid - 1],
      working: [
        `${rate}% of £${price} is £${part}.`,
        `The sale price is £${price} − £${part} = £${now}.`,
        `The change is £${paid} − £${now} = £${paid - now}.`,
      ],
      wrong: [
        [now, 'stopped-one-step-early'],
        [paid - part, 'worked-with-the-wrong-part'],
        [paid - price, 'left-out-a-step'],
        [paid - (price - rate), 'took-the-percentage-as-a-number'],
        [part, 'worked-with-the-wrong-part'],
        [now - part, 'counted-something-twice'],
        [paid - now - part, 'took-away-not-added'],
      ],
    }
  },
})

/** The least that this many children pay with any number of group tickets. */
const leastFor = (children: number, single: number, size: number, group: number) =>
  Math.min(
    ...Array.from(
      { length: Math.ceil(children / size) + 1 },
      (_, groups) => groups * group + Math.max(0, children - groups * size) * single,
    ),
  )

const groupTicket = frame({
  name: 'group-ticket',
  steps: [2, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [single, size] = [50 * random.int(6, 11), random.int(4, 4 + step)]
        return {
          place: random.pick(['swimming pool', 'climbing centre', 'ice rink', 'adventure park']),
          single,
          size,
          group: 50 * random.int(((size - 2) * single) / 50, (size * single) / 50),
          children: random.int(size + 1, 2 * size + step - 2),
        }
      },
      ({ single, size, group, children }) => {
        const most = group + (children - size) * single
        return (
          group < size * single && leastFor(children, single, size, group) === most && children < 2 * size
        )
      },
    ),
  tell: ({ place, single, size, group, children }) => {
    const more = children - size
    const right = group + more * single
    return {
      stem: `${capital(withArticle(place))} charges ${cash(single)} for each child. A group ticket for up to ${size} children costs ${cash(group)}. What is the least that ${children} children can pay?`,
      right,
      say: inPence,
      working: [
        `${size} children alone would pay ${size} × ${cash(single)} = ${cash(size * single)}, so the group ticket for ${cash(group)} is cheaper.`,
        `${children} − ${size} = ${more} more ${more === 1 ? 'child pays' : 'children pay'} ${more > 1 ? `${more} × ${cash(single)} = ` : ''}${cash(more * single)}.`,
        `${cash(group)} + ${cash(more * single)} = ${cash(right)}.`,
        `Without a group ticket it would be ${cash(children * single)}, and with two of them ${cash(2 * group)}.`,
      ],
      wrong: [
        [children * single, 'missed-the-cheaper-way'],
        [2 * group, 'missed-the-cheaper-way'],
        [children * single - right, 'gave-the-other-amount'],
        [group, 'stopped-one-step-early'],
        [group + single, 'counted-only-once'],
        [right - single, 'one-too-few'],
        [right + single, 'one-too-many'],
      ],
    }
  },
})

const boatHire = frame({
  name: 'boat-hire',
  steps: [2, 4],
  moves: 3,
  indirect: true,
  draw: (random, step) => ({
    thing: random.pick(['rowing boat', 'pedalo', 'canoe', 'go-kart', 'tandem bike']),
    fixed: random.int(4, 6 + step * 2),
    each: 50 * random.int(5, 8 + step),
    halves: random.int(3, 4 + step),
  }),
  tell: ({ thing, fixed, each, halves }, [name]) => {
    const paid = fixed * 100 + each * halves
    return {
      stem: `Hiring a ${thing} costs £${fixed}, plus ${cash(each)} for every half hour. ${name}’s family pays ${cash(paid)}. For how long do they hire the ${thing}?`,
      right: halves * 30,
      say: asLong,
      working: [
        `Take off the £${fixed} that everybody pays: ${cash(paid)} − £${fixed} = ${cash(each * halves)}.`,
        `${cash(each * halves)} ÷ ${cash(each)} = ${halves} half hours.`,
        `${halves} half hours is ${asLong(halves * 30)}.`,
      ],
      beware: 'The price is for half an hour, so two of these make one hour.',
      wrong: [
        [halves * 60, 'mixed-up-the-units'],
        [Math.round(paid / each) * 30, 'left-out-a-step'],
        [(halves - 1) * 30, 'one-too-few'],
        [Math.round((paid + fixed * 100) / each) * 30, 'added-not-took-away'],
        [(halves + 1) * 30, 'one-too-many'],
        [halves * 15, 'mixed-up-the-units'],
      ],
    }
  },
})

const twoShops = frame({
  name: 'two-shops',
  steps: [3, 4],
  moves: 5,
  draw: (random, step) =>
    drawUntil(
      () => {
        const rates = step === 3 ? [10, 20, 25, 30, 50] : [15, 20, 25, 30, 35, 40]
        const [first = 10, second = 20] = random.sample(rates, 2)
        return {
          thing: random.pick(['rucksack', 'tent', 'raincoat', 'sleeping bag', 'scooter', 'watch']),
          prices: [4 * random.int(9, 30), 5 * random.int(8, 24)] as const,
          rates: [first, second] as const,
        }
      },
      ({ prices: [a, b], rates: [x, y] }) => {
        const [one, two] = [a - (a * x) / 100, b - (b * y) / 100]
        return isWhole(one, two) && a !== b && Math.abs(a - b) < 20 && one !== two && Math.abs(one - two) < 25
      },
    ),
  tell: ({ thing, prices: [a, b], rates: [x, y] }) => {
    const [partA, partB] = [(a * x) / 100, (b * y) / 100]
    const [nowA, nowB] = [a - partA, b - partB]
    const right = Math.abs(nowA - nowB)
    return {
      stem: `Two shops sell the same ${thing}. At Hill’s it costs £${a}, but now there is ${x}% off. At Dale’s it costs £${b}, but now there is ${y}% off. How much less does it cost in the cheaper shop?`,
      right,
      say: inPounds,
      working: [
        `At Hill’s, ${x}% of £${a} is £${partA}, so it costs £${a} − £${partA} = £${nowA}.`,
        `At Dale’s, ${y}% of £${b} is £${partB}, so it costs £${b} − £${partB} = £${nowB}.`,
        `The difference is £${Math.max(nowA, nowB)} − £${Math.min(nowA, nowB)} = £${right}.`,
      ],
      beware: 'Compare the sale prices, not the percentages.',
      wrong: [
        [Math.abs(partA - partB), 'worked-with-the-wrong-part'],
        [Math.abs(a - b), 'left-out-a-step'],
        [Math.abs(a - x - (b - y)), 'took-the-percentage-as-a-number'],
        [Math.min(nowA, nowB), 'stopped-one-step-early'],
        [Math.abs(nowA - b), 'left-out-a-step'],
        [Math.abs(a - nowB), 'left-out-a-step'],
        [Math.abs(x - y), 'took-the-percentage-as-a-number'],
      ],
    }
  },
})

const sharedBill = frame({
  name: 'shared-bill',
  steps: [3, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        others: random.int(2, 2 + step),
        bill: 2 * random.int(18, 20 + step * 12),
        rate: random.pick(step === 3 ? [10, 20] : [5, 10, 15]),
      }),
      ({ others, bill, rate }) =>
        isWhole((bill * (100 + rate)) / 5 / (others + 1)) && bill / (others + 1) < 25,
    ),
  tell: ({ others, bill, rate }, [name]) => {
    const people = others + 1
    const [pence, tip] = [bill * 100, bill * rate]
    const right = (pence + tip) / people
    return {
      stem: `${name}’s dad and ${inWords(others)} friends share a meal. The bill is £${bill}, and a service charge of ${rate}% is added to it. They all pay the same. How much does each person pay?`,
      right,
      say: inPence,
      working: [
        `${rate}% of £${bill} is ${cash(tip)}.`,
        `The total is £${bill} + ${cash(tip)} = ${cash(pence + tip)}.`,
        `Dad and ${inWords(others)} friends are ${people} people: ${cash(pence + tip)} ÷ ${people} = ${cash(right)}.`,
      ],
      beware: 'Do not forget to count Dad.',
      wrong: [
        [(pence + tip) / others, 'shared-by-the-wrong-number'],
        [pence / people, 'left-out-a-step'],
        [(pence - tip) / people, 'took-away-not-added'],
        [(pence + rate * 100) / people, 'took-the-percentage-as-a-number'],
        [pence / others, 'shared-by-the-wrong-number'],
        [pence + tip, 'stopped-one-step-early'],
      ],
    }
  },
})

const leftOverEuros = frame({
  name: 'left-over-euros',
  steps: [3, 5],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        rate: random.pick(step === 3 ? [110, 120, 125] : [115, 120, 125, 130]),
        changed: 10 * random.int(6, 10 + step * 4),
        back: random.int(8, 15 + step * 7),
      }),
      ({ rate, changed, back }) =>
        isWhole((rate * changed) / 100, (rate * back) / 100) && changed - back > 35,
    ),
  tell: ({ rate, changed, back }, [name]) => {
    const [got, left] = [(rate * changed) / 100, (rate * back) / 100]
    const spent = got - left
    return {
      stem: `${name}’s mum changes £${changed} into euros for a holiday. She gets €${(rate / 100).toFixed(2)} for every £1. She spends €${spent} and changes the rest back into pounds at the same rate. How many pounds does she get back?`,
      right: back,
      say: inPounds,
      limits: [1, changed],
      working: [
        `She gets ${changed} × €${(rate / 100).toFixed(2)} = €${got}.`,
        `€${got} − €${spent} = €${left} is left.`,
        `Going back to pounds you divide: ${left} ÷ ${(rate / 100).toFixed(2)} = ${back}, so she gets £${back}.`,
      ],
      beware: 'You can’t take euros away from pounds: change one of them first.',
      wrong: [
        [left, 'stopped-one-step-early'],
        [changed - spent, 'mixed-up-the-units'],
        [Math.round((left * rate) / 100), 'mixed-up-times-and-divide'],
        [changed - back, 'gave-the-other-amount'],
        [Math.round((back * 100) / rate), 'mixed-up-times-and-divide'],
        [left - back, 'left-out-a-step'],
        [Math.round(back / 2), 'shared-equally'],
      ],
    }
  },
})

const cakeStall = frame({
  name: 'cake-stall',
  steps: [3, 5],
  moves: 5,
  draw: (random, step) =>
    drawUntil(
      () => {
        const below = random.pick(step === 3 ? [3, 4, 5] : [4, 5, 6, 8])
        return {
          buns: below * random.int(10, 30),
          above: random.int(Math.ceil(below / 2), below - 1),
          below,
          price: random.pick(step === 3 ? [40, 60, 80] : [30, 50, 70, 90]),
          cost: random.int(9, 24),
        }
      },
      ({ buns, above, below, price, cost }) => {
        const takings = (buns / below) * above * price + ((buns / below) * (below - above) * price) / 2
        return (
          commonDivisor(above, below) === 1 &&
          buns >= 60 &&
          buns <= 180 &&
          isWhole(takings / 10) &&
          takings - cost * 100 > 500
        )
      },
    ),
  tell: ({ buns, above, below, price, cost }) => {
    const full = (buns / below) * above
    const rest = buns - full
    const takings = full * price + (rest * price) / 2
    return {
      stem: `A class bakes ${buns} buns for the summer fair. The ingredients cost £${cost}. The class sells ${above}/${below} of the buns at ${price}p each, and the rest at half price. How much profit does the class make?`,
      right: takings - cost * 100,
      say: inPence,
      working: [
        `${above}/${below} of ${buns} is ${full}, and ${full} × ${price}p = ${cash(full * price)}.`,
        `The other ${buns} − ${full} = ${rest} buns cost ${price / 2}p each: ${rest} × ${price / 2}p = ${cash((rest * price) / 2)}.`,
        `The class takes ${cash(full * price)} + ${cash((rest * price) / 2)} = ${cash(takings)}.`,
        `Profit is what is left after the costs: ${cash(takings)} − £${cost} = ${cash(takings - cost * 100)}.`,
      ],
      wrong: [
        [takings, 'stopped-one-step-early'],
        [buns * price - cost * 100, 'left-out-a-step'],
        [(full * price) / 2 + rest * price - cost * 100, 'swapped-two-numbers'],
        [full * price - cost * 100, 'left-out-a-step'],
        [takings + cost * 100, 'added-not-took-away'],
      ],
    }
  },
})

const causes = [
  ['a hospice', 'an animal rescue centre'],
  ['a lifeboat station', 'a food bank'],
  ['a children’s hospital', 'a wildlife trust'],
] as const

const funRun = frame({
  name: 'fun-run',
  steps: [4, 5],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [first = 2, second = 3] = random.sample([2, 3, 4, 5, 7, 8].slice(0, step + 1), 2)
        return {
          cause: random.int(0, causes.length - 1),
          raised: 20 * random.int(12, 60),
          rate: random.pick([5, 10, 15, 20, 25, 30, 35].slice(0, step + 2)),
          first,
          second,
        }
      },
      ({ raised, rate, first, second }) => {
        const rest = raised - (raised * rate) / 100
        return commonDivisor(first, second) === 1 && isWhole((raised * rate) / 100, rest / (first + second))
      },
    ),
  tell: ({ cause, raised, rate, first, second }) => {
    const [one, two] = causes[cause] ?? causes[0]
    const spent = (raised * rate) / 100
    const rest = raised - spent
    const part = rest / (first + second)
    return {
      stem: `A fun run raises £${grouped(raised)}. The organisers spend ${rate}% of it on medals. The rest is shared between ${one} and ${two} in the ratio ${first} : ${second}. How much does ${two.replace(/^an? /, 'the ')} get?`,
      right: part * second,
      say: inPounds,
      limits: [1, raised],
      working: [
        `${rate}% of £${grouped(raised)} is £${grouped(spent)}, so £${grouped(raised)} − £${grouped(spent)} = £${grouped(rest)} is left.`,
        `The ratio has ${first} + ${second} = ${first + second} parts. One part is £${grouped(rest)} ÷ ${first + second} = £${part}.`,
        `${capital(two.replace(/^an? /, 'the '))} gets ${second} parts: ${second} × £${part} = £${part * second}.`,
      ],
      wrong: [
        [part * first, 'gave-the-other-amount'],
        [(raised / (first + second)) * second, 'left-out-a-step'],
        [rest / second, 'shared-by-the-wrong-number'],
        [part, 'found-only-one-part'],
        [((raised - rate) / (first + second)) * second, 'took-the-percentage-as-a-number'],
        [rest / 2, 'shared-equally'],
        [(spent / (first + second)) * second, 'worked-with-the-wrong-part'],
      ],
    }
  },
})

const twoCuts = frame({
  name: 'two-cuts',
  steps: [4, 5],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => {
        const rates = step === 4 ? [10, 20, 25, 30, 50] : [5, 10, 15, 20, 25, 40]
        const [first = 10, second = 20] = random.sample(rates, 2)
        return {
          thing: random.pick(['jacket', 'suitcase', 'lamp', 'rug', 'camera', 'desk']),
          price: 10 * random.int(4, 30),
          first,
          second,
        }
      },
      ({ price, first, second }) => isWhole((price * first) / 100, (price * (100 - first) * second) / 10_000),
    ),
  tell: ({ thing, price, first, second }) => {
    const then = price - (price * first) / 100
    const cut = (then * second) / 100
    const right = then - cut
    return {
      stem: `A ${thing} costs £${price}. In a sale the price is cut by ${first}%. A week later the sale price is cut by another ${second}%. What does the ${thing} cost now?`,
      right,
      say: inPounds,
      limits: [1, price],
      working: [
        `${first}% of £${price} is £${price - then}, so the sale price is £${price} − £${price - then} = £${then}.`,
        `The second cut is ${second}% of £${then}, which is £${cut}.`,
        `£${then} − £${cut} = £${right}.`,
      ],
      beware: `The second cut is taken from £${then}, so you can’t just add ${first}% and ${second}%.`,
      wrong: [
        [(price * (100 - first - second)) / 100, 'added-the-percentages'],
        [then, 'stopped-one-step-early'],
        [price - (price * second) / 100, 'left-out-a-step'],
        [then - second, 'took-the-percentage-as-a-number'],
        [then + cut, 'added-not-took-away'],
        [price - right, 'worked-with-the-wrong-part'],
        [price - first - second, 'took-the-percentage-as-a-number'],
      ],
    }
  },
})

const cutsTogether = frame({
  name: 'cuts-together',
  steps: [5, 5],
  moves: 4,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        thing: random.pick(['coat', 'sofa', 'television', 'violin', 'kayak', 'pair of skates']),
        first: 5 * random.int(2, 12),
        second: 5 * random.int(2, 12),
      }),
      ({ first, second }) => isWhole((first * second) / 100) && first !== second && first + second <= 95,
    ),
  tell: ({ thing, first, second }) => {
    const left = ((100 - first) * (100 - second)) / 100
    return {
      stem: `In a sale the price of a ${thing} is cut by ${first}%. At the end of the sale the new price is cut by ${second}%. By what percentage has the price fallen altogether?`,
      right: 100 - left,
      say: inPercent,
      limits: [1, 99],
      working: [
        `Start with a price of £100. After the first cut it is £${100 - first}.`,
        `${second}% of £${100 - first} is ${cash((100 - first) * second)}.`,
        `£${100 - first} − ${cash((100 - first) * second)} = £${left}.`,
        `From £100 to £${left} the price has fallen by £${100 - left}, which is ${100 - left}%.`,
      ],
      beware: 'The second cut is smaller than it looks, because the price is lower by then.',
      wrong: [
        [first + second, 'added-the-percentages'],
        [left, 'gave-the-other-amount'],
        [((100 - first) * second) / 100, 'stopped-one-step-early'],
        [Math.max(first, second), 'left-out-a-step'],
        [Math.abs(first - second), 'took-away-not-added'],
        [100 - first - second, 'gave-the-other-amount'],
      ],
    }
  },
})

const priceWithVat = frame({
  name: 'price-with-vat',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) => ({
    thing: random.pick(['printer', 'microwave', 'vacuum cleaner', 'drill', 'lawnmower', 'radio']),
    net: step === 4 ? 10 * random.int(3, 25) : 5 * random.int(9, 59),
  }),
  tell: ({ thing, net }) => {
    const price = (net * 6) / 5
    const pence = Math.round(price * 100)
    return {
      stem: `A tax called VAT is added to the price of many things in shops. It is 20% of the price without tax. A ${thing} costs £${price} with VAT. How much of this is VAT?`,
      right: net * 20,
      say: inPence,
      limits: [1, pence - 1],
      working: [
        `The price without tax is 100%, and the tax is 20%. So £${price} is 120%.`,
        `20% is a sixth of 120%, because 120 ÷ 20 = 6.`,
        `£${price} ÷ 6 = ${cash(net * 20)}.`,
      ],
      beware: `20% of £${price} is too much, because the 20% is of the smaller price without tax.`,
      wrong: [
        [Math.round(pence * 0.2), 'percentage-of-the-wrong-amount'],
        [net * 100, 'gave-the-other-amount'],
        [net * 10, 'stopped-one-step-early'],
        [Math.round(pence * 0.8), 'percentage-of-the-wrong-amount'],
        [pence - 2000, 'took-the-percentage-as-a-number'],
        [Math.round(pence * 0.16), 'percentage-of-the-wrong-amount'],
      ],
    }
  },
})

const savingsAccount = frame({
  name: 'savings-account',
  steps: [4, 5],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        start: (step === 4 ? 100 : 50) * random.int(2, 24),
        rate: random.pick(step === 4 ? [5, 10] : [2, 4, 5]),
      }),
      ({ start, rate }) => isWhole((start * (100 + rate) ** 2) / 100),
    ),
  tell: ({ start, rate }, [name]) => {
    const pence = start * 100
    const grown = (amount: number) => Math.round((amount * (100 + rate)) / 100)
    const [one, two] = [grown(pence), grown(grown(pence))]
    return {
      stem: `${name}’s gran puts £${grouped(start)} into a savings account. At the end of every year the bank adds ${rate}% of the money that is in the account. How much is in the account after two years?`,
      right: two,
      say: inPence,
      limits: [1, 2 * pence],
      working: [
        `In the first year the bank adds ${rate}% of £${grouped(start)}, which is ${cash(one - pence)}. That makes ${cash(one)}.`,
        `In the second year it adds ${rate}% of ${cash(one)}, which is ${cash(two - one)}.`,
        `${cash(one)} + ${cash(two - one)} = ${cash(two)}.`,
      ],
      beware: 'The second year starts with more money, so the bank adds a little more.',
      wrong: [
        [pence + 2 * (one - pence), 'percentage-of-the-wrong-amount'],
        [one, 'stopped-one-step-early'],
        [two - pence, 'worked-with-the-wrong-part'],
        [pence + 200 * rate, 'took-the-percentage-as-a-number'],
        [grown(two), 'one-too-many'],
        [2 * one, 'counted-something-twice'],
      ],
    }
  },
})

const beforeTwoCuts = frame({
  name: 'before-two-cuts',
  steps: [5, 5],
  moves: 4,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        thing: random.pick(['tent', 'trampoline', 'bookcase', 'dishwasher', 'surfboard', 'saxophone']),
        price: 10 * random.int(6, 60),
        first: random.pick([10, 20, 25, 30, 40, 50]),
        second: random.pick([10, 20, 25, 30, 40, 50]),
      }),
      ({ price, first, second }) =>
        first !== second && isWhole((price * first) / 100, (price * (100 - first) * second) / 10_000),
    ),
  tell: ({ thing, price, first, second }) => {
    const then = (price * (100 - first)) / 100
    const now = (then * (100 - second)) / 100
    return {
      stem: `In a sale a shop cut the price of a ${thing} by ${first}%. Then it cut the sale price by another ${second}%. The ${thing} now costs £${now}. What did it cost before the sale?`,
      right: price,
      say: inPounds,
      limits: [now + 1, 10 * now],
      working: [
        `Start at the end. After the second cut ${100 - second}% of the sale price is left, and that is £${now}.`,
        `So the sale price was £${now} ÷ ${100 - second} × 100 = £${then}.`,
        `After the first cut ${100 - first}% of the old price was left, and that was £${then}.`,
        `So the old price was £${then} ÷ ${100 - first} × 100 = £${price}.`,
      ],
      beware: `Adding ${second}% of £${now} does not undo the cut, because the cut was taken from a larger price.`,
      wrong: [
        [(now * (100 + first + second)) / 100, 'added-the-percentages'],
        [then, 'stopped-one-step-early'],
        [(now * 100) / (100 - first - second), 'added-the-percentages'],
        [(now * (100 + first) * (100 + second)) / 10_000, 'percentage-of-the-wrong-amount'],
        [now + first + second, 'took-the-percentage-as-a-number'],
        [(now * 100) / (100 - first), 'left-out-a-step'],
      ],
    }
  },
})

export const moneyFrames = [
  coinsAndPencils,
  schoolPlay,
  packsOrSingles,
  pocketMoney,
  savingUp,
  saleAndChange,
  groupTicket,
  boatHire,
  twoShops,
  sharedBill,
  leftOverEuros,
  cakeStall,
  funRun,
  twoCuts,
  cutsTogether,
  priceWithVat,
  savingsAccount,
  beforeTwoCuts,
]
