import type { Config } from '../../config.ts'
import { reasonOf } from '../../operator-error.ts'
import { ping } from '../../scanning/clamd.ts'
import { attention, broken, type Finding, notSetHere, ok, useServersSettings } from './finding.ts'

const part = 'scanner'

export async function checkScanner({ clamd }: Config): Promise<Finding[]> {
  if (!clamd)
    return [
      attention(
        part,
        'no-scanner',
        notSetHere('LEARN_CLAMD', 'files are not scanned for viruses.'),
        `${useServersSettings} If the server has no scanner, install ClamAV and set LEARN_CLAMD for it. If only people you trust can add files, you can do without it.`,
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
