import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { NoRoom } from '../objects/objects.ts'
import type { SystemUser } from '../system-user.ts'
import { program, rulesFor } from './confinement.ts'
import type { PictureAnswer, PictureRequest } from './request.ts'

/** It takes more time or memory than one picture may. */
export class LimitExceeded extends Error {}
export class TimeExceeded extends LimitExceeded {}
/** The process was still not done after a long while, but that may be because the machine is busy. */
export class Late extends TimeExceeded {}

/** This machine can't open pictures. */
export class NoDecoder extends Error {}

/** A small heap, because pictures take memory outside it; and none of the server's environment. */
const settings = ['--expose-gc', '--max-old-space-size=96']
const environment = { MALLOC_ARENA_MAX: '1' }

const mostNoted = 2_000
const mostAnswered = 100_000
/** The limit on elapsed time is far above the one on CPU time, because the machine may be busy. */
const longestMilliseconds = 100_000
/** How Node, and the system, end a process that takes too much memory. */
const memorySignals = ['SIGABRT', 'SIGKILL']

/** Sends the request to a new process in this folder. Anything it answered before a failure counts. */
export async function ask(
  request: PictureRequest,
  folder: string,
  { user, signal }: { user: SystemUser | undefined; signal: AbortSignal | undefined },
): Promise<{ answer: PictureAnswer; failure: Error | undefined }> {
  signal?.throwIfAborted()
  const args = [...settings, ...rulesFor(folder), program]
  const child = spawn(process.execPath, args, { env: environment, cwd: folder, ...user })
  const kill = () => child.kill('SIGKILL')
  let late = false
  const timer = setTimeout(() => {
    late = true
    kill()
  }, longestMilliseconds)
  signal?.addEventListener('abort', kill)
  let [output, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => {
    output += part
    if (output.length > mostAnswered) kill()
  })
  child.stderr.on('data', (part: Buffer) => (errors = `${errors}${part}`.slice(0, mostNoted)))
  child.stdin.on('error', () => undefined) // The process has ended; its exit code says why.
  child.stdin.write(`${JSON.stringify(request)}\n`)
  try {
    const [code, by] = await once(child, 'close')
    signal?.throwIfAborted()
    const lines = output.split('\n').filter(line => line.endsWith('}'))
    const answer: PictureAnswer = Object.assign({}, ...lines.map(line => JSON.parse(line)))
    if (late) return { answer, failure: new Late('the picture takes too long') }
    const end = code === 0 ? undefined : `${code ?? by}: ${errors}`
    return { answer, failure: failureOf(answer, memorySignals.includes(by), end) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}

function failureOf(
  { over, full, missing }: PictureAnswer,
  isOutOfMemory: boolean,
  end: string | undefined,
): Error | undefined {
  if (over === 'time') return new TimeExceeded('the picture takes too long')
  if (over || isOutOfMemory) return new LimitExceeded('the picture takes too much memory')
  if (full) return new NoRoom('the disk is full')
  if (missing !== undefined) return new NoDecoder(missing)
  return end === undefined ? undefined : new Error(`the picture process ended with ${end}`)
}
