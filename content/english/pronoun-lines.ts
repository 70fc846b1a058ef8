import type { Random } from '../random.ts'
import { names } from './sentences.ts'

/** The jobs that a pronoun can do, with lines in which `_` is the pronoun. */
const lines = {
  subject: `
The map that _ drew last week has been very useful.
Nobody knew where _ had hidden the key.
Before lunch, _ fed the goats and the hens.
The soup tasted better when _ added some salt.
Why did _ leave the gate open?
If it rains, _ can play in the barn.`,
  object: `
The guide gave _ a map of the caves.
A small grey dog followed _ all the way home.
The prize for the best kite was won by _.
There is a letter for _ on the kitchen table.
The captain was standing just behind _.
Please sit next to _ on the bus.
Mum asked _ to water the tomatoes.`,
  owner: `
_ tent has blown into the river.
We met at _ house after the match.
The puppy has chewed _ new boots.
Nobody had expected _ team to win.
The judges liked _ painting best of all.
Have you seen _ bicycles anywhere?`,
  owned: `
The tent beside the river is _.
Your garden is much larger than _.
The kite that won first prize was _.
Is the boat with the red sail _?
We could not use your ladder, so we used _.
All the muddy boots in the hall are _.`,
} as const
export type Job = keyof typeof lines

const linesFor = (job: Job) => lines[job].trim().split('\n')

/** The pronouns of these people, by job. */
const formsOf = {
  we: { subject: 'we', object: 'us', owner: 'our', owned: 'ours' },
  they: { subject: 'they', object: 'them', owner: 'their', owned: 'theirs' },
} as const
export type People = keyof typeof formsOf

const jobs = Object.keys(lines) as Job[] // Safe: the keys of a literal without others.

/** The words that the pronoun stands for: “Kofi and I”, “Kofi’s and mine”, “the twins’”. */
function named(random: Random, people: People, job: Job): string {
  const [one, other] = random.sample(names, 2)
  const owning = job === 'owner' || job === 'owned'
  if (people === 'we') {
    const self = { subject: 'I', object: 'me', owner: 'my', owned: 'mine' }[job]
    return owning ? `${one}’s and ${self}` : `${one} and ${self}`
  }
  return random.pick([
    owning ? `${one} and ${other}’s` : `${one} and ${other}`,
    ...['the twins', 'my cousins', 'our neighbours'].map(words => (owning ? `${words}’` : words)),
  ])
}

export interface PronounLine {
  readonly text: string
  readonly words: string
  readonly job: Job
  readonly right: string
  readonly wrong: readonly (readonly [text: string, misconception: string])[]
}

/** Pronouns for the same people in other jobs, and for other people in the same job. */
export function drawPronounLine(random: Random): PronounLine {
  const people = random.pick(['we', 'they'] as const)
  const job = random.pick(jobs)
  const [own, other] = people === 'we' ? [formsOf.we, formsOf.they] : [formsOf.they, formsOf.we]
  const line = random.pick(linesFor(job))
  const first = line.startsWith('_')
  const words = named(random, people, job)
  const shown = (word: string) => (first ? word.charAt(0).toUpperCase() + word.slice(1) : word)
  return {
    text: line.replace('_', `**${shown(words)}**`),
    words,
    job,
    right: shown(own[job]),
    wrong: [
      ...jobs.filter(each => each !== job).map(each => [shown(own[each]), slipOf(each, job)] as const),
      [shown(other[job]), 'pronoun-for-someone-else'],
      [
        shown(
          people === 'we' ? { subject: 'I', object: 'me', owner: 'my', owned: 'mine' }[job] : other.object,
        ),
        'pronoun-for-someone-else',
      ],
    ],
  }
}

function slipOf(chosen: Job, job: Job): string {
  if (job === 'owner' || job === 'owned')
    return chosen === 'owner' || chosen === 'owned' ? 'mixed-up-our-and-ours' : 'left-out-the-owner'
  if (chosen === 'owner' || chosen === 'owned') return 'possessive-where-none-is-meant'
  return job === 'object' ? 'subject-form-for-object' : 'object-form-for-subject'
}

/** Why this form is right. */
export const whyForm: Readonly<Record<Job, string>> = {
  subject: 'The words in bold type say who does it, so they are the subject of their verb.',
  object: 'Something is done to these people, or the words come after a word such as “for” or “by”.',
  owner: 'The words in bold type say who owns something, and its name comes next.',
  owned: 'The words in bold type say who owns something, and they stand alone: no noun follows.',
}
