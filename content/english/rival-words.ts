import { once } from '../once.ts'
import { knownWords } from '../words/common.ts'
import { words } from '../words/words.ts'

/** Words that the other lists lack: of sound and movement, and some that look like words of the passages. */
const more = `
  clatter clutter clank clang clack clash crackle chuckle chortle gabble gobble grumble mumble mutter murmur natter
  patter prattle rattle rumble rustle scuttle shudder shuffle sizzle slither snigger snuffle sputter squabble stagger
  stammer stutter swagger tinkle titter topple totter trundle twitter waddle whimper whistle wobble antenna blithe
  breezy broach daunt descant despatch dispatch doorstop droop headier hoarier ingenuous libel mosque opine pepsin
  puffin pulsar shallot sharpen sleazy sleigh smooch snitch squish stitch strangle stringy suitor surmise surplice
  swatch toggle voltage wanton winnow
`

/** A verb or noun with the usual endings, also where one letter is doubled, an e goes or a y changes. */
function* formsOf(stem: string): Generator<string> {
  const short = stem.replace(/e$/, '')
  const bases = [short, short + short.slice(-1), short.replace(/y$/, 'i'), stem]
  yield stem
  yield `${stem}s`
  for (const base of bases)
    for (const ending of ['ed', 'ing', 'er', 'ers', 'es', 'est', 'ly']) yield base + ending
}

const byLength = once(() => {
  const listed = words
    .all()
    .flatMap(({ word, synonyms, antonyms, near }) => [word, ...synonyms, ...antonyms, ...near])
  const stems = new Set([...knownWords(), ...listed, ...more.trim().split(/\s+/)])
  const forms = new Set([...stems].flatMap(stem => [...formsOf(stem)]))
  return Map.groupBy(forms, ({ length }) => length)
})

/** Words of this length that a child might think of: those of all lists, with their usual endings. */
export const rivalsOfLength = (length: number): readonly string[] => byLength().get(length) ?? []
