import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { describeRotation } from '../server/operator/rotate-secret.ts'
import { madeWith, setScene } from './rotation/made-with-keys.ts'
import { callOperation } from './support/client.ts'
import { eventually } from './support/money.ts'
import { finish, type LaunchedServer, launch, stopAll, temporaryDirectory } from './support/processes.ts'
import { type TestOptions, World } from './support/world.ts'

after(stopAll)

const newSecret = () => randomBytes(32).toString('base64url')

test('without its secret, an installation loses what the secret protected, and nothing else', async () => {
  const [former, secret] = [newSecret(), newSecret()]
  const world = await World.create({ host: 'localhost' }, undefined, { secret: former })
  const startWith = (unusual: TestOptions) =>
    world.startAnotherServer({ publicUrl: world.server.app.publicUrl }, undefined, unusual)
  try {
    const scene = await setScene(world)
    const lost = ['cursor', 'invitationToken', 'unsubscribe', 'userCode', 'pin', 'download'] as const
    const made = await Promise.all(lost.map(name => madeWith[name](scene, world.server)))
    await madeWith.mail(scene, world.server)
    const child = scene.children[0] ?? assert.fail('no child')

    await assert.rejects(startWith({ secret, previousSecret: 'lost' }), /still has the secret .* is not lost/)
    await world.server.close()
    const server = await startWith({ secret, previousSecret: 'lost' })
    const status = () => world.runAsOperator(client => describeRotation(client, secret))
    const lostPins = async () =>
      Number(
        /^(\d+) PINs can no longer be checked\. Give these children new PINs:$/m.exec(await status())?.[1],
      )
    const pins = await lostPins()
    assert(pins > 1, await status())
    assert.doesNotMatch(await status(), /hashed again/)
    for (const [index, check] of made.entries()) await assert.rejects(check(server), lost[index])
    assert.equal((await world.owner.query('select from mails')).rows.length, 0)

    const got = await world.call(
      'learn.getLearnStudent',
      child.parent.token,
      { studentId: child.studentId },
      { url: server.url },
    )
    assert.equal(got.status, 200, 'the parent’s token works')
    for (const name of lost) await (await madeWith[name](scene, server))(server)
    assert.equal(await lostPins(), pins - 1, 'one child has a new PIN')
    await world.owner.query(`update student_credentials set pin_hash = null
      where student_id <> (select student_id from student_credentials where pin_hash not like '2:%' limit 1)`)
    assert.match(
      await status(),
      /^1 PIN can no longer be checked\. Give this child a new PIN:\n {2}1 in .+ \([0-9a-f-]{36}\)$/m,
    )
    await server.close()
    const later = await startWith({ secret })
    for (const name of lost) await (await madeWith[name](scene, later))(later)
  } finally {
    await world.close()
  }
})

const list = (server: LaunchedServer, key: string) =>
  callOperation(server.url, 'organizations.listOrganizations', key, {})

test('the secret in a data directory', async t => {
  const data = await temporaryDirectory()
  after(() => data.remove())
  const env = { LEARN_DATA_DIR: data.path }
  const [file, previous] = [join(data.path, 'secret'), join(data.path, 'secret-previous')]
  const first = await launch(env)
  const key = /learn_sk_\S{51}/.exec(first.output())?.[0] ?? assert.fail(first.output())
  await first.stop('SIGTERM')

  await t.test('is replaced when its file is renamed, even if the server is killed meanwhile', async () => {
    const former = await readFile(file, 'utf8')
    await rename(file, previous)
    await (await launch(env)).stop('SIGKILL')
    const server = await launch(env)
    await eventually('the old file is gone', () =>
      stat(previous).then(
        () => false,
        () => true,
      ),
    )
    assert.notEqual(await readFile(file, 'utf8'), former)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    assert.equal((await list(server, key)).status, 200)
    const status = await finish('server/admin.ts', env, ['rotate-secret'])
    assert.equal(status.code, 0)
    assert.match(
      status.output,
      /^No rotation is in progress\. The keys have been in use since \d{4}-\d\d-\d\d,/m,
    )
    await rename(file, `${file}-elsewhere`)
    const without = await finish('server/admin.ts', env, ['rotate-secret'])
    assert.equal(without.code, 1)
    assert.match(
      without.output,
      /^Can't read the secret in \S+\/secret\. Run this as .*set LEARN_SECRET .*\.\n$/,
    )
    await rename(`${file}-elsewhere`, file)
    await server.stop('SIGTERM')
    const again = await launch(env)
    assert.equal((await list(again, key)).status, 200)
    await again.stop('SIGTERM')
  })

  await t.test('can be given up if it is lost', async () => {
    await rm(file)
    for (let again = 0; again < 2; again++) {
      const refused = await finish('server/main.ts', env)
      assert.equal(refused.code, 1)
      assert.match(
        refused.output,
        /^The secret of this database is missing: \S+\/secret\..*--show-secret.*LEARN_SECRET_PREVIOUS=lost\.\n$/,
      )
      await assert.rejects(stat(file), { code: 'ENOENT' }, 'no new secret is made')
    }
    const server = await launch({ ...env, LEARN_SECRET_PREVIOUS: 'lost' })
    assert.equal((await list(server, key)).status, 200)
    await server.stop('SIGTERM')
    const later = await launch(env)
    assert.equal((await list(later, key)).status, 200)
    await later.stop('SIGTERM')
  })
})
