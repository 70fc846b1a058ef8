import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { explainRefusal, OperatorError } from '../../operator-error.ts'
import { makeFolder } from './durable-file.ts'

/** Creates the directory if necessary and returns its real path. */
export async function openDataDirectory(path: string): Promise<string> {
  // PostgreSQL's own tools pass the path to a shell in double quotes.
  if (/["$`\n]/.test(path))
    throw refusal(path, "its name contains a character that PostgreSQL's tools can't handle")
  try {
    // When we are root, PostgreSQL's user must be able to enter. Secret files have their own permissions.
    await makeFolder(resolve(path), process.getuid?.() === 0 ? 0o711 : 0o700)
    return await realpath(path)
  } catch (error) {
    throw unusable(path, error)
  }
}

export const refusal = (path: string, reason: string) =>
  new OperatorError(`Can't use the data directory ${path} (LEARN_DATA_DIR): ${reason}.`)

export const unusable = (path: string, error: unknown) =>
  new OperatorError(`Can't use the data directory (LEARN_DATA_DIR) ${explainRefusal(error, path)}.`)
