import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { drawJoinLine, type JoinLine, rivals, slipOf } from './join-lines.ts'
import { names } from './sentences.ts'

/** A reason, its result, and an unexpected outcome. `@` is the person who acts. */
const chains: readonly (readonly [reason: string, expected: string, unexpected: string])[] = [
  ['it was raining hard', '@ stayed indoors', '@ went out without a coat'],
  ['the bus was late', '@ missed the start of the film', '@ arrived in good time'],
  ['the soup was far too hot', '@ waited for a while', '@ ate it straight away'],
  ['the path was covered in ice', '@ walked very slowly', '@ ran all the way home'],
  ['the music was very loud', '@ covered both ears', '@ fell asleep in the chair'],
  ['the puzzle had only four pieces', '@ was done in a minute', '@ could not finish it'],
  ['the shop was closed', '@ went home with an empty bag', '@ came home with a full bag'],
  ['the bench had just been painted', '@ stood all the time', '@ sat down on it'],
  ['the water was freezing', '@ did not go for a swim', '@ jumped in with a shout of joy'],
  ['the battery was flat', '@ could not switch on the torch', '@ managed to switch on the torch'],
  ['there was no wind', '@ could not fly the kite', '@ managed to fly the kite'],
  ['the tent had a hole in it', '@ got wet in the night', '@ stayed quite dry'],
  ['the library was quiet', '@ could read in peace', '@ could not read a single page'],
  ['the hill was very steep', '@ got off the bicycle', '@ rode to the top without a rest'],
  ['the cake was burnt', '@ opened a packet of biscuits', '@ ate a large slice of it'],
  ['the street lamps were broken', '@ took a torch', '@ found the way without a torch'],
  ['the alarm rang at six', '@ got up early', '@ slept until noon'],
  ['the ladder was too short', '@ could not reach the roof', '@ managed to reach the roof'],
]

const kinds = ['because', 'so', 'but', 'although'] as const
type Kind = (typeof kinds)[number]

/**
 * Conjunctions that are clearly wrong in each place: “unless” can introduce many surprises, and “but” can follow many
 * reasons.
 */
const wrongWords: Readonly<Record<Kind, readonly string[]>> = {
  because: ['although', 'unless', 'so', 'or'],
  so: ['because', 'since', 'or', 'unless'],
  but: ['so', 'because', 'or', 'unless', 'if'],
  although: ['because', 'since', 'so', 'or'],
}

const reasons: Readonly<Record<Kind, string>> = {
  because: 'The second part gives the reason for the first, so the word is “because”.',
  so: 'The second part is what follows from the first, so the word is “so”.',
  but: 'The second part is the opposite of what we expect, so the word is “but”.',
  although: 'What happens is the opposite of what we expect, so the word is “although”.',
}

const level: Readonly<Record<Kind, number>> = { because: 1, so: 2, but: 2, although: 4 }

function line(kind: Kind, chain: number, name: string, word: string): string {
  const [reason, expected, unexpected] = chains[chain] ?? ['', '', '']
  const does = (text: string) => text.replace('@', name)
  switch (kind) {
    case 'because':
      return `${does(expected)} ${word} ${reason}.`
    case 'so':
      return `${capital(reason)}, ${word} ${does(expected)}.`
    case 'but':
      return `${capital(reason)}, ${word} ${does(unexpected)}.`
    case 'although':
      return `${capital(word)} ${reason}, ${does(unexpected)}.`
  }
}

const firstKindsAt: Edition['kindsAt'] = {
  1: ['because', 'so'],
  2: ['because', 'so', 'but'],
  3: ['because', 'so', 'but', 'although'],
  4: ['so', 'but', 'although'],
  5: ['but', 'although', 'although'],
}

/** Harder steps have more of the harder kinds, but no kind is the answer too often. */
const widerKindsAt: Edition['kindsAt'] = {
  1: ['because', 'because', 'because', 'so', 'so', 'so', 'but', 'but'],
  2: ['because', 'because', 'so', 'but', 'although'],
  3: kinds,
  4: ['because', 'so', 'so', 'but', 'but', 'although', 'although'],
  5: ['because', 'so', 'so', 'but', 'but', 'although', 'although', 'although'],
}

interface Edition {
  readonly version: number
  readonly balancedFrom?: number
  readonly kindsAt: Readonly<Record<Step, readonly Kind[]>>
  readonly wrongFor: (kind: Kind) => readonly string[]
  /** Whether the words are rivals at this step. */
  readonly hasRivals?: (step: Step) => boolean
}

const gap = '\\_\\_\\_\\_\\_\\_'

/** A question in which the wrong words are rivals of the right one. */
function rivalQuestion({ right, text, wrong }: JoinLine) {
  const shown = (word: string) => (text.startsWith('_') ? capital(word) : word)
  return {
    stem: `${text.replace('_', gap)}\n\nWhich word or words fill the gap best?`,
    right: { text: shown(right) },
    wrong: wrong.map(word => ({ text: shown(word), misconception: slipOf(word, right) })),
    explanation: `Say what the sentence should mean. **${capital(right)}** fits. ${rivals[right]} So: ${text.replace('_', `**${shown(right)}**`)}`,
  }
}

const chooseTheJoinIn = ({ kindsAt, wrongFor, hasRivals = () => false, ...version }: Edition) =>
  template({
    id: 'english.conjunctions.choose-the-join',
    ...version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const facts = {
        kind: random.pick(kindsAt[step]),
        chain: random.int(0, chains.length - 1),
        name: random.pick(names),
      }
      return {
        ...facts,
        rival: hasRivals(step) ? drawJoinLine(random, step === 4 ? 4 : 5, facts.name) : undefined,
      }
    },
    measure:
      'how far the two parts are from what is expected: a reason (1), what follows or a contrast (2), a concession (4), and words that rival each other (4 or 5)',
    hardness: ({ kind, rival }) => rival?.level ?? level[kind],
    write: ({ kind, chain, name, rival }, random) => {
      if (rival) return rivalQuestion(rival)
      const atStart = kind === 'although'
      const shown = (word: string) => (atStart ? capital(word) : word)
      return {
        stem: `${line(kind, chain, name, gap)}\n\nWhich word fills the gap best?`,
        right: { text: shown(kind) },
        wrong: random
          .shuffle(wrongFor(kind))
          .map(word => ({ text: shown(word), misconception: `used-${word}-for-${kind}` })),
        explanation: `${reasons[kind]} ${line(kind, chain, name, `**${kind}**`).replace(/^\*\*a/, '**A')}`,
      }
    },
  })

const moreWrongWords: Readonly<Record<Kind, readonly string[]>> = {
  because: ['despite', 'nor'],
  so: ['if', 'despite'],
  but: ['since', 'despite'],
  although: ['but', 'despite'],
}

export const chooseTheJoin = chooseTheJoinIn({
  version: 3,
  balancedFrom: 1,
  kindsAt: widerKindsAt,
  wrongFor: kind => [...wrongWords[kind], ...moreWrongWords[kind]],
  hasRivals: step => step > 3,
})

const joins = {
  subordinating: ['because', 'although', 'when', 'while', 'until', 'before', 'after', 'if'],
  coordinating: ['and', 'but', 'or', 'so'],
} as const
type Join = keyof typeof joins

/** Sentences that make sense only with their own conjunction. A name comes first. */
const lines: Readonly<Record<string, readonly string[]>> = {
  and: [
    'fetched the rope and we tied up the boat',
    'opened the box and a moth flew out',
    'waved and the driver waved back',
  ],
  but: [
    'looked everywhere, but the key was gone',
    'knocked twice, but nobody came',
    'shouted, but the dog ran on',
  ],
  or: [
    'must hurry or the bus will leave',
    'should eat now or the soup will get cold',
    'can help or we can ask Dad',
  ],
  so: [
    'was cold, so Mum lit the fire',
    'had lost the map, so we asked the way',
    'felt tired, so we had a rest',
  ],
  because: ['smiled because the sun was out', 'stopped because the light was red', 'ran because it was late'],
  although: [
    'laughed although it was not funny',
    'went out although it was wet',
    'sang although nobody listened',
  ],
  when: [
    'jumped when the balloon burst',
    'woke up when the clock struck six',
    'cheered when the team scored',
  ],
  while: ['read a book while it rained', 'hummed while the kettle boiled', 'waited while we tied our laces'],
  until: [
    'stayed until the rain stopped',
    'practised until it was perfect',
    'kept still until the bird flew off',
  ],
  before: ['got home before it grew dark', 'ate lunch before the others came', 'left before the film ended'],
  after: [
    'felt better after the storm had passed',
    'tidied up after the guests had left',
    'slept well after we had moved',
  ],
  if: ['can come along if there is room', 'will be glad if we win', 'may stay up if it is a holiday'],
}

export const kindOfJoin = template({
  id: 'english.conjunctions.kind-of-join',
  version: 1,
  mode: 'options',
  seconds: 40,
  harder: 0.3,
  draw: (random, step) => {
    const join: Join = random.chance(step / 6) ? 'subordinating' : 'coordinating'
    const other: Join = join === 'subordinating' ? 'coordinating' : 'subordinating'
    // A question is harder with “so” and “after” among the words than with “and” and “because”.
    const easy = step <= 2
    const pool = joins[other].slice(0, easy ? 4 : undefined)
    const wrong = random.sample(pool, 4)
    const right = random.pick(easy ? joins[join].slice(0, 2) : joins[join])
    const words = [right, ...wrong].map(word => ({ word, line: random.pick(lines[word] ?? []) }))
    return { join, name: random.pick(names), words }
  },
  measure:
    'two for a subordinating conjunction, one for another, and a quarter for each word that is met late',
  hardness: ({ join, words }) =>
    (join === 'subordinating' ? 2 : 1) +
    words.filter(({ word }) => !['and', 'but', 'because', 'although', 'when', 'while'].includes(word))
      .length /
      4,
  write: ({ join, name, words }) => {
    const [right, ...wrong] = words
    const text = `${name} ${right?.line}.`
    return {
      stem: `Which sentence has a **${join === 'coordinating' ? 'co-ordinating' : join}** conjunction?`,
      right: { text },
      wrong: wrong.map(({ line }) => ({
        text: `${name} ${line}.`,
        misconception:
          join === 'subordinating' ? 'took-equal-parts-for-unequal' : 'took-unequal-parts-for-equal',
      })),
      explanation: `“${capital(right?.word ?? '')}” is a ${join === 'subordinating' ? 'subordinating conjunction: it begins a part that leans on the rest of the sentence' : 'co-ordinating conjunction: like and, but, or and so, it joins two parts that are equal'}. The sentence is: ${text}`,
    }
  },
})

export const conjunctions: Topic = {
  id: 'english.conjunctions',
  name: 'Conjunctions',
  subdomain: 'grammar',
  year: 4,
  prerequisites: ['english.word-classes'],
  about: 'Joining parts of a sentence with the word that shows how they belong together.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **conjunction** is a joining word. It shows how two ideas belong together.

- **and** adds: *I sing and I dance.*
- **but** turns: *I ran, but I was late.*
- **or** gives a choice: *We can walk or we can ride.*
- **so** tells what follows: *It was cold, so I put on a hat.*

These four join parts that are equal. They are called **co-ordinating**.

Others begin a part that leans on the rest and can’t stand alone: **because, although, when, while, until, if**. They are called **subordinating**.

- *I put on a hat because it was cold.* It gives the reason.
- *Although it was cold, I wore no hat.* It tells us that this is not what you would expect.`,
    example: `
*___ the box was heavy, Ben lifted it with one hand.*

1. Put the two ideas side by side: a heavy box, and one hand.
2. Would you expect that? No. You would expect him to need both hands.
3. So we want a word for a surprise.
4. **Although** the box was heavy, Ben lifted it with one hand.`,
    harder: `
*___ you hurry, we shall miss the bus.* Is it *Because*, *Unless*, *If*, *Although* or *So*?

1. I put the two ideas side by side: you hurry; we miss the bus.
2. Do they go together? No! If you hurry, we catch it. So "if" would turn the sense round.
3. I need a word that means "if not". That is **unless**.
4. Test it: "If you do **not** hurry, we shall miss the bus." It says the same. So **Unless** is right.

*The path was covered in ice, ___ Zara ran all the way home.* Is it *so* or *but*?

1. What would you expect on ice? That she walks with care.
2. She runs. It is a surprise. So the word is **but**. At the start of the sentence it would be *although*: "Although the path was covered in ice, Zara ran all the way home."

Which has a **subordinating** conjunction? *Femi waved and ran. Femi tidied up after the guests had left.*

1. *And* joins two equal parts.
2. *After* begins a part that leans on the rest: "after the guests had left". It can’t stand alone. So it is the second one.

The slip to watch for is "after the party". No verb follows it, so there *after* is a preposition. It is the same with *despite*: "**despite** the rain", but "**although** it rained".

Now you try: "We waited ___ the rain stopped." *Until* or *unless*? (Until.)`,
    mistake: `
It is easy to mix up "so" and "because". "I was wet because I forgot my coat" gives the reason. "I was wet so I forgot my coat" turns it round and makes no sense. To see the slip, ask: "Which came first?" After "because" comes what was first.`,
    tryThis: `
Say "I went to bed". Add "because", then "although", then "so", and end the sentence each time. How does the story change?`,
  })),
  misconceptions: once(() => ({
    'joined-with-a-word-that-needs-a-verb': {
      child: 'No verb follows in that part, so a word such as “although” can’t begin it.',
      parent:
        'Puts “although” or “unless” before a noun alone. Compare “although it rained” with “despite the rain”.',
    },
    'used-despite-before-a-verb': {
      child: '“Despite” goes before a noun: “despite the rain”. Here a verb follows too.',
      parent: 'Uses “despite” before a whole clause. Compare “despite the rain” with “although it rained”.',
    },
    'turned-a-condition-round': {
      child: '“Unless” means “if not”. Say it with “if not” and listen whether it makes sense.',
      parent: 'Mixes up “if” and “unless”. Say the sentence with “if not”, and ask what would happen.',
    },
    'joined-against-the-sense': {
      child: 'Say the whole line in your own words. That joining word says something else.',
      parent:
        'Chooses a joining word that does not fit the sense. Tell the two parts in other words, and ask how they belong together.',
    },
    'used-although-for-because': {
      child: '“Although” brings a surprise. Here comes the reason, so use “because”.',
      parent: 'Uses “although” before a plain reason. Ask “Why?” and see if the second part answers.',
    },
    'used-or-for-because': {
      child: '“Or” gives a choice. The second part says why, so use “because”.',
      parent: 'Uses “or” before a reason. Ask whether there is really a choice.',
    },
    'used-unless-for-because': {
      child: '“Unless” means “if not”. The second part says why, so use “because”.',
      parent: 'Uses “unless” before a reason. Put “if not” in its place and listen.',
    },
    'used-so-for-because': {
      child: '“So” comes before a result. The second part is the reason: use “because”.',
      parent: 'Swaps reason and result. Ask which came first: the reason goes with “because”.',
    },
    'used-since-for-so': {
      child: '“Since” brings a reason. The second part is the result: use “so”.',
      parent: 'Uses “since” before the result. Ask what happens because of the first part.',
    },
    'used-unless-for-so': {
      child: '“Unless” means “if not”. The second part is the result: use “so”.',
      parent: 'Uses “unless” before a result. Say “if not” instead and listen.',
    },
    'used-because-for-so': {
      child: '“Because” brings a reason. Here the reason came first, and “so” brings the result.',
      parent: 'Swaps reason and result. Ask which part is the reason and which is the result.',
    },
    'used-or-for-so': {
      child: '“Or” gives a choice. One thing leads to the other here: use “so”.',
      parent: 'Uses “or” before a result. Ask whether there is really a choice.',
    },
    'used-or-for-but': {
      child: '“Or” gives a choice. For a surprise, use “but”.',
      parent: 'Uses “or” where something unexpected follows. Ask if you would have expected that.',
    },
    'used-so-for-but': {
      child: '“So” brings what you expect. Here the opposite happens: use “but”.',
      parent: 'Uses “so” before a surprise. Ask what you would expect to happen next.',
    },
    'used-if-for-but': {
      child: '“If” says that it may happen. Here it did, and it is a surprise: use “but”.',
      parent: 'Uses “if” before a surprise. Ask whether it only might happen or really did.',
    },
    'used-because-for-but': {
      child: '“Because” brings a reason. Here comes a surprise, so use “but”.',
      parent: 'Uses “because” before a surprise. Ask whether that part is really the reason.',
    },
    'used-unless-for-but': {
      child: '“Unless” means “if not”. Here comes a surprise, so use “but”.',
      parent: 'Uses “unless” before something that really happened. Say “if not” instead and listen.',
    },
    'used-so-for-although': {
      child: '“So” brings a result. What happens is a surprise, so begin with “although”.',
      parent: 'Uses “so” where the outcome is a surprise. Try “even though” in its place.',
    },
    'used-or-for-although': {
      child: '“Or” gives a choice. You have a surprise here, so use “although”.',
      parent: 'Uses “or” where the outcome is a surprise. Try “even though” and listen.',
    },
    'used-because-for-although': {
      child: '“Because” gives a reason. Here it happens all the same, so use “although”.',
      parent:
        'Uses “because” though the outcome is a surprise. Ask if the first part is a reason for the second, or against it.',
    },
    'used-since-for-although': {
      child: '“Since” gives a reason. You would not expect what happens, so use “although”.',
      parent: 'Uses “since” though the outcome is a surprise. Ask what you would expect instead.',
    },
    'used-despite-for-because': {
      child: '“Despite” comes before a noun: “despite the rain”. The second part says why, so use “because”.',
      parent:
        'Uses “despite” before a reason. Explain that it means “even with”, and that only a noun can follow: despite the rain.',
    },
    'used-nor-for-because': {
      child: '“Nor” means “and not”. The second part says why, so use “because”.',
      parent: 'Uses “nor” before a reason. Put “and not” in its place and listen.',
    },
    'used-despite-for-so': {
      child: '“Despite” comes before a noun. The second part is the result, so use “so”.',
      parent: 'Uses “despite” before a result. Ask what happens because of the first part.',
    },
    'used-despite-for-but': {
      child:
        '“Despite” comes before a noun: “despite the rain”. Between two sentences with a surprise, use “but”.',
      parent:
        'Uses “despite” to join two sentences. Compare “despite the rain” with “it was raining, but we went out”.',
    },
    'used-despite-for-although': {
      child: '“Despite” comes before a noun: “despite the rain”. Before a whole sentence, say “although”.',
      parent:
        'Uses “despite” where a whole sentence follows. Compare “despite the rain” with “although it was raining”.',
    },
    'used-but-for-although': {
      child: '“But” comes in the middle, between the two parts. At the start, use “although”.',
      parent: 'Puts “but” at the start. Say the two parts the other way round and hear where “but” fits.',
    },
    'used-if-for-so': {
      child: '“If” says that it may happen. The second part is the result: use “so”.',
      parent: 'Uses “if” before a result. Ask whether it only might happen or really did.',
    },
    'used-since-for-but': {
      child: '“Since” brings a reason. Here comes a surprise, so use “but”.',
      parent: 'Uses “since” before a surprise. Ask whether that part is really the reason.',
    },
    'took-unequal-parts-for-equal': {
      child: 'Look at the joining word. Only “and”, “but”, “or” and “so” join two equal parts.',
      parent:
        'Mistakes a word such as because or when for a co-ordinating one. Only and, but, or and so join parts that could each stand alone.',
    },
    'took-equal-parts-for-unequal': {
      child:
        '“And”, “but”, “or” and “so” join equal parts. Find a word that makes one part lean on the other.',
      parent:
        'Mistakes and, but, or or so for a subordinating one. Learn those four; the others make one part lean on the rest.',
    },
  })),
  templates: [chooseTheJoin, kindOfJoin],
  earlier: [chooseTheJoinIn({ version: 1, kindsAt: firstKindsAt, wrongFor: kind => wrongWords[kind] })],
}
