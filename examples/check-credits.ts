import { writeFile } from 'node:fs/promises'
import { client } from './client.ts'

/** Shows an organization's credits and what they were spent on, and saves its statement for a spreadsheet. */
const [organizationId, file = 'statement.csv'] = process.argv.slice(2)
if (!organizationId) throw new Error('Pass the id of an organization. list-organizations.ts shows the ids.')

const { creditsBalance, reservedCredits } = await client.billing.balance({ organizationId })
console.log(`${creditsBalance} credits available, ${reservedCredits} reserved.`)

const month = new Date().toISOString().slice(0, 7)
const { movements, usage } = await client.billing.statement({ organizationId, month })
for (const { kind, credits, entries } of movements) console.log(`${kind}: ${credits} in ${entries} entries`)
for (const { day, operation, credits } of usage) console.log(`${day} ${operation}: ${credits}`)

// With a format, the answer is text, and TypeScript knows it.
await writeFile(file, await client.billing.statement({ organizationId, month, format: 'csv' }))
console.log(`Saved the statement for ${month} to ${file}.`)
