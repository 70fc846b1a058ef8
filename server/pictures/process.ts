import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { NoRoom } from '../objects/objects.ts'
import type { PictureAnswer, PictureRequest } from './request.ts'

/** It takes more time or memory than one picture may. */
export class LimitExceeded extends Error {}

/** This machine can't open pictures. */
export class NoDecoder extends Error {}

/** A small heap, because pictures take memory outside it; and none of the server's environment. */
const program = ['--expose-gc', '--max-old-space-size=96', join(import.meta.dirname, 'program.ts')]
const environment = () => {
  const cache = getCompileCacheDir()
  return { MALLOC_ARENA_MAX: '1', ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) }
}

const mostNoted = 2_000
/** The limit on elapsed time, as a multiple of the limit on CPU time: the machine may be busy. */
const longestWait = 5

/** Sends the request to a new process. Anything it answered before a failure counts. */
export async function ask(
  request: PictureRequest,
  signal?: AbortSignal,
): Promise<{ answer: PictureAnswer; failure: Error | undefined }> {
  signal?.throwIfAborted()
  const child = spawn(process.execPath, program, { env: environment(), cwd: request.folder })
  const kill = () => child.kill('SIGKILL')
  let late = false
  const timer = setTimeout(() => {
    late = true
    kill()
  }, longestWait * request.limits.milliseconds)
  signal?.addEventListener('abort', kill)
  let [output, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => (output += part))
  child.stderr.on('data', (part: Buffer) => (errors = `${errors}${part}`.slice(0, mostNoted)))
  child.stdin.on('error', () => undefined) // The process has ended; its exit code says why.
  child.stdin.write(`${JSON.stringify(request)}\n`)
  try {
    const [code, by] = await once(child, 'close')
    signal?.throwIfAborted()
    const lines = output.split('\n').filter(line => line.endsWith('}'))
    const answer: PictureAnswer = Object.assign({}, ...lines.map(line => JSON.parse(line)))
    return { answer, failure: failureOf(answer, late, code === 0 ? undefined : `${code ?? by}: ${errors}`) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}

function failureOf(
  { over, full, missing }: PictureAnswer,
  late: boolean,
  end: string | undefined,
): Error | undefined {
  if (late || over === 'time') return new LimitExceeded('the picture takes too long')
  if (over) return new LimitExceeded('the picture takes too much memory')
  if (full) return new NoRoom('the disk is full')
  if (missing !== undefined) return new NoDecoder(missing)
  return end === undefined ? undefined : new Error(`the picture process ended with ${end}`)
}
