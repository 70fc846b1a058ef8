import { Learn } from '@learn/sdk'
import { median } from '../bars.ts'

/** Microseconds of CPU per call, and the median ratio of the rounds. */
export interface Measured {
  readonly bare: number
  readonly sdk: number
  readonly ratio: number
}

/** Many short rounds, so that other load on the machine affects both sides. */
const rounds = 700
const warmingRounds = 200
const calls = 20

const [baseUrl = ''] = process.argv.slice(2)
const token = 'learn_sk_QzOtYZHoGXnU5KidZFHXkQzOtYZHoGXnU5KidZFHXk12345678'
const client = new Learn({ baseUrl, token })

/** What a program without the SDK would do, with the SDK's headers. */
async function callBare(): Promise<unknown> {
  const response = await fetch(`${baseUrl}/v1/organizations?limit=25`, {
    method: 'GET',
    headers: { authorization: `Bearer ${token}`, 'x-request-id': crypto.randomUUID() },
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return await response.json()
}
const sdk = () => client.organizations.list({ limit: 25 })

async function microseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let count = 0; count < calls; count++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}

const measured: { bare: number; sdk: number }[] = []
for (let round = 0; round < rounds + warmingRounds; round++) {
  // Alternate which goes first, because the second pays for the garbage of the first.
  const isEven = round % 2 === 0
  const first = await microseconds(isEven ? callBare : sdk)
  const second = await microseconds(isEven ? sdk : callBare)
  if (round >= warmingRounds)
    measured.push(isEven ? { bare: first, sdk: second } : { bare: second, sdk: first })
}
const result: Measured = {
  bare: median(measured.map(round => round.bare)),
  sdk: median(measured.map(round => round.sdk)),
  ratio: median(measured.map(round => round.sdk / round.bare)),
}
process.send?.(result)
