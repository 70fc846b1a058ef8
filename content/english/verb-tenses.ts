import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { chooseTheFormBefore, nameTheTenseBefore, writeThePastBefore } from './earlier/verb-tenses.ts'
import { drawLikelyEvent, isDoneInADay, isPlanned, takesTime } from './likely-events.ts'
import { type Person, people, present, sentence, toBe, toHave, type Verb } from './sentences.ts'

const tenses = {
  present: 'the simple present',
  past: 'the simple past',
  future: 'the future',
  presentProgressive: 'the present progressive',
  pastProgressive: 'the past progressive',
  presentPerfect: 'the present perfect',
  pastPerfect: 'the past perfect',
} as const
type Tense = keyof typeof tenses

const level: Readonly<Record<Tense, number>> = {
  past: 1,
  present: 1,
  future: 2,
  presentProgressive: 3,
  pastProgressive: 4,
  presentPerfect: 5,
  pastPerfect: 5,
}

function phrase(verb: Verb, { plural }: Person, tense: Tense): string {
  switch (tense) {
    case 'present':
      return present(verb, plural)
    case 'past':
      return verb.past
    case 'future':
      return `will ${verb.base}`
    case 'presentProgressive':
      return `${toBe(plural, false)} ${verb.ing}`
    case 'pastProgressive':
      return `${toBe(plural, true)} ${verb.ing}`
    case 'presentPerfect':
      return `${toHave(plural)} ${verb.participle}`
    case 'pastPerfect':
      return `had ${verb.participle}`
  }
}

const tenseIds = Object.keys(tenses) as Tense[]
const tenseFor = (random: Random, step: Step, from: readonly Tense[]) =>
  random.pick(from.filter(tense => Math.abs(level[tense] - step) <= 1))

/** The verbs that make sense in a tense: nobody is finding a key, or will break a vase. */
function fitFor(tense: Tense): (verb: Verb) => boolean {
  if (tense === 'future') return verb => isPlanned(verb) && isDoneInADay(verb)
  if (tense === 'pastPerfect' || tense === 'past') return isDoneInADay
  return tense.endsWith('Progressive') ? takesTime : () => true
}

export const nameTheTense = template({
  id: 'english.verb-tenses.name-the-tense',
  version: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const tense = tenseFor(random, step, tenseIds)
    return { ...drawLikelyEvent(random, step / 6, fitFor(tense)), tense }
  },
  measure: 'how late the tense is taught, from the simple ones (1) to the perfect ones (5)',
  hardness: ({ tense }) => level[tense],
  write: ({ who, verb, object, tense }, random) => {
    const words = phrase(verb, who, tense)
    return {
      stem: `*${sentence(`${who.text} ${words} the ${object}`)}*\n\nWhich tense is this sentence in?`,
      right: { text: tenses[tense] },
      wrong: random.shuffle(tenseIds.filter(other => other !== tense)).map(other => ({
        text: tenses[other],
        misconception: `took-it-for-${tenses[other].replaceAll(' ', '-')}`,
      })),
      explanation: `The verb is “${words}”. ${signs[tense]} So it is **${tenses[tense]}**.`,
    }
  },
})

const signs: Readonly<Record<Tense, string>> = {
  present: 'It is a single word, and it is about what happens now or often.',
  past: 'It is a single word, and it is about what is over.',
  future: 'The word “will” looks ahead to what has not happened yet.',
  presentProgressive: '“Is” or “are” with a word that ends in “-ing” shows what is going on now.',
  pastProgressive:
    '“Was” or “were” with a word that ends in “-ing” shows what was going on at some time in the past.',
  presentPerfect: '“Has” or “have” with the past participle looks back from now on what has been done.',
  pastPerfect: '“Had” with the past participle shows what was done before something else in the past.',
}

/** Time expressions, with the verb forms that are wrong next to them. Debatable forms are left out. */
const cues: Readonly<Partial<Record<Tense, { says: readonly string[]; wrong: readonly Tense[] }>>> = {
  past: {
    says: ['Yesterday', 'Last week', 'Two days ago', 'Last Saturday'],
    wrong: ['presentPerfect', 'future', 'present', 'presentProgressive'],
  },
  future: {
    says: ['Tomorrow', 'Next week', 'In two days’ time', 'Next Saturday'],
    wrong: ['past', 'presentPerfect', 'pastPerfect', 'pastProgressive'],
  },
  presentProgressive: {
    says: ['At this very moment', 'Right now', 'As we speak'],
    wrong: ['past', 'pastProgressive', 'pastPerfect', 'future'],
  },
  pastPerfect: {
    says: ['Long before we arrived', 'By the time we got there', 'When we came home, we heard that'],
    wrong: ['presentPerfect', 'future', 'present', 'presentProgressive'],
  },
}
const cued = Object.keys(cues) as Tense[]

export const chooseTheForm = template({
  id: 'english.verb-tenses.choose-the-form',
  version: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const tense = tenseFor(random, step, cued)
    const event = drawLikelyEvent(random, step / 6, fitFor(tense))
    return { ...event, tense, cue: random.pick(cues[tense]?.says ?? []) }
  },
  measure: 'how late the tense is taught (1 to 5), and one more for an irregular verb',
  hardness: ({ tense, verb }) => level[tense] + (verb.irregular ? 1 : 0),
  write: ({ who, verb, object, tense, cue }) => {
    const comma = cue.endsWith('that') ? '' : ','
    const wrong: WrongChoice[] = (cues[tense]?.wrong ?? []).map(other => ({
      text: phrase(verb, who, other),
      misconception: `used-${tenses[other].replaceAll(' ', '-')}`,
    }))
    return {
      stem: `${cue}${comma} ${who.text} \\_\\_\\_\\_\\_\\_ the ${object}.\n\nWhich words fill the gap?`,
      right: { text: phrase(verb, who, tense) },
      wrong,
      explanation: `“${cue}” needs ${tenses[tense]}. ${signs[tense]} So: ${cue}${comma} ${who.text} **${phrase(verb, who, tense)}** the ${object}.`,
    }
  },
})

const alone = people.filter(({ text }) => !text.includes(' '))

const byRule = ({ base }: Verb) =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`

function regularEnding({ base, past }: Verb): string {
  const name = `“${capital(base)}”`
  if (past.endsWith('ied'))
    return `${name} ends with a consonant and “y”, so the “y” turns into “i” before “-ed”.`
  if (past !== `${base}ed`) return `${name} has a short vowel, so its last letter is doubled before “-ed”.`
  return `${name} follows the rule, so it just takes “${base.endsWith('e') ? '-d' : '-ed'}”.`
}

export const writeThePast = template({
  id: 'english.verb-tenses.write-the-past',
  version: 2,
  mode: 'typed',
  seconds: 25,
  draw: (random, step) => {
    const form = random.chance((step - 2) / 4) ? ('participle' as const) : ('past' as const)
    const { who, verb, object } = drawLikelyEvent(random, (step + 1) / 6, isDoneInADay, alone)
    return { name: who.text, verb, object, form }
  },
  measure: 'one for a regular verb, two for an irregular one, and one more for its participle',
  hardness: ({ verb, form }) => (verb.irregular ? 2 : 1) + (form === 'participle' ? 1 : 0),
  write: ({ name, verb, object, form }) => {
    const right = verb[form]
    const before = form === 'past' ? `Yesterday, ${name}` : `${name} has already`
    const wrong = [
      {
        text: byRule(verb),
        misconception: verb.irregular ? 'added-ed-to-an-irregular-verb' : 'forgot-to-double-the-letter',
      },
      { text: verb.base, misconception: 'left-the-verb-as-it-was' },
      { text: form === 'past' ? verb.participle : verb.past, misconception: 'mixed-up-past-and-participle' },
    ]
    return {
      stem: `Put the verb in brackets into the right form, and write that one word.\n\n${before} (**${verb.base}**) the ${object}.`,
      expected: { kind: 'text', value: right },
      mistakes: wrong.filter(({ text }) => text !== right),
      explanation: `${form === 'past' ? '“Yesterday” needs the simple past' : '“Has” needs the past participle after it'}. ${verb.irregular ? `“${capital(verb.base)}” is irregular: ${verb.base}, ${verb.past}, ${verb.participle}.` : regularEnding(verb)} So: ${before} **${right}** the ${object}.`,
    }
  },
})

export const verbTenses: Topic = {
  id: 'english.verb-tenses',
  name: 'Verb tenses',
  subdomain: 'grammar',
  year: 4,
  prerequisites: ['english.word-classes'],
  about: 'Using the past, present and future of verbs, with their irregular forms.',
  weights: { gl: 3, cem: 2, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
A verb tells us what is done. Its **tense** tells us when.

- Now: *I walk. I am walking.*
- Before: *I walked. I was walking.*
- Still to come: *I will walk.*

There are two helpers that you should know. With **have** or **has**, a thing is done by now: *I have walked home.* With **had**, it was done before something else: *I had walked home when it began to rain.*

Most verbs take "-ed" in the past. Some go their own way. They are called **irregular**: *go, went, gone*, or *see, saw, seen*. You have to learn them by heart.

Look for time words. "Yesterday" wants the past. "Tomorrow" wants "will".`,
    example: `
*Last week, Sam (catch) a fish.*

1. Find the time words: "last week". It is over.
2. So we want the past.
3. Is the verb a rule breaker? Say it: "catched" sounds odd. Yes, it is: *catch, caught, caught*.
4. So: Last week, Sam **caught** a fish.`,
    harder: `
*Long before the bell rang, Yusuf ___ his lunch.* Is it *eats*, *has eaten*, *had eaten*, *was eating* or *will eat*?

1. I look for the time words: "long before the bell rang". The bell rang in the past. And his lunch was **before** that.
2. So there are two pasts, one behind the other. For the one further back we use "had".
3. "Had" goes with the third form of the verb: eat, ate, **eaten**.
4. So: Long before the bell rang, Yusuf **had eaten** his lunch.
5. Why not *has eaten*? "Has" looks back from **now**: "Yusuf has eaten. He is full." And *was eating* would mean that he was in the middle of it.

*Rosa has already (choose) a book.* Write the one word.

1. "Has already" wants the third form.
2. Choose, chose, **chosen**. So: Rosa has already **chosen** a book.

The slip to watch for is using the second form after "has" or "had": "has chose", "had ate". Say all three forms in a row, and take the last one.

Now you try: which tense is "Dev had been late twice"? And "Dev is running"? (The past perfect, and the present progressive.)`,
    mistake: `
"I done it" and "I seen it" are common slips. *Done* and *seen* need a helper: "I **have** done it", "I **have** seen it". With no helper, say "I **did** it" and "I **saw** it". To see the slip, look for the helper just before the verb.`,
    tryThis: `
Tell someone three things that you did last weekend. Then tell the same three things as if you were going to do them next weekend. Listen to how each verb changes.`,
  })),
  misconceptions: once(() => ({
    'took-it-for-the-present-progressive': {
      child: 'The present progressive has “is” or “are” and a word that ends in -ing. Look for both.',
      parent:
        'Mistakes the tense for the present progressive. Look together for is or are with an -ing word.',
    },
    'took-it-for-the-past-progressive': {
      child: 'The past progressive has “was” or “were” and a word that ends in -ing. Look for both.',
      parent: 'Mistakes the tense for the past progressive. Look together for was or were with an -ing word.',
    },
    'took-it-for-the-future': {
      child: 'The future has “will” in it. Look for that word.',
      parent: 'Mistakes the tense for the future. Ask whether it is still to come, and look for “will”.',
    },
    'took-it-for-the-present-perfect': {
      child: 'The present perfect has “has” or “have” before the verb. Look for one of them.',
      parent: 'Mistakes the tense for the present perfect. Look together for has or have, as in “has eaten”.',
    },
    'took-it-for-the-simple-present': {
      child: 'The simple present is one word and says what happens now. Look at the verb again.',
      parent: 'Mistakes the tense for the simple present. Ask if it happens now or again and again.',
    },
    'took-it-for-the-past-perfect': {
      child: 'The past perfect has “had” before the verb. Look for it.',
      parent: 'Mistakes the tense for the past perfect. Look together for “had”, as in “had eaten”.',
    },
    'took-it-for-the-simple-past': {
      child: 'The simple past is one word. With a helper like “has” or “was”, it is another tense.',
      parent: 'Mistakes the tense for the simple past. Look for helper words: with one, it is another tense.',
    },
    'used-the-past-perfect': {
      child: '“Had eaten” is for what was done before something else in the past. Look at the time words.',
      parent: 'Uses “had done” where the time words ask for another tense. Underline the time words first.',
    },
    'used-the-past-progressive': {
      child: '“Was eating” is for the past. See what the time words say.',
      parent: 'Uses “was doing” where the sentence is not about the past. Ask when it happens.',
    },
    'used-the-present-perfect': {
      child: '“Has eaten” tells what is done by now. Match it with the time words.',
      parent:
        'Uses “has done” with time words that ask for another tense. We say “ate yesterday”, not “has eaten yesterday”.',
    },
    'used-the-simple-past': {
      child: 'That form is for what is over. The time words here say now, or later.',
      parent: 'Uses the past where the sentence is about now or later. Underline the time words.',
    },
    'used-the-future': {
      child: '“Will” is for what is still to come. The time words here do not look ahead.',
      parent: 'Uses “will” where the sentence is not about the future. Ask when it happens.',
    },
    'used-the-simple-present': {
      child: 'That form is for now. The time words here speak of the past.',
      parent: 'Uses the present where the time words point to the past. Read them aloud first.',
    },
    'used-the-present-progressive': {
      child: '“Is eating” is for right now. The time words here speak of the past.',
      parent: 'Uses “is doing” where the time words point to the past. Ask whether it is going on now.',
    },
    'added-ed-to-an-irregular-verb': {
      child: 'This verb has its own past form. It does not take -ed.',
      parent: 'Adds -ed to an irregular verb, such as runned. Learn a few a week as a chant: run, ran, run.',
    },
    'left-the-verb-as-it-was': {
      child: 'The verb must change here. Look at the words before it.',
      parent: 'Leaves the verb as it was. Read the sentence aloud and ask whether it is over.',
    },
    'mixed-up-past-and-participle': {
      child: 'One form stands alone and one goes with “has”. Say “I saw” but “I have seen”.',
      parent: 'Mixes up the two past forms, such as saw and seen. Practise both: I saw it, I have seen it.',
    },
    'forgot-to-double-the-letter': {
      child: 'There is a short vowel, so double the last letter before -ed.',
      parent: 'Does not double the last letter before -ed. Compare hop, hopped with hope, hoped.',
    },
  })),
  templates: [nameTheTense, chooseTheForm, writeThePast],
  earlier: [nameTheTenseBefore, chooseTheFormBefore, writeThePastBefore],
}
