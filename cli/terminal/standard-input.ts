import type { Readable } from 'node:stream'

const patienceMilliseconds = 1_000

/**
 * Everything on standard input. If it is optional, it must start within a second: the parent process may leave the
 * input open and never write to it.
 */
export async function readStandardInput(input: Readable, isRequired: boolean): Promise<string | undefined> {
  const chunks: Buffer[] = []
  return await new Promise((resolve, reject) => {
    const timer = isRequired ? undefined : setTimeout(giveUp, patienceMilliseconds)
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
