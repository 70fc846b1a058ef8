import { Learn } from '@learn/sdk'
import { median } from '../bars.ts'

/** Microseconds of CPU for each call, and the median over all rounds of one against the other. */
export interface Measured {
  readonly bare: number
  readonly sdk: number
  readonly ratio: number
}

/** Short ones and many: what else the machine is at meets both sides alike. */
const rounds = 700
const warmingRounds = 200
const calls = 20

const [baseUrl = ''] = process.argv.slice(2)
const token = 'learn_sk_QzOtYZHoGXnU5KidZFHXkQzOtYZHoGXnU5KidZFHXk12345678'
const client = new Learn({ baseUrl, token })

/** What a program would write that has no SDK; the headers are those of the SDK. */
async function bare(): Promise<unknown> {
  const response = await fetch(`${baseUrl}/v1/organizations?limit=25`, {
    method: 'GET',
    headers: { authorization: `Bearer ${token}`, 'x-request-id': crypto.randomUUID() },
  })
  if (!response.ok) throw new Error(String(response.status))
  return await response.json()
}
const sdk = () => client.organizations.list({ limit: '25' })

async function microseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let count = 0; count < calls; count++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}

const measured: { bare: number; sdk: number }[] = []
for (let round = 0; round < rounds + warmingRounds; round++) {
  // Who comes first changes: what one leaves behind for the collector, the other pays for.
  const isEven = round % 2 === 0
  const first = await microseconds(isEven ? bare : sdk)
  const second = await microseconds(isEven ? sdk : bare)
  if (round >= warmingRounds)
    measured.push(isEven ? { bare: first, sdk: second } : { bare: second, sdk: first })
}
const result: Measured = {
  bare: median(measured.map(round => round.bare)),
  sdk: median(measured.map(round => round.sdk)),
  ratio: median(measured.map(round => round.sdk / round.bare)),
}
process.send?.(result)
