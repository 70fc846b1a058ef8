import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { digitClues } from './digit-clues.ts'
import { magicSquare } from './magic-square.ts'
import { missingDigit } from './missing-digit.ts'
import { pyramid } from './number-pyramid.ts'
import { drawPyramid, drawSquare } from './puzzle-pictures.ts'
import { thinkOfANumber } from './think-of-a-number.ts'

export const numberPuzzles: Topic = {
  id: 'maths.number-puzzles',
  name: 'Number puzzles',
  subdomain: 'problems',
  year: 5,
  prerequisites: [
    'maths.place-value',
    'maths.addition-and-subtraction',
    'maths.multiplication',
    'maths.division',
  ],
  about: 'Magic squares, number pyramids, missing digits, and numbers to find from clues.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
A number puzzle is a bit like a lock. Look for the one place where you can begin.

In a **magic square**, each row, each column and each diagonal has the same total. Find a full line first. It tells you the total. Then look for a line with only one gap.

${drawSquare(['8', '1', '6', '', '5', '', '4', '', '?']).svg}

In a **pyramid**, two bricks add up to the one on top of them. To go up, add. To go down, take away.

In a sum with **missing digits**, start with the ones. Do not forget what you carry.

"**I think of a number**" is best done backwards. Start with the answer. Undo each step, the last one first: + undoes −, and ÷ undoes ×.

With **clues**, take one at a time. Cross out all the numbers that do not fit.`,
    example: `
Which number goes in the box with the question mark in the square above?

1. The top row is full: 8 + 1 + 6 = 15. So each line makes 15.
2. One diagonal has 8 and 5 and the question mark. It has just one gap.
3. 15 − 8 − 5 = **2**.
4. Check with the bottom row: 4 and 2 make 6, so the box between them must be 9. And 1 + 5 + 9 = 15. Good.`,
    harder: `
Which number goes in the middle of the bottom row of this pyramid?

${drawPyramid([['7', '?', '4'], ['', ''], ['35']]).svg}

1. The brick above on the left is 7 and the missing number. The one on the right is the missing number and 4.
2. So the top is 7, twice the missing number, and 4.
3. Take off the ends: 35 − 7 − 4 = 24.
4. Half of 24 is **12**.
5. Check: 7 + 12 = 19, and 12 + 4 = 16. And 19 + 16 = 35. Good.

There is a rule for magic squares too. Each line makes three times the number in the middle.`,
    mistake: `
Many children stop when one line fits. But a number must fit everywhere. Put your answer in and check another line, brick or clue. It takes only a moment. And with "I think of a number", do not undo the first step first. Take off your shoes before your socks!`,
    tryThis: `
Make your own pyramid with 3 bricks at the bottom. Work out the rest. Then hide all but three numbers and let someone at home find the others. Can they do it?`,
  })),
  misconceptions: once(() => ({
    'gave-the-number-of-another-box': {
      child: 'That number belongs in another box. Find the question mark again.',
      parent:
        'Finds a number on the way and gives it as the answer. Write each number into its box while solving.',
    },
    'used-a-wrong-total': {
      child: 'Find the total of a full line first. All lines must make the same.',
      parent:
        'Does not use the total of the lines. Write the total next to the square before filling any box.',
    },
    'left-out-a-number-of-the-line': {
      child: 'There are three numbers in a line. Take both of the others from the total.',
      parent: 'Takes only one of the two other numbers from the total. Point to all three boxes of the line.',
    },
    'slipped-in-the-sum': {
      child: 'You had the right idea. Check your answer by putting it into the puzzle.',
      parent: 'Makes a small slip in a sum. Putting the answer back into the puzzle shows it at once.',
    },
    'added-the-bottom-row-once': {
      child: 'The middle bricks are used more than once on the way up. Go row by row.',
      parent: 'Adds up the bottom row instead of building row by row. Fill in every brick on the way up.',
    },
    'added-the-wrong-bricks': {
      child: 'Each brick lies on two others. Add just those two.',
      parent: 'Adds bricks that do not belong together. Point to the two bricks below before adding.',
    },
    'stopped-one-brick-early': {
      child: 'You found another brick. Go on to the one with the question mark.',
      parent: 'Stops one brick too early. Mark the brick with the question mark in colour first.',
    },
    'took-off-the-wrong-bricks': {
      child: 'Think how often each brick is used on the way up to the top.',
      parent:
        'Takes the wrong bricks from the top. Write the sum for the top with letters or boxes for each brick.',
    },
    'forgot-to-share': {
      child: 'That is the missing number more than once. Divide to get it once.',
      parent:
        'Forgets that the middle bricks are used more than once. Divide by two, or by three in a taller pyramid.',
    },
    'forgot-the-carried-digit': {
      child: 'Look out for a digit that was carried. You are one out.',
      parent:
        'Forgets a carried one, or counts one too many. Write carried digits small above the next column.',
    },
    'went-by-one-column-only': {
      child: 'One column is not enough. Start with the ones and go to the left.',
      parent: 'Works out one column without its neighbours. Start at the ones and fill in each box in turn.',
    },
    'chose-a-digit-that-does-not-fit': {
      child: 'Put your digit in the box and do the whole sum. It must fit everywhere.',
      parent: 'Chooses a digit that does not fit the whole sum. Always do the finished sum as a check.',
    },
    'stopped-before-the-last-step': {
      child: 'You are nearly there. Undo one more step.',
      parent: 'Stops before the last step is undone. Count the steps in the puzzle and undo as many.',
    },
    'undid-the-steps-in-the-wrong-order': {
      child: 'Undo the last step first, and the first step last.',
      parent: 'Undoes the steps in the wrong order. Think of shoes and socks: the last on comes off first.',
    },
    'did-not-use-the-opposite': {
      child: 'Do the opposite. Take away to undo + and divide to undo ×.',
      parent: 'Repeats a step instead of undoing it. Write the opposite sign under each step.',
    },
    'left-out-a-step': {
      child: 'One step is missing. Undo all of them.',
      parent: 'Leaves out one of the steps. Draw the steps as a chain of boxes with arrows.',
    },
    'left-the-number-out-on-one-side': {
      child: 'My number is on both sides. Take one lot of it off each side.',
      parent:
        'Overlooks that the number is on both sides. Draw both sides as bars and cross out one equal part.',
    },
    'took-the-rest-for-one-part': {
      child: 'Find how many parts that is. Then work out one part.',
      parent:
        'Takes the amount for one part when it is several, or part of one. Draw a bar cut into equal parts.',
    },
    'took-the-part-of-the-rest': {
      child: 'The part is of the whole number, not of what is left.',
      parent: 'Takes the fraction of what is left. Draw the whole bar, cut it into parts and cross one out.',
    },
    'gave-only-one-part': {
      child: 'That is one part. My number is all the parts together.',
      parent: 'Gives one part instead of the whole. Ask how many parts the whole bar has.',
    },
    'took-one-denominator-from-the-other': {
      child: 'Do not subtract the denominators. Make them the same first.',
      parent:
        'Subtracts or adds the bottom numbers of two fractions. Draw one bar cut into equal small parts for both.',
    },
    'did-not-add-the-digits': {
      child: 'Add up the digits of each number and compare with the clue.',
      parent: 'Skips the clue about the sum of the digits. Write the sum next to each number.',
    },
    'did-not-multiply-the-digits': {
      child: 'Multiply the digits of each number and compare with the clue.',
      parent: 'Skips the clue about the product of the digits. Write the product next to each number.',
    },
    'did-not-check-the-times-table': {
      child: 'Check the clue about the multiple. Divide and see if something is left over.',
      parent:
        'Does not test whether the number is a multiple. Practise the tests, such as the sum of the digits for 3 and 9.',
    },
    'mixed-up-the-places-of-the-digits': {
      child: 'Ones are on the right, then tens, hundreds and thousands. Check that clue again.',
      parent:
        'Mixes up the places, or compares the digits the wrong way round. Write the names of the places above the digits.',
    },
    'left-out-odd-or-even': {
      child: 'Look at the last digit. One clue says if I am odd or even.',
      parent: 'Overlooks the clue about odd or even. Tick off each clue as it is used.',
    },
    'left-out-the-size-of-the-number': {
      child: 'One clue says how big I am. Check it for your number.',
      parent: 'Overlooks the clue about the size. Use it first, because it crosses out many numbers at once.',
    },
    'left-out-the-kind-of-number': {
      child: 'One clue says what kind of number I am. Check it too.',
      parent:
        'Overlooks a clue, such as square number or different digits. Tick off each clue as it is used.',
    },
  })),
  templates: [magicSquare, pyramid, missingDigit, thinkOfANumber, digitClues],
}
