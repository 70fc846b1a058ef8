import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { doersOf, type Event, isState, type Person, people, type Verb, verbs } from './sentences.ts'

/** What anyone does at home, at school or on holiday: each verb with its objects. */
const atHome = `
paint: fence door boat walls shed
carry: basket boxes tent lantern
clean: windows car kitchen boots
open: letter parcel gate curtains drawer
mend: bicycle fence kite toys
wash: plates dog blankets car apples
push: trolley pram swing cart barrow
cook: soup pancakes rice beans stew
plant: bulbs tree seeds roses hedge
collect: shells tickets eggs parcel conkers
follow: path map tracks parade river
copy: poem list pictures map notes
plan: party trip picnic menu games
stop: game music clock
visit: castle museum caves farm harbour
catch: ball fish crab bus train
bring: cake blankets lunch sandwiches books
buy: bread tickets pears lamp stamps
find: key treasure clue gloves puppy
draw: map castle dragon horses plan
write: letter story poem invitations report
build: den tower raft sandcastle
choose: book colours song games cakes
hide: present coins map eggs key
throw: ball rope sticks snowballs hoop
drive: van car lorry
eat: soup plums cake sandwiches pie
feed: ducks rabbit goats parrot hens
sell: cakes flowers pictures bicycle lemonade
take: photographs umbrella map keys
wear: boots costume hat gloves
sing: song carols tune anthem
ride: donkey pony camel
hold: rope torch flag ladder baby
break: record code vase ice
win: race cup match prize
know: answer song password rules story
see: whale rainbow foxes comet play
grow: pumpkin tomatoes carrots herbs beans
shake: bottle rug tree dice tin
`

/** What people do in their work, where only that makes sense. */
const atWork: Readonly<Record<string, string>> = {
  'the baker': `
carry: trays boxes basket
clean: kitchen windows oven
open: shop door oven
wash: bowls trays
collect: eggs trays
mend: oven
bring: bread cake rolls
buy: eggs butter milk
sell: cakes pies bread rolls
choose: apples cakes
drive: van
eat: rolls pie
shake: tin
`,
  'the farmer': `
paint: gate barn shed
mend: fence gate roof tractor
plant: hedge seeds trees potatoes
collect: eggs apples
wash: tractor boots carrots
open: gate barn
feed: hens goats cows ducks
drive: tractor lorry van
grow: carrots beans pumpkins potatoes
sell: eggs potatoes pears
build: wall shed
catch: hen goat
ride: horse
shake: tree
`,
  'the teacher': `
carry: books chairs boxes
open: windows door cupboard
plan: trip games play
collect: books pictures tickets
copy: poem map list
stop: game music
clean: tables board
write: report list letters
choose: book team song
draw: map plan triangles
know: answer rules song
bring: books map photographs
hide: clue prize
`,
  'the captain': `
follow: map coast stars
plan: trip route
open: letter map
clean: boat boots
stop: boat match
carry: flag cup
write: letter report
choose: team flag
hide: treasure coins map
draw: map plan
win: cup match medals
hold: rope torch flag
know: rules password
see: whale island
`,
  'the gardener': `
plant: bulbs roses hedge tree seeds
paint: fence shed gate
push: barrow cart
wash: carrots pots
collect: leaves seeds
mend: gate fence
carry: ladder basket pots
feed: fish ducks
grow: herbs tomatoes roses beans
sell: flowers pumpkins
build: wall pond
choose: roses trees
shake: tree
bring: ladder plums
`,
  'the doctor': `
open: letter drawer
visit: farm school village
wash: cups instruments
carry: bag boxes
clean: tables glasses
write: notes letter report
hold: torch baby
bring: medicine plasters
drive: car van
know: answer
choose: medicine
`,
  'the artist': `
paint: boat bridge castle horses
copy: pictures map
clean: brushes windows
wash: brushes pots
carry: ladder pictures
visit: castle harbour
draw: castle dragon horses map
choose: colours pictures
sell: pictures
take: photographs
hide: pictures
buy: brushes paper
`,
  'the plumber': `
mend: pipes tap shower boiler
clean: sink tank pipes
carry: ladder pipes
open: tank cupboard
stop: leak
wash: van
drive: van
find: leak key pipe
bring: pipes ladder
buy: taps pipes
choose: taps
hold: torch ladder
take: keys measurements
`,
  'the visitor': `
visit: castle museum caves harbour
follow: map path signs
open: gate door
carry: umbrella
collect: tickets
buy: tickets cakes map stamps
take: photographs
eat: sandwiches cake soup
feed: ducks goats
see: whale play foxes
find: key gate
choose: postcards pictures
`,
  'the sailors': `
clean: boat boots
paint: boat
mend: boat nets
wash: blankets plates
follow: map coast stars
cook: beans stew soup
open: boxes barrels
carry: boxes barrels ropes
catch: fish
throw: rope
sing: song tune
see: whale island lighthouse
hold: rope torch
hide: treasure coins
choose: captain
eat: stew fish
`,
}

type Deeds = ReadonlyMap<string, readonly string[]>

const deedsOf = (rows: string): Deeds =>
  new Map(
    rows
      .trim()
      .split('\n')
      .map(row => {
        const [base = '', objects = ''] = row.split(': ')
        return [base, objects.split(' ')] as const
      }),
  )

const home = once(() => deedsOf(atHome))
const work = once(() => {
  const found = new Map(Object.entries(atWork).map(([who, rows]) => [who, deedsOf(rows)] as const))
  const visits = found.get('the visitor')
  return visits ? found.set('the visitors', visits) : found
})

/** What this person does with this verb. Queens are left to fairy tales. */
export const objectsFor = (who: Person, { base }: Verb): readonly string[] =>
  who.text === 'the queen' ? [] : ((work().get(who.text) ?? home()).get(base) ?? [])

/** It is over in a moment, so nobody is in the middle of it. */
const moments = new Set(['find', 'break', 'win', 'stop', 'know', 'see'])
export const takesTime = ({ base }: Verb) => !moments.has(base)

/** Nobody plans it, so it is not told of the future. */
const accidents = new Set(['find', 'break', 'know', 'see', 'win', 'hold', 'push', 'shake', 'stop'])
export const isPlanned = ({ base }: Verb) => !accidents.has(base)

/** It is done in a day, so it may have been done yesterday. */
export const isDoneInADay = ({ base }: Verb) => base !== 'grow'

/** Like `drawEvent`, but nobody does anything that such people would not do. */
export function drawLikelyEvent(
  random: Random,
  irregularShare: number,
  fits: (verb: Verb) => boolean = () => true,
  from: readonly Person[] = people,
): Event {
  const irregular = random.chance(irregularShare)
  const verb = random.pick(
    verbs.filter(
      each =>
        each.irregular === irregular &&
        !isState(each) &&
        fits(each) &&
        from.some(who => objectsFor(who, each).length > 0),
    ),
  )
  const who = random.pick(doersOf(verb, from).filter(each => objectsFor(each, verb).length > 0))
  return { who, verb, object: random.pick(objectsFor(who, verb)) }
}
