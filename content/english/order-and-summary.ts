import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { inALongText } from './long-passages/sets.ts'

export const orderOf = inALongText('english.order-and-summary.order', ['order'], { seconds: 80 })
export const summaryOf = inALongText('english.order-and-summary.summary', ['summary'], { seconds: 75 })

export const orderAndSummary: Topic = {
  id: 'english.order-and-summary',
  name: 'Order of events and main ideas',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.retrieval'],
  about: 'Putting the events of a text in order, and saying in one sentence what it is about.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A writer does not have to tell things in the order in which they took place. A story may start in the middle. Somebody may think back to last summer.

To put events in **order**:

- **Find each event** in the text and put a finger on it.
- **Look for time words**: *before, after, by then, years ago, had been*.
- **Ask which came first in real life**, not on the page.

To **sum up** a text, say what most of it is about:

- **Say who or what** it is about.
- **Say what is most important** about that.
- **Check it.** A good summary fits the start, the middle and the end. It leaves out small things.`,
    example: `
*Ravi hugged the dog. He had looked for her all day. In the morning the gate had been left open, and she had run off.*

What is the right order?

1. The hug comes first on the page. But "had looked" and "had been left" tell of things that came before it.
2. The gate was open in the morning. Then she ran off. Then he looked for her.
3. So the order is: **gate left open, dog runs off, Ravi looks, Ravi hugs her**.

A summary: **Ravi finds the dog that he had lost.**`,
    harder: `
*Nobody clapped louder than Mr Okoro when the clock struck twelve. He had been a boy of eight when lightning stopped its hands. For forty years the town had told the time by the baker’s van. Then, last spring, he found the missing wheel in a box of doorknobs, and the mayor at last agreed to pay for a ladder.*

Put these in the order in which they happened: **1.** Mr Okoro claps. **2.** The mayor agrees to pay. **3.** Lightning stops the clock. **4.** The wheel is found.

1. I look for time words: "when", "had been a boy", "for forty years", "last spring", "at last".
2. "Had been a boy of eight" goes back the furthest. So 3 is first.
3. "Last spring" he found the wheel, "and the mayor at last agreed". So 4 comes next, then 2.
4. The clapping is first on the page. But the clock can only strike when it is repaired. So 1 is last.
5. The order is **3, 4, 2, 1**.

Which is the best summary? *A man finds a wheel in a box. A town clock is repaired after many years. A town is proud of its history.*

1. The first is true, but it is only one small part. It is too small.
2. The third sounds fine, but the text never speaks of history. It is too big.
3. The second fits the start, the middle and the end. It is right.

Now you try: when did people tell the time by the van? (After the lightning and before the repair.)`,
    mistake: `
Many children choose a summary just because it is true. "The gate was open" is true, but it is one small part. To see this slip, ask: "Does it cover the whole text?" If it fits only one line, it is too small. If it says more than the text does, it is too big.`,
    tryThis: `
Think of a film that you like. Tell it in one sentence of at most 15 words. Then ask a friend to guess which film it is. If they can, you have found the main idea.`,
  })),
  misconceptions: once(() => ({
    'events-in-the-wrong-order': {
      child: 'Not quite that order. Look for words such as “before”, “had” and “by then”.',
      parent:
        'Puts events in the order of the page or mixes two up. Draw a line on paper and place each event on it.',
    },
    'true-of-one-part-only': {
      child: 'That is true, but it is only one part. A summary fits the whole text.',
      parent: 'Mistakes a detail for the main idea. Ask whether it fits the start, the middle and the end.',
    },
    'goes-further-than-the-text': {
      child: 'That says more than the text does. Look for one that goes just far enough.',
      parent: 'Chooses a summary that claims too much. Ask which words prove each part of it.',
    },
    'own-idea-not-in-text': {
      child: 'That idea is not in the text. Look for what the writer says most about.',
      parent: 'Adds an idea of their own. Ask where in the text it is said.',
    },
    'true-but-not-asked': {
      child: 'True, but it isn’t what most of the text is about. Think of the whole.',
      parent: 'Chooses a true point that isn’t the main one. Ask what most of the sentences are about.',
    },
    'opposite-of-the-text': {
      child: 'The text says the opposite. Read the end of the text again.',
      parent: 'Chooses the opposite of the main idea. Read the first and last paragraphs together.',
    },
  })),
  templates: [orderOf, summaryOf],
}
