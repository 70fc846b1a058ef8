import { setTimeout as sleep } from 'node:timers/promises'
import type { Bytes } from './backup/place.ts'

const workMilliseconds = 50
const restsPerWork = 2
const longestRestMilliseconds = 500

let begunAt = performance.now()
let resting: Promise<void> | undefined

/** Pauses for twice as long as the work took. All copying in this process pauses together. */
async function rest(): Promise<void> {
  const worked = performance.now() - begunAt
  if (!resting && worked < workMilliseconds) return
  resting ??= sleep(Math.min(restsPerWork * worked, longestRestMilliseconds)).then(() => {
    resting = undefined
    begunAt = performance.now()
  })
  await resting
}

/** Passes the bytes on, and leaves most of the time to the server that owns the data. */
export async function* paced(source: Bytes): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    yield bytes
    await rest()
  }
}
