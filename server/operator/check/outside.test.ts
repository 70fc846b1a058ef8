import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { generate } from 'selfsigned'
import { startMailServer } from '../../../test/support/mail/mail-server.ts'
import { startFakeClamd } from '../../../test/support/media/clamd.ts'
import { startSmallBucket } from '../../../test/support/media/small-bucket.ts'
import { finish } from '../../../test/support/processes.ts'
import { testSecret, World } from '../../../test/support/world.ts'
import { readConfig } from '../../config.ts'
import { checkInstallation } from './check.ts'

const world = await World.create()
const mailServer = await startMailServer()
const bucket = await startSmallBucket()
after(async () => {
  bucket.close()
  await mailServer.close()
  await world.close()
})

const environment = {
  DATABASE_URL: world.databaseUrl,
  LEARN_SECRET: testSecret,
  LEARN_DATA_DIR: world.dataDir,
  LEARN_PUBLIC_URL: world.server.url.replace('127.0.0.1', 'localhost'),
}

/** The states and codes of one part's findings. */
async function check(part: string, others: Record<string, string>): Promise<string[]> {
  const findings = await checkInstallation(() => readConfig({ ...environment, ...others }))
  return findings.filter(finding => finding.part === part).map(({ state, code }) => `${state} ${code}`)
}

const mailUrl = (start: string) => ({ LEARN_SMTP_URL: `${start}127.0.0.1:${mailServer.port}` })

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port // It listens on a port.
}

test('the mail server is asked to log us in, and gets no email', async () => {
  const login = encodeURIComponent('p@ss')
  assert.deepEqual(await check('mail', mailUrl(`smtp://learn:${login}@`)), ['ok ok'])
  assert.deepEqual(await check('mail', mailUrl('smtp://learn:wrong@')), ['broken mail-password'])
  assert.deepEqual(await check('mail', mailUrl('smtps://')), ['broken mail-tls'])
  assert.deepEqual(await check('mail', { LEARN_SMTP_URL: 'smtp://127.0.0.1:1' }), ['broken mail-unreachable'])
  assert.deepEqual(await check('mail', { LEARN_SMTP_URL: 'smtp://mail.invalid' }), ['broken mail-host'])
  assert.deepEqual(mailServer.received, [])
})

test('a test email is sent at once, and a failure says what to do', async () => {
  const sendTestMail = (settings: Record<string, string>, to = 'you@example.org') =>
    finish('server/admin.ts', { ...environment, ...settings }, ['send-test-mail', to])
  const from = { LEARN_MAIL_FROM: 'learn@example.org' }
  const sent = await sendTestMail({ ...mailUrl('smtp://learn:p%40ss@'), ...from })
  assert.equal(sent.code, 0, sent.output)
  assert.match(
    sent.output,
    /^The mail server has accepted an email from learn@example\.org to you@example\.org\./,
  )
  assert.deepEqual(mailServer.received.at(-1)?.to, ['you@example.org'])
  assert.match(mailServer.received.at(-1)?.data ?? '', /Subject: A test email from Learn/)
  const refused = await sendTestMail({ ...mailUrl('smtp://learn:wrong@'), ...from })
  assert.equal(refused.code, 1)
  assert.match(
    refused.output,
    /^The email was not sent\. The mail server says: 535.*\n.*Check both in LEARN_SMTP_URL/,
  )
  assert.doesNotMatch(refused.output, /wrong@/)
  mailServer.state.turnAway = 1
  const busy = await sendTestMail({ ...mailUrl('smtp://'), ...from })
  assert.match(busy.output, /^The email was not sent\. The mail server says: 451 .*busy/)
  const saved = await sendTestMail({})
  assert.match(saved.output, /^The email was saved as \S+\.json, because LEARN_SMTP_URL is not set here\./)
  assert.equal((await world.waitForMails('you@example.org')).length, 1)
  assert.deepEqual(await sendTestMail({}, 'you'), {
    code: 2,
    output: 'Name one address: npm run admin -- send-test-mail you@example.org\n',
  })
})

test('a refused sender and a refused recipient are told apart', async () => {
  const { explainMailError } = await import('./mail-trouble.ts')
  const refuse = async (command: 'MAIL FROM' | 'RCPT TO') => {
    const { SMTPServer } = await import('smtp-server')
    const no = (_: unknown, __: unknown, done: (error?: Error) => void) => done(new Error('not here'))
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      ...(command === 'MAIL FROM' ? { onMailFrom: no } : { onRcptTo: no }),
    })
    const port = await listen(server.server)
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url: `smtp://127.0.0.1:${port}` })
    const mail = { from: 'learn@example.org', to: 'you@example.org', text: 'Hello' }
    const error = await transport.sendMail(mail).catch((failure: unknown) => failure)
    server.close()
    return explainMailError(error).code
  }
  assert.equal(await refuse('MAIL FROM'), 'mail-sender')
  assert.equal(await refuse('RCPT TO'), 'mail-recipient')
})

test('the bucket must take, return and delete a file', async () => {
  assert.deepEqual(await check('files', bucket.settings), ['ok ok'])
  assert.equal(bucket.objects.size, 0, 'the file was deleted again')
  const refuse = async (status: number, code: string) => {
    bucket.state.refusal = { status, code }
    const [found] = await check('files', bucket.settings)
    bucket.state.refusal = undefined
    return found
  }
  assert.equal(await refuse(403, 'AccessDenied'), 'broken bucket-refuses')
  assert.equal(await refuse(404, 'NoSuchBucket'), 'broken no-bucket')
  assert.equal(await refuse(403, 'QuotaExceeded'), 'broken bucket-full')
  bucket.state.damages = true
  assert.deepEqual(await check('files', bucket.settings), ['broken bucket-damages'])
  bucket.state.damages = false
  const nowhere = { ...bucket.settings, LEARN_S3_ENDPOINT: 'http://127.0.0.1:1' }
  assert.deepEqual(await check('files', nowhere), ['broken bucket-unreachable'])
})

test('the scanner must answer', async () => {
  const fake = await startFakeClamd()
  const confused = await startFakeClamd(socket => socket.end('UNKNOWN COMMAND\0'))
  assert.deepEqual(await check('scanner', { LEARN_CLAMD: fake.setting }), ['ok ok'])
  assert.deepEqual(await check('scanner', { LEARN_CLAMD: confused.setting }), ['broken scanner-silent'])
  await fake.close()
  await confused.close()
  assert.deepEqual(await check('scanner', { LEARN_CLAMD: fake.setting }), ['broken scanner-silent'])
})

test('the public address must lead to this installation, with https', async () => {
  const serve = async (listener: RequestListener) => {
    const server = createHttpServer(listener)
    const port = await listen(server)
    const url = `http://localhost:${port}`
    const found = await check('public address', { LEARN_PUBLIC_URL: url })
    server.closeAllConnections()
    server.close()
    return found
  }
  const another: RequestListener = (_, response) => response.end('{"alive":true,"proof":"00"}')
  assert.deepEqual(await serve(another), ['broken another-installation'])
  assert.deepEqual(await serve((_, response) => response.writeHead(404).end('no')), ['broken not-learn'])
  const closed = await check('public address', { LEARN_PUBLIC_URL: 'http://localhost:1' })
  assert.deepEqual(closed, ['broken unreachable'])
  const plain = await check('public address', { LEARN_PUBLIC_URL: 'http://learn.invalid' })
  assert.deepEqual(plain, ['broken no-such-host', 'broken no-https'])
  const numeric = await check('public address', { LEARN_PUBLIC_URL: world.server.url })
  assert.deepEqual(numeric, ['ok ok', 'attention address-is-a-number'])
  const unset = await check('public address', {
    LEARN_PUBLIC_URL: '',
    PORT: new URL(world.server.url).port,
  })
  assert.deepEqual(unset, ['attention no-public-address'])
})

test('a setting that is missing in the terminal is not taken for one that the server lacks', async () => {
  const { LEARN_PUBLIC_URL: _, ...others } = environment
  const findings = await checkInstallation(() => readConfig({ ...others, PORT: '1' }))
  const findingOf = (part: string) => findings.find(finding => finding.part === part)
  for (const [part, name] of [
    ['backups', 'LEARN_BACKUP_PLACE'],
    ['mail', 'LEARN_SMTP_URL'],
    ['scanner', 'LEARN_CLAMD'],
    ['files', 'LEARN_S3_BUCKET'],
  ] as const)
    assert.match(findingOf(part)?.found ?? '', new RegExp(`^${name} is not set here`))
  const { code, advice = '' } = findingOf('public address') ?? {}
  assert.equal(code, 'unreachable')
  assert.match(advice, /^LEARN_PUBLIC_URL is not set here.*Run this with the server's settings\./)
})

test('a certificate that browsers refuse is broken', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createHttpsServer({ key, cert }, (_, response) => response.end('{"alive":true}'))
  const port = await listen(server)
  const found = await check('public address', { LEARN_PUBLIC_URL: `https://localhost:${port}` })
  server.closeAllConnections()
  server.close()
  assert.deepEqual(found, ['broken bad-certificate'])
})

test('nothing is waited for longer than a few seconds', async () => {
  const sockets: Socket[] = []
  const silent = createServer(socket => void sockets.push(socket.on('error', () => undefined)))
  const port = await listen(silent)
  const started = performance.now()
  const findings = await checkInstallation(
    () =>
      readConfig({
        ...environment,
        DATABASE_URL: `postgres://127.0.0.1:${port}/x`,
        LEARN_SMTP_URL: `smtp://127.0.0.1:${port}`,
        LEARN_CLAMD: `127.0.0.1:${port}`,
        LEARN_PUBLIC_URL: `http://localhost:${port}`,
        ...bucket.settings,
        LEARN_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      }),
    { milliseconds: 500 },
  )
  assert(performance.now() - started < 5_000)
  const late = findings.filter(({ code }) => code === 'no-answer').map(({ part }) => part)
  assert.deepEqual(late, ['database', 'mail', 'files', 'scanner', 'public address'])
  silent.close()
  for (const socket of sockets) socket.destroy()
})
