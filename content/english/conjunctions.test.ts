import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '@learn/content/template'
import { proof, prove } from '../../test/content/proofs.ts'
import { chooseTheJoin, conjunctions, kindOfJoin } from './conjunctions.ts'

/** Unexpected outcomes, recognized by their own words rather than taken from the template. */
const surprising =
  /without a coat|good time|straight away|ran all the way|fell asleep|could not finish|full bag|sat down|jumped in|quite dry|single page|without a rest|large slice|without a torch|until noon|managed/

/** Words that make sense in this kind of place with some chains. */
const defensible = { start: ['Unless', 'If', 'While'], result: ['but', 'although', 'until'] }

/** Signs in a line with rivals, each of which only one joining word fits. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^_ (?:@|the|everybody|it|nobody)[^,]* (?:had|was|weighed|played|sold)\b[^,]*, /, 'although'],
  [/^_ (?:the|a|weeks)(?! [^,]*\b(?:had|was|weighed|played|sold|read)\b)[^,]*, /, 'despite'],
  [/(?:will (?:die|not stop|go out|burn|escape)|nobody can|shall never|no one at) ?.* _ @ \w+s\b/i, 'unless'],
  [/, _ (?:toads|guitars|alligators|butterflies|the second|Asian|the south|Mercury)/, 'whereas'],
  [
    /curtain rose|not _|went on falling|more and more|believed in|fought on|waved and waved|searched and searched/i,
    'until',
  ],
  [/^@ (?:packed|wrote|tied|took|hid|set|learned|bought)\b/, 'in case'],
  [/\b(?:may|will let|will hold|can join|will be ready|is allowed|shall catch)\b/, 'provided'],
]

/** The only joining word whose sign is in the line. */
function rivalFor(line: string, name: string): string {
  const plain = line.replace(/(?:\\_)+/, '_').replaceAll(name, '@')
  const found = signs.filter(([sign]) => sign.test(plain)).map(([, word]) => word)
  return found.length === 1 ? (found[0] ?? '') : ''
}

test('two of the words are rivals at steps 4 and 5, and none of them would do as well', () => {
  const alike: readonly (readonly string[])[] = [
    ['unless', 'if not'],
    ['although', 'even though', 'though', 'whereas', 'while', 'but', 'unless'],
    ['provided', 'if', 'as long as'],
    ['until', 'till', 'so that', 'because', 'although'],
    ['in case', 'if', 'because', 'since', 'until', 'lest'],
    ['despite', 'in spite of', 'after', 'during', 'without'],
    ['whereas', 'while', 'but', 'although'],
  ]
  for (let seed = 0; seed < 400; seed++) {
    const composed = compose(chooseTheJoin, seed, seed % 2 ? 4 : 5)
    assert(composed.mode === 'options')
    const texts = composed.options.map(({ text }) => text.toLowerCase())
    const right = texts[composed.right] ?? ''
    const same = alike.find(([word]) => word === right) ?? []
    assert.deepEqual(
      texts.filter(text => text !== right && same.includes(text)),
      [],
      composed.draft.stem,
    )
    assert(
      texts.filter(text =>
        /^(?:although|even though|despite|unless|whereas|until|in case|provided)$/.test(text),
      ).length >= 2,
    )
  }
})

const equal = new Set(['and', 'but', 'or', 'so'])

prove(conjunctions, [
  // A gap at the start needs a concession; after a comma, a result or a contrast; without a comma, a reason.
  proof(chooseTheJoin, (_, answer, composed) => {
    const { draft, facts } = composed
    if (facts.rival) return rivalFor(draft.stem.split('\n')[0] ?? '', facts.name) === answer.toLowerCase()
    const line = draft.stem.split('\n')[0] ?? ''
    const surprise = surprising.test(line)
    const texts = composed.mode === 'options' ? composed.options.map(({ text }) => text) : []
    if (line.startsWith('\\_') && defensible.start.some(word => texts.includes(word))) return false
    if (!surprise && defensible.result.some(word => texts.includes(word) && line.includes(', \\_')))
      return false
    if (line.startsWith('\\_')) return surprise && answer === 'Although'
    if (line.includes(', \\_')) return answer === (surprise ? 'but' : 'so')
    return !surprise && answer === 'because'
  }),
  proof(kindOfJoin, (_, answer, { draft }) => {
    const join =
      /\b(?:and|but|or|so|because|although|when|while|until|before|after|if)\b/.exec(answer)?.[0] ?? ''
    return equal.has(join) === draft.stem.includes('co-ordinating')
  }),
])
