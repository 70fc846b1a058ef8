import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { answering, quotedSentence, quoting } from './comprehension.ts'
import { inALongText } from './long-passages/sets.ts'
import { moreAnswers } from './passages/more-answers.ts'

export const findFact = answering(({ retrieval }) => retrieval, {
  id: 'english.retrieval.find-fact',
  version: 2,
  balancedFrom: 2,
  undoubled: true,
  alsoWrong: ({ passage, at }) => moreAnswers(passage, at),
  seconds: 75,
  explain: (proof, why, right) => `The passage says ${proof} ${why} So the answer is: ${right}.`,
})

const wordsThatTellIn = (version: 1 | 2) =>
  quoting(({ retrieval }) => retrieval, {
    id: 'english.retrieval.words-that-tell',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    seconds: 75,
    measure:
      'year of the passage, and the share of the question’s words that are not in the words to be found',
    sought: ({ question }) => question,
    ask: question => `Read this question: *${question}*\n\nWhich words from the passage give the answer?`,
    explain: ({ proof, why }) =>
      `${version === 1 ? 'The answer stands in the words' : 'You find the answer in the words'} ${quotedSentence(proof)} ${why} The other words are in the passage too, but they do not answer this question.`,
  })

export const wordsThatTell = wordsThatTellIn(2)

export const findInALongText = inALongText('english.retrieval.in-a-long-text', ['retrieval'], { seconds: 60 })

export const retrieval: Topic = {
  id: 'english.retrieval',
  name: 'Finding facts in a text',
  subdomain: 'comprehension',
  year: 4,
  prerequisites: [],
  about: 'Reading a short text closely and finding what it says.',
  weights: { gl: 5, cem: 5, iseb: 5 },
  lesson: once(() => ({
    version: 2,
    idea: `
Some questions ask for a fact. Who did it? When? Where? How many? The answer is there on the page. Your job is to find it.

Do it like this:

- **Read** the whole text once. Don’t hurry.
- **Pick** the key word in the question. It may be a name, a time or a thing.
- **Scan** for that word. Let your eyes run down the page until you spot it.
- **Read around it.** Read the line before and the line after.
- **Check** each choice against the text.

The text may use other words than the question. The text may say "a fortnight". The answer may say "two weeks". They mean the same.`,
    example: `
*Tom packed a map and a torch. His sister Ann took the rope.*

Who carried the rope?

1. The key word is "rope". Scan for it.
2. It is in the second line. Read all of it: "His sister Ann took the rope."
3. "Took" means much the same as "carried". So the answer is **Ann**.`,
    harder: `
*By the time the ferry sighted the lighthouse, Captain Rowe had been awake for twenty hours. She had meant to sleep after supper, but the pump had failed at nine, and two of her crew were too seasick to repair it. At dawn the engineer took over at last. It was not the storm, she wrote later, that had worn her out. It was the coffee, which had run out at midnight.*

According to the captain, what tired her most? Was it *the storm*, *the broken pump*, *her seasick crew*, *having no more coffee*, or *the long watch*?

1. The key words are "according to the captain" and "tired". So I need what **she** says, not what I think.
2. I scan for "tired". It is not there. So I look for other words that mean the same. "Had worn her out": there it is.
3. I read around it with care. "It was **not** the storm." So I cross out the storm.
4. "It was the coffee, which had run out." So the answer is **having no more coffee**.
5. The pump, the crew and the long watch are all in the text, and they are all good reasons to be tired. But she does not name them.

The slip to watch for is choosing what seems most sensible. The question asks what the text says.

Now you try: who repaired the pump? (The text does not say so! It only says that the engineer took over at dawn.)`,
    mistake: `
It is easy to pick a word just because you saw it in the text. Tom is in the text. So is the map. But they do not tell you who had the rope. To see this slip, ask: "Is that what I was asked?" Put your finger on the words that prove it. If you can’t find any, choose again.`,
    tryThis: `
Take a book that you like. Open it at any page and read it once. Ask a friend or a grown-up to think of three questions about that page. Put your finger on the words that prove each answer.`,
  })),
  misconceptions: once(() => ({
    'goes-further-than-the-text': {
      child: 'The text doesn’t go that far. Look for words such as “all”, “only” and “never”.',
      parent: 'Chooses an answer that says more than the text. Find the words that prove each part of it.',
    },
    'words-from-the-text-wrong-place': {
      child: 'Those words are in the text but answer something else. Find the right line.',
      parent:
        'Picks words from the text that do not answer the question. Find the line together and read one sentence before and after.',
    },
    'own-idea-not-in-text': {
      child: 'It may be true, but the text does not say so. Put your finger on the words.',
      parent: 'Answers from their own ideas. Ask “Where does it say that?” and have them point to it.',
    },
    'opposite-of-the-text': {
      child: 'The text says the opposite. Read that line again slowly.',
      parent: 'Chooses the opposite of what the text says. Look for small words such as “not” and “never”.',
    },
    'true-but-not-asked': {
      child: 'That is true, but it isn’t what you were asked. Read the question again.',
      parent:
        'Chooses something true that answers another question. Have them say the question in their own words.',
    },
    'proof-of-another-point': {
      child: 'Those words prove a different fact. Read the question again, then look.',
      parent:
        'Quotes words that answer a different question. Ask them to say the question in their own words before searching.',
    },
  })),
  templates: [findFact, wordsThatTell, findInALongText],
  earlier: [wordsThatTellIn(1)],
}
