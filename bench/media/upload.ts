import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { bar, median } from '../bars.ts'
import {
  benchSecret,
  cpuSeconds,
  type ServerProcess,
  startCommand,
  startDatabase,
  startScript,
} from '../processes.ts'

const piece = 1024 * 1024
const gigabyte = 1_024
const rounds = 3

/** The first bytes of a FLAC file. */
const first = Buffer.concat([Buffer.from('fLaC'), randomBytes(piece - 4)])
const rest = randomBytes(piece)
const pieceAt = (index: number) => (index === 0 ? first : rest)

/** Uploads a gigabyte over loopback, against writing and hashing the same bytes directly. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-upload-'))
  const database = await startDatabase()
  const apiKey = makeApiKey()
  const { env, args } = await startCommand()
  const server = await startScript(args, {
    ...env,
    DATABASE_URL: database.url,
    LEARN_SECRET: benchSecret,
    LEARN_BOOTSTRAP_API_KEY: apiKey,
    LEARN_DATA_DIR: folder,
    LEARN_MEDIA_QUOTA: String(1024 ** 4),
    PORT: '0',
  })
  try {
    const { rows } = await database.owner.query<{ id: string }>('select id from organizations')
    const organizationId = rows[0]?.id ?? ''
    await uploadOnce({ ...server, apiKey }, organizationId, 1, sha256Of(1)) // Warm-up.
    const ratios: number[] = []
    const growths: number[] = []
    for (let round = 0; round < rounds; round++) {
      const written = await writeDirectly(join(folder, 'direct'))
      const upload = await uploadOnce({ ...server, apiKey }, organizationId, gigabyte, written.sha256)
      ratios.push(written.seconds / upload.seconds)
      growths.push(upload.growth)
      console.log(
        `Written directly in ${written.seconds.toFixed(2)} s (CPU ${written.cpu.toFixed(2)} s); uploaded in ${upload.seconds.toFixed(2)} s (server CPU ${upload.cpu.toFixed(2)} s), server grew by ${upload.growth.toFixed(0)} MB`,
      )
    }
    bar('speed of a 1 GB upload, against writing and hashing directly', median(ratios), { least: 0.6 })
    bar('growth of server memory during an upload', Math.max(...growths), { most: 64 }, ' MB')
  } finally {
    await server.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function sha256Of(pieces: number): string {
  const hash = createHash('sha256')
  for (let index = 0; index < pieces; index++) hash.update(pieceAt(index))
  return hash.digest('hex')
}

async function writeDirectly(path: string) {
  const used = process.cpuUsage()
  const began = performance.now()
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  for (let index = 0; index < gigabyte; index++) {
    hash.update(pieceAt(index))
    await file.write(pieceAt(index))
  }
  await file.sync()
  await file.close()
  const seconds = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(used)
  await rm(path)
  return { seconds, cpu: (user + system) / 1e6, sha256: hash.digest('hex') }
}

async function uploadOnce(
  { port, process: child, apiKey }: ServerProcess,
  organizationId: string,
  pieces: number,
  sha256: string,
) {
  const pid = child.pid ?? 0
  const address = `http://127.0.0.1:${port}/v1/media/uploads`
  const headers = { authorization: `Bearer ${apiKey}`, 'tus-resumable': '1.0.0' }
  const metadata = Object.entries({ organizationId, name: 'a.flac', mediaType: 'audio/flac', sha256 })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const made = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(pieces * piece), 'upload-metadata': metadata },
  })
  const url = made.headers.get('location') ?? ''
  const watch = await watchMemory(pid)
  const cpu = await cpuSeconds([pid])
  const began = performance.now()
  const sending = request(url, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'content-length': pieces * piece,
      'upload-offset': 0,
    },
  })
  const answered = once(sending, 'response')
  for (let index = 0; index < pieces; index++)
    if (!sending.write(pieceAt(index))) await once(sending, 'drain')
  sending.end()
  const [response] = await answered
  if (response.statusCode !== 204) throw new Error(`The upload failed with status ${response.statusCode}`)
  response.resume()
  const seconds = (performance.now() - began) / 1_000
  const used = (await cpuSeconds([pid])) - cpu
  const growth = await watch()
  const id = url.slice(url.lastIndexOf('/') + 1)
  await purge(`http://127.0.0.1:${port}/v1/media/items/${id}/purge`, headers.authorization)
  return { seconds, cpu: used, growth }
}

async function purge(url: string, authorization: string): Promise<void> {
  await fetch(url, { method: 'POST', headers: { authorization } })
}

/** Watches by how many megabytes resident memory grows at its peak. */
async function watchMemory(pid: number): Promise<() => Promise<number>> {
  const read = async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
  const before = await read()
  let most = before
  const timer = setInterval(async () => {
    most = Math.max(most, await read())
  }, 20)
  return async () => {
    clearInterval(timer)
    return (Math.max(most, await read()) - before) / 1024
  }
}
