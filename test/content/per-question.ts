import type { Composed } from '@learn/content/template'

/** Reads something of a question once, not once for each of its five options. */
export function perQuestion<Result>(
  read: (composed: Composed<unknown>) => Result,
): (composed: Composed<unknown>) => Result {
  const known = new WeakMap<Composed<unknown>, { readonly result: Result }>()
  return composed => {
    const found = known.get(composed) ?? { result: read(composed) }
    known.set(composed, found)
    return found.result
  }
}
