import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { names } from './sentences.ts'

interface Subject {
  readonly text: string
  readonly plural: boolean
  readonly level: number
  readonly why: string
}

const things = ['apple', 'book', 'cup', 'kite', 'ticket', 'lamp', 'coat', 'key', 'box', 'torch']
const many = (noun: string) => `${noun}${/(?:x|ch)$/.test(noun) ? 'es' : 's'}`
const holders = ['box', 'bag', 'pile', 'tray', 'basket', 'crate']
const owners = ['boy', 'girl', 'woman', 'man', 'farmer', 'teacher', 'sailor']

/** What lies in what. */
const contents: Readonly<Record<string, readonly string[]>> = {
  box: ['book', 'cup', 'ticket', 'lamp', 'key', 'torch'],
  bag: ['apple', 'key', 'ticket', 'book'],
  pile: ['book', 'coat', 'ticket', 'box'],
  tray: ['cup', 'apple', 'key'],
  basket: ['apple', 'kite', 'key'],
  crate: ['apple', 'lamp', 'cup'],
}

/** What somebody has with them. */
const carried = ['dog', 'kite', 'ticket', 'flag', 'torch', 'basket', 'suitcase', 'umbrella', 'camera', 'book']

/** Subjects, from a plain noun to one whose number is hidden behind another noun. */
function drawSubject(random: Random, level: number, version: 1 | 2): Subject {
  if (version === 1) return drawAnySubject(random, level)
  const drawn = drawAnySubject(random, level)
  if (level === 3 && !drawn.plural) return { ...drawn, why: '“each” and “every one” mean one at a time' }
  if (level === 4 && !drawn.plural) {
    const [head, held] = random.pick(Object.entries(contents))
    return {
      ...drawn,
      text: `the ${head} of ${many(random.pick(held))}`,
      why: `the main word is “${head}”, just one`,
    }
  }
  if (level !== 5) return drawn
  const thing = random.pick(carried)
  const text = drawn.text.replace(
    / with .*/,
    drawn.plural ? ` with the ${thing}` : ` with the two ${many(thing)}`,
  )
  return { ...drawn, text }
}

function drawAnySubject(random: Random, level: number): Subject {
  const thing = random.pick(things)
  const plural = random.chance(0.5)
  const head = random.pick(holders.filter(holder => holder !== thing))
  const owner = random.pick(owners)
  switch (level) {
    case 1:
      return plural
        ? { text: `the ${many(thing)}`, plural, level, why: `“the ${many(thing)}” means more than one` }
        : { text: `the ${thing}`, plural, level, why: `“the ${thing}” means just one` }
    case 2: {
      const [one, two] = random.sample(names, 2)
      return plural
        ? { text: `${one} and ${two}`, plural, level, why: `“${one} and ${two}” are two people` }
        : { text: `${one}’s ${thing}`, plural, level, why: `“${one}’s ${thing}” is one thing` }
    }
    case 3:
      return plural
        ? { text: `both of the ${many(thing)}`, plural, level, why: '“both” means two' }
        : {
            text: `${random.pick(['each', 'every one'])} of the ${many(thing)}`,
            plural,
            level,
            why: '“each” and “every one” speak of one at a time',
          }
    case 4:
      return plural
        ? {
            text: `the ${many(head)} of fruit`,
            plural,
            level,
            why: `the main word is “${many(head)}”, more than one`,
          }
        : {
            text: `the ${head} of ${many(thing)}`,
            plural,
            level,
            why: `the main word is “${head}”, just one`,
          }
    default:
      return plural
        ? {
            text: `the ${many(owner).replace('mans', 'men')} with the ${thing}`,
            plural,
            level,
            why: `the main word is “${many(owner).replace('mans', 'men')}”, more than one`,
          }
        : {
            text: `the ${owner} with the two ${many(thing)}`,
            plural,
            level,
            why: `the main word is “${owner}”, just one`,
          }
  }
}

const levelFor = (random: Random, step: Step) => Math.max(1, Math.min(5, step + random.int(-1, 1)))

const endings = ['in the kitchen', 'by the door', 'near the window', 'at school', 'on the bus', 'outside']

const verbSets = [
  { singular: 'is', plural: 'are', wrong: ['am', 'be', 'being'] },
  { singular: 'was', plural: 'were', wrong: ['been', 'be', 'am'] },
] as const

/** Subjects of steps 4 and 5: `the number of the main word|the subject|why`. */
const hiddenNumbers: readonly Subject[] = `
1|neither of the kites|“neither” means not one and not the other, each taken alone
1|neither of the twins|“neither” means not one and not the other, each taken alone
1|each of the suitcases|“each” means one at a time
1|each of the boys|“each” means one at a time
1|every one of the tickets|“every one” means one at a time
1|one of the captain’s boots|the main word is “one”
1|one of my father’s sisters|the main word is “one”
1|the box of tools and nails|the main word is “box”, just one
1|the bag with the lamps and the candles|the main word is “bag”, just one
1|the leader of the two teams|the main word is “leader”, just one
1|the teacher of the younger pupils|the main word is “teacher”, just one
1|the pair of scissors|the main word is “pair”, just one
1|the pile of old letters|the main word is “pile”, just one
1|the owner of the six grey ponies|the main word is “owner”, just one
1|everybody in the three classes|“everybody” takes a singular verb
1|nobody from the other schools|“nobody” takes a singular verb
1|the horse, like the two donkeys,|there is one horse, and the words between the commas don’t count
1|the list of winners|the main word is “list”, just one
2|the keys to the old shed|the main word is “keys”, more than one
2|the wheels of the broken cart|the main word is “wheels”, more than one
2|the players in the winning team|the main word is “players”, more than one
2|the children of the king|the main word is “children”, more than one
2|the people in the front row|the main word is “people”, more than one
2|both the baker and his wife|“both” means two
2|the photographs in the blue album|the main word is “photographs”, more than one
2|the women with the white umbrella|the main word is “women”, more than one
2|several pages of the book|the main word is “pages”, more than one
2|the geese behind the barn|the main word is “geese”, more than one
2|my cousins, and not my brother,|the main word is “cousins”, and the words between the commas don’t count
2|the owners of the little shop|the main word is “owners”, more than one
2|some of the sandwiches|“some of” takes its number from “sandwiches”
2|the mice in the attic|the main word is “mice”, more than one
2|the scissors from the drawer|“scissors” always takes a plural verb
2|a fork and a knife from the set|these are two things
2|the captain and the cook of the ship|these are two people
2|the tips of the tallest tree|the main word is “tips”, more than one`
  .trim()
  .split('\n')
  .map(row => {
    const [number = '', text = '', why = ''] = row.split('|')
    return { text, plural: number === '2', level: 6, why }
  })

/** When it is, what follows the verb, and the verb in both numbers. The others belong to other times. */
const moments = [
  { when: 'At this moment', singular: 'is', plural: 'are', more: '' },
  { when: 'At six o’clock last night', singular: 'was', plural: 'were', more: '' },
  { when: 'Ever since Monday', singular: 'has', plural: 'have', more: 'been ' },
] as const
const states = ['missing', 'outside', 'in the hall', 'out of sight', 'in the way']

const drawHidden = (random: Random) => ({
  subject: random.pick(hiddenNumbers),
  moment: random.int(0, moments.length - 1),
  state: random.pick(states),
})

/** Verbs of both numbers for each moment, so that both the subject and the time decide. */
function hiddenQuestion({ subject, moment, state }: ReturnType<typeof drawHidden>, random: Random) {
  const { when, singular, plural, more } = moments[moment] ?? moments[0]
  const [right, other] = subject.plural ? [plural, singular] : [singular, plural]
  const line = (verb: string) => `${when}, ${subject.text} ${verb} ${more}${state}.`
  const others = moments.filter((_, at) => at !== moment)
  return {
    stem: `${line('\\_\\_\\_\\_\\_\\_')}\n\nWhich word fills the gap in Standard English?`,
    right: { text: right },
    wrong: [
      {
        text: other,
        misconception: subject.plural
          ? 'singular-verb-for-plural-subject'
          : 'plural-verb-for-singular-subject',
      },
      ...random
        .shuffle(others.flatMap(({ singular, plural }) => [singular, plural]))
        .map(text => ({ text, misconception: 'verb-for-another-time' })),
    ],
    explanation: `Find the subject: ${subject.why}. So the verb is ${subject.plural ? 'plural' : 'singular'}. “${when}” tells us which time it is: ${line(`**${right}**`)}`,
  }
}

interface VerbEdition {
  readonly version: 1 | 2
  readonly balancedFrom?: number
  /** Whether the number of the subject is hidden well at this step. */
  readonly isHidden?: (step: Step) => boolean
}

const chooseTheVerbIn = ({ version, isHidden = () => false, ...edition }: VerbEdition) =>
  template({
    id: 'english.subject-verb-agreement.choose-the-verb',
    version,
    ...edition,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => ({
      hidden: isHidden(step) ? drawHidden(random) : undefined,
      subject: drawSubject(random, levelFor(random, step), version),
      set: random.int(0, verbSets.length - 1),
      ending: random.pick(endings),
    }),
    measure:
      'how well the number of the subject is hidden, from a plain noun (1) to one behind other nouns, with verbs of several times (6)',
    hardness: ({ hidden, subject }) => hidden?.subject.level ?? subject.level,
    write: ({ hidden, subject, set, ending }, random) => {
      if (hidden) return hiddenQuestion(hidden, random)
      const { singular, plural, wrong } = verbSets[set] ?? verbSets[0]
      const right = subject.plural ? plural : singular
      const line = (verb: string) => `${capital(subject.text)} ${verb} ${ending}.`
      return {
        stem: `${line('\\_\\_\\_\\_\\_\\_')}\n\nWhich word fills the gap?`,
        right: { text: right },
        wrong: [
          {
            text: subject.plural ? singular : plural,
            misconception: subject.plural
              ? 'singular-verb-for-plural-subject'
              : 'plural-verb-for-singular-subject',
          },
          ...wrong.map(text => ({ text, misconception: 'form-that-does-not-fit' })),
        ],
        explanation: `Find the subject: ${subject.why}. So the verb is ${subject.plural ? 'plural' : 'singular'}: ${line(`**${right}**`)}`,
      }
    },
  })

export const chooseTheVerb = chooseTheVerbIn({ version: 2, isHidden: step => step > 3 })

const actions = [
  ['appears', 'appear', 'in the picture'],
  ['remains', 'remain', 'in the hall'],
  ['seems', 'seem', 'to be lost'],
  ['has', 'have', 'been found'],
  ['belongs', 'belong', 'here'],
  ['was', 'were', 'easy to find'],
] as const

const correctSentenceIn = (version: 1 | 2) =>
  template({
    id: 'english.subject-verb-agreement.correct-sentence',
    version,
    mode: 'options',
    seconds: 40,
    draw: (random, step) => ({
      lines: Array.from({ length: 5 }, () => ({
        subject: drawSubject(random, levelFor(random, step), version),
        action: random.int(0, actions.length - 1),
      })),
    }),
    measure: 'how well the number of the subjects is hidden, on the average of the five sentences (1 to 5)',
    hardness: ({ lines }) => lines.reduce((sum, { subject }) => sum + subject.level, 0) / lines.length,
    write: ({ lines }) => {
      const written = lines.map(({ subject, action }, at) => {
        const [singular, plural, rest] = actions[action] ?? actions[0]
        const agreed = at === 0 ? subject.plural : !subject.plural
        return { subject, text: `${capital(subject.text)} ${agreed ? plural : singular} ${rest}.` }
      })
      const [right, ...wrong] = written
      return {
        stem: 'Which of these sentences is correct?',
        right: { text: right?.text ?? '' },
        wrong: wrong.map(({ subject, text }) => ({
          text,
          misconception: subject.plural
            ? 'singular-verb-for-plural-subject'
            : 'plural-verb-for-singular-subject',
        })),
        explanation: `In *${right?.text}* subject and verb go together: ${right?.subject.why}. In each of the others they do not.`,
      }
    },
  })

export const correctSentence = correctSentenceIn(2)

export const subjectVerbAgreement: Topic = {
  id: 'english.subject-verb-agreement',
  name: 'Subjects and verbs that agree',
  subdomain: 'grammar',
  year: 5,
  prerequisites: ['english.word-classes'],
  about: 'Making the verb fit its subject: “the box of pens is”, “the boys are”.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
The **subject** is who or what the sentence is about. The verb has to fit it. We say that they **agree**.

- One: *The dog **runs**. The dog **is** wet.*
- More than one: *The dogs **run**. The dogs **are** wet.*

It looks odd at first. A plural noun often has an s. A plural verb has none. So the s is most often in one place only.

Sometimes other words come in between. *The bag of apples **is** heavy.* What is heavy? The bag. There is just one bag, so the verb is "is". The apples are not the subject.

The words **each**, **every** and **everyone** count as one. **Both** means two. Two names with "and" count as more than one.`,
    example: `
*The girl with the two cats ___ in the garden.* Is it "was" or "were"?

1. Who is in the garden? The girl.
2. Cover up "with the two cats". It only tells us more about her.
3. "The girl ___ in the garden." There is one girl.
4. So the word is **was**.`,
    harder: `
Which sentence is correct?

- The basket of lamps **remain** in the hall.
- The girls with the map **knows** the way.
- Every one of the kites **are** red.
- Each of the cups **was** full.

1. I find the main word of each subject. I put the part with "of" or "with" in brackets, and read past it.
2. "The basket (of lamps) remain." One basket. It should be *remains*. Wrong.
3. "The girls (with the map) knows." There is more than one girl. It should be *know*. Wrong.
4. "Every one (of the kites) are." *Every one* counts as one. It should be *is*. Wrong.
5. "Each (of the cups) was." *Each* counts as one, so *was* is right.
6. The answer is **Each of the cups was full.**

Remember how odd it is: with *he, she* or *it* the verb gets the s. So "the girl knows", but "the girls know". There is an s on one of them, and most often not on both.

The slip to watch for is listening to the last noun. "Lamps remain" sounds fine, but it is the basket that remains.

Now you try: "The crates of fruit (was, were) heavy." (Were. There is more than one crate.)`,
    mistake: `
The trap is the noun right next to the verb. "The two cats were" sounds right, so children write "were". To see the slip, cross out the part with "of" or "with". Then read what is left out loud. "The girl were in the garden" sounds wrong at once.`,
    tryThis: `
Make up three sentences that start with "One of my friends". Say them to someone at home. Did you say "is" and "has" each time?`,
  })),
  misconceptions: once(() => ({
    'form-that-does-not-fit': {
      child: 'That form does not go with this subject. Say the whole sentence aloud.',
      parent: 'Uses a form such as be or been that cannot stand alone. Read the sentence aloud and listen.',
    },
    'verb-for-another-time': {
      child: 'That verb does not go with the words for the time, or with what follows.',
      parent: 'Overlooks the words for the time. Ask when it happens, and then how many there are.',
    },
    'singular-verb-for-plural-subject': {
      child: 'There is more than one. Use are, were or have, and no s on the verb.',
      parent:
        'Uses a singular verb for more than one. Find the main word of the subject and ask if it is one or more.',
    },
    'plural-verb-for-singular-subject': {
      child: 'The main word is just one. Use is, was or has, or a verb with s.',
      parent:
        'Uses a plural verb for one thing, often because there is a plural close by. In “the box of pens”, find the main word: box.',
    },
  })),
  templates: [chooseTheVerb, correctSentence],
  earlier: [chooseTheVerbIn({ version: 1 }), correctSentenceIn(1)],
}
