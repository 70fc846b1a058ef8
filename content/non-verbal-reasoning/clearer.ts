import type { Template } from '../template.ts'
import { withLargeOptions } from './figure.ts'

/** The next version of a template: the same kind of question with larger options and another explanation. */
export function clearer<Facts>(
  before: Template<Facts>,
  explain: (facts: Facts, before: string) => string,
): Template<Facts> {
  const { version, balancedFrom } = before
  const next = { version: version + 1, ...(balancedFrom !== undefined && { balancedFrom: 1 }) }
  if (before.mode === 'typed')
    return {
      ...before,
      ...next,
      write: (facts, random) => {
        const draft = before.write(facts, random)
        return { ...draft, explanation: explain(facts, draft.explanation) }
      },
    }
  return {
    ...before,
    ...next,
    write: (facts, random) => {
      const draft = before.write(facts, random)
      return withLargeOptions({ ...draft, explanation: explain(facts, draft.explanation) })
    },
  }
}
