import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { conform, freePort, scenariosOf, shortcomings } from './conformance.ts'
import { decideConsent } from './oauth-client.ts'
import { Visitor } from './visitor.ts'
import { World } from './world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const origin = world.server.app.publicUrl
const person = await Visitor.signedIn(world, 'person@example.org')

/** Does in a browser what the tool asks a person to do: opens the page, approves, and goes where it leads. */
async function approve(url: string): Promise<void> {
  const { location } = await person.get(url)
  const callback = await decideConsent(person, location ?? '', 'approve')
  await (await fetch(callback)).text()
}

test('our OAuth conforms in every scenario for authorization servers, for a token to MCP', async () => {
  let approving: Promise<void> | undefined
  const results = await conform(
    [
      'authorization',
      ...['--url', origin, '--client-id', 'learn-cli', '--resource', `${origin}/mcp`],
      ...['--port', String(await freePort())],
    ],
    output => {
      const url = /^(http:\S+\/oauth\/authorize\?\S+)\n/m.exec(output)?.[1]
      if (url) approving ??= approve(url)
      return approving
    },
  )
  assert.deepEqual([...results.keys()].sort(), (await scenariosOf('authorization')).sort())
  for (const [scenario, checks] of results) {
    assert.deepEqual(shortcomings(checks), [], scenario)
    assert(
      checks.some(({ status }) => status === 'SUCCESS'),
      `${scenario} was not really tried`,
    )
  }
})
