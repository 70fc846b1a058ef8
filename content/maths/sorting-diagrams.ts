import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { whichNumber } from './sort-numbers.ts'
import { howMany } from './sort-people.ts'
import { whichShape } from './sort-shapes.ts'
import { drawCarroll, drawVenn } from './venn.ts'
import { wrongPlace } from './wrong-place.ts'

const sortedNumbers = drawVenn(
  ['even numbers', 'multiples of 5'],
  [
    [[true, false], '8'],
    [[true, true], '20'],
    [[false, true], '15'],
    [[false, false], '7'],
  ],
  'A Venn diagram. 8 is only in the circle of even numbers, 15 is only in the circle of multiples of 5, 20 is where they overlap, and 7 is outside both.',
)

const sameNumbers = drawCarroll(
  ['even', 'not even'],
  ['multiple of 5', 'not a multiple of 5'],
  [
    [[true, true], '20'],
    [[false, true], '15'],
    [[true, false], '8'],
    [[false, false], '7'],
  ],
  'A Carroll diagram with the columns even and not even, and the rows multiple of 5 and not a multiple of 5. It holds 20 and 15 in the first row, and 8 and 7 in the second.',
)

export const sortingDiagrams: Topic = {
  id: 'maths.sorting-diagrams',
  name: 'Venn and Carroll diagrams',
  subdomain: 'data',
  year: 5,
  prerequisites: ['maths.factors-multiples-primes', 'maths.flat-shapes'],
  about:
    'Sorting numbers, shapes and people in Venn diagrams with two or three circles, and in Carroll diagrams.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
A **Venn diagram** sorts things with circles. A thing that fits the rule goes inside the circle. A thing that does not fit stays outside.

${sortedNumbers.svg}

Circles can overlap. In the **overlap** both rules are true. 20 is even, and it is a multiple of 5. So 20 goes there. 7 fits neither rule. It still has a place: inside the box but outside the circles.

A **Carroll diagram** does the same job with a table. Here are the same four numbers.

${sameNumbers.svg}

Each box has two rules. Read the name above it and the name beside it.`,
    example: `
Where does 30 go in the Venn diagram above? Where does 12 go?

1. Ask one question at a time. Is 30 even? Yes. So it goes inside the left circle.
2. Is 30 a multiple of 5? Yes. So it goes inside the right circle too.
3. The only place that is inside both is the **overlap**.
4. Is 12 even? Yes. Is it a multiple of 5? No. So 12 goes in the left circle, but **not** in the overlap. It goes next to the 8.`,
    harder: `
**36 children are asked about music. 19 play the piano, 14 play the violin and 9 play neither. How many play both?**

1. First take away the 9 children outside the circles: 36 − 9 = 27. So 27 children are inside.
2. Now add the two circles: 19 + 14 = 33. But there are only 27 children!
3. Where do the extra ones come from? A child who plays both is counted twice. 33 − 27 = 6.
4. So **6** children play both.
5. Check with a drawing. Only piano: 19 − 6 = 13. Only violin: 14 − 6 = 8. And 13 + 6 + 8 + 9 = 36. It fits.

With **three** circles, ask three questions. Take 36 with the rules "square number", "even" and "less than 30". Square? Yes, 6 × 6. Even? Yes. Less than 30? No. So 36 goes where the first two circles overlap, but outside the third.

Now you try: 30 children are asked. 17 like plums, 15 like pears and 8 like both. How many like neither? (It is 6.)`,
    mistake: `
Do not forget the overlap. "How many like plums?" means everyone in that circle, and the overlap is part of it. But "only plums" means without the overlap. Read the question twice. And do not forget those outside the circles. They are in the class too.`,
    tryThis: `
Lay two loops of string on the floor so that they overlap. Choose two rules for your toys, such as "has wheels" and "is red". Sort ten toys. Does anything go in the overlap? Does anything stay outside?`,
  })),
  misconceptions: once(() => ({
    'overlooked-that-it-fits-another-rule': {
      child: 'That number fits a rule it should not fit. Test it for every circle, row or column.',
      parent:
        'Overlooks that the number also fits another rule. Ask a yes-or-no question for each set in turn.',
    },
    'left-out-a-rule': {
      child: 'One rule is not true of that number. Test each number for all the rules.',
      parent: 'Leaves out one of the rules. Write the rules in a list and tick them off for each number.',
    },
    'did-not-test-every-rule': {
      child: 'That one fails two tests or more. Go through the rules one at a time.',
      parent: 'Does not test every rule, or mixes up the parts. Point at the X and say what is true there.',
    },
    'did-not-see-that-it-fits-every-rule': {
      child: 'That number is in the right place. It fits every rule, so it goes in the overlap.',
      parent: 'Doubts a number that fits every rule. Test it for one rule at a time and say why it fits.',
    },
    'did-not-see-which-rules-it-fits': {
      child: 'That number is in the right place. Say which rules it fits and which it does not.',
      parent: 'Doubts a number that is in the right part. Write yes or no for each rule beside the number.',
    },
    'did-not-see-that-it-fits-no-rule': {
      child: 'That number fits no rule, so it is in the right place.',
      parent: 'Doubts a number that fits none of the rules. It still has a place, where every answer is no.',
    },
    'took-an-odd-number-for-a-prime': {
      child: 'Not every odd number is prime. Try dividing it by 3, 5 and 7.',
      parent:
        'Takes odd numbers such as 9 or 51 for primes. Test them together with the 3, 5 and 7 times tables.',
    },
    'mixed-up-factors-and-multiples': {
      child: 'A factor goes into the number. A multiple is in its times table.',
      parent:
        'Mixes up factors and multiples. Factors of 12 are few and small. Its multiples go on for ever.',
    },
    'miscounted-the-sides': {
      child: 'Count the sides again. Put your finger on the side where you start.',
      parent: 'Miscounts the sides of a shape. Mark the first side before counting.',
    },
    'misjudged-a-right-angle': {
      child: 'Check for right angles with the corner of a sheet of paper.',
      parent: 'Misjudges right angles by eye. Fold a piece of paper twice to make a tester for corners.',
    },
    'misjudged-symmetry': {
      child: 'Fold the shape in your mind. The two halves must match exactly.',
      parent: 'Is unsure about lines of symmetry. Trace the shape, cut it out and fold it.',
    },
    'misjudged-parallel-sides': {
      child: 'Parallel sides run the same way and never meet, like rails. Look for a pair.',
      parent:
        'Is unsure about parallel sides. Lay two pencils along two sides and see if they would ever meet.',
    },
    'misjudged-equal-sides': {
      child: 'Compare the longest side with the shortest. Check that all the rest match too.',
      parent:
        'Misjudges whether all sides are equal. Mark one side on the edge of a paper strip and compare.',
    },
    'misjudged-an-obtuse-angle': {
      child: 'An obtuse angle is wider than the corner of a page. Look at each corner inside the shape.',
      parent: 'Is unsure about obtuse angles. Compare each corner of the shape with the corner of a page.',
    },
    'counted-the-overlap-too': {
      child: 'You counted the overlap, but this question leaves it out. Read it once more.',
      parent: 'Counts the overlap where it should be left out. Talk about “only” and “exactly one”.',
    },
    'took-the-other-circle': {
      child: 'You used the other circle. Put your finger on the circle that the question names.',
      parent: 'Reads the wrong circle. Trace the circle that is meant with a finger before adding.',
    },
    'took-only-the-overlap': {
      child: 'The overlap is only a part of the answer, or no part of it. Look at the whole picture.',
      parent: 'Gives just the shared part. Shade the parts that the question asks about.',
    },
    'counted-those-outside-too': {
      child: 'Those outside the circles do not count here.',
      parent: 'Adds the number outside the circles. Ask what that number tells us about those children.',
    },
    'left-out-the-overlap': {
      child: 'The overlap belongs to both circles. Count it in.',
      parent: 'Leaves out the overlap. Trace the whole circle with a finger and add every number in it.',
    },
    'added-both-circles': {
      child: 'You added both circles. The question asks about just one.',
      parent: 'Adds everything in both circles. Trace the one circle that the question asks about.',
    },
    'took-only-those-outside': {
      child: 'Those who are only in the other circle are outside this one too. Add them.',
      parent:
        'Counts only the children outside both circles. Cover one circle with a hand and add what is left.',
    },
    'forgot-those-outside': {
      child: 'Do not forget the children outside the circles.',
      parent:
        'Forgets the children outside both circles. Draw the box round the circles and write their number in it.',
    },
    'counted-those-inside': {
      child: 'The question says “not”. Count those outside that circle.',
      parent:
        'Overlooks the word “not”. Underline it, then cover the circle with a hand and add what is left.',
    },
    'counted-the-overlap-twice': {
      child: 'Adding the circles counts the overlap twice. Count it only once.',
      parent: 'Counts the children in the overlap twice. Draw the circles and fill in the overlap first.',
    },
    'gave-only-one-total': {
      child: 'You counted one group. Now count the other and find the difference.',
      parent: 'Stops after one of the two groups. Ask what “how many more” compares.',
    },
    'took-off-only-the-overlap': {
      child: 'Take off all those in the circles. You took off just one part of them.',
      parent:
        'Takes only the shared parts from the total. Fill in every part of the circles first, then subtract.',
    },
    'gave-those-inside': {
      child: 'That is how many are inside the circles. Read the last line again.',
      parent: 'Finds how many are inside the circles and stops. Underline what the question asks for.',
    },
    'took-the-difference': {
      child: 'Taking one circle from the other does not give the overlap. Draw the circles.',
      parent: 'Subtracts one total from the other. Draw the two circles and write what each total covers.',
    },
    'gave-one-share': {
      child: 'That is one share. Read again which children the question asks about.',
      parent: 'Stops at one of the equal shares. Draw a bar of three equal parts and name each part.',
    },
    'shared-equally': {
      child: 'The two parts are not equal. One of them is twice the other.',
      parent: 'Halves what is left, but one part is twice the other. Draw three equal boxes: two and one.',
    },
    'counted-the-middle-too': {
      child: 'In the middle are those with all three. Leave them out.',
      parent: 'Counts the middle, where all three circles overlap. Talk about what “exactly two” means.',
    },
    'took-only-the-middle': {
      child: 'The middle shows those with all three. Look at the parts round it.',
      parent: 'Mistakes the middle for “two”. Count together how many circles each part belongs to.',
    },
    'counted-those-with-only-one': {
      child: 'Those are in one circle only. Look where just two circles overlap.',
      parent:
        'Adds the parts that belong to one circle. Count together how many circles each part belongs to.',
    },
    'left-out-the-middle': {
      child: 'The middle, where all three circles overlap, counts too.',
      parent: 'Leaves out the part in the middle. Trace a whole circle with a finger: it has four parts.',
    },
  })),
  templates: [whichNumber, wrongPlace, whichShape, howMany],
}
