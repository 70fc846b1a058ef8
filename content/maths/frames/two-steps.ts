import { capital, plural } from '../../wording.ts'
import { cash, drawUntil, frame, inPence, inPounds, inUnits, inWords, isWhole, plain } from './frame.ts'

const zooTickets = frame({
  name: 'zoo-tickets',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        place: random.pick(['zoo', 'castle', 'aquarium', 'science museum', 'farm park']),
        adults: random.int(2, 2 + step),
        children: random.int(2, 4 + step),
        adult: random.int(8, 11 + 4 * step),
        child: random.int(4, 6 + 3 * step),
      }),
      ({ adults, children, adult, child }) => adults !== children && adult > child + 1,
    ),
  tell: ({ place, adults, children, adult, child }) => {
    const [one, two] = [adults * adult, children * child]
    return {
      stem: `A ticket to the ${place} costs £${adult} for an adult and £${child} for a child. How much do tickets for ${adults} adults and ${children} children cost altogether?`,
      right: one + two,
      say: inPounds,
      working: [
        `The adults pay ${adults} × £${adult} = £${one}.`,
        `The children pay ${children} × £${child} = £${two}.`,
        `£${one} + £${two} = £${one + two}.`,
      ],
      wrong: [
        [adults * child + children * adult, 'swapped-two-numbers'],
        [one, 'stopped-one-step-early'],
        [adult + child, 'counted-only-once'],
        [(adults + children) * adult, 'left-out-a-step'],
        [two, 'stopped-one-step-early'],
        [one + child, 'counted-only-once'],
        [(adults + children) * child, 'left-out-a-step'],
        [one + two + child, 'one-too-many'],
      ],
    }
  },
})

const weeklySavings = frame({
  name: 'weekly-savings',
  steps: [1, 2],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        weekly: random.int(3, 6 + step),
        weeks: random.int(4, 7 + 2 * step),
        spent: random.int(8, 20 + 12 * step),
        thing: random.pick(['a game', 'a T-shirt', 'a present', 'a book', 'a football']),
      }),
      ({ weekly, weeks, spent }) => weekly * weeks > spent + 3 && weekly !== weeks,
    ),
  tell: ({ weekly, weeks, spent, thing }, [name]) => {
    const saved = weekly * weeks
    return {
      stem: `${name} saves £${weekly} every week for ${weeks} weeks and then spends £${spent} on ${thing}. How much money does ${name} have left?`,
      right: saved - spent,
      say: inPounds,
      limits: [1, saved],
      working: [
        `${name} saves ${weeks} × £${weekly} = £${saved}.`,
        `£${saved} − £${spent} = £${saved - spent}.`,
      ],
      wrong: [
        [saved, 'stopped-one-step-early'],
        [spent, 'gave-the-other-amount'],
        [saved - weekly - spent, 'one-too-few'],
        [spent - weekly, 'left-out-a-step'],
        [saved + weekly - spent, 'one-too-many'],
        [Math.abs(weekly + weeks - spent), 'added-not-multiplied'],
        [saved - weeks, 'left-out-a-step'],
      ],
    }
  },
})

const bagsOfApples = frame({
  name: 'bags-of-apples',
  steps: [1, 3],
  moves: 2,
  draw: (random, step) => ({
    fruit: random.pick(['apples', 'pears', 'plums', 'oranges', 'lemons']),
    bag: random.int(4, 5 + step),
    bags: random.int(6, 8 + step * 6),
    bad: random.int(4, 9 + step * 4),
  }),
  tell: ({ fruit, bag, bags, bad }, [name]) => {
    const all = bag * bags + bad
    return {
      stem: `${name} picks ${all} ${fruit}. ${bad} of them are bad and are thrown away. The good ones are packed in bags of ${bag}. How many bags are filled?`,
      right: bags,
      say: inUnits('bags', 'bag'),
      working: [`${all} − ${bad} = ${all - bad} ${fruit} are good.`, `${all - bad} ÷ ${bag} = ${bags} bags.`],
      wrong: [
        [Math.floor(all / bag), 'left-out-a-step'],
        [Math.floor((all + bad) / bag), 'added-not-took-away'],
        [all - bad, 'stopped-one-step-early'],
        [Math.floor(all / bag) - bad, 'did-the-steps-in-the-wrong-order'],
        [bags + 1, 'one-too-many'],
        [bags - 1, 'one-too-few'],
        [all - bad - bag, 'took-away-not-divided'],
      ],
    }
  },
})

const moreShells = frame({
  name: 'more-shells',
  steps: [1, 2],
  moves: 2,
  draw: (random, step) => ({
    things: random.pick(['shells', 'stickers', 'conkers', 'marbles', 'badges']),
    first: random.int(14, 25 + step * 20),
    more: random.int(5, 10 + step * 9),
    fewer: random.chance(0.4),
  }),
  tell: ({ things, first, more, fewer }, [name, friend]) => {
    const second = fewer ? Math.max(2, first - more) : first + more
    const gap = Math.abs(first - second)
    return {
      stem: `${name} has ${first} ${things}. ${friend} has ${gap} ${fewer ? 'fewer' : 'more'} than ${name}. How many ${things} do they have altogether?`,
      right: first + second,
      say: inUnits(things),
      working: [
        `${friend} has ${first} ${fewer ? '−' : '+'} ${gap} = ${second}.`,
        `${first} + ${second} = ${first + second} ${things}.`,
      ],
      wrong: [
        [second, 'stopped-one-step-early'],
        [first + gap, fewer ? 'took-the-difference-for-the-amount' : 'stopped-one-step-early'],
        [first + (fewer ? first + gap : first - gap), fewer ? 'added-not-took-away' : 'took-away-not-added'],
        [2 * first, 'left-out-a-step'],
        [first + second + gap, 'counted-something-twice'],
        [2 * second, 'swapped-two-numbers'],
      ],
    }
  },
})

const emptySeats = frame({
  name: 'empty-seats',
  steps: [1, 3],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        place: random.pick(['hall', 'cinema', 'theatre', 'circus tent']),
        rows: random.int(6, 8 + step * 4),
        seats: random.int(7, 9 + step * 5),
        taken: random.int(20, 60 + step * 110),
      }),
      ({ rows, seats, taken }) => rows !== seats && taken < rows * seats - 5 && taken > (rows * seats) / 3,
    ),
  tell: ({ place, rows, seats, taken }) => {
    const all = rows * seats
    return {
      stem: `A ${place} has ${rows} rows with ${seats} seats in each row. ${taken} seats are taken. How many seats are empty?`,
      right: all - taken,
      say: inUnits('seats', 'seat'),
      limits: [1, all],
      working: [
        `There are ${rows} × ${seats} = ${all} seats.`,
        `${all} − ${taken} = ${all - taken} seats are empty.`,
      ],
      wrong: [
        [all, 'stopped-one-step-early'],
        [taken - rows - seats, 'added-not-multiplied'],
        [all - seats - taken, 'one-too-few'],
        [taken - seats, 'left-out-a-step'],
        [all + seats - taken, 'one-too-many'],
        [taken, 'gave-the-other-amount'],
        [all - rows - taken, 'one-too-few'],
      ],
    }
  },
})

const unitPrice = frame({
  name: 'unit-price',
  steps: [1, 3],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        thing: random.pick(['pen', 'pencil', 'rubber', 'stamp', 'bread roll', 'tomato']),
        count: random.int(3, 4 + step),
        price: step === 1 ? 5 * random.int(4, 12) : random.int(18, 45 + step * 12),
        wanted: random.int(2, 6 + step * 2),
      }),
      ({ count, wanted }) => count !== wanted && wanted % count !== 0,
    ),
  tell: ({ thing, count, price, wanted }) => {
    const cost = count * price
    return {
      stem: `${count} ${plural(thing)} cost ${cash(cost)}. All the ${plural(thing)} cost the same. How much do ${wanted} ${plural(thing)} cost?`,
      right: wanted * price,
      say: inPence,
      working: [
        `One ${thing} costs ${cash(cost)} ÷ ${count} = ${cash(price)}.`,
        `${wanted} × ${cash(price)} = ${cash(wanted * price)}.`,
      ],
      wrong: [
        [price, 'found-it-for-one-only'],
        [cost + (wanted - count), 'added-the-difference'],
        [cost * wanted, 'left-out-a-step'],
        [wanted * price - price, 'one-too-few'],
        [wanted * price + price, 'one-too-many'],
        [cost * 2, 'just-doubled-or-halved-it'],
        [Math.round(cost / 2), 'just-doubled-or-halved-it'],
        [Math.round(cost / wanted), 'shared-by-the-wrong-number'],
      ],
    }
  },
})

const partyBiscuits = frame({
  name: 'party-biscuits',
  steps: [1, 2],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        children: random.int(6, 10 + step * 7),
        each: random.int(3, 4 + step),
        plates: random.int(3, 5 + step * 2),
      }),
      ({ children, each, plates }) =>
        isWhole((children * each) / plates) && plates !== each && plates !== children,
    ),
  tell: ({ children, each, plates }) => {
    const all = children * each
    return {
      stem: `${children} children each bring ${each} biscuits to a party. The biscuits are shared equally between ${plates} plates. How many biscuits are on each plate?`,
      right: all / plates,
      say: inUnits('biscuits', 'biscuit'),
      limits: [1, all],
      working: [
        `There are ${children} × ${each} = ${all} biscuits.`,
        `${all} ÷ ${plates} = ${all / plates} on each plate.`,
      ],
      wrong: [
        [all, 'stopped-one-step-early'],
        [Math.floor(children / plates), 'left-out-a-step'],
        [all - plates, 'took-away-not-divided'],
        [Math.floor((children + each) / plates), 'added-not-multiplied'],
        [all / plates + each, 'one-too-many'],
        [all / plates - 1, 'one-too-few'],
        [children - plates, 'left-out-a-step'],
        [all / plates + 1, 'one-too-many'],
      ],
    }
  },
})

const timesAsMany = frame({
  name: 'times-as-many',
  steps: [1, 3],
  moves: 2,
  draw: (random, step) => ({
    things: random.pick(['stamps', 'cards', 'points', 'beads', 'coins']),
    first: random.int(6, 12 + step * 8),
    times: random.int(3, 3 + step),
    together: random.chance(0.5),
  }),
  tell: ({ things, first, times, together }, [name, friend]) => {
    const second = first * times
    const right = together ? first + second : second - first
    return {
      stem: `${name} has ${first} ${things}. ${friend} has ${inWords(times)} times as many. ${together ? `How many ${things} do they have together?` : `How many more ${things} does ${friend} have than ${name}?`}`,
      right,
      say: inUnits(things),
      working: [
        `${friend} has ${times} × ${first} = ${second}.`,
        `${second} ${together ? '+' : '−'} ${first} = ${right} ${things}.`,
      ],
      wrong: [
        [second, 'stopped-one-step-early'],
        [
          together ? second - first : second + first,
          together ? 'took-away-not-added' : 'added-not-took-away',
        ],
        [first + times, 'added-not-multiplied'],
        [together ? first + first + times : times, 'added-not-multiplied'],
        [right + first, 'one-too-many'],
        [right - first, 'one-too-few'],
        [second - times, 'left-out-a-step'],
      ],
    }
  },
})

const pagesLeft = frame({
  name: 'pages-left',
  steps: [1, 2],
  moves: 2,
  draw: (random, step) => ({
    first: random.int(12, 26 + step * 14),
    second: random.int(9, 20 + step * 14),
    left: random.int(15, 45 + step * 40),
  }),
  tell: ({ first, second, left }, [name]) => {
    const all = first + second + left
    return {
      stem: `A book has ${all} pages. ${name} reads ${first} pages on Saturday and ${second} pages on Sunday. How many pages are still to be read?`,
      right: left,
      say: inUnits('pages', 'page'),
      limits: [1, all],
      working: [
        `${name} reads ${first} + ${second} = ${first + second} pages.`,
        `${all} − ${first + second} = ${left} pages are left.`,
      ],
      wrong: [
        [first + second, 'stopped-one-step-early'],
        [all - first, 'left-out-a-step'],
        [all - first + second, 'added-not-took-away'],
        [all - second, 'left-out-a-step'],
        [left + 10, 'slipped-in-the-working'],
        [all - 2 * first, 'counted-something-twice'],
        [Math.abs(first - second), 'took-away-not-added'],
      ],
    }
  },
})

const moneyBefore = frame({
  name: 'money-before',
  steps: [3, 4],
  moves: 2,
  indirect: true,
  draw: (random, step) => ({
    thing: random.pick(['cinema tickets', 'swimming tickets', 'paperbacks', 'bus tickets', 'pizzas']),
    count: random.int(3, 3 + step),
    price: 50 * random.int(6, 10 + step * 3),
    left: 50 * random.int(5, 40),
  }),
  tell: ({ thing, count, price, left }, [name]) => {
    const spent = count * price
    return {
      stem: `${name}’s dad buys ${count} ${thing} at ${cash(price)} each. After that he has ${cash(left)} left in his wallet. How much money did he have before?`,
      right: spent + left,
      say: inPence,
      working: [
        `He spent ${count} × ${cash(price)} = ${cash(spent)}.`,
        `Go back to before that: ${cash(left)} + ${cash(spent)} = ${cash(spent + left)}.`,
      ],
      beware: 'The money that is left is known, so add what was spent.',
      wrong: [
        [spent, 'stopped-one-step-early'],
        [Math.abs(spent - left), 'did-not-work-backwards'],
        [price + left, 'counted-only-once'],
        [(price + left) * count, 'did-the-steps-in-the-wrong-order'],
        [spent + left - price, 'one-too-few'],
        [spent + left + price, 'one-too-many'],
        [left * count + price, 'swapped-two-numbers'],
      ],
    }
  },
})

const moreThanTwice = frame({
  name: 'more-than-times',
  steps: [4, 5],
  moves: 2,
  indirect: true,
  draw: (random, step) => ({
    things: random.pick(['cards', 'stickers', 'books', 'fossils', 'badges', 'postcards']),
    small: random.int(6, 10 + step * 5),
    times: random.int(2, step),
    off: random.int(3, 12),
    more: random.chance(0.5),
  }),
  tell: ({ things, small, times, off, more }, [name, friend]) => {
    const large = small * times + (more ? off : -off)
    const often = times === 2 ? 'twice' : `${inWords(times)} times`
    return {
      stem: `${name} has ${large} ${things}. That is ${off} ${more ? 'more' : 'fewer'} than ${often} as many as ${friend} has. How many ${things} does ${friend} have?`,
      right: small,
      say: inUnits(things),
      working: [
        `Go back from the end. ${large} ${more ? '−' : '+'} ${off} = ${small * times} would be ${often} as many.`,
        `${small * times} ÷ ${times} = ${small} ${things}.`,
      ],
      beware: `${capital(often)} as many, and then ${off} ${more ? 'more' : 'fewer'}: undo the last step first.`,
      wrong: [
        [(large + (more ? off : -off)) / times, more ? 'added-not-took-away' : 'took-away-not-added'],
        [large * times + (more ? off : -off), 'did-not-work-backwards'],
        [Math.round(large / times), 'left-out-a-step'],
        [Math.round(large / times) - off, 'did-the-steps-in-the-wrong-order'],
        [small * times, 'stopped-one-step-early'],
        [Math.round(large / times) + off, 'did-the-steps-in-the-wrong-order'],
        [large - small * (times - 1), 'left-out-a-step'],
      ],
    }
  },
})

const pensAndNotebook = frame({
  name: 'pens-and-notebook',
  steps: [3, 5],
  moves: 2,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        count: random.int(3, 3 + step),
        pen: 5 * random.int(9, 14 + step * 5),
        notebook: 5 * random.int(20, 30 + step * 15),
        pair: random.pick([
          ['pens', 'pen', 'notebook'],
          ['muffins', 'muffin', 'hot chocolate'],
          ['apples', 'apple', 'melon'],
          ['badges', 'badge', 'poster'],
        ] as const),
      }),
      ({ count, notebook, pen }) => notebook % count !== 0 && notebook > pen,
    ),
  tell: ({ count, pen, notebook, pair: [many, one, other] }) => {
    const all = count * pen + notebook
    return {
      stem: `${count} ${many} and a ${other} cost ${cash(all)} altogether. The ${other} costs ${cash(notebook)}. All the ${many} cost the same. How much does one ${one} cost?`,
      right: pen,
      say: inPence,
      limits: [1, all],
      working: [
        `The ${many} cost ${cash(all)} − ${cash(notebook)} = ${cash(all - notebook)}.`,
        `One ${one} costs ${cash(all - notebook)} ÷ ${count} = ${cash(pen)}.`,
      ],
      wrong: [
        [all - notebook, 'stopped-one-step-early'],
        [Math.round((all - notebook) / (count + 1)), 'shared-by-the-wrong-number'],
        [Math.round(all / count), 'left-out-a-step'],
        [Math.round(all / (count + 1)), 'shared-equally'],
        [Math.round((all + notebook) / count), 'added-not-took-away'],
        [Math.round((all - notebook) / (count - 1)), 'shared-by-the-wrong-number'],
        [Math.round(all / count) - notebook, 'did-the-steps-in-the-wrong-order'],
      ],
    }
  },
})

const samePrice = frame({
  name: 'same-price',
  steps: [3, 4],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        first: random.int(4, 6 + step * 2),
        second: random.int(2, 4 + step),
        price: 5 * random.int(5, 12 + step * 4),
        pair: random.pick([
          ['oranges', 'melons', 'melon'],
          ['pencils', 'marker pens', 'marker pen'],
          ['bread rolls', 'loaves', 'loaf'],
          ['stickers', 'key rings', 'key ring'],
        ] as const),
      }),
      ({ first, second, price }) =>
        second < first && isWhole((first * price) / second / 5) && first % second !== 0,
    ),
  tell: ({ first, second, price, pair: [many, others, other] }) => {
    const all = first * price
    return {
      stem: `${first} ${many} cost just as much as ${second} ${others}. One of the ${many} costs ${cash(price)}. How much does one ${other} cost?`,
      right: all / second,
      say: inPence,
      working: [
        `The ${many} cost ${first} × ${cash(price)} = ${cash(all)}. The ${others} cost the same.`,
        `One ${other} costs ${cash(all)} ÷ ${second} = ${cash(all / second)}.`,
      ],
      wrong: [
        [all, 'stopped-one-step-early'],
        [Math.round((second * price) / first), 'swapped-two-numbers'],
        [price * (first - second), 'added-the-difference'],
        [all * second, 'mixed-up-times-and-divide'],
        [price * second, 'left-out-a-step'],
        [Math.round(all / (second + 1)), 'shared-by-the-wrong-number'],
        [price * 2, 'just-doubled-or-halved-it'],
        [Math.round(all / (second - 1)), 'shared-by-the-wrong-number'],
      ],
    }
  },
})

const twoPackings = frame({
  name: 'two-packings',
  steps: [3, 5],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        things: random.pick(['eggs', 'tins', 'tennis balls', 'candles', 'mugs']),
        boxes: random.int(12, 20 + step * 6),
        small: random.pick([6, 8, 9, 12]),
        crates: random.int(5, 9 + step * 2),
        large: random.pick([15, 18, 24, 25, 36]),
      }),
      ({ boxes, small, crates, large }) => {
        const apart = Math.abs(boxes * small - crates * large)
        return apart > 4 && apart < 90
      },
    ),
  tell: ({ things, boxes, small, crates, large }) => {
    const [one, two] = [boxes * small, crates * large]
    const right = Math.abs(one - two)
    return {
      stem: `Shop A buys ${boxes} boxes with ${small} ${things} in each. Shop B buys ${crates} crates with ${large} ${things} in each. How many more ${things} does one shop buy than the other?`,
      right,
      say: inUnits(things),
      limits: [2, one + two],
      working: [
        `Shop A buys ${boxes} × ${small} = ${one}.`,
        `Shop B buys ${crates} × ${large} = ${two}.`,
        `The difference is ${Math.max(one, two)} − ${Math.min(one, two)} = ${right} ${things}.`,
      ],
      wrong: [
        [Math.abs(boxes - crates), 'left-out-a-step'],
        [one + two, 'added-not-took-away'],
        [Math.abs(boxes + small - crates - large), 'added-not-multiplied'],
        [Math.min(one, two), 'stopped-one-step-early'],
        [Math.abs(boxes * large - crates * small), 'swapped-two-numbers'],
        [right + 10, 'slipped-in-the-working'],
        [Math.abs(boxes - crates) * Math.abs(large - small), 'did-the-steps-in-the-wrong-order'],
        [right - 2, 'slipped-in-the-working'],
      ],
    }
  },
})

const partOfTheWay = frame({
  name: 'part-of-the-way',
  steps: [3, 5],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        from: random.int(10, 40 + step * 40),
        to: random.int(60, 120 + step * 90),
        above: random.int(1, step - 2),
        below: random.int(step === 5 ? 3 : 2, step + 1),
      }),
      ({ from, to, above, below }) =>
        to > from + 20 &&
        above < below &&
        [2, 3].every(by => above % by > 0 || below % by > 0) &&
        isWhole((to - from) / below),
    ),
  tell: ({ from, to, above, below }) => {
    const part = (to - from) / below
    const right = from + part * above
    const said = below === 2 ? 'halfway' : `${above}/${below} of the way`
    return {
      stem: `Which number is ${said} from ${from} to ${to} on a number line?`,
      right,
      say: plain,
      limits: [1, 2 * to],
      working: [
        `From ${from} to ${to} is ${to} − ${from} = ${to - from}.`,
        `1/${below} of that is ${to - from} ÷ ${below} = ${part}${above > 1 ? `, and ${above}/${below} is ${part * above}` : ''}.`,
        `Go on from ${from}: ${from} + ${part * above} = ${right}.`,
      ],
      wrong: [
        [part * above, 'stopped-one-step-early'],
        [Math.round((to / below) * above), 'took-the-fraction-of-the-whole'],
        [to - part * above, 'gave-the-other-amount'],
        [from + Math.round((to / below) * above), 'took-the-fraction-of-the-whole'],
        [Math.round(((from + to) / below) * above), 'added-not-took-away'],
        [from + part, above > 1 ? 'found-only-one-part' : 'slipped-in-the-working'],
        [to - from, 'stopped-early'],
        [from + part * (above + 1), 'one-too-many'],
      ],
    }
  },
})

const shareThenSpend = frame({
  name: 'share-then-spend',
  steps: [4, 4],
  moves: 2,
  draw: (random, step) =>
    drawUntil(
      () => ({
        people: random.int(3, 4 + step),
        share: 25 * random.int(14, 26 + step * 10),
        spent: 5 * random.int(30, 100 + step * 20),
      }),
      ({ people, share, spent }) => (people * share) % 100 === 0 && share % 100 !== 0 && share - spent >= 90,
    ),
  tell: ({ people, share, spent }, [name]) => {
    const all = people * share
    return {
      stem: `${capital(inWords(people))} friends sell old toys and get £${all / 100}, which they share equally. ${name} spends ${cash(spent)} of one share. How much money from the toys does ${name} have left?`,
      right: share - spent,
      say: inPence,
      limits: [1, all],
      working: [
        `Each friend gets £${all / 100} ÷ ${people} = ${cash(share)}.`,
        `${cash(share)} − ${cash(spent)} = ${cash(share - spent)}.`,
      ],
      wrong: [
        [share, 'stopped-one-step-early'],
        [Math.round((all - spent) / people), 'did-the-steps-in-the-wrong-order'],
        [all - spent, 'left-out-a-step'],
        [share + spent, 'added-not-took-away'],
        [Math.round(all / (people + 1)) - spent, 'shared-by-the-wrong-number'],
        [Math.round(all / (people - 1)) - spent, 'shared-by-the-wrong-number'],
        [share - spent + 100, 'slipped-in-the-working'],
      ],
    }
  },
})

const lift = frame({
  name: 'lift',
  steps: [4, 5],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        most: 10 * random.int(45, 90),
        adults: random.int(3, 2 + step),
        adult: random.int(66, 84),
        child: random.int(28, 38),
      }),
      ({ most, adults, adult, child }) => {
        const room = (most - adults * adult) / child
        return room > 2 && room < 11 && room % 1 > 0.08
      },
    ),
  tell: ({ most, adults, adult, child }) => {
    const left = most - adults * adult
    const right = Math.floor(left / child)
    return {
      stem: `A lift can carry no more than ${most} kg. ${capital(inWords(adults))} adults are in it, who weigh ${adult} kg each. How many children can get in as well if each of them weighs ${child} kg?`,
      right,
      say: inUnits('children', 'child'),
      working: [
        `The adults weigh ${adults} × ${adult} = ${adults * adult} kg.`,
        `${most} − ${adults * adult} = ${left} kg are left for children.`,
        `${right} children weigh ${right} × ${child} = ${right * child} kg. One more would be too much, so it is ${right}.`,
      ],
      beware: 'The lift must not carry more, so don’t round up.',
      wrong: [
        [right + 1, 'rounded-the-wrong-way'],
        [Math.floor(most / child), 'left-out-a-step'],
        [Math.floor((most - adult) / child), 'counted-only-once'],
        [Math.floor(most / child) - adults, 'left-out-a-step'],
        [right + adults, 'counted-too-much'],
        [right - 1, 'one-too-few'],
        [Math.floor(left / adult), 'swapped-two-numbers'],
        [right + 2, 'one-too-many'],
      ],
    }
  },
})

const stampsOnLetters = frame({
  name: 'postage',
  steps: [4, 5],
  moves: 3,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        letter: 5 * random.int(14, 22),
        parcel: 5 * random.int(50, 90),
        letters: random.int(3, 5 + step),
        parcels: random.int(2, step),
      }),
      ({ letters, parcels }) => letters !== parcels,
    ),
  tell: ({ letter, parcel, letters, parcels }, [name]) => {
    const all = letter * letters + parcel * parcels
    return {
      stem: `It costs ${cash(letter)} to send a letter and ${cash(parcel)} to send a parcel. ${name}’s aunt sends ${inWords(parcels)} parcels and some letters. She pays ${cash(all)} altogether. How many letters does she send?`,
      right: letters,
      say: inUnits('letters', 'letter'),
      working: [
        `The parcels cost ${parcels} × ${cash(parcel)} = ${cash(parcel * parcels)}.`,
        `${cash(all)} − ${cash(parcel * parcels)} = ${cash(letter * letters)} is left for the letters.`,
        `${cash(letter * letters)} ÷ ${cash(letter)} = ${letters} letters.`,
      ],
      wrong: [
        [Math.floor((all - parcel) / letter), 'counted-only-once'],
        [Math.floor(all / letter), 'left-out-a-step'],
        [letters + 1, 'one-too-many'],
        [Math.floor(all / (letter + parcel)), 'added-not-multiplied'],
        [letters - 1, 'one-too-few'],
        [Math.floor((all - letter * parcels) / parcel), 'swapped-two-numbers'],
        [letters + parcels, 'counted-too-much'],
      ],
    }
  },
})

export const twoStepFrames = [
  zooTickets,
  weeklySavings,
  bagsOfApples,
  moreShells,
  emptySeats,
  unitPrice,
  partyBiscuits,
  timesAsMany,
  pagesLeft,
  moneyBefore,
  moreThanTwice,
  pensAndNotebook,
  samePrice,
  twoPackings,
  partOfTheWay,
  shareThenSpend,
  lift,
  stampsOnLetters,
]
