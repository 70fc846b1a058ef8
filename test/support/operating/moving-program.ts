import { withConnections } from '../../../server/move/organization/connections.ts'
import { moveOrganization } from '../../../server/move/organization/move.ts'

/**
 * Moves an organization in its own process, which can be killed at any step: node moving-program.ts <organization>
 * <step to be killed at, or none>. Prints each step, and at the end the result of the move.
 */
const [organization = '', killedAt = 'none'] = process.argv.slice(2)
const { SOURCE_URL = '', TARGET_URL = '', CLOSED_SECONDS = '20' } = process.env
const moved = await withConnections(SOURCE_URL, TARGET_URL, connections =>
  moveOrganization({
    connections,
    organization,
    sourceUrl: SOURCE_URL,
    target: 'the other installation',
    publicUrl: 'https://second.example.org',
    closedMilliseconds: Number(CLOSED_SECONDS) * 1_000,
    newKeys: process.env.NEW_KEYS === 'yes',
    onStep: step => {
      process.stderr.write(`${step}\n`)
      if (step === killedAt) process.kill(process.pid, 'SIGKILL')
    },
  }),
)
process.stdout.write(JSON.stringify(moved))
