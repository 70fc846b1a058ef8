import { commonDivisor } from '../../grade.ts'
import type { Random } from '../../random.ts'
import { capital, grouped } from '../../wording.ts'
import { mixed } from '../fractions.ts'
import { drawUntil, frame, inPounds, inUnits, inWords, isWhole, plain } from './frame.ts'

/** In its lowest terms, with one of these denominators. */
function properFraction(random: Random, denominators: readonly number[]) {
  const below = random.pick(denominators)
  return drawUntil(
    () => ({ above: random.int(1, below - 1), below }),
    ({ above }) => commonDivisor(above, below) === 1,
  )
}

/** Two different numbers without a common factor. */
const ratioOf = (random: Random, most: number) =>
  drawUntil(
    () => [random.int(1, most), random.int(1, most)] as const,
    ([a, b]) => a !== b && commonDivisor(a, b) === 1,
  )

const pizzaSlices = frame({
  name: 'pizza-slices',
  steps: [1, 2],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        food: random.pick(['pizzas', 'flapjacks', 'melons', 'quiches', 'cakes']),
        count: random.int(2, 3 + step * 2),
        slices: random.pick([6, 8, 10, 12]),
        ...properFraction(random, step === 1 ? [2, 3, 4] : [3, 4, 5, 6, 8]),
      }),
      ({ count, slices, below, above }) => isWhole((count * slices) / below) && above * 2 !== below,
    ),
  tell: ({ food, count, slices, above, below }) => {
    const all = count * slices
    const eaten = (all / below) * above
    return {
      stem: `At a party there are ${count} ${food}. Each is cut into ${slices} slices. The guests eat ${above}/${below} of all the slices. How many slices are left?`,
      right: all - eaten,
      say: inUnits('slices', 'slice'),
      limits: [1, all],
      working: [
        `There are ${count} × ${slices} = ${all} slices.`,
        `1/${below} of ${all} is ${all / below}${above > 1 ? `, so ${above}/${below} is ${above} × ${all / below} = ${eaten}` : ''}.`,
        `${all} − ${eaten} = ${all - eaten} slices are left.`,
      ],
      wrong: [
        [eaten, 'stopped-one-step-early'],
        [all / below, 'found-only-one-part'],
        [slices - Math.round((slices / below) * above), 'counted-only-once'],
        [all, 'left-out-a-step'],
        [all - below, 'took-away-the-denominator'],
        [all - all / below, 'found-only-one-part'],
      ],
    }
  },
})

const schoolDinners = frame({
  name: 'school-dinners',
  steps: [1, 2],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        children: 12 * random.int(5, 10 + step * 10),
        first: properFraction(random, step === 1 ? [2, 3, 4] : [3, 4, 5, 6, 8]),
        second: properFraction(random, step === 1 ? [4, 6, 8, 10] : [4, 5, 6, 8, 10, 12]),
      }),
      ({ children, first, second }) =>
        (step > 1 || first.above === 1) &&
        second.above === 1 &&
        second.below !== first.below &&
        isWhole(children / first.below, children / second.below) &&
        first.above / first.below + 1 / second.below < 0.95,
    ),
  tell: ({ children, first, second }) => {
    const packed = (children / first.below) * first.above
    const home = children / second.below
    const right = children - packed - home
    return {
      stem: `A school has ${children} children. ${first.above}/${first.below} of them bring a packed lunch, and 1/${second.below} of them go home for lunch. All the others have school dinners. How many children have school dinners?`,
      right,
      say: inUnits('children', 'child'),
      limits: [1, children],
      working: [
        `Packed lunch: ${first.above}/${first.below} of ${children} is ${packed}.`,
        `Home: ${children} ÷ ${second.below} = ${home}.`,
        `Together that is ${packed} + ${home} = ${packed + home}.`,
        `${children} − ${packed + home} = ${right} have school dinners.`,
      ],
      wrong: [
        [packed + home, 'stopped-one-step-early'],
        [children - packed, 'left-out-a-step'],
        [children - packed - (children - packed) / second.below, 'took-the-fraction-of-the-rest'],
        [children - home, 'left-out-a-step'],
        [children - packed + home, 'added-not-took-away'],
        [children - children / first.below - home, 'found-only-one-part'],
        [packed, 'stopped-early'],
      ],
    }
  },
})

const recipes = [
  ['rice', 'g', 'people'],
  ['pasta', 'g', 'people'],
  ['milk', 'ml', 'pancakes'],
  ['flour', 'g', 'scones'],
  ['oats', 'g', 'flapjacks'],
  ['chickpeas', 'g', 'people'],
] as const

const recipeForMore = frame({
  name: 'recipe-for-more',
  steps: [1, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        recipe: random.int(0, recipes.length - 1),
        base: random.int(2, 6 + step),
        wanted: random.int(4, 9 + step * 5),
        each: 5 * random.int(7, 22),
        has: 50 * random.int(3, 20),
      }),
      ({ base, wanted, each, has }) =>
        wanted > base &&
        (step === 1 ? wanted % base === 0 : wanted % base !== 0) &&
        has < each * wanted &&
        has >= each * base &&
        (each * base) % 10 === 0,
    ),
  tell: ({ recipe, base, wanted, each, has }, [name]) => {
    const [what, unit, makes] = recipes[recipe] ?? recipes[0]
    const [given, needs] = [each * base, each * wanted]
    return {
      stem: `A recipe for ${base} ${makes} uses ${grouped(given)} ${unit} of ${what}. ${name} has ${grouped(has)} ${unit} of ${what} and wants to make enough for ${wanted} ${makes}. How many more ${unit === 'g' ? 'grams' : 'millilitres'} of ${what} does ${name} need?`,
      right: needs - has,
      say: inUnits(unit),
      working: [
        `For one you need ${grouped(given)} ÷ ${base} = ${each} ${unit}.`,
        `For ${wanted} you need ${wanted} × ${each} = ${grouped(needs)} ${unit}.`,
        `${grouped(needs)} − ${grouped(has)} = ${grouped(needs - has)} ${unit}.`,
      ],
      wrong: [
        [needs, 'stopped-one-step-early'],
        [needs - given, 'left-out-a-step'],
        [Math.abs(given + (wanted - base) - has), 'added-the-difference'],
        [given * 2 - has, 'just-doubled-or-halved-it'],
        [has - given, 'left-out-a-step'],
        [needs + has, 'added-not-took-away'],
        [each, 'found-it-for-one-only'],
        [needs - has - each, 'one-too-few'],
        [needs - has + each, 'one-too-many'],
      ],
    }
  },
})

const busStops = frame({
  name: 'bus-stops',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        start: random.int(16, 30 + step * 12),
        first: properFraction(random, step === 1 ? [2, 3, 4] : [3, 4, 5, 6]),
        on: random.int(3, 12),
        second: properFraction(random, step === 1 ? [2, 3, 4, 5] : [3, 4, 5, 7]),
      }),
      ({ start, first, on, second }) => {
        const then = start - (start / first.below) * first.above + on
        return (
          first.above <= step &&
          second.above <= step &&
          first.below !== second.below &&
          isWhole(start / first.below, then / second.below)
        )
      },
    ),
  tell: ({ start, first, on, second }) => {
    const off = (start / first.below) * first.above
    const then = start - off + on
    const gone = (then / second.below) * second.above
    return {
      stem: `A bus sets off with ${start} people on it. At the first stop ${first.above}/${first.below} of them get off, and ${on} people get on. At the second stop ${second.above}/${second.below} of the people on the bus get off, and nobody gets on. How many people are on the bus now?`,
      right: then - gone,
      say: inUnits('people', 'person'),
      working: [
        `First stop: ${first.above}/${first.below} of ${start} is ${off}, so ${start} − ${off} = ${start - off} stay on.`,
        `${on} get on: ${start - off} + ${on} = ${then}.`,
        `Second stop: ${second.above}/${second.below} of ${then} is ${gone}.`,
        `${then} − ${gone} = ${then - gone} people.`,
      ],
      wrong: [
        [gone, 'gave-the-other-amount'],
        [then, 'stopped-early'],
        [then - Math.round((start / second.below) * second.above), 'took-the-fraction-of-the-whole'],
        [start - off - Math.round(((start - off) / second.below) * second.above), 'left-out-a-step'],
        [
          start - off - Math.round(((start - off) / second.below) * second.above) + on,
          'did-the-steps-in-the-wrong-order',
        ],
        [off + on - Math.round(((off + on) / second.below) * second.above), 'worked-with-the-wrong-part'],
        [start - off - on, 'took-away-not-added'],
      ],
    }
  },
})

const choir = frame({
  name: 'choir',
  steps: [1, 3],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [girls, boys] = ratioOf(random, 2 + step)
        return {
          girls,
          boys,
          part: random.int(3, 6 + step * 2),
          below: random.pick(step === 1 ? [3, 4, 5] : [3, 4, 5, 6]),
          what: random.pick(['choir', 'school orchestra', 'swimming club', 'chess club', 'drama club']),
        }
      },
      ({ girls, part, below }) => isWhole((girls * part) / below) && girls * part > below,
    ),
  tell: ({ girls, boys, part, below, what }) => {
    const all = (girls + boys) * part
    const count = girls * part
    return {
      stem: `There are ${all} children in a ${what}. The ratio of girls to boys is ${girls} : ${boys}. 1/${below} of the girls are in Year 6. How many girls are not in Year 6?`,
      right: count - count / below,
      say: inUnits('girls', 'girl'),
      limits: [1, all],
      working: [
        `${girls} + ${boys} = ${girls + boys} parts, so one part is ${all} ÷ ${girls + boys} = ${part} children.`,
        `The girls are ${girls} ${girls === 1 ? 'part' : 'parts'}: ${girls} × ${part} = ${count}.`,
        `1/${below} of ${count} is ${count / below}.`,
        `${count} − ${count / below} = ${count - count / below} girls are not in Year 6.`,
      ],
      wrong: [
        [count / below, 'stopped-one-step-early'],
        [count, 'stopped-early'],
        [all - all / below, 'left-out-a-step'],
        [boys * part - (boys * part) / below, 'swapped-two-numbers'],
        [all / 2 - all / 2 / below, 'shared-equally'],
        [part - Math.round(part / below), 'found-only-one-part'],
        [all - count / below, 'counted-too-much'],
        [boys * part, 'gave-the-other-amount'],
      ],
    }
  },
})

const spendings = [
  ['stickers', 'gives', 'to a friend', 'to a cousin'],
  ['beads', 'uses', 'for a necklace', 'for a bracelet'],
  ['tulip bulbs', 'plants', 'by the gate', 'in pots'],
  ['photos', 'puts', 'in an album', 'on the wall'],
  ['conkers', 'gives', 'to a neighbour', 'to a friend'],
] as const

const fractionOfTheRest = frame({
  name: 'fraction-of-the-rest',
  steps: [2, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        story: random.int(0, spendings.length - 1),
        all: random.int(24, 60 + step * 25),
        first: properFraction(random, [3, 4, 5, 6, 7, 8, 9].slice(0, step + 3)),
        second: properFraction(random, [2, 3, 4, 5, 6, 7, 8].slice(0, step + 3)),
      }),
      ({ all, first, second }) => {
        const rest = all - (all / first.below) * first.above
        return (
          isWhole(all / first.below, rest / second.below) &&
          first.below !== second.below &&
          (step > 2 || second.above === 1) &&
          (step < 4 || (first.above > 1 && second.above > 1))
        )
      },
    ),
  tell: ({ story, all, first, second }, [name]) => {
    const [things, does, one, two] = spendings[story] ?? spendings[0]
    const gone = (all / first.below) * first.above
    const rest = all - gone
    const more = (rest / second.below) * second.above
    return {
      stem: `${name} has ${all} ${things}. ${name} ${does} ${first.above}/${first.below} of them ${one}. Then ${name} ${does} ${second.above}/${second.below} of the rest ${two}. How many ${things} are left?`,
      right: rest - more,
      say: inUnits(things),
      limits: [1, all],
      working: [
        `${first.above}/${first.below} of ${all} is ${gone}.`,
        `${all} − ${gone} = ${rest}. That is the rest.`,
        `${second.above}/${second.below} of ${rest} is ${more}.`,
        `${rest} − ${more} = ${rest - more} are left.`,
      ],
      beware: `The second fraction is a part of the ${rest} that are left, not of all ${all}.`,
      wrong: [
        [rest - (all / second.below) * second.above, 'took-the-fraction-of-the-whole'],
        [more, 'stopped-one-step-early'],
        [rest, 'left-out-a-step'],
        [gone + more, 'gave-the-other-amount'],
        [gone - (gone / second.below) * second.above, 'worked-with-the-wrong-part'],
        [all - all / first.below - rest / second.below, 'found-only-one-part'],
        [rest - rest / second.below, 'found-only-one-part'],
        [all - more, 'left-out-a-step'],
      ],
    }
  },
})

const mixtures = [
  ['green paint', 'blue', 'yellow', 'litres'],
  ['orange paint', 'red', 'yellow', 'litres'],
  ['purple paint', 'red', 'blue', 'litres'],
  ['fruit punch', 'orange juice', 'apple juice', 'litres'],
  ['potting mix', 'compost', 'sand', 'buckets'],
  ['muesli', 'raisins', 'oats', 'cups'],
] as const

const mixture = frame({
  name: 'mixture',
  steps: [2, 4],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [first, second] = ratioOf(random, 2 + step)
        const times = random.int(2, 3 + step * 2)
        const more = random.int(1, 6)
        const enough = random.chance(0.5)
        return {
          story: random.int(0, mixtures.length - 1),
          first,
          second,
          times,
          amounts: enough
            ? ([first * times + more, second * times] as const)
            : ([first * times, second * times + more] as const),
        }
      },
      ({ first, second, times, amounts: [a, b] }) =>
        first > 1 && second > 1 && a < first * (times + 3) && b < second * (times + 3) && a !== b,
    ),
  tell: ({ story, first, second, times, amounts: [a, b] }) => {
    const [what, one, two, unit] = mixtures[story] ?? mixtures[0]
    const short = a === first * times
    const other = short ? b / second : a / first
    return {
      stem: `${capital(what)} is mixed from ${one} and ${two} in the ratio ${first} : ${second}. There are ${a} ${unit} of ${one} and ${b} ${unit} of ${two}. What is the largest amount of ${what} that can be mixed?`,
      right: (first + second) * times,
      say: inUnits(unit),
      working: [
        `With ${a} ${unit} of ${one}, one part is ${a} ÷ ${first}${isWhole(a / first) ? ` = ${a / first}` : `, which is more than ${Math.floor(a / first)}`}. With ${b} ${unit} of ${two}, one part is ${b} ÷ ${second}${isWhole(b / second) ? ` = ${b / second}` : `, which is more than ${Math.floor(b / second)}`}.`,
        `The ${short ? one : two} runs out first, so one part can only be ${times} ${unit}.`,
        `${first} + ${second} = ${first + second} parts: ${first + second} × ${times} = ${(first + second) * times} ${unit}.`,
      ],
      beware: `Some of the ${short ? two : one} will be left over.`,
      wrong: [
        [a + b, 'used-up-everything'],
        [(first + second) * other, 'used-the-larger-amount'],
        [(first + second) * Math.floor(other), 'used-the-larger-amount'],
        [times, 'found-only-one-part'],
        [2 * Math.min(a, b), 'shared-equally'],
        [Math.max(first, second) * times, 'stopped-one-step-early'],
        [(first + second) * (times - 1), 'one-too-few'],
        [(first + second) * (times + 1), 'one-too-many'],
      ],
    }
  },
})

const concrete = frame({
  name: 'concrete',
  steps: [2, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        parts: [1, random.int(2, step), random.int(3, 2 + step)] as const,
        times: random.int(3, 4 + step * 2),
        weight: random.int(9, 16),
        asked: random.pick([1, 2] as const),
      }),
      ({ parts: [, sand, gravel] }) => sand !== gravel,
    ),
  tell: ({ parts, times, weight, asked }) => {
    const [cement, sand, gravel] = parts
    const all = cement + sand + gravel
    const [what, other] = asked === 1 ? ['sand', gravel] : ['gravel', sand]
    const part = parts[asked]
    const right = part * times * weight
    return {
      stem: `A builder mixes cement, sand and gravel in the ratio ${cement} : ${sand} : ${gravel}. The builder uses ${all * times} buckets altogether. A bucket of ${what} weighs ${weight} kg. How much does the ${what} weigh?`,
      right,
      say: inUnits('kg'),
      working: [
        `${cement} + ${sand} + ${gravel} = ${all} parts, so one part is ${all * times} ÷ ${all} = ${times} buckets.`,
        `The ${what} is ${part} parts: ${part} × ${times} = ${part * times} buckets.`,
        `${part * times} × ${weight} kg = ${right} kg.`,
      ],
      wrong: [
        [other * times * weight, 'gave-the-other-amount'],
        [times * weight, 'found-only-one-part'],
        [part * times, 'stopped-one-step-early'],
        [((all * times) / 3) * weight, 'shared-equally'],
        [Math.round((all * times) / part) * weight, 'shared-by-the-wrong-number'],
        [all * times * weight, 'left-out-a-step'],
        [part * weight, 'left-out-a-step'],
      ],
    }
  },
})

const fields = [
  ['a farmer’s field', 'planted with', 'wheat', 'barley', 'potatoes'],
  ['a garden', 'covered by', 'grass', 'flower beds', 'a pond'],
  ['an island', 'covered by', 'forest', 'meadows', 'bare rock'],
  ['a classroom wall', 'covered with', 'posters', 'photos', 'maps'],
] as const

const partOfAField = frame({
  name: 'part-of-a-field',
  steps: [2, 3],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        story: random.int(0, fields.length - 1),
        first: properFraction(random, step === 2 ? [2, 3, 4] : [3, 4, 5, 6]),
        second: properFraction(random, step === 2 ? [2, 3, 4, 5] : [3, 4, 5, 7]),
      }),
      ({ first, second }) => first.below !== second.below,
    ),
  tell: ({ story, first, second }) => {
    const [place, covered, one, two, three] = fields[story] ?? fields[0]
    // All fractions are counted in these parts, so that each is a whole number.
    const parts = first.below * second.below * (first.below + second.below)
    const used = (parts / first.below) * first.above
    const rest = parts - used
    const more = (rest / second.below) * second.above
    const say = (value: number) =>
      isWhole(value) && value > 0 && value < parts ? mixed({ above: value, below: parts }) : undefined
    const of = parts / (first.below * second.below)
    return {
      stem: `${first.above}/${first.below} of ${place} is ${covered} ${one}. ${second.above}/${second.below} of the rest is ${covered} ${two}. What is left is ${covered} ${three}. What fraction of the whole is ${covered} ${three}?`,
      right: rest - more,
      say,
      working: [
        `After the ${one}, ${first.below}/${first.below} − ${first.above}/${first.below} = ${first.below - first.above}/${first.below} is left.`,
        `${second.above}/${second.below} of that is used, so ${second.below - second.above}/${second.below} of it stays.`,
        `${second.below - second.above}/${second.below} × ${first.below - first.above}/${first.below} = ${(rest - more) / of}/${parts / of}${say(rest - more) === `${(rest - more) / of}/${parts / of}` ? '' : `, which is ${say(rest - more)}`}.`,
      ],
      beware: `${second.above}/${second.below} is a part of the rest, so you can’t add it to ${first.above}/${first.below}.`,
      wrong: [
        [parts - used - (parts / second.below) * second.above, 'took-the-fraction-of-the-whole'],
        [more, 'stopped-one-step-early'],
        [rest, 'left-out-a-step'],
        [used + more, 'gave-the-other-amount'],
        [
          parts - (parts * (first.above + second.above)) / (first.below + second.below),
          'added-tops-and-bottoms',
        ],
        [used - (used / second.below) * second.above, 'worked-with-the-wrong-part'],
        [(parts / second.below) * (second.below - second.above), 'left-out-a-step'],
        [(parts / first.below / second.below) * first.above * second.above, 'gave-the-other-amount'],
      ],
    }
  },
})

const threeShares = frame({
  name: 'three-shares',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => ({
        shares: [random.int(1, 4 + step), random.int(1, 4 + step), random.int(2, 5 + step)] as const,
        part: random.int(3, 6 + step * 2),
      }),
      ({ shares }) => new Set(shares).size === 3 && shares.reduce(commonDivisor) === 1,
    ),
  tell: ({ shares, part }, names) => {
    const [a, b, c] = shares
    const all = a + b + c
    const [least = 0, middle = 0, most = 0] = [...shares].sort((x, y) => x - y)
    return {
      stem: `${names[0]}, ${names[1]} and ${names[2]} share £${all * part} in the ratio ${a} : ${b} : ${c}. How much more does the child with the largest share get than the child with the smallest share?`,
      right: (most - least) * part,
      say: inPounds,
      limits: [1, all * part],
      working: [
        `${a} + ${b} + ${c} = ${all} parts, so one part is £${all * part} ÷ ${all} = £${part}.`,
        `The largest share is ${most} parts and the smallest is ${least === 1 ? '1 part' : `${least} parts`}. The difference is ${most - least} ${most - least === 1 ? 'part' : 'parts'}.`,
        `${most - least} × £${part} = £${(most - least) * part}.`,
      ],
      wrong: [
        [most * part, 'stopped-one-step-early'],
        [(most - middle) * part, 'compared-the-wrong-two'],
        [part, 'found-only-one-part'],
        [(middle - least) * part, 'compared-the-wrong-two'],
        [most - least, 'left-out-a-step'],
        [(all * part) / 3, 'shared-equally'],
        [least * part, 'gave-the-other-amount'],
        [(most + least) * part, 'added-not-took-away'],
      ],
    }
  },
})

const ratioAndAGift = frame({
  name: 'ratio-and-a-gift',
  steps: [3, 4],
  moves: 4,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [first, second] = ratioOf(random, 4 + step)
        return { first, second, part: random.int(3, 5 + step * 2), gift: random.int(2, 15) }
      },
      ({ first, second, part, gift }) =>
        first > second + 1 && second > 1 && gift < (first - second) * part && gift !== part,
    ),
  tell: ({ first, second, part, gift }, [name, friend]) => {
    const more = (first - second) * part
    const right = second * part + gift
    return {
      stem: `The marbles of ${name} and ${friend} are in the ratio ${first} : ${second}. ${name} has ${more} more marbles than ${friend}. Then ${name} gives ${friend} ${gift} marbles. How many marbles does ${friend} have now?`,
      right,
      say: inUnits('marbles'),
      working: [
        `${name} has ${first} − ${second} = ${first - second} parts more, and that is ${more} marbles.`,
        `One part is ${more} ÷ ${first - second} = ${part} marbles.`,
        `${friend} had ${second} × ${part} = ${second * part}.`,
        `After the gift it is ${second * part} + ${gift} = ${right}.`,
      ],
      beware: `${more} is the difference, not the total.`,
      wrong: [
        [second * part, 'stopped-one-step-early'],
        [first * part - gift, 'gave-the-other-amount'],
        [Math.round((more / (first + second)) * second) + gift, 'took-the-difference-for-the-amount'],
        [part + gift, 'found-only-one-part'],
        [first * part + gift, 'swapped-two-numbers'],
        [second * part - gift, 'took-away-not-added'],
        [second * part + more + gift, 'added-the-difference'],
      ],
    }
  },
})

const equalAfterAGift = frame({
  name: 'equal-after-a-gift',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => {
        const [first, second] = ratioOf(random, 5 + step)
        return { first, second, part: random.int(3, 5 + step * 2) }
      },
      ({ first, second, part }) => first > second + 1 && isWhole(((first - second) * part) / 2) && second > 1,
    ),
  tell: ({ first, second, part }, [name, friend]) => {
    const gift = ((first - second) * part) / 2
    const right = (first + second) * part
    return {
      stem: `${name} and ${friend} have football cards in the ratio ${first} : ${second}. If ${name} gives ${friend} ${gift} cards, both will have the same number. How many cards do they have altogether?`,
      right,
      say: inUnits('cards'),
      working: [
        `${name} gives away ${gift} and ${friend} gets ${gift}. So before that ${name} had 2 × ${gift} = ${2 * gift} more.`,
        `${first} − ${second} = ${first - second} parts are ${2 * gift} cards, so one part is ${2 * gift} ÷ ${first - second} = ${part}.`,
        `Together they have ${first} + ${second} = ${first + second} parts: ${first + second} × ${part} = ${right} cards.`,
      ],
      beware: `The difference is twice the ${gift} cards, because one loses them and the other gets them.`,
      wrong: [
        [Math.round((gift / (first - second)) * (first + second)), 'forgot-that-both-change'],
        [right / 2, 'gave-the-other-amount'],
        [first * part, 'gave-the-other-amount'],
        [second * part, 'gave-the-other-amount'],
        [gift * (first + second), 'left-out-a-step'],
        [part, 'found-only-one-part'],
        [(first + second) * gift * 2, 'left-out-a-step'],
      ],
    }
  },
})

const bikesInARack = frame({
  name: 'bikes-in-a-rack',
  steps: [3, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        rate: 5 * random.int(2, 12),
        below: random.pick(step === 3 ? [2, 4, 5, 10] : [4, 5, 10, 20]),
        above: random.int(1, step - 2),
        all: 20 * random.int(2, 4 + step * 4),
      }),
      ({ rate, above, below, all }) => {
        const share = (above * 100) / below
        return (
          above < below &&
          commonDivisor(above, below) === 1 &&
          share + rate < 90 &&
          share !== rate &&
          isWhole((all * rate) / 100, (all * above) / below)
        )
      },
    ),
  tell: ({ rate, above, below, all }) => {
    const share = (above * 100) / below
    const left = 100 - rate - share
    const count = (all * left) / 100
    return {
      stem: `In a big cycle park ${rate}% of the bikes are red and ${above}/${below} of the bikes are blue. The other ${count} bikes are black. How many bikes are in the cycle park?`,
      right: all,
      say: inUnits('bikes'),
      limits: [count + 1, 10 * count],
      working: [
        `${above}/${below} is ${share}%.`,
        `Red and blue are ${rate}% + ${share}% = ${rate + share}%, so the black ones are 100% − ${rate + share}% = ${left}%.`,
        `${left}% is ${count} bikes, so 1% is ${count} ÷ ${left} = ${count / left}.`,
        `100% is 100 × ${count / left} = ${all} bikes.`,
      ],
      wrong: [
        [Math.round((count * 100) / (rate + share)), 'swapped-two-numbers'],
        [all - count, 'gave-the-other-amount'],
        [Math.round((count * (100 + rate + share)) / 100), 'percentage-of-the-wrong-amount'],
        [Math.round((count * 100) / (100 - rate)), 'left-out-a-step'],
        [count + rate + share, 'took-the-percentage-as-a-number'],
        [Math.round((count * 100) / (100 - share)), 'left-out-a-step'],
        [Math.round((count * 100) / left / (1 - above / below)), 'took-the-fraction-of-the-rest'],
      ],
    }
  },
})

const bouncingBall = frame({
  name: 'bouncing-ball',
  steps: [3, 4],
  moves: 3,
  draw: (random, step) =>
    drawUntil(
      () => ({
        ball: random.pick(['rubber ball', 'tennis ball', 'basketball', 'bouncy ball']),
        height: step === 3 ? random.int(16, 48) * 5 : random.int(50, 500),
        bounces: step === 3 ? 2 : 3,
        ...properFraction(random, [2, 3, 4, 5]),
      }),
      ({ height, above, below, bounces }) =>
        isWhole(height / below ** bounces) && above / below > 0.45 && below > step - 2,
    ),
  tell: ({ ball, height, above, below, bounces }) => {
    const after = (count: number) => (height * above ** count) / below ** count
    const counts = Array.from({ length: bounces }, (_, at) => at + 1)
    const nth = ['', 'first', 'second', 'third']
    return {
      stem: `A ${ball} is dropped from a height of ${height} cm. After each bounce it rises to ${above}/${below} of the height before. How high does it rise after the ${nth[bounces]} bounce?`,
      right: after(bounces),
      say: inUnits('cm'),
      limits: [1, height],
      working: counts.map(
        count =>
          `After the ${nth[count]} bounce: ${above}/${below} of ${after(count - 1)} cm is ${after(count)} cm.`,
      ),
      wrong: [
        [after(bounces - 1), 'stopped-one-step-early'],
        [after(1), 'stopped-early'],
        [height - bounces * (height - after(1)), 'took-the-fraction-of-the-whole'],
        [after(bounces - 1) - after(bounces), 'worked-with-the-wrong-part'],
        [Math.round((height * (below - above) ** bounces) / below ** bounces), 'worked-with-the-wrong-part'],
        [Math.round(after(1) / bounces), 'shared-by-the-wrong-number'],
        [Math.round(after(bounces + 1)), 'one-too-many'],
        [Math.round(height / below ** bounces), 'found-only-one-part'],
      ],
    }
  },
})

const fractionToFraction = frame({
  name: 'fraction-to-fraction',
  steps: [3, 4],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        what: random.pick([
          'roll of cloth',
          'ball of string',
          'garden hose',
          'reel of cable',
          'climbing rope',
        ]),
        whole: random.int(24, 40 + step * 30),
        first: properFraction(random, [3, 4, 5, 6, 7, 8]),
        second: properFraction(random, [3, 4, 5, 6, 7, 8]),
      }),
      ({ whole, first, second }) =>
        first.above > 1 &&
        second.above > 1 &&
        first.below !== second.below &&
        isWhole(whole / first.below, whole / second.below),
    ),
  tell: ({ what, whole, first, second }) => {
    const given = (whole / first.below) * first.above
    const right = (whole / second.below) * second.above
    return {
      stem: `${first.above}/${first.below} of a ${what} is ${given} m long. How long is ${second.above}/${second.below} of the whole ${what}?`,
      right,
      say: inUnits('m'),
      working: [
        `1/${first.below} of the whole is ${given} ÷ ${first.above} = ${given / first.above} m.`,
        `The whole is ${first.below} × ${given / first.above} = ${whole} m.`,
        `1/${second.below} of ${whole} m is ${whole / second.below} m.`,
        `${second.above}/${second.below} is ${second.above} × ${whole / second.below} = ${right} m.`,
      ],
      beware: `The ${given} m is not the whole length, so find the whole first.`,
      wrong: [
        [(given / second.below) * second.above, 'took-the-part-for-the-whole'],
        [whole, 'stopped-early'],
        [(((given / first.below) * first.above) / second.below) * second.above, 'did-not-work-backwards'],
        [whole / second.below, 'found-only-one-part'],
        [(given / first.above) * second.above, 'left-out-a-step'],
        [whole - right, 'gave-the-other-amount'],
        [Math.round((given / first.below) * first.above), 'did-not-work-backwards'],
      ],
    }
  },
})

const ageRatio = frame({
  name: 'age-ratio',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        older: random.int(2, 9),
        younger: random.int(1, 3),
        part: random.int(3, 11),
        years: random.int(3, 4 + step),
        later: random.chance(0.5),
      }),
      ({ older, younger, part, years }) =>
        commonDivisor(older, younger) === 1 &&
        older > younger &&
        older * part >= 26 &&
        older * part <= 60 &&
        younger * part >= 6 &&
        younger * part <= 16 &&
        (older - younger) * part >= 20 &&
        years < younger * part,
    ),
  tell: ({ older, younger, part, years, later }, [name]) => {
    const [mum, child] = [older * part, younger * part]
    const change = later ? 2 * years : -2 * years
    const sum = mum + child + change
    return {
      stem: `The ages of ${name}’s mum and ${name} are in the ratio ${older} : ${younger}. ${later ? `In ${years} years their ages will add up to ${sum}.` : `${capital(inWords(years))} years ago their ages added up to ${sum}.`} How old is ${name} now?`,
      right: child,
      say: inUnits('years'),
      working: [
        `In ${years} years each of them changes by ${years} years, so both together change by 2 × ${years} = ${2 * years}.`,
        `Now their ages add up to ${sum} ${later ? '−' : '+'} ${2 * years} = ${mum + child}.`,
        `${older} + ${younger} = ${older + younger} parts are ${mum + child} years, so one part is ${part} years.`,
        `${name} is ${younger === 1 ? part : `${younger} × ${part} = ${child}`} years old.`,
      ],
      beware: 'Both of them get older, not only one.',
      wrong: [
        [Math.round(((sum - change / 2) / (older + younger)) * younger), 'forgot-that-both-change'],
        [Math.round((sum / (older + younger)) * younger), 'left-out-a-step'],
        [mum, 'gave-the-other-amount'],
        [child + change / 2, 'gave-the-other-amount'],
        [
          Math.round(((sum + change) / (older + younger)) * younger),
          later ? 'added-not-took-away' : 'took-away-not-added',
        ],
        [Math.round((mum + child) / 2), 'shared-equally'],
        [part, 'found-only-one-part'],
        [Math.round((mum + child) / older), 'shared-by-the-wrong-number'],
      ],
    }
  },
})

const spentInTwoShops = frame({
  name: 'spent-in-two-shops',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        first: properFraction(random, step === 4 ? [2, 3, 4] : [3, 4, 5, 6]),
        second: properFraction(random, step === 4 ? [2, 3, 4, 5] : [3, 4, 5, 6, 7]),
        start: random.int(12, 40 + step * 10),
        things: random.sample(['a book', 'a puzzle', 'a scarf', 'a game', 'a plant', 'a poster'], 2),
      }),
      ({ first, second, start }) => {
        const rest = start - (start / first.below) * first.above
        return (
          isWhole(start / first.below, rest / second.below) &&
          first.below !== second.below &&
          first.above + second.above >= step - 2 &&
          start <= 90
        )
      },
    ),
  tell: ({ first, second, start, things }, [name]) => {
    const rest = start - (start / first.below) * first.above
    const left = rest - (rest / second.below) * second.above
    const both = first.above / first.below + second.above / second.below
    const [stayFirst, staySecond] = [first.below - first.above, second.below - second.above]
    return {
      stem: `${name} spends ${first.above}/${first.below} of some money on ${things[0]} and then ${second.above}/${second.below} of the rest on ${things[1]}. Now ${name} has £${left} left. How much money did ${name} have at first?`,
      right: start,
      say: inPounds,
      limits: [left + 1, 20 * left],
      working: [
        `Start at the end. £${left} is ${staySecond}/${second.below} of the rest.`,
        `${staySecond > 1 ? `1/${second.below} of the rest is £${left} ÷ ${staySecond} = £${left / staySecond}, so the` : 'The'} rest was ${second.below} × £${left / staySecond} = £${rest}.`,
        `£${rest} is ${stayFirst}/${first.below} of all the money${stayFirst > 1 ? `, so 1/${first.below} is £${rest} ÷ ${stayFirst} = £${rest / stayFirst}` : ''}.`,
        `All of it was ${first.below} × £${rest / stayFirst} = £${start}.`,
      ],
      wrong: [
        [rest, 'stopped-early'],
        [both < 1 ? Math.round(left / (1 - both)) : 0, 'took-the-fraction-of-the-whole'],
        [Math.round((left * first.below) / stayFirst), 'left-out-a-step'],
        [
          Math.round((((left * second.below) / second.above) * first.below) / first.above),
          'worked-with-the-wrong-part',
        ],
        [left * first.below * second.below, 'left-out-a-step'],
        [Math.round(left * (1 + both)), 'percentage-of-the-wrong-amount'],
        [left * second.below * 2, 'left-out-a-step'],
      ],
    }
  },
})

const dearerPresent = frame({
  name: 'dearer-present',
  steps: [4, 5],
  moves: 4,
  indirect: true,
  draw: (random, step) =>
    drawUntil(
      () => ({
        first: properFraction(random, step === 4 ? [2, 3, 4, 5] : [3, 4, 5, 6, 8]),
        second: properFraction(random, step === 4 ? [3, 4, 5, 6] : [4, 5, 6, 7, 8, 10]),
        start: 2 * random.int(10, 60),
        asksLeft: step === 5,
      }),
      ({ first, second, start }) =>
        first.below !== second.below &&
        first.above / first.below > second.above / second.below &&
        first.above / first.below + second.above / second.below < 0.95 &&
        isWhole(start / first.below, start / second.below) &&
        start <= 100,
    ),
  tell: ({ first, second, start, asksLeft }, [name]) => {
    const common = (first.below * second.below) / commonDivisor(first.below, second.below)
    const [a, b] = [(first.above * common) / first.below, (second.above * common) / second.below]
    const [dear, cheap] = [(start / first.below) * first.above, (start / second.below) * second.above]
    const more = dear - cheap
    const left = start - dear - cheap
    return {
      stem: `${name} spends ${first.above}/${first.below} of a birthday voucher on a game and ${second.above}/${second.below} of it on a book. The game costs £${more} more than the book. ${asksLeft ? 'How much of the voucher is left?' : 'How much is the voucher worth?'}`,
      right: asksLeft ? left : start,
      say: inPounds,
      working: [
        `Give both fractions the denominator ${common}: the game takes ${a}/${common} and the book ${b}/${common}.`,
        `The difference is ${a - b}/${common}, and that is £${more}. So 1/${common} is ${a - b > 1 ? `£${more} ÷ ${a - b} = ` : ''}£${more / (a - b)}.`,
        `The voucher is worth ${common} × £${more / (a - b)} = £${start}.`,
        ...(asksLeft
          ? [
              `The game costs £${dear} and the book £${cheap}, so £${start} − £${dear} − £${cheap} = £${left} is left.`,
            ]
          : []),
      ],
      wrong: asksLeft
        ? [
            [start, 'stopped-early'],
            [dear + cheap, 'stopped-one-step-early'],
            [start - dear, 'left-out-a-step'],
            [start - more, 'left-out-a-step'],
            [start - cheap, 'left-out-a-step'],
            [dear, 'gave-the-other-amount'],
            [
              start - Math.round((start * (first.above + second.above)) / (first.below + second.below)),
              'added-tops-and-bottoms',
            ],
          ]
        : [
            [Math.round((more * common) / (a + b)), 'added-not-took-away'],
            [dear, 'gave-the-other-amount'],
            [dear + cheap, 'gave-the-other-amount'],
            [more * common, 'found-only-one-part'],
            [more * first.below, 'left-out-a-step'],
            [Math.round((more * first.below) / first.above), 'left-out-a-step'],
            [more * second.below, 'left-out-a-step'],
          ],
    }
  },
})

const busBackwards = frame({
  name: 'bus-backwards',
  steps: [5, 5],
  moves: 4,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        start: random.int(16, 70),
        first: properFraction(random, [2, 3, 4, 5]),
        on: random.int(2, 11),
        second: properFraction(random, [2, 3, 4, 5]),
        vehicle: random.pick(['bus', 'tram', 'coach', 'ferry']),
      }),
      ({ start, first, on, second }) => {
        const then = start - (start / first.below) * first.above + on
        return first.below !== second.below && isWhole(start / first.below, then / second.below) && then < 75
      },
    ),
  tell: ({ start, first, on, second, vehicle }) => {
    const stayed = start - (start / first.below) * first.above
    const then = stayed + on
    const end = then - (then / second.below) * second.above
    const [keepFirst, keepSecond] = [first.below - first.above, second.below - second.above]
    return {
      stem: `At the first stop ${first.above}/${first.below} of the passengers on a ${vehicle} get off, and ${on} get on. At the second stop ${second.above}/${second.below} of the passengers get off, and nobody gets on. Now there are ${end} passengers on the ${vehicle}. How many were there before the first stop?`,
      right: start,
      say: plain,
      working: [
        `Go back from the end. ${end} passengers are ${keepSecond}/${second.below} of those before the second stop, so there were ${keepSecond > 1 ? `${end} ÷ ${keepSecond} × ${second.below}` : `${end} × ${second.below}`} = ${then}.`,
        `${on} of them got on at the first stop: ${then} − ${on} = ${stayed} had stayed on.`,
        `These are ${keepFirst}/${first.below} of the passengers at the start: ${keepFirst > 1 ? `${stayed} ÷ ${keepFirst} × ${first.below}` : `${stayed} × ${first.below}`} = ${start}.`,
      ],
      beware: 'When you go back, everything is turned round: people who got on must get off again.',
      wrong: [
        [Math.round(((then + on) * first.below) / keepFirst), 'did-not-work-backwards'],
        [Math.round((then * first.below) / keepFirst), 'left-out-a-step'],
        [then, 'stopped-early'],
        [
          Math.round((((end * second.below) / second.above - on) * first.below) / first.above),
          'worked-with-the-wrong-part',
        ],
        [Math.round((then * first.below) / keepFirst - on), 'did-the-steps-in-the-wrong-order'],
        [stayed, 'stopped-one-step-early'],
        [stayed * first.below, 'left-out-a-step'],
        [Math.round(end * (1 + second.above / second.below) - on), 'percentage-of-the-wrong-amount'],
      ],
    }
  },
})

const moreVans = frame({
  name: 'more-vans',
  steps: [5, 5],
  moves: 4,
  indirect: true,
  draw: random =>
    drawUntil(
      () => ({
        kept: random.int(2, 9),
        before: random.int(1, 8),
        after: random.int(2, 9),
        part: random.int(2, 9),
        story: random.int(0, 3),
      }),
      ({ kept, before, after, part }) =>
        after > before &&
        commonDivisor(kept, before) === 1 &&
        commonDivisor(kept, after) === 1 &&
        kept !== after &&
        kept !== before &&
        kept * part < 60,
    ),
  tell: ({ kept, before, after, part, story }) => {
    const [place, ones, others, arrive] = (
      [
        ['a car park', 'cars', 'vans', 'drive in'],
        ['a field', 'sheep', 'cows', 'are brought in'],
        ['a pond', 'ducks', 'geese', 'arrive'],
        ['a park', 'children', 'adults', 'come'],
      ] as const
    )[story] ?? ['a car park', 'cars', 'vans', 'drive in']
    const more = (after - before) * part
    return {
      stem: `In ${place} the ratio of ${ones} to ${others} is ${kept} : ${before}. Then ${more} more ${others} ${arrive}, and the ratio of ${ones} to ${others} becomes ${kept} : ${after}. How many ${ones} are there?`,
      right: kept * part,
      say: inUnits(ones),
      working: [
        `The number of ${ones} does not change, and it is ${kept} parts in both ratios. So a part stays the same too.`,
        `The ${others} grow from ${before} to ${after} parts, which is ${after - before} ${after - before === 1 ? 'part' : 'parts'} more.`,
        `${after - before} ${after - before === 1 ? 'part is' : 'parts are'} ${more}, so one part is ${after - before === 1 ? '' : `${more} ÷ ${after - before} = `}${part}.`,
        `There are ${kept} × ${part} = ${kept * part} ${ones}.`,
      ],
      wrong: [
        [before * part, 'gave-the-other-amount'],
        [after * part, 'gave-the-other-amount'],
        [kept * more, 'left-out-a-step'],
        [part, 'found-only-one-part'],
        [Math.round((more / after) * kept), 'took-the-difference-for-the-amount'],
        [Math.round((more / before) * kept), 'took-the-difference-for-the-amount'],
        [(kept + before) * part, 'added-not-took-away'],
        [(kept + after) * part, 'added-not-took-away'],
      ],
    }
  },
})

export const fractionFrames = [
  pizzaSlices,
  schoolDinners,
  recipeForMore,
  busStops,
  choir,
  fractionOfTheRest,
  mixture,
  concrete,
  partOfAField,
  threeShares,
  ratioAndAGift,
  equalAfterAGift,
  bikesInARack,
  bouncingBall,
  fractionToFraction,
  ageRatio,
  spentInTwoShops,
  dearerPresent,
  busBackwards,
  moreVans,
]
