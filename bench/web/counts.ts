/** How much of everything is measured. The quick counts only show that the benchmark works. */
export interface Counts {
  readonly loads: number
  readonly taps: number
  readonly shifting: number
  readonly remembered: number
  /** Questions in which we look for every kind of page. */
  readonly seen: number
  readonly kills: number
}

export const full: Counts = { loads: 9, taps: 100, shifting: 20, remembered: 300, seen: 40, kills: 50 }
export const quick: Counts = { loads: 3, taps: 10, shifting: 20, remembered: 70, seen: 6, kills: 4 }
