import { join, relative } from 'node:path'
import type { RunningDemo } from './start-demo.ts'

/** Who can sign in where, and what to try first. */
export function guideTo({ dataDir, signIns, server }: RunningDemo): string {
  const url = server.app.publicUrl
  const { apiKey, children, organizationName, parent, tutor } = signIns
  const width = Math.max(...children.map(({ username }) => username.length))
  const rows = children.map(
    ({ name, username, pin, known }) => `  ${username.padEnd(width)}  PIN ${pin}  ${name} ${known}.`,
  )
  const near = relative(process.cwd(), dataDir)
  const folder = near.startsWith('..') ? dataDir : near
  const [first] = children
  return `Learn is running at ${url}

Children sign in at ${url}/learn
${rows.join('\n')}

Adults sign in at ${url}/auth/sign-in with an email address:
  ${tutor}, the tutor at ${organizationName}
  ${parent}, a parent there
No email leaves this machine. To read the code, in another terminal:
  cat "$(ls -t ${join(folder, 'outbox')}/*.json | head -1)"

${organizationName}'s API key:
  ${apiKey}
To see how ${first?.name ?? 'a child'} is doing, in another terminal:
  export LEARN_URL=${url} LEARN_TOKEN=${apiKey}
  npm run --silent learn -- students progress ${first?.name ?? ''}

The API reference is at ${url}/docs. All data is in ${folder}.
Stop the demo with Ctrl-C. npm run demo starts it again as you left it,
and npm run demo -- --fresh starts again from nothing.`
}
