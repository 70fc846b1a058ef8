import type { Template } from '../../template.ts'

/**
 * The version before, which also offered two mistakes at once: numbers that no child would find. If the template changes
 * again, copy it here instead.
 */
export const doubledBefore = <Facts>(
  { undoubled, ...template }: Template<Facts>,
  balancedFrom: number,
): Template<Facts> => ({ ...template, version: template.version - 1, balancedFrom })
