import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { inALongText } from './long-passages/sets.ts'

const about = (kind: 'purpose' | 'structure') =>
  inALongText(`english.purpose-and-structure.${kind}`, [kind], { version: 2, seconds: 75, fewest: 12 })

export const purposeOf = about('purpose')
export const structureOf = about('structure')

export const purposeAndStructure: Topic = {
  id: 'english.purpose-and-structure',
  name: 'Purpose and structure of a text',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.inference'],
  about: 'Asking why a writer wrote something, and why they put it in that place.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Every text is written for a reason. That is its **purpose**. It may tell a story, teach you, make you laugh or try to change your mind.

A text also has a shape. That is its **structure**. The writer has chosen what comes first, what comes next and what comes last.

To work out why a writer did something:

- **Look at the part you are asked about.** What is in it?
- **Look at its place.** What comes just before? What comes just after?
- **Think about the reader.** What do you feel, know or ask at this point?
- **Take it away.** What would be lost if that part were gone?

The last question is the best one. What would be lost is what the part is for.`,
    example: `
*The letter lay on the mat. Tom stepped over it and made his toast. Two weeks later, he wished he had picked it up.*

Why does the writer jump to "two weeks later"?

1. The part: it tells us that Tom is sorry.
2. Its place: we still don’t know what the letter says.
3. As a reader I ask: what was in it? I want to read on.
4. So the jump is there **to make us curious about the letter**.`,
    harder: `
*When the fire engine came, I had been in the tree for three hours, and both of the sandwiches were gone. It had begun with a kite. On Monday, Gran gave it to me. On Tuesday, there was no wind. On Wednesday, there was too much.*

Why does the writer start with the fire engine and only then go back to Monday? Is it *to show that the kite was not important*, *to make us ask how the child came to be up there*, *to tell us that the wind was strong*, *to prove that the story is true*, or *to show that Gran was careless*?

1. The part: a child is in a tree, help is coming, and the lunch is gone. It is the **end** of the adventure.
2. Its place: it comes before the beginning. So we know how it ends, but not how it started.
3. The reader: I ask at once, "How did you get up there?" I want to read on.
4. Take it away: if it began with "On Monday, Gran gave me a kite", nothing would pull me in.
5. So it is there **to make us ask how the child came to be up there**.

Now look at the last three sentences. They are short, and they are built the same way. They tick like a clock: no wind, too much wind. They make us feel that trouble is coming.

The slip to watch for is choosing something that is true. The wind **was** strong. But that is not why the fire engine comes first.

Now you try: what would be lost without "both of the sandwiches were gone"? (A smile, and the sense of how long three hours were.)`,
    mistake: `
It is easy to choose an answer that is true of the text but is not a reason. "Tom makes toast" is true, but it does not say why the writer jumps ahead. To see this slip, put "in order to" in front of your answer. If it makes no sense, choose again.`,
    tryThis: `
Take a book that you know well. Read the first page again. What does the writer keep from you, and when do you find it out? Tell a friend why it was kept back.`,
  })),
  misconceptions: once(() => ({
    'true-but-not-asked': {
      child: 'That is true of the text, but it is not the reason. Ask what the part is for.',
      parent:
        'Chooses something true that does not answer the question. Ask what would be lost if that part were left out.',
    },
    'effect-not-in-the-words': {
      child: 'Those words don’t have that effect. Say what you felt as you read them.',
      parent:
        'Names an effect that the words don’t have. Read the line aloud and ask how it makes them feel.',
    },
    'own-idea-not-in-text': {
      child: 'It could be so, but nothing in the text shows it. Look for words that prove it.',
      parent: 'Brings in an idea of their own. Ask which words in the text show it.',
    },
    'true-of-one-part-only': {
      child: 'That fits one part of the text. You were asked about more than that.',
      parent: 'Answers for one part and not the whole. Ask whether it still fits at the end of the text.',
    },
    'goes-further-than-the-text': {
      child: 'The text doesn’t go that far. Look for a more careful answer.',
      parent: 'Chooses an answer that is too strong. Look for words such as “all”, “only” and “never”.',
    },
    'opposite-of-the-text': {
      child: 'The text does the opposite. Read that part again slowly.',
      parent: 'Chooses the opposite of what the text does. Read the part aloud together once more.',
    },
  })),
  templates: [purposeOf, structureOf],
}
