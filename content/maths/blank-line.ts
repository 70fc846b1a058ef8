import { label, line, path, picture, polygon, round } from '../svg.ts'
import { ordinal } from '../wording.ts'

/** A number line on which only the two ends have numbers. Its arrow is so many half parts from the left. */
export interface BlankLine {
  readonly low: number
  readonly span: number
  readonly parts: number
  readonly halves: number
}

/** The number that the arrow points to. */
export const lineValue = ({ low, span, parts, halves }: BlankLine) => low + (span * halves) / (2 * parts)

function arrowInWords({ parts, halves }: BlankLine): string {
  const before = Math.floor(halves / 2)
  if (parts === 2 && halves === 2) return 'the mark in the middle'
  if (halves % 2 === 0) return `the ${ordinal(before)} small mark`
  if (before === 0) return 'the place halfway between the left end and the 1st small mark'
  if (before === parts - 1) return 'the place halfway between the last small mark and the right end'
  return `the place halfway between the ${ordinal(before)} and the ${ordinal(before + 1)} small mark`
}

const [left, right, level] = [46, 274, 58] as const

export function drawBlankLine(blank: BlankLine, say: (value: number) => string) {
  const { low, span, parts, halves } = blank
  const across = (at: number) => left + ((right - left) * at) / (2 * parts)
  const [first, last] = [say(low), say(low + span)]
  const marks = Array.from({ length: parts + 1 }, (_, at) => {
    const tall = at % parts === 0 ? 13 : 8
    return `M${round(across(at * 2))} ${level - tall}V${level + tall}`
  })
  const x = across(halves)
  return picture(
    320,
    100,
    `A number line from ${first} to ${last}. Marks cut it into ${parts} equal parts. An arrow points to ${arrowInWords(blank)}.`,
    [
      line([left, level], [right, level]),
      path(marks.join(''), 'none', 1.5),
      label([left, level + 34], first),
      label([right, level + 34], last),
      line([x, 10], [x, 34], 3),
      polygon(
        [
          [x, 46],
          [x - 6, 33],
          [x + 6, 33],
        ],
        'black',
        1,
      ),
    ].join(''),
  )
}

/** `3 parts`, `half a part`, `2 and a half parts`. */
export function partsInWords(halves: number): string {
  if (halves === 1) return 'half a part'
  return `${Math.floor(halves / 2)}${halves % 2 ? ' and a half' : ''} ${halves === 2 ? 'part' : 'parts'}`
}
