import type { Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { template, type WrongChoice } from '../../template.ts'
import { capital } from '../../wording.ts'
import {
  drawEvent,
  names,
  type Person,
  present,
  sentence,
  toBe,
  toHave,
  type Verb,
  verbs,
} from '../sentences.ts'

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

export const nameTheTenseBefore = template({
  id: 'english.verb-tenses.name-the-tense',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => ({ ...drawEvent(random, step / 6), tense: tenseFor(random, step, tenseIds) }),
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
  present: 'It tells what happens now or again and again, in one word.',
  past: 'It tells what happened and is over, in one word.',
  future: 'The word “will” tells of what is still to come.',
  presentProgressive: '“Is” or “are” with a word in “-ing” tells what is going on now.',
  pastProgressive: '“Was” or “were” with a word in “-ing” tells what was going on.',
  presentPerfect: '“Has” or “have” with the past participle tells what is done by now.',
  pastPerfect: '“Had” with the past participle tells what was done before something else.',
}

/** Time expressions, with the verb forms that are wrong next to them. Debatable forms are left out. */
const cues: Readonly<Partial<Record<Tense, { says: readonly string[]; wrong: readonly Tense[] }>>> = {
  past: {
    says: ['Yesterday', 'Last week', 'Two days ago', 'Last summer'],
    wrong: ['presentPerfect', 'future', 'present', 'presentProgressive'],
  },
  future: {
    says: ['Tomorrow', 'Next week', 'In two days’ time', 'Next summer'],
    wrong: ['past', 'presentPerfect', 'pastPerfect', 'pastProgressive'],
  },
  presentProgressive: {
    says: ['At this very moment', 'At this minute', 'As we speak'],
    wrong: ['past', 'pastProgressive', 'pastPerfect', 'future'],
  },
  pastPerfect: {
    says: ['Long before we arrived', 'By the time that we got there', 'When we came home, we saw that'],
    wrong: ['presentPerfect', 'future', 'present', 'presentProgressive'],
  },
}
const cued = Object.keys(cues) as Tense[]

export const chooseTheFormBefore = template({
  id: 'english.verb-tenses.choose-the-form',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const tense = tenseFor(random, step, cued)
    return { ...drawEvent(random, step / 6), tense, cue: random.pick(cues[tense]?.says ?? []) }
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
      explanation: `“${cue}” asks for ${tenses[tense]}. ${signs[tense]} ${cue}${comma} ${who.text} **${phrase(verb, who, tense)}** the ${object}.`,
    }
  },
})

const byRule = ({ base }: Verb) =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`

function regularEnding({ base, past }: Verb): string {
  const name = `“${capital(base)}”`
  if (past.endsWith('ied'))
    return `${name} ends with a consonant and “y”, so the “y” turns into “i” before “-ed”.`
  if (past !== `${base}ed`) return `${name} has a short vowel, so its last letter is doubled before “-ed”.`
  return `${name} keeps the rule and ends with “-ed”.`
}

export const writeThePastBefore = template({
  id: 'english.verb-tenses.write-the-past',
  version: 1,
  mode: 'typed',
  seconds: 25,
  draw: (random, step) => {
    const irregular = random.chance((step + 1) / 6)
    const form = random.chance((step - 2) / 4) ? ('participle' as const) : ('past' as const)
    // Nobody “has already known” something.
    const fitting = verbs.filter(each => form === 'past' || each.base !== 'know')
    const verb = random.pick(fitting.filter(each => each.irregular === irregular))
    return { name: random.pick(names), verb, object: random.pick(verb.objects), form }
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
      explanation: `${form === 'past' ? '“Yesterday” asks for the simple past' : 'After “has already” comes the past participle'}. ${verb.irregular ? `“${capital(verb.base)}” is irregular: ${verb.base}, ${verb.past}, ${verb.participle}.` : regularEnding(verb)} So: ${before} **${right}** the ${object}.`,
    }
  },
})
