import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, listed, money as said } from '../wording.ts'
import { pupils } from './pupils.ts'

/** Things with their prices, in pence. */
const goods = [
  ['pencil', 25, 65],
  ['rubber', 30, 85],
  ['ruler', 45, 120],
  ['notebook', 95, 260],
  ['apple', 28, 60],
  ['banana', 18, 45],
  ['sandwich', 185, 345],
  ['bottle of water', 65, 130],
  ['postcard', 40, 95],
  ['sticker', 15, 55],
  ['comic', 145, 295],
  ['bread roll', 32, 75],
  ['pot of yoghurt', 55, 115],
  ['marble', 12, 35],
] as const

/** Things that are sold in the same shop. */
const shops: readonly (readonly (typeof goods)[number][0][])[] = [
  ['pencil', 'rubber', 'ruler', 'notebook'],
  ['apple', 'banana', 'sandwich', 'bottle of water', 'bread roll', 'pot of yoghurt'],
  ['postcard', 'sticker', 'comic', 'notebook'],
  ['sticker', 'marble', 'postcard'],
]

const many = (count: number, thing: string) => {
  const [first = '', ...rest] = thing.split(' of ')
  return [counted(count, first), ...rest].join(' of ')
}

const pounds = (pence: number) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`

const each = (count: number, pence: number) => `${said(pence)}${count > 1 ? ' each' : ''}`

export const change = template({
  id: 'maths.money.change',
  version: 1,
  mode: 'typed',
  seconds: 60,
  draw: (random, step) => {
    const kinds = [1, 2, 2, 3, 3][step - 1] ?? 1
    const round = step < 3 ? 5 : 1
    const items = random.sample(goods, kinds).map(([thing, least, most]) => ({
      thing,
      count: random.int([2, 1, 2, 2, 4][step - 1] ?? 2, [3, 3, 4, 5, 8][step - 1] ?? 3),
      price: Math.round(random.int(least, most) / round) * round,
    }))
    const total = items.reduce((sum, { count, price }) => sum + count * price, 0)
    return {
      name: random.pick(pupils),
      items,
      paid: [500, 1000, 2000, 5000].find(note => note > total) ?? 10_000,
    }
  },
  measure: 'kinds of things, how many of each, and prices that are no round number',
  hardness: ({ items }) =>
    1 + items.reduce((sum, { count, price }) => sum + 1 + count / 4 + (price % 5 ? 1 : 0), 0),
  write: ({ name, items, paid }) => {
    const total = items.reduce((sum, { count, price }) => sum + count * price, 0)
    const once = items.reduce((sum, { price }) => sum + price, 0)
    const answer = (pence: number) => `£${pounds(pence)}`
    return {
      stem: `${name} buys ${listed(items.map(({ thing, count, price }) => `${many(count, thing)} at ${each(count, price)}`))}. ${name} pays with a £${paid / 100} note. How much change does ${name} get?`,
      expected: { kind: 'money', value: pounds(paid - total) },
      mistakes: [
        { text: answer(total), misconception: 'gave-the-cost-not-the-change' },
        { text: answer(paid - once), misconception: 'counted-each-thing-once' },
        { text: answer(paid - total + 100), misconception: 'forgot-to-exchange-a-pound' },
        { text: answer(paid - total + 10), misconception: 'forgot-to-carry' },
      ],
      explanation: `${items
        .filter(({ count }) => count > 1)
        .map(({ count, price }) => `${count} × ${said(price)} = ${said(count * price)}. `)
        .join(
          '',
        )}${items.length > 1 ? `Altogether: ${items.map(({ count, price }) => said(count * price)).join(' + ')} = ${said(total)}. ` : ''}The change is £${pounds(paid)} − ${said(total)} = **${said(paid - total)}**.`,
    }
  },
})

const packed = [
  'pencils',
  'bread rolls',
  'marbles',
  'stickers',
  'eggs',
  'cereal bars',
  'paper cups',
  'felt pens',
  'balloons',
  'candles',
] as const
const weighed = ['rice', 'flour', 'raisins', 'pasta', 'oats', 'porridge'] as const

export const bestBuy = template({
  id: 'maths.money.best-buy',
  version: 1,
  mode: 'options',
  seconds: 70,
  harder: 0.3,
  draw: (random, step) => {
    const byWeight = step > 3 && random.chance(0.5)
    const counts = random
      .sample(step < 3 ? [2, 3, 4, 5, 6, 10] : [3, 4, 5, 6, 8, 9, 10, 12], 5)
      .sort((a, b) => a - b)
    // Mostly neither the smallest nor the largest pack, which are the likely guesses.
    const best = random.pick([1, 1, 2, 2, 3, 3, 4])
    const lowest = random.int(step < 3 ? 20 : 24, step < 3 ? 36 : 48)
    const dearer = [6, 4, 3, 2, 1][step - 1] ?? 1
    const packs = counts.map((count, at) => ({
      count,
      pence: count * (at === best ? lowest : lowest + dearer * random.int(1, 2)),
    }))
    return { what: random.pick(byWeight ? weighed : packed), byWeight, packs }
  },
  measure: 'how near the dearer packs come to the best one, per item',
  hardness: ({ packs }) => {
    const units = packs.map(({ count, pence }) => pence / count)
    const best = Math.min(...units)
    return 2 + best / (units.reduce((sum, unit) => sum + unit, 0) / units.length - best)
  },
  write: ({ what, byWeight, packs }) => {
    const text = ({ count, pence }: { count: number; pence: number }) =>
      `${byWeight ? `${count * 50} g` : count} for ${said(pence)}`
    const unit = ({ count, pence }: { count: number; pence: number }) => pence / count
    const [right = { count: 1, pence: 1 }, ...others] = [...packs].sort((a, b) => unit(a) - unit(b))
    const cheapest = Math.min(...packs.map(({ pence }) => pence))
    const biggest = Math.max(...packs.map(({ count }) => count))
    return {
      stem: `A shop sells ${what} in packs of different sizes. Which pack is the **best value** for money?`,
      right: { text: text(right) },
      wrong: others.map(pack => ({
        text: text(pack),
        misconception:
          pack.pence === cheapest
            ? 'picked-the-lowest-price'
            : pack.count === biggest
              ? 'picked-the-biggest-pack'
              : 'did-not-compare-like-with-like',
      })),
      explanation: `Find the price of ${byWeight ? '50 g' : 'one'} in each pack: ${[right, ...others]
        .map(pack => `${said(pack.pence)} ÷ ${pack.count} = ${unit(pack)}p`)
        .join('; ')}. The lowest is ${unit(right)}p, so **${text(right)}** is the best value.`,
    }
  },
})

/** In the first edition the two things could come from different shops. */
const priceOfOneOf = (edition: 1 | 2) =>
  template({
    id: 'maths.money.price-of-one',
    version: edition,
    ...(edition === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 65,
    draw: (random, step) => {
      const shop = edition === 2 && random.pick(shops)
      const [a, b] = random.sample(shop ? goods.filter(([thing]) => shop.includes(thing)) : goods, 2)
      const round = step < 3 ? 5 : 1
      const priced = (thing = goods[0] as (typeof goods)[number], most: number) => ({
        thing: thing[0],
        price: Math.round(random.int(thing[1], thing[2]) / round) * round,
        count: random.int(edition === 2 && step > 3 ? 4 : 2, most),
      })
      const known = priced(b, step < 2 ? 2 : step + 2)
      return {
        name: random.pick(pupils),
        wanted: priced(a, step < 3 ? 3 : step + 3),
        known: step === 1 ? { ...known, count: 1 } : known,
      }
    },
    measure: 'how many things there are, and digits of the total',
    hardness: ({ wanted, known }) =>
      wanted.count + known.count + (wanted.price % 5 ? 1 : 0) + (known.price % 5 ? 1 : 0),
    write: ({ name, wanted, known }) => {
      const total = wanted.count * wanted.price + known.count * known.price
      const rest = wanted.count * wanted.price
      const whole = (pence: number) => Math.round(pence)
      const wrong = (pence: number, misconception: string) => ({ text: said(whole(pence)), misconception })
      return {
        stem: `${name} pays ${said(total)} altogether for ${many(wanted.count, wanted.thing)} and ${many(known.count, known.thing)}. One ${known.thing} costs ${said(known.price)}. How much does one ${wanted.thing} cost?`,
        right: { text: said(wanted.price) },
        wrong: [
          wrong(rest, 'did-not-share-the-rest'),
          ...(known.count > 1 ? [wrong((total - known.price) / wanted.count, 'took-off-only-one')] : []),
          wrong(total / (wanted.count + known.count), 'shared-the-whole-total'),
          wrong(total / wanted.count, 'did-not-take-off-the-others'),
          wrong(wanted.price + 10, 'slipped-by-ten-pence'),
          wrong(wanted.price - 5, 'slipped-in-dividing'),
        ],
        explanation: `${known.count > 1 ? `The ${many(2, known.thing).slice(2)} cost ${known.count} × ${said(known.price)} = ${said(known.count * known.price)}. ` : ''}Take this off: ${said(total)} − ${said(known.count * known.price)} = ${said(rest)}. That is for ${many(wanted.count, wanted.thing)}, so one costs ${said(rest)} ÷ ${wanted.count} = **${said(wanted.price)}**.`,
      }
    },
  })

export const priceOfOne = priceOfOneOf(2)

export const moneyTopic: Topic = {
  id: 'maths.money',
  name: 'Money',
  subdomain: 'measures',
  year: 4,
  prerequisites: ['maths.addition-and-subtraction', 'maths.multiplication', 'maths.division'],
  about: 'Working out costs, change and the price of one thing, and finding the best buy.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
There are 100 pence in one pound. So £2.35 is two pounds and 35 pence, or 235p.

To find the **cost**, multiply the price of one by how many you buy. Do this for each kind of thing. Then add.

To find the **change**, subtract the cost from what you pay. You can count on too. Start at the cost. Go up to the next pound. Then go up to what you paid.

To find the **best buy**, make it fair. Find the price of one in each pack. Divide the price of the pack by the number in it. The lowest price for one is the best value.`,
    example: `
Sam buys 3 pens at 45p each and a book at £2.80. Sam pays with a £5 note. How much change does Sam get?

1. The pens cost 3 × 45p = £1.35.
2. Add the book: £1.35 + £2.80 = £4.15.
3. Count on from £4.15. To £4.20 is 5p. To £5.00 is 80p more.
4. The change is **85p**.`,
    harder: `
Kai pays £9.46 for 6 pens and 4 notebooks. One notebook costs £1.24. **How much is one pen?**

1. Find the part you can work out. The notebooks cost 4 × £1.24 = £4.96.
2. Take it off: £9.46 − £4.96 = £4.50. That is for all the pens.
3. There are 6 pens: £4.50 ÷ 6 = **75p** each.
4. Check: 6 × 75p = £4.50, and £4.50 + £4.96 = £9.46. Good!

Which pack of pasta is the **best value**: 300 g for 84p, 500 g for £1.35, or 750 g for £1.95?

1. The price for 1 g would be tiny. All packs can be cut into lots of 50 g, so find the price of 50 g.
2. 300 g is 6 lots: 84p ÷ 6 = 14p.
3. 500 g is 10 lots: 135p ÷ 10 = 13.5p.
4. 750 g is 15 lots: 195p ÷ 15 = 13p. The lowest price wins: **750 g for £1.95**.

Now you try: 3 cakes and 5 drinks cost £7.35. One drink is 84p. How much is one cake? (It is £1.05.)`,
    mistake: `
Some children stop too soon. They write down the cost, not the change. Read the last line of the question once more. Then check: the cost and the change must add up to what was paid. Here £4.15 and 85p make £5.00. It fits! Also watch the point: 5p is £0.05, and £0.5 is 50p.`,
    tryThis: `
Find two packs of the same food in a shop or in a leaflet, one big and one small. Work out which one gives you more for your money. Is the big one always the best buy?`,
  })),
  misconceptions: once(() => ({
    'gave-the-cost-not-the-change': {
      child: 'That is what it all costs. Take it from the money paid.',
      parent: 'Gives the cost instead of the change. Play shop with real coins and hand back the change.',
    },
    'counted-each-thing-once': {
      child: 'Check how many of each thing are bought. Multiply the price first.',
      parent: 'Counts each price only once. Write a bill with how many, the price of one and the cost.',
    },
    'forgot-to-exchange-a-pound': {
      child: 'You were one pound out. Count up from the cost to the money paid.',
      parent: 'Is a pound out in the change. Count up: first to the next full pound, then to the note.',
    },
    'forgot-to-carry': {
      child: 'You were ten pence out. Add the pence again and carry the tens.',
      parent:
        'Is ten pence out, as happens when a ten is not carried. Write pounds and pence in neat columns.',
    },
    'did-not-compare-like-with-like': {
      child: 'Find the price of the same amount in each pack. Then compare.',
      parent:
        'Compares packs of different sizes directly. In a shop, work out together what one item costs in each pack.',
    },
    'picked-the-lowest-price': {
      child: 'The lowest price may buy very little. Find what one costs in each pack.',
      parent:
        'Picks the smallest price without looking at how much is in the pack. Divide the price by the number inside.',
    },
    'picked-the-biggest-pack': {
      child: 'The biggest pack is not always the best value. Find what one costs.',
      parent:
        'Thinks that the biggest pack must be the best value. Check the price of one item with a calculator in a shop.',
    },
    'did-not-share-the-rest': {
      child: 'That is the price of all of them. Divide to find one.',
      parent: 'Finds what several cost together and stops. Ask how much just one costs.',
    },
    'slipped-by-ten-pence': {
      child: 'You were ten pence out. Check the last sum again.',
      parent: 'Is ten pence out. Multiply the answer back and see if it makes the total.',
    },
    'did-not-take-off-the-others': {
      child: 'Part of the money was for the other things. Take that off first.',
      parent: 'Divides the whole bill without taking off the other items. Cross those off the bill first.',
    },
    'shared-the-whole-total': {
      child: 'The things do not all cost the same. Take off the ones you know first.',
      parent:
        'Shares the total between all the things, as if they cost the same. List both kinds with their prices.',
    },
    'slipped-in-dividing': {
      child: 'Nearly. Do the division once more, then multiply to check.',
      parent: 'Slips in the last division. Multiply back to check.',
    },
    'took-off-only-one': {
      child: 'More than one of the other things was bought. Take them all off.',
      parent: 'Takes off the price of one item though several were bought. Write how many beside each price.',
    },
  })),
  templates: [change, bestBuy, priceOfOne],
  earlier: [priceOfOneOf(1)],
}
