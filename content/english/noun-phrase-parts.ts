import type { Step } from '../question.ts'
import type { Random } from '../random.ts'

/** Nouns, with what can come before and after them and what they can do. Everything in a group goes with everything else. */
interface NounGroup {
  readonly nouns: readonly string[]
  readonly before: readonly string[]
  /** Phrases after the noun, short and long. */
  readonly short: readonly string[]
  readonly long: readonly string[]
  /** What they do, for after the phrase. */
  readonly does: readonly string[]
  /** A state, for a clause. */
  readonly is: readonly string[]
}

const split = (text: string) => text.split(', ')

export const nounGroups: readonly NounGroup[] = [
  {
    nouns: split('boy, girl, farmer, sailor, teacher, lady, nurse, chef, drummer, gardener, clown, judge'),
    before: split(
      'tall, cheerful, clever, sleepy, curious, famous, quiet, friendly, nervous, thin, brave, grumpy',
    ),
    short: split(
      'with the red scarf, in the long coat, from Wales, with a flute, on the bicycle, in the boat',
    ),
    long: [
      'with the basket of ripe apples',
      'at the front of the long queue',
      'from the house by the canal',
      'in the coat with silver buttons',
      'with the parrot on one shoulder',
      'by the gate of the old mill',
    ],
    does: [
      'waved to the driver',
      'sang a song about the sea',
      'ate a cold sausage',
      'fell asleep in the sun',
      'dropped a glove',
      'knew the answer at once',
      'laughed at the joke',
      'ran after the bus',
    ],
    is: split('very late, afraid of geese, in a hurry, ready to leave, too tired to speak'),
  },
  {
    nouns: split('dog, cat, horse, goat, parrot, donkey, goose, fox, pony, hen'),
    before: split('muddy, hungry, old, clever, playful, greedy, noisy, lazy, brown, bold'),
    short: split(
      'with one blue eye, beside the gate, in the garden, from the farm, by the river, behind the shed',
    ),
    long: [
      'with the bell round its neck',
      'from the farm on the hill',
      'beside the gate of the yard',
      'in the field behind the church',
      'with a carrot for its supper',
      'at the end of the lane',
    ],
    does: [
      'slept in the sun',
      'stole a sausage',
      'chased the postman',
      'crossed the busy road',
      'made a dreadful noise',
      'drank from the bucket',
      'followed us to school',
      'hid behind the wall',
    ],
    is: split('very muddy, afraid of thunder, fond of apples, not at home, hungry again'),
  },
  {
    nouns: split('key, box, lamp, book, map, clock, hat, coin, letter, knife, flag, mirror'),
    before: split(
      'strange, dusty, ancient, tiny, precious, valuable, mysterious, beautiful, battered, famous',
    ),
    short: split(
      'in the drawer, from the wreck, under the stairs, on the shelf, with a label, near the door',
    ),
    long: [
      'in the bottom drawer of the desk',
      'from the wreck of a Spanish ship',
      'under the stairs to the cellar',
      'on the top shelf of the library',
      'with a label on the back',
      'at the back of the shop',
    ],
    does: [
      'fell into the river',
      'disappeared in the night',
      'cost only two pounds',
      'belonged to a pirate',
      'started the whole argument',
      'came from Egypt',
      'gave us all a fright',
      'turned up in the attic',
    ],
    is: split('very old, worth a fortune, hard to find, under the bed, nowhere to be seen'),
  },
]

export interface NounPhrase {
  readonly determiner: string
  readonly adjectives: readonly string[]
  readonly noun: string
  readonly after: string
}

export const phraseText = ({ determiner, adjectives, noun, after }: NounPhrase) =>
  [determiner, adjectives.join(', '), noun, after].filter(part => part !== '').join(' ')

/** More and longer parts at the higher steps. */
export function drawPhrase(random: Random, step: Step, withAfter = step > 1) {
  const group = random.pick(nounGroups)
  const count = step < 3 ? 1 : step < 5 ? random.int(1, 2) : 2
  const phrase: NounPhrase = {
    determiner: random.pick(step < 3 ? ['the'] : ['the', 'that', 'our']),
    adjectives: random.sample(group.before, count),
    noun: random.pick(group.nouns),
    after: withAfter ? random.pick(step < 4 ? group.short : group.long) : '',
  }
  return { phrase, group }
}
