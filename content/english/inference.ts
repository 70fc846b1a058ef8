import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { answering, quoted, quoting } from './comprehension.ts'
import { inALongText } from './long-passages/sets.ts'
import { withLikelierAnswers } from './passages/likelier-answers.ts'

const workOutBefore = answering(({ inference }) => inference, {
  id: 'english.inference.work-out',
  version: 1,
  seconds: 90,
  explain: (proof, why, right) => `The clue is ${proof} ${why} So the best answer is: ${right}.`,
})

export const workOut = withLikelierAnswers(workOutBefore)

export const wordsThatShow = quoting(({ inference }) => inference, {
  id: 'english.inference.words-that-show',
  version: 1,
  seconds: 90,
  measure: 'year of the passage, and the share of the claim’s words that are not in the clue',
  sought: ({ claim }) => claim,
  ask: claim => `Which words from the passage best show that ${claim}?`,
  explain: ({ claim, proof, why }) => `The words ${quoted(proof)} are the clue that ${claim}. ${why}`,
})

export const inferInALongText = inALongText('english.inference.in-a-long-text', ['inference'], {
  seconds: 80,
})

export const inference: Topic = {
  id: 'english.inference',
  name: 'Reading between the lines',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.retrieval'],
  about: 'Working out what a text shows without saying it outright, and finding the clue.',
  weights: { gl: 5, cem: 5, iseb: 5 },
  lesson: once(() => ({
    version: 2,
    idea: `
A writer does not tell you everything. Often you get clues, and you work out the rest. This is called **inference**. Some people call it reading between the lines.

You do it all day long. You see wet boots by the door. Nobody has to tell you that it is raining.

To work it out from a text:

- **Find the clue.** What do the people do? What do they say? How do they say it?
- **Add what you know.** When do people act like that?
- **Make a careful guess.** It must fit the clue, and it must not go too far.

A good answer needs both: the words on the page and your own good sense.`,
    example: `
*Nina looked at the clock again. She tapped her foot and sighed.*

How does Nina feel?

1. The clues: she looks at the clock "again", taps her foot, and sighs.
2. I know that people do this when they have to wait too long.
3. So Nina is **impatient**. The text does not use that word, but three clues point to it.`,
    harder: `
*"Of course I don’t mind," said Ella. She folded her bus ticket in half, and in half again, until it was too small to fold. "Three is a silly number for a sleepover. Everyone says so." She asked Priya what they would have for tea, and did not listen to the answer.*

How does Ella really feel? Is she *glad that she need not go*, *hurt, but trying to hide it*, *too hungry to think*, *bored by what Priya says*, or *furious with everyone*?

1. What does she **say**? That she doesn’t mind. If I stop here, I choose "glad". That is the trap.
2. What does she **do**? She folds a ticket again and again. People do this when they are upset.
3. She asks a question and does not listen. Her mind is on something else.
4. Her words and her hands do not agree. When they don’t, trust the hands.
5. Is she furious? Nothing shows that. She is polite. That goes too far. Is she bored or hungry? The tea is only something to talk about.
6. So she is **hurt, but trying to hide it**.

In hard questions two answers may fit a bit. Take the one that fits **all** the clues and adds nothing.

Now you try: which words best show that Ella is upset? (That she folded the ticket "until it was too small to fold".)`,
    mistake: `
Some children make up a good story that is not in the text. "Nina has missed her train." It could be so, but no word speaks of a train. To see this slip, ask: "Which words make me think so?" If you can’t point to a clue, your idea is your own and not the writer’s.`,
    tryThis: `
Turn the sound off while you watch a short film. How do the people feel? Say what you think, and say what you saw that tells you so.`,
  })),
  misconceptions: once(() => ({
    'other-sense-of-the-word': {
      child: 'That word can mean this, but not here. Read the whole sentence again.',
      parent: 'Takes a word in a sense that it doesn’t have here. Try other words in its place.',
    },
    'true-of-one-part-only': {
      child: 'That fits one part of the text, but not all of what you were asked about.',
      parent: 'Answers for one part only. Ask whether it still fits the lines before and after.',
    },
    'own-idea-not-in-text': {
      child: 'A good guess needs a clue. Find the words in the text that made you think so.',
      parent:
        'Guesses without a clue from the text. Ask “What makes you think that?” while reading together.',
    },
    'opposite-of-the-text': {
      child: 'The clues point the other way. Look at what people say and do.',
      parent: 'Reads a clue the wrong way round. Talk about how someone in the story feels, and why.',
    },
    'words-from-the-text-wrong-place': {
      child: 'Those words are in the text but do not show this. Look for the clue.',
      parent: 'Picks words from the text that do not show the point. Ask how each line would prove it.',
    },
    'goes-further-than-the-text': {
      child: 'You went a bit too far. Choose what the clues really show.',
      parent:
        'Concludes more than the text allows. Ask whether we can be sure, or if it could be something else.',
    },
    'true-but-not-asked': {
      child: 'It is true, but it does not answer this. Read the question once more.',
      parent: 'Chooses something true that was not asked. Have them repeat the question before choosing.',
    },
    'proof-of-another-point': {
      child: 'Those words show something else. For each line, ask if it proves this point.',
      parent:
        'Chooses a quotation that proves another point. Read the claim, then the line, and ask if they fit.',
    },
  })),
  templates: [workOut, wordsThatShow, inferInALongText],
  earlier: [workOutBefore],
}
