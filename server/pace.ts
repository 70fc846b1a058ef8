import { setTimeout as sleep } from 'node:timers/promises'
import type { Bytes } from './backup/place.ts'

const workMilliseconds = 50
const restsPerWork = 2
const longestRestMilliseconds = 500

let begunAt = performance.now()
let resting: Promise<void> | undefined

/** Rests for twice as long as it has worked: whatever is copied at the same time in this process rests together. */
async function rest(): Promise<void> {
  const worked = performance.now() - begunAt
  if (!resting && worked < workMilliseconds) return
  resting ??= sleep(Math.min(restsPerWork * worked, longestRestMilliseconds)).then(() => {
    resting = undefined
    begunAt = performance.now()
  })
  await resting
}

/** Passes the bytes on, and leaves most of the time to the server whose data they are. */
export async function* paced(source: Bytes): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    yield bytes
    await rest()
  }
}
