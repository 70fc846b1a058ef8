import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { drawLikelyEvent, isPlanned, takesTime } from './likely-events.ts'
import { drawPassiveLine, type PassiveLine } from './passive-lines.ts'
import { drawEvent, type Event, isPlural, present, sentence, toBe, type Verb, workers } from './sentences.ts'

const share = (step: number) => (step - 1) / 4

const turnPassiveIn = (version: 1 | 2) =>
  template({
    id: 'english.active-and-passive.turn-passive',
    version,
    mode: 'options',
    seconds: 45,
    draw: (random, step) => ({
      ...(version === 1
        ? drawEvent(random, share(step), workers)
        : drawLikelyEvent(random, share(step), undefined, workers)),
      past: random.chance(0.6),
    }),
    measure: 'one for a regular verb, two for an irregular one',
    hardness: ({ verb }) => (verb.irregular ? 2 : 1),
    write: ({ who, verb, object, past }) => {
      const doer = who.text
      const thing = `the ${object}`
      const many = isPlural(object)
      const active = sentence(`${doer} ${past ? verb.past : present(verb, who.plural)} ${thing}`)
      const right = sentence(`${thing} ${toBe(many, past)} ${verb.participle} by ${doer}`)
      return {
        stem: `*${active}*\n\nWhich sentence says the same in the passive?`,
        right: { text: right },
        wrong: [
          {
            text: sentence(`${doer} ${toBe(who.plural, past)} ${verb.participle} by ${thing}`),
            misconception: 'swapped-who-does-it',
          },
          {
            text: sentence(`${thing} ${toBe(many, !past)} ${verb.participle} by ${doer}`),
            misconception: 'changed-the-tense',
          },
          {
            text: sentence(`${thing} ${past ? verb.past : present(verb, many)} ${doer}`),
            misconception: 'swapped-the-nouns-only',
          },
          {
            text: sentence(`${doer} ${toBe(who.plural, past)} ${verb.ing} ${thing}`),
            misconception: 'progressive-taken-for-passive',
          },
        ],
        explanation: `In the active sentence ${doer} ${who.plural ? 'are' : 'is'} the subject. In the passive ${thing} ${many ? 'come' : 'comes'} first, then “${toBe(many, past)}” with the past participle “${verb.participle}”, and “by” names who does it: **${right}**`,
      }
    },
  })

export const turnPassive = turnPassiveIn(2)

/** Active sentences that a child could take for passive ones, because they have a form of “be” or a past participle. */
const activeForms = (verb: Verb, plural: boolean): readonly (readonly [string, string])[] => [
  [`${toBe(plural, true)} ${verb.ing}`, 'progressive-taken-for-passive'],
  [verb.past, 'past-taken-for-passive'],
  [`had ${verb.participle}`, 'perfect-taken-for-passive'],
  [`will ${verb.base}`, 'future-taken-for-passive'],
]

/** Nobody grows a pumpkin or builds a tower before lunch, or plans to break a vase. */
const isShort = (verb: Verb) => takesTime(verb) && isPlanned(verb) && !['grow', 'build'].includes(verb.base)

const drawShortEvent = (random: Random, step: Step): Event =>
  drawLikelyEvent(random, share(step), isShort, workers)

const drawAnyEvent = (random: Random, step: Step) => drawEvent(random, share(step), workers)

interface Edition {
  readonly version: number
  readonly balancedFrom?: number
  readonly count: number
  readonly drawOne: typeof drawAnyEvent
  /** Whether the active sentences have signs of the passive at this step, such as “by”. */
  readonly hasDecoys?: (step: Step) => boolean
}

const decoyQuestion = ({ text, verb, wrong }: PassiveLine) => {
  const right = sentence(text)
  return {
    stem: 'Which of these sentences is in the **passive**?',
    right: { text: right },
    wrong: wrong.map(({ text, misconception }) => ({ text: sentence(text), misconception })),
    explanation: `In **${right}** the subject does nothing: something is done to it. The verb is “${verb}”, with a form of “be” just before the past participle. In the other sentences the subject does something. A form of “be” with an “-ing” word is active, and “by” may only tell us when, where or how.`,
  }
}

const findThePassiveIn = ({ count, drawOne, hasDecoys = () => false, ...version }: Edition) =>
  template({
    id: 'english.active-and-passive.find-the-passive',
    ...version,
    undoubled: true,
    mode: 'options',
    seconds: 40,
    draw: (random, step) => ({
      decoyed: hasDecoys(step) ? drawPassiveLine(random) : undefined,
      events: Array.from({ length: count }, () => drawOne(random, step)),
      withDoer: random.chance(1 - share(step) * 0.8),
      place: random.pick(['in the morning', 'last week', 'before lunch', 'at the weekend', 'on Monday']),
    }),
    measure:
      'irregular verbs among the five, three more where the passive does not say who does it, and six where active sentences look passive',
    hardness: ({ decoyed, events, withDoer }) =>
      (decoyed ? 6 : 1) +
      events.filter(({ verb }) => verb.irregular).length / events.length +
      (withDoer ? 0 : 3),
    write: ({ decoyed, events, withDoer, place }) => {
      if (decoyed) return decoyQuestion(decoyed)
      const [first, ...others] = events
      if (!first) throw new Error('Five events were expected')
      const end = withDoer ? `by ${first.who.text}` : place
      const right = sentence(
        `the ${first.object} ${toBe(isPlural(first.object), true)} ${first.verb.participle} ${end}`,
      )
      return {
        stem: 'Which of these sentences is in the **passive**?',
        right: { text: right },
        wrong: others.map(({ who, verb, object }, at) => {
          const [form, misconception] = activeForms(verb, who.plural)[at % 4] ?? [
            verb.past,
            'past-taken-for-passive',
          ]
          const when = at % 2 === 0 ? ` ${place}` : ''
          return { text: sentence(`${who.text} ${form} the ${object}${when}`), misconception }
        }),
        explanation: `In **${right}** the subject does nothing: something is done to it. The signs are “${toBe(isPlural(first.object), true)}” and the past participle “${first.verb.participle}”${withDoer ? '' : '. It is not even said who did it'}. In the other sentences the subject does something.`,
      }
    },
  })

export const findThePassive = findThePassiveIn({
  version: 2,
  balancedFrom: 1,
  count: 9,
  drawOne: drawShortEvent,
  hasDecoys: step => step > 3,
})

export const activeAndPassive: Topic = {
  id: 'english.active-and-passive',
  name: 'Active and passive',
  subdomain: 'grammar',
  year: 6,
  prerequisites: ['english.verb-tenses', 'english.subject-verb-agreement'],
  about:
    'Telling and turning active sentences (“the cat ate the pie”) and passive ones (“the pie was eaten”).',
  weights: { gl: 2, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
In an **active** sentence the subject does something: *The dog chased the cat.*

In a **passive** sentence something is done to the subject: *The cat was chased by the dog.*

Both tell of the same thing. But the passive puts the cat first.

How to turn a sentence round:

- Start with the one that has it done to it: *the cat*.
- Add **is**, **are**, **was** or **were**: *the cat was*.
- Add the verb as it is after "has": *has chased*, so *the cat was chased*.
- If you like, add **by** and the one who did it: *by the dog*.

You can leave the last part out. *The window was broken.* Who did it? We are not told. This is useful when you don’t know, or don’t want to say!`,
    example: `
Turn this round: *Nina wrote the letters.*

1. What was written? The letters. They come first.
2. There is more than one letter, and it is in the past. So we need "were".
3. After "has" we say "written". So: *The letters were written.*
4. Who did it? *The letters were written **by Nina**.*`,
    harder: `
Which of these is in the **passive**?

- The neighbours were hiding the eggs.
- The eggs were hidden last week.
- The neighbours had hidden the eggs.
- The neighbours will hide the eggs.

1. I ask each time: "Does the subject do it?"
2. In the first, the neighbours do the hiding. There is a "were", but it goes with "hiding". That is just a thing going on. So it is active.
3. In the second, the subject is the eggs. Do eggs hide things? No. Someone hid them. So it is **passive**. We are not told who did it.
4. In the third and fourth, the neighbours do it again. Both are active.
5. Could "by" help me? Take care: "The eggs were lying **by the gate**" is active. There, *by* tells where.
6. Test it with robots: "The eggs were hidden **by robots** last week." It works.

Turn this round: *The gardener waters the plants.*

1. What has it done to it? The plants. They come first.
2. When is it? "Waters" is now. So I need "are", not "were". Keep the time as it is!
3. The third form is "watered". So: **The plants are watered by the gardener.**

The slip to watch for is putting everything into the past. Many passive sentences have "was", but "is" and "are" make them too.

Now you try: turn round "The artist painted the gate." (The gate was painted by the artist.)`,
    mistake: `
"The boy was eating" looks passive, because there is a "was". It is not. The boy does the eating, so it is active. To see the slip, ask: "Does the subject do it?" Or try to add "by robots" at the end. "The pie was eaten by robots" works, so it is passive. "The boy was eating by robots" does not.`,
    tryThis: `
Find three things at home that were made by someone. Say three passive sentences about them: "This was knitted by Gran."`,
  })),
  misconceptions: once(() => ({
    'progressive-taken-for-passive': {
      child: 'With -ing, someone is doing it. So look for a sentence without -ing.',
      parent:
        'Mistakes “was eating” for a passive. Ask who is doing something: the subject acts, so it is active.',
    },
    'swapped-who-does-it': {
      child: 'Now the wrong one does it. The doer comes after “by”.',
      parent:
        'Swaps the doer and the thing. Ask “Who does it?” in both sentences; the answer must stay the same.',
    },
    'changed-the-tense': {
      child: 'The time has changed. Keep “is” for now, and “was” for the past.',
      parent:
        'Changes the time of the sentence. Ask if the first sentence is about now or then, and keep that.',
    },
    'swapped-the-nouns-only': {
      child: 'You only swapped the nouns. The passive also needs “is” or “was”, and “by”.',
      parent:
        'Swaps the nouns without changing the verb. Read it aloud together and picture it: now the cake eats the child.',
    },
    'future-taken-for-passive': {
      child: '“Will” tells the future. The subject still does it, so it is active.',
      parent:
        'Mistakes a sentence with “will” for a passive. Ask whether the subject does something or something is done to it.',
    },
    'perfect-taken-for-passive': {
      child: '“Had eaten” is still active: the subject did it. Look for “was” or “were”.',
      parent: 'Mistakes “had done” for a passive. Look for was or were with the past form, and ask who acts.',
    },
    'past-taken-for-passive': {
      child: 'The subject did it, so it is active. In the passive it is done to the subject.',
      parent:
        'Mistakes a plain past sentence for a passive. Ask who does it: in the passive the subject does nothing.',
    },
  })),
  templates: [turnPassive, findThePassive],
  earlier: [turnPassiveIn(1), findThePassiveIn({ version: 1, count: 5, drawOne: drawAnyEvent })],
}
