import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '@learn/content/template'
import { proof, prove } from '../../test/content/proofs.ts'
import { activeAndPassive, findThePassive, turnPassive } from './active-and-passive.ts'
import { verbs } from './sentences.ts'

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
const verbWith = (form: string, key: 'participle' | 'past' | 'third' | 'base') =>
  verbs.find(verb => verb[key] === form)?.base

/** Singular, although the name ends like a plural. */
const single = new Set(['the bus'])
const agrees = (thing: string, be: string) =>
  (!single.has(thing) && /(?:s|dice|children)$/.test(thing)) === /^(?:are|were)$/.test(be)

/** Takes a passive sentence apart. Returns undefined if it is not passive. */
function takenApart(text: string) {
  const [, thing = '', be = '', form = '', doer = ''] =
    /^(the \w+) (is|are|was|were) (\w+) by (.+)$/.exec(lower(text)) ?? []
  const base = verbWith(form, 'participle')
  const fits = agrees(thing, be)
  return base && fits ? { thing, doer, base, past: /^wa|^we/.test(be) } : undefined
}

/** A form of “be” and then a past participle, which no “-ing” word is. */
const passiveVerb = /\b(?:was|were|been) (?!\w+ing\b)\w+/

test('neither “by” nor a form of “be” gives the passive away at steps 4 and 5', () => {
  let withBy = 0
  let onlyWithout = 0
  let onlyWith = 0
  for (let seed = 0; seed < 400; seed++) {
    const composed = compose(findThePassive, seed, seed % 2 ? 4 : 5)
    assert(composed.mode === 'options')
    const others = composed.options.filter((_, at) => at !== composed.right).map(({ text }) => text)
    const right = composed.options[composed.right]?.text ?? ''
    assert(
      others.some(text => /\b(?:was|were|been)\b/.test(text)),
      others.join(' '),
    )
    const byOthers = others.filter(text => /\bby\b/.test(text)).length
    if (/\bby\b/.test(right)) withBy++
    if (byOthers === 0 && /\bby\b/.test(right)) onlyWith++
    if (byOthers === 4 && !/\bby\b/.test(right)) onlyWithout++
  }
  assert(withBy > 80 && withBy < 300, `${withBy} of 400 passives have “by”`)
  assert(onlyWith < 40 && onlyWithout < 80, `${onlyWith} alone with “by”, ${onlyWithout} alone without`)
})

prove(activeAndPassive, [
  // Taken apart and turned round, the answer gives the active sentence of the stem.
  proof(turnPassive, (_, answer, { draft }) => {
    const active = lower(/\*(.+?)\*/.exec(draft.stem)?.[1] ?? '')
    const parts = takenApart(answer)
    if (!parts || !active.startsWith(`${parts.doer} `) || !active.endsWith(` ${parts.thing}`)) return false
    const form = active.slice(parts.doer.length + 1, -parts.thing.length - 1)
    const bases = parts.past
      ? [verbWith(form, 'past')]
      : [verbWith(form, 'third'), verbWith(form, 'base')].filter(base => base)
    return bases.includes(parts.base)
  }),
  // A form of “be”, directly followed by a past participle.
  proof(findThePassive, ({ decoyed }, answer) => {
    if (decoyed) return passiveVerb.test(answer)
    const [, thing = '', be = '', form = ''] = /^(the \w+) (was|were) (\w+)/.exec(lower(answer)) ?? []
    return verbWith(form, 'participle') !== undefined && agrees(thing, be)
  }),
])
