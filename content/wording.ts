/** The small words and endings that generated sentences need. */

const soundsLikeVowel =
  /^(?:[aeio]|u(?!ni|se|su|k|r[aeiou]|t[ei])|hour|honest|honou?r|heir|x-|[fhlmnrsx]$|8|11(?!\d)|18(?!\d))/i
const soundsLikeConsonant = /^(?:eu|ewe|one\b|once|ouija)/i

/** `a` or `an`, by the sound of the word. */
export const article = (word: string) =>
  soundsLikeVowel.test(word) && !soundsLikeConsonant.test(word) ? 'an' : 'a'

export const withArticle = (word: string) => `${article(word)} ${word}`

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const irregular: Record<string, string> = {
  child: 'children',
  foot: 'feet',
  goose: 'geese',
  half: 'halves',
  knife: 'knives',
  leaf: 'leaves',
  life: 'lives',
  loaf: 'loaves',
  man: 'men',
  mouse: 'mice',
  ox: 'oxen',
  penny: 'pence',
  person: 'people',
  potato: 'potatoes',
  scarf: 'scarves',
  sheep: 'sheep',
  shelf: 'shelves',
  thief: 'thieves',
  tomato: 'tomatoes',
  tooth: 'teeth',
  wife: 'wives',
  wolf: 'wolves',
  woman: 'women',
}

export function plural(noun: string): string {
  const known = irregular[noun]
  if (known) return known
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

/** `1 apple`, `3 apples`. */
export const counted = (count: number, noun: string) =>
  `${grouped(count)} ${count === 1 ? noun : plural(noun)}`

/** `red, green and blue`. */
export const listed = (items: readonly string[], last = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

/** With thousands separators: `12,500`, `1,250.5`. */
export function grouped(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1_000) return value < 0 ? `−${-value}` : String(value)
  const [whole = '', after] = String(Math.abs(value)).split('.')
  const commas = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${commas}${after ? `.${after}` : ''}`
}

/** `1st`, `22nd`, `13th`. */
export function ordinal(value: number): string {
  const ending = Math.floor((value % 100) / 10) === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}

/** A whole number of pence as money: `£3.05`, `85p`. */
export const money = (pence: number) =>
  pence < 100 ? `${pence}p` : `£${grouped(Math.floor(pence / 100))}.${String(pence % 100).padStart(2, '0')}`
