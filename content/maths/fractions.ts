import { commonDivisor } from '../grade.ts'

export interface Fraction {
  readonly above: number
  readonly below: number
}

export const lowestCommonMultiple = (a: number, b: number) => (a / commonDivisor(a, b)) * b

export function reduced({ above, below }: Fraction): Fraction {
  const common = commonDivisor(above, below) || 1
  return { above: above / common, below: below / common }
}

/** Unsimplified: 6/8. */
export const over = ({ above, below }: Fraction) => `${above}/${below}`

/** In lowest terms as a mixed number: 6/8 is 3/4, 10/4 is 2 1/2, 8/4 is 2. */
export function mixed(fraction: Fraction): string {
  const { above, below } = reduced(fraction)
  const [whole, rest] = [Math.floor(above / below), above % below]
  if (rest === 0) return String(whole)
  return whole === 0 ? `${rest}/${below}` : `${whole} ${rest}/${below}`
}

export const worthOf = ({ above, below }: Fraction) => above / below
