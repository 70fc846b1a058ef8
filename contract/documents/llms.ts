import { errorKinds } from '../errors.ts'
import { operations } from '../index.ts'
import type { Operation } from '../operation.ts'
import { defaultPageSize, largestPageSize } from '../values.ts'

/** An introduction for language models that work with a Learn server, in the llms.txt format. */
export const llms = (all: readonly Operation[] = operations): string => `# Learn

> A learning platform behind one HTTP API. Organizations have members, teams, media files and credits. Children in Years 4 to 6 practise for the UK 11+ exam, and every next step comes with its reasons.

- [OpenAPI 3.1](/openapi.json): every operation with its schemas and examples
- [Reference](/docs): the same, for people to read
- MCP: \`/mcp\` on this server, or \`learn mcp\` with the command-line client

## Making requests

- Send \`Authorization: Bearer <API key or access token>\` with every request. The command-line client gets a token with \`learn login\`, or without a terminal with \`learn login --start\` and \`learn login --poll\`. Other OAuth clients start at \`/.well-known/oauth-protected-resource/v1\`.
- Bodies are JSON. Unknown fields and query parameters are rejected.
- A list returns \`{"data", "total", "nextCursor", "prevCursor"}\`. A page has ${defaultPageSize} items, or up to ${largestPageSize} with \`limit\`. For the next page, pass \`nextCursor\` as \`cursor\` and keep the sort and filters unchanged.
- Send a unique \`Idempotency-Key\` header with every request that changes something. You can then repeat that request safely for 24 hours; it returns the first response.
- Send \`Prefer: dry-run\` with a change to find out what it would answer, without changing anything. The response then has \`Preference-Applied: dry-run\`.
- Operations marked (paid) cost the organization credits. Call \`billing.createEstimate\` first and tell the person what it will cost. All other operations are free.
- Before you change anything, tell the person what will change and get their agreement. Never ask for a child’s PIN or repeat one.

## Practising

1. \`learn.completeLearnParentChildOnboarding\` creates a family with a child, who signs in with \`POST /auth/student\`.
2. \`learn.createLearnSession\` starts a session.
3. \`learn.createLearnDecision\` returns the next question, lesson or break.
4. \`learn.createLearnAttempt\` answers the question. Go back to step 3.
5. \`learn.endLearnSession\` ends the session and returns its summary.

## Errors

An error is \`{"_tag": kind, "message": text, "requestId": id}\`; some kinds have more fields. If the server fails, give the request id to its operator.

${Object.entries(errorKinds)
  .map(([kind, { status, meaning }]) => `- \`${kind}\` (${status}): ${meaning}`)
  .join('\n')}
${groups(all)
  .map(([group, lines]) => `\n## ${group}\n\n${lines.join('\n')}\n`)
  .join('')}`

/** One line for each operation, grouped by the first part of its id. */
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
