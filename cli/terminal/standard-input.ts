import type { Readable } from 'node:stream'

const patienceMilliseconds = 1_000

/**
 * All that comes on standard input. Where it is only hoped for, it must begin within a second: a program that starts
 * this one may leave its input open and never write to it.
 */
export async function readStandardInput(input: Readable, isAwaited: boolean): Promise<string | undefined> {
  const chunks: Buffer[] = []
  return await new Promise((resolve, reject) => {
    const timer = isAwaited ? undefined : setTimeout(giveUp, patienceMilliseconds)
    function giveUp() {
      input.off('data', keep)
      input.pause()
      resolve(undefined)
    }
    function keep(chunk: Buffer | string) {
      clearTimeout(timer)
      chunks.push(Buffer.from(chunk))
    }
    input.on('data', keep)
    input.once('error', reject)
    input.once('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks).toString('utf8'))
    })
  })
}
