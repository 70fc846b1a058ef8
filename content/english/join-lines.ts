import type { Random } from '../random.ts'

/** Joining words that rival each other, and what each one tells us. */
export const rivals = {
  although: 'It brings in a surprise, and a verb follows in its part.',
  despite: 'It brings in a surprise, and no verb follows in its part.',
  unless: 'It means “if not”.',
  whereas: 'It sets two facts side by side that differ.',
  until: 'It tells how long something goes on.',
  'in case': 'It tells of something that may happen, for which somebody is prepared.',
  provided: 'It means “but only if”.',
} as const
export type Rival = keyof typeof rivals

/** Words that no line of this kind can have, likeliest first. */
const wrongWords: Readonly<Record<Rival, readonly string[]>> = {
  although: ['despite', 'because', 'since', 'in case', 'so that'],
  despite: ['although', 'because of', 'even though', 'thanks to', 'instead of', 'unless'],
  unless: ['if', 'because', 'whereas', 'in case', 'despite', 'so that'],
  whereas: ['despite', 'unless', 'in case', 'so that', 'until', 'because'],
  until: ['unless', 'despite', 'whereas', 'in case', 'as long as', 'provided'],
  'in case': ['so that', 'unless', 'despite', 'whereas', 'as long as', 'provided'],
  provided: ['unless', 'despite', 'in case', 'although', 'whereas', 'so that'],
}

/** How late the word is learned: step 4 has only the easier ones. */
const levels: Readonly<Record<Rival, 4 | 5>> = {
  although: 4,
  despite: 4,
  unless: 4,
  until: 4,
  whereas: 5,
  'in case': 5,
  provided: 5,
}

/** Sentences that make sense only with their own word. `_` is the gap, and `@` a name. */
const lines: Readonly<Record<Rival, string>> = {
  although: `
_ @ had never ridden before, the pony obeyed at once.
_ the map was upside down, @ still found the cave quite easily.
_ the box weighed almost nothing, @ still could not lift it.
_ the orchestra played very loudly, @ slept through the whole concert.
_ everybody had read the rules, nobody in the team obeyed them.
_ the recipe was simple, @ managed to burn the soup.
_ it was the hottest day of the year, @ wore two jumpers and a scarf.
_ the shop sold almost everything, @ came out with an empty bag.`,
  despite: `
_ the thick fog, @ found the path at once.
_ a broken wrist, @ still managed to write out the whole poem.
_ the deafening noise, @ fell asleep in the chair.
_ a very poor start, @ won the race easily.
_ the warning about the bull, @ walked straight into the field.
_ the freezing water, @ splashed about happily for an hour.
_ weeks of practice, @ still could not play a single note.
_ the bitter taste, @ drank every drop of the medicine without complaining.`,
  unless: `
The plants will die _ @ gives them some water soon.
Nobody can open this door _ @ lends us the key.
The bus will not stop _ @ puts out a hand.
We shall never get there in time _ @ knows a quicker way.
The fire will go out _ @ finds some more wood soon.
The cake will burn _ @ takes it out of the oven now.
The goats will escape _ @ shuts the gate.
No one at the back will hear the song _ @ sings more loudly.`,
  whereas: `
Frogs have smooth skin, _ toads are covered in bumps.
Violins are played with a bow, _ guitars are plucked with the fingers.
Crocodiles have narrow snouts, _ alligators have broad ones.
Moths mostly fly at night, _ butterflies are seen by day.
The first chapter is very funny, _ the second is rather sad.
African elephants have large ears, _ Asian elephants have smaller ones.
The north side of the hill is bare, _ the south side is thickly wooded.
Jupiter is a giant planet, _ Mercury is a tiny one.`,
  until: `
From the moment the curtain rose _ it fell again, @ did not say a word.
It was not _ the bell rang that @ noticed the time.
The snow went on falling _ the whole village had disappeared under it.
@ blew more and more air into the balloon _ it burst.
Nobody believed in the monster _ one morning it rose out of the lake.
@ waved and waved _ at last the boat was out of sight.
The two knights fought on _ at last neither could lift a sword.
@ searched and searched _ at last the ring turned up in a shoe.`,
  'in case': `
@ packed a spare torch _ the first one broke.
@ wrote down the address _ somebody forgot it.
@ tied up the boat firmly _ a storm blew up in the night.
@ took a second sandwich to school _ the first was not enough.
@ hid another key under the flowerpot _ the first one was lost.
@ set two alarm clocks _ one of them failed to ring.
@ learned the other part as well _ the leading actor fell ill.
@ bought an extra ticket _ one got lost on the way.`,
  provided: `
You may borrow the drum _ you bring it back by Friday.
The pony will let @ ride it _ nobody makes a noise.
The ice will hold us _ we cross one at a time.
@ may stay up late _ there is no school tomorrow.
Anyone can join the choir _ they are willing to practise.
The cake will be ready by four _ @ puts it in the oven now.
The dog is allowed indoors _ its paws are clean.
We shall catch the last boat _ @ is ready by noon.`,
}

export interface JoinLine {
  readonly right: Rival
  readonly text: string
  readonly wrong: readonly string[]
  readonly level: number
}

const kinds = Object.keys(rivals) as Rival[] // Safe: the keys of a literal without others.

export function drawJoinLine(random: Random, step: 4 | 5, name: string): JoinLine {
  const right = random.pick(step === 4 ? kinds.filter(kind => levels[kind] === 4) : kinds)
  const text = random.pick(lines[right].trim().split('\n')).replaceAll('@', name)
  return { right, text, wrong: wrongWords[right], level: levels[right] }
}

/** The slip behind a wrong word. */
export function slipOf(wrong: string, right: Rival): string {
  if (right === 'despite' && /^(?:although|even though|unless)$/.test(wrong))
    return 'joined-with-a-word-that-needs-a-verb'
  if (wrong === 'despite') return 'used-despite-before-a-verb'
  if ((right === 'unless' && wrong === 'if') || (right === 'provided' && wrong === 'unless'))
    return 'turned-a-condition-round'
  return 'joined-against-the-sense'
}
