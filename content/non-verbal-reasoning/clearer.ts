import type { Picture } from '../question.ts'
import { enlarged } from '../svg.ts'
import type { Template } from '../template.ts'
import { withLargeOptions } from './figure.ts'

/**
 * The next version of a template: the same kind of question with larger options and another explanation. Its own picture
 * is enlarged so many times.
 */
export function clearer<Facts>(
  before: Template<Facts>,
  explain: (facts: Facts, before: string) => string,
  times = 1,
): Template<Facts> {
  const { version, balancedFrom } = before
  const next = { version: version + 1, ...(balancedFrom !== undefined && { balancedFrom: 1 }) }
  if (before.mode === 'typed')
    return {
      ...before,
      ...next,
      write: (facts, random) => {
        const draft = before.write(facts, random)
        return { ...withPictureEnlarged(draft, times), explanation: explain(facts, draft.explanation) }
      },
    }
  return {
    ...before,
    ...next,
    write: (facts, random) => {
      const draft = before.write(facts, random)
      return withLargeOptions({
        ...withPictureEnlarged(draft, times),
        explanation: explain(facts, draft.explanation),
      })
    },
  }
}

const withPictureEnlarged = <D extends { readonly picture?: Picture }>(draft: D, times: number): D =>
  draft.picture && times !== 1 ? { ...draft, picture: enlarged(draft.picture, times) } : draft
