import { once } from '../once.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { drawPhrase, type NounPhrase, phraseText } from './noun-phrase-parts.ts'

const wordsIn = (text: string) => text.split(' ')
const lengthOf = (phrase: NounPhrase) => wordsIn(phraseText(phrase)).length

export const wholePhrase = template({
  id: 'english.noun-phrases.whole-phrase',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const { phrase, group } = drawPhrase(random, step)
    return { phrase, does: random.pick(group.does) }
  },
  measure: 'words of the noun phrase',
  hardness: ({ phrase }) => lengthOf(phrase),
  write: ({ phrase, does }) => {
    const whole = phraseText(phrase)
    const { determiner, adjectives, noun, after } = phrase
    const [verb = '', next = ''] = wordsIn(does)
    const core = phraseText({ ...phrase, after: '' })
    const inner = wordsIn(whole).slice(1).join(' ')
    return {
      stem: `*${capital(whole)} ${does}.*\n\nWhich words make up the **whole** noun phrase before the verb?`,
      right: { text: whole },
      wrong: [
        ...(after === '' ? [] : [{ text: core, misconception: 'left-out-the-end-of-the-phrase' }]),
        { text: `${whole} ${verb}`, misconception: 'took-in-the-verb' },
        { text: inner, misconception: 'left-out-the-determiner' },
        { text: does, misconception: 'took-what-is-done' },
        ...(after === '' ? [] : [{ text: after, misconception: 'took-only-the-end' }]),
        { text: `${noun} ${after}`.trim(), misconception: 'left-out-the-adjectives' },
        { text: `${determiner} ${adjectives.join(', ')}`, misconception: 'left-out-the-end-of-the-phrase' },
        { text: `${whole} ${verb} ${next}`.trim(), misconception: 'took-in-the-verb' },
        { text: `${inner} ${verb}`, misconception: 'took-in-the-verb' },
      ],
      explanation: `The verb is “${verb}”. Ask: who or what ${verb}? Take every word of the answer, from “${determiner}” up to the last word before the verb: **${whole}**. You could put just one word, such as “it” or “she”, in place of all of them.`,
    }
  },
})

const prepositions = 'with in from on under near by at beside behind'.split(' ')

export const headNoun = template({
  id: 'english.noun-phrases.head-noun',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => drawPhrase(random, step, true).phrase,
  measure: 'words of the noun phrase',
  hardness: lengthOf,
  write: phrase => {
    const { determiner, adjectives, noun, after } = phrase
    const afterWords = wordsIn(after)
    const small = new Set([
      ...prepositions,
      'the',
      'a',
      'one',
      'its',
      'of',
      'behind',
      'round',
      'down',
      'above',
      'to',
    ])
    const later: WrongChoice[] = afterWords
      .filter(word => !small.has(word))
      .reverse()
      .map(text => ({ text, misconception: 'took-a-word-from-the-end' }))
    return {
      stem: `*${phraseText(phrase)}*\n\nWhich word is the **head noun**: the main noun that all the other words tell us more about?`,
      right: { text: noun },
      wrong: [
        ...later,
        ...adjectives.map(text => ({ text, misconception: 'took-an-adjective' })),
        { text: afterWords[0] ?? '', misconception: 'took-a-small-word' },
        { text: determiner, misconception: 'took-a-small-word' },
        ...afterWords
          .filter(word => small.has(word) && word !== afterWords[0])
          .map(text => ({ text, misconception: 'took-a-small-word' })),
      ],
      explanation: `What is it all about? It is about a **${noun}**. “${adjectives.join('” and “')}” ${adjectives.length > 1 ? 'tell' : 'tells'} us what kind of ${noun}, and “${after}” tells us which ${noun}. So the head noun is **${noun}**.`,
    }
  },
})

export const findThePhrase = template({
  id: 'english.noun-phrases.find-the-phrase',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const { phrase, group } = drawPhrase(random, step)
    const others = random.sample(
      group.nouns.filter(noun => noun !== phrase.noun),
      3,
    )
    return {
      phrase,
      others,
      adjectives: random.sample(group.before, 4),
      ends: random.sample(step < 4 ? group.short : group.long, 2),
      does: random.sample(group.does, 2),
      is: random.sample(group.is, 2),
    }
  },
  measure: 'words of the noun phrase',
  hardness: ({ phrase }) => lengthOf(phrase),
  write: ({ phrase, others, adjectives, ends, does, is }, random) => {
    const { noun } = phrase
    const [one = '', two = '', three = ''] = others
    const [a = '', b = '', c = '', d = ''] = adjectives
    const right = phraseText(phrase)
    return {
      stem: 'Which of these is an **expanded noun phrase**?',
      right: { text: right },
      wrong: random.shuffle([
        { text: `the ${one} was ${is[0]}`, misconception: 'took-a-clause' },
        { text: `the ${a} ${two} ${ends[1]} ${does[0]}`, misconception: 'took-a-clause' },
        { text: `the ${noun} is ${is[1]}`, misconception: 'took-a-clause' },
        { text: `${does[1]} with the ${b} ${three}`, misconception: 'took-a-verb-phrase' },
        { text: `looking at the ${c} ${one} ${ends[0]}`, misconception: 'took-a-verb-phrase' },
        { text: `behind the ${d} ${two} ${ends[0]}`, misconception: 'took-a-preposition-phrase' },
        { text: `next to our ${a} ${three}`, misconception: 'took-a-preposition-phrase' },
        { text: `very ${b} and rather ${c}`, misconception: 'took-an-adjective-phrase' },
        { text: `saw a ${noun} ${ends[1]}`, misconception: 'took-a-verb-phrase' },
      ]),
      explanation: `A noun phrase has a noun at its heart and no verb that says what happens. In **${right}** the head noun is “${noun}”, and the other words tell us more about it. The others have a verb, begin with a word such as “behind”, or have no noun.`,
    }
  },
})

export const nounPhrases: Topic = {
  id: 'english.noun-phrases',
  name: 'Noun phrases',
  subdomain: 'grammar',
  year: 5,
  prerequisites: ['english.word-classes'],
  about: 'Finding and building expanded noun phrases (“the old clock on the wall”) and their head noun.',
  weights: { gl: 2, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
A **noun** is a name for a person, an animal, a place or a thing: *dog*.

A **noun phrase** is a group of words built round a noun: *the dog*.

We can make it bigger. Then it is an **expanded** noun phrase:

- Add adjectives before the noun: *the muddy brown dog*.
- Add words after the noun. They often begin with *with, in, on* or *of*: *the dog* **with one white ear**.
- Do both: *the muddy dog with one white ear*.

The noun in the middle of it all is the **head noun**. All the other words tell us more about it. There is no verb that says what happens. *The muddy dog barked* is not a noun phrase. It is a whole sentence.

Here is a test: can you put *it, he, she* or *they* in place of all the words? *The muddy dog with one white ear barked* becomes *It barked*. So you have the whole phrase.`,
    example: `
Find the whole noun phrase before the verb: *The rusty key in the drawer opened the box.*

1. The verb is *opened*.
2. What opened the box? *The rusty key in the drawer.*
3. Put *it* in its place: *It opened the box.* That works.
4. So the noun phrase is **the rusty key in the drawer**. Its head noun is *key*.`,
    harder: `
*that heavy, dusty book on the top shelf of the library* Which noun is the head?

1. There are three nouns: *book, shelf, library*.
2. Is it about a library? No. *Of the library* only tells us which shelf.
3. Is it about a shelf? No. *On the top shelf* only tells us which book.
4. It is about a **book**. The head noun comes before the first small word such as *on, in* or *with*.`,
    mistake: `
Many children stop at the noun: *the rusty key*. But *in the drawer* tells us which key, so it belongs to the phrase. To see the slip, put *it* in place of your words: “It in the drawer opened the box.” That sounds wrong, so something was left out.`,
    tryThis: `
Look at something near you, such as a cup. Start with *the cup*. Take turns with somebody and make the noun phrase longer each time: *the blue cup*, *the blue cup with a chip* … Who runs out of ideas first?`,
  })),
  misconceptions: once(() => ({
    'left-out-the-end-of-the-phrase': {
      child: 'The phrase goes on. The words that tell which one belong to it too.',
      parent:
        'Stops the phrase too early. Put “it” in place of the words chosen and read the sentence aloud.',
    },
    'took-in-the-verb': {
      child: 'You took in the verb. A noun phrase stops before it.',
      parent: 'Takes the verb into the noun phrase. Find the verb first, and draw a line in front of it.',
    },
    'left-out-the-determiner': {
      child: 'A word such as “the” or “that” at the start belongs to the phrase too.',
      parent:
        'Leaves out the first small word, such as “the”. It belongs to the noun, so it is part of the phrase.',
    },
    'left-out-the-adjectives': {
      child: 'The words before the noun belong to the phrase too.',
      parent: 'Leaves out the adjectives before the noun. Ask what kind it is, and take in those words.',
    },
    'took-what-is-done': {
      child: 'That says what happens. Look for the words that say who or what did it.',
      parent: 'Takes the part with the verb. Ask “Who or what did it?” The answer is the noun phrase.',
    },
    'took-only-the-end': {
      child: 'That is just the end of it. Begin at the noun that it tells us about.',
      parent: 'Takes only the words after the noun. Ask which noun they tell us about, and begin there.',
    },
    'took-a-word-from-the-end': {
      child: 'That word only helps to tell which one. Look before the first small word, such as “in”.',
      parent: 'Mistakes a later noun or word for the head. Ask what the whole phrase is about.',
    },
    'took-an-adjective': {
      child: 'That word describes. The head noun is the thing that it describes.',
      parent: 'Mistakes an adjective for the head noun. Ask what it is that is like this.',
    },
    'took-a-small-word': {
      child: 'That is only a small helping word. The head is a noun: a person, animal or thing.',
      parent: 'Mistakes a small word such as “with” for the head noun. Ask whether you could draw it.',
    },
    'took-a-clause': {
      child: 'That has a verb and could be a sentence. A noun phrase has none.',
      parent:
        'Mistakes a clause for a noun phrase. Look for the verb: a noun phrase does not say what happens.',
    },
    'took-a-verb-phrase': {
      child: 'That begins with something that is done. A noun phrase is built round a noun.',
      parent: 'Mistakes words with a verb for a noun phrase. Try to put “it” in place of them all.',
    },
    'took-a-preposition-phrase': {
      child: 'That tells where. A noun phrase does not begin with a word such as “behind”.',
      parent: 'Takes a phrase that tells where. Cover the first small word, and the noun phrase is left.',
    },
    'took-an-adjective-phrase': {
      child: 'There is no noun in that one. It only describes.',
      parent: 'Mistakes adjectives without a noun for a noun phrase. Ask what thing is named in it.',
    },
  })),
  templates: [wholePhrase, headNoun, findThePhrase],
}
