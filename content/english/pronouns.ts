import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { drawPronounLine, type PronounLine, whyForm } from './pronoun-lines.ts'
import { names } from './sentences.ts'

/** Somebody or something, and its pronouns. */
interface Named {
  readonly text: string
  readonly subject: string
  readonly object: string
  readonly level: number
}

const named: readonly Named[] = [
  ...['my sister', 'Grandma', 'the queen', 'my aunt', 'the girl', 'our mother'].map(text => ({
    text,
    subject: 'she',
    object: 'her',
    level: 1,
  })),
  ...['my brother', 'Grandad', 'the king', 'my uncle', 'the boy', 'our father'].map(text => ({
    text,
    subject: 'he',
    object: 'him',
    level: 1,
  })),
  ...['the twins', 'my cousins', 'the girls', 'our neighbours', 'the pirates'].map(text => ({
    text,
    subject: 'they',
    object: 'them',
    level: 2,
  })),
  ...names.slice(0, 12).map(name => ({ text: `${name} and I`, subject: 'we', object: 'us', level: 4 })),
]

const subjectEndings = ['won the race', 'baked a cake', 'found a map', 'sang a song', 'ran home', 'saw a fox']
const objectBeginnings = [
  'The teacher thanked',
  'The dog followed',
  'Nobody noticed',
  'The guide showed the way to',
  'A parcel came for',
  'The captain waved to',
]

/** Pronouns that are clearly wrong here: no plural for one person, and no pronoun for two that could mean one. */
const wrongFor = ({ subject, object }: Named, asObject: boolean) => {
  const other = asObject ? subject : object
  const people = ['she', 'he', 'we'].filter(each => each !== subject)
  return {
    other,
    people: asObject ? people.map(each => ({ she: 'her', he: 'him', we: 'us' })[each] ?? each) : people,
  }
}

type DrawNamed = (random: Random, step: Step) => { readonly named: Named; readonly asObject: boolean }

/** Nearly always two names and I at step 5. */
const drawNearLevel: DrawNamed = (random, step) => ({
  named: random.pick(named.filter(({ level }) => Math.abs(level - step) <= 2)),
  asObject: random.chance(step / 6),
})

const namedBy = Map.groupBy(named, ({ subject }) => subject)

/** Every pronoun, and more pairs of people and objects at the harder steps. */
const drawAnyLevel: DrawNamed = (random, step) => {
  const kinds = [...namedBy.keys(), ...(step > 3 ? ['we', 'they'] : step > 1 ? ['they'] : [])]
  return {
    named: random.pick(namedBy.get(random.pick(kinds)) ?? named),
    asObject: random.chance(0.2 + step / 10),
  }
}

interface NounEdition extends Pick<Template, 'version' | 'balancedFrom'> {
  readonly drawNamed: DrawNamed
  /** Whether the pronoun can have any job in the sentence at this step. */
  readonly hasAnyJob?: (step: Step) => boolean
}

const anyJobQuestion = ({ text, words, job, right, wrong }: PronounLine) => ({
  stem: `${text}\n\nWhich word can stand in the place of the words in bold type?`,
  right: { text: right },
  wrong: wrong.map(([text, misconception]) => ({ text, misconception })),
  explanation: `${whyForm[job]} For “${words}” we say “${right.toLowerCase()}” here: ${text.replace(/\*\*.+\*\*/, `**${right}**`)}`,
})

const replaceNounIn = ({ drawNamed, hasAnyJob = () => false, ...version }: NounEdition) =>
  template({
    id: 'english.pronouns.replace-noun',
    ...version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      return {
        anyJob: hasAnyJob(step) ? drawPronounLine(random) : undefined,
        ...drawNamed(random, step),
        ending: random.pick(subjectEndings),
        beginning: random.pick(objectBeginnings),
      }
    },
    measure:
      'one to four for who is named, two more where the pronoun is the object, and five or seven where it can have any job',
    hardness: ({ anyJob, named, asObject }) =>
      anyJob ? (anyJob.job.startsWith('own') ? 7 : 5) : named.level + (asObject ? 2 : 0),
    write: ({ anyJob, named, asObject, ending, beginning }) => {
      if (anyJob) return anyJobQuestion(anyJob)
      const right = asObject ? named.object : named.subject
      const text = asObject ? named.text.replace(' and I', ' and me') : capital(named.text)
      const shown = (word: string) => (asObject ? word : capital(word))
      const { other, people } = wrongFor(named, asObject)
      return {
        stem: `${asObject ? `${beginning} **${text}**.` : `**${text}** ${ending}.`}\n\nWhich pronoun can stand in the place of the words in bold type?`,
        right: { text: shown(right) },
        wrong: [
          {
            text: shown(other),
            misconception: asObject ? 'subject-form-for-object' : 'object-form-for-subject',
          },
          ...people.map(word => ({ text: shown(word), misconception: 'pronoun-for-someone-else' })),
          { text: shown('it'), misconception: 'thing-pronoun-for-people' },
          { text: shown('mine'), misconception: 'possessive-where-none-is-meant' },
        ],
        explanation: `The words in bold type are the ${asObject ? 'object' : 'subject'} of the sentence. For “${text}” we say “${right}”: ${asObject ? `${beginning} **${right}**.` : `**${capital(right)}** ${ending}.`}`,
      }
    },
  })

export const replaceNoun = replaceNounIn({
  version: 3,
  balancedFrom: 1,
  drawNamed: drawAnyLevel,
  hasAnyJob: step => step > 3,
})

/** The text before or after “Zara and I”, from easy (1) to hard (5). */
type Line = readonly [words: string, level: number]

const asSubject: readonly Line[] = [
  ['went to the park', 1],
  ['are making a kite', 1],
  ['have finished the puzzle', 2],
  ['were late for the bus', 2],
  ['would like some soup', 3],
]
const asObjects: readonly Line[] = [
  ['Mum made a cake for', 3],
  ['The teacher asked', 3],
  ['Everyone waited for', 4],
  ['There was a letter for', 4],
  ['It was a secret between', 5],
  ['Please sit next to', 5],
]

/** The right form, or the other one. */
const sentence = (words: string, name: string, useObject: boolean, form: 'I' | 'me') =>
  useObject ? `${words} ${name} and ${form}.` : `${name} and ${form} ${words}.`

const meOrIIn = (version: 1 | 2) =>
  template({
    id: 'english.pronouns.me-or-i',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const near = (lines: readonly Line[]) => lines.filter(([, level]) => Math.abs(level - step) <= 2)
      const [objects, subjects] = [near(asObjects), near(asSubject)]
      const useObject = objects.length > 0 && (subjects.length === 0 || random.chance(step / 6))
      const [words, level] = random.pick(useObject ? objects : subjects)
      const others = (lines: readonly Line[]) =>
        random.shuffle(lines.map(([words]) => words).filter(each => each !== words))
      const wrongSubjects = random.int(1, 3)
      return {
        names: random.sample(names, 5),
        words,
        level,
        useObject,
        wrongSubjects: others(asSubject).slice(0, wrongSubjects),
        wrongObjects: others(asObjects).slice(0, 4 - wrongSubjects),
      }
    },
    measure: 'from a plain subject (1) to an object after a preposition (5)',
    hardness: ({ level }) => level,
    write: ({ names: [name = '', ...friends], words, useObject, wrongSubjects, wrongObjects }) => {
      const right = useObject ? 'me' : 'I'
      const friend = (at: number) => friends[at] ?? ''
      const alone = words.endsWith('between') ? 'a secret between us' : `${words} me`
      const hint = useObject
        ? `${version === 1 ? 'Put one word in the place of the pair' : 'Swap the pair for one word'}: we say “${alone}”, and not “${alone.replace(/us$/, 'we').replace(/me$/, 'I')}”.`
        : 'Leave out the other person and listen: the sentence would begin with “I”, and not with “Me”.'
      return {
        stem: 'In which sentence is “I” or “me” used correctly?',
        right: { text: sentence(words, name, useObject, right) },
        wrong: [
          ...wrongSubjects.map((each, at) => ({
            text: sentence(each, friend(at), false, 'me'),
            misconception: 'object-form-for-subject',
          })),
          ...wrongObjects.map((each, at) => ({
            text: sentence(each, friend(wrongSubjects.length + at), true, 'I'),
            misconception: 'subject-form-for-object',
          })),
        ],
        explanation: `${hint} So this one is right: ${sentence(words, name, useObject, right).replace(` and ${right}`, ` and **${right}**`)} Try the same with the others, and you ${version === 1 ? 'hear the slip' : 'will hear the mistake'}.`,
      }
    },
  })

export const meOrI = meOrIIn(2)

const relatives = [
  ['The girl', 'won the race is my cousin', 'who', 1],
  ['The man', 'drives the bus is very kind', 'who', 1],
  ['The bridge', 'crosses the river is closed', 'which', 2],
  ['The book', 'fell off the shelf was mine', 'which', 2],
  ['The boy', 'coat was lost had to borrow one', 'whose', 4],
  ['The woman', 'dog ran away was upset', 'whose', 4],
  ['The pupils', 'paintings were chosen felt proud', 'whose', 5],
  ['The town', 'I was born has a castle', 'where', 3],
  ['The shop', 'we bought the kite has moved', 'where', 3],
  ['The farmer', 'sheep escaped was very worried', 'whose', 5],
  ['The artist', 'painted this picture is famous', 'who', 1],
  ['The nurse', 'looked after me was cheerful', 'who', 2],
  ['The train', 'leaves at noon is full', 'which', 2],
  ['The path', 'leads to the lake is muddy', 'which', 3],
  ['The field', 'we play football is flooded', 'where', 3],
  ['The cave', 'they hid the gold was never found', 'where', 4],
  ['The player', 'goal won the match was cheered', 'whose', 4],
  ['The neighbour', 'cat we fed sent us a card', 'whose', 5],
  ['The boy', 'sits next to me is new', 'who', 1],
  ['The woman', 'found our dog lives near here', 'who', 1],
  ['The doctor', 'mended my arm was very gentle', 'who', 2],
  ['The clock', 'hangs in the hall is slow', 'which', 2],
  ['The tree', 'stands by the gate is a pear tree', 'which', 2],
  ['The island', 'we spent the summer is tiny', 'where', 3],
  ['The room', 'we keep the paints is locked', 'where', 4],
  ['The park', 'I learned to skate has closed', 'where', 4],
  ['The girl', 'bicycle was stolen walked home', 'whose', 4],
  ['The singer', 'voice we all love is ill', 'whose', 5],
  ['The family', 'house was flooded stayed with us', 'whose', 5],
  ['The writer', 'books I collect came to our school', 'whose', 5],
] as const

const extras = [
  '',
  'I think that ',
  'Everyone knows that ',
  'It is true that ',
  'They say that ',
  'We heard that ',
]

type Relative = (typeof relatives)[number]

const drawRelativeNear = (random: Random, step: Step): Relative =>
  random.pick(relatives.filter(each => Math.abs(each[3] - step) <= 1))

const answersAt: Readonly<Record<Step, readonly Relative[2][]>> = {
  1: ['who', 'who', 'which', 'which', 'where'],
  2: ['who', 'which', 'where'],
  3: ['who', 'which', 'where', 'whose'],
  4: ['who', 'which', 'where', 'where', 'whose', 'whose'],
  5: ['who', 'which', 'where', 'where', 'whose', 'whose', 'whose'],
}

/** First which pronoun, then a sentence: a step has more of the harder ones, but never nearly always the same. */
function drawByAnswer(random: Random, step: Step): Relative {
  const answer = random.pick(answersAt[step])
  const fitting = relatives.filter(each => each[2] === answer)
  const hard = fitting.filter(each => each[3] >= step - 2)
  return random.pick(hard.length > 2 ? hard : fitting)
}

/** The first edition took four of the same words each time. */
const firstWrong = (right: Relative[2]) =>
  ['who', 'which', 'whose', 'where', 'when', 'what'].filter(
    word => word !== right && !(right === 'which' && word === 'where'),
  )

/** Always four of the five words, and one that is never right. */
const wrongRelatives = (right: Relative[2], random: Random) => [
  ...['who', 'which', 'whose', 'where'].filter(word => word !== right),
  random.pick(['when', 'what', 'whom']),
]

interface RelativeEdition {
  readonly version: number
  readonly drawRelative: typeof drawRelativeNear
  readonly wrongFor: (right: Relative[2], random: Random) => readonly string[]
}

const relativePronounIn = ({ drawRelative, wrongFor, ...version }: RelativeEdition) =>
  template({
    id: 'english.pronouns.relative-pronoun',
    ...version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const [before, after, right, level] = drawRelative(random, step)
      return { before, after, right, level, extra: random.pick(extras) }
    },
    measure: 'from “who” (1) over “which” and “where” to “whose” (5)',
    hardness: ({ level }) => level,
    write: ({ before, after, right, extra }, random) => {
      const whole = `${extra}${extra ? before.replace(/^T/, 't') : before}`
      return {
        stem: `${whole} \\_\\_\\_\\_ ${after}.\n\nWhich word fills the gap?`,
        right: { text: right },
        wrong: wrongFor(right, random).map(word => ({
          text: word,
          misconception: `used-${word}-for-${right}`,
        })),
        explanation: `${(version.version < 3 ? reasonsBefore : reasons)[right]} So: ${whole} **${right}** ${after}.`,
      }
    },
  })

const reasonsBefore = {
  who: '“Who” stands for a person that does something.',
  which: '“Which” stands for a thing.',
  whose: '“Whose” shows that something belongs to somebody.',
  where: '“Where” stands for a place in which something happens.',
} as const

const reasons: Readonly<Record<Relative[2], string>> = {
  who: 'Use “who” for a person who does something.',
  which: 'Use “which” for a thing.',
  whose: 'Use “whose” to show that something belongs to someone.',
  where: 'Use “where” for a place where something happens.',
}

export const relativePronoun = relativePronounIn({
  version: 3,
  drawRelative: drawByAnswer,
  wrongFor: wrongRelatives,
})

export const pronouns: Topic = {
  id: 'english.pronouns',
  name: 'Pronouns',
  subdomain: 'grammar',
  year: 4,
  prerequisites: ['english.word-classes'],
  about: 'Choosing the right pronoun: “I” or “me”, “she” or “her”, “who” or “whose”.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **pronoun** stands in for a noun. It saves you from saying the same name again and again.

The form depends on the job:

| does it | has it done to them |
|---|---|
| I | me |
| he | him |
| she | her |
| we | us |
| they | them |

*She* sees *him*. *He* sees *her*.

After little words like **to, for, with** and **between**, use the second form: *for me, with us, between you and me*.

To show who owns a thing, use **my, our** or **their** before its name: *our tent*. If no name follows, use **mine, ours** or **theirs**: *the tent is ours*.

Some pronouns join two parts of a sentence. **Who** is for people: *the man who sings*. **Which** is for things: *the bus which is late*. **Where** is for places: *the shop where we met*. **Whose** shows that something belongs: *the girl whose bag is red*.`,
    example: `
*Mum gave a map to Zara and ___.* Is it "I" or "me"?

1. Leave out the other person: "Mum gave a map to ___."
2. Try both. "Mum gave a map to I" sounds wrong. "Mum gave a map to me" sounds right.
3. So the word is **me**.`,
    harder: `
In which sentence is the pronoun right?

- Please sit next to Rosa and I.
- The teacher asked Leila and I.
- There was a letter for Sam and me.
- Omar and me have finished.

1. I leave out the other person each time and listen.
2. "Please sit next to I." No. It should be *me*.
3. "The teacher asked I." No. It should be *me*. The teacher does the asking. I have it done to me.
4. "There was a letter for me." Yes!
5. I check the last one. "Me have finished." No. It should be *I*.
6. The answer is **There was a letter for Sam and me.**

*They say that the singer ___ voice we all love is ill.* Is it *who, whose, which* or *where*?

1. "They say that" only opens the sentence. I leave it out.
2. What belongs to whom? The voice belongs to the singer. **Whose** shows that something belongs.
3. Test it: "his voice" fits too, and *whose* does the job of *his*.

The slip to watch for is *who’s*. It means "who is". "The singer who is voice" makes no sense.

Now you try: "The room ___ we keep the paints is locked." (Where. It is the place in which we keep them.)`,
    mistake: `
Some children think that "and I" is always polite and right. It is not. "Come with Sam and I" is wrong, for you would not say "Come with I". To see the slip, take away the other name and listen.`,
    tryThis: `
Tell someone about your day without a single name. Use only pronouns. Can they still follow you? When do they get lost?`,
  })),
  misconceptions: once(() => ({
    'mixed-up-our-and-ours': {
      child: '“Our” and “their” need a noun after them. “Ours” and “theirs” stand alone.',
      parent:
        'Mixes up “our” and “ours”, or “their” and “theirs”. Compare “our tent” with “the tent is ours”.',
    },
    'left-out-the-owner': {
      child: 'It belongs to these people. Use a word that shows who owns it.',
      parent:
        'Uses “we” or “us” where something is owned. Ask whose it is, and answer with “our”, “ours” or the like.',
    },
    'possessive-where-none-is-meant': {
      child: '“Mine” and “yours” show who owns something. Nobody owns anything here.',
      parent: 'Uses a word of owning, such as mine, where none is meant. Ask who owns what in the sentence.',
    },
    'object-form-for-subject': {
      child: 'Who does it? Then it is I, he, she, we or they. Try it with just one person.',
      parent:
        'Uses “me” or “him” for the one who acts. Leave out the other person: you would not say “me went”.',
    },
    'pronoun-for-someone-else': {
      child: 'Is it a he, a she, a they or a we? Check who is meant.',
      parent:
        'Chooses a pronoun that stands for somebody else. Ask who it is: one or more, and with or without the speaker.',
    },
    'thing-pronoun-for-people': {
      child: '“It” is for things. People need words like she, him, they or us.',
      parent: 'Uses “it” for people. Ask whether a person or a thing is meant.',
    },
    'subject-form-for-object': {
      child: 'After a verb, or a word like “for”, use me, him, her, us or them.',
      parent:
        'Uses “I” or “he” where something is done to or for the person. Leave out the other person and listen: “for me”.',
    },
    'used-where-for-who': {
      child: '“Where” is for a place. This is a person, so say “who”.',
      parent: 'Uses “where” for a person. Ask “Person, thing or place?” before choosing.',
    },
    'used-whose-for-who': {
      child: '“Whose” shows who owns a thing. Here someone does something, so say “who”.',
      parent:
        'Uses “whose” though nothing is owned. Look at the next word: with a verb after the gap it is “who”.',
    },
    'used-when-for-who': {
      child: '“When” is for a time. For a person, say “who”.',
      parent: 'Uses “when” for a person. Ask who does something in the sentence.',
    },
    'used-which-for-who': {
      child: '“Which” is for things. For people, say “who”.',
      parent: 'Uses “which” for a person. People are “who”, things are “which”.',
    },
    'used-whose-for-which': {
      child: '“Whose” shows who owns a thing. Here it is the thing itself, so say “which”.',
      parent: 'Uses “whose” though nothing is owned. Ask what the sentence says about the thing.',
    },
    'used-who-for-which': {
      child: '“Who” is for people. For a thing, say “which”.',
      parent: 'Uses “who” for a thing. Ask “Person or thing?” before choosing.',
    },
    'used-when-for-which': {
      child: '“When” is for a time. For a thing, say “which”.',
      parent: 'Uses “when” for a thing. Ask which thing the sentence is about.',
    },
    'used-what-for-which': {
      child: 'Say “the book which fell”, not “the book what fell”.',
      parent:
        'Uses “what” to point back to a thing. It is heard in some speech, but in writing it is “which”.',
    },
    'used-which-for-where': {
      child: 'Something happens in that place. Say “the town where I live”.',
      parent: 'Uses “which” where a place is meant. Try “in which”: if that fits, “where” is right.',
    },
    'used-when-for-where': {
      child: '“When” is for a time. For a place, say “where”.',
      parent: 'Uses “when” for a place. Ask “Time or place?” before choosing.',
    },
    'used-who-for-where': {
      child: '“Who” is for people. For a place, say “where”.',
      parent: 'Uses “who” for a place. Ask what comes before the gap: a person, a thing or a place.',
    },
    'used-whose-for-where': {
      child: '“Whose” shows who owns a thing. For a place, say “where”.',
      parent: 'Uses “whose” for a place. Ask what happens there.',
    },
    'used-who-for-whose': {
      child: 'The next word is a thing that belongs to the person. So say “whose”.',
      parent: 'Uses “who” where something is owned. Turn it round: the boy’s coat, so “the boy whose coat”.',
    },
    'used-where-for-whose': {
      child: '“Where” is for a place. If a thing belongs to someone, say “whose”.',
      parent: 'Uses “where” although something is owned. Ask whose coat, dog or house it is.',
    },
    'used-when-for-whose': {
      child: '“When” is for a time. To show who owns a thing, say “whose”.',
      parent: 'Uses “when” although something is owned. Ask who the thing after the gap belongs to.',
    },
    'used-which-for-whose': {
      child: '“Which” points at a thing. To show who it belongs to, say “whose”.',
      parent: 'Uses “which” although something is owned. Look at the noun after the gap and ask who owns it.',
    },
    'used-where-for-which': {
      child: '“Where” needs someone who does something there. Here it is the thing itself: say “which”.',
      parent:
        'Uses “where” for a thing. Look at the next word: with a verb after the gap, the thing itself does it, so it is “which”.',
    },
    'used-whom-for-who': {
      child: 'This person does something, so say “who”. “Whom” is for someone who has it done to them.',
      parent:
        'Uses “whom” for the person who acts. Try “he” and “him” in its place: “he” goes with “who”, “him” with “whom”.',
    },
    'used-whom-for-which': {
      child: '“Whom” is for people. For a thing, say “which”.',
      parent: 'Uses “whom” for a thing. Ask whether the word before the gap is a person.',
    },
    'used-whom-for-whose': {
      child: 'A thing belongs to someone here, so say “whose”. “Whom” owns nothing.',
      parent: 'Uses “whom” although something is owned. Ask whose coat, dog or house it is.',
    },
    'used-whom-for-where': {
      child: '“Whom” is for people. For a place, say “where”.',
      parent: 'Uses “whom” for a place. Ask whether the word before the gap is a person or a place.',
    },
    'used-what-for-who': {
      child: 'Say “the girl who won”, not “the girl what won”.',
      parent:
        'Uses “what” to point back to a person. It is heard in some speech, but in writing it is “who”.',
    },
    'used-what-for-whose': {
      child: '“What” can’t show who owns a thing. Say “whose”.',
      parent: 'Uses “what” although something is owned. Ask who the thing after the gap belongs to.',
    },
    'used-what-for-where': {
      child: 'Something happens in that place. Say “the shop where we met”.',
      parent: 'Uses “what” for a place. Try “in which” in the gap: if it fits, “where” fits too.',
    },
  })),
  templates: [replaceNoun, meOrI, relativePronoun],
  earlier: [
    meOrIIn(1),
    replaceNounIn({ version: 1, drawNamed: drawNearLevel }),
    relativePronounIn({ version: 1, drawRelative: drawRelativeNear, wrongFor: firstWrong }),
  ],
}
