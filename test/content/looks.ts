import { centred, sameOutline } from './changes.ts'
import { type Mark, reach } from './figures.ts'

/** The visible features of each figure: equal strings for features that look the same. */
export function looksOf(figures: readonly (readonly Mark[])[]): string[][] {
  const outlines: Mark[] = []
  const shape = (mark: Mark | undefined) => {
    if (!mark) return 'none'
    const at = outlines.findIndex(other => sameOutline(other, centred(mark)))
    return String(at >= 0 ? at : outlines.push(centred(mark)) - 1)
  }
  return figures.map(([outer, inner]) => [
    shape(outer),
    outer?.fill ?? '',
    `${outer?.outline} ${outer?.dashed}`,
    outer && reach(outer) < 21 ? 'small' : 'large',
    shape(inner),
    inner?.fill ?? '',
  ])
}

/** Whether each visible feature of the right option is that of another option too, so that none of them gives it away. */
export function sharesEachLook(options: readonly (readonly Mark[])[], right: number): boolean {
  const looks = looksOf(options)
  return (looks[right] ?? []).every((look, thing) => looks.filter(other => other[thing] === look).length > 1)
}
