import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { describeRotation } from '../server/operator/rotate-secret.ts'
import { deriveSecrets, purposes, type Secrets } from '../server/secrets.ts'
import type { RunningServer } from '../server/start.ts'
import { loginNames } from '../server/storage/logins.ts'
import { madeWith, type Scene, setScene } from './rotation/made-with-keys.ts'
import { eventually } from './support/money.ts'
import { type TestOptions, World } from './support/world.ts'

const newSecret = () => randomBytes(32).toString('base64url')
const [former, secret] = [newSecret(), newSecret()]
const rotationTimes = { everyMilliseconds: 50, quietMilliseconds: 200 }
const names = Object.keys(madeWith) as (keyof Secrets)[]

const world = await World.create({ host: 'localhost' }, undefined, { secret: former })
after(() => world.close())
const scene = await setScene(world)

const startWith = (unusual: TestOptions): Promise<RunningServer> =>
  world.startAnotherServer({ publicUrl: world.server.app.publicUrl }, undefined, {
    rotationTimes,
    ...unusual,
  })

const statusOf = (of: string) => world.runAsOperator(client => describeRotation(client, of))

type Made = Map<string, (on: RunningServer) => Promise<void>>

async function makeAll(at: Scene, on: RunningServer): Promise<Made> {
  const made: Made = new Map()
  for (const name of names) made.set(name, await madeWith[name](at, on))
  return made
}

async function checkAll(made: Made, on: RunningServer, when: string): Promise<void> {
  for (const [name, check] of made)
    await check(on).catch(cause => assert.fail(`${name} ${when}: ${cause.stack}`))
}

test('there is an example of every key', () => {
  assert.deepEqual(names.toSorted(), Object.keys(deriveSecrets(secret)).toSorted())
  const ofTheSecret = ['installation', 'databaseLogin', 'wrapping']
  assert.deepEqual(names.toSorted(), [...Object.keys(purposes), ...ofTheSecret].toSorted())
})

test('everything made before a rotation works during and after it, and servers with either secret work together', async t => {
  const before = await Promise.all([0, 1, 2].map(() => makeAll(scene, world.server)))
  const [first, second, third] = before as [Made, Made, Made]
  const both = await startWith({ secret, previousSecret: former })

  await t.test('while servers with the former secret are running', async () => {
    await checkAll(first, both, 'with both secrets')
    await checkAll(await makeAll(scene, both), world.server, 'on a server with the former secret')
    assert.equal(both.app.secrets.pin.generation, 1)
    const status = await statusOf(secret)
    assert.match(status, /^1 of 3 steps are done\./)
    assert.match(
      status,
      /waiting {2}Every server.*: \d+ connections? from servers with the old secret\. Restart/,
    )
    assert.match(status, /Keep LEARN_SECRET_PREVIOUS until all steps are done\.$/)
  })

  await t.test('once the last of them has stopped', async () => {
    await world.server.close()
    await eventually('new keys', async () => both.app.secrets.pin.generation === 2)
    await checkAll(second, both, 'with new keys')
    await eventually('the end', async () => /No rotation is in progress/.test(await statusOf(secret)))
    assert.match(await statusOf(secret), /PINs are still hashed with an older key/)
    const { rows } = await world.owner.query('select from pg_roles where rolname = any ($1)', [
      loginNames(deriveSecrets(former).databaseLogin),
    ])
    assert.equal(rows.length, 0, 'its database users are gone')
  })

  await t.test('once the former secret is gone', async () => {
    const made = await makeAll(scene, both)
    await both.close()
    const later = await startWith({ secret })
    await checkAll(third, later, 'with the new secret alone')
    await checkAll(made, later, 'made with new keys')
    assert(world.log.some(line => line.includes('LEARN_SECRET_PREVIOUS can be removed')))
    await later.close()
  })

  await t.test('a server with the former secret is refused from then on', async () => {
    await assert.rejects(startWith({ secret: former }), /different LEARN_SECRET/)
  })
})

test('a former key is accepted for as many days as it says, and a kept one is never replaced', async () => {
  const server = await startWith({ secret })
  for (const name of Object.keys(purposes) as (keyof typeof purposes)[]) {
    const { accepted } = purposes[name]
    const acceptedAfter = (days: number) => {
      world.clock.ahead = days * 86_400_000
      return server.app.secrets[name].accepted.length
    }
    if (accepted === 'kept') assert.equal(server.app.secrets[name].generation, 1, name)
    else if (accepted === Number.POSITIVE_INFINITY) assert.equal(acceptedAfter(10_000), 2, name)
    else assert.deepEqual([acceptedAfter(accepted - 0.1), acceptedAfter(accepted + 0.1)], [2, 1], name)
  }
  world.clock.ahead = 0
  await server.close()
})
