import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { itemOf, ladder, type Place, passageOf, shown, wrongChoices, yearsOn } from './comprehension.ts'
import { harderMeanings } from './hard-words/meanings-in-passages.ts'
import { inALongText } from './long-passages/sets.ts'
import type { Meaning, PassageData } from './passages/passage.ts'
import { passages } from './passages/passages.ts'

/** The passage's own, then the harder ones. */
const meaningsOf = ({ id, meanings }: PassageData) => [...meanings, ...(harderMeanings[id] ?? [])]

const meaningAt = (place: Place): Meaning => itemOf(meaningsOf(passageOf(place)), place.at)

const hardness = (place: Place) => yearsOn(passageOf(place)) + meaningAt(place).word.length / 10
const measure = 'year of the passage, and a tenth for each letter of the word'

const draw = ladder(({ meanings }) => meanings, hardness)

const wordsOf = (text: string) => text.match(/[\p{L}-]+(?:’[a-z]+)?/gu) ?? []

const harderPlaces = once(() =>
  passages.flatMap(passage =>
    meaningsOf(passage)
      .map((_, at): Place => ({ passage: passage.id, at }))
      .slice(passage.meanings.length),
  ),
)

/** Steps 4 and 5 ask for the harder meanings only. */
const drawHarder = (random: Random, step: Step) =>
  step < 4 ? draw(random, step) : random.pick(harderPlaces())

const meaningHereIn = (version: number, drawPlace: typeof draw) =>
  template({
    id: 'english.vocabulary-in-context.meaning-here',
    version,
    mode: 'options',
    seconds: 50,
    draw: drawPlace,
    measure,
    hardness,
    write: place => {
      const { word, around, right, wrong } = meaningAt(place)
      const isOneWord = version === 1 || !word.includes(' ')
      return {
        stem: `The passage says “${around}”.\n\nWhat ${isOneWord ? 'does' : 'do the words'} **${word}** mean here?`,
        passage: shown(passageOf(place)),
        right: { text: right },
        wrong: wrongChoices(wrong),
        explanation: `Read the whole sentence with each meaning in the place of the word. In “${around}”, ${isOneWord ? `the word **${word}** means` : `the words **${word}** mean`} **${right}**. The other meanings do not fit what the passage tells.`,
      }
    },
  })

export const meaningHere = meaningHereIn(2, drawHarder)

export const findTheWord = template({
  id: 'english.vocabulary-in-context.find-the-word',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw,
  measure,
  hardness,
  write: place => {
    const { word, around, right } = meaningAt(place)
    const others = wordsOf(around).filter(other => other.length > 3 && other !== word)
    return {
      stem: `Look at these words from the passage: “${around}”.\n\nWhich one of them means **${right}**? Write the word.`,
      passage: shown(passageOf(place)),
      expected: { kind: 'text', value: word },
      mistakes: [...new Set(others.map(other => other.toLowerCase()))].map(text => ({
        text,
        misconception: 'another-word-from-the-phrase',
      })),
      explanation: `Try each word in turn. In “${around}”, it is **${word}** that means ${right}.`,
    }
  },
})

export const meaningInALongText = inALongText('english.vocabulary-in-context.in-a-long-text', ['meaning'], {
  version: 2,
  seconds: 60,
  fewest: 12,
})

export const vocabularyInContext: Topic = {
  id: 'english.vocabulary-in-context',
  name: 'Words in a text',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.retrieval'],
  about: 'Working out what a word means from the sentence around it.',
  weights: { gl: 5, cem: 5, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
You meet a word that you don’t know. Don’t stop. The words around it can help you. They are called the **context**.

Here is a good way:

- Cover the hard word with your thumb.
- Read the sentence again, and the ones next to it.
- What word would you put there? Say it.
- Lift your thumb. Pick the choice that is nearest to your own word.
- Put that choice into the sentence. Does it still make sense?

Many words have more than one meaning. A **bat** can fly in the night, or it can hit a ball. A **match** can be lit, or it can be won. Only the context tells you which one is meant.`,
    example: `
*The bank was steep, and Omar slid down it into the stream.*

What does "bank" mean here?

1. Cover "bank". Something steep, next to a stream.
2. My own word would be "slope" or "side".
3. A bank can be a place for money. But nobody slides down that into a stream.
4. So here a bank is **the sloping side of a stream**.`,
    harder: `
*From its hilltop the old fort **commanded** a view of the whole bay, and no ship could slip past it unseen.*

What does *commanded* mean here? Is it *gave orders to*, *had from its high place*, *kept hidden*, *was ruled by* or *paid for*?

1. I cover the word. "From its hilltop the old fort ___ a view of the whole bay." My own word would be "had" or "gave you".
2. Most people know *command* as giving orders. But can a fort give orders to a view? No. So I leave that meaning.
3. I look for the choice that is nearest to "had". *Had from its high place* fits.
4. I put it back in. "The fort had, from its high place, a view of the whole bay." That makes sense, and it goes with "no ship could slip past it unseen".

Old books use some words in old ways. *They wept for **want** of bread.* Do they want bread? Yes, but here *want* is a thing. It means that they had none. Cover it and try: "for lack of bread". So *want* means **lack**.

The slip to watch for is being too sure. The more common the word is, the better you should check it.

Now you try: "The judge was **moved** by her story." Did the judge go anywhere? (No. It means that he was touched, and felt something.)`,
    mistake: `
The trap is to choose the meaning that you know best. You see "bank" and think of money. That choice will often be there, and it is there to trick you. To see the slip, put the meaning back into the sentence and read it out loud. If it sounds silly, it is wrong.`,
    tryThis: `
Think of the word "light". How many meanings can you find? Make up one sentence for each. Ask someone at home to guess which meaning you had in mind.`,
  })),
  misconceptions: once(() => ({
    'mixed-up-with-a-similar-word': {
      child: 'You thought of a word that looks or sounds like this one. Read it letter by letter.',
      parent: 'Mixes the word up with a similar one. Write the two side by side and compare.',
    },
    'fits-the-sentence-not-the-sense': {
      child: 'It fits in the line, but not in the story. Read the lines around it.',
      parent:
        'Chooses a meaning that fits the sentence but not the passage. Read one sentence before and one after.',
    },
    'own-idea-not-in-text': {
      child: 'Nothing in the text says so. Look for clues near the word.',
      parent: 'Makes up a meaning that has no clue in the text. Ask which words nearby help.',
    },
    'other-sense-of-the-word': {
      child: 'This word has more than one meaning. Try each and see which works here.',
      parent:
        'Chooses another meaning of the same word. Talk about words with two meanings, such as bank and bark.',
    },
    'opposite-of-the-text': {
      child: 'That is the opposite. Try it in the sentence and listen.',
      parent:
        'Chooses the opposite meaning. Put it in place of the word and ask if the story still makes sense.',
    },
    'another-word-from-the-phrase': {
      child: 'Try the meaning in place of each word. Only one swap works.',
      parent: 'Writes another word from the same phrase. Swap the meaning in for each word in turn.',
    },
  })),
  templates: [meaningHere, findTheWord, meaningInALongText],
  earlier: [meaningHereIn(1, draw)],
}
