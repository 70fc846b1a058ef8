import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { names } from './sentences.ts'

/** What comes before, two words, their short form, what may follow, and how hard it is. */
const shortForms: readonly (readonly [
  before: string,
  long: string,
  short: string,
  endings: readonly string[],
  level: number,
])[] = [
  ['Look,', 'I am', 'I’m', ['ready to go', 'in the garden', 'late again', 'up here', 'on the swing'], 1],
  ['I think', 'he is', 'he’s', ['my cousin', 'on the bus', 'very tall', 'a pilot', 'in the shed'], 1],
  ['I think', 'she is', 'she’s', ['at school', 'a good swimmer', 'nearly ten', 'upstairs', 'a vet'], 1],
  ['I think', 'it is', 'it’s', ['time for tea', 'raining again', 'a lovely day', 'broken', 'Tuesday'], 1],
  ['Please', 'do not', 'don’t', ['touch the paint', 'forget the map', 'wait for us', 'shout', 'run'], 1],
  ['It', 'is not', 'isn’t', ['here yet', 'very warm', 'far away', 'my turn', 'a toy'], 1],
  ['We', 'did not', 'didn’t', ['see the sign', 'stay long', 'know the way', 'win', 'hear you'], 2],
  ['It', 'was not', 'wasn’t', ['my fault', 'very deep', 'a real snake', 'open', 'on the map'], 2],
  ['Look,', 'we are', 'we’re', ['lost', 'nearly there', 'going to the fair', 'on television', 'first'], 2],
  ['I think', 'they are', 'they’re', ['twins', 'playing chess', 'under the table', 'asleep', 'new'], 2],
  ['I think', 'you are', 'you’re', ['next', 'a star', 'too late', 'taller than me', 'right'], 2],
  ['Tomorrow', 'I will', 'I’ll', ['bring the rope', 'wait outside', 'phone you', 'be ten'], 2],
  ['Tomorrow', 'we will', 'we’ll', ['be there', 'share the cake', 'need a lamp', 'go by train'], 2],
  ['I hope', 'you will', 'you’ll', ['come too', 'like it here', 'write soon', 'join the team'], 2],
  ['Look,', 'we have', 'we’ve', ['found it', 'made a den', 'run out of milk', 'got a puppy'], 3],
  ['I think', 'they have', 'they’ve', ['gone home', 'won the cup', 'lost the key', 'seen us'], 3],
  ['I hope', 'you have', 'you’ve', ['packed a coat', 'had enough', 'brought the map', 'done it'], 3],
  ['We', 'could not', 'couldn’t', ['find the door', 'hear a thing', 'stop laughing', 'come'], 3],
  ['It', 'does not', 'doesn’t', ['matter now', 'work any more', 'fit', 'taste of much'], 3],
  ['We', 'have not', 'haven’t', ['eaten yet', 'met before', 'seen it', 'got all day'], 3],
  ['The bus', 'has not', 'hasn’t', ['come yet', 'left', 'stopped here today', 'got any lights'], 3],
  ['The gates', 'were not', 'weren’t', ['locked', 'open', 'very high', 'there last year'], 3],
  ['The shops', 'are not', 'aren’t', ['open yet', 'far from here', 'very big', 'busy today'], 3],
  ['Tell me', 'who is', 'who’s', ['at the door', 'next', 'the captain', 'coming'], 4],
  ['Tell me', 'what is', 'what’s', ['in the box', 'for lunch', 'the matter', 'so funny'], 4],
  ['I hear', 'there is', 'there’s', ['a new pool', 'a fair in town', 'some soup left', 'no school'], 4],
  ['We', 'should have', 'should’ve', ['asked first', 'turned left', 'stayed here', 'brought a torch'], 4],
  ['We', 'could have', 'could’ve', ['won', 'taken the bus', 'slept in the tent', 'walked'], 4],
  ['The donkey', 'would not', 'wouldn’t', ['listen', 'move', 'eat', 'cross the bridge'], 4],
  ['You', 'must not', 'mustn’t', ['be late', 'wake the baby', 'feed the bears', 'give up'], 4],
  ['Come on,', 'let us', 'let’s', ['go home', 'play a game', 'have lunch', 'ask Gran'], 4],
  ['It', 'will not', 'won’t', ['open', 'be long', 'take a minute', 'hurt', 'fit in the car'], 5],
  ['I', 'cannot', 'can’t', ['see the stage', 'sleep', 'find my shoes', 'reach it', 'wait'], 5],
  ['I', 'shall not', 'shan’t', ['be late', 'forget it', 'tell anyone', 'need a coat', 'go'], 5],
  ['We', 'might have', 'might’ve', ['missed it', 'met him before', 'left it on the bus', 'lost'], 5],
]

export const shortForm = template({
  id: 'english.apostrophes.short-form',
  version: 1,
  mode: 'typed',
  seconds: 20,
  draw: (random, step) => {
    const fitting = shortForms.filter(({ 4: level }) => Math.abs(level - step) <= 1)
    const [before, long, short, endings, level] = random.pick(fitting)
    return { before, long, short, ending: random.pick(endings), level }
  },
  measure: 'from “I’m” (1) to forms in which more than one letter changes, such as “won’t” (5)',
  hardness: ({ level }) => level,
  write: ({ before, long, short, ending }) => {
    const plain = short.replace('’', '')
    return {
      stem: `${before} **${long}** ${ending}.\n\nWrite ${long === 'cannot' ? 'the word' : 'the two words'} in bold type as one short word with an apostrophe.`,
      expected: { kind: 'text', value: short },
      mistakes: [
        { text: plain, misconception: 'left-out-the-apostrophe' },
        ...(short.endsWith('n’t')
          ? [{ text: `${short.slice(0, -3)}’nt`, misconception: 'apostrophe-between-the-words' }]
          : []),
      ].filter(({ text }) => text !== short),
      explanation: `The apostrophe stands where letters have been left out: ${long} becomes **${short}**.`,
    }
  },
})

type Number = 'one' | 'many' | 'irregular'

const owners: readonly (readonly [owner: string, number: Number])[] = [
  ...['girl', 'boy', 'teacher', 'farmer', 'baker', 'dog', 'pirate', 'sailor'].map(
    word => [word, 'one'] as const,
  ),
  ...['girls', 'boys', 'teachers', 'farmers', 'bakers', 'dogs', 'pirates', 'sailors', 'twins'].map(
    word => [word, 'many'] as const,
  ),
  ...['children', 'women', 'men', 'mice', 'geese', 'people'].map(word => [word, 'irregular'] as const),
]
const things = ['kite', 'basket', 'house', 'boat', 'cart', 'garden', 'tent', 'blanket', 'ball', 'hut']
const animals = new Set(['dog', 'dogs', 'mice', 'geese'])
const animalThings = ['food', 'water', 'corner', 'straw', 'blanket', 'dinner']

const numberLevel: Readonly<Record<Number, number>> = { one: 1, many: 3, irregular: 5 }

const possessive = (owner: string, number: Number) => (number === 'many' ? `${owner}’` : `${owner}’s`)

export const whoOwnsIt = template({
  id: 'english.apostrophes.who-owns-it',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const fitting = owners.filter(
      ([, number]) => Math.abs(numberLevel[number] - step) <= (step === 1 || step === 5 ? 1 : 2),
    )
    const [owner, number] = random.pick(fitting)
    return {
      owner,
      number,
      thing: random.pick(animals.has(owner) ? animalThings : things),
      name: random.pick(names),
    }
  },
  measure: 'one owner (1), several whose name ends with s (3), several whose name does not (5)',
  hardness: ({ number }) => numberLevel[number],
  write: ({ owner, number, thing, name }) => {
    const line = (phrase: string) => `${name} saw the ${phrase}.`
    const right = possessive(owner, number)
    const stem = owner.replace(/s$/, '')
    return {
      stem: `The ${thing} belongs to the **${owner}**. Which sentence is written correctly?`,
      right: { text: line(`${right} ${thing}`) },
      wrong: [
        {
          text: line(`${number === 'many' ? `${stem}’s` : `${owner}s’`} ${thing}`),
          misconception: number === 'many' ? 'apostrophe-for-one-owner' : 'apostrophe-for-several-owners',
        },
        {
          text: line(`${number === 'many' ? owner : `${owner}s`} ${thing}`),
          misconception: 'left-out-the-apostrophe',
        },
        { text: line(`${owner} ${thing}’s`), misconception: 'apostrophe-on-the-thing' },
        {
          text: line(number === 'many' ? `${owner}’s ${thing}` : `${owner}s’s ${thing}`),
          misconception: 'one-s-too-many',
        },
      ],
      explanation: `Write down who owns it: “${owner}”. ${number === 'many' ? 'That ends with an s, so only an apostrophe is added' : 'That does not end with an s, so an apostrophe and an s are added'}: **${right}**. The sentence is: ${line(`${right} ${thing}`)}`,
    }
  },
})

/** Pairs that sound alike, and words that can follow: things for the owner, anything else for the short form. */
const pairs = [
  { owning: 'its', short: 'it’s', also: ['its’', 'it', 'i’ts'], level: 2, long: 'it is' },
  { owning: 'your', short: 'you’re', also: ['youre', 'yours', 'your’e'], level: 1, long: 'you are' },
  { owning: 'their', short: 'they’re', also: ['there', 'theyre', 'theirs'], level: 3, long: 'they are' },
  { owning: 'whose', short: 'who’s', also: ['whos', 'who', 'whos’'], level: 5, long: 'who is' },
] as const

const ownLines: Readonly<Record<string, readonly string[]>> = {
  its: [
    'The dog wagged @ tail',
    'The bird has left @ nest',
    'The tree has lost @ leaves',
    'The town is proud of @ castle',
    'The cat is washing @ paws',
    'Our school has sold @ bus',
    'The kite has lost @ string',
  ],
  your: [
    'Please hang up @ coat',
    'Is this @ umbrella or mine',
    'Do not forget @ lunch',
    'I have read @ story twice',
    'May I borrow @ ruler',
    'We can see @ house from here',
    'Tell me about @ holiday',
  ],
  their: [
    'The twins lost @ tickets',
    'The pupils packed @ bags',
    'My cousins sold @ boat',
    'The sailors love @ ship',
    'The players put on @ boots',
    'My friends have painted @ shed',
    'The birds have built @ nest',
  ],
  whose: [
    'I wonder @ bag this is',
    'Tell me @ turn it is',
    'We know @ dog was lost',
    'Nobody knew @ idea it was',
    'Guess @ birthday it is',
    'Do you know @ pencil this is',
    'She asked @ boots these were',
  ],
}
const shortLines: Readonly<Record<string, readonly string[]>> = {
  its: [
    'I think @ going to snow',
    'Hurry, @ very late',
    'We know @ a long way',
    'Take a coat, as @ cold outside',
    'I hope @ not too late',
    'Mum says @ your turn',
    'Look out, @ falling down',
  ],
  your: [
    'I can see that @ very tired',
    'Let me know when @ ready',
    'I hope that @ coming with us',
    'It seems @ the winner',
    'Call me if @ lost',
    'Gran says @ growing fast',
    'I know @ not asleep',
  ],
  their: [
    'I think @ hiding in the shed',
    'We heard that @ late again',
    'Mum says @ coming at six',
    'I know that @ very clever',
    'Look, @ waving to us',
    'I hope @ not lost',
    'Dad thinks @ too small for you',
  ],
  whose: [
    'Do you know @ coming to tea',
    'I wonder @ at the door',
    'Guess @ the new captain',
    'Tell me @ singing so loudly',
    'I can see @ winning',
    'Nobody knows @ in charge',
    'Find out @ in the tent',
  ],
}

export const soundAlike = template({
  id: 'english.apostrophes.sound-alike',
  version: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const pair = random.pick(pairs.filter(({ level }) => Math.abs(level - step) <= (step === 1 ? 1 : 2)))
    const short = random.chance(0.5)
    const line = random.pick((short ? shortLines : ownLines)[pair.owning] ?? [])
    return { pair, short, line, name: random.pick(names) }
  },
  measure: 'how easily the two are mixed up, from “your” (1) over “its” and “their” to “whose” (5)',
  hardness: ({ pair }) => pair.level,
  write: ({ pair, short, line, name }) => {
    const mark = /^(?:Is|Do you|May)/.test(line) ? '?' : ''
    const right = short ? pair.short : pair.owning
    const said = (word: string) => `${line.replace('@', word)}${mark}`
    return {
      stem: `${name} wrote: ${said('\\_\\_\\_\\_\\_\\_')}${mark ? '' : '.'}\n\nWhich word fills the gap?`,
      right: { text: right },
      wrong: [
        {
          text: short ? pair.owning : pair.short,
          misconception: short ? 'owner-form-for-short-form' : 'short-form-for-owner-form',
        },
        ...pair.also.map(text => ({ text, misconception: 'word-that-sounds-alike' })),
      ],
      explanation: short
        ? `Say it in full: “${said(pair.long)}” makes sense. So the short form with an apostrophe is right: **${right}**.`
        : `Say it in full: “${said(pair.long)}” makes no sense. It tells who or what something belongs to, so it has no apostrophe: **${right}**.`,
    }
  },
})

export const apostrophes: Topic = {
  id: 'english.apostrophes',
  name: 'Apostrophes',
  subdomain: 'punctuation',
  year: 4,
  prerequisites: ['english.capital-letters-and-sentences'],
  about: 'Apostrophes for short forms (“don’t”) and for belonging (“the girls’ kite”).',
  weights: { gl: 4, cem: 1, iseb: 4 },
  lesson: {
    version: 1,
    idea: `
An **apostrophe** is a small mark that hangs in the air. It has two jobs.

**Job one: letters are missing.** *Do not* becomes *don’t*. The mark stands where the o was. *I am* becomes *I’m*. *We will* becomes *we’ll*. A few change more: *will not* becomes *won’t*.

**Job two: something belongs to someone.** Write down who owns it. Then look at the end of that word.

- No s at the end? Add **’s**: *the dog’s bed, the children’s books*.
- An s that makes it more than one? Add just the mark: *the dogs’ beds*.

So *the girl’s bag* has one girl. *The girls’ bag* has two girls or more.

The words *its, your, their* and *whose* show who owns a thing, too. They never have an apostrophe.`,
    example: `
*the coats of the boys*: where does the apostrophe go?

1. Who owns the coats? **the boys**. Write it down.
2. Does it end with an s? Yes, and it means more than one.
3. So add just an apostrophe: **the boys’ coats**.`,
    mistake: `
"It’s" and "its" are mixed up all the time. **It’s** means "it is". **Its** means that it belongs to it. To see the slip, say "it is" in its place. "The cat licked it is paw" is silly, so write "its". And never put an apostrophe in a plain plural: it is "two apples", with no mark.`,
    tryThis: `
Look for apostrophes on signs and packets today. For each one, say which job it does. Can you find one that is wrong?`,
  },
  templates: [shortForm, whoOwnsIt, soundAlike],
}
