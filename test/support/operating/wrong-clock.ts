import { readFileSync } from 'node:fs'

/** Load this before a program to shift its clock by the milliseconds in the file TEST_CLOCK, which may change. */
const { TEST_CLOCK: file = '' } = process.env
const now = Date.now
const real = Date
let [offset, readAt] = [0, 0]

function shifted(): number {
  if (now() - readAt > 50) {
    readAt = now()
    offset = Number(readFileSync(file, 'utf8'))
  }
  return now() + offset
}

class ShiftedDate extends real {
  constructor(value?: number | string) {
    super(value ?? shifted())
    if (arguments.length > 1) throw new Error('This clock takes no separate years and months.')
  }
  static override now = shifted
}
globalThis.Date = ShiftedDate as DateConstructor // Safe: only a call without `new` is missing.
