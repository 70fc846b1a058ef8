import { Worker } from 'node:worker_threads'

/** Longer than anything the server does without a pause, also on a slow machine. */
const longestSilenceSeconds = 20

const beatMilliseconds = 500
const nameBytes = 64

/** Shared with the watching thread, which can read nothing else of ours. */
const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const lastCall = new Uint8Array(new SharedArrayBuffer(nameBytes))
const encoder = new TextEncoder()

/**
 * Ends the process when it no longer answers. A busy event loop hears no signal, so without this neither SIGTERM nor a
 * health check could end it: a thread of its own counts the seconds in which the loop has not moved. A pause of the whole
 * machine pauses the thread too, and does not count.
 */
export function startWatchdog(seconds = longestSilenceSeconds): void {
  setInterval(() => Atomics.add(beats, 0, 1), beatMilliseconds).unref()
  new Worker(`(${watch})()`, {
    eval: true,
    workerData: { beats, lastCall, seconds },
  }).unref()
}

/** Remembers what the server is doing, for the last words of the process. */
export function noteCall(operationId: string): void {
  const { written } = encoder.encodeInto(operationId, lastCall)
  lastCall.fill(0, written)
}

/** Runs in its own thread, from its source text, and so may use nothing from this file. */
function watch() {
  const { workerData } = process.getBuiltinModule('node:worker_threads')
  const { writeSync } = process.getBuiltinModule('node:fs')
  const { beats, lastCall, seconds } = workerData as {
    beats: Int32Array
    lastCall: Uint8Array
    seconds: number
  }
  const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let [seen, silent] = [-1, 0]
  while (silent < seconds) {
    Atomics.wait(pause, 0, 0, 1_000)
    const now = Atomics.load(beats, 0)
    silent = now === seen ? silent + 1 : 0
    seen = now
  }
  const name = Buffer.from(lastCall).toString('utf8').replaceAll('\0', '')
  const call = name === '' ? '' : ` The last call was ${name}.`
  writeSync(
    2,
    `The server has been busy for ${seconds} seconds and answers nobody, so it ends itself.${call}\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}
