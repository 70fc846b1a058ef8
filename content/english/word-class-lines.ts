import type { Random } from '../random.ts'

export type WordClass =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'preposition'
  | 'pronoun'
  | 'conjunction'
  | 'determiner'

/** A word of a sentence. A word without a class is never asked about. */
export interface Tagged {
  readonly text: string
  readonly wordClass?: WordClass
}

/** Verbs of movement, each with the adverbs that suit it. */
type Ways = Readonly<Record<string, string>>

/** Who moves where and how. Everything in a cast goes with everything else in it. */
const casts: readonly { readonly adjectives: string; readonly beings: string; readonly ways: Ways }[] = [
  {
    adjectives: 'clever hungry friendly gentle lonely cheerful young famous tired curious',
    beings: 'farmer baker sailor teacher pirate goalkeeper nurse gardener captain artist',
    ways: {
      crept: 'quietly silently nervously carefully',
      walked: 'calmly quietly carefully proudly',
      marched: 'proudly bravely boldly',
      wandered: 'happily calmly silently',
      strolled: 'calmly happily proudly',
      hurried: 'nervously eagerly silently',
    },
  },
  {
    adjectives: 'hungry friendly gentle lonely young curious clever shy',
    beings: 'otter puppy rabbit kitten squirrel hedgehog fox',
    ways: {
      crept: 'quietly silently nervously carefully',
      ran: 'eagerly happily boldly nervously',
      wandered: 'happily calmly boldly',
      scampered: 'happily eagerly nervously',
    },
  },
]
const prepositions = 'across into through towards past around'.split(' ')
const determiners = 'that another our'.split(' ')
const places = 'garden market forest park playground meadow castle village orchard field'.split(' ')
const clauses: readonly (readonly [conjunction: string, pronoun: string, rest: string])[] = [
  ['because', 'it', 'was raining.'],
  ['because', 'it', 'was late.'],
  ['because', 'everyone', 'was waiting.'],
  ['because', 'we', 'were too noisy.'],
  ['although', 'it', 'was raining.'],
  ['although', 'it', 'was late.'],
  ['although', 'everyone', 'was watching.'],
  ['although', 'we', 'were there.'],
  ['while', 'they', 'were singing.'],
  ['while', 'we', 'were watching.'],
  ['while', 'everyone', 'was asleep.'],
  ['when', 'it', 'was dark.'],
  ['when', 'they', 'were away.'],
  ['when', 'we', 'were asleep.'],
]

const tagged = (text: string, wordClass: WordClass): Tagged => ({ text, wordClass })

/** `The clever otter crept quietly into that garden because it was raining.` Each class occurs once, except nouns. */
export function tellingLines(random: Random): Tagged[] {
  const [conjunction, pronoun, rest] = random.pick(clauses)
  const { adjectives, beings, ways } = random.pick(casts)
  const [verb, adverbs] = random.pick(Object.entries(ways))
  return [
    { text: 'The' },
    tagged(random.pick(adjectives.split(' ')), 'adjective'),
    tagged(random.pick(beings.split(' ')), 'noun'),
    tagged(verb, 'verb'),
    tagged(random.pick(adverbs.split(' ')), 'adverb'),
    tagged(random.pick(prepositions), 'preposition'),
    tagged(random.pick(determiners), 'determiner'),
    { text: random.pick(places) },
    tagged(conjunction, 'conjunction'),
    tagged(pronoun, 'pronoun'),
    { text: rest },
  ]
}

/** How someone moves: the adjectives, adverbs and clauses that all make sense together. */
interface Walk {
  readonly verb: string
  readonly adjectives: string
  readonly adverbs: string
  readonly clauses: string
}

const unseen =
  'when it was dark./while everyone was asleep./when we were asleep./because everyone was asleep./while they were singing.'
const unhurried =
  'although it was raining./while we were watching./although everyone was waiting./when it was nearly dark./while they were singing./because it was a fine day.'
const lively =
  'when they called./when we whistled./although it was raining./while everyone was watching./when it began to snow.'

const walksOf: readonly { readonly beings: string; readonly walks: readonly Walk[] }[] = [
  {
    beings: 'farmer baker sailor teacher pirate goalkeeper nurse gardener captain artist',
    walks: [
      {
        verb: 'crept',
        adjectives: 'clever curious young lonely hungry',
        adverbs: 'quietly silently nervously carefully',
        clauses: unseen,
      },
      {
        verb: 'walked',
        adjectives: 'gentle friendly young tired famous',
        adverbs: 'calmly quietly carefully',
        clauses: unhurried,
      },
      {
        verb: 'marched',
        adjectives: 'young famous clever cheerful',
        adverbs: 'proudly bravely boldly',
        clauses:
          'although it was raining./because everyone was watching./while they were singing./when they called./while we were watching.',
      },
      {
        verb: 'wandered',
        adjectives: 'lonely curious young tired',
        adverbs: 'calmly silently quietly',
        clauses: unhurried,
      },
      {
        verb: 'strolled',
        adjectives: 'friendly cheerful famous gentle',
        adverbs: 'calmly happily proudly',
        clauses: unhurried,
      },
      {
        verb: 'hurried',
        adjectives: 'hungry tired young curious',
        adverbs: 'nervously silently quietly',
        clauses:
          'because it was late./because it was raining./because everyone was waiting./when it began to rain./while they were talking./while we were waiting.',
      },
    ],
  },
  {
    beings: 'otter puppy rabbit kitten squirrel hedgehog fox',
    walks: [
      {
        verb: 'crept',
        adjectives: 'curious hungry shy clever young',
        adverbs: 'quietly silently nervously carefully',
        clauses: unseen,
      },
      {
        verb: 'ran',
        adjectives: 'young friendly curious hungry',
        adverbs: 'eagerly happily boldly',
        clauses: lively,
      },
      {
        verb: 'wandered',
        adjectives: 'lonely curious young gentle',
        adverbs: 'calmly silently quietly',
        clauses: unseen,
      },
      {
        verb: 'scampered',
        adjectives: 'young friendly curious hungry',
        adverbs: 'happily eagerly',
        clauses: lively,
      },
    ],
  },
]
const placesAfter: Readonly<Record<string, string>> = {
  across: 'market park playground meadow field',
  into: 'garden forest park castle village orchard',
  through: 'garden market forest park village orchard meadow',
  towards: 'castle village forest park market orchard',
  past: 'castle village market orchard playground',
  around: 'garden market park playground field castle',
}

/** Like `tellingLines`, but everything in a line makes sense with everything else in it. */
export function likelyLines(random: Random): Tagged[] {
  const { beings, walks } = random.pick(walksOf)
  const { verb, adjectives, adverbs, clauses } = random.pick(walks)
  const [preposition, goals] = random.pick(Object.entries(placesAfter))
  const [conjunction = '', pronoun = '', ...rest] = random.pick(clauses.split('/')).split(' ')
  return [
    { text: 'The' },
    tagged(random.pick(adjectives.split(' ')), 'adjective'),
    tagged(random.pick(beings.split(' ')), 'noun'),
    tagged(verb, 'verb'),
    tagged(random.pick(adverbs.split(' ')), 'adverb'),
    tagged(preposition, 'preposition'),
    tagged(random.pick(determiners), 'determiner'),
    { text: random.pick(goals.split(' ')) },
    tagged(conjunction, 'conjunction'),
    tagged(pronoun, 'pronoun'),
    { text: rest.join(' ') },
  ]
}

/** Words that can belong to two classes, in sentences where only one is possible. */
export const tricky: readonly (readonly [
  before: string,
  word: string,
  after: string,
  wordClass: WordClass,
])[] = [
  ['We ', 'watch', ' the boats from the bridge.', 'verb'],
  ['My new ', 'watch', ' is five minutes fast.', 'noun'],
  ['Please ', 'light', ' the candles on the cake.', 'verb'],
  ['The ', 'light', ' in the hall was too bright.', 'noun'],
  ['This bag is quite ', 'light', '.', 'adjective'],
  ['Cheetahs are very ', 'fast', ' animals.', 'adjective'],
  ['Cheetahs can run very ', 'fast', '.', 'adverb'],
  ['It was a ', 'hard', ' puzzle.', 'adjective'],
  ['We worked ', 'hard', ' all day.', 'adverb'],
  ['We had a picnic ', 'after', ' the match.', 'preposition'],
  ['We had a picnic ', 'after', ' we had finished the match.', 'conjunction'],
  ['Wash your hands ', 'before', ' lunch.', 'preposition'],
  ['Wash your hands ', 'before', ' you eat your lunch.', 'conjunction'],
  ['Nobody has seen the cat ', 'since', ' Tuesday.', 'preposition'],
  ['Nobody has seen the cat ', 'since', ' the door was left open.', 'conjunction'],
  ['The school ', 'play', ' is on Friday.', 'noun'],
  ['We ', 'play', ' chess after school.', 'verb'],
  ['The ', 'water', ' in the lake was cold.', 'noun'],
  ['I ', 'water', ' the tomatoes every evening.', 'verb'],
  ['May I have a ', 'drink', ', please?', 'noun'],
  ['Camels ', 'drink', ' a great deal of water.', 'verb'],
  ['The ', 'park', ' closes at six.', 'noun'],
  ['You may not ', 'park', ' in front of the gate.', 'verb'],
  ['Our ', 'early', ' bus had already left.', 'adjective'],
  ['The bus left ', 'early', ' this morning.', 'adverb'],
  ['That ', 'round', ' table is made of oak.', 'adjective'],
  ['We ran ', 'round', ' the field twice.', 'preposition'],
  ['Come ', 'inside', ' before it rains.', 'adverb'],
  ['The keys are ', 'inside', ' the drawer.', 'preposition'],
  ['The ', 'answer', ' was on the last page.', 'noun'],
  ['Nobody could ', 'answer', ' the riddle.', 'verb'],
  ['The ', 'cook', ' tasted the soup.', 'noun'],
  ['My brothers ', 'cook', ' supper on Sundays.', 'verb'],
  ['A gentle ', 'rain', ' began to fall.', 'noun'],
  ['It may ', 'rain', ' in the afternoon.', 'verb'],
  ['We all had a good ', 'laugh', ' about it.', 'noun'],
  ['Clowns often ', 'laugh', ' at their own jokes.', 'verb'],
  ['My ', 'back', ' aches after all that digging.', 'noun'],
  ['Please put the book ', 'back', ' on its shelf.', 'adverb'],
  ['We came in by the ', 'back', ' door.', 'adjective'],
  ['The ', 'cold', ' wind shook the shutters.', 'adjective'],
  ['Half the class has caught a ', 'cold', '.', 'noun'],
  ['The ducks swam ', 'past', ' the island.', 'preposition'],
  ['This is a story about the ', 'past', '.', 'noun'],
  ['We stayed indoors ', 'until', ' sunset.', 'preposition'],
  ['We stayed indoors ', 'until', ' the rain stopped.', 'conjunction'],
  ['The shop is open ', 'daily', ' in August.', 'adverb'],
  ['Feeding the hens is my ', 'daily', ' job.', 'adjective'],
]
