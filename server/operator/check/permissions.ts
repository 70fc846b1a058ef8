import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

const part = 'permissions'

/** Checks that the server can write where it must, and that other users can't read its data. */
export async function checkPermissions(config: Config): Promise<Finding[]> {
  const { dataDir } = config
  const folder = await stat(dataDir).catch(() => undefined)
  if (!folder) return [missing(config)]
  if (!folder.isDirectory())
    return [
      broken(part, 'not-a-folder', `${dataDir} is not a folder.`, 'Set LEARN_DATA_DIR to another path.'),
    ]
  const findings = [
    ...(await refuseReadOnly(dataDir)),
    ...refuseWritable(dataDir, folder.mode),
    ...(await Promise.all(['secret', 'outbox', 'media', 'postgres'].map(name => refuseOpen(dataDir, name)))),
  ].filter(finding => finding !== undefined)
  return findings.length > 0 ? findings : [ok(part, `Only the server can use ${dataDir}.`)]
}

function missing({ dataDir, databaseUrl, smtpUrl, s3, newFiles }: Config): Finding {
  if (databaseUrl && smtpUrl && s3 && !newFiles)
    return ok(part, 'Database, files and email are elsewhere, so no data directory is needed.')
  return broken(
    part,
    'no-data-directory',
    `The data directory ${dataDir} does not exist.`,
    'Set LEARN_DATA_DIR to the value that the server uses. If this is a new installation, start the server once.',
  )
}

async function refuseReadOnly(dataDir: string): Promise<Finding[]> {
  const isWritable = await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (isWritable) return []
  const found = `${process.getuid ? `User ${process.getuid()}` : 'This user'} can't write to ${dataDir}.`
  return [
    broken(
      part,
      'not-writable',
      found,
      'Run this as the user who runs the server. If you did, make that user the owner of the folder: chown -R.',
    ),
  ]
}

/** Anybody who can write to the folder can replace the secret and the database. */
const refuseWritable = (dataDir: string, mode: number): Finding[] =>
  process.platform === 'win32' || (mode & 0o022) === 0
    ? []
    : [
        broken(
          part,
          'others-can-write',
          `Other users of this machine can write to ${dataDir}.`,
          `Run: chmod go-w '${dataDir}'`,
        ),
      ]

async function refuseOpen(dataDir: string, name: string): Promise<Finding | undefined> {
  const path = join(dataDir, name)
  const found = await stat(path).catch(() => undefined)
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return undefined
  const advice = `Run: chmod go= '${path}'`
  const words = `Other users of this machine can open ${path}.`
  return name === 'secret'
    ? broken(
        part,
        'secret-readable',
        words,
        `${advice}. If others use this machine, consider rotating the secret.`,
      )
    : attention(part, `${name}-readable`, words, advice)
}
