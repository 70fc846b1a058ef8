import { decideConsent } from '../support/oauth-client.ts'
import { Visitor } from '../support/visitor.ts'
import { World } from '../support/world.ts'
import { conform, freePort, type Results } from './tool.ts'

/** Runs every scenario for authorization servers against our OAuth, with the command line's client. */
export async function tryOAuth(): Promise<Results> {
  const world = await World.create({ host: 'localhost' })
  try {
    const origin = world.server.app.publicUrl
    const person = await Visitor.createSignedIn(world, 'person@example.org')
    let approving: Promise<void> | undefined
    return await conform(
      [
        ...['authorization', '--url', origin, '--client-id', 'learn-cli', '--resource', `${origin}/mcp`],
        ...['--port', String(await freePort())],
      ],
      output => {
        const url = /^(http:\S+\/oauth\/authorize\?\S+)\n/m.exec(output)?.[1]
        if (url) approving ??= approve(person, url)
        return approving
      },
    )
  } finally {
    await world.close()
  }
}

/** Does in a browser what the tool asks a person to do: opens the page, approves, and follows the redirect. */
async function approve(person: Visitor, url: string): Promise<void> {
  const { location } = await person.get(url)
  const callback = await decideConsent(person, location ?? '', 'approve')
  await (await fetch(callback)).text()
}
