import type { Random } from '../random.ts'

/** Verbs whose forms are often mixed up: the base, the past, the participle, and lines with `_` for one of the forms. */
const rows = `
tear tore torn
p By the time we found the letter, it had been _ into a hundred pieces.
p If @ had fallen, the new coat would have been _.
swim swam swum
p No one from our school had ever _ across the lake before @ tried.
p @ was tired, having _ all the way to the island.
begin began begun
p The concert had already _ when @ found the tickets.
s Just as the clock struck nine, @ _ to sing.
ring rang rung
p The bell must have been _ by somebody in a great hurry.
s Nobody answered, although @ _ the bell three times.
sink sank sunk
p The boat had _ long before @ reached the beach.
s As soon as the ice cracked, the sledge _ without a sound.
shrink shrank shrunk
p @ could not wear the jumper, because it had _ in the wash.
s The woollen hat _ as soon as @ put it in hot water.
spring sprang sprung
p A leak must have _ in the night, for the cellar was full of water.
s When the lid was lifted, a green frog _ out of the box.
freeze froze frozen
p Had the pond not _ so early, @ would have fed the ducks there.
s It was so cold that the washing _ on the line.
steal stole stolen
p The jewels that were _ from the tower have never been found.
s While the guards slept, a fox _ two of the hens.
speak spoke spoken
p Very few words had been _ before @ broke the silence.
strike struck struck
p The old oak has twice been _ by lightning.
weave wove woven
p The carpet in the hall was _ by hand in a mountain village.
s All last winter, the old man _ baskets from willow.
lie lay lain
p The coin had _ under the floor for three hundred years.
s Last night, the dog _ by the fire and refused to move.
lay laid laid
p The hens have not _ a single egg since the fox came by.
s Yesterday, @ _ the map on the table and pointed to the cave.
rise rose risen
p By six o’clock the bread had _ and was ready for the oven.
s Early next morning, as the sun _ over the city, the streets were silent.
shake shook shaken
p @ was badly _ by the fall, but not hurt.
bite bit bitten
p @ would not have been _ if the gate had been shut.
forget forgot forgotten
p The password should never have been _ so quickly.
forgive forgave forgiven
p By the end of the story, the thief has been _ by everyone.
mistake mistook mistaken
p In the fog the cow was _ for a bear.
s In the dim light last night, @ _ the scarecrow for a farmer.
blow blew blown
p The tent might have _ away if @ had not held the rope.
s All last night, an icy wind _ from the north.
fly flew flown
p All the swallows had _ south before @ noticed.
choose chose chosen
p @ would never have _ that colour for a bedroom.
drive drove driven
p The sheep were _ down the lane by two barking dogs.
wear wore worn
p The stone steps have been _ smooth by thousands of feet.
throw threw thrown
p Had @ _ the rope a moment later, it would have been too late.
draw drew drawn
p The curtains had been _ to keep out the sun.
hide hid hidden
p If the key had been _ anywhere else, @ would have found it.
eat ate eaten
p There was nothing left, as the goats had _ every crumb.
teach taught taught
p My grandfather was _ to sail by a retired pirate.
seek sought sought
p For years, explorers had _ a way through the ice.
creep crept crept
s While the giant snored, @ _ past on tiptoe.
weep wept wept
p @ must have _ with laughter at the end of the play.
bind bound bound
p The old books had been _ in red leather.
grind ground ground
p In those days the corn was _ between two heavy stones.
wind wound wound
p The clock stopped, because nobody had _ it since spring.
swing swung swung
s Quick as a monkey, @ _ from branch to branch and then dropped to the ground.
fling flung flung
s In a sudden temper, the queen _ her crown across the room and stormed out.
cling clung clung
p @ would have _ to the rope all night if help had not come.
sweep swept swept
p The boat was _ out to sea by a sudden storm.
slide slid slid
s At the top of the hill, the tray tipped up and _ away without @.
fight fought fought
p The two brothers had never _ about anything before.
bend bent bent
p The spoon has been _ so badly that it is useless.
catch caught caught
p Not one fish had been _ all day.
`

export interface FormLine {
  readonly base: string
  readonly past: string
  readonly participle: string
  readonly form: 'past' | 'participle'
  readonly text: string
}

let verb: readonly string[] = []
export const formLines: readonly FormLine[] = rows
  .trim()
  .split('\n')
  .flatMap(row => {
    const mark = /^[ps] (?=[A-Z@])/.exec(row)?.[0]
    if (!mark) {
      verb = row.split(' ')
      return []
    }
    const [base = '', past = '', participle = ''] = verb
    return { base, past, participle, form: mark.startsWith('p') ? 'participle' : 'past', text: row.slice(2) }
  })

/** Step 4 has more of the verbs whose past and participle are the same. */
export const drawFormLine = (random: Random, step: 4 | 5): FormLine =>
  random.pick(step === 4 ? formLines : formLines.filter(({ past, participle }) => past !== participle))
