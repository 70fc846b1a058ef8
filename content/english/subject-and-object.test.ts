import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { collectiveNoun, findThePart, roleOfTheWords, subjectAndObject } from './subject-and-object.ts'

const time =
  /^(?:Yesterday|After lunch|Early on Monday|In the middle of the night|At the end of the holidays|Last Saturday|On the first day of spring|Shortly before dark)$/i
const verb =
  /^(?:mended|painted|found|lost|read|carried|drew|baked|bought|wrote|caught|climbed|mend|paint|find|lose|carry|draw|bake|buy|write|catch|climb)$/

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The subject and the object, read off the order of the words. */
function partsOf(sentence: string, said: string): readonly [subject: string, object: string] {
  const asked = new RegExp(`^Did (.+) ${said} (.+)\\?$`).exec(sentence)
  if (asked) {
    const words = asked[2]?.split(' ') ?? []
    const end = words.findIndex((_, at) => time.test(words.slice(at).join(' ')))
    return [asked[1] ?? '', words.slice(0, end).join(' ')]
  }
  const rest = lower(sentence.replace(/^[^,]+, /, '')).slice(0, -1)
  const [before = '', after = ''] = rest.split(` ${said} `)
  if (said.startsWith('was ')) return [before, '']
  return /^(?:the|my|our|a|an) /.test(before) ? [before, after] : [after, '']
}

function roleOf(stem: string): string {
  const [, before = '', words = '', after = ''] = /^([^*]*)\*\*(.+?)\*\*([^*]*)\n/.exec(stem) ?? []
  if (/^(?:and|but|while|before|after)$/.test(words)) return 'a conjunction'
  if (time.test(words)) return 'an adverbial'
  if (verb.test(words)) return 'a verb'
  if (verb.test(/^ (\w+)/.exec(after)?.[1] ?? '') || /^ was \w+ by /.test(after)) return 'a subject'
  return verb.test(/(\w+) $/.exec(before)?.[1] ?? '') ? 'an object' : 'unknown'
}

const things: Readonly<Record<string, RegExp>> = {
  anthology: /poems/,
  archipelago: /islands/,
  band: /musicians/,
  batch: /scones/,
  bouquet: /roses/,
  brood: /chicks/,
  bunch: /flowers|bananas|keys/,
  bundle: /sticks/,
  cast: /of the play/,
  choir: /singers/,
  class: /pupils/,
  clutch: /eggs/,
  colony: /ants/,
  congregation: /worshippers/,
  constellation: /stars/,
  convoy: /lorries/,
  covey: /partridges/,
  crew: /six sailors/,
  crowd: /people/,
  fleet: /of ships/,
  flight: /stairs/,
  flock: /sheep/,
  flotilla: /small boats/,
  gaggle: /geese/,
  gang: /thieves/,
  herd: /cows/,
  library: /of books/,
  litter: /puppies/,
  murmuration: /starlings/,
  pack: /wolves|cards/,
  panel: /judges/,
  parliament: /owls/,
  plague: /locusts/,
  pod: /whales/,
  posse: /riders/,
  pride: /lions/,
  quiver: /arrows/,
  range: /mountains/,
  retinue: /servants/,
  sheaf: /corn at/,
  shoal: /fish/,
  skein: /wool/,
  squadron: /planes/,
  stack: /chairs/,
  staff: /teachers/,
  string: /pearls/,
  suite: /rooms/,
  swarm: /bees/,
  team: /players/,
  troop: /monkeys/,
  troupe: /dancers/,
  tuft: /grass/,
  wad: /banknotes/,
}

prove(subjectAndObject, [
  // Words that are not in the sentence, or that have the verb of the question in them, would give the others away.
  proof(findThePart, ({ step }, answer, composed) => {
    const { draft } = composed
    const [, sentence = '', asked = '', said = ''] =
      /^\*(.+)\*\n\n.*\*\*(\w+)\*\* of the verb “(.+)”/.exec(draft.stem) ?? []
    const texts = composed.mode === 'options' ? composed.options.map(({ text }) => text) : []
    assert(texts.every(text => lower(sentence).includes(text)))
    const withVerb = texts.filter(text => text.includes(said)).length
    assert(step < 4 || withVerb <= (sentence.startsWith('Did ') ? 0 : 2), `${withVerb} options with the verb`)
    return partsOf(sentence, said)[asked === 'subject' ? 0 : 1] === answer
  }),
  proof(roleOfTheWords, (_, answer, { draft }) => roleOf(draft.stem) === answer),
  proof(collectiveNoun, (_, answer, { draft }) => things[answer]?.test(draft.stem) ?? false),
])
