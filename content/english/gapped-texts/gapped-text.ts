/** The mistakes behind words that do not fit a gap, by the short names that the texts use. */
export const slips = {
  class: 'wrong-word-class',
  form: 'wrong-form-of-the-word',
  alike: 'mixed-up-with-a-similar-word',
  sense: 'fits-the-sentence-not-the-sense',
  opposite: 'opposite-of-the-text',
  link: 'wrong-link-between-ideas',
  small: 'wrong-small-word',
  near: 'close-in-meaning-but-not-used-here',
} as const
type Slip = keyof typeof slips

/** A word that was taken out of a text, and words that do not fit in its place. */
export interface Gap {
  readonly word: string
  readonly wrong: readonly { readonly word: string; readonly slip: Slip }[]
}

/** A text with ten words taken out. */
export interface GappedText {
  readonly id: string
  /** From 1 to 5. */
  readonly level: number
  readonly title: string
  /** The text before the first gap, between the gaps, and after the last. */
  readonly pieces: readonly string[]
  readonly gaps: readonly Gap[]
}

const isSlip = (text: string): text is Slip => Object.hasOwn(slips, text)

function readGap(inside: string): Gap {
  const [word = '', ...groups] = inside.split(/\s*[=;]\s*/)
  const wrong = groups.flatMap(group => {
    const [slip = '', words = ''] = group.split(': ')
    if (!isSlip(slip)) throw new Error(`Unknown slip ${slip} for the gap “${word}”`)
    return words.split(', ').map(other => ({ word: other, slip }))
  })
  return { word, wrong }
}

/** Reads a text in which each gap is `[word=slip: wrong, wrong; slip: wrong]`. */
export function gapped(id: string, level: number, title: string, text: string): GappedText {
  const parts = text.trim().split(/\[([^\]]*)\]/)
  return {
    id,
    level,
    title,
    pieces: parts.filter((_, at) => at % 2 === 0),
    gaps: parts.filter((_, at) => at % 2 === 1).map(readGap),
  }
}
