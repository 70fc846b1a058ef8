import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { mediaTypeOf } from '@learn/sdk/file-source'
import { UsageError } from '../failure.ts'

/** A file to upload. */
export interface LocalFile {
  readonly path: string
  readonly name: string
  /** The folder in the library, or an empty string. */
  readonly folder: string
  readonly bytes: number
  readonly mediaType: string
}

/** A file that can't be uploaded, and why. */
export interface SkippedFile {
  readonly path: string
  readonly message: string
}

export interface FoundFiles {
  readonly files: LocalFile[]
  readonly left: SkippedFile[]
  /** How many were skipped because their names start with a dot. */
  hidden: number
}

export interface FindOptions {
  readonly recursive: boolean
  /** The folder in the library to put everything in. */
  readonly folder: string
  /** Overrides the type that the extension implies. */
  readonly mediaType: string | undefined
}

/** The files at the paths. A folder keeps its name in the library. A path that doesn't exist stops everything. */
export async function findFiles(paths: readonly string[], finding: FindOptions): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], left: [], hidden: 0 }
  for (const path of paths) {
    const { folder, recursive } = finding
    const what = await stat(path).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`Can’t read ${path}: ${reasonOf(error)}.`)
    })
    if (!what.isDirectory()) await addFile(found, path, folder, finding)
    else if (recursive) await addFolder(found, path, joinPath(folder, ownName(path)), finding)
    else throw new UsageError(`${path} is a folder.`, 'Add --recursive to upload everything in it.')
  }
  return found
}

/** `.` means the contents of the current folder, not the folder itself. */
const ownName = (path: string) => (resolve(path) === resolve('.') ? '' : basename(resolve(path)))

const joinPath = (folder: string, name: string) => [folder, name].filter(Boolean).join('/')

async function addFolder(
  found: FoundFiles,
  path: string,
  folder: string,
  finding: FindOptions,
): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(error => {
    found.left.push({ path, message: `Can’t be read: ${reasonOf(error)}.` })
    return []
  })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = join(path, entry.name)
    if (entry.name.startsWith('.')) found.hidden++
    // A link may lead out of the folder or back into it.
    else if (entry.isSymbolicLink())
      found.left.push({ path: inner, message: 'Symbolic links are not followed.' })
    else if (entry.isDirectory()) await addFolder(found, inner, joinPath(folder, entry.name), finding)
    else await addFile(found, inner, folder, finding)
  }
}

async function addFile(found: FoundFiles, path: string, folder: string, finding: FindOptions): Promise<void> {
  const name = basename(path)
  const mediaType = finding.mediaType ?? mediaTypeOf(name)
  const bytes = await readableBytes(path).catch(error => `Can’t be read: ${reasonOf(error)}.`)
  if (typeof bytes === 'string') found.left.push({ path, message: bytes })
  else if (bytes === 0) found.left.push({ path, message: 'The file is empty.' })
  else if (mediaType === undefined)
    found.left.push({
      path,
      message: `Can’t tell the file type (${extname(name) || 'no extension'}). You can upload images, audio, video, PDF, text and Office files. If this is one of them, upload it on its own with its type, such as --media-type text/plain.`,
    })
  else found.files.push({ path, name, folder, bytes, mediaType })
}

async function readableBytes(path: string): Promise<number | string> {
  const what = await stat(path)
  if (!what.isFile()) return 'Not a regular file.'
  await access(path, constants.R_OK)
  return what.size
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'its links form a loop',
}

const reasonOf = ({ code, message }: NodeJS.ErrnoException) => reasons[code ?? ''] ?? message
