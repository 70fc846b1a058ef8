import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LocalError } from '../failure.ts'

/** The JSON in a file, or undefined if there is no file. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(cause => {
    if (cause.code === 'ENOENT') return undefined
    throw new LocalError(`Can’t read ${path}: ${cause.message}`, undefined, cause)
  })
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LocalError(`${path} is not JSON.`, 'Fix it, or delete it and sign in again: learn login', cause)
  }
}

/** Writes a file that only its owner can read. It is replaced in one step, or not at all. */
export async function writePrivately(path: string, content: object): Promise<void> {
  const whole = `${path}.${process.pid}`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rm(whole, { force: true })
    const file = await open(whole, 'wx', 0o600)
    await file.writeFile(`${JSON.stringify(content, null, 2)}\n`).finally(() => file.close())
    await rename(whole, path)
  } catch (cause) {
    await rm(whole, { force: true }).catch(() => undefined)
    // The file system only throws errors.
    const { message } = cause as Error
    throw new LocalError(
      `Can’t write ${path}: ${message}`,
      'Choose another folder with LEARN_CONFIG_DIR.',
      cause,
    )
  }
}
