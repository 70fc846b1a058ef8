import type { Random } from '../random.ts'
import type { WrongChoice } from '../template.ts'
import { toBe } from './sentences.ts'

/** Sentences as `who|verb|the rest`, with `+` before the subject if it is plural. */
const read = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [who = '', verb = '', rest = ''] = row.replace('+', '').split('|')
      return { who, verb, rest, plural: row.startsWith('+') }
    })
type Line = ReturnType<typeof read>[number]

/** What was done to somebody or something. Few say who did it, and “by” may tell when or where. */
const passives = read(`
the captain|chosen|for the final
+our cousins|invited|to the feast
+the twins|photographed|by the tower
+the prisoners|led|through the gate
+the visitors|shown|the castle kitchens
my aunt|given|a silver medal
+the new pupils|taught|the school song
the doctor|offered|a cup of tea
+the sailors|promised|a day of rest
the old bridge|repaired|by the end of May
+the letters|delivered|by noon
the lost puppy|found|by the river
the treasure|buried|by the oldest oak
the baker|asked|for two more loaves
the teacher|thanked|after the concert
+the goats|fed|before dawn
the queen|driven|through the town
the farmer|paid|for the eggs
the tent|left|by the lake
the boat|tied up|by the steps
my uncle|told|the whole story
+the children|sent|home by train
the artist|lent|a warm coat
+the neighbours|warned|about the storm
+the tickets|sold|by lunchtime
the gardener|allowed|to keep the plums
the plumber|handed|the wrong key
+the guests|welcomed|by the front door`)

/** What somebody or something was doing. */
const progressives = read(`
the captain|waiting|on the harbour wall
+our cousins|camping|in the valley
+the twins|giggling|by the stage
+the prisoners|hiding|by the gate
+the visitors|queuing|by the ticket office
my aunt|reading|by the fire
+the new pupils|practising|by the piano
the doctor|resting|by an open window
+the sailors|singing|by the harbour
the kettle|whistling|by the open window
the old bridge|swaying|in the wind
+the letters|lying|by the front door
the lost puppy|shivering|by the river
the farmer|snoring|by the oldest oak
+the boats|rocking|by the steps
+the goats|dozing|in the barn
+the flags|fluttering|on the tower
+the strawberries|ripening|by the gate
+the candles|flickering|by the bed`)

/** What somebody or something had done. */
const perfects = read(`
+the guests|left|by midnight
the snow|melted|by noon
the queen|arrived|by coach
the boat|drifted|past the steps
the teacher|fallen|asleep by nine
+the swans|flown|away by dusk
the milk|turned|sour by Monday
the baker|risen|by four
+the actors|gone|home in a taxi
the tide|come|in by six
+the visitors|driven|by the castle
the farmer|sold|every egg by lunchtime
+the sailors|eaten|by lamplight
+the children|written|to the mayor
my uncle|given|a talk by the fountain
the plumber|found|the leak by noon`)

/** What happened, without a helper. */
const pasts = read(`
+the strawberries|grew|by the garden gate
the river|froze|by the middle of January
my aunt|travelled|by boat to the island
the old gate|closed|by itself
+the lights|went out|by themselves
the doctor|learned|the poem by heart
+the twins|walked|by the empty shop
the captain|stood|by the goalpost
the gardener|lived|by the canal
the cake|rose|slowly in the oven
the story|began|by a frozen lake
+the cups|broke|on the stone floor`)

export interface PassiveLine {
  /** The passive sentence without its full stop, and its verb. */
  readonly text: string
  readonly verb: string
  readonly wrong: readonly WrongChoice[]
}

const helpersFor = ({ plural }: Line) => [toBe(plural, true), 'had been', 'must have been']

/** A passive sentence among active ones that have a form of “be”, a past participle or “by”. */
export function drawPassiveLine(random: Random): PassiveLine {
  const right = random.pick(passives)
  const subjects = new Set([right.who])
  const different = (lines: readonly Line[], count: number) => {
    const found = random.shuffle(lines.filter(({ who }) => !subjects.has(who))).slice(0, count)
    for (const { who } of found) subjects.add(who)
    return found
  }
  const active = (line: Line, helper: string, misconception: string): WrongChoice => ({
    text: `${line.who} ${helper === '' ? '' : `${helper} `}${line.verb} ${line.rest}`,
    misconception,
  })
  const verb = `${random.pick(helpersFor(right))} ${right.verb}`
  return {
    text: `${right.who} ${verb} ${right.rest}`,
    verb,
    wrong: random.shuffle([
      ...different(progressives, 4).map((line, at) =>
        active(line, helpersFor(line)[at % 3] ?? '', 'progressive-taken-for-passive'),
      ),
      ...different(perfects, 2).map((line, at) =>
        active(line, at === 0 ? 'must have' : 'had', 'perfect-taken-for-passive'),
      ),
      ...different(pasts, 1).map(line => active(line, '', 'past-taken-for-passive')),
    ]),
  }
}
