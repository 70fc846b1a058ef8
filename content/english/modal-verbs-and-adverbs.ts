import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type OptionsDraft, type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { drawLikelyEvent, isPlanned } from './likely-events.ts'
import { type Situation, situations } from './modal-lines.ts'
import { drawEvent, type Event, people, sentence, type Verb } from './sentences.ts'

/** How sure the speaker is, from 0 (no idea) to 5 (certain). Neighbours are never offered together when one must win. */
const surenesses = [
  { words: 'will certainly', sure: 5 },
  { words: 'will definitely', sure: 5 },
  { words: 'will surely', sure: 5 },
  { words: 'will probably', sure: 3 },
  { words: 'might', sure: 1 },
  { words: 'could perhaps', sure: 1 },
  { words: 'may possibly', sure: 1 },
  { words: 'might just possibly', sure: 1 },
] as const

/** From certain to certain not, with a clear step from each row to the next. */
const scale: readonly (readonly string[])[] = [
  ['will certainly', 'will definitely', 'is certain to', 'is bound to'],
  ['will almost certainly', 'is very likely to'],
  ['will probably', 'is quite likely to'],
  ['may or may not', 'might or might not'],
  ['is unlikely to', 'will probably not'],
  ['will almost certainly not', 'is very unlikely to'],
  ['will certainly not', 'will definitely not'],
]

/** Five of the rows in order, and which of them is asked for, counted from the most certain. */
function drawOrdered(random: Random, step: Step) {
  const rows = random
    .sample([...scale.keys()], 5)
    .sort((one, other) => one - other)
    .map(row => random.pick(scale[row] ?? []))
  return { rows, place: random.pick(step === 4 ? [1, 3] : [1, 2, 3]) }
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']

const orderingQuestion = (
  { who, verb, object }: Event,
  { rows, place }: ReturnType<typeof drawOrdered>,
): OptionsDraft => {
  const line = (words: string) => sentence(`${who.text} ${words} ${verb.base} the ${object}`)
  const right = line(rows[place] ?? '')
  const slip = (at: number) =>
    at === rows.length - 1 - place
      ? 'counted-from-the-wrong-end'
      : at < place
        ? 'took-one-that-is-too-sure'
        : 'took-one-that-is-not-sure-enough'
  return {
    stem: `Put these five sentences in order, from the one that is **most certain** that ${who.text} will ${verb.base} the ${object} to the one that is least certain of it. Which sentence comes **${places[place]}**?`,
    right: { text: right },
    wrong: rows.flatMap((words, at) => (at === place ? [] : { text: line(words), misconception: slip(at) })),
    explanation: `In order: ${rows.map(words => `“${words}”`).join(', ')}. “Almost” and “very” leave a little doubt, and “not” turns the order round. The **${places[place]}** is: **${right}**`,
  }
}

const drawAnyEvent = (random: Random) => drawEvent(random, 0.5)

const alone = people.filter(({ plural }) => !plural)
const drawPlan = (random: Random) => drawLikelyEvent(random, 0.5, isPlanned, alone)

interface Edition {
  readonly version: number
  readonly drawOne: typeof drawAnyEvent
  /** Whether the sentences are to be put in order at this step. */
  readonly isOrdered: (step: Step) => boolean
}

const mostCertainIn = ({ version, drawOne, isOrdered }: Edition) =>
  template({
    id: 'english.modal-verbs-and-adverbs.most-certain',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const event = drawOne(random)
      const sure = random.pick(surenesses.filter(each => each.sure === 5)).words
      const unsure = random.shuffle(surenesses.filter(each => each.sure === 1)).map(({ words }) => words)
      // Without “probably”, only one option would have “will”, which would give it away.
      const near = random.chance(step / 5)
      return {
        event,
        sure,
        others: near ? ['will probably', ...unsure.slice(0, 3)] : unsure,
        ordered: isOrdered(step) ? drawOrdered(random, step) : undefined,
      }
    },
    measure: 'one, one more where another option is nearly as certain, and two more to put five in order',
    hardness: ({ others, ordered }) => (ordered ? 3 : others[0] === 'will probably' ? 2 : 1),
    write: ({ event, sure, others, ordered }) => {
      if (ordered) return orderingQuestion(event, ordered)
      const { who, verb, object } = event
      const line = (words: string) => sentence(`${who.text} ${words} ${verb.base} the ${object}`)
      return {
        stem: `Which sentence shows that it is **most certain** that ${who.text} will ${verb.base} the ${object}?`,
        right: { text: line(sure) },
        wrong: others.map(words => ({
          text: line(words),
          misconception:
            words === 'will probably' ? 'likely-taken-for-certain' : 'possible-taken-for-certain',
        })),
        explanation: `“${capital(sure)}” leaves no doubt. “Probably” means that it is likely. “Might”, “may”, “could”, “perhaps” and “possibly” only say that it can happen. So: **${line(sure)}**`,
      }
    },
  })

export const mostCertain = mostCertainIn({ version: 2, drawOne: drawPlan, isOrdered: step => step > 3 })

const modals = ['can', 'could', 'may', 'might', 'must', 'should', 'will', 'would'] as const
/** The ones that people use to ask somebody else for something. */
const asking = ['can', 'could', 'must', 'should', 'will', 'would'] as const
const adverbs = ['soon', 'quickly', 'also', 'still'] as const

/** People can do it together: nobody wears a hat with somebody else. */
const isSharedPlan = (verb: Verb) => isPlanned(verb) && verb.base !== 'wear'

const findTheModalIn = (version: 1 | 2) =>
  template({
    id: 'english.modal-verbs-and-adverbs.find-the-modal',
    version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const { who, verb, object } =
        version === 1 ? drawEvent(random, 0.5) : drawLikelyEvent(random, 0.5, isSharedPlan)
      const level = random.pick([1, 2, 3].filter(each => Math.abs(each - (step + 1) / 2) <= 0.5))
      return {
        who: who.text,
        base: verb.base,
        object,
        modal: random.pick(level === 3 ? asking : modals),
        adverb: random.pick(adverbs),
        level,
      }
    },
    measure: 'one for a plain sentence, two with an adverb between, three for a question',
    hardness: ({ level }) => level,
    write: ({ who, base, object, modal, adverb, level }) => {
      const ending = version === 1 ? 'with our help' : 'with us'
      const line =
        level === 3
          ? `${capital(modal)} ${who} ${base} the ${object} ${ending}?`
          : sentence(`${who} ${modal} ${level === 2 ? `${adverb} ` : ''}${base} the ${object} ${ending}`)
      return {
        stem: `*${line}*\n\nWhich word in this sentence is a modal verb?`,
        right: { text: modal },
        wrong: [
          { text: base, misconception: 'main-verb-for-modal' },
          ...(level === 2 ? [{ text: adverb, misconception: 'adverb-for-modal' }] : []),
          { text: object, misconception: 'noun-for-modal' },
          { text: 'with', misconception: 'preposition-for-modal' },
          { text: 'the', misconception: 'determiner-for-modal' },
        ],
        explanation: `A modal verb is a helper such as can, could, may, might, must, shall, should, will or would. ${version === 1 ? `It stands with a main verb, here “${base}”. So it is **${modal}**.` : `Here the helper is **${modal}**, and it goes with the main verb “${base}”.`}`,
      }
    },
  })

export const findTheModal = findTheModalIn(2)

const situationsNear = (random: Random, step: Step): Situation =>
  random.pick(situations.filter(each => Math.abs(each.level - step) <= 1))

/** How often each verb is right: never so often that a child could guess it, and the long ones less than the short. */
const rightAt: Readonly<Record<Step, string>> = {
  1: 'must must must can can can might might',
  2: 'must must must can can can could could might should',
  3: 'must must can can could could might should would',
  4: 'must can can could could could might should should would would',
  5: 'can could could could might should should would would would',
}

function situationFor(random: Random, step: Step): Situation {
  const verb = random.pick(rightAt[step].split(' '))
  const found = situations.find(({ right }) => right === verb)
  if (!found) throw new Error(`No sentence needs ${verb}`)
  return { ...found, wrong: `${found.wrong} ${found.alsoWrong ?? ''}`.trim() }
}

const chooseTheModalIn = (
  version: Pick<Template, 'version' | 'balancedFrom'>,
  drawSituation: typeof situationsNear,
) =>
  template({
    id: 'english.modal-verbs-and-adverbs.choose-the-modal',
    ...version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const { right, wrong, level, lines } = drawSituation(random, step)
      return { line: random.pick(lines), right, wrong, level }
    },
    measure: 'from a rule (1) over skill, doubt and advice to what is only imagined (5)',
    hardness: ({ level }) => level,
    write: ({ line, right, wrong }) => ({
      stem: `${line.replace('@', '\\_\\_\\_\\_\\_\\_')}\n\nWhich modal verb fits best?`,
      right: { text: right },
      wrong: wrong.split(' ').map(text => ({ text, misconception: `used-${text}-for-${right}` })),
      explanation: `${uses[right]} So: ${line.replace('@', `**${right}**`)}`,
    }),
  })

export const chooseTheModal = chooseTheModalIn({ version: 3, balancedFrom: 1 }, situationFor)

const uses: Readonly<Record<string, string>> = {
  must: '“Must” says that there is no choice.',
  can: '“Can” says that somebody is able to do something.',
  might: '“Might” says that something is possible but not sure.',
  should: '“Should” gives advice.',
  would: '“Would” tells what happens only in an imagined case.',
  could: '“Could” tells what somebody was able to do in the past.',
}

export const modalVerbs: Topic = {
  id: 'english.modal-verbs-and-adverbs',
  name: 'Modal verbs and adverbs of chance',
  subdomain: 'grammar',
  year: 5,
  prerequisites: ['english.verb-tenses'],
  about: 'Saying how sure, needed or possible something is, with “must”, “might”, “perhaps” and their like.',
  weights: { gl: 2, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **modal verb** is a small helper. It goes with a main verb and changes how sure or how strict the sentence is.

- **must**: there is no choice. *You must stop.*
- **should**: it is a good idea. *You should rest.*
- **can**: someone is able to. *I can swim.*
- **could**: someone was able to, or it is possible. *I could swim when I was four.*
- **will**: it is sure. *It will be dark soon.*
- **may, might**: it is possible. *It might snow.*
- **would**: only if something else were true. *I would fly if I had wings.*

Some **adverbs** do the same work. *Certainly* and *definitely* are very sure. *Probably* means it is likely. *Perhaps* and *possibly* mean that you can’t tell.`,
    example: `
Which is more sure: *Ann will probably win* or *Ann might win*?

1. "Might" says that it is possible. It could also not happen.
2. "Will probably" says that it is likely.
3. So **Ann will probably win** is more sure. But "Ann will certainly win" would be the most sure of all.`,
    harder: `
*If I had a boat, I ___ sail to the island.* Is it *can*, *must*, *would*, *shall* or *may*?

1. Do I have a boat? No. "If I **had**" shows that it isn’t true. I only imagine it.
2. For things that are only imagined we use **would**.
3. So: If I had a boat, I **would** sail to the island.
4. Change the start: "If I **have** time, I **can** sail." Now it may really happen, so *would* does not fit.

*Years ago, my sister ___ hide behind this curtain, but she is too tall now.* Is it *can* or *could*?

1. She was able to do it in the past. Now she is not.
2. *Can* is for now. Its past is **could**.

Which is **most certain**? *Chloe may possibly come. Chloe will surely come. Chloe will probably come.*

1. I put them on a line. "May possibly" is the least sure. "Will probably" is likely. "Will surely" leaves no doubt.
2. So it is **Chloe will surely come.**

The slip to watch for is looking only at the modal. Two of these have *will*. The adverb decides: *probably* makes it weaker.

Now you try: "It is only advice: you ___ pack the night before." (Should. *Must* would be an order.)`,
    mistake: `
Many people write "could of" or "should of". It sounds like that, but it is wrong. It is "could **have**" and "should **have**". To see the slip, say it slowly. "Of" is not a verb, so it can’t help one.`,
    tryThis: `
Make three rules for a tree house with "must". Then give three bits of advice with "should". Last, name three things that "might" happen there.`,
  })),
  misconceptions: once(() => ({
    'possible-taken-for-certain': {
      child: '“Might”, “may”, “could” and “perhaps” leave doubt. Look for the surest words.',
      parent:
        'Takes something possible for something certain. Line up words from “perhaps” to “certainly” on a strip of paper.',
    },
    'took-one-that-is-too-sure': {
      child: 'That one is too sure. Put all five in order first, and then count.',
      parent:
        'Chooses a sentence that is too certain. Write the five on strips of paper and put them in order.',
    },
    'took-one-that-is-not-sure-enough': {
      child: 'That one is not sure enough. Put all five in order first, and then count.',
      parent: 'Chooses a sentence that is too doubtful. Ask of each two sentences which is the surer one.',
    },
    'counted-from-the-wrong-end': {
      child: 'You counted from the other end. The most certain one comes first.',
      parent:
        'Puts the sentences in the right order but counts from the wrong end. Number them together from the top.',
    },
    'likely-taken-for-certain': {
      child: '“Probably” still leaves some doubt. Look for a word with no doubt at all.',
      parent: 'Mistakes “probably” for certain. Ask how sure each word is, out of ten.',
    },
    'main-verb-for-modal': {
      child: 'That is the main verb. The modal is the small helper near it.',
      parent:
        'Picks the main verb. Learn the helpers by heart: can, could, may, might, must, shall, should, will, would.',
    },
    'preposition-for-modal': {
      child: '“With” is not a verb. Look for a helper like “can” or “must”.',
      parent: 'Picks a preposition. Find the main verb first, then the helper that goes with it.',
    },
    'noun-for-modal': {
      child: 'That is a thing. Look for a helper like “can” or “must”.',
      parent: 'Picks a noun. Test it with “the” in front: a modal verb never takes it.',
    },
    'determiner-for-modal': {
      child: '“The” is not a verb. Look for a helper like “can” or “must”.',
      parent: 'Picks “the”. Find the main verb first, then the helper that goes with it.',
    },
    'adverb-for-modal': {
      child: 'That word tells how or when. Look for a helper like “can” or “must”.',
      parent: 'Picks an adverb. Leave the word out: if the sentence still works, it is not the modal verb.',
    },
    'used-could-for-must': {
      child: 'It is a rule, so say “must”. “Could” leaves a choice.',
      parent: 'Uses “could” for a strict rule. Talk about house rules, and about things that you must do.',
    },
    'used-can-for-must': {
      child: 'It is a rule, so say “must”. “Can” is about being able to.',
      parent: 'Uses “can” for a strict rule. Ask whether there is any choice.',
    },
    'used-shall-for-can': {
      child: 'If you are able to do it, say “can”. “Shall” is a plan.',
      parent: 'Uses “shall” where it is about being able to. Try “is able to” in the gap.',
    },
    'used-may-for-should': {
      child: 'For advice, say “should”. “May” lets someone do it.',
      parent: 'Uses “may” to give advice. Try “it is a good idea to” in the gap.',
    },
    'used-will-for-could': {
      child: 'It was in the past. “Will” is for the future, so say “could”.',
      parent: 'Uses “will” for the past. Look for the time words and try “was able to”.',
    },
    'used-shall-for-could': {
      child: 'It was in the past. “Shall” is a plan, so say “could”.',
      parent: 'Uses “shall” for the past. Look for the time words and try “was able to”.',
    },
    'used-must-for-would': {
      child: 'This is a “what if”, so say “would”. “Must” is a rule.',
      parent: 'Uses “must” for an imagined case. Look for “if” in the sentence.',
    },
    'used-would-for-must': {
      child: 'It is a rule, so say “must”. “Would” is for “what if”.',
      parent: 'Uses “would” for a strict rule. Ask whether there is any choice.',
    },
    'used-may-for-must': {
      child: 'It is a rule, so say “must”. “May” lets you choose.',
      parent: 'Uses “may” for a strict rule. Compare “you may go” with “you must go”.',
    },
    'used-might-for-must': {
      child: 'It is a rule, so say “must”. “Might” is not sure.',
      parent: 'Uses “might” for a strict rule. Ask if it is certain or only possible.',
    },
    'used-must-for-can': {
      child: 'If you are able to do it, say “can”. “Must” is a rule.',
      parent: 'Uses “must” where it is about being able to. Try “is able to” in the gap.',
    },
    'used-might-for-can': {
      child: 'If you are able to do it, say “can”. “Might” is not sure.',
      parent: 'Uses “might” for something that can surely be done. Try “is able to” in the gap.',
    },
    'used-should-for-can': {
      child: 'If you are able to do it, say “can”. “Should” gives advice.',
      parent: 'Uses “should” where it is about being able to. Try “is able to” in the gap and listen.',
    },
    'used-would-for-can': {
      child: 'If you are able to do it, say “can”. “Would” is for “what if”.',
      parent: 'Uses “would” where it is about being able to. Say the sentence with “is able to”.',
    },
    'used-shall-for-might': {
      child: 'Nobody is sure here, so say “might”. “Shall” is a plan.',
      parent: 'Uses “shall” for something unsure. Look for “not sure” in the sentence.',
    },
    'used-must-for-might': {
      child: 'Nobody is sure here, so say “might”. “Must” sounds certain.',
      parent: 'Uses “must” for something unsure. Ask how sure the speaker is, out of ten.',
    },
    'used-can-for-might': {
      child: 'Nobody is sure here, so say “might”. “Can” is about being able to.',
      parent: 'Uses “can” for something unsure. Try “perhaps” in the sentence: then “might” fits.',
    },
    'used-will-for-might': {
      child: 'Nobody is sure here, so say “might”. “Will” leaves no doubt.',
      parent: 'Uses “will” for something unsure. Find the words that show doubt.',
    },
    'used-must-for-could': {
      child: 'For what someone was able to do, say “could”. “Must” is a rule.',
      parent: 'Uses “must” for what someone was able to do. Try “was able to” in the gap.',
    },
    'used-may-for-could': {
      child: 'For what someone was able to do, say “could”. “May” is not sure.',
      parent: 'Uses “may” for the past. Try “was able to” in the gap and listen.',
    },
    'used-can-for-could': {
      child: 'It was in the past. “Can” is for now, so say “could”.',
      parent: 'Uses “can” for the past. Look for the time words: “can” becomes “could”.',
    },
    'used-should-for-could': {
      child: 'For what someone was able to do, say “could”. “Should” gives advice.',
      parent: 'Uses “should” for what someone was able to do. Say “was able to” instead.',
    },
    'used-would-for-should': {
      child: 'For advice, say “should”. “Would” is for “what if”.',
      parent: 'Uses “would” to give advice. Try “it is a good idea to” in the gap.',
    },
    'used-must-for-should': {
      child: 'For advice, say “should”. “Must” leaves no choice.',
      parent: 'Uses “must” for advice. Ask whether the person is free to choose.',
    },
    'used-will-for-should': {
      child: 'For advice, say “should”. “Will” tells you what is going to happen.',
      parent: 'Uses “will” to give advice. Ask if it is going to happen or would only be wise.',
    },
    'used-shall-for-should': {
      child: 'For advice, say “should”. “Shall” is a plan.',
      parent: 'Uses “shall” to give advice. Look for the word “advice” or a friendly tip.',
    },
    'used-shall-for-would': {
      child: 'This is a “what if”, so say “would”. “Shall” is a real plan.',
      parent: 'Uses “shall” for an imagined case. Look for “if” in the sentence.',
    },
    'used-can-for-would': {
      child: 'This is a “what if”, so say “would”. “Can” is for what is real now.',
      parent: 'Uses “can” for an imagined case. Ask whether it is real or only imagined.',
    },
    'used-may-for-would': {
      child: 'This is a “what if”, so say “would”. “May” says that it could happen.',
      parent:
        'Uses “may” for an imagined case. Make up sentences such as “If I were a bird, I would fly” together.',
    },
    'used-will-for-would': {
      child: 'This is a “what if”, so say “would”. “Will” is for what is going to happen.',
      parent:
        'Uses “will” for an imagined case. Compare “if it rains, I will” with “if I were king, I would”.',
    },
  })),
  templates: [mostCertain, findTheModal, chooseTheModal],
  earlier: [
    mostCertainIn({ version: 1, drawOne: drawAnyEvent, isOrdered: () => false }),
    findTheModalIn(1),
    chooseTheModalIn({ version: 1 }, situationsNear),
  ],
}
