import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMailServer } from '../../test/support/mail/mail-server.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import { World } from '../../test/support/world.ts'
import { takeDueMails } from './mail.store.ts'

const mailServer = await startMailServer()
const world = await World.create({
  smtpUrl: `smtp://learn:p%40ss@127.0.0.1:${mailServer.port}?ignoreTLS=true`,
  mailFrom: 'hello@learn.example',
})
after(async () => {
  await world.close()
  await mailServer.close()
})

async function waitUntil(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (await condition()) return
    await sleep(20)
  }
  assert.fail('it did not happen in time')
}

const listQueued = async () => (await world.owner.query('select attempts from mails')).rows

async function invite(email: string, name = 'Ashgrove Tutors') {
  const { key, organizationId } = await world.tenant(name)
  return await world.call('organizations.createInvitation', key, { organizationId, email, role: 'member' })
}

const failures = () => world.log.filter(line => line.includes('could not send an email')).length

/** Does something whose email the mail server rejects, and waits until our server has logged it. */
async function runRejected<T>(work: () => Promise<T>): Promise<T> {
  const before = failures()
  mailServer.state.turnAway = 1
  const done = await work()
  await waitUntil(() => failures() > before)
  return done
}

test('an email reaches a real mail server, with the right sender and address', async () => {
  const { body } = await invite('sam@example.org')
  await waitUntil(() => mailServer.received.length === 1)
  const [mail] = mailServer.received
  assert.equal(mail?.from, 'hello@learn.example')
  assert.deepEqual(mail?.to, ['sam@example.org'])
  assert.match(mail?.data ?? '', /^Subject: You have an invitation to Learn\r$/m)
  assert.match(mail?.data ?? '', /^Message-ID: <[0-9a-f-]{36}@learn\.example>\r$/m)
  assert(mail?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=').includes(body.token))
  await waitUntil(async () => (await listQueued()).length === 0)
})

test('a name can’t add headers to an email', async () => {
  const before = mailServer.received.length
  const name = 'Ünïcode “Tutors” <x@y.example>, Bcc: all@example.org'
  await invite('umlaut@example.org', name)
  await waitUntil(() => mailServer.received.length === before + 1)
  const { data = '', to } = mailServer.received.at(-1) ?? {}
  const head = data.slice(0, data.indexOf('\r\n\r\n'))
  assert.deepEqual(to, ['umlaut@example.org'])
  assert.doesNotMatch(head, /^Bcc:/im)
  assert.doesNotMatch(head, /tutors/i)
})

test('a rejected email stays in the queue and is retried', async () => {
  const before = mailServer.received.length
  await runRejected(() => invite('later@example.org'))
  assert.equal((await listQueued())[0]?.attempts, 1)
  assert.equal(mailServer.received.length, before)
  assert(!world.log.some(line => line.includes('later@example.org')), 'the log does not say to whom')
  await world.owner.query(`update mails set send_at = now()`)
  await waitUntil(() => mailServer.received.length === before + 1)
  await waitUntil(async () => (await listQueued()).length === 0)
})

test('two servers send an email once', async () => {
  const before = mailServer.received.length
  const second = await world.startAnotherServer({
    smtpUrl: `smtp://127.0.0.1:${mailServer.port}?ignoreTLS=true`,
    mailFrom: 'hello@learn.example',
  })
  try {
    const { key, organizationId } = await world.tenant()
    const invitations = Array.from({ length: 30 }, (_, index) => ({
      email: `many${index}@example.org`,
      role: 'viewer' as const,
    }))
    await world.call('organizations.createInvitations', key, { organizationId, invitations })
    second.app.mail.kick()
    await waitUntil(() => mailServer.received.length >= before + 30)
    await waitUntil(async () => (await listQueued()).length === 0)
    const addresses = mailServer.received.slice(before).flatMap(({ to }) => to)
    assert.equal(new Set(addresses).size, 30)
    assert.equal(addresses.length, 30)
  } finally {
    await second.close()
  }
})

test('a rolled-back transaction sends no email', async () => {
  const before = mailServer.received.length
  const { key, organizationId } = await world.tenant()
  const invitations = [
    { email: 'first@example.org', role: 'viewer' as const },
    { email: 'first@example.org', role: 'viewer' as const },
  ]
  const { body } = await world.call('organizations.createInvitations', key, { organizationId, invitations })
  assert.equal(body._tag, 'Conflict')
  assert.deepEqual(await listQueued(), [])
  await sleep(100)
  assert.equal(mailServer.received.length, before)
})

test('queued emails can’t be read from the database alone', async () => {
  const { body } = await runRejected(() => invite('sealed@example.org'))
  const { rows } = await world.owner.query('select m::text as row, sealed from mails m')
  const bytes = rows[0].sealed.toString('latin1')
  for (const part of ['sealed@example.org', body.token])
    assert(!bytes.includes(part) && !rows[0].row.includes(part))
  await world.owner.query('update mails set send_at = now()')
  await waitUntil(async () => (await listQueued()).length === 0)
})

test('a sign-in code is sent before any number of invitations', async () => {
  const { system } = world.server.app.identity
  await world.owner.query(`insert into mails (id, sealed, urgent, send_at, created_at) values
    ('00000000-0000-7000-8000-000000000001', '', false, '2020-01-01', now()),
    ('00000000-0000-7000-8000-000000000002', '', true, '2020-01-02', now())`)
  const [first] = await takeDueMails(system, new Date('2020-02-01'), 1)
  assert.equal(first?.id, '00000000-0000-7000-8000-000000000002')
  await world.owner.query('delete from mails')
})

test('without a mail server, each email is a file that only its owner can read', async () => {
  const data = await temporaryDirectory()
  const local = await World.create({ dataDir: data.path })
  try {
    const { key, organizationId } = await local.tenant()
    await local.call('organizations.createInvitation', key, {
      organizationId,
      email: 'file@example.org',
      role: 'viewer',
    })
    const directory = join(data.path, 'outbox')
    await waitUntil(async () =>
      (await readdir(directory).catch(() => [])).some(name => name.endsWith('.json')),
    )
    const [name = ''] = await readdir(directory)
    const mail = JSON.parse(await readFile(join(directory, name), 'utf8'))
    assert.deepEqual(Object.keys(mail), ['to', 'subject', 'text'])
    assert.equal(mail.to, 'file@example.org')
    assert.equal((await stat(join(directory, name))).mode & 0o777, 0o600)
    assert.equal((await stat(directory)).mode & 0o777, 0o700)
  } finally {
    await local.close()
    await data.remove()
  }
})
