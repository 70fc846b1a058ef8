import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { dataFrames } from './frames/data-and-averages.ts'
import { fractionFrames } from './frames/fractions-and-ratio.ts'
import type { Frame } from './frames/frame.ts'
import { measureFrames } from './frames/measures-and-shapes.ts'
import { moneyFrames } from './frames/money-and-percent.ts'
import { storiesWithOptions } from './frames/problems.ts'
import { slipsInStories } from './frames/slips.ts'
import { timeFrames } from './frames/time-and-rates.ts'

const problems = (kind: string, frames: readonly Frame[]) =>
  storiesWithOptions(
    { id: `maths.multi-step-problems.${kind}`, version: 1, seconds: 90, harder: 0.3 },
    frames,
  )

export const moneyProblems = problems('money-and-percent', moneyFrames)
export const measureProblems = problems('measures-and-shapes', measureFrames)
export const fractionProblems = problems('fractions-and-ratio', fractionFrames)
export const timeProblems = problems('time-and-rates', timeFrames)
export const dataProblems = problems('data-and-averages', dataFrames)

export const multiStepProblems: Topic = {
  id: 'maths.multi-step-problems',
  name: 'Problems in several steps',
  subdomain: 'problems',
  year: 6,
  prerequisites: [
    'maths.word-problems',
    'maths.percentages',
    'maths.ratio-and-proportion',
    'maths.area',
    'maths.time',
    'maths.averages',
  ],
  about: 'Longer stories that join two or three topics, such as percentages and ratio, or area and cost.',
  weights: { gl: 4, cem: 5, iseb: 5 },
  lesson: once(() => ({
    version: 1,
    idea: `
Some stories need three or four steps. They may mix topics: first a fraction, then some money, then time. Do not worry. Each step on its own is one you know. The trick is to find the steps.

Start with the **last line**. What must you find? Then ask: what do I need to know for that? And what do I need for that? So you walk from the end of the story to its start. Now you have a plan. Do the steps in turn, and write one short line for each. Put a word next to each number: "£36 sale price" and not just "36".

A drawing helps a lot. Use a **bar** for fractions and shares, a **time line** for times, and a quick sketch for shapes.

Some stories tell you the end and ask for the start. Then go **backwards** and undo each step. What was added, take off. What was halved, double.`,
    example: `
Mia has 60 cards. She gives 1/3 of them to Ben. Then she sells 1/4 of the rest at 20p each. How much money does she get?

1. What must I find? The money. For that I need the number of cards she sells.
2. 1/3 of 60 is 20. So 60 − 20 = 40 cards are left.
3. She sells 1/4 of the rest: 1/4 of 40 is 10 cards.
4. 10 × 20p = **£2**.`,
    harder: `
Sam spends 2/5 of his money on a book. Then he spends half of the rest on a game. Now he has £9 left. How much did he have at first?

We know the end, so go backwards.

1. £9 is the other half of the rest. So the rest was 2 × £9 = £18.
2. He spent 2/5 on the book. So the rest is 3/5 of his money, and 3/5 is £18.
3. 1/5 is £18 ÷ 3 = £6.
4. All of it, 5/5, is 5 × £6 = **£30**.
5. Check it forwards. 2/5 of £30 is £12. That leaves £18. Half of it is £9. It works!`,
    mistake: `
Read "of the rest" with care. In the story with the cards, some children take 1/4 of all 60 cards. But 20 of them are gone by then! Another slip is to stop too soon. The number 10 looks like an answer, but it is cards and not money. So at the end, read the last line once more and ask: is this what they want?`,
    tryThis: `
Find a till receipt at home. Make up a story with it that needs three steps. You could use a sale, some change from a note, or a bill shared by friends. Can someone at home solve it?`,
  })),
  misconceptions: () => slipsInStories,
  templates: [moneyProblems, measureProblems, fractionProblems, timeProblems, dataProblems],
}
