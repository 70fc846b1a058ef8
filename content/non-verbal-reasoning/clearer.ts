import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { enlarged } from '../svg.ts'
import type { OptionsDraft, Template } from '../template.ts'
import { withLargeOptions } from './figure.ts'

/**
 * The next version of a template: the same kind of question with larger options and another explanation. Its own picture
 * is enlarged so many times. Options stay small where a child compares their sizes with those in a narrow row.
 */
export function clearer<Facts>(
  before: Template<Facts>,
  explain: (facts: Facts, before: string) => string,
  times = 1,
  comparesSizes: (facts: Facts) => boolean = () => false,
): Template<Facts> {
  const { version, balancedFrom } = before
  const following = { version: version + 1, ...(balancedFrom !== undefined && { balancedFrom: 1 }) }
  if (before.mode === 'typed')
    return {
      ...before,
      ...following,
      write: (facts, random) => {
        const draft = before.write(facts, random)
        return { ...withPictureEnlarged(draft, times), explanation: explain(facts, draft.explanation) }
      },
    }
  return {
    ...before,
    ...following,
    write: (facts, random) => {
      const draft = before.write(facts, random)
      const next = {
        ...withPictureEnlarged(draft, times),
        explanation: explain(facts, draft.explanation),
      }
      return comparesSizes(facts) ? next : withLargeOptions(next)
    },
  }
}

/** The template with its questions changed after they are written. */
export function redrafted<Facts>(
  template: Template<Facts>,
  change: (draft: OptionsDraft, facts: Facts, random: Random) => OptionsDraft,
): Template<Facts> {
  if (template.mode === 'typed') throw new Error(`${template.id} has no options`)
  return {
    ...template,
    write: (facts, random) => change(template.write(facts, random), facts, random),
  }
}

const withPictureEnlarged = <D extends { readonly picture?: Picture }>(draft: D, times: number): D =>
  draft.picture && times !== 1 ? { ...draft, picture: enlarged(draft.picture, times) } : draft
