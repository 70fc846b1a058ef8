import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { twoUnknowns as twoUnknownsBefore } from './earlier/two-unknowns.ts'
import { threeSteps as threeStepsBefore, twoSteps as twoStepsBefore } from './earlier/word-problems.ts'
import { storiesToType, storiesWithOptions } from './frames/problems.ts'
import { slipsNamed } from './frames/slips.ts'
import { threeStepFrames } from './frames/three-steps.ts'
import { twoStepFrames } from './frames/two-steps.ts'
import { slipSentences } from './numbers.ts'
import { twoUnknowns } from './two-unknowns.ts'

export const twoSteps = storiesWithOptions(
  { id: 'maths.word-problems.two-steps', version: 3, seconds: 55 },
  twoStepFrames,
)

export const threeSteps = storiesToType(
  { id: 'maths.word-problems.three-steps', version: 2, seconds: 80, harder: 0.4 },
  threeStepFrames,
  ({ right, say }) => {
    const [answer = ''] = [say(right)]
    if (answer.startsWith('£')) return { kind: 'money', value: answer.slice(1).replaceAll(',', '') }
    if (answer.endsWith(' km')) return { kind: 'quantity', value: String(right), unit: 'km', fixed: true }
    if (/ litres?$/.test(answer)) return { kind: 'quantity', value: String(right), unit: 'l', fixed: true }
    return { kind: 'number', value: String(right) }
  },
)

export const wordProblems: Topic = {
  id: 'maths.word-problems',
  name: 'Word problems',
  subdomain: 'problems',
  year: 5,
  prerequisites: ['maths.addition-and-subtraction', 'maths.multiplication', 'maths.division'],
  about: 'Stories that need two or three sums, or that hide two unknown numbers.',
  weights: { gl: 5, cem: 5, iseb: 4 },
  lesson: once(() => ({
    version: 3,
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

**Amy, Raj and Sam have 78 stickers. Raj has twice as many as Amy. Sam has 6 more than Amy. How many does Sam have?** Put the 6 extra aside: 72. Amy has 1 part, Raj 2 and Sam 1, so 4 parts are 72 and one part is 18. Sam has 18 + 6 = **24**.

Here is a story with three steps. **Zara gives each of 26 guests 6 stickers. Stickers come in sheets of 20, at £3 a sheet. What does she pay?** She needs 26 × 6 = 156 stickers. Seven sheets have only 140, so she needs 8. They cost 8 × £3 = **£24**.

Now you try: 20 bikes and trikes have 47 wheels. How many trikes are there? (There are 7.)`,
    mistake: `
Many children stop too soon. They do the first step and think its answer is the end. In the story with the cards they may write 12. But that is what Tom has! Read the last line once more before you write. Put your answer into the story and see if all of it comes true.`,
    tryThis: `
Make up a story of your own that needs two steps. Use things from your day, such as steps, snacks or pages. Ask someone at home to solve it. Did they find your answer?`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    ...slipsNamed([
      'added-not-multiplied',
      'added-not-took-away',
      'added-the-difference',
      'compared-the-wrong-two',
      'counted-only-once',
      'counted-something-twice',
      'counted-too-much',
      'did-not-work-backwards',
      'did-the-steps-in-the-wrong-order',
      'found-it-for-one-only',
      'found-only-one-part',
      'gave-the-other-amount',
      'just-doubled-or-halved-it',
      'left-out-a-step',
      'mixed-up-times-and-divide',
      'one-too-few',
      'one-too-many',
      'rounded-the-wrong-way',
      'shared-by-the-wrong-number',
      'shared-equally',
      'slipped-in-the-working',
      'stopped-early',
      'stopped-one-step-early',
      'swapped-two-numbers',
      'took-away-not-added',
      'took-the-difference-for-the-amount',
      'took-the-fraction-of-the-whole',
      'worked-with-the-wrong-part',
    ]),
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
    'did-not-share-the-extra': {
      child: 'You found how much is left over. Now ask how much more each one brings, and divide.',
      parent:
        'Finds what is left over if all were of the smaller kind, but does not divide it. Ask what one swap adds.',
    },
    'divided-it-all-by-one-kind': {
      child: 'They are not all of the same kind. First count all of them as the smaller kind.',
      parent:
        'Divides the whole total by one kind. Start as if all were of the smaller kind and see what is left over.',
    },
    'found-another-person': {
      child: 'You found what someone else has. Check whose number is asked for.',
      parent: 'Solves it but gives the number of another person. Write a name on each bar.',
    },
    'left-the-extra-in': {
      child: 'Put the extra aside first. Then the rest can be cut into equal parts.',
      parent:
        'Shares the total with the extra still in it. Draw bars, cut off the extra and share what is left.',
    },
    'left-the-extra-out': {
      child: 'You put the extra aside. Now give it back to the one who has it.',
      parent:
        'Forgets to add the extra back at the end. Draw the bars again and point to the part set aside.',
    },
    'gave-what-both-have-now': {
      child: 'That is what both have now. Go back to before some were given away.',
      parent: 'Stops at the equal shares after the gift. Ask who had more before it, and by how many.',
    },
    'moved-the-gift-twice': {
      child: 'Only one gift went across. Add it or take it off just once.',
      parent: 'Counts the gift twice for one person. Act it out with two piles of counters.',
    },
    'divided-by-the-wrong-number-of-numbers': {
      child: 'Count how many numbers there are. Divide the total by that.',
      parent: 'Divides the total by the wrong number. Draw one box for each number and share the total.',
    },
    'stepped-the-wrong-way': {
      child: 'You have the middle one. Check how far it is to the end, and which way to go.',
      parent: 'Slips on the way from the middle number to the end. Write all of the numbers in a row.',
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
  })),
  templates: [twoSteps, threeSteps, twoUnknowns],
  earlier: [twoStepsBefore, threeStepsBefore, twoUnknownsBefore],
}
