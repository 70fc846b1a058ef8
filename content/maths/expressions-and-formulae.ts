import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { collectTerms } from './collecting-terms.ts'
import { useFormula } from './formula-in-words.ts'
import { nthTerm } from './nth-term.ts'
import { drawSides } from './sides-with-letters.ts'
import { writeExpression } from './write-expression.ts'

export const expressionsAndFormulae: Topic = {
  id: 'maths.expressions-and-formulae',
  name: 'Expressions and formulae',
  subdomain: 'ratio',
  year: 6,
  prerequisites: ['maths.number-sequences', 'maths.algebra'],
  about: 'Writing stories with letters, collecting like terms, rules for sequences, and using a formula.',
  weights: { gl: 3, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
An **expression** is a bit of maths with letters in it, such as 3n + 5. There is no equals sign.

**From words to letters.** A pen costs n pence. What do 3 pens and a rubber for 20p cost? Think what you would do if n were 40. You would do 3 × 40 + 20. So with n it is 3n + 20.

**Like terms** go together. 5n + 2n is 7n, just as 5 apples and 2 apples are 7 apples. But 5n + 2 stays as it is. Each term keeps the sign in front of it.

**Rules.** The numbers 5, 8, 11, 14 go up in threes. So the rule begins with 3n. For n = 1 that gives 3, but the first number is 5. So the rule is 3n + 2.

A **formula** has an equals sign. It tells you how to work something out, such as C = 4 + 2m for a taxi. Put in the numbers that you know.`,
    example: `
Which expression shows the perimeter?

${drawSides('rectangle', ['3n + 2', 'n', '', '']).svg}

1. A rectangle has two long sides and two short ones.
2. One of each makes 3n + 2 + n. A letter on its own means one of it, so that is 4n + 2.
3. Twice that is 8n + 4.
4. Check with n = 5. The sides are 17 and 5. So the perimeter is 44. And 8 × 5 + 4 = 44. Good.`,
    harder: `
**A boat costs £12 for the first hour and £5 for each hour after that. Write the cost for n hours.**

1. Try a number. For 4 hours you pay 12, and then 3 more hours: 12 + 5 × 3.
2. The 3 is one less than 4. So for n hours it is n − 1.
3. The cost is **12 + 5(n − 1)**. All of n − 1 is multiplied, so it needs brackets.

**Which is the same as 3(2x + 4) − x?**

1. The 3 multiplies everything in the bracket: 6x + 12 − x.
2. Collect the x terms: 6x − x = 5x. So it is **5x + 12**.

**T = 4(n − 3) + 10. Find n when T = 50.**

Undo the steps, the last one first. 50 − 10 = 40. Then 40 ÷ 4 = 10. So n − 3 is 10, and **n = 13**.`,
    mistake: `
Some children write 3n + 5 = 8n. But 3 bags of marbles and 5 loose marbles are not 8 bags! You can only put like with like.

When you are not sure, choose an easy number for the letter. Try it in the story and in your expression. Do you get the same?`,
    tryThis: `
Make up a formula for pocket money. Start with £1 each week, and add 20p for each job. How much do you get for j jobs? How many jobs do you need for £3?`,
  })),
  misconceptions: once(() => ({
    'chose-the-wrong-operation': {
      child: 'Put an easy number in for the letter. Then see if you add, take away, multiply or divide.',
      parent: 'Chooses the wrong operation. Put a small number in for the letter and act out the story.',
    },
    'wrote-it-the-wrong-way-round': {
      child: 'Which number do you start with? Write that one first.',
      parent: 'Writes a subtraction or division the wrong way round. Ask what there is at the beginning.',
    },
    'swapped-the-numbers': {
      child: 'Check which number belongs to the letter and which is on its own.',
      parent: 'Swaps the two numbers. Underline in the story what happens again and again.',
    },
    'swapped-the-letters': {
      child: 'Check what each letter stands for.',
      parent: 'Mixes up the two letters. Write under each letter what it means.',
    },
    'added-unlike-terms': {
      child: 'You can only add like terms. 3n and 5 stay apart.',
      parent: 'Puts unlike terms together, such as 3n + 5 = 8n. Compare with 3 bags and 5 loose marbles.',
    },
    'put-brackets-in-the-wrong-place': {
      child: 'Check your brackets. Try the story with an easy number.',
      parent: 'Multiplies or divides too much. Try the expression with a number and compare with the story.',
    },
    'left-out-the-brackets': {
      child: 'All of that is multiplied or divided. It needs brackets.',
      parent: 'Leaves out brackets, so that only one part is multiplied or divided. Try it with a number.',
    },
    'added-instead-of-multiplying': {
      child: 'Lots of the same number means multiply.',
      parent:
        'Adds where equal groups should be multiplied. Ask how many groups there are, and of what size.',
    },
    'multiplied-everything': {
      child: 'You do not need to multiply everything. Try the story with an easy number.',
      parent: 'Multiplies numbers that should be added. Act out the story with a small number.',
    },
    'did-the-steps-in-the-wrong-order': {
      child: 'Do the steps in the order in which they come.',
      parent: 'Mixes up the order of the steps. Number the steps in the story or the formula.',
    },
    'stopped-too-early': {
      child: 'That is only a part of it. Read the last line again.',
      parent: 'Stops after the first part. Underline what the expression must show.',
    },
    'left-one-of-them-out': {
      child: 'Count again. One of them is missing.',
      parent: 'Leaves out one part of the total. Write a line for each part before adding.',
    },
    'left-out-the-change-of-units': {
      child: 'Look at the units. Change them first.',
      parent:
        'Leaves out the change of units. Underline the units in the question, such as pounds and pence.',
    },
    'changed-the-units-the-wrong-way': {
      child: 'Should the number get bigger or smaller? Then multiply or divide.',
      parent: 'Divides where the change of units needs a multiplication. Ask which unit is smaller.',
    },
    'used-the-wrong-number-of-units': {
      child: 'Check how many there are: 100 pence in a pound, and 60 minutes in an hour.',
      parent: 'Uses a wrong number for the change of units. Practise: 100 pence, 60 minutes.',
    },
    'forgot-that-the-numbers-grow': {
      child: 'Each number is more than the one before. Write them all down.',
      parent: 'Forgets that each number is more than the one before. Write n, n + 1, n + 2 and so on.',
    },
    'used-steps-of-the-wrong-size': {
      child: 'Even numbers go up in twos, and whole numbers in ones.',
      parent: 'Uses steps of the wrong size. Try it with a number: after 4 come 5 and 6, or 6 and 8.',
    },
    'counted-one-too-many': {
      child: 'You counted one too many. Check how many numbers there are.',
      parent: 'Counts one number too many. Write the numbers in a row and count them.',
    },
    'counted-the-first-one-twice': {
      child: 'The first hour is paid already. Count the hours that are left after it.',
      parent: 'Counts the first hour twice. Make a list for 1, 2 and 3 hours.',
    },
    'took-the-mean-for-the-total': {
      child: 'The mean is not the total. Multiply it by how many numbers there are.',
      parent: 'Uses the mean as if it were the total. The total is the mean times how many there are.',
    },
    'left-out-the-half': {
      child: 'Only half of the money is given.',
      parent: 'Overlooks the word half. Tick off each word of the story that is used.',
    },
    'lost-a-minus-sign': {
      child: 'Each term keeps the sign in front of it. Look for a minus.',
      parent: 'Adds a term that has a minus sign. Circle each term together with the sign in front of it.',
    },
    'forgot-that-a-letter-alone-is-one': {
      child: 'A letter on its own means one of it: n is 1n.',
      parent: 'Does not count a letter that has no number. Write a small 1 in front of it.',
    },
    'multiplied-the-numbers': {
      child: 'These terms are added or taken away. Do not multiply the numbers.',
      parent: 'Multiplies the numbers of like terms. Compare with apples: 3 apples and 2 apples are 5.',
    },
    'multiplied-the-letters-too': {
      child: 'Adding n and n makes 2n. Only n × n is n².',
      parent: 'Writes a square where terms are added. Two bags and one bag are three bags, not square bags.',
    },
    'left-out-a-term': {
      child: 'One term is missing. Tick each term when you have used it.',
      parent: 'Leaves out a term. Tick or underline like terms in the same way.',
    },
    'slipped-in-the-sum': {
      child: 'You had the right idea. Add up each kind of term once more.',
      parent: 'Makes a small slip. Put a number in for the letter and compare both expressions.',
    },
    'multiplied-only-the-first-in-the-bracket': {
      child: 'The number in front goes with all that is in the bracket, not just the first part.',
      parent: 'Multiplies only the first part of a bracket. Two bags with an apple and 3 nuts hold 6 nuts.',
    },
    'left-out-the-number-before-the-bracket': {
      child: 'Multiply the bracket by the number in front of it first.',
      parent: 'Drops the number before the bracket. Write the bracket out as often as the number says.',
    },
    'left-out-some-of-the-sides': {
      child: 'The perimeter goes all the way round. Tick each side.',
      parent: 'Leaves out one or more sides. Go round the shape with a finger and tick each side.',
    },
    'took-off-only-one-side': {
      child: 'Take off all the sides that you know.',
      parent: 'Takes only one side from the perimeter. Write down the sum of all the known sides first.',
    },
    'forgot-to-halve': {
      child: 'There are two such sides. Halve it to get one.',
      parent: 'Finds both sides together and forgets to halve. Count how often this side comes.',
    },
    'gave-the-sides-that-are-known': {
      child: 'You added the sides that you know. Take that from the perimeter.',
      parent: 'Gives the sum of the known sides. Ask what is left of the perimeter.',
    },
    'began-with-the-first-number': {
      child: 'For n = 1 the rule must give the first number. Check yours.',
      parent: 'Adds the first number instead of going one step back. Put n = 1 into the rule.',
    },
    'gave-the-step-to-the-next-number': {
      child: 'That leads from one number to the next. The rule must work for every n.',
      parent: 'Gives the step to the next number. Put n = 1, 2 and 3 into the rule.',
    },
    'added-instead-of-subtracting': {
      child: 'Check with n = 1. Then you see if you must add or take away.',
      parent: 'Uses plus for minus in the rule. Put n = 1 into it and compare.',
    },
    'mixed-up-the-step-and-the-start': {
      child: 'The number with n is the step from one number to the next.',
      parent: 'Puts the start where the step belongs. Write the steps between the numbers first.',
    },
    'checked-only-the-first-number': {
      child: 'Your rule works for n = 1. Check it for n = 2 and n = 3 too.',
      parent: 'Stops as soon as a rule fits the first number. Check it with n = 2 and n = 3 as well.',
    },
    'checked-only-the-first-numbers': {
      child: 'Your rule works for the first two numbers. Check the third one too.',
      parent: 'Stops checking after two numbers. Put n = 3 and n = 4 into the rule too.',
    },
    'was-one-step-out': {
      child: 'You are a little out. Check your rule with n = 1.',
      parent: 'Is a little out. Put n = 1 into the rule: it must give the first number.',
    },
    'doubled-instead-of-squared': {
      child: 'The small 2 means n × n, not 2 × n.',
      parent: 'Takes n² for 2n. Draw squares of dots: 1, 4, 9, 16.',
    },
    'used-the-opposite': {
      child: 'Do just what the formula says. If you work backwards, undo it.',
      parent: 'Multiplies for divides, or adds for subtracts. Read the formula aloud, one step at a time.',
    },
    'left-out-a-step': {
      child: 'One step is missing. Go through the formula again.',
      parent: 'Leaves out a step of the formula. Write a line for each step.',
    },
    'wrote-the-numbers-side-by-side': {
      child: 'A number next to a letter means multiply. With d = 4, 7d is 7 × 4.',
      parent: 'Reads 7d with d = 4 as 74. Write the times sign between them first.',
    },
    'used-the-wrong-operation': {
      child: 'Look at the signs in the formula again.',
      parent:
        'Uses a different operation from the one in the formula. Point at each sign while working it out.',
    },
    'stopped-before-the-last-step': {
      child: 'You are nearly there. Go on until the letter is alone.',
      parent: 'Stops one step before the end. Put the answer back into the formula as a check.',
    },
    'put-the-result-in-for-the-letter': {
      child: 'You know the result of the formula. Go backwards to find the letter.',
      parent: 'Puts the result in for the letter. Ask which side of the formula is known.',
    },
    'gave-the-number-that-is-known': {
      child: 'That number is in the question. Find the other letter.',
      parent: 'Gives a number from the question. Underline which letter is to be found.',
    },
  })),
  templates: [writeExpression, collectTerms, nthTerm, useFormula],
}
