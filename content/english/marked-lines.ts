/** A place in a line where a mistake can be made, with the ways to make it. */
export interface Slot<Way> {
  readonly right: string
  readonly wrong: readonly Way[]
}

/** A part of a line: pieces of text, and places where a mistake can be made. */
export type Part<Way> = readonly (string | Slot<Way>)[]

/** Reads `Our {…} have | built a shed`: parts between bars, each with its places in braces. */
export const readParts = <Way>(row: string, readSlot: (inside: string) => Slot<Way>): Part<Way>[] =>
  row.split(' | ').map(part =>
    part
      .split(/(\{[^}]*\})/)
      .filter(piece => piece !== '')
      .map(piece => (piece.startsWith('{') ? readSlot(piece.slice(1, -1)) : piece)),
  )

export const slotsIn = <Way>(part: Part<Way>): Slot<Way>[] =>
  part.flatMap(piece => (typeof piece === 'string' ? [] : piece))

/** The text of a part, with one of its places written in another way. */
export const textWith = <Way>(part: Part<Way>, slot?: Slot<Way>, written = ''): string =>
  part.map(piece => (typeof piece === 'string' ? piece : piece === slot ? written : piece.right)).join('')
