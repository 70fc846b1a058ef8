import { errorKinds } from '../errors.ts'
import { operations } from '../index.ts'
import type { Operation } from '../operation.ts'
import { defaultPageSize, largestPageSize } from '../values.ts'

/** What a language model should read before it works with a server of ours, in the manner of llms.txt. */
export const llms = (all: readonly Operation[] = operations): string => `# Learn

> A learning platform behind one HTTP API: organizations with their members, teams and invitations; families whose children, Years 4 to 6, learn for the UK 11+, with the reasons for each next step; credits, and what they are spent on.

- [OpenAPI 3.1](/openapi.json): every operation with its schemas and examples
- [Reference](/docs): the same for people
- MCP: \`/mcp\` on this server, or \`learn mcp\` on a machine with the command line

## How to ask

- Every request carries \`Authorization: Bearer <API key or access token>\`. The command line gets a token by \`learn login\`; a program without a terminal by \`learn login --start\` and \`learn login --poll\`; any other OAuth client finds its way from \`/.well-known/oauth-protected-resource/v1\`.
- Bodies are JSON. Unknown fields and unknown query parameters are refused.
- A list answers \`{"data", "total", "nextCursor", "prevCursor"}\`, ${defaultPageSize} items unless \`limit\` says otherwise, ${largestPageSize} at most. Pass \`nextCursor\` as \`cursor\` for the next page, with the same sort and filters.
- Every mutation takes an \`Idempotency-Key\` header, new for each thing to be done. Repeating a request with its key is safe for 24 hours and gives the first answer.
- An operation marked as paid costs credits of the organization. Ask \`billing.createEstimate\` first, and tell whoever pays. Whatever is not marked is free.
- Tell a person what will change, and have them agree, before you mutate anything. Never ask for a child's PIN where you need not, and never repeat one.

## What can go wrong

An error is \`{"_tag": kind, "message": sentence, "requestId": id}\`, and some kinds say more. Give the request id to whoever runs the server.

${Object.entries(errorKinds)
  .map(([kind, { status, meaning }]) => `- \`${kind}\` (${status}): ${meaning}`)
  .join('\n')}
${groups(all)
  .map(([group, lines]) => `\n## ${group}\n\n${lines.join('\n')}\n`)
  .join('')}`

/** One line for each operation, under the first part of its id. */
function groups(all: readonly Operation[]): [string, string[]][] {
  const found = new Map<string, string[]>()
  for (const { id, method, path, summary, effect } of all) {
    const [group = ''] = id.split('.')
    const lines = found.get(group) ?? []
    found.set(group, lines)
    lines.push(`- \`${method} ${path}\` ${id}: ${summary}${effect === 'paid' ? ' (paid)' : ''}`)
  }
  return [...found]
}
