import { pickEvenly } from '../evenly.ts'
import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { names } from './sentences.ts'
import { imagined, plainLines, type SubjunctiveLine, wanted, wantedActions } from './subjunctive-lines.ts'

const GAP = '_'

type Kind = 'were' | 'be' | 'action'

interface Gapped {
  readonly kind: Kind
  /** The sentence, with `_` for the verb. */
  readonly text: string
  readonly right: string
  /** The other forms: third person, past, -ing. Only for other verbs than “be”. */
  readonly forms: readonly string[]
  readonly level: number
}

const rows: Readonly<Record<Kind, readonly SubjunctiveLine[]>> = {
  were: imagined,
  be: wanted,
  action: wantedActions,
}

const kinds: readonly Kind[] = ['were', 'be', 'action']

function drawGapped(random: Random, step: Step, kind = random.pick(kinds)): Gapped {
  const near = rows[kind].filter(({ level }) => Math.abs(level - step) <= (step === 1 ? 0 : 1))
  const row = pickEvenly(random, near, ({ verbs: [base = kind] }) => base)
  const [base = kind, ...forms] = row.verbs
  return { kind, text: row.text.replace('@', random.pick(names)), right: base, forms, level: row.level }
}

/** The word in the gap, with a capital letter at the start of the sentence. */
const inGap = ({ text }: Gapped, word: string) => (text.startsWith(GAP) ? capital(word) : word)

const filled = (gapped: Gapped, word: string) => gapped.text.replace(GAP, inGap(gapped, word))

const blank = '\\_\\_\\_\\_\\_\\_'

const why: Readonly<Record<Kind, string>> = {
  were: 'This is only imagined: it is not a fact. In formal English we then use “were” with every subject: if I were, if it were.',
  be: 'Somebody wants this, asks for it or orders it. In formal English we then use “be” with every subject: that I be, that it be.',
  action:
    'Somebody wants this, asks for it or orders it. In formal English the verb then has no ending: not even an s.',
}

interface WrongForm {
  readonly text: string
  readonly misconception: string
}

function wrongForms({ kind, right, forms }: Gapped): WrongForm[] {
  if (kind === 'action') {
    const [third = '', past = '', ing = ''] = forms
    return [
      { text: past, misconception: 'everyday-form-for-the-subjunctive' },
      { text: third, misconception: 'present-for-the-subjunctive' },
      { text: ing, misconception: 'form-that-needs-a-helper' },
      { text: `to ${right}`, misconception: 'put-in-to' },
      { text: `is ${ing}`, misconception: 'present-for-the-subjunctive' },
      { text: `was ${ing}`, misconception: 'everyday-form-for-the-subjunctive' },
      { text: `has been ${ing}`, misconception: 'perfect-for-the-subjunctive' },
    ]
  }
  return [
    { text: 'is', misconception: 'present-for-the-subjunctive' },
    { text: 'was', misconception: 'everyday-form-for-the-subjunctive' },
    { text: kind === 'be' ? 'were' : 'be', misconception: 'mixed-up-be-and-were' },
    { text: 'being', misconception: 'form-that-needs-a-helper' },
    { text: 'been', misconception: 'form-that-needs-a-helper' },
    { text: 'has been', misconception: 'perfect-for-the-subjunctive' },
    { text: 'to be', misconception: 'put-in-to' },
    ...(kind === 'were' ? [{ text: 'would be', misconception: 'put-in-would' }] : []),
  ]
}

/** The word or noun after the gap, which is asked about together with “were” and “be”, or there would be two answers only. */
const nextWord = ({ kind, text }: Gapped) =>
  kind === 'action' ? '' : (/_ ((?:an? |the )?\w+)/.exec(text)?.[1] ?? '')

export const chooseTheForm = template({
  id: 'english.subjunctive-and-formal-verbs.choose-the-form',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 30,
  // The base form is mostly the shortest option, so it is rarer.
  draw: (random, step) =>
    drawGapped(random, step, random.chance(0.2) ? 'action' : random.pick(['were', 'be'])),
  measure: 'from a short sentence with “If I” or “it is important” (1) to turned-round and long ones (5)',
  hardness: ({ level }) => level,
  write: gapped => {
    const next = nextWord(gapped)
    const whole = (word: string) => inGap(gapped, `${word} ${next}`.trim())
    return {
      stem: `${gapped.text.replace(`${GAP} ${next}`.trim(), blank)}\n\nWhich of these fills the gap in **formal** English, in the subjunctive?`,
      right: { text: whole(gapped.right) },
      wrong: [
        ...wrongForms(gapped).map(({ text, misconception }) => ({ text: whole(text), misconception })),
        ...(next === '' ? [] : [{ text: inGap(gapped, next), misconception: 'left-out-the-verb' }]),
      ],
      explanation: `${why[gapped.kind]} So: ${filled(gapped, `**${inGap(gapped, gapped.right)}**`)}`,
    }
  },
})

export const writeTheForm = template({
  id: 'english.subjunctive-and-formal-verbs.write-the-form',
  version: 1,
  mode: 'typed',
  seconds: 35,
  harder: 0.3,
  // Here “were” and “be” are whole answers, so they are rarer.
  draw: (random, step) =>
    drawGapped(random, step, random.chance(0.8) ? 'action' : random.pick(['were', 'be'])),
  measure: 'from a short sentence with “If I” or “it is important” (1) to turned-round and long ones (5)',
  hardness: ({ level }) => level,
  write: gapped => ({
    stem: `${gapped.text.replace(GAP, `${blank} (to ${gapped.kind === 'were' ? 'be' : gapped.right})`)}\n\nWrite the verb in brackets in the subjunctive. Use one word.`,
    expected: { kind: 'text', value: gapped.right },
    mistakes: wrongForms(gapped)
      .filter(({ text }) => !text.includes(' '))
      .map(({ text, misconception }) => ({ text, misconception })),
    explanation: `${why[gapped.kind]} So: ${filled(gapped, `**${inGap(gapped, gapped.right)}**`)}`,
  }),
})

export const findTheSubjunctive = template({
  id: 'english.subjunctive-and-formal-verbs.find-the-subjunctive',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const gapped = drawGapped(random, step)
    const near = step > 2 ? 3 : 1
    const tempting = gapped.kind === 'were' ? ['took-a-plural-for-it', 'took-a-real-condition-for-it'] : []
    const others = Object.entries(plainLines).flatMap(([misconception, all]) =>
      random.sample(all, tempting.includes(misconception) ? near : 2).map(line => ({
        text: line.replace('@', random.pick(names)),
        misconception,
      })),
    )
    return { gapped, near, others: random.shuffle(others) }
  },
  measure: 'how hard the sentence is (1 to 5), and a third for each tempting kind of other sentence',
  hardness: ({ gapped, near }) => gapped.level + near / 3,
  write: ({ gapped, others }) => ({
    stem: 'Which of these sentences has a verb in the **subjunctive**?',
    right: { text: filled(gapped, gapped.right) },
    wrong: others,
    explanation: `${why[gapped.kind]} The subjunctive is in: ${filled(gapped, `**${inGap(gapped, gapped.right)}**`)} The other sentences only state facts, or things that may really happen.`,
  }),
})

export const subjunctive: Topic = {
  id: 'english.subjunctive-and-formal-verbs',
  name: 'The subjunctive',
  subdomain: 'grammar',
  year: 6,
  prerequisites: ['english.verb-tenses', 'english.modal-verbs-and-adverbs'],
  about: 'Formal verb forms such as “if I were you” and “they insist that he be told”.',
  weights: { gl: 1, cem: 0, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
The **subjunctive** is a verb form for formal speech and writing. It is not for facts. It is for things that we only **imagine**, or that somebody **wants**.

**1. It is only imagined.** Use *were* with every subject: *I were, she were, it were*.

- *If I **were** you, I would run.* (But I am not you.)
- *I wish it **were** summer.* (But it is not.)

In everyday talk many people say “if I was you”. In a test, and in a formal letter, write *were*.

**2. Somebody wants it.** Look for words such as *ask, insist, demand, suggest, order* or *it is vital*, with *that*. The verb then has no ending at all, and *to be* is just *be*.

- *They insist that she **come**.* (not “comes”)
- *It is vital that he **be** told.* (not “is told”)`,
    example: `
*The vet asks that Rex ___ (to stay) indoors.*

1. Is it a fact that Rex stays indoors? No. The vet **wants** it.
2. The sign is *asks that*. So we need the subjunctive.
3. Take *to stay* and drop the *to*. Add nothing: *stay*.
4. *The vet asks that Rex **stay** indoors.*`,
    harder: `
*___ it not for the lifeboat, nobody would have been saved.* (to be)

1. The sentence has been turned round. In plain order: *If it ___ not for the lifeboat …*
2. There **was** a lifeboat. So we only imagine what would have happened without it.
3. Imagined means *were*: *If it **were** not for the lifeboat.*
4. Turned round, it comes first: ***Were** it not for the lifeboat …*`,
    mistake: `
Many children put an s on the verb, as they do in other sentences: “It is vital that she wears a helmet.” To see this slip, ask: “Is this a fact, or a wish?” If somebody wants it to happen, there is no s: *that she **wear** a helmet*.`,
    tryThis: `
Play the game of *If I were*. Each player says one sentence: “If I were a giant, I would …” Who has the best idea? Then be a grand king or queen: “I command that everyone be …”`,
  })),
  misconceptions: once(() => ({
    'everyday-form-for-the-subjunctive': {
      child: 'You may hear that in everyday talk. Here the formal form is asked for.',
      parent:
        'Uses the everyday form. Both are heard, but in formal English it is “if I were” and “that it be”.',
    },
    'present-for-the-subjunctive': {
      child: 'That would state a fact. Here somebody only imagines it, or wants it.',
      parent: 'Uses the plain present, as for a fact. Ask whether it is a fact, or only wanted or imagined.',
    },
    'mixed-up-be-and-were': {
      child: 'Imagined things take “were”. Things that somebody wants take “be”.',
      parent:
        'Mixes up “be” and “were”. After if and wish comes were; after ask that and vital that comes be.',
    },
    'perfect-for-the-subjunctive': {
      child: '“Has been” looks back at the past. Here nothing has happened yet.',
      parent: 'Uses “has been”, which is about the past. Ask whether it has really happened.',
    },
    'form-that-needs-a-helper': {
      child: 'That form can’t be the verb by itself. It needs a helper.',
      parent: 'Chooses a form such as “been” that needs a helper verb. Read the sentence aloud together.',
    },
    'put-in-to': {
      child: 'After “that” there is no “to”. Use just the verb.',
      parent: 'Puts “to” before the verb. “Ask them to come” has it, but “ask that they come” does not.',
    },
    'put-in-would': {
      child: 'After “if” there is no “would”. It belongs in the other part of the sentence.',
      parent: 'Puts “would” after if. Look for the other half of the sentence, where “would” belongs.',
    },
    'left-out-the-verb': {
      child: 'Now the sentence has no verb there. Read it aloud and listen for what is missing.',
      parent: 'Leaves the verb out. Read the sentence aloud: after the person there has to be a verb.',
    },
    'took-a-plural-for-it': {
      child: 'That “were” is the plain past of “are”: it really happened.',
      parent: 'Mistakes every “were” for a subjunctive. Ask whether it says what really happened.',
    },
    'took-a-real-condition-for-it': {
      child: 'That “if” is about a thing that may come true.',
      parent: 'Mistakes every sentence with “if” for a subjunctive. Ask whether it is only imagined.',
    },
    'took-a-plain-that-clause-for-it': {
      child: 'After that “that” comes a fact. Look for something that somebody wants.',
      parent: 'Takes any clause with “that”. Ask if it states a fact or what somebody wants.',
    },
    'took-a-plain-past-for-it': {
      child: 'That only says what happened. Look for a wish, or for something imagined.',
      parent:
        'Mistakes a plain past sentence for a subjunctive. Ask if anything is imagined or wanted in it.',
    },
  })),
  templates: [chooseTheForm, writeTheForm, findTheSubjunctive],
}
