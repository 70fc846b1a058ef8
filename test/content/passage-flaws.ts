import { askAbout } from '@learn/content/english/long-passages/asking'
import { type Item, type LongPassage, textKinds } from '@learn/content/english/long-passages/long-passage'
import { Random } from '@learn/content/random'
import { flaws } from './wording.ts'

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What a passage of exam length and its questions lack. Empty if nothing is wrong. */
export function passageFlaws(passage: LongPassage): string[] {
  const { title, text, items, kind } = passage
  const found = flaws(`${title}. ${text}`)
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(what)
  }
  const words = text.trim().split(/\s+/).length
  check(words >= 450 && words <= 800, `${words} words`)
  check(textKinds.includes(kind), kind)
  check(items.length >= 10 && items.length <= 15, `${items.length} questions`)
  const kinds = new Set(items.map(item => item.kind))
  check(kinds.size >= 9, `only ${kinds.size} kinds of question`)
  check(new Set(items.map(({ step }) => step)).size >= 4, 'fewer than four steps')
  for (const [at, item] of items.entries())
    for (const flaw of itemFlaws(passage, item)) found.push(`question ${at + 1}: ${flaw}`)
  for (const [trick, share] of shortcuts(items))
    check(share <= 0.34, `“${trick}” answers ${share.toFixed(2)}`)
  return found
}

function itemFlaws(passage: LongPassage, item: Item): string[] {
  const found: string[] = []
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(what)
  }
  const text = flat(passage.text)
  const once = (quote: string) => check(text.split(quote).length === 2, `not once in the text: ${quote}`)
  const { stem, right, wrong, explanation } = askAbout(passage, item, new Random('a check'))
  const texts = [right.text, ...wrong.slice(0, 4).map(option => option.text)]
  for (const each of [stem, explanation, ...texts]) found.push(...flaws(each))
  check(new Set(texts.map(each => each.toLowerCase())).size === 5, 'not five different options')
  check(stem.length >= 10 && stem.length <= 700, `a stem of ${stem.length} characters`)
  check(/[.?!:)*]$/.test(stem), 'a stem without punctuation at its end')
  check(
    explanation.length >= 20 && explanation.length <= 1_000,
    `an explanation of ${explanation.length} characters`,
  )
  for (const each of texts) check(each.length >= 1 && each.length <= 160, `too long: ${each}`)
  if ('proof' in item) once(item.proof)
  if (item.kind === 'class')
    check(
      item.proof.split(new RegExp(`\\b${item.word}\\b`)).length === 2,
      `${item.word} is not once in: ${item.proof}`,
    )
  else if (item.kind === 'order' || item.kind === 'judged') {
    // Their options are made, not written.
  } else {
    check(wrong.length === 4, `${wrong.length} wrong options`)
    if (item.kind === 'opinion') for (const each of texts.slice(1)) once(each.slice(1, -1))
  }
  return found
}

/** How often the longest, the shortest, or the option that shares most words with the others is right. */
function shortcuts(items: readonly Item[]): [trick: string, share: number][] {
  const written = items.filter(
    item => item.kind !== 'order' && item.kind !== 'judged' && item.kind !== 'class',
  )
  const luck = (measure: (option: string, options: readonly string[]) => number) => {
    const each = written.map(item => {
      const options = [item.right, ...Object.values(item.wrong).flat()]
      const values = options.map(option => measure(option, options))
      const best = Math.max(...values)
      return values[0] === best ? 1 / values.filter(value => value === best).length : 0
    })
    return each.reduce((sum, one) => sum + one, 0) / each.length
  }
  return [
    ['choose the longest', luck(option => option.length)],
    ['choose the shortest', luck(option => -option.length)],
    ['choose the one most like the others', luck(likeness)],
  ]
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z’]+/g))

/** The words that an option shares with the others, for each of its words. */
export function likeness(option: string, options: readonly string[]): number {
  const own = [...wordsIn(option)]
  const others = options.filter(other => other !== option).map(wordsIn)
  const shared = own.map(word => others.filter(words => words.has(word)).length)
  return shared.reduce((sum, one) => sum + one, 0)
}
