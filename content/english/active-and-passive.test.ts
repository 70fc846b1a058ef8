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
  proof(findThePassive, (_, answer) => {
    const [, thing = '', be = '', form = ''] = /^(the \w+) (was|were) (\w+)/.exec(lower(answer)) ?? []
    return verbWith(form, 'participle') !== undefined && agrees(thing, be)
  }),
])
