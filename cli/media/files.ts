import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { mediaTypeOf } from '@learn/sdk/file-source'
import { UsageError } from '../failure.ts'

/** A file that is to be uploaded. */
export interface LocalFile {
  readonly path: string
  readonly name: string
  /** In the library; empty for none. */
  readonly folder: string
  readonly bytes: number
  readonly mediaType: string
}

/** What was named or found and can't be uploaded, and why. */
export interface LeftFile {
  readonly path: string
  readonly message: string
}

export interface FoundFiles {
  readonly files: LocalFile[]
  readonly left: LeftFile[]
  /** How many were passed over because their names begin with a dot. */
  hidden: number
}

export interface Finding {
  readonly recursive: boolean
  /** What stands before the folders that are found. */
  readonly folder: string
  /** Instead of what the end of the name says. */
  readonly mediaType: string | undefined
}

/** What the paths stand for. A folder keeps its name in the library; one that is wrongly named is a slip, and nothing is done. */
export async function findFiles(paths: readonly string[], finding: Finding): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], left: [], hidden: 0 }
  for (const path of paths) {
    const { folder, recursive } = finding
    const what = await stat(path).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${path} can’t be read: ${reasonOf(error)}.`)
    })
    if (!what.isDirectory()) await addFile(found, path, folder, finding)
    else if (recursive) await addFolder(found, path, within(folder, ownName(path)), finding)
    else throw new UsageError(`${path} is a folder.`, 'Add --recursive to upload all that is in it.')
  }
  return found
}

/** Of `.` what is in it is meant, not the folder itself. */
const ownName = (path: string) => (resolve(path) === resolve('.') ? '' : basename(resolve(path)))

const within = (folder: string, name: string) => [folder, name].filter(Boolean).join('/')

async function addFolder(found: FoundFiles, path: string, folder: string, finding: Finding): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(error => {
    found.left.push({ path, message: `It can’t be read: ${reasonOf(error)}.` })
    return []
  })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = join(path, entry.name)
    if (entry.name.startsWith('.')) found.hidden++
    // It may lead out of the folder, or round in a circle.
    else if (entry.isSymbolicLink())
      found.left.push({ path: inner, message: 'It is a link, and those are not followed.' })
    else if (entry.isDirectory()) await addFolder(found, inner, within(folder, entry.name), finding)
    else await addFile(found, inner, folder, finding)
  }
}

async function addFile(found: FoundFiles, path: string, folder: string, finding: Finding): Promise<void> {
  const name = basename(path)
  const mediaType = finding.mediaType ?? mediaTypeOf(name)
  const bytes = await readableBytes(path).catch(error => `It can’t be read: ${reasonOf(error)}.`)
  if (typeof bytes === 'string') found.left.push({ path, message: bytes })
  else if (bytes === 0) found.left.push({ path, message: 'It is empty.' })
  else if (mediaType === undefined)
    found.left.push({
      path,
      message:
        'By the end of its name it is nothing that the library takes. If it is, upload it alone, and say what it is by --media-type.',
    })
  else found.files.push({ path, name, folder, bytes, mediaType })
}

async function readableBytes(path: string): Promise<number | string> {
  const what = await stat(path)
  if (!what.isFile()) return 'It is no file.'
  await access(path, constants.R_OK)
  return what.size
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  ELOOP: 'its links lead round in a circle',
}

const reasonOf = ({ code, message }: NodeJS.ErrnoException) => reasons[code ?? ''] ?? message
