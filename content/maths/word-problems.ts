import type { Expected } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { people, slipSentences, slips } from './numbers.ts'
import { spread } from './spread.ts'
import { threeStepStories } from './three-step-stories.ts'
import { twoStepStories } from './two-step-stories.ts'
import type { Story } from './word-problem-stories.ts'

const pairOf = ([first = '', second = '']: readonly string[]) => [first, second] as const
const digits = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + Math.log10(number), 0)
const explained = (steps: readonly string[]) => `Go step by step: ${steps.join('. Then ')}.`

export const twoSteps = template({
  id: 'maths.word-problems.two-steps',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const story = random.int(0, twoStepStories.length - 1)
    const numbers = (twoStepStories[story] as Story).draw(random, step)
    return { story, numbers, names: random.sample(people, 2) }
  },
  measure: 'how large the numbers in the story are, in powers of ten',
  hardness: ({ numbers }) => digits(numbers),
  write: ({ story, numbers, names }, random) => {
    const { tell, solve } = twoStepStories[story] as Story
    const { right, steps, wrong } = solve(numbers)
    return {
      stem: tell(numbers, pairOf(names)),
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...wrong
          .filter(({ value }) => value > 0)
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation: `${explained(steps)} The answer is **${grouped(right)}**.`,
    }
  },
})

export const threeSteps = template({
  id: 'maths.word-problems.three-steps',
  version: 1,
  mode: 'typed',
  seconds: 80,
  harder: 0.4,
  draw: (random, step) => {
    const story = random.int(0, threeStepStories.length - 1)
    const numbers = (threeStepStories[story] as Story).draw(random, step)
    return { story, numbers, names: random.sample(people, 2) }
  },
  measure: 'how large the numbers in the story are, in powers of ten',
  hardness: ({ numbers }) => digits(numbers),
  write: ({ story, numbers, names }) => {
    const { tell, solve, unit } = threeStepStories[story] as Story
    const { right, steps, wrong } = solve(numbers)
    const pounds = (value: number) => (unit === 'pence' ? (value / 100).toFixed(2) : String(value))
    const isMoney = unit === 'pounds' || unit === 'pence'
    const said = isMoney
      ? `£${pounds(right)}`
      : `${grouped(right)}${unit ? ` ${unit === 'l' ? 'litres' : unit}` : ''}`
    const expected: Expected = isMoney
      ? { kind: 'money', value: pounds(right) }
      : unit
        ? { kind: 'quantity', value: String(right), unit, fixed: true }
        : { kind: 'number', value: String(right) }
    return {
      stem: tell(numbers, pairOf(names)),
      expected,
      mistakes: wrong
        .filter(({ value }) => value > 0)
        .map(({ value, misconception }) => ({
          text: isMoney ? `£${pounds(value)}` : `${value}${unit ? ` ${unit}` : ''}`,
          misconception,
        })),
      explanation: `${explained(steps)} The answer is **${said}**.`,
    }
  },
})

const things = ['marbles', 'stickers', 'conkers', 'books', 'badges', 'coins'] as const

export const twoUnknowns = template({
  id: 'maths.word-problems.two-unknowns',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 60,
  harder: 0.5,
  draw: (random, step) => {
    const kind =
      (['sum-and-difference', 'sum-and-difference', 'times-as-many', 'in-a-row', 'heads-and-legs'] as const)[
        step - 1
      ] ?? 'in-a-row'
    const small = random.int(2 + step * 4, 8 + step * 7)
    const other = {
      'sum-and-difference': small + random.int(2, 8 + step * 6),
      'times-as-many': small * random.int(2, 5),
      'in-a-row': 0,
      'heads-and-legs': random.int(4, 25),
    }[kind]
    return {
      kind,
      small,
      other,
      thing: random.pick(things),
      names: random.sample(people, 2),
      asksLarger: random.chance(0.5),
    }
  },
  measure:
    'what the two facts are about, from a sum and a difference to heads and legs, and how large the numbers are',
  hardness: ({ kind, small, other }) =>
    ({ 'sum-and-difference': 2, 'times-as-many': 3, 'in-a-row': 5, 'heads-and-legs': 6 })[kind] +
    (small + other) / 60,
  write: ({ kind, small, other, thing, names, asksLarger }, random) => {
    const [name = '', friend = ''] = names
    const finish = (
      stem: string,
      right: number,
      explanation: string,
      wrong: readonly { value: number; misconception: string }[],
    ) => ({
      stem,
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...wrong
          .filter(({ value }) => Number.isInteger(value) && value > 0)
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation,
    })
    if (kind === 'heads-and-legs') {
      const [hens, sheep] = [small, other]
      const [heads, legs] = [hens + sheep, hens * 2 + sheep * 4]
      return finish(
        `In a farmyard there are only hens and sheep. ${name} counts ${heads} heads and ${legs} legs. How many ${asksLarger ? 'sheep' : 'hens'} are there?`,
        asksLarger ? sheep : hens,
        `If all ${heads} were hens, there would be ${heads} × 2 = ${heads * 2} legs. There are ${legs} − ${heads * 2} = ${legs - heads * 2} more. Each sheep has 2 more legs than a hen, so there are ${legs - heads * 2} ÷ 2 = ${sheep} sheep, and ${heads} − ${sheep} = ${hens} hens. The answer is **${asksLarger ? sheep : hens}**.`,
        [
          { value: asksLarger ? hens : sheep, misconception: 'found-the-other-one' },
          { value: legs - heads, misconception: 'took-heads-from-legs' },
          { value: legs / 4, misconception: 'divided-all-the-legs' },
          { value: heads / 2, misconception: 'shared-equally' },
        ],
      )
    }
    if (kind === 'in-a-row') {
      const total = small * 3 + 3
      return finish(
        `Three whole numbers follow each other, such as 4, 5 and 6. Together they make ${total}. What is the ${asksLarger ? 'largest' : 'smallest'} of them?`,
        asksLarger ? small + 2 : small,
        `The middle one is a third of the total: ${total} ÷ 3 = ${small + 1}. So they are ${small}, ${small + 1} and ${small + 2}. The answer is **${asksLarger ? small + 2 : small}**.`,
        [
          { value: small + 1, misconception: 'gave-the-middle-one' },
          { value: asksLarger ? small : small + 2, misconception: 'found-the-other-end' },
          { value: total / 2, misconception: 'divided-by-two' },
          { value: total - 3, misconception: 'did-not-divide' },
        ],
      )
    }
    const total = small + other
    const asked = asksLarger ? name : friend
    const right = asksLarger ? other : small
    if (kind === 'times-as-many') {
      const times = other / small
      return finish(
        `${name} has ${times === 2 ? 'twice' : `${times} times`} as many ${thing} as ${friend}. Together they have ${total}. How many ${thing} does ${asked} have?`,
        right,
        `${friend} has 1 part and ${name} has ${times} parts, so there are ${times + 1} parts. One part is ${total} ÷ ${times + 1} = ${small}. ${asksLarger ? `${name} has ${small} × ${times} = **${other}**.` : `So ${friend} has **${small}**.`}`,
        [
          { value: asksLarger ? small : other, misconception: 'found-the-other-one' },
          { value: total / times, misconception: 'forgot-one-part' },
          { value: total / 2, misconception: 'shared-equally' },
          { value: total - times, misconception: 'took-away-not-divided' },
        ],
      )
    }
    const more = other - small
    return finish(
      `Together ${name} and ${friend} have ${total} ${thing}. ${name} has ${more} more than ${friend}. How many ${thing} does ${asked} have?`,
      right,
      `Put the ${more} extra aside: ${total} − ${more} = ${total - more}. Half of this is ${(total - more) / 2}, so ${friend} has ${small}.${asksLarger ? ` ${name} has ${small} + ${more} = ${other}.` : ''} The answer is **${right}**.`,
      [
        { value: asksLarger ? small : other, misconception: 'found-the-other-one' },
        { value: total / 2 + (asksLarger ? more : -more), misconception: 'moved-the-whole-difference' },
        { value: total - more, misconception: 'did-not-halve' },
        { value: total / 2, misconception: 'shared-equally' },
      ],
    )
  },
})

export const wordProblems: Topic = {
  id: 'maths.word-problems',
  name: 'Word problems',
  subdomain: 'problems',
  year: 5,
  prerequisites: ['maths.addition-and-subtraction', 'maths.multiplication', 'maths.division'],
  about: 'Stories that need two or three sums, or that hide two unknown numbers.',
  weights: { gl: 5, cem: 5, iseb: 4 },
  lesson: {
    version: 2,
    idea: `
A word problem hides calculations in a story. Your job is to find them. Most stories need two or three. Here is a plan that works.

1. **Read** it twice. What is going on? Picture it or draw it.
2. **Ask** what you must find. Look at the last line.
3. **Plan** the steps. What can you work out first? What do you need next?
4. **Do** the calculations, one by one. Write down what each answer means.
5. **Check.** Is the answer as big as you would think? Did you answer what was asked?

A bar drawn on paper often helps. Draw a long bar for the whole and cut it into the parts you know.`,
    example: `
Mia and Tom have 30 cards. Mia has 6 more than Tom. How many does Mia have?

1. Draw two bars. Mia's bar is longer by 6.
2. Put the 6 extra cards aside: 30 − 6 = 24.
3. Now both have the same. Half of 24 is 12. So Tom has 12.
4. Mia has 12 + 6 = **18**.
5. Check: 12 + 18 = 30, and 18 is 6 more than 12. Good.`,
    harder: `
In a farmyard there are only hens and sheep. Rosa counts 34 heads and 86 legs. **How many sheep are there?**

1. Make a bold guess: suppose all 34 were hens. Then there would be 34 × 2 = 68 legs.
2. But Rosa counts 86. That is 86 − 68 = 18 legs more.
3. Swap one hen for a sheep. The heads stay the same, but you get 2 more legs.
4. You need 18 more legs, so swap 18 ÷ 2 = 9 hens. There are **9 sheep**, and 34 − 9 = 25 hens.
5. Check: 9 × 4 + 25 × 2 = 36 + 50 = 86 legs. Good!

Read the last line again. Sheep or hens? Both 9 and 25 will be among the answers.

Here is a story with three steps. **Zara gives each of 26 guests 6 stickers. Stickers come in sheets of 20, at £3 a sheet. What does she pay?** She needs 26 × 6 = 156 stickers. Seven sheets have only 140, so she needs 8. They cost 8 × £3 = **£24**.

Now you try: 20 bikes and trikes have 47 wheels. How many trikes are there? (There are 7.)`,
    mistake: `
Many children stop too soon. They do the first step and think its answer is the end. In the story with the cards they may write 12. But that is what Tom has! Read the last line once more before you write. Put your answer into the story and see if all of it comes true.`,
    tryThis: `
Make up a story of your own that needs two steps. Use things from your day, such as steps, snacks or pages. Ask someone at home to solve it. Did they find your answer?`,
  },
  misconceptions: {
    ...slipSentences,
    'left-out-the-last-step': {
      child: 'You did the first part well. Read the question again: one more step is needed.',
      parent:
        'Stops before the last step. Ask them to reread the question and say what their number stands for.',
    },
    'chose-the-wrong-operation': {
      child: 'Act the story out in your head. Then choose +, −, × or ÷ for each step.',
      parent:
        'Picks an operation that does not fit the story. Retell it with small numbers first, then choose the sums.',
    },
    'cut-only-one-piece': {
      child: 'More than one piece is cut off. Find the length of all the pieces first.',
      parent: 'Takes off one piece of ribbon instead of all of them. Draw the ribbon and mark every cut.',
    },
    'added-the-extra-twice': {
      child: 'The extra belongs to one child only. Find each child’s number, then add them.',
      parent: 'Counts the extra amount for both children. Write down each one’s number before adding.',
    },
    'left-out-the-first-step': {
      child: 'Something happens first in the story. Use that number before you divide.',
      parent:
        'Skips the first step and divides too soon. Tell the story in order and do one sum for each sentence.',
    },
    'found-only-one': {
      child: 'You found the price of one. Now find the price of all that are asked for.',
      parent: 'Finds the price of one and stops. Ask how many are to be bought.',
    },
    'added-the-difference': {
      child: 'Each extra pen costs a full price, not one penny. Find the price of one first.',
      parent: 'Adds the extra number of things to the price. Find the cost of one, then multiply.',
    },
    'left-out-one-day': {
      child: 'There are two days of reading. Take off both.',
      parent: 'Takes off the pages of one day only. Tick each number in the story once it is used.',
    },
    'swapped-the-prices': {
      child: 'Check who pays which price. Match each price with its own number of tickets.',
      parent: 'Matches the prices with the wrong people. Make a small table of how many and how much.',
    },
    'bought-only-one': {
      child: 'More than one was bought. Multiply the price first.',
      parent:
        'Counts a price once though several are bought. Write the shopping list as a bill, one line for each thing.',
    },
    'left-out-a-step': {
      child: 'One number in the story was not used, or not fully. Tick each one off as you go.',
      parent:
        'Leaves out a step in the middle of the story. Let them say what each number is for and tick it off.',
    },
    'left-out-the-afternoon': {
      child: 'The baker bakes in the morning and in the afternoon. Count both.',
      parent: 'Uses only the morning’s trays. Draw a simple picture of the whole day before working it out.',
    },
    'counted-a-box-that-is-not-full': {
      child: 'Only full boxes count. Leave out the last one if it is not full.',
      parent: 'Rounds up where only full boxes are asked for. Ask what happens to the eggs left over.',
    },
    'counted-one-weekend-day': {
      child: 'A weekend has two days. Count both of them.',
      parent: 'Counts the weekend as one day. Write the seven days down and put a number under each.',
    },
    'bought-one-pack-too-few': {
      child: 'You can’t buy part of a pack. Buy one more so that there are enough.',
      parent: 'Rounds down, so there are not enough packs. Ask whether everybody would get one.',
    },
    'counted-one-entry-only': {
      child: 'Every child has to pay to get in. Multiply by the number of children.',
      parent:
        'Takes off one entry price instead of one for each child. Underline the words “for each child”.',
    },
    'compared-with-the-wrong-person': {
      child: 'Check who has fewer than whom. Draw a bar for each child.',
      parent: 'Compares with the wrong person in the story. Draw a bar for each one and label it.',
    },
    'moved-the-whole-difference': {
      child: 'Take the extra off first, then halve. Add it back for the one who has more.',
      parent:
        'Halves the total and then adds or takes off all of the difference. Put the extra aside first, then share equally.',
    },
    'shared-equally': {
      child: 'The two amounts are not the same. Use what the story says about the difference.',
      parent: 'Shares the total equally, though one is larger. Draw two bars of different lengths.',
    },
    'found-the-other-one': {
      child: 'You found one of the two. The question asks about the other.',
      parent: 'Solves it but gives the wrong one of the two. Underline who or what is asked about.',
    },
    'did-not-halve': {
      child: 'That is what two equal shares make. Halve it to find one.',
      parent:
        'Takes the extra off but forgets to halve the rest. Draw two equal bars and ask how long one is.',
    },
    'took-away-not-divided': {
      child: '“Times as many” means equal parts. Count the parts, then divide.',
      parent:
        'Takes a number away where the total should be split into parts. Draw one box for one child and several for the other.',
    },
    'forgot-one-part': {
      child: 'Count the parts of both children. One of them has one part too.',
      parent: 'Forgets one part when splitting the total. With “three times as many” there are four parts.',
    },
    'found-the-other-end': {
      child: 'You found the three numbers. Check if the largest or smallest is wanted.',
      parent: 'Finds the numbers but gives the wrong end. Underline “largest” or “smallest” before starting.',
    },
    'gave-the-middle-one': {
      child: 'You found the middle number. Go one up or one down.',
      parent: 'Stops at the middle number. Write all three down and then pick.',
    },
    'divided-by-two': {
      child: 'There are three numbers, so divide by three.',
      parent: 'Divides the total by two though there are three numbers. Draw three boxes to fill.',
    },
    'did-not-divide': {
      child: 'Divide the total by three to find the middle number.',
      parent:
        'Takes something off the total but does not share it between the three numbers. Try it with 4 + 5 + 6 = 15.',
    },
    'took-heads-from-legs': {
      child: 'Make all of them hens first. Then see how many legs are left over.',
      parent:
        'Takes heads from legs, which mixes two things. Start with two legs for each head and share out the rest.',
    },
    'divided-all-the-legs': {
      child: 'Not all of them have four legs. Give each head two legs first.',
      parent:
        'Divides all the legs by four, as if there were only sheep. Draw the heads and add legs two at a time.',
    },
  },
  templates: [twoSteps, threeSteps, twoUnknowns],
}
