/** What became of calls. */
export interface Tally {
  sent: number
  done: number
  replayed: number
  refused: number
  unpaid: number
  unknown: number
  lost: number
  failures: number
  canceled: number
}

export const emptyTally = (): Tally => ({
  sent: 0,
  done: 0,
  replayed: 0,
  refused: 0,
  unpaid: 0,
  unknown: 0,
  lost: 0,
  failures: 0,
  canceled: 0,
})
