import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { names } from './sentences.ts'

export const adverbialKinds = ['when', 'where', 'how', 'how often', 'why'] as const
export type AdverbialKind = (typeof adverbialKinds)[number]

export interface Adverbial {
  readonly kind: AdverbialKind
  readonly text: string
  readonly level: number
}

/** Who does what, and adverbials that go with all of it. `@` is a name, and bars divide subject, verb and object. */
interface Setting {
  readonly mains: readonly string[]
  readonly adverbials: readonly Adverbial[]
}

/** One row for each level, from 1 to 5. */
const rows = (kind: AdverbialKind, text: string): Adverbial[] =>
  text
    .trim()
    .split('\n')
    .flatMap((row, at) => row.split(' / ').map(each => ({ kind, text: each.trim(), level: at + 1 })))

const shared: readonly Adverbial[] = [
  ...rows(
    'when',
    `
yesterday / last week / on Monday / later
before lunch / at the weekend / in the afternoon / after breakfast
shortly before dinner / early on Sunday / at the start of the holidays / a week ago
in the middle of the afternoon / a few minutes after lunch / towards the end of the day / on a bright day in June
as soon as the rain had stopped / just after the clock had struck ten / on the last day of the summer holidays`,
  ),
  ...rows(
    'how often',
    `
often / sometimes / twice / twice a week
once a month / now and again / many times / again and again
from time to time / every now and then / three times a year / at least once a month
more often than not / on countless occasions / on more than one occasion / time after time
once in a blue moon / time and time again / nine times out of ten / on every possible occasion`,
  ),
]

const home: Setting = {
  mains: [
    '@|practised|the violin',
    '@|wrote|a long letter',
    '@|told|a ghost story',
    '@|read|an old comic',
    '@|sang|a silly song',
    '@|drew|a dragon',
    '@|played|the drums',
    '@|did|a jigsaw',
  ],
  adverbials: [
    ...shared,
    ...rows(
      'where',
      `
upstairs / indoors / in the kitchen
by the window / next to the fire / in the attic
on the bottom step / at the kitchen table / outside the back door
in the corner of the living room / at the far end of the hall / in front of the fire
in the tiny room above the bakery / where nobody could be disturbed / at the very top of the spiral stairs`,
    ),
    ...rows(
      'how',
      `
slowly / happily / carefully / cheerfully
with great care / in a hurry / without any help
with a beaming smile / as quickly as possible / like a real expert
with the help of a good friend / with hardly a pause for breath / with a frown of concentration
as if nothing else mattered / without so much as a glance at the clock / with all the skill of an expert`,
    ),
    ...rows(
      'why',
      `
for fun / because of the rain / for practice
to please a friend / out of boredom / to pass the time
because of a power cut / because of a sore foot / in order to relax
on account of the bad weather / out of sheer boredom / in order to forget a sore tooth
because there was nothing better to do / owing to a sudden change of plan / for want of anything better to do`,
    ),
  ],
}

const outdoors: Setting = {
  mains: [
    '@|lit|a small fire',
    '@|pitched|a tent',
    'the scouts|gathered|sticks',
    '@|flew|a kite',
    'the hikers|crossed|the stream',
    'the scouts|cooked|sausages',
    '@|watched|the birds',
    'the explorers|followed|the tracks',
  ],
  adverbials: [
    ...shared,
    ...rows(
      'where',
      `
nearby / in the forest / in the hills
in the valley / near the bridge / behind the farm
at the foot of the hill / beyond the last cottage / at the edge of the wood
on the far side of the wood / within sight of the sea / at the end of the farm track
in the shadow of a ruined castle / where the lane bends towards the river / high above the roofs of the village`,
    ),
    ...rows(
      'how',
      `
calmly / carefully / quickly / happily
without a sound / in high spirits / without any help
with great difficulty / with frozen fingers / like real experts
at a leisurely pace / with the minimum of fuss / with remarkable patience
with all the skill of a mountain guide / as carefully as a cat on a wall / as if it were the easiest thing in the world`,
    ),
    ...rows(
      'why',
      `
for fun / for practice / for a badge
to win a badge / out of boredom / for a school project
to please the leader / out of curiosity / in order to win a medal
in the hope of a medal / in order to impress the leader / out of pure curiosity
because the leader had asked for volunteers / for want of anything better to do / so that nobody would be bored`,
    ),
  ],
}

const animals: Setting = {
  mains: [
    'the dog|buried|a bone',
    'our cat|chased|a leaf',
    'the puppy|stole|a sock',
    'the goat|ate|the washing',
    'the squirrel|dug|a hole',
    'the magpie|hid|a coin',
    'our kitten|caught|a moth',
    'the parrot|copied|the doorbell',
  ],
  adverbials: [
    ...shared,
    ...rows(
      'where',
      `
outside / nearby / in the garden
behind the shed / near the gate / under the hedge
at the edge of the lawn / near the back door / beside the greenhouse
at the bottom of the garden / on the far side of the hedge / right under the bedroom window
in the narrow gap between the sheds / where the grass was longest / in the shade of the old apple tree`,
    ),
    ...rows(
      'how',
      `
happily / noisily / quickly / proudly
at top speed / with great cunning / without any shame
with surprising skill / in a great hurry / like an old thief
with a look of delight / with the greatest of ease / without a hint of shame
with all the cunning of a spy / as though it were the best game in the world / with the speed of a champion`,
    ),
    ...rows(
      'why',
      `
for fun / because of the noise / for practice
out of boredom / to annoy everyone / out of mischief
because of a new rival / to annoy the neighbours / out of pure mischief
in order to get attention / in order to impress the hens / for reasons of its own
because nobody was taking any notice / in the hope of a little attention / so that everyone would look`,
    ),
  ],
}

const events: Setting = {
  mains: [
    'the choir|sang|an old song',
    'the band|played|a march',
    'our class|gave|a concert',
    'the pupils|sold|cakes',
    'the scouts|held|a quiz',
    'Year 5|performed|a play',
    'our team|played|a match',
    'the children|painted|a mural',
  ],
  adverbials: [
    ...shared,
    ...rows(
      'where',
      `
outdoors / in the park / in the playground
outside the town hall / in the village square / beside the lake
on the grass behind the church / next to the old harbour / near the railway station
in the square outside the library / at the far end of the park / on the edge of the market
beneath the tallest tree in the park / where the market used to be held / on the site of the old fire station`,
    ),
    ...rows(
      'how',
      `
cheerfully / happily / bravely / proudly
with great pride / without any help / in fancy dress
with plenty of energy / in glittering costumes / with very little fuss
with remarkable confidence / with the utmost enthusiasm / without a hint of nerves
without a single sign of nerves / with all the energy in the world / as if they had practised for years`,
    ),
    ...rows(
      'why',
      `
for charity / for fun / because of the sunshine
to raise money / in honour of the mayor / in aid of the hospice
to thank the volunteers / in aid of the lifeboat crew / because of a special visitor
in order to pay for a new roof / in memory of a much-loved teacher / in order to thank the volunteers
because the old hall needed a new roof / so that the hospice could buy a minibus / in recognition of the mayor’s hard work`,
    ),
  ],
}

const settings = [home, outdoors, animals, events]

/** A main clause with the adverbials round it. The first one comes before it. */
export interface Scene {
  readonly subject: string
  readonly verb: string
  readonly object: string
  readonly front: Adverbial | undefined
  readonly ends: readonly Adverbial[]
}

const levelsAt: Readonly<Record<Step, readonly number[]>> = {
  1: [1],
  2: [1, 2],
  3: [2, 3],
  4: [3, 4],
  5: [4, 5],
}

/** Kinds that make no sense together: “twice a week” and “on Monday”. */
const clash = (kinds: readonly AdverbialKind[]) =>
  kinds.includes('how often') && (kinds.includes('when') || kinds.includes('why'))

const endOrder: readonly AdverbialKind[] = ['how', 'where', 'when', 'how often', 'why']

interface Wish {
  readonly kind: AdverbialKind
  readonly count: number
  /** Whether one comes before the main clause. */
  readonly fronted: boolean
  readonly least?: number
}

/** One adverbial of the wished kind, and others of other kinds. Those in the middle are no clauses. */
export function drawScene(random: Random, step: Step, { kind, count, fronted, least = 1 }: Wish) {
  const { mains, adverbials } = random.pick(settings)
  const [subject = '', verb = '', object = ''] = random.pick(mains).split('|')
  let kinds: AdverbialKind[]
  do
    kinds = [
      kind,
      ...random.sample(
        adverbialKinds.filter(each => each !== kind),
        count - 1,
      ),
    ]
  while (clash(kinds))
  const first = fronted ? (kinds.includes('why') ? 'why' : random.pick(kinds)) : undefined
  const last = endOrder.filter(each => kinds.includes(each) && each !== first)
  const draw = (each: AdverbialKind, most = 5) =>
    random.pick(
      adverbials.filter(
        one =>
          one.kind === each &&
          one.level >= least &&
          one.level <= most &&
          (levelsAt[step].includes(one.level) || (most < 5 && one.level === most)),
      ),
    )
  const scene: Scene = {
    subject: subject.replace('@', random.pick(names)),
    verb,
    object,
    front: first && draw(first),
    ends: last.map((each, at) => draw(each, at < last.length - 1 ? 4 : 5)),
  }
  return scene
}

export const mainClause = ({ subject, verb, object }: Scene) => `${subject} ${verb} ${object}`

export const adverbialsOf = ({ front, ends }: Scene): readonly Adverbial[] =>
  front ? [front, ...ends] : ends

/** Sentences that don’t begin with an adverbial, and those that only seem to. */
export const plainStarts = `
The clock in the hall struck ten just before lunch on Monday.
@ and the twins missed the last bus home on Friday.
My cousin often feeds the ducks on the canal.
Our teacher reads to us after lunch.
The boats in the harbour left at dawn because of the tide.
Two grey squirrels raced along the top of the fence this morning.
Nobody in the whole class knew the answer at first.
My uncle sells hot chestnuts outside the station in winter.
The postman whistled as usual.
Some of the hens laid eggs in the shed again last night.
@ fell fast asleep on the train in the middle of the story.
A heron waited by the pond for hours.
Gran drinks tea with lemon.
The rain fell all night.
@ swims twice a week.
Our bus was late again.
The soup is hot today.
@ laughed at the clown.`
  .trim()
  .split('\n')

export const temptingStarts = `
Yesterday was the hottest day of the year in the whole of Wales.
Monday morning always seems to last for ever.
The day after tomorrow is a holiday for everybody in Scotland.
Last year’s play made everybody in the audience laugh out loud.
Next door’s cat often sleeps on the warm roof of our shed.
Every evening in winter feels long to @.
Swimming in the sea makes @ very hungry.
Reading in bed helps @ to fall asleep after a busy day.
Look under the old bridge behind the mill for the key.
Carry the eggs to the kitchen slowly and with great care.
Have you seen @ at the swimming pool since last week?
Do the swans come back to the same lake every spring?
Quick thinking by @ saved the day.
Careful work takes a great deal of time in the end.
Early birds get the best seats on the top deck of the bus.
Half an hour is quite long enough for lunch on a school day.
The end of the film surprised @.
Both ends of the rope were tied to the tallest trees.
All of the ducks flew away at once because of the dog.
Fast runners such as @ train all through the winter.
Sunday lunch at Gran’s is the best meal of the week.
The morning of the race was cold and wet.
Silent films have no spoken words at all.
Running late is not at all like @.
Cycling is fun in spring.
Mornings are cold in spring.
Saturdays are far too short.
Come home before dark.
Outdoor games are popular here.`
  .trim()
  .split('\n')
