import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { drawLikelyEvent, isPlanned } from './likely-events.ts'
import { drawEvent, type Event, sentence } from './sentences.ts'

/** Clauses that cannot stand alone, and phrases, by position in the sentence. */
const clauses: readonly (readonly [text: string, level: number])[] = [
  ['because it was raining', 1],
  ['when the bell rang', 1],
  ['after the show had ended', 2],
  ['while the others slept', 2],
  ['before the guests arrived', 2],
  ['although nobody had asked', 3],
  ['until the moon came up', 3],
  ['as soon as the rain stopped', 4],
  ['since there was nothing else to do', 4],
  ['even though it was getting late', 5],
  ['as if nothing had happened', 5],
]
/** The words that begin a subordinate clause. */
const joining = /^(?:as soon as|even though|as if|\w+) /

const phrases = [
  'after a short rest',
  'in no time at all',
  'with great care',
  'before breakfast',
  'on a sunny day',
  'at the end of the day',
  'for the second time',
  'without a word',
  'with a wide smile',
  'during the holidays',
]
/** Phrases that start like a subordinate clause, but have no verb. */
const alike = [
  'after the school play',
  'before the end of term',
  'since last Tuesday',
  'until the next morning',
  'as a birthday surprise',
  'after the summer holidays',
  'before the first lesson',
  'until the very last minute',
]

const main = ({ who, verb, object }: Event) => `${who.text} ${verb.past} the ${object}`

const findTheClauseIn = (version: 1 | 2) =>
  template({
    id: 'english.clauses-and-phrases.find-the-clause',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    undoubled: true,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const [clause, level] = random.pick(clauses.filter(each => Math.abs(each[1] - step) <= 1))
      return {
        event: version === 1 ? drawEvent(random, 0.5) : drawLikelyEvent(random, 0.5, isPlanned),
        clause,
        level,
        phrase: random.pick(phrases),
        first: random.chance(0.5),
      }
    },
    measure: 'how seldom the joining word is met, from “because” (1) to “even though” and “as if” (5)',
    hardness: ({ level }) => level,
    write: ({ event, clause, phrase, first }) => {
      const text = first
        ? sentence(`${clause}, ${main(event)} ${phrase}`)
        : sentence(`${phrase}, ${main(event)} ${clause}`)
      return {
        stem: `*${text}*\n\nWhich part of this sentence is the **subordinate clause**?`,
        right: { text: clause },
        wrong: [
          { text: main(event), misconception: 'main-clause-for-subordinate' },
          { text: phrase, misconception: 'phrase-taken-for-clause' },
          {
            text: first ? `${main(event)} ${phrase}` : `${phrase}, ${main(event)}`,
            misconception: 'main-clause-for-subordinate',
          },
          { text: `${event.verb.past} the ${event.object}`, misconception: 'verb-and-object-for-clause' },
          {
            text: first ? `${clause}, ${main(event)}` : `${main(event)} ${clause}`,
            misconception: 'took-both-clauses',
          },
          { text: clause.replace(joining, ''), misconception: 'left-out-the-joining-word' },
          {
            text: first
              ? `${event.verb.past} the ${event.object} ${phrase}`
              : `${event.verb.past} the ${event.object} ${clause}`,
            misconception: first ? 'verb-and-object-for-clause' : 'took-both-clauses',
          },
        ],
        explanation: `A subordinate clause has a verb but cannot stand alone. “${clause}” has a verb and leans on the main clause “${main(event)}”. “${phrase}” has no verb, so it is a phrase.`,
      }
    },
  })

export const findTheClause = findTheClauseIn(2)

const kinds = ['a main clause', 'a subordinate clause', 'a phrase'] as const
type Kind = (typeof kinds)[number]

const kindsAt: Readonly<Record<Step, readonly Kind[]>> = {
  1: ['a main clause'],
  2: ['a main clause', 'a phrase'],
  3: kinds,
  4: ['a phrase', 'a subordinate clause'],
  5: ['a phrase', 'a subordinate clause', 'a subordinate clause'],
}

const findTheKindIn = (version: 1 | 2) =>
  template({
    id: 'english.clauses-and-phrases.find-the-kind',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const kind = random.pick(kindsAt[step])
      const near = random.chance((step - 1) / 4)
      const level = { 'a main clause': 1, 'a phrase': 2, 'a subordinate clause': 3 }[kind]
      const pool = clauses.filter(each => Math.abs(each[1] - step) <= 2)
      const drawn = random.sample(pool, 4)
      return {
        kind,
        level: level + drawn.reduce((sum, each) => sum + each[1], 0) / 20 + (near ? 1 : 0),
        mains: Array.from({ length: 4 }, () =>
          main(version === 1 ? drawEvent(random, 0.5) : drawLikelyEvent(random, 0.5)),
        ),
        clauses: drawn.map(([text]) => text),
        phrases: random.sample(near ? alike : phrases, 4),
      }
    },
    measure:
      'main clauses (1), phrases (2), subordinate clauses (3), a fifth for each step of rarer joining words, and one more where the phrases begin as clauses do',
    hardness: ({ level }) => level,
    write: ({ kind, mains, clauses, phrases }, random) => {
      const all: Readonly<Record<Kind, readonly string[]>> = {
        'a main clause': mains,
        'a subordinate clause': clauses,
        'a phrase': phrases,
      }
      const right = all[kind][0] ?? ''
      const wrong = kinds
        .filter(other => other !== kind)
        .flatMap(other =>
          all[other].slice(0, 2).map(text => ({
            text,
            misconception: `${other.replace('a ', '').replaceAll(' ', '-')}-taken-for-it`,
          })),
        )
      return {
        stem: `Which of these is **${kind}**?`,
        right: { text: right },
        wrong: random.shuffle(wrong),
        explanation: `${why[kind]} So it is “${right}”.`,
      }
    },
  })

export const findTheKind = findTheKindIn(2)

const why: Readonly<Record<Kind, string>> = {
  'a main clause': 'A main clause has a subject and a verb, and it could be a sentence on its own.',
  'a subordinate clause':
    'A subordinate clause has a verb, but it begins with a joining word and cannot stand alone.',
  'a phrase': 'A phrase is a group of words without a verb that goes with a subject.',
}

export const clausesAndPhrases: Topic = {
  id: 'english.clauses-and-phrases',
  name: 'Clauses and phrases',
  subdomain: 'grammar',
  year: 5,
  prerequisites: ['english.conjunctions'],
  about: 'Telling main clauses, subordinate clauses and phrases apart.',
  weights: { gl: 2, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A sentence is built from blocks.

A **clause** has a verb and someone who does it. A **phrase** is a group of words with no such verb.

- Phrase: *in the old barn*
- Clause: *the owl slept*

There are two kinds of clause.

A **main clause** can stand alone. It could be a sentence: *the owl slept*.

A **subordinate clause** can’t stand alone. It starts with a joining word such as *because, when, if* or *although*: *when the sun came up*. You wait for more. When the sun came up, what then?

Put them together: *When the sun came up, the owl slept in the old barn.*`,
    example: `
*Although it was late, we played in the park.* Find the subordinate clause.

1. Look for verbs: "was" and "played". So there are two clauses.
2. "We played in the park." Can it stand alone? Yes. It is the main clause.
3. "Although it was late." Can it stand alone? No. It starts with a joining word.
4. So the subordinate clause is **although it was late**.`,
    harder: `
*After a long climb, the hikers rested in a hut until the mist had lifted.* Which part is the **subordinate clause**?

1. I hunt for verbs first. I find "rested" and "had lifted". *Climb* looks like a verb, but here it is "a long climb". It is a thing, so it is a noun.
2. Two verbs, so there are two clauses.
3. "The hikers rested in a hut." It can stand alone. It is the **main clause**.
4. "Until the mist had lifted." It has a verb and someone to go with it: the mist had lifted. But it can’t stand alone. It starts with *until*. So it is the **subordinate clause**.
5. "After a long climb" has no verb. So it is a phrase, though it tells when, just like a clause. "In a hut" is a phrase as well.

*After*, *before*, *since* and *until* can open a phrase or a clause. So don’t go by the first word. Look for the verb.

The slip to watch for is taking the first part because it comes before the comma. A phrase can come first too.

Now you try: "since last Tuesday" or "since nobody had asked": which is a clause? (The second. It has the verb "had asked".)`,
    mistake: `
"After the film" and "after the film had ended" look alike. The first has no verb, so it is a phrase. The second has a verb, "had ended", so it is a clause. To see which it is, hunt for a verb and ask who does it.`,
    tryThis: `
Write "the dog barked" on a slip of paper. Make five more slips with clauses that start with *because, when, if, until* and *although*. Put each one next to the dog. Which makes the best story?`,
  })),
  misconceptions: once(() => ({
    'phrase-taken-for-clause': {
      child: 'A clause needs a verb. There is none in that part.',
      parent: 'Mistakes a phrase for a clause. Underline the verbs: a part without one is a phrase.',
    },
    'main-clause-for-subordinate': {
      child: 'That part could be a sentence. Find the one that leans on it.',
      parent:
        'Mistakes the main clause for the subordinate one. Read each part alone and listen for the one that sounds unfinished.',
    },
    'took-both-clauses': {
      child: 'You took words of the main clause too. The subordinate clause begins with its joining word.',
      parent:
        'Takes in words of the main clause. Put a finger on the joining word and ask where the part that leans ends.',
    },
    'left-out-the-joining-word': {
      child: 'The joining word belongs to the clause. Begin with it.',
      parent:
        'Leaves out the joining word. Show that without it the clause could stand alone, so it is what makes the clause lean.',
    },
    'verb-and-object-for-clause': {
      child: 'You took only a piece of the main clause. Look for the part with a joining word.',
      parent:
        'Picks a piece of the main clause. Look for a word such as when or because and read from there.',
    },
    'phrase-taken-for-it': {
      child: 'That group of words has no verb of its own, so it is a phrase.',
      parent: 'Picks a phrase where a clause is asked for. Underline the verb: no verb means a phrase.',
    },
    'subordinate-clause-taken-for-it': {
      child: 'That part starts with a joining word and can’t stand alone. Look for another kind.',
      parent:
        'Picks a subordinate clause instead. Ask if it can stand alone and whether a joining word comes first.',
    },
    'main-clause-taken-for-it': {
      child: 'That one could stand alone as a sentence, so it is a main clause.',
      parent: 'Picks a main clause instead. Read it aloud: if it is a full sentence, it is a main clause.',
    },
  })),
  templates: [findTheClause, findTheKind],
  earlier: [findTheClauseIn(1), findTheKindIn(1)],
}
