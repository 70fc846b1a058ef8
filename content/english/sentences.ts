import type { Random } from '../random.ts'
import { capital } from '../wording.ts'

/**
 * People, things and actions. Every verb goes with each of its objects and with everyone, except that children don't do
 * adults' work.
 */

export const names = [
  'Aisha',
  'Ben',
  'Chloe',
  'Dev',
  'Ella',
  'Femi',
  'Grace',
  'Hassan',
  'Isla',
  'Jun',
  'Kofi',
  'Leila',
  'Mateo',
  'Nina',
  'Omar',
  'Priya',
  'Rosa',
  'Sam',
  'Tariq',
  'Uma',
  'Vikram',
  'Yusuf',
  'Zara',
] as const

export interface Person {
  readonly text: string
  readonly plural: boolean
}

export const workers: readonly Person[] = [
  ...[
    'baker',
    'farmer',
    'teacher',
    'captain',
    'gardener',
    'doctor',
    'artist',
    'plumber',
    'queen',
    'visitor',
  ].map(noun => ({ text: `the ${noun}`, plural: false })),
  ...['children', 'twins', 'neighbours', 'pupils', 'sailors', 'visitors'].map(noun => ({
    text: `the ${noun}`,
    plural: true,
  })),
]

export const people: readonly Person[] = [
  ...names.map(text => ({ text, plural: false })),
  ...workers,
  { text: 'my aunt', plural: false },
  { text: 'our uncle', plural: false },
  { text: 'my cousins', plural: true },
  { text: 'our friends', plural: true },
]

export interface Verb {
  readonly base: string
  readonly third: string
  readonly past: string
  readonly participle: string
  readonly ing: string
  readonly irregular: boolean
  /** Nouns after `the`. The plurals end in s, and no singular does except `bus`. */
  readonly objects: readonly string[]
}

const verb = (forms: string, objects: string, irregular: boolean): Verb => {
  const [base = '', third = '', past = '', participle = '', ing = ''] = forms.split(' ')
  return { base, third, past, participle, ing, irregular, objects: objects.split(' ') }
}
const regular = (forms: string, objects: string) => {
  const [base = '', third = '', past = '', ing = ''] = forms.split(' ')
  return verb(`${base} ${third} ${past} ${past} ${ing}`, objects, false)
}
const irregular = (forms: string, objects: string) => verb(forms, objects, true)

export const verbs: readonly Verb[] = [
  regular('paint paints painted painting', 'fence door boat walls shed'),
  regular('carry carries carried carrying', 'basket ladder boxes tent lantern'),
  regular('clean cleans cleaned cleaning', 'windows car kitchen boots tank'),
  regular('open opens opened opening', 'letter parcel gate curtains drawer'),
  regular('mend mends mended mending', 'bicycle roof kite toys clock'),
  regular('wash washes washed washing', 'plates dog blankets van apples'),
  regular('push pushes pushed pushing', 'trolley pram barrow swing cart'),
  regular('cook cooks cooked cooking', 'soup pancakes rice beans stew'),
  regular('plant plants planted planting', 'bulbs tree seeds roses hedge'),
  regular('collect collects collected collecting', 'shells tickets eggs stamps parcel'),
  regular('follow follows followed following', 'path map tracks duck parade'),
  regular('copy copies copied copying', 'poem list pictures map notes'),
  regular('plan plans planned planning', 'party trip picnic menu games'),
  regular('stop stops stopped stopping', 'bus match clock train game'),
  regular('visit visits visited visiting', 'castle museum caves farm harbour'),
  irregular('catch catches caught caught catching', 'ball fish frog hen butterflies'),
  irregular('bring brings brought brought bringing', 'cake blankets lunch ladder books'),
  irregular('buy buys bought bought buying', 'bread tickets drum pears lamp'),
  irregular('find finds found found finding', 'key treasure clue gloves puppy'),
  irregular('draw draws drew drawn drawing', 'map castle dragon horses plan'),
  irregular('write writes wrote written writing', 'letter story poem invitations report'),
  irregular('build builds built built building', 'den bridge tower kites wall'),
  irregular('choose chooses chose chosen choosing', 'book colours song team cakes'),
  irregular('hide hides hid hidden hiding', 'present coins map eggs key'),
  irregular('throw throws threw thrown throwing', 'ball rope sticks snowballs hoop'),
  irregular('drive drives drove driven driving', 'tractor van bus lorry train'),
  irregular('eat eats ate eaten eating', 'soup plums cake sandwiches pie'),
  irregular('feed feeds fed fed feeding', 'ducks rabbit goats parrot hens'),
  irregular('sell sells sold sold selling', 'cakes flowers pictures bicycle lemonade'),
  irregular('take takes took taken taking', 'photographs medicine map umbrella keys'),
  irregular('wear wears wore worn wearing', 'uniform boots costume sandals gloves'),
  irregular('sing sings sang sung singing', 'song carols tune lullaby anthem'),
  irregular('ride rides rode ridden riding', 'donkey pony bicycle camel horses'),
  irregular('hold holds held held holding', 'rope torch flag ladder baby'),
  irregular('break breaks broke broken breaking', 'record code window ice branches'),
  irregular('win wins won won winning', 'race cup prizes match medals'),
  irregular('know knows knew known knowing', 'answer song password rules story'),
  irregular('see sees saw seen seeing', 'whale rainbow foxes comet play'),
  irregular('grow grows grew grown growing', 'pumpkin tomatoes carrots herbs beans'),
  irregular('shake shakes shook shaken shaking', 'bottle rug tree dice tin'),
]

/** Is, was, has and will be, in agreement with the subject. */
export const toBe = (plural: boolean, past: boolean) =>
  past ? (plural ? 'were' : 'was') : plural ? 'are' : 'is'
export const toHave = (plural: boolean) => (plural ? 'have' : 'has')
export const present = (verb: Verb, plural: boolean) => (plural ? verb.base : verb.third)

/** Stative verbs, which have no continuous form: nobody `is knowing` something. */
const states = new Set(['know', 'see'])
export const isState = ({ base }: Verb) => states.has(base)

export const isPlural = (noun: string) => noun !== 'bus' && /s$|dice$/.test(noun)

/** The subject, verb and object by their index, from which the sentence can be written again. */
export interface Event {
  readonly who: Person
  readonly verb: Verb
  readonly object: string
}

/** Children don't drive. A name alone can be anyone’s. */
const forAdults = new Set(['drive'])
const children = new Set(['the children', 'the twins', 'the pupils', 'our friends', 'my cousins'])
export const doersOf = ({ base }: Verb, from: readonly Person[] = people): readonly Person[] =>
  forAdults.has(base) ? from.filter(({ text }) => !children.has(text)) : from

export function drawEvent(random: Random, irregularShare: number, from: readonly Person[] = people): Event {
  const irregular = random.chance(irregularShare)
  const verb = random.pick(verbs.filter(each => each.irregular === irregular && !isState(each)))
  return { who: random.pick(doersOf(verb, from)), verb, object: random.pick(verb.objects) }
}

export const sentence = (text: string) => `${capital(text)}.`
