import type { Token } from './markup.ts'
import { Unreadable } from './unreadable.ts'

/** A plot may repeat one dot for each of its points. Drawing more than this takes longer than anybody waits. */
const mostRepeated = 100_000
/** Deeper than any real drawing, and not too deep for our own recursion. */
const deepest = 1_000

interface Drawn {
  readonly parts: Drawn[]
  /** The ids of other elements that are drawn with this one. */
  readonly refersTo: readonly string[]
  /** How many elements are drawn for this one; 0 while they are being counted. */
  count?: number
}

/**
 * Counts the elements that an SVG draws when every reference is followed: by `use`, patterns, masks, clips and markers.
 * References multiply, so ten short lines can draw a billion elements.
 */
export class Repeats {
  readonly #open: Drawn[] = [{ parts: [], refersTo: [] }]
  readonly #byId = new Map<string, Drawn>()
  #elements = 0

  note(token: Token): void {
    if (token.kind === 'close') this.#open.pop()
    if (token.kind !== 'open') return
    this.#elements++
    const element: Drawn = { parts: [], refersTo: [...token.attributes].flatMap(referencesIn) }
    this.#open.at(-1)?.parts.push(element)
    const id = token.attributes.get('id')
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element)
    if (!token.empty) this.#open.push(element)
  }

  refuseTooMany(): void {
    const [root] = this.#open
    if (root && this.#count(root, 0) - this.#elements > mostRepeated)
      throw new Unreadable(
        `The SVG repeats its parts too often. At most ${mostRepeated.toLocaleString('en-GB')} repeated elements can be drawn.`,
      )
  }

  #count(element: Drawn, depth: number): number {
    if (element.count !== undefined) return element.count
    if (depth > deepest) throw new Unreadable(`References in an SVG can be nested at most ${deepest} deep.`)
    element.count = 0
    let count = 1
    for (const part of element.parts) count += this.#count(part, depth + 1)
    for (const id of element.refersTo) {
      const target = this.#byId.get(id)
      if (target) count += this.#count(target, depth + 1)
    }
    element.count = Math.min(count, Number.MAX_SAFE_INTEGER)
    return element.count
  }
}

function referencesIn([name, value]: [string, string]): string[] {
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#') ? [value.slice(1)] : []
  return [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi)].map(([, id = '']) => id)
}
