import type { Step } from '../question.ts'
import type { Random } from '../random.ts'

/** A person or thing, in a few words and in more. The first piece of the long form has the head noun. */
interface Named {
  readonly short: string
  readonly long: readonly [start: string, end: string]
}

const named = (row: string): Named => {
  const [short = '', start = '', end = ''] = row.split('|')
  return { short, long: [start, end] }
}

const people = [
  'the sailor|the old sailor|with the grey beard',
  'my cousin|my little cousin|from Cardiff',
  'the captain|the captain|of the winning team',
  'our neighbour|our kind neighbour|at number nine',
  'the girl|the tall girl|in the red coat',
  'the farmer|a farmer|with two muddy dogs',
  'the pupils|a noisy group|of pupils from Year 6',
  'the chef|the head chef|of a famous restaurant',
  'the artist|a young artist|from the Isle of Skye',
  'the boys|the two boys|on the bench',
  'my aunt|my favourite aunt|from Belfast',
  'the gardener|the new gardener|at the castle',
].map(named)

/** An action, its participle, and what it is done to. */
interface Deed {
  readonly past: string
  readonly participle: string
  readonly base: string
  readonly object: Named
}

const deeds: readonly Deed[] = [
  'mended mended mend the lock|the rusty lock|of the garden gate',
  'painted painted paint a picture|a huge picture|of the old harbour',
  'found found find a bag|a leather bag|of gold coins',
  'lost lost lose the key|the only key|to the boat shed',
  'read read read a letter|a long letter|from a cousin in Canada',
  'carried carried carry a basket|a heavy basket|of ripe plums',
  'drew drawn draw a map|a detailed map|of the whole island',
  'baked baked bake a loaf|a large loaf|of brown bread',
  'bought bought buy a kite|a new kite|with a long tail',
  'wrote written write a poem|a funny poem|about a snail',
  'caught caught catch a fish|an enormous fish|with green stripes',
  'climbed climbed climb a wall|a high wall|of grey stone',
].map(row => {
  const [past = '', participle = '', base = '', ...rest] = row.split(' ')
  return { past, participle, base, object: named(rest.join(' ')) }
})

const times = [
  'Yesterday',
  'After lunch',
  'Early on Monday',
  'In the middle of the night',
  'At the end of the holidays',
  'Last Saturday',
  'On the first day of spring',
  'Shortly before dark',
]

/** Sentences in which the subject comes after the verb: where, the verb, and who or what. */
const turned = [
  'Down the lane|came|a rusty cart|full of hay',
  'At the top of the hill|stood|a ruined castle|with seven towers',
  'Behind the curtain|hid|two small children|with torches',
  'Out of the fog|loomed|the dark shape|of a ship',
  'Under the bridge|lived|a grumpy troll|with green hair',
  'Across the field|ran|a frightened hare|with long ears',
  'In the corner|sat|an old man|with a white cat',
  'Through the window|floated|the sweet smell|of warm bread',
  'On the wall|hung|a painting|of a stern lady',
  'Into the room|marched|the angry owner|of the parrot',
  'Next to the fire|lay|a large dog|with a torn ear',
  'Along the beach|walked|a lonely figure|in a yellow coat',
].map(row => row.split('|'))

export type SentenceForm = 'plain' | 'timed' | 'question' | 'passive' | 'turned'

/** A sentence and its parts, as they are written inside it. */
export interface Parts {
  readonly form: SentenceForm
  readonly text: string
  readonly subject: readonly [start: string, end: string]
  readonly verb: string
  readonly object: readonly [start: string, end: string]
  readonly adverbial: string
  /** Who does it, after “by”. */
  readonly doer: string
}

const joined = (parts: readonly string[]) => parts.filter(part => part !== '').join(' ')
export const whole = (parts: readonly [string, string]) => joined(parts)

const phrase = (long: boolean, { short, long: parts }: Named): readonly [string, string] =>
  long ? parts : [short, '']

const formsAt: Readonly<Record<Step, readonly SentenceForm[]>> = {
  1: ['plain'],
  2: ['plain', 'timed'],
  3: ['timed', 'question'],
  4: ['timed', 'question', 'passive'],
  5: ['timed', 'question', 'passive', 'turned'],
}

function drawTurned(random: Random): Parts {
  const [where = '', verb = '', start = '', end = ''] = random.pick(turned)
  return {
    form: 'turned',
    text: `${where} ${verb} ${start} ${end}.`,
    subject: [start, end],
    verb,
    object: ['', ''],
    adverbial: where,
    doer: '',
  }
}

export function drawParts(random: Random, step: Step, wished?: SentenceForm): Parts {
  const form = wished ?? random.pick(formsAt[step])
  if (form === 'turned') return drawTurned(random)
  const { past, participle, base, object } = random.pick(deeds)
  const long = step === 1 ? 0 : step === 2 ? random.int(0, 1) : 2
  const who = phrase(long === 2 || long === 1, random.pick(people))
  const what = phrase(long > 1 || (step === 2 && long === 0), object)
  const time = form === 'plain' ? '' : random.pick(times)
  const [subject, thing] = [whole(who), whole(what)]
  if (form === 'passive')
    return {
      form,
      text: `${time}, ${thing} was ${participle} by ${subject}.`,
      subject: what,
      verb: `was ${participle}`,
      object: ['', ''],
      adverbial: time,
      doer: subject,
    }
  const small = time.charAt(0).toLowerCase() + time.slice(1)
  const text =
    form === 'question'
      ? `Did ${subject} ${base} ${thing} ${small}?`
      : form === 'timed'
        ? `${time}, ${subject} ${past} ${thing}.`
        : `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${past} ${thing}.`
  return {
    form,
    text,
    subject: who,
    verb: form === 'question' ? base : past,
    object: what,
    adverbial: form === 'question' ? small : time,
    doer: '',
  }
}
