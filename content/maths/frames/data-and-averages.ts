import { commonDivisor } from '../../grade.ts'
import type { Random } from '../../random.ts'
import { capital, grouped, listed } from '../../wording.ts'
import { cash, drawUntil, frame, inPence, inUnits, inWords, isWhole, plain, type Say } from './frame.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const iceCreamSales = frame({
  name: 'ice-cream-sales',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        sold: Array.from({ length: 2 + step }, () => random.int(8, 24 + step * 12)),
        price: 10 * random.int(12, 29),
        what: random.pick([
          'ice creams',
          'sandwiches',
          'smoothies',
          'bunches of flowers',
          'toasted teacakes',
        ]),
      }),
      ({ sold }) => sum(sold) % sold.length === 0 && new Set(sold).size === sold.length,
    ),
  tell: ({ sold, price, what }) => {
    const days = sold.length
    const mean = sum(sold) / days
    return {
      stem: `From Monday to ${weekdays[days - 1]} a kiosk sells ${listed(sold.map(String))} ${what}. They cost ${cash(price)} each. What is the mean amount of money that the kiosk takes in a day?`,
      right: mean * price,
      say: inPence,
      working: [
        `${sold.join(' + ')} = ${sum(sold)} ${what} in ${inWords(days)} days.`,
        `The mean is ${sum(sold)} ÷ ${days} = ${mean} a day.`,
        `${mean} × ${cash(price)} = ${cash(mean * price)}.`,
      ],
      wrong: [
        [sum(sold) * price, 'left-out-a-step'],
        [Math.round(sum(sold) / (days + 1)) * price, 'divided-by-the-wrong-number'],
        [(sold[0] ?? 0) * price, 'used-only-one-number'],
        [(sold.at(-1) ?? 0) * price, 'used-only-one-number'],
        [Math.round(sum(sold) / 7) * price, 'divided-by-the-wrong-number'],
        [Math.max(...sold) * price, 'used-only-one-number'],
        [Math.round(sum(sold) / (days - 1)) * price, 'divided-by-the-wrong-number'],
      ],
    }
  },
})

const results = [
  ['test', 'marks', 'scores'],
  ['game', 'points', 'scores'],
  ['week', 'lengths of the pool', 'swims'],
  ['walk', 'birds', 'counts'],
] as const

const lastOne = frame({
  name: 'above-the-mean',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => {
        const known = Array.from({ length: 2 + step }, () => random.int(9, 18 + step * 7))
        return { story: random.int(0, results.length - 1), known, mean: random.int(10, 18 + step * 6) }
      },
      ({ known, mean }) => {
        const last = mean * (known.length + 1) - sum(known)
        return last > mean + 1 && last < mean * 1.7 && new Set(known).size === known.length
      },
    ),
  tell: ({ story, known, mean }, [name]) => {
    const [what, things, does] = results[story] ?? results[0]
    const count = known.length + 1
    const last = mean * count - sum(known)
    return {
      stem: `In ${inWords(count)} ${what}s ${name} ${does} a mean of ${mean} ${things}. In the first ${inWords(known.length)} ${what}s ${name} ${does} ${listed(known.map(String))}. How many more than the mean does ${name} ${does.slice(0, -1)} in the last ${what}?`,
      right: last - mean,
      say: plain,
      working: [
        `A mean of ${mean} in ${inWords(count)} ${what}s makes a total of ${count} × ${mean} = ${count * mean}.`,
        `The first ${inWords(known.length)} add up to ${known.join(' + ')} = ${sum(known)}.`,
        `So the last one is ${count * mean} − ${sum(known)} = ${last}.`,
        `${last} − ${mean} = ${last - mean}.`,
      ],
      wrong: [
        [last, 'stopped-one-step-early'],
        [Math.abs((known.at(-1) ?? 0) - mean), 'used-only-one-number'],
        [Math.max(...known) - mean, 'used-only-one-number'],
        [last + mean, 'added-not-took-away'],
        [Math.max(...known) - Math.min(...known), 'left-out-a-step'],
        [Math.abs(last - Math.round(sum(known) / known.length)), 'divided-by-the-wrong-number'],
        [Math.abs(mean - Math.round(sum(known) / known.length)), 'divided-by-the-wrong-number'],
      ],
    }
  },
})

const pictograms = [
  ['cars in a car park', 'car', 'cars'],
  ['books lent by a library', 'book', 'books'],
  ['cakes sold at a fair', 'cake', 'cakes'],
  ['visitors to a museum', 'person', 'visitors'],
  ['letters delivered to a school', 'letter', 'letters'],
] as const

const pictogramInWords = frame({
  name: 'pictogram-in-words',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        story: random.int(0, pictograms.length - 1),
        key: random.pick(step === 1 ? [4, 6, 10] : [8, 12, 16, 20]),
        // Counted in halves.
        first: random.int(6, 17),
        second: random.int(3, 13),
        both: random.chance(0.5),
      }),
      ({ first, second }) => first > second + 1 && (first % 2) + (second % 2) > 0,
    ),
  tell: ({ story, key, first, second, both }) => {
    const [shown, one, many] = pictograms[story] ?? pictograms[0]
    const pictures = (halves: number) =>
      `${Math.floor(halves / 2)}${halves % 2 ? ' and a half' : ''} ${halves === 2 ? 'picture' : 'pictures'}`
    const [a, b] = [(first * key) / 2, (second * key) / 2]
    const right = both ? a + b : a - b
    return {
      stem: `A pictogram shows the number of ${shown}. Each picture of a ${one} stands for ${key} ${many}. For Saturday there are ${pictures(first)}, and for Sunday ${pictures(second)}. ${both ? `How many ${many} does it show for the two days together?` : `How many more ${many} does it show for Saturday than for Sunday?`}`,
      right,
      say: plain,
      working: [
        `Half a picture stands for ${key} ÷ 2 = ${key / 2} ${many}.`,
        `Saturday: ${Math.floor(first / 2)} × ${key}${first % 2 ? ` + ${key / 2}` : ''} = ${a}. Sunday: ${Math.floor(second / 2)} × ${key}${second % 2 ? ` + ${key / 2}` : ''} = ${b}.`,
        `${a} ${both ? '+' : '−'} ${b} = ${right}.`,
      ],
      wrong: [
        [both ? a - b : a + b, both ? 'took-away-not-added' : 'added-not-took-away'],
        [
          Math.floor(first / 2) * key + (both ? 1 : -1) * Math.floor(second / 2) * key,
          'misread-the-half-picture',
        ],
        [
          Math.ceil(first / 2) * key + (both ? 1 : -1) * Math.ceil(second / 2) * key,
          'misread-the-half-picture',
        ],
        [a, 'stopped-one-step-early'],
        [
          Math.floor(first / 2) * key +
            (first % 2) +
            (both ? 1 : -1) * (Math.floor(second / 2) * key + (second % 2)),
          'misread-the-half-picture',
        ],
        [b, 'gave-the-other-amount'],
        [2 * right, 'counted-something-twice'],
      ],
    }
  },
})

const stalls = [
  ['Cake stall', ['Scone', 'Brownie', 'Muffin']],
  ['Plant stall', ['Herb', 'Cactus', 'Tomato']],
  ['Book stall', ['Comic', 'Novel', 'Atlas']],
  ['Toy stall', ['Car', 'Puzzle', 'Game']],
] as const

/** One is the largest, and is not as large as the others together. */
const isClear = (takings: readonly number[]) =>
  new Set(takings).size === takings.length && 2 * Math.max(...takings) !== sum(takings)

const stallTable = frame({
  name: 'stall-table',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        stall: random.int(0, stalls.length - 1),
        prices: [0, 1, 2].map(() => (step === 1 ? 10 : 5) * random.int(4, step === 1 ? 12 : 30)),
        sold: [0, 1, 2].map(() => random.int(3, 8 + step * 3)),
        more: step > 1,
      }),
      ({ prices, sold }) =>
        new Set(prices).size === 3 &&
        new Set(sold).size === 3 &&
        isClear(prices.map((price, at) => price * (sold[at] ?? 0))),
    ),
  tell: ({ stall, prices, sold, more }) => {
    const [what, names] = stalls[stall] ?? stalls[0]
    const [p = 0, q = 0, r = 0] = prices
    const [a = 0, b = 0, c = 0] = sold
    const takings = [p * a, q * b, r * c]
    const all = sum(takings)
    const most = Math.max(...takings)
    const rest = all - most
    const best = names[takings.indexOf(most)] ?? ''
    const rows = names.map((name, at) => `| ${name} | ${cash(prices[at] ?? 0)} | ${sold[at]} |`)
    const right = more ? Math.abs(all - 2 * most) : all
    return {
      stem: `| ${what} | Price | Sold |\n|---|---|---|\n${rows.join('\n')}\n\n${more ? `The stall takes the most money for one of the three things. What is the difference between this amount and the amount for the other two together?` : 'How much money does the stall take altogether?'}`,
      right,
      say: inPence,
      working: [
        `${names[0]}: ${a} × ${cash(p)} = ${cash(p * a)}. ${names[1]}: ${b} × ${cash(q)} = ${cash(q * b)}. ${names[2]}: ${c} × ${cash(r)} = ${cash(r * c)}.`,
        ...(more
          ? [
              `The most is ${cash(most)}, for “${best}”. The other two make ${cash(rest)} together.`,
              `The difference is ${cash(Math.max(most, rest))} − ${cash(Math.min(most, rest))} = ${cash(right)}.`,
            ]
          : [`Together that is ${takings.map(cash).join(' + ')} = ${cash(all)}.`]),
      ],
      wrong: more
        ? [
            [all, 'added-not-took-away'],
            [most, 'stopped-one-step-early'],
            [rest, 'stopped-one-step-early'],
            [most - Math.min(...takings), 'left-out-a-step'],
            [Math.abs(sum(prices) - 2 * Math.max(...prices)), 'counted-only-once'],
            [most - (rest - Math.min(...takings)), 'left-out-a-step'],
            [most - Math.round(rest / 2), 'shared-equally'],
          ]
        : [
            [p * b + q * a + r * c, 'swapped-two-numbers'],
            [all - (takings[2] ?? 0), 'left-out-a-step'],
            [sum(prices), 'counted-only-once'],
            [p * a + q * c + r * b, 'swapped-two-numbers'],
            [all - (takings[0] ?? 0), 'left-out-a-step'],
            [Math.round((sum(prices) * sum(sold)) / 3), 'averaged-the-averages'],
            [all - (takings[1] ?? 0), 'left-out-a-step'],
          ],
    }
  },
})

const favourites = [
  ['sport', ['football', 'tennis', 'swimming', 'netball']],
  ['colour', ['red', 'blue', 'green', 'yellow']],
  ['subject', ['art', 'maths', 'music', 'science']],
  ['season', ['summer', 'spring', 'winter', 'autumn']],
] as const

const favouriteSport = frame({
  name: 'favourite-of-four',
  steps: [1, 2],
  moves: 4,
  draw: (random, step) => ({
    story: random.int(0, favourites.length - 1),
    first: random.int(6, 10 + step * 6),
    times: random.int(2, 1 + step),
    fewer: random.int(2, 5),
    rest: random.int(5, 20),
  }),
  tell: ({ story, first, times, fewer, rest }) => {
    const [kind, [one, two, three, four]] = favourites[story] ?? favourites[0]
    const [second, third] = [first * times, first - fewer]
    const all = first + second + third + rest
    const often = times === 2 ? 'Twice' : `${capital(inWords(times))} times`
    return {
      stem: `${all} children were asked to choose their favourite ${kind}. ${first} of them chose ${one}. ${often} as many chose ${two}. ${capital(three)} was chosen by ${fewer} fewer children than ${one}. All the others chose ${four}. How many children chose ${four}?`,
      right: rest,
      say: inUnits('children', 'child'),
      working: [
        `${capital(two)}: ${times} × ${first} = ${second}.`,
        `${capital(three)}: ${first} − ${fewer} = ${third}.`,
        `Together the first three are ${first} + ${second} + ${third} = ${first + second + third}.`,
        `${all} − ${first + second + third} = ${rest} chose ${four}.`,
      ],
      wrong: [
        [first + second + third, 'stopped-one-step-early'],
        [all - first - second - fewer, 'took-the-difference-for-the-amount'],
        [all - first - second - (second - fewer), 'compared-the-wrong-two'],
        [all - second - third, 'left-out-a-step'],
        [all - first - times - third, 'took-the-difference-for-the-amount'],
        [all - first - second - (first + fewer), 'added-not-took-away'],
        [all - first - second, 'left-out-a-step'],
        [all - first - (first + times) - third, 'added-not-multiplied'],
      ],
    }
  },
})

const groupsOf = [
  ['parcels', 'kg', 'weight', 'Another parcel is put with them', 'this parcel'],
  ['sunflowers', 'cm', 'height', 'Another sunflower is measured', 'this sunflower'],
  ['players', 'years', 'age', 'Another player joins them', 'this player'],
  ['puppies', 'kg', 'weight', 'Another puppy is weighed', 'this puppy'],
] as const

const oneJoins = frame({
  name: 'one-joins',
  steps: [2, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => {
        const story = random.int(0, groupsOf.length - 1)
        const [least, most] = [
          [3, 14],
          [120, 190],
          [11, 24],
          [3, 9],
        ][story] as [number, number]
        return {
          story,
          count: random.int(3, 4 + step),
          mean: random.int(least, most),
          after: random.int(least, most),
        }
      },
      ({ story, count, mean, after }) => {
        const last = after * (count + 1) - mean * count
        const most = [30, 260, 40, 20][story] ?? 0
        const least = [1, 70, 8, 1][story] ?? 0
        return (
          after !== mean && Math.abs(after - mean) <= (story === 1 ? 12 : 3) && last >= least && last <= most
        )
      },
    ),
  tell: ({ story, count, mean, after }) => {
    const [things, unit, what, another, newest] = groupsOf[story] ?? groupsOf[0]
    const last = after * (count + 1) - mean * count
    const change = after - mean
    return {
      stem: `The mean ${what} of ${inWords(count)} ${things} is ${mean} ${unit}. ${another}, and now the mean ${what} of all ${inWords(count + 1)} is ${after} ${unit}. What is the ${what} of ${newest}?`,
      right: last,
      say: inUnits(unit),
      working: [
        `The first ${inWords(count)} have a total of ${count} × ${mean} = ${grouped(count * mean)} ${unit}.`,
        `All ${inWords(count + 1)} have a total of ${count + 1} × ${after} = ${grouped((count + 1) * after)} ${unit}.`,
        `The new one makes the difference: ${grouped((count + 1) * after)} − ${grouped(count * mean)} = ${last} ${unit}.`,
      ],
      wrong: [
        [after + change, 'added-the-change-once'],
        [after, 'gave-the-other-amount'],
        [Math.abs(after * count - mean * count) + mean, 'divided-by-the-wrong-number'],
        [Math.abs(change), 'stopped-early'],
        [Math.round((mean + after) / 2), 'averaged-the-averages'],
        [mean * (count + 1) - after * count, 'swapped-two-numbers'],
        [Math.abs(after * (count + 1) - mean * (count + 1)), 'divided-by-the-wrong-number'],
      ],
    }
  },
})

const clubs = [
  ['play the recorder', 'sing in the choir'],
  ['keep a dog', 'keep a cat'],
  ['play chess', 'play cards'],
  ['collect stamps', 'collect coins'],
  ['do judo', 'do gymnastics'],
  ['learn French', 'learn Spanish'],
] as const

const drawClubs = (random: Random, most: number, people: readonly [least: number, most: number]) =>
  drawUntil(
    () => ({
      story: random.int(0, clubs.length - 1),
      first: random.int(3, most),
      second: random.int(3, most),
      both: random.int(3, most),
      neither: random.int(2, Math.round(most / 2)),
    }),
    ({ first, second, both, neither }) => {
      const all = first + second + both + neither
      return new Set([first, second, both, neither]).size === 4 && all >= people[0] && all <= people[1]
    },
  )

const bothClubs = frame({
  name: 'both-clubs',
  steps: [2, 3],
  moves: 3,
  indirect: true,
  draw: (random, step) => drawClubs(random, 9 + step * 2, [20, 34]),
  tell: ({ story, first, second, both, neither }) => {
    const [one, two] = clubs[story] ?? clubs[0]
    const all = first + second + both + neither
    const [a, b] = [first + both, second + both]
    return {
      stem: `There are ${all} children in a class. ${a} of them ${one}, ${b} ${two}, and ${neither} do neither. How many children do both?`,
      right: both,
      say: inUnits('children', 'child'),
      working: [
        `${all} − ${neither} = ${all - neither} children do at least one of the two.`,
        `But ${a} + ${b} = ${a + b}, which is more.`,
        `The children who do both are counted twice: ${a + b} − ${all - neither} = ${both}.`,
      ],
      beware: 'Draw two circles that overlap, and start with the part that both of them share.',
      wrong: [
        [a + b - all, 'left-out-a-step'],
        [all - neither - a, 'found-one-part-of-the-diagram'],
        [all - neither - b, 'found-one-part-of-the-diagram'],
        [Math.abs(a - b), 'took-away-not-added'],
        [all - neither, 'stopped-early'],
        [Math.abs(a + b - all - neither), 'took-away-not-added'],
        [both + neither * 2, 'added-not-took-away'],
        [first + second, 'found-one-part-of-the-diagram'],
      ],
    }
  },
})

const onlyOneClub = frame({
  name: 'only-one-club',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) => drawClubs(random, 14 + step * 4, [40, 90]),
  tell: ({ story, first, second, both, neither }) => {
    const [one, two] = clubs[story] ?? clubs[0]
    const all = first + second + both + neither
    const [a, b] = [first + both, second + both]
    return {
      stem: `Of the ${all} children in a year group, ${a} ${one}, ${b} ${two}, and ${neither} do neither. How many children do exactly one of the two?`,
      right: first + second,
      say: inUnits('children', 'child'),
      working: [
        `${all} − ${neither} = ${all - neither} children are in at least one of the two groups.`,
        `${a} + ${b} = ${a + b} counts those in both groups twice, so ${a + b} − ${all - neither} = ${both} are in both.`,
        `Only the first: ${a} − ${both} = ${first}. Only the second: ${b} − ${both} = ${second}.`,
        `${first} + ${second} = ${first + second} children.`,
      ],
      beware: 'The children in both groups do not count here.',
      wrong: [
        [all - neither, 'stopped-early'],
        [a + b, 'counted-the-overlap-twice'],
        [both, 'stopped-one-step-early'],
        [a + b - both, 'counted-the-overlap-twice'],
        [Math.abs(a - b), 'took-away-not-added'],
        [Math.max(first, second), 'found-one-part-of-the-diagram'],
        [all - both, 'left-out-a-step'],
        [Math.min(first, second), 'found-one-part-of-the-diagram'],
      ],
    }
  },
})

const halls = [
  ['girls', 'boys', 'wear glasses', 'do not wear glasses', 'children in a hall'],
  ['adults', 'children', 'came by bus', 'did not come by bus', 'visitors in a museum'],
  ['juniors', 'infants', 'have a packed lunch', 'do not have a packed lunch', 'children in a canteen'],
  ['sheep', 'goats', 'have a bell', 'do not have a bell', 'animals on a hillside'],
] as const

const twoWayTable = frame({
  name: 'two-way-table',
  steps: [2, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [a, b, c] = [0, 1, 2].map(() => random.int(6, 14 + step * 8)) as [number, number, number]
        const below = step === 4 ? random.pick([3, 4, 5, 6]) : 0
        const d = below > 0 ? (below - 1) * (a + b) - c : random.int(6, 14 + step * 8)
        return { story: random.pick(halls), cells: [a, b, c, d], below }
      },
      ({ cells }) => {
        const [a = 0, b = 0, c = 0, d = 0] = cells
        return d > 5 && d < 100 && new Set([a, b, c, d, a + b, c + d, a + c]).size === 7
      },
    ),
  tell: ({ story: [ones, others, does, doesNot, place], cells, below }) => {
    const [a = 0, b = 0, c = 0, d = 0] = cells
    const all = a + b + c + d
    const [firsts, withIt] = [a + b, a + c]
    const told = below > 0 ? `1/${below} of them` : `${firsts} of them`
    return {
      stem: `There are ${all} ${place}. ${told} are ${ones}, and the others are ${others}. ${withIt} of all the ${place.split(' ')[0]} ${does}, and ${a} of these are ${ones}. How many ${others} ${doesNot}?`,
      right: d,
      say: plain,
      working: [
        ...(below > 0 ? [`1/${below} of ${all} is ${firsts}, so there are ${firsts} ${ones}.`] : []),
        `There are ${all} − ${firsts} = ${c + d} ${others}.`,
        `${withIt} − ${a} = ${c} of the ${others} ${does}.`,
        `${c + d} − ${c} = ${d} ${others} ${doesNot}.`,
      ],
      beware: 'Draw a table with two rows and two columns and fill in what you know.',
      wrong: [
        [c, 'stopped-one-step-early'],
        [b, 'gave-the-other-amount'],
        [b + d, 'gave-the-other-amount'],
        [c + d, 'stopped-early'],
        [Math.abs(c + d - withIt), 'took-away-the-wrong-number'],
        [Math.abs(c + d - a), 'took-away-the-wrong-number'],
        [all - a, 'left-out-a-step'],
        [Math.abs(firsts - withIt), 'took-away-the-wrong-number'],
      ],
    }
  },
})

const schoolCouncil = frame({
  name: 'school-council',
  steps: [2, 4],
  moves: 5,
  draw: (random, step) =>
    drawUntil(
      () => ({
        votes: 20 * random.int(6, 10 + step * 5),
        rate: 5 * random.int(3, 11),
        below: random.int(3, 6),
        above: random.int(1, step - 1),
      }),
      ({ votes, rate, above, below }) => {
        const [a, b] = [(votes * rate) / 100, (votes * above) / below]
        const c = votes - a - b
        return (
          isWhole(a, b) &&
          above < below &&
          commonDivisor(above, below) === 1 &&
          c > 5 &&
          a !== c &&
          a !== b &&
          b !== c
        )
      },
    ),
  tell: ({ votes, rate, above, below }, names) => {
    const [a, b] = [(votes * rate) / 100, (votes * above) / below]
    const c = votes - a - b
    const [x, z] = [names[0], names[2]]
    const right = Math.abs(a - c)
    return {
      stem: `In the election for the school council ${votes} children voted. ${x} got ${rate}% of the votes, ${names[1]} got ${above}/${below} of the votes, and ${z} got all the others. What was the difference between the votes for ${x} and the votes for ${z}?`,
      right,
      say: inUnits('votes', 'vote'),
      working: [
        `${x}: ${rate}% of ${votes} is ${a}.`,
        `${names[1]}: ${above}/${below} of ${votes} is ${b}.`,
        `${z}: ${votes} − ${a} − ${b} = ${c}.`,
        `The difference is ${Math.max(a, c)} − ${Math.min(a, c)} = ${right}.`,
      ],
      wrong: [
        [c, 'stopped-one-step-early'],
        [Math.abs(a - b), 'compared-the-wrong-two'],
        [Math.abs(b - c), 'compared-the-wrong-two'],
        [
          Math.abs(a - (votes - a - Math.round(((votes - a) * above) / below))),
          'took-the-fraction-of-the-rest',
        ],
        [Math.abs(votes - a - a), 'left-out-a-step'],
        [Math.abs(rate - c), 'took-the-percentage-as-a-number'],
        [a + c, 'added-not-took-away'],
        [votes - rate - b, 'took-the-percentage-as-a-number'],
      ],
    }
  },
})

const countersInABag = frame({
  name: 'counters-in-a-bag',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        all: random.int(24, 40 + step * 15),
        red: random.int(1, 3),
        redBelow: random.int(3, 8),
        blue: random.int(1, 3),
        blueBelow: random.int(3, 10),
        what: random.pick(['counters', 'beads', 'balls', 'marbles']),
        inPercent: step === 4,
      }),
      ({ all, red, redBelow, blue, blueBelow, inPercent }) =>
        redBelow !== blueBelow &&
        commonDivisor(red, redBelow) === 1 &&
        commonDivisor(blue, blueBelow) === 1 &&
        red / redBelow + blue / blueBelow < 0.9 &&
        isWhole((all * red) / redBelow, (all * blue) / blueBelow) &&
        (!inPercent || isWhole((blue * 100) / blueBelow)),
    ),
  tell: ({ all, red, redBelow, blue, blueBelow, what, inPercent }) => {
    const [reds, blues] = [(all * red) / redBelow, (all * blue) / blueBelow]
    const rest = all - reds - blues
    const chance = inPercent ? `${(blue * 100) / blueBelow}%` : `${blue}/${blueBelow}`
    return {
      stem: `There are ${all} ${what} in a bag. One is taken out without looking. The chance that it is red is ${red}/${redBelow}, and the chance that it is blue is ${chance}. All the others are white. How many ${what} are white?`,
      right: rest,
      say: inUnits(what, what.slice(0, -1)),
      working: [
        `${red}/${redBelow} of the ${what} are red: ${red}/${redBelow} of ${all} is ${reds}.`,
        `${chance} of them are blue: ${chance} of ${all} is ${blues}.`,
        `Together that is ${reds} + ${blues} = ${reds + blues}.`,
        `${all} − ${reds + blues} = ${rest} are white.`,
      ],
      wrong: [
        [reds + blues, 'stopped-one-step-early'],
        [all - reds, 'left-out-a-step'],
        [all - reds - Math.round(((all - reds) * blue) / blueBelow), 'took-the-fraction-of-the-rest'],
        [all - Math.round((all * (red + blue)) / (redBelow + blueBelow)), 'added-tops-and-bottoms'],
        [all - blues, 'left-out-a-step'],
        [
          inPercent ? all - reds - (blue * 100) / blueBelow : all - reds - blueBelow,
          inPercent ? 'took-the-percentage-as-a-number' : 'took-away-the-denominator',
        ],
        [all - all / redBelow - blues, 'found-only-one-part'],
        [Math.abs(reds - blues), 'took-away-not-added'],
      ],
    }
  },
})

const pieChart = frame({
  name: 'pie-chart-in-words',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        children: 36 * random.int(2, 7),
        walk: 10 * random.int(6, 18),
        bus: 10 * random.int(3, 16),
        fromPart: step === 4,
      }),
      ({ walk, bus }) => {
        const rest = 360 - walk - bus
        return rest >= 30 && new Set([walk, bus, rest]).size === 3
      },
    ),
  tell: ({ children, walk, bus, fromPart }) => {
    const rest = 360 - walk - bus
    const ten = children / 36
    const [walkers, riders, others] = [(walk / 10) * ten, (bus / 10) * ten, (rest / 10) * ten]
    const known = fromPart ? walkers : children
    return {
      stem: `A pie chart shows how some children travel to school. The slice for walking has an angle of ${walk}°, and the slice for the bus has an angle of ${bus}°. All the others come by car. ${fromPart ? `${walkers} children walk to school.` : `There are ${children} children altogether.`} How many come by car?`,
      right: others,
      say: inUnits('children', 'child'),
      working: [
        `The whole circle is 360°, so the slice for the car is 360° − ${walk}° − ${bus}° = ${rest}°.`,
        `${fromPart ? walk : 360}° is ${known} children, so 10° is ${known} ÷ ${(fromPart ? walk : 360) / 10} = ${ten} children.`,
        `${rest}° is ${rest / 10} × ${ten} = ${others} children.`,
      ],
      beware: 'A whole circle has 360°, not 100° and not 180°.',
      wrong: [
        [riders, 'gave-the-other-amount'],
        [walkers + riders, 'stopped-one-step-early'],
        [fromPart ? children : walkers, fromPart ? 'stopped-early' : 'gave-the-other-amount'],
        [
          Math.round((rest * known) / (fromPart ? 360 : 180)),
          fromPart ? 'took-the-part-for-the-whole' : 'wrong-angle-for-the-whole',
        ],
        [rest, 'stopped-one-step-early'],
        [children - walkers, 'left-out-a-step'],
        [Math.round((rest * known) / 100), 'wrong-angle-for-the-whole'],
        [Math.round(children / 3), 'shared-equally'],
      ],
    }
  },
})

const twoGroups = frame({
  name: 'two-groups',
  steps: [3, 5],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        first: random.int(4, 12 + step * 2),
        second: random.int(4, 12 + step * 2),
        mean: random.int(12, 40),
        other: random.int(12, 40),
        backwards: step === 5,
      }),
      ({ first, second, mean, other }) => {
        const all = first * mean + second * other
        return (
          first !== second &&
          Math.abs(mean - other) >= 3 &&
          Math.abs(mean - other) <= 16 &&
          all % (first + second) === 0 &&
          all / (first + second) !== (mean + other) / 2
        )
      },
    ),
  tell: ({ first, second, mean, other, backwards }) => {
    const [one, two] = [first * mean, second * other]
    const count = first + second
    const all = (one + two) / count
    return backwards
      ? {
          stem: `The mean mark of ${count} children in a test is ${all}. ${first} of them are in Year 5, and their mean mark is ${mean}. The others are in Year 6. What is the mean mark of the children in Year 6?`,
          right: other,
          say: plain,
          working: [
            `All the marks add up to ${count} × ${all} = ${grouped(count * all)}.`,
            `The marks of Year 5 add up to ${first} × ${mean} = ${one}.`,
            `That leaves ${grouped(count * all)} − ${one} = ${two} for ${count} − ${first} = ${second} children.`,
            `${two} ÷ ${second} = ${other}.`,
          ],
          beware: 'You can’t work with the two means alone, because the groups are not the same size.',
          wrong: [
            [2 * all - mean, 'averaged-the-averages'],
            [Math.round((all + mean) / 2), 'averaged-the-averages'],
            [Math.round(two / count), 'divided-by-the-wrong-number'],
            [Math.abs(all - mean), 'took-away-not-added'],
            [Math.round(two / first), 'divided-by-the-wrong-number'],
            [all, 'gave-the-other-amount'],
            [two, 'stopped-one-step-early'],
          ],
        }
      : {
          stem: `In a test the ${first} children of the red team have a mean mark of ${mean}, and the ${second} children of the blue team have a mean mark of ${other}. What is the mean mark of both teams together?`,
          right: all,
          say: plain,
          limits: [Math.min(mean, other), Math.max(mean, other)],
          working: [
            `The marks of the red team add up to ${first} × ${mean} = ${one}.`,
            `The marks of the blue team add up to ${second} × ${other} = ${two}.`,
            `Together that is ${one} + ${two} = ${grouped(one + two)} for ${first} + ${second} = ${count} children.`,
            `${grouped(one + two)} ÷ ${count} = ${all}.`,
          ],
          beware:
            'The teams are not the same size, so the number halfway between the two means is not right.',
          wrong: [
            [Math.round((mean + other) / 2), 'averaged-the-averages'],
            [Math.round((first * other + second * mean) / count), 'swapped-two-numbers'],
            [Math.floor((mean + other) / 2), 'averaged-the-averages'],
            [first > second ? mean : other, 'left-out-a-step'],
            [Math.round((one + two) / (count - 1)), 'divided-by-the-wrong-number'],
            [Math.round((one + two) / (count + 1)), 'divided-by-the-wrong-number'],
            [first > second ? other : mean, 'left-out-a-step'],
          ],
        }
  },
})

const goalsNeeded = frame({
  name: 'raise-the-mean',
  steps: [3, 4],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        story: random.pick([
          ['matches', 'goals', 'a netball team'],
          ['weeks', 'badges', 'a scout group'],
          ['rounds', 'points', 'a quiz team'],
          ['days', 'boxes of eggs', 'a farm shop'],
        ] as const),
        played: random.int(3, 4 + step * 2),
        mean: random.int(3, 6 + step * 4),
        more: random.int(2, step),
        wish: random.int(1, 4),
      }),
      ({ played, more, wish, mean }) => played !== more && wish < mean,
    ),
  tell: ({ story: [many, things, team], played, mean, more, wish }) => {
    const count = played + more
    const [now, then] = [played * mean, count * (mean + wish)]
    return {
      stem: `In ${played} ${many} ${team} has a mean of ${mean} ${things}. It wants to raise its mean to ${mean + wish} after ${inWords(more)} more ${many}. How many ${things} does it need altogether in these ${inWords(more)} ${many}?`,
      right: then - now,
      say: plain,
      working: [
        `So far there are ${played} × ${mean} = ${now} ${things}.`,
        `After ${played} + ${more} = ${count} ${many} there must be ${count} × ${mean + wish} = ${then}.`,
        `${then} − ${now} = ${then - now} ${things}.`,
      ],
      wrong: [
        [more * (mean + wish), 'left-out-a-step'],
        [wish * more, 'added-the-change-once'],
        [played * wish, 'left-out-a-step'],
        [then, 'stopped-one-step-early'],
        [more * (mean + 2 * wish), 'added-the-change-once'],
        [count * wish, 'left-out-a-step'],
        [Math.round((then - now) / more), 'found-it-for-one-only'],
      ],
    }
  },
})

const leaguePoints = frame({
  name: 'league-points',
  steps: [3, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        won: random.int(3, 6 + step * 2),
        drawn: random.int(2, 4 + step),
        lost: random.int(1, 7),
        sport: random.pick(['football', 'hockey', 'handball', 'netball']),
      }),
      ({ won, drawn, lost }) => new Set([won, drawn, lost]).size === 3 && won + drawn + lost <= 26,
    ),
  tell: ({ won, drawn, lost, sport }) => {
    const all = won + drawn + lost
    const points = 3 * won + drawn
    const rest = won + drawn
    return {
      stem: `In a ${sport} league a team gets 3 points for a win, 1 point for a draw and none for a defeat. After ${all} matches a team has ${points} points. It has lost ${lost} of its matches. How many has it won?`,
      right: won,
      say: inUnits('matches', 'match'),
      working: [
        `${all} − ${lost} = ${rest} matches were won or drawn.`,
        `If all ${rest} had been drawn, the team would have ${rest} points.`,
        `It has ${points} − ${rest} = ${points - rest} points more. Each win is worth 2 points more than a draw.`,
        `${points - rest} ÷ 2 = ${won} wins.`,
      ],
      wrong: [
        [drawn, 'gave-the-other-amount'],
        [Math.floor(points / 3), 'left-out-a-step'],
        [points - rest, 'stopped-one-step-early'],
        [Math.round((points - all) / 2), 'left-out-a-step'],
        [rest, 'stopped-early'],
        [Math.round((points - rest) / 3), 'shared-by-the-wrong-number'],
        [Math.round(rest / 2), 'shared-equally'],
        [all - won, 'gave-the-other-amount'],
      ],
    }
  },
})

const oneLeaves = frame({
  name: 'one-leaves',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        count: random.int(5, 6 + step),
        mean: random.int(9, 30),
        after: random.int(9, 30),
        story: random.pick([
          [
            'cards, each with a number on it',
            'numbers',
            'One card is taken away',
            'What number is on this card?',
          ],
          ['numbers in a list', 'numbers', 'One number is crossed out', 'Which number is it?'],
          [
            'dogs in a kennel',
            'ages of the dogs in months',
            'One dog goes home',
            'How many months old is this dog?',
          ],
        ] as const),
      }),
      ({ count, mean, after }) => {
        const gone = count * mean - (count - 1) * after
        return mean !== after && Math.abs(mean - after) <= 4 && gone > 3 && gone < 70 && gone !== mean
      },
    ),
  tell: ({ count, mean, after, story: [things, values, leaves, asked] }) => {
    const gone = count * mean - (count - 1) * after
    return {
      stem: `There are ${count} ${things}. The mean of the ${values} is ${mean}. ${leaves}, and the mean of the others is ${after}. ${asked}`,
      right: gone,
      say: plain,
      working: [
        `All ${count} add up to ${count} × ${mean} = ${count * mean}.`,
        `The other ${count - 1} add up to ${count - 1} × ${after} = ${(count - 1) * after}.`,
        `The one that is missing is ${count * mean} − ${(count - 1) * after} = ${gone}.`,
      ],
      wrong: [
        [Math.abs(count * mean - count * after), 'divided-by-the-wrong-number'],
        [mean + (mean - after), 'added-the-change-once'],
        [Math.abs(mean - after), 'stopped-early'],
        [after, 'gave-the-other-amount'],
        [count * after - (count - 1) * mean, 'swapped-two-numbers'],
        [Math.round((mean + after) / 2), 'averaged-the-averages'],
        [Math.abs((count - 1) * mean - (count - 1) * after), 'divided-by-the-wrong-number'],
      ],
    }
  },
})

const threeCards = frame({
  name: 'three-cards',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [low, middle, high] = [random.int(2, 20), random.int(3, 24), random.int(5, 40)]
        return { low, middle, high, asksLow: step === 5 && random.chance(0.5) }
      },
      ({ low, middle, high }) =>
        low < middle && middle < high && (low + middle + high) % 3 === 0 && high - low !== middle,
    ),
  tell: ({ low, middle, high, asksLow }) => {
    const all = low + middle + high
    const [mean, range] = [all / 3, high - low]
    const right = asksLow ? low : high
    return {
      stem: `Three whole numbers have a mean of ${mean}, a median of ${middle} and a range of ${range}. What is the ${asksLow ? 'smallest' : 'largest'} of the three numbers?`,
      right,
      say: plain,
      working: [
        `The three numbers add up to 3 × ${mean} = ${all}.`,
        `The median is the one in the middle, so the other two add up to ${all} − ${middle} = ${all - middle}.`,
        `The range says that one of them is ${range} larger than the other: ${all - middle} − ${range} = ${all - middle - range}, and half of this is ${low}.`,
        `So the numbers are ${low}, ${middle} and ${low} + ${range} = ${high}.`,
      ],
      wrong: [
        [asksLow ? high : low, 'gave-the-other-amount'],
        [middle + range, 'counted-the-range-from-the-middle'],
        [mean + range, 'counted-the-range-from-the-middle'],
        [all - middle, 'stopped-early'],
        [(all - middle) / 2, 'shared-equally'],
        [Math.round(middle + range / 2), 'counted-the-range-from-the-middle'],
        [Math.round(middle - range / 2), 'counted-the-range-from-the-middle'],
        [all - middle - range, 'stopped-one-step-early'],
      ],
    }
  },
})

const moreCounters = frame({
  name: 'more-counters',
  steps: [5, 5],
  moves: 4,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        red: random.int(2, 18),
        blue: random.int(6, 30),
        above: random.int(1, 4),
        below: random.int(2, 7),
        what: random.pick(['counters', 'beads', 'balls', 'marbles']),
      }),
      ({ red, blue, above, below }) => {
        const reds = (blue * above) / (below - above)
        return (
          above < below && commonDivisor(above, below) === 1 && isWhole(reds) && reds > red + 1 && reds <= 60
        )
      },
    ),
  tell: ({ red, blue, above, below, what }) => {
    const part = blue / (below - above)
    const reds = part * above
    return {
      stem: `There are ${red} red and ${blue} blue ${what} in a bag. How many red ${what} must be put in as well, so that the chance of taking out a red one is ${above}/${below}?`,
      right: reds - red,
      say: inUnits(what, what.slice(0, -1)),
      working: [
        `If ${above}/${below} are red, the blue ones are ${below - above}/${below} of all the ${what}.`,
        `The number of blue ones does not change: ${below - above}/${below} is ${blue}${below - above === 1 ? '' : `, so 1/${below} is ${blue} ÷ ${below - above} = ${part}`}.`,
        `There must be ${above} × ${part} = ${reds} red ones.`,
        `${reds} − ${red} = ${reds - red} more.`,
      ],
      beware: 'Each new counter changes the number of red ones and also the total.'.replace(
        'counter',
        what.slice(0, -1),
      ),
      wrong: [
        [reds, 'stopped-one-step-early'],
        [Math.abs(Math.round(((red + blue) * above) / below) - red), 'forgot-that-both-change'],
        [Math.round(((red + blue) * above) / below), 'forgot-that-both-change'],
        [Math.abs(blue - red), 'shared-equally'],
        [Math.abs(Math.round((blue * above) / below) - red), 'took-the-part-for-the-whole'],
        [part * below - red, 'left-out-a-step'],
        [part, 'found-only-one-part'],
      ],
    }
  },
})

const quizPenalty = frame({
  name: 'quiz-penalty',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        right: random.int(6, 15 + step),
        wrong: random.int(2, 9),
        gain: random.int(3, 6),
        loss: random.int(1, step - 2),
      }),
      ({ right, wrong, gain, loss }) => right !== wrong && right * gain - wrong * loss > 10 && gain > loss,
    ),
  tell: ({ right, wrong, gain, loss }, [name]) => {
    const all = right + wrong
    const points = right * gain - wrong * loss
    const missing = all * gain - points
    return {
      stem: `In a quiz you get ${gain} points for every right answer and lose ${loss === 1 ? '1 point' : `${loss} points`} for every wrong answer. ${name} answers all ${all} questions and has ${points} points at the end. How many of the answers are right?`,
      right,
      say: inUnits('answers', 'answer'),
      working: [
        `If all ${all} answers were right, there would be ${all} × ${gain} = ${all * gain} points.`,
        `${name} has ${all * gain} − ${points} = ${missing} fewer.`,
        `A wrong answer costs the ${gain} points that you don’t get and ${loss} more, which is ${gain + loss}.`,
        `${missing} ÷ ${gain + loss} = ${wrong} are wrong, so ${all} − ${wrong} = ${right} are right.`,
      ],
      beware: `Changing a right answer into a wrong one costs ${gain} + ${loss} points.`,
      wrong: [
        [wrong, 'gave-the-other-amount'],
        [Math.floor(points / gain), 'left-out-a-step'],
        [all - Math.round(missing / gain), 'left-out-a-step'],
        [all - Math.round(missing / Math.max(1, gain - loss)), 'took-away-not-added'],
        [Math.round((points + all) / gain), 'added-not-took-away'],
        [all - loss, 'left-out-a-step'],
        [Math.round((points + loss) / gain), 'counted-only-once'],
        [all - Math.round(missing / loss), 'left-out-a-step'],
      ],
    }
  },
})

/** A temperature, which may be below zero. */
const inDegrees: Say = value =>
  isWhole(value) ? `${value < 0 ? '−' : ''}${grouped(Math.abs(value))}°C` : undefined

const coldWeek = frame({
  name: 'cold-week',
  steps: [3, 4],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        known: Array.from({ length: step }, () => random.int(-9, 7)),
        mean: random.int(-5, 3),
        warmer: step === 3 ? 0 : random.int(2, 8),
      }),
      ({ known, mean }) => {
        const last = mean * (known.length + 1) - sum(known)
        return (
          last >= -11 &&
          last <= 9 &&
          last !== 0 &&
          mean !== 0 &&
          new Set([...known, last]).size === known.length + 1 &&
          known.filter(value => value < 0).length >= 1 &&
          known.every(value => value !== 0)
        )
      },
    ),
  tell: ({ known, mean, warmer }) => {
    const count = known.length + 1
    const all = mean * count
    const last = all - sum(known)
    const right = last + warmer
    const say = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}`
    const next = weekdays[count] ?? ''
    return {
      stem: `From Monday to ${weekdays[count - 1]} the mean temperature at noon is ${say(mean)}°C. From Monday to ${weekdays[count - 2]} the temperatures are ${listed(known.map(value => `${say(value)}°C`))}. ${warmer > 0 ? `On ${next} it is ${warmer} degrees warmer than on ${weekdays[count - 1]}. What is the temperature on ${next}?` : `What is the temperature on ${weekdays[count - 1]}?`}`,
      right,
      say: inDegrees,
      working: [
        `All ${inWords(count)} temperatures add up to ${count} × ${say(mean)} = ${say(all)}.`,
        `The first ${inWords(count - 1)} add up to ${say(sum(known))}.`,
        `From ${say(sum(known))} to ${say(all)} is ${last > 0 ? `${last} up` : `${-last} down`}, so on ${weekdays[count - 1]} it is ${say(last)}°C.`,
        ...(warmer > 0 ? [`${warmer} degrees warmer than ${say(last)}°C is ${say(right)}°C.`] : []),
      ],
      wrong: [
        [-last + warmer, 'lost-a-minus'],
        ...(warmer > 0
          ? ([
              [last, 'stopped-one-step-early'],
              [last - warmer, 'took-away-not-added'],
            ] as const)
          : []),
        [all + sum(known) + warmer, 'added-not-took-away'],
        [Math.abs(all) - sum(known) + warmer, 'lost-a-minus'],
        [mean - sum(known) + warmer, 'left-out-a-step'],
        [all - sum(known.map(Math.abs)) + warmer, 'lost-a-minus'],
        [mean * (count - 1) - sum(known) + warmer, 'divided-by-the-wrong-number'],
      ],
    }
  },
})

export const dataFrames = [
  iceCreamSales,
  lastOne,
  pictogramInWords,
  stallTable,
  favouriteSport,
  oneJoins,
  bothClubs,
  onlyOneClub,
  twoWayTable,
  schoolCouncil,
  countersInABag,
  pieChart,
  twoGroups,
  goalsNeeded,
  leaguePoints,
  oneLeaves,
  threeCards,
  moreCounters,
  quizPenalty,
  coldWeek,
]
