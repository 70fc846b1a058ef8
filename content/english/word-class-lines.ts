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

/** A word of a sentence. One without a class is never asked for. */
export interface Tagged {
  readonly text: string
  readonly wordClass?: WordClass
}

const adjectives = 'clever hungry friendly gentle lonely sleepy curious cheerful young famous'.split(' ')
const beings = 'otter farmer dragon baker puppy sailor teacher rabbit pirate goalkeeper'.split(' ')
const adverbs = 'quietly calmly carefully eagerly proudly bravely happily silently boldly nervously'.split(
  ' ',
)
const verbs = 'crept ran walked jumped hopped wandered skipped danced marched strolled'.split(' ')
const prepositions = 'across into through towards past around'.split(' ')
const determiners = 'that another this each'.split(' ')
const places = 'garden tunnel market forest kitchen playground meadow castle valley cave'.split(' ')
const conjunctions = 'because while although when'.split(' ')
const clauses: readonly (readonly [pronoun: string, rest: string])[] = [
  ['it', 'was raining.'],
  ['they', 'were singing.'],
  ['we', 'were watching.'],
  ['everyone', 'was waiting.'],
  ['he', 'was tired.'],
  ['she', 'was late.'],
]

const tagged = (text: string, wordClass: WordClass): Tagged => ({ text, wordClass })

/** `The clever otter crept quietly into this garden because it was raining.` Each class comes once, but for nouns. */
export function tellingLines(random: Random): Tagged[] {
  const [pronoun, rest] = random.pick(clauses)
  return [
    { text: 'The' },
    tagged(random.pick(adjectives), 'adjective'),
    tagged(random.pick(beings), 'noun'),
    tagged(random.pick(verbs), 'verb'),
    tagged(random.pick(adverbs), 'adverb'),
    tagged(random.pick(prepositions), 'preposition'),
    tagged(random.pick(determiners), 'determiner'),
    { text: random.pick(places) },
    tagged(random.pick(conjunctions), 'conjunction'),
    tagged(pronoun, 'pronoun'),
    { text: rest },
  ]
}

/** Words that can be of two classes, in sentences where they are of one. */
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
]
