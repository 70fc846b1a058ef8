import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only we can read, and flushes it, so that it survives a power cut. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes a folder's list of names. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Creates the folder and its parents, and flushes the name of each. */
export async function makeFolder(path: string, mode = 0o700): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}
