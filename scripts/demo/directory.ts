import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../server/operator-error.ts'
import { openDataDirectory } from '../../server/storage/embedded/data-directory.ts'
import { startEmbedded } from '../../server/storage/embedded/postgres.ts'

/** Who can sign in to a demo. The server keeps no secret in plain text, so the demo writes down its own. */
export interface SignIns {
  readonly apiKey: string
  readonly organizationName: string
  readonly tutor: string
  readonly parent: string
  readonly children: readonly {
    readonly name: string
    readonly username: string
    readonly pin: string
    readonly known: string
  }[]
}

/** What the demo writes down about itself: whether it is still empty, was being filled, or has been filled. */
type Note = { stage: 'empty' | 'filling' } | { stage: 'filled'; signIns: SignIns }

const noteIn = (dataDir: string) => join(dataDir, 'demo.json')

export const interruptedError = (dataDir: string) =>
  new OperatorError(
    `The demo in ${dataDir} was interrupted before it was ready. Start again from nothing with: npm run demo -- --fresh`,
  )

/** Opens the demo's data directory. Returns the sign-ins if the demo has been filled before. */
export async function openDemo(
  path: string,
  fresh: boolean,
): Promise<{ dataDir: string; signIns: SignIns | undefined }> {
  const dataDir = await openDataDirectory(path)
  const names = await readdir(dataDir)
  if (names.length === 0) await saveNote(dataDir, { stage: 'empty' })
  const note = await readNote(dataDir)
  if (note === undefined)
    throw new OperatorError(
      `${dataDir} is not empty, and is not a demo's directory. Choose another one with --data <folder>.`,
    )
  if (fresh) {
    await removeDemo(dataDir, names)
    await saveNote(dataDir, { stage: 'empty' })
    return { dataDir, signIns: undefined }
  }
  if (note.stage === 'filling') throw interruptedError(dataDir)
  return { dataDir, signIns: note.stage === 'filled' ? note.signIns : undefined }
}

/** Another demo may be running on the directory, and a crashed one may have left its database running. */
async function removeDemo(dataDir: string, names: readonly string[]): Promise<void> {
  if (names.some(name => name.startsWith('postgres'))) await (await startEmbedded(dataDir)).stop()
  for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true })
}

async function readNote(dataDir: string): Promise<Note | undefined> {
  const text = await readFile(noteIn(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Note) // Only `saveNote` writes this file.
}

/** Renamed when complete, so that there is never half a note. */
export async function saveNote(dataDir: string, note: Note): Promise<void> {
  const file = noteIn(dataDir)
  await writeFile(`${file}.part`, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
