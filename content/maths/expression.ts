import type { WrongChoice } from '../template.ts'

/** Expressions with letters, written as in a book: `3(n + 4) − 2n`. */

type Values = (letter: string) => number

/** What an expression is worth. Multiplication signs may be left out. */
export function worthOf(text: string, values: Values): number {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-zA-Z]|[+−×÷²()]/g) ?? []
  let at = 0
  const single = (): number => {
    const token = tokens[at++] ?? ''
    let value: number
    if (token === '(') {
      value = sum()
      at++
    } else if (token === '−') return -product()
    else value = /\d/.test(token) ? Number(token) : values(token)
    if (tokens[at] === '²') {
      at++
      value *= value
    }
    return value
  }
  const product = (): number => {
    let value = single()
    while (at < tokens.length && !['+', '−', ')'].includes(tokens[at] ?? '')) {
      const sign = tokens[at] ?? ''
      if (sign === '×' || sign === '÷') at++
      value = sign === '÷' ? value / single() : value * single()
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '−') value += tokens[at++] === '+' ? product() : -product()
    return value
  }
  return sum()
}

/** Equal for expressions that are worth the same whatever the letters are. */
function meaningOf(text: string): string {
  const worths = [3, 11, 29].map(by =>
    worthOf(text, letter => ((letter.charCodeAt(0) * by) % 37) + by / 4 + 2).toFixed(4),
  )
  return `expression ${worths.join(' ')}`
}

/** Options that are compared by what they mean: 2(n + 1) is 2n + 2. */
export function expressionChoices(right: string, wrong: readonly (readonly [string, string])[]) {
  const choices = wrong.map(
    ([text, misconception]): WrongChoice => ({ text, value: meaningOf(text), misconception }),
  )
  return { right: { text: right, value: meaningOf(right) }, wrong: choices }
}

/** A number of each letter, or of ones where the letter is empty. */
export interface Term {
  readonly count: number
  readonly letter: string
}

const termText = ({ count, letter }: Term) => {
  const size = Math.abs(count)
  return letter === '' ? String(size) : `${size === 1 ? '' : size}${letter}`
}

/** In the given order. */
export const termsText = (terms: readonly Term[]) =>
  terms
    .map((term, at) => {
      const sign = term.count < 0 ? '−' : '+'
      if (at === 0) return `${sign === '−' ? '−' : ''}${termText(term)}`
      return `${sign} ${termText(term)}`
    })
    .join(' ')

/** One term for each letter, in the order of the letters, and numbers last. */
export function collected(terms: readonly Term[]): Term[] {
  const letters = [...new Set(terms.map(({ letter }) => letter))].sort((a, b) =>
    a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1,
  )
  return letters.map(letter => ({
    letter,
    count: terms.filter(term => term.letter === letter).reduce((sum, { count }) => sum + count, 0),
  }))
}

/** Collected, without what cancels out, and with a positive term first if there is one. */
export function simplest(terms: readonly Term[]): string {
  const left = collected(terms).filter(({ count }) => count !== 0)
  if (left.length === 0) return '0'
  const first = left.findIndex(({ count }) => count > 0)
  return termsText(first > 0 ? [...left.slice(first), ...left.slice(0, first)] : left)
}
