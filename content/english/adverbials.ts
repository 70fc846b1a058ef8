import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import {
  type Adverbial,
  type AdverbialKind,
  adverbialKinds,
  adverbialsOf,
  drawScene,
  mainClause,
  plainStarts,
  type Scene,
  temptingStarts,
} from './adverbial-parts.ts'
import { names } from './sentences.ts'

const wordsIn = (text: string) => text.split(' ')

/** The sentence, with one adverbial in another form. */
function sentenceOf(scene: Scene, form = (_: Adverbial, text: string) => text): string {
  const { front, ends } = scene
  const start = front ? `${form(front, capital(front.text))}, ` : ''
  const main = front ? mainClause(scene) : capital(mainClause(scene))
  return `${start}${[main, ...ends.map(one => form(one, one.text))].join(' ')}.`
}

const asks: Readonly<Record<AdverbialKind, string>> = {
  when: 'When did it happen?',
  where: 'Where did it happen?',
  how: 'How was it done, or in what way?',
  'how often': 'How often did it happen?',
  why: 'Why did it happen, or what for?',
}

/** Its beginning and its end, unless the end could be an adverbial too. */
function partsOf(words: readonly string[]): readonly string[] {
  if (words.length < 3) return []
  const cut = words.length > 4 ? 2 : 1
  const [start, end] = [words.slice(0, -cut).join(' '), words.slice(cut).join(' ')]
  return /^(?:to|once|on|before|after) /.test(end) ? [start] : [start, end]
}

const countAt = { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 } as const

export const findTheAdverbial = template({
  id: 'english.adverbials.find-the-adverbial',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const kind = random.pick(adverbialKinds)
    const count = countAt[step]
    const fronted = step < 3 || random.chance(0.7)
    const scene = drawScene(random, step === 1 ? 2 : step, { kind, count, fronted, least: 2 })
    const asked = step < 3 ? scene.front : adverbialsOf(scene).find(one => one.kind === kind)
    if (!asked) throw new Error('An adverbial was expected')
    return { scene, asked, byKind: step > 2 }
  },
  measure: 'adverbials, two more where the kind is asked for, and a quarter for each word of the answer',
  hardness: ({ scene, asked, byKind }) =>
    adverbialsOf(scene).length + (byKind ? 2 : 0) + wordsIn(asked.text).length / 4,
  write: ({ scene, asked, byKind }) => {
    const { subject, verb, object, ends } = scene
    const others = adverbialsOf(scene).filter(one => one !== asked)
    const words = wordsIn(asked.text)
    const fronted = asked === scene.front
    const next = fronted ? `${asked.text}, ${subject}` : `${object} ${asked.text}`
    return {
      stem: byKind
        ? `*${sentenceOf(scene)}*\n\nWhich is the **whole** adverbial that tells us **${asked.kind}**?`
        : `*${sentenceOf(scene)}*\n\nWhich words make up the **whole** fronted adverbial?`,
      right: { text: asked.text },
      wrong: [
        ...others.map(({ text }) => ({ text, misconception: 'took-another-adverbial' })),
        ...partsOf(words).map(text => ({ text, misconception: 'took-only-part-of-it' })),
        { text: `${verb} ${object}`, misconception: 'took-what-was-done' },
        { text: `${subject} ${verb}`, misconception: 'took-who-did-it' },
        ...(fronted || asked === ends[0] ? [{ text: next, misconception: 'took-in-too-much' }] : []),
        { text: mainClause(scene), misconception: 'took-what-was-done' },
        { text: object, misconception: 'took-what-was-done' },
        { text: subject, misconception: 'took-who-did-it' },
      ],
      explanation: `Find the main part first: *${mainClause(scene)}*. The other words say more about what was done. ${byKind ? `Ask: ${asks[asked.kind].toLowerCase()}` : 'The words before the comma come first, so they are the fronted adverbial:'} **${capital(asked.text)}**. Take all the words that belong together.`,
    }
  },
})

export const kindOfAdverbial = template({
  id: 'english.adverbials.kind-of-adverbial',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const kind = random.pick(adverbialKinds)
    const scene = drawScene(random, step, { kind, count: step < 3 ? 1 : 2, fronted: random.chance(0.6) })
    return { kind, scene }
  },
  measure: 'how hard the adverbial is, from one word (1) to a clause or saying (5), and a half for another',
  hardness: ({ kind, scene }) => {
    const all = adverbialsOf(scene)
    return (all.find(one => one.kind === kind)?.level ?? 0) + all.length / 2
  },
  write: ({ kind, scene }) => {
    const asked = adverbialsOf(scene).find(one => one.kind === kind)?.text ?? ''
    return {
      stem: `${sentenceOf(scene, (one, text) => (one.kind === kind ? `**${text}**` : text))}\n\nWhat does the adverbial in bold tell us?`,
      right: { text: `${kind} it happened` },
      wrong: adverbialKinds
        .filter(other => other !== kind)
        .map(other => ({
          text: `${other} it happened`,
          misconception: `thought-it-tells-${other.replace(' ', '-')}`,
        })),
      explanation: `Make a question that the words in bold answer: “${asks[kind]}” – “${capital(asked)}.” So they tell us **${kind}** it happened.`,
    }
  },
})

/** The places of commas that children choose, most likely first. The right one comes before them. */
function commasIn({ front, subject, verb, object, ends }: Scene): readonly string[] {
  const first = capital(front?.text ?? '')
  const words = wordsIn(first)
  const inner = words.length > 4 ? words.length - 2 : 1
  const rest = [object, ...ends.map(({ text }) => text)].join(' ')
  const whole = `${subject} ${verb} ${rest}`
  return [
    `${first}, ${whole}.`,
    `${first} ${whole}.`,
    `${first} ${subject}, ${verb} ${rest}.`,
    `${first} ${subject} ${verb}, ${rest}.`,
    `${first}, ${subject}, ${verb} ${rest}.`,
    `${first}. ${capital(whole)}.`,
    `${first}; ${whole}.`,
    ...(words.length > 2
      ? [`${words.slice(0, inner).join(' ')}, ${words.slice(inner).join(' ')} ${whole}.`]
      : []),
  ]
}

const commaSlips = [
  'comma-left-out',
  'comma-after-the-subject',
  'comma-after-the-verb',
  'comma-on-both-sides-of-the-subject',
  'cut-off-the-adverbial',
  'cut-off-the-adverbial',
  'comma-inside-the-adverbial',
]

export const commaAfterIt = template({
  id: 'english.adverbials.comma-after-it',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 35,
  draw: (random, step) =>
    drawScene(random, step, { kind: random.pick(adverbialKinds), count: step < 3 ? 1 : 2, fronted: true }),
  measure: 'words of the sentence',
  hardness: scene => wordsIn(sentenceOf(scene)).length,
  write: scene => {
    const [right = '', ...wrong] = commasIn(scene)
    return {
      stem: 'In which sentence is the fronted adverbial marked off correctly?',
      right: { text: right },
      wrong: wrong.map((text, at) => ({ text, misconception: commaSlips[at] ?? 'comma-left-out' })),
      explanation: `The main part is *${mainClause(scene)}*. All the words before it are the fronted adverbial. Put one comma after its last word, “${wordsIn(scene.front?.text ?? '').at(-1)}”, and nowhere else: **${right}**`,
    }
  },
})

const temptingAt = { 1: 2, 2: 3, 3: 5, 4: 7, 5: 10 } as const

export const beginsWithIt = template({
  id: 'english.adverbials.begins-with-it',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const kind = random.pick(adverbialKinds)
    const tempting = temptingAt[step]
    const scene = drawScene(random, step === 5 ? 4 : step, { kind, count: 1, fronted: true })
    const named = (line: string) => line.replace('@', random.pick(names))
    return {
      scene,
      tempting: random.sample(temptingStarts, tempting).map(named),
      plain: random.sample(plainStarts, 10 - tempting).map(named),
    }
  },
  measure: 'one, and one for each sentence that only seems to begin with an adverbial',
  hardness: ({ tempting }) => 1 + tempting.length,
  write: ({ scene, tempting, plain }) => {
    const right = sentenceOf(scene).replace(', ', ' ')
    const front = scene.front?.text ?? ''
    return {
      stem: 'In these sentences, any comma after a fronted adverbial has been left out. Which sentence **begins with a fronted adverbial**?',
      right: { text: right },
      wrong: [
        ...tempting.map(text => ({ text, misconception: 'took-another-start-for-an-adverbial' })),
        ...plain.map(text => ({ text, misconception: 'took-an-adverbial-at-the-end' })),
      ],
      explanation: `In **${right}** somebody did something: *${mainClause(scene)}*. “${capital(front)}” only says more about it, and you could move it to the end. The first words of the other sentences can’t move like that: they name who or what it is about, or they give an order or ask a question.`,
    }
  },
})

export const adverbials: Topic = {
  id: 'english.adverbials',
  name: 'Adverbials',
  subdomain: 'grammar',
  year: 5,
  prerequisites: ['english.word-classes'],
  about: 'Words and phrases that tell us when, where, how, how often or why, and the comma after them.',
  weights: { gl: 2, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
*The dog barked.* That is a whole sentence, but a thin one. An **adverbial** tells us more about what was done:

- **When?** *last night*
- **Where?** *behind the shed*
- **How?** *with all its might*
- **How often?** *again and again*
- **Why?** *because of the fox*

An adverbial can be one word (*loudly*), a few words (*at the moon*) or even a clause (*when the fox came*).

You can move most adverbials about. If one comes first, it is a **fronted adverbial**: *Last night, the dog barked.* Put a comma after it, before the main part begins.`,
    example: `
Where does the comma go? *At the end of the lane the dog barked.*

1. Find the main part. Who did what? *The dog barked.*
2. The words before it are *At the end of the lane*. They tell where.
3. Try to move them: *The dog barked at the end of the lane.* That works, so they are an adverbial.
4. Put the comma after its last word: ***At the end of the lane,** the dog barked.*`,
    harder: `
*Out of pure mischief, the goat ate the washing with a look of delight on Monday.* Which adverbial tells **how**?

1. The main part is *the goat ate the washing*.
2. Now take the rest bit by bit and ask a question for each.
3. *Out of pure mischief*: **why** did it eat the washing?
4. *On Monday*: **when** did it do so?
5. *With a look of delight*: **how** did it eat? That is the one. Take the whole of it, not just *with a look*.`,
    mistake: `
Not every sentence that starts with a word for time has a fronted adverbial. Look at *Yesterday was cold*. What was cold? *Yesterday* was. It is the subject here. To see the slip, try to move the word to the end: “Was cold yesterday.” That is no sentence. But *Yesterday, we swam* can become *We swam yesterday*.`,
    tryThis: `
Take the sentence *The cat slept.* Roll a dice: 1 is when, 2 is where, 3 is how, 4 is how often, 5 is why, and 6 is your own choice. Add what the dice says, at the front or the end. Who makes the funniest cat?`,
  })),
  misconceptions: once(() => ({
    'took-another-adverbial': {
      child: 'That is an adverbial, but not the one asked for. Look again at what it should tell.',
      parent:
        'Finds an adverbial, but not the right one. Ask a question for each: when, where, how, how often, why.',
    },
    'took-only-part-of-it': {
      child: 'The adverbial is longer than that. Take in all the words that belong together.',
      parent: 'Takes only some of the words. Move the adverbial to the other end and see which words go too.',
    },
    'took-what-was-done': {
      child: 'That belongs to the main part, which says what was done. Look at the words around it.',
      parent: 'Takes words of the main part. Ask who did what, and cross those words out first.',
    },
    'took-who-did-it': {
      child: 'That names who did it. An adverbial tells when, where, how, how often or why.',
      parent: 'Takes the subject for part of the adverbial. Ask first who or what did it.',
    },
    'took-in-too-much': {
      child: 'You took in a piece of the main part. Leave out who did it and what was done.',
      parent: 'Takes in words of the main part. Read the main part aloud alone: it must still be complete.',
    },
    'thought-it-tells-when': {
      child: 'It doesn’t name a time. Ask what question these words answer.',
      parent: 'Says “when”. Ask the question “When did it happen?” and see if the words answer it.',
    },
    'thought-it-tells-where': {
      child: 'You couldn’t go to it: it is not a place. Ask what question these words answer.',
      parent: 'Says “where”. Ask whether the words could be shown on a map or a plan.',
    },
    'thought-it-tells-how': {
      child: 'It doesn’t say in what way it was done. Try the other questions.',
      parent: 'Says “how”. Ask the question “In what way?” and see if the words answer it.',
    },
    'thought-it-tells-how-often': {
      child: 'It doesn’t count how many times. Try the other questions.',
      parent: 'Says “how often”. Ask whether the words say how many times.',
    },
    'thought-it-tells-why': {
      child: 'It gives no reason. Try the other questions.',
      parent: 'Says “why”. Let them test whether the words could begin with “because of” or “in order to”.',
    },
    'comma-left-out': {
      child: 'Put a comma after the words in front.',
      parent: 'Leaves the comma out. Read aloud, and pause before the main part of the sentence.',
    },
    'comma-after-the-subject': {
      child: 'That comma comes too late: who did it belongs to the main part.',
      parent: 'Puts the comma after the subject. Find who did it: the comma goes before this person.',
    },
    'comma-after-the-verb': {
      child: 'That comma cuts the verb off from what was done. It belongs before the main part.',
      parent: 'Puts the comma after the verb. Ask who did what, and keep those words together.',
    },
    'comma-on-both-sides-of-the-subject': {
      child: 'One comma is enough. The second one cuts off who did it from what was done.',
      parent: 'Puts commas round the subject. Nothing may come between who did it and the verb.',
    },
    'cut-off-the-adverbial': {
      child: 'That mark is too strong. The adverbial can’t be cut off like a sentence.',
      parent:
        'Uses a full stop or semicolon after the adverbial. Read it alone: it is not a sentence by itself.',
    },
    'comma-inside-the-adverbial': {
      child: 'That comma cuts the adverbial in two. Put it after the last word.',
      parent: 'Puts the comma inside the adverbial. Ask where the words that tell when or where end.',
    },
    'took-another-start-for-an-adverbial': {
      child: 'Try to move the first words to the end. Here that doesn’t work.',
      parent: 'Goes by the first word. Ask whether the first words could move to the end of the sentence.',
    },
    'took-an-adverbial-at-the-end': {
      child: 'That sentence begins with who or what it is about. Look at the very first words.',
      parent:
        'Chooses a sentence that begins with its subject. Ask who or what it is about, and where that is.',
    },
  })),
  templates: [findTheAdverbial, kindOfAdverbial, commaAfterIt, beginsWithIt],
}
