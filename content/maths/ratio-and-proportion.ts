import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, grouped } from '../wording.ts'
import { simplify as simplifyBefore } from './earlier/ratio-and-proportion.ts'
import { people, slipSentences, slips } from './numbers.ts'
import { coprime, simplify } from './simplest-ratio.ts'
import { spread } from './spread.ts'

const shares: readonly ((
  names: readonly [string, string],
  ratio: string,
) => { tell: string; things: string; pounds: boolean; parts: readonly [string, string] })[] = [
  ([a, b], ratio) => ({
    tell: `${a} and ${b} share some money in the ratio ${ratio}.`,
    things: 'pounds',
    pounds: true,
    parts: [a, b],
  }),
  ([a, b], ratio) => ({
    tell: `${a} and ${b} share some stickers in the ratio ${ratio}.`,
    things: 'stickers',
    pounds: false,
    parts: [a, b],
  }),
  ([a, b], ratio) => ({
    tell: `${a} and ${b} share some football cards in the ratio ${ratio}.`,
    things: 'football cards',
    pounds: false,
    parts: [a, b],
  }),
]

const mixes = [
  ['apples', 'pears', 'fruit bowl', 'pieces of fruit'],
  ['adults', 'children', 'swimming pool', 'people'],
  ['cows', 'sheep', 'field', 'animals'],
  ['daffodils', 'tulips', 'flower bed', 'flowers'],
  ['long beads', 'round beads', 'necklace', 'beads'],
  ['ducks', 'swans', 'park', 'birds'],
] as const

/** What is given (the total, one part, or the difference between the parts) and what is asked. */
type Told = 'total' | 'part' | 'difference'

export const share = template({
  id: 'maths.ratio-and-proportion.share',
  version: 2,
  balancedFrom: 2,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const [first, second] = random.shuffle(random.pick(coprime[step - 1] ?? [])) as [number, number]
    const told: Told = random.pick(
      (
        [
          ['total'],
          ['total', 'part'],
          ['total', 'part'],
          ['part', 'difference', 'total'],
          ['difference', 'part'],
        ] as const
      )[step - 1] ?? [],
    )
    const each = random.int(3, 6 + step * 2)
    const asked =
      told === 'total'
        ? random.pick(['first', 'second'] as const)
        : told === 'part'
          ? random.pick(['second', 'all'] as const)
          : ('all' as const)
    return {
      first,
      second,
      each,
      told,
      asked,
      context: random.int(0, shares.length + mixes.length - 1),
      names: random.sample(people, 2) as [string, string],
    }
  },
  measure: 'parts of the ratio, in threes, and what has to be found on the way',
  hardness: ({ first, second, told, asked }) =>
    (first + second) / 3 + { total: 1, part: 2, difference: 3 }[told] + (asked === 'all' ? 1 : 0),
  write: ({ first, second, each, told, asked, context, names }, random) => {
    const ratio = `${first} : ${second}`
    const sharing = shares[context]?.(names, ratio)
    const [left, right, place, things] = mixes[Math.max(0, context - shares.length)] as (typeof mixes)[number]
    const amounts = { first: first * each, second: second * each, all: (first + second) * each }
    const more = Math.abs(first - second) * each
    const say = (value: number) => `${sharing?.pounds ? '£' : ''}${grouped(value)}`
    const [one, two] = sharing ? sharing.parts : [left, right]
    const tell = sharing ? sharing.tell : `The ratio of ${left} to ${right} in a ${place} is ${ratio}.`
    const [larger, smaller] = first > second ? [one, two] : [two, one]
    const fact = {
      total: sharing
        ? sharing.pounds
          ? `There is ${say(amounts.all)} in all.`
          : `There are ${say(amounts.all)} in all.`
        : `There are ${say(amounts.all)} ${things} in all.`,
      part: sharing ? `${one} gets ${say(amounts.first)}.` : `There are ${say(amounts.first)} ${left}.`,
      difference: sharing
        ? `${larger} gets ${say(more)} more than ${smaller}.`
        : `There are ${say(more)} more ${larger} than ${smaller}.`,
    }[told]
    const many = sharing?.pounds ? 'How much' : 'How many'
    const question = {
      first: sharing ? `${many} does ${one} get?` : `How many ${left} are there?`,
      second: sharing ? `${many} does ${two} get?` : `How many ${right} are there?`,
      all: sharing ? `${many} do they share in all?` : `How many ${things} are there in all?`,
    }[asked]
    const value = amounts[asked]
    const given = { total: amounts.all, part: amounts.first, difference: more }[told]
    const partCount = { total: first + second, part: first, difference: Math.abs(first - second) }[told]
    const how = {
      total: `${first} + ${second} = ${first + second}`,
      part: `${first}`,
      difference: `${Math.max(first, second)} − ${Math.min(first, second)} = ${Math.abs(first - second)}`,
    }[told]
    const askedParts = { first, second, all: first + second }[asked]
    return {
      stem: `${tell} ${fact} ${question}`,
      right: { text: say(value) },
      wrong: spread(
        random,
        say(value),
        [
          ...(['first', 'second', 'all'] as const)
            .filter(other => other !== asked && amounts[other] !== given)
            .map(other => ({ text: say(amounts[other]), misconception: 'found-another-part' })),
          { text: say(each), misconception: 'gave-the-value-of-one-part' },
          ...(given % first === 0 && told === 'total'
            ? [{ text: say(given / first), misconception: 'divided-by-one-number-of-the-ratio' }]
            : []),
          { text: say(given * askedParts), misconception: 'multiplied-without-dividing' },
          ...slips(value, random, say),
        ].filter(({ text }) => text !== say(given)),
      ),
      explanation: `${say(given)} is ${told === 'part' ? `${how} ${first === 1 ? 'part' : 'parts'}` : `${how} ${partCount === 1 ? 'part' : 'parts'}`}${partCount === 1 ? '' : `, so one part is ${grouped(given)} ÷ ${partCount} = ${each}`}. ${capital(asked === 'all' ? `Altogether there are ${askedParts} parts` : `The answer is ${askedParts} ${askedParts === 1 ? 'part' : 'parts'}`)}: ${askedParts === 1 ? '' : `${each} × ${askedParts} = `}**${say(value)}**.`,
    }
  },
})

const recipes = [
  { makes: 'pancakes', of: 'flour', unit: 'g', each: [25, 20, 30] },
  { makes: 'scones', of: 'milk', unit: 'ml', each: [15, 20, 25] },
  { makes: 'biscuits', of: 'butter', unit: 'g', each: [8, 12, 10] },
  { makes: 'glasses of squash', of: 'water', unit: 'ml', each: [180, 150, 200] },
  { makes: 'bowls of soup', of: 'carrots', unit: 'g', each: [75, 60, 90] },
  { makes: 'bread rolls', of: 'oats', unit: 'g', each: [14, 18, 16] },
  { makes: 'clay pots', of: 'clay', unit: 'g', each: [240, 320, 150] },
] as const

export const recipe = template({
  id: 'maths.ratio-and-proportion.recipe',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const base = random.pick([2, 4, 5, 6, 8].slice(0, 2 + step))
    const factor = [
      [2, 3],
      [3, 4, 5],
      [1.5, 2.5],
      [1.25, 1.75, 2.5, 3.5],
      [0.75, 1.25, 1.75, 0.6, 1.4, 2.2],
    ][step - 1] ?? [2]
    const fits = factor.filter(by => Number.isInteger(base * by))
    const wanted = fits.length > 0 ? base * random.pick(fits) : base + random.pick([1, 3])
    const goods = random.int(0, recipes.length - 1)
    return {
      goods,
      each:
        random.pick((recipes[goods] as (typeof recipes)[number]).each) +
        (step > 2 ? 2 * random.int(0, 3) : 0),
      base,
      wanted,
    }
  },
  measure: 'whether the one number goes into the other, how often, and digits of the amount',
  hardness: ({ each, base, wanted }) =>
    (wanted % base === 0 ? wanted / base / 3 : (wanted * 2) % base === 0 ? 3 : 5) +
    String(each * base).length,
  write: ({ goods, each, base, wanted }) => {
    const { makes, of, unit } = recipes[goods] as (typeof recipes)[number]
    const [given, right] = [each * base, each * wanted]
    const whole = wanted % base === 0
    return {
      stem: `You need ${grouped(given)} ${unit} of ${of} to make ${base} ${makes}. How many ${unit === 'g' ? 'grams' : 'millilitres'} of ${of} do you need to make ${wanted} ${makes}?`,
      expected: { kind: 'quantity', value: String(right), unit, fixed: true },
      mistakes: [
        { text: `${given + (wanted - base)} ${unit}`, misconception: 'added-the-difference' },
        { text: `${given * wanted} ${unit}`, misconception: 'multiplied-without-dividing' },
        { text: `${each} ${unit}`, misconception: 'found-the-amount-for-one' },
        { text: `${given * 2} ${unit}`, misconception: 'doubled-the-amount' },
      ],
      explanation: whole
        ? `${wanted} is ${wanted / base} times ${base}. So you need ${wanted / base} times as much: ${grouped(given)} × ${wanted / base} = **${grouped(right)} ${unit}**.`
        : `Find the amount for one first: ${grouped(given)} ÷ ${base} = ${each}. For ${wanted} you need ${each} × ${wanted} = **${grouped(right)} ${unit}**.`,
    }
  },
})

export const ratioAndProportion: Topic = {
  id: 'maths.ratio-and-proportion',
  name: 'Ratio and proportion',
  subdomain: 'ratio',
  year: 6,
  prerequisites: ['maths.equivalent-fractions', 'maths.fractions-of-amounts'],
  about: 'Simplifying a ratio, sharing in a ratio, and scaling a recipe up or down.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
A **ratio** compares two amounts. Say you mix 1 cup of juice with 4 cups of water. The ratio of juice to water is 1 : 4. The order counts! Water to juice would be 4 : 1.

You can make a ratio simpler, just like a fraction. Divide both sides by the same number. So 6 : 8 is the same as 3 : 4.

To **share** in a ratio, count the parts. In the ratio 2 : 3 there are 2 + 3 = 5 parts. Find out what one part is worth. Then the rest is easy.

**Proportion** works with recipes too. If you make twice as many cakes, you need twice as much of each thing. When in doubt, find the amount for one first.`,
    example: `
Ana and Ben share £40 in the ratio 3 : 5. How much does Ben get?

1. Count the parts: 3 + 5 = 8.
2. One part is worth £40 ÷ 8 = £5.
3. Ben gets 5 parts: 5 × £5 = **£25**.
4. Check: Ana gets 3 × £5 = £15, and £15 + £25 = £40. Good.`,
    harder: `
Finn and Maya share some cards in the ratio 7 : 12. Maya gets 30 more than Finn. **How many cards do they share?**

1. Here 30 is not the total. It is how many **more** Maya gets.
2. Maya has 12 parts and Finn has 7. She has 12 − 7 = 5 parts more. So 5 parts are 30 cards.
3. One part is 30 ÷ 5 = 6 cards.
4. In all there are 7 + 12 = 19 parts: 19 × 6 = **114** cards.
5. Check: Finn gets 7 × 6 = 42 and Maya gets 12 × 6 = 72. 72 − 42 = 30. Good!

A quick drawing helps. Draw a bar with 7 boxes and one below it with 12 boxes. The boxes that stick out are the "more".

The slip to watch for is dividing 30 by 19. First ask: is the number I know the total, one share, or the difference?

**Write 1.2 m : 80 cm in its simplest form.** The units are not the same, so 1.2 : 80 would be wrong. Write both in centimetres first: 120 : 80. Then divide both by 40: **3 : 2**.

Now you try: red and blue beads are in the ratio 4 : 9. There are 45 blue beads. How many beads are there in all? (There are 65.)`,
    mistake: `
A recipe for 4 needs 6 eggs. How many for 6? Some children say 8, since 6 is two more than 4. But that is adding, and a ratio is about multiplying. Find it for 2: half of 6 is 3 eggs. So 6 people need three times 3, and that is 9. Try the adding rule on 0 people: would you still need 2 eggs?`,
    tryThis: `
Make a drink of squash and water. Use a spoon and count: 1 spoon of squash to 6 of water. How would you mix it for two people, or for five? Write down each ratio.`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'compared-a-part-with-the-whole': {
      child: 'Keep the two parts. Do not swap one of them for the total.',
      parent: 'Compares one part with the total. Use red and blue counters and say “red to blue” aloud.',
    },
    'slipped-in-the-first-number': {
      child: 'Divide both by the same number. Check the first again.',
      parent: 'Slips in the first number of the ratio. Write the same ÷ under both sides and work each out.',
    },
    'stopped-too-early': {
      child: 'That ratio can still be made smaller. Look for a number that goes into both sides.',
      parent: 'Simplifies once but not all the way. Ask whether another number goes into both sides.',
    },
    'swapped-the-two-numbers': {
      child: 'Keep the numbers in the order they had. The first stays first.',
      parent:
        'Swaps the two sides of the ratio. Write the names above the numbers, in the order of the question.',
    },
    'took-away-not-divided': {
      child: 'Divide both sides by the same number. Taking away changes the ratio.',
      parent:
        'Chooses a ratio that is not equal, perhaps by taking away instead of dividing. Show that 4 : 2 is 2 : 1, but not 3 : 1.',
    },
    'slipped-in-the-second-number': {
      child: 'Divide both by the same number. Check the second again.',
      parent: 'Slips in the second number of the ratio. Check by multiplying both sides back up.',
    },
    'slipped-in-two-numbers': {
      child: 'Two numbers are out. Divide each one by the same number, and check them all.',
      parent:
        'Slips in more than one number of the ratio. Write the number to divide by at the top and use it for each.',
    },
    'slipped-in-one-number': {
      child: 'Divide all the numbers by the same one. Check each of them again.',
      parent:
        'Slips in one of three numbers. Write the same ÷ under each number and work them out one by one.',
    },
    'did-not-change-the-units': {
      child: 'The two units are not the same. Write both in the smaller unit first.',
      parent:
        'Compares the bare numbers though their units differ. Ask how many centimetres, grams or pence each one is.',
    },
    'changed-the-units-wrongly': {
      child: 'Check how many small units make a large one. Then write both in small units.',
      parent:
        'Changes a unit wrongly, such as 10 cm for a metre. Practise 100 cm, 1,000 g, 1,000 ml and 60 minutes.',
    },
    'found-another-part': {
      child: 'You found an amount, but not the one asked for. Label each part before you choose.',
      parent:
        'Works out a different share from the one asked for. Draw the parts as boxes and write a name on each.',
    },
    'multiplied-without-dividing': {
      child: 'Find one part, or the amount for one, before you multiply.',
      parent:
        'Multiplies straight away without finding one part first. Ask “How much is just one?” before anything else.',
    },
    'gave-the-value-of-one-part': {
      child: 'You found one part. Now see how many parts the question wants.',
      parent: 'Stops at the value of one part. Draw the parts as boxes and count how many are asked for.',
    },
    'divided-by-one-number-of-the-ratio': {
      child: 'Add the numbers of the ratio first. That is how many parts there are.',
      parent:
        'Divides the total by one number of the ratio instead of all the parts. Share 12 sweets 1 : 2 to see three parts.',
    },
    'added-the-difference': {
      child: 'Do not add the extra number. Each extra one needs the same amount again.',
      parent: 'Adds the difference, such as 2 g for 2 more pancakes. Find the amount for one, then multiply.',
    },
    'found-the-amount-for-one': {
      child: 'You found the amount for one. Multiply it by how many you want.',
      parent: 'Finds the amount for one and stops there. Cook from a recipe together and scale it up.',
    },
    'doubled-the-amount': {
      child: 'Check how many you need. It may not be just twice as many.',
      parent:
        'Doubles the recipe whatever is asked for. Compare both numbers first and ask how many times as many it is.',
    },
  })),
  templates: [simplify, share, recipe],
  earlier: [simplifyBefore],
}
