import { pickEvenly } from '../evenly.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import {
  askedLines,
  type Change,
  drawAllSaid,
  drawSaid,
  drawSpeaker,
  orderLines,
  readSaid,
  type Speaker,
} from './said-lines.ts'
import {
  askedReport,
  asReported,
  asSaid,
  asSpeech,
  changesIn,
  explained,
  keptSlip,
  orderReport,
  small,
  textOf,
  wrongReports,
} from './said-reports.ts'

export const reportIt = template({
  id: 'english.reported-speech.report-it',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const { text, speaker } = drawSaid(random, step)
    return { pieces: readSaid(text, speaker), speaker }
  },
  measure: 'words that change',
  hardness: ({ pieces }) => changesIn(pieces).length,
  write: ({ pieces, speaker }) => {
    const report = (text: string) => `${capital(speaker.name)} said that ${text}`
    return {
      stem: `${asSpeech(pieces)} said ${speaker.name}.\n\nA year later, I tell a friend about it. Which is right in **reported speech**?`,
      right: { text: report(asReported(pieces)) },
      wrong: wrongReports(pieces, speaker),
      explanation: `It was said by somebody else, and long ago. So some words change: ${explained(changesIn(pieces))}. There are no speech marks: **${report(asReported(pieces))}**`,
    }
  },
})

const near = (random: Random, step: number) => Math.max(1, step - random.int(0, 1))

export const questionsAndOrders = template({
  id: 'english.reported-speech.questions-and-orders',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  harder: 0.2,
  draw: (random, step) => {
    const asked = random.chance(0.6)
    const level = near(random, step)
    const all = asked ? askedLines : orderLines
    const row = random.pick(all.filter(line => line.level === level)).text
    return { asked, level, row, speaker: drawSpeaker(random) }
  },
  measure: 'from a short question or order (1) to one with several words that change (5)',
  hardness: ({ level }) => level,
  write: ({ asked, row, speaker }) => {
    const { said, right, wrong, why } = asked ? askedReport(row, speaker) : orderReport(row, speaker)
    return {
      stem: `${said}\n\nA year later, I tell a friend about it. Which is right in **reported speech**?`,
      right: { text: right },
      wrong,
      explanation: `${why} So: **${right}**`,
    }
  },
})

/** “he”, “him” and “his” in quotation marks. */
const meant = ({ subject, object, owner }: Speaker) =>
  listed([...new Set([subject, object, owner])].map(word => `“${word}”`))

export const turnItBack = template({
  id: 'english.reported-speech.turn-it-back',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const { text, speaker } = drawSaid(random, step)
    return { pieces: readSaid(text, speaker), speaker }
  },
  measure: 'words that change',
  hardness: ({ pieces }) => changesIn(pieces).length,
  write: ({ pieces, speaker }) => {
    const changes = changesIn(pieces)
    const speech = (text: string) => `“${capital(text).replace(/\.$/, ',')}” said ${speaker.name}.`
    const right = speech(asSaid(pieces))
    const pronouns = (tense: keyof Change & ('said' | 'reported' | 'kept'), word: 'said' | 'reported') =>
      textOf(pieces, change =>
        change.kind === 'pronoun' ? change.reported : change.kind === 'tense' ? change[tense] : change[word],
      )
    const misfit = (odd: Change) =>
      textOf(pieces, change => (change === odd ? (odd.wrong ?? odd.said) : change.said))
    const misfits = changes.filter(({ kind, wrong }) => kind === 'tense' && wrong !== undefined)
    return {
      stem: `${capital(speaker.name)} said that ${asReported(pieces)} (Here ${meant(speaker)} mean ${speaker.name}.)\n\nWhich are the **exact words** that ${speaker.subject} said, with the right punctuation?`,
      right: { text: right },
      wrong: [
        { text: speech(pronouns('reported', 'reported')), misconception: 'kept-the-reported-pronoun' },
        { text: speech(pronouns('kept', 'said')), misconception: 'kept-the-reported-pronoun' },
        ...misfits.map(odd => ({ text: speech(misfit(odd)), misconception: 'chose-another-tense' })),
        { text: right.replace(',”', '”,'), misconception: 'mark-in-the-wrong-place' },
        { text: speech(pronouns('reported', 'said')), misconception: 'kept-the-reported-pronoun' },
        { text: right.replaceAll(/[“”]/g, ''), misconception: 'left-out-the-speech-marks' },
        {
          text: `${capital(speaker.name)} said that “${capital(asSaid(pieces))}”`,
          misconception: 'mixed-direct-and-reported-speech',
        },
        { text: right.replace(',”', '”'), misconception: 'mark-in-the-wrong-place' },
        ...misfits.map(odd => ({
          text: speech(misfit(odd)).replace(',”', '”,'),
          misconception: 'chose-another-tense',
        })),
      ],
      explanation: `Be the speaker, at that very moment. Now change the words back: ${listed([...new Set(changes.filter(({ said, reported }) => said.toLowerCase() !== reported).map(({ said, reported }) => `“${reported}” was “${small(said)}”`))])}. Put speech marks round what was said, with the comma inside: **${right}**`,
    }
  },
})

/** A word that is left out of a report. */
interface Gap {
  readonly change: Change
  readonly before: string
  readonly word: string
  readonly after: string
  readonly also: readonly string[]
}

const alsoRight: Readonly<Record<string, readonly string[]>> = {
  next: ['following'],
  following: ['next'],
  before: ['earlier', 'previous', 'prior', 'previously'],
  might: ['could'],
}

/** “This lamp” may become “the lamp”, but not “this week” “the week”. */
const mayBeThe = ({ said, reported }: Change) =>
  /^th(?:is|ese)$/i.test(said) && /^th(?:at|ose)$/.test(reported) ? ['the'] : []

/** The word that shows the change: the helper verb, or “next” of “the next day”. */
function gapIn(change: Change): Gap {
  const words = change.reported.split(' ')
  const at =
    change.kind === 'word' && words.length > 1
      ? words.findIndex(
          word => !/^(?:the|two|ten|days?|nights?|weeks?|months?|years?|autumn|spring|summer)$/.test(word),
        )
      : 0
  const word = words[at] ?? ''
  return {
    change,
    before: words
      .slice(0, at)
      .map(each => `${each} `)
      .join(''),
    word,
    after: words
      .slice(at + 1)
      .map(each => ` ${each}`)
      .join(''),
    also: [...(alsoRight[word] ?? []), ...mayBeThe(change)],
  }
}

const kindsAt: Readonly<Record<Step, readonly Change['kind'][]>> = {
  1: ['tense', 'pronoun'],
  2: ['tense', 'pronoun'],
  3: ['tense', 'pronoun', 'word'],
  4: ['tense', 'word'],
  5: ['tense', 'word'],
}

export const missingWord = template({
  id: 'english.reported-speech.missing-word',
  version: 1,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => {
    const gaps = drawAllSaid(random, near(random, step)).flatMap(({ text, speaker }) => {
      const pieces = readSaid(text, speaker)
      return changesIn(pieces)
        .filter(({ kind }) => kindsAt[step].includes(kind))
        .map(change => ({ pieces, speaker, change }))
    })
    return pickEvenly(random, gaps, ({ change }) => gapIn(change).word)
  },
  measure: 'words that change',
  hardness: ({ pieces }) => changesIn(pieces).length,
  write: ({ pieces, speaker, change }) => {
    const { before, word, after, also } = gapIn(change)
    const gapped = textOf(pieces, each =>
      each === change ? `${before}\\_\\_\\_\\_\\_\\_${after}` : each.reported,
    )
    const unchanged = change.kind === 'tense' ? (change.kept.split(' ')[0] ?? '') : small(change.said)
    const wrong = change.kind === 'tense' ? (change.wrong?.split(' ')[0] ?? '') : ''
    const slips: [string, string][] = [
      [unchanged, keptSlip[change.kind]],
      [change.said.split(' ')[0] ?? '', keptSlip[change.kind]],
      [wrong, 'chose-another-tense'],
    ]
    return {
      stem: `${asSpeech(pieces)} said ${speaker.name}.\n\nWrite the missing word in the reported speech. (It is told a year later, in another place.)\n\n${capital(speaker.name)} said that ${gapped}`,
      expected: { kind: 'text', value: word, ...(also.length > 0 && { also }) },
      mistakes: slips
        .filter(([text]) => /^[a-z]+$/i.test(text) && text !== word && !also.includes(text))
        .map(([text, misconception]) => ({ text: small(text), misconception }))
        .filter(({ text }, at, all) => all.findIndex(other => other.text === text) === at),
      explanation: `${why[change.kind]} Here “${small(change.said)}” becomes “${change.reported}”. So the missing word is **${word}**: ${capital(speaker.name)} said that ${asReported(pieces)}`,
    }
  },
})

const why: Readonly<Record<Change['kind'], string>> = {
  tense: 'The report is about the past, so the verb goes one step back in time.',
  pronoun: 'Somebody else tells it now. So words such as “I” and “my” no longer mean the speaker.',
  word: 'A year later and somewhere else, words for time and place have to change.',
}

export const reportedSpeech: Topic = {
  id: 'english.reported-speech',
  name: 'Reported speech',
  subdomain: 'grammar',
  year: 6,
  prerequisites: ['english.speech-marks', 'english.verb-tenses', 'english.pronouns'],
  about: 'Reporting what somebody said without speech marks (“she said that she was tired”), and back again.',
  weights: { gl: 1, cem: 0, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
**Direct speech** gives the exact words, in speech marks: *“I am hungry,” said Gran.*

**Reported speech** tells us what was said, with no speech marks: *Gran said that she was hungry.*

To report what was said, change three things:

- **Person.** Gran is now *she*. So *I* becomes *she*, and *my* becomes *her*.
- **Tense.** Go one step back in time. *Am* and *is* become *was*. *Have* becomes *had*, *will* becomes *would*, *can* becomes *could*, and *may* becomes *might*. A plain past, such as *lost*, becomes *had lost*.
- **Time and place.** *Today* becomes *that day*, *tomorrow* the *next day*, *yesterday* the *day before*, and *here* becomes *there*.

For an **order**, use *told* with *to*: *Dad told me to sit down.*

A **question** is no longer a question: *Dad asked where his hat was.* There is no question mark. If it has no question word, use *if*: *Dad asked if it was late.*`,
    example: `
*“I will wash my car today,” said Dad.* Report it a year later.

1. Start with *Dad said that*. No speech marks.
2. Who is *I*? Dad. So write *he*, and *my* becomes *his*.
3. *Will* goes one step back: *would*.
4. *Today* is long gone. Write *that day*.
5. ***Dad said that he would wash his car that day.***`,
    harder: `
*“Where did I put my hat yesterday?” asked Mum.* This is a question, **and** it has a plain past.

1. *Mum asked where …* Now who comes first: *where she*, not *where did she*.
2. *Did put* is a plain past. One step back: *had put*.
3. *My* becomes *her*. *Yesterday* becomes *the day before*.
4. It only reports what she asked, so it ends with a full stop.
5. ***Mum asked where she had put her hat the day before.***`,
    mistake: `
It is easy to change the verb and forget the small words: “Dad said that he would wash **my** car **today**.” Whose car is it now? And which day? To see the slip, read the report as if it were a year later and you had never met Dad. Then check each *I, my, here* and *today*.`,
    tryThis: `
Be a newspaper reporter. Ask somebody at home one question about their day. Write down the exact words in speech marks. Then write it for the paper, with *said that*. Which words had to change?`,
  })),
  misconceptions: once(() => ({
    'kept-the-tense': {
      child: 'It was said in the past, so the verb has to go one step back.',
      parent: 'Leaves the verb as it was said. Learn the pairs: am–was, have–had, will–would, can–could.',
    },
    'kept-the-pronoun': {
      child: 'Who is meant by I, me, my or your? Use the word that fits when somebody else tells it.',
      parent: 'Leaves I, me, my or your as it was. Ask who is meant, now that somebody else tells it.',
    },
    'kept-the-time-or-place': {
      child: 'Words like today, here or this do not fit when you tell it later. Change them.',
      parent: 'Leaves words such as today, here or this. Ask which day or place is meant a year later.',
    },
    'chose-another-tense': {
      child: 'That verb tells of another time. Ask when it happened: before, then or later.',
      parent:
        'Changes the verb to another tense. Ask if it happened before it was said, just then, or later.',
    },
    'chose-another-time': {
      child: 'That is another day or time than the one that was named. Look at it again.',
      parent: 'Names another time. Draw a row of days and show where today, tomorrow and yesterday were.',
    },
    'kept-the-speech-marks': {
      child: 'After “said that” there are no speech marks. They are for exact words only.',
      parent: 'Puts speech marks in a report. They belong only round the exact words.',
    },
    'kept-the-order-of-a-question': {
      child: 'When you report a question, put the person first and then the verb.',
      parent: 'Keeps the order of a question. In a report, who or what comes before the verb.',
    },
    'put-that-before-a-question': {
      child: '“That” is for things that are said. A question starts with “if” or its question word.',
      parent: 'Puts “that” before a question. After “asked” comes “if”, or a word such as “where”.',
    },
    'kept-the-question-mark': {
      child: 'The report only says what was asked. So it ends with a full stop.',
      parent: 'Keeps the question mark. The report says that somebody asked, so it ends with a full stop.',
    },
    'left-out-to': {
      child: 'After “told me” an order needs “to”: told me to wait, told me not to run.',
      parent: 'Leaves out “to” in an order. Compare: “Wait!” and “you told me to wait”.',
    },
    'mixed-up-say-and-tell': {
      child: 'You tell a person. You say words.',
      parent: 'Uses “said me”. We tell somebody something, but say it to them.',
    },
    'mixed-up-say-and-ask': {
      child: 'It was a question. So somebody asked it.',
      parent: 'Uses “said” for a question. A question is asked, so the report needs “asked”.',
    },
    'changed-the-verb-after-to': {
      child: 'After “to” the verb stays plain, with no ending.',
      parent: 'Changes the verb after “to”. There it stays plain: to feed, to wash.',
    },
    'kept-the-reported-pronoun': {
      child: 'Be the speaker. You would say I, my, we or our about yourself.',
      parent: 'Leaves “they” in the exact words. Act it out: the speaker says “I”.',
    },
    'mark-in-the-wrong-place': {
      child: 'The comma is needed after the spoken words, inside the speech marks.',
      parent: 'Leaves out the comma, or puts it outside. It comes before the closing speech marks.',
    },
    'left-out-the-speech-marks': {
      child: 'Exact words need speech marks round them.',
      parent: 'Leaves out the speech marks. Imagine a speech bubble: they go where its edges are.',
    },
    'mixed-direct-and-reported-speech': {
      child: 'It is either “said that” or speech marks. They don’t go together.',
      parent: 'Mixes both kinds. Exact words have speech marks and no “that”.',
    },
  })),
  templates: [reportIt, questionsAndOrders, turnItBack, missingWord],
}
