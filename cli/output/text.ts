import { replaceControls } from '../terminal/printable.ts'

/** A value as one line without control characters, which text from others may contain. */
export function lineOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return lineOf(value.join(', '))
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return replaceControls(text.replaceAll(/\s*\n\s*/g, ' '))
}

/** The same for a person's eyes: numbers have at most four decimals. */
export const shortLine = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toFixed(4))) : lineOf(value)

const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u
const none = /[\p{Mn}\p{Me}\u200B-\u200D]/u

/** How many terminal columns the text takes up. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7E]*$/.test(text)) return text.length
  let width = 0
  for (const character of text) width += none.test(character) ? 0 : wide.test(character) ? 2 : 1
  return width
}

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Cuts text to a width and marks the cut with an ellipsis. */
export function truncate(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const character of text) {
    if (widthOf(kept + character) > width - 1) break
    kept += character
  }
  return `${kept}…`
}

/** Breaks text into lines at spaces. */
export const wrap = (text: string, width: number): string[] =>
  wrapWords(text.split(/\s+/).filter(Boolean), width)

/** Fills lines with words. A word may contain spaces. */
export function wrapWords(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
