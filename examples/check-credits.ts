import { writeFile } from 'node:fs/promises'
import { client } from './client.ts'

/** What an organization can spend, what it was spent on, and its statement as a file for a spreadsheet. */
const [organizationId, file = 'statement.csv'] = process.argv.slice(2)
if (!organizationId) throw new Error('Give the id of an organization: list-organizations.ts shows them.')

const { creditsBalance, reservedCredits } = await client.billing.balance({ organizationId })
console.log(`${creditsBalance} credits can be spent, ${reservedCredits} are held.`)

const month = new Date().toISOString().slice(0, 7)
const { movements, usage } = await client.billing.statement({ organizationId, month })
for (const { kind, credits, entries } of movements) console.log(`${kind}: ${credits} in ${entries} entries`)
for (const { day, operation, credits } of usage) console.log(`${day} ${operation}: ${credits}`)

// With format it is text, and TypeScript knows.
await writeFile(file, await client.billing.statement({ organizationId, month, format: 'csv' }))
console.log(`The statement of ${month} is in ${file}.`)
