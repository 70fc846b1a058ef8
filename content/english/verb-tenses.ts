import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, type TypedDraft, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { drawLikelyEvent, isDoneInADay, isPlanned, takesTime } from './likely-events.ts'
import {
  drawEvent,
  type Event,
  names,
  type Person,
  people,
  present,
  sentence,
  toBe,
  toHave,
  type Verb,
  verbs,
} from './sentences.ts'
import { drawFormLine, type FormLine } from './verb-form-lines.ts'

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

/** The second versions speak of likely events only, and explain in other words. */
type Version = 1 | 2

interface Told extends Event {
  readonly tense: Tense
}

const nameTheTenseIn = (version: Version): Template<Told> =>
  template({
    id: 'english.verb-tenses.name-the-tense',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      if (version === 1) return { ...drawEvent(random, step / 6), tense: tenseFor(random, step, tenseIds) }
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
        explanation: `The verb is “${words}”. ${signs[version][tense]} So it is **${tenses[tense]}**.`,
      }
    },
  })

export const nameTheTense = nameTheTenseIn(2)

const signs: Readonly<Record<Version, Readonly<Record<Tense, string>>>> = {
  1: {
    present: 'It tells what happens now or again and again, in one word.',
    past: 'It tells what happened and is over, in one word.',
    future: 'The word “will” tells of what is still to come.',
    presentProgressive: '“Is” or “are” with a word in “-ing” tells what is going on now.',
    pastProgressive: '“Was” or “were” with a word in “-ing” tells what was going on.',
    presentPerfect: '“Has” or “have” with the past participle tells what is done by now.',
    pastPerfect: '“Had” with the past participle tells what was done before something else.',
  },
  2: {
    present: 'It is a single word, and it is about what happens now or often.',
    past: 'It is a single word, and it is about what is over.',
    future: 'The word “will” looks ahead to what has not happened yet.',
    presentProgressive: '“Is” or “are” with a word that ends in “-ing” shows what is going on now.',
    pastProgressive:
      '“Was” or “were” with a word that ends in “-ing” shows what was going on at some time in the past.',
    presentPerfect: '“Has” or “have” with the past participle looks back from now on what has been done.',
    pastPerfect: '“Had” with the past participle shows what was done before something else in the past.',
  },
}

interface Cue {
  /** Time expressions of each version. */
  readonly says: Readonly<Record<Version, readonly string[]>>
  /** The forms that are wrong next to them. Debatable forms are left out. */
  readonly wrong: readonly Tense[]
}

const cues: Readonly<Partial<Record<Tense, Cue>>> = {
  past: {
    says: {
      1: ['Yesterday', 'Last week', 'Two days ago', 'Last summer'],
      2: ['Yesterday', 'Last week', 'Two days ago', 'Last Saturday'],
    },
    wrong: ['presentPerfect', 'future', 'present', 'presentProgressive'],
  },
  future: {
    says: {
      1: ['Tomorrow', 'Next week', 'In two days’ time', 'Next summer'],
      2: ['Tomorrow', 'Next week', 'In two days’ time', 'Next Saturday'],
    },
    wrong: ['past', 'presentPerfect', 'pastPerfect', 'pastProgressive'],
  },
  presentProgressive: {
    says: {
      1: ['At this very moment', 'At this minute', 'As we speak'],
      2: ['At this very moment', 'Right now', 'As we speak'],
    },
    wrong: ['past', 'pastProgressive', 'pastPerfect', 'future'],
  },
  pastPerfect: {
    says: {
      1: ['Long before we arrived', 'By the time that we got there', 'When we came home, we saw that'],
      2: ['Long before we arrived', 'By the time we got there', 'When we came home, we heard that'],
    },
    wrong: ['presentPerfect', 'future', 'present', 'presentProgressive'],
  },
}
const cued = Object.keys(cues) as Tense[]

const chooseTheFormIn = (version: Version) =>
  template({
    id: 'english.verb-tenses.choose-the-form',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const tense = tenseFor(random, step, cued)
      const event =
        version > 1 ? drawLikelyEvent(random, step / 6, fitFor(tense)) : drawEvent(random, step / 6)
      return { ...event, tense, cue: random.pick(cues[tense]?.says[version] ?? []) }
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
        explanation: `“${cue}” ${version > 1 ? 'needs' : 'asks for'} ${tenses[tense]}. ${signs[version][tense]} ${version > 1 ? 'So: ' : ''}${cue}${comma} ${who.text} **${phrase(verb, who, tense)}** the ${object}.`,
      }
    },
  })

export const chooseTheForm = chooseTheFormIn(2)

const alone = people.filter(({ text }) => !text.includes(' '))

const byRule = ({ base }: Verb) =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`

function regularEnding({ base, past }: Verb, version: Version): string {
  const name = `“${capital(base)}”`
  if (past.endsWith('ied'))
    return `${name} ends with a consonant and “y”, so the “y” turns into “i” before “-ed”.`
  if (past !== `${base}ed`) return `${name} has a short vowel, so its last letter is doubled before “-ed”.`
  if (version === 1) return `${name} keeps the rule and ends with “-ed”.`
  return `${name} follows the rule, so it just takes “${base.endsWith('e') ? '-d' : '-ed'}”.`
}

/** Only a helper before it needs the participle, and it may be a few words away. */
const helperIn = (text: string) =>
  text
    .slice(0, text.indexOf('_'))
    .match(/\b(?:having|had|has|have|been|was|were)\b/gi)
    ?.at(-1)
    ?.toLowerCase() ?? ''

function formQuestion({ base, past, participle, form, text }: FormLine, name: string): TypedDraft {
  const right = form === 'past' ? past : participle
  const line = text.replaceAll('@', name)
  const wrong = [
    {
      text: base.endsWith('e') ? `${base}d` : `${base}ed`,
      misconception: 'added-ed-to-an-irregular-verb',
    },
    { text: base, misconception: 'left-the-verb-as-it-was' },
    { text: form === 'past' ? participle : past, misconception: 'mixed-up-past-and-participle' },
  ]
  const why =
    form === 'past'
      ? 'No helper goes with the verb, so it needs the simple past.'
      : `“${capital(helperIn(text))}” is a helper, so the verb after it is the past participle.`
  return {
    stem: `Put the verb in brackets into the right form, and write that one word.\n\n${line.replace('_', `(**${base}**)`)}`,
    expected: { kind: 'text', value: right },
    mistakes: wrong.filter(({ text }) => text !== right),
    explanation: `${why} “${capital(base)}” is irregular: ${base}, ${past}, ${participle}. So: ${line.replace('_', `**${right}**`)}`,
  }
}

interface Past {
  /** Instead of a plain sentence. */
  readonly line?: FormLine
  readonly name: string
  readonly verb: Verb
  readonly object: string
  readonly form: 'past' | 'participle'
}

function drawAnyPast(random: Random, step: Step): Past {
  const irregular = random.chance((step + 1) / 6)
  const form = random.chance((step - 2) / 4) ? 'participle' : 'past'
  // Nobody “has already known” something.
  const fitting = verbs.filter(each => form === 'past' || each.base !== 'know')
  const verb = random.pick(fitting.filter(each => each.irregular === irregular))
  return { name: random.pick(names), verb, object: random.pick(verb.objects), form }
}

function drawLikelyPast(random: Random, step: Step): Past {
  const line = step < 4 ? undefined : drawFormLine(random, step === 4 ? 4 : 5)
  const form = random.chance((step - 2) / 4) ? 'participle' : 'past'
  const { who, verb, object } = drawLikelyEvent(random, (step + 1) / 6, isDoneInADay, alone)
  return line
    ? { name: random.pick(names), verb, object, form, line }
    : { name: who.text, verb, object, form }
}

const writeThePastIn = (version: Version) =>
  template({
    id: 'english.verb-tenses.write-the-past',
    version,
    mode: 'typed',
    seconds: 25,
    draw: version > 1 ? drawLikelyPast : drawAnyPast,
    measure:
      'one for a regular verb, two for an irregular one, one more for its participle, and two more where its helper is harder to find',
    hardness: ({ verb, form, line }) =>
      line
        ? line.form === 'participle'
          ? 5
          : 4
        : (verb.irregular ? 2 : 1) + (form === 'participle' ? 1 : 0),
    write: ({ name, verb, object, form, line }) => {
      if (line) return formQuestion(line, name)
      const right = verb[form]
      const before = form === 'past' ? `Yesterday, ${name}` : `${name} has already`
      const wrong = [
        {
          text: byRule(verb),
          misconception: verb.irregular ? 'added-ed-to-an-irregular-verb' : 'forgot-to-double-the-letter',
        },
        { text: verb.base, misconception: 'left-the-verb-as-it-was' },
        {
          text: form === 'past' ? verb.participle : verb.past,
          misconception: 'mixed-up-past-and-participle',
        },
      ]
      const [asksForPast, asksForParticiple] =
        version > 1
          ? ['“Yesterday” needs the simple past', '“Has” needs the past participle after it']
          : ['“Yesterday” asks for the simple past', 'After “has already” comes the past participle']
      return {
        stem: `Put the verb in brackets into the right form, and write that one word.\n\n${before} (**${verb.base}**) the ${object}.`,
        expected: { kind: 'text', value: right },
        mistakes: wrong.filter(({ text }) => text !== right),
        explanation: `${form === 'past' ? asksForPast : asksForParticiple}. ${verb.irregular ? `“${capital(verb.base)}” is irregular: ${verb.base}, ${verb.past}, ${verb.participle}.` : regularEnding(verb, version)} So: ${before} **${right}** the ${object}.`,
      }
    },
  })

export const writeThePast = writeThePastIn(2)

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
  earlier: [nameTheTenseIn(1), chooseTheFormIn(1), writeThePastIn(1)],
}
