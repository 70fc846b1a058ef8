import { mkdir, realpath } from 'node:fs/promises'
import { OperatorError } from '../../operator-error.ts'

/** The directory by its one true name, made if it is not there. What can't be used is said in a sentence. */
export async function openDataDirectory(path: string): Promise<string> {
  // PostgreSQL's own tools hand the path to a shell, in double quotes.
  if (/["$`\n]/.test(path))
    throw refusal(path, "its name contains a character that PostgreSQL's tools can't handle")
  try {
    // As root the database's user must pass through; what is secret in it is closed by itself.
    await mkdir(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    return await realpath(path)
  } catch (error) {
    throw refusal(path, error instanceof Error ? error.message : String(error))
  }
}

export const refusal = (path: string, reason: string) =>
  new OperatorError(`Can't use the data directory ${path} (LEARN_DATA_DIR): ${reason}.`)
