import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import {
  eicar,
  eicarName,
  startClamd,
  startFakeClamd,
  streamMaxLength,
} from '../../test/support/media/clamd.ts'
import { zip } from '../../test/support/media/files.ts'
import { clamd } from './clamd.ts'
import { none } from './none.ts'
import { ScannerUnavailable } from './scanner.ts'

const never = new AbortController().signal
const real = await startClamd()
const fake = await startFakeClamd()
after(async () => {
  await real?.close()
  await fake.close()
})

async function* partsOf(content: string | Buffer, size = 10) {
  const bytes = Buffer.from(content)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

test('without a scanner nothing is read, and everything passes', async () => {
  const untouched = partsOf(eicar)
  assert.deepEqual(await none.scan(untouched, never), { clean: true })
  assert.equal((await untouched.next()).done, false)
})

for (const [name, daemon] of Object.entries({ 'a real clamd': real, 'an imitation of clamd': fake })) {
  const skip = daemon === undefined && 'clamd is not installed; on Debian: apt-get install clamav-daemon'

  test(`${name} tells clean files from infected ones`, { skip }, async () => {
    const { scan } = clamd({ path: daemon?.path ?? '' })
    assert.deepEqual(await scan(partsOf('one half and one quarter'), never), { clean: true })
    assert.deepEqual(await scan(partsOf(''), never), { clean: true })
    const found = { clean: false, finding: eicarName }
    assert.deepEqual(await scan(partsOf(eicar), never), found)
    assert.deepEqual(await scan(partsOf(zip('a.txt', eicar)), never), found)
    const long = Buffer.concat([Buffer.alloc(1_500_000, 'x'), Buffer.from(eicar)])
    assert.deepEqual(
      await scan(partsOf(long, long.length), never),
      found,
      'in one piece, larger than a chunk',
    )
  })

  test(`a file larger than ${name} accepts is not clean`, { skip }, async () => {
    const { scan } = clamd({ path: daemon?.path ?? '' })
    const persist = async (file: Buffer, part: number): ReturnType<typeof scan> =>
      await scan(partsOf(file, part), never).catch(async error => {
        assert(error instanceof ScannerUnavailable, error)
        return await persist(file, part)
      })
    for (const size of [streamMaxLength + 1, 8 * streamMaxLength])
      for (const part of [65_536, size])
        assert.deepEqual(await persist(Buffer.alloc(size, 'x'), part), {
          clean: false,
          finding: 'a file too large to scan',
        })
  })

  test(`${name} gives no verdict on a file that is cut off halfway`, {
    skip,
  }, async () => {
    const { scan } = clamd({ path: daemon?.path ?? '' })
    const failMidway = async function* () {
      yield Buffer.from(eicar)
      throw new Error('the disk is gone')
    }
    await assert.rejects(scan(failMidway(), never), /the disk is gone/)
  })

  test(`${name} scans sixteen files at the same time`, { skip }, async () => {
    const { scan } = clamd({ path: daemon?.path ?? '' })
    const verdicts = await Promise.all(
      Array.from({ length: 16 }, (_, index) => scan(partsOf(index % 2 ? eicar : 'fine'), never)),
    )
    assert.deepEqual(
      verdicts.map(({ clean }) => clean),
      Array.from({ length: 16 }, (_, index) => index % 2 === 0),
    )
  })
}

test('clamd may listen on a port', async () => {
  const server = createServer(socket => {
    socket.resume().write('stream: OK\0')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  assert(address !== null && typeof address === 'object')
  const { scan } = clamd({ host: '127.0.0.1', port: address.port })
  assert.deepEqual(await scan(partsOf('fine'), never), { clean: true })
  server.close()
})

test('if clamd is down there is no verdict', async () => {
  await assert.rejects(clamd({ path: '/nowhere/clamd.ctl' }).scan(partsOf('fine'), never), {
    constructor: ScannerUnavailable,
    message: 'clamd can’t be reached',
  })
})

const times = { connectMilliseconds: 10_000, silentMilliseconds: 1_000 }
const troubles: Record<string, [RegExp, Parameters<typeof startFakeClamd>[0]]> = {
  'hangs up immediately': [/clamd did not answer/, socket => socket.destroy()],
  'hangs up in the middle': [/clamd did not answer/, socket => socket.once('data', () => socket.destroy())],
  'hangs up in the middle of its answer': [
    /clamd did not answer/,
    socket => socket.resume().end('stream: O'),
  ],
  'says nothing': [/clamd did not answer/, socket => socket.resume()],
  'takes nothing': [/clamd did not answer/, socket => socket.pause()],
  'reports an error': [
    /clamd said: Can't create temporary file ERROR/,
    socket => socket.resume().end("Can't create temporary file ERROR\0"),
  ],
  'never ends its answer': [/clamd did not answer/, socket => socket.resume().write('x'.repeat(100_000))],
}
for (const [what, [message, unusual]] of Object.entries(troubles)) {
  test(`a clamd that ${what} gives no verdict, and the file does not count as clean`, async () => {
    const daemon = await startFakeClamd(unusual)
    const { scan } = clamd({ path: daemon.path }, times)
    await assert.rejects(
      scan(partsOf(Buffer.alloc(3_000_000), 100_000), never),
      (error: Error) => error instanceof ScannerUnavailable && message.test(error.message),
    )
    await daemon.close()
  })
}

test('a scan stops when its caller aborts it', async () => {
  const daemon = await startFakeClamd(socket => socket.resume())
  const { scan } = clamd({ path: daemon.path })
  await assert.rejects(scan(partsOf('fine'), AbortSignal.timeout(50)), { name: 'TimeoutError' })
  await assert.rejects(scan(partsOf('fine'), AbortSignal.abort()), { name: 'AbortError' })
  await daemon.close()
})
