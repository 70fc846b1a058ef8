import type { Config } from '../../config.ts'
import { reasonOf } from '../../operator-error.ts'
import { ping } from '../../scanning/clamd.ts'
import { attention, broken, type Finding, ok } from './finding.ts'

const part = 'scanner'

export async function checkScanner({ clamd }: Config): Promise<Finding[]> {
  if (!clamd)
    return [
      attention(
        part,
        'no-scanner',
        'Files are not scanned for viruses.',
        'Install ClamAV and set LEARN_CLAMD. If only people you trust can add files, you can do without it.',
      ),
    ]
  try {
    await ping(clamd)
    return [ok(part, 'clamd answers.')]
  } catch (error) {
    const cause = error instanceof Error && error.cause ? ` (${reasonOf(error.cause)})` : ''
    return [
      broken(
        part,
        'scanner-silent',
        `${reasonOf(error)}${cause}. New files wait until the scanner answers.`,
        'Start clamd, and check LEARN_CLAMD. For a socket, the user who runs the server must be allowed to open it.',
      ),
    ]
  }
}
