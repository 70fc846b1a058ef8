import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { MediaItem } from '@learn/contract/media/item'
import sharp from 'sharp'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { type Target, uploadFile } from '../../test/support/media/upload-file.ts'
import { bar } from '../bars.ts'
import { benchSecret, startCommand, startDatabase, startScript } from '../processes.ts'

const [width, height] = [8_000, 6_000]

/** Memory used to make thumbnails of a 48-megapixel picture, and how long the server's event loop is blocked. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-thumbnails-'))
  const watched = join(folder, 'loop')
  const database = await startDatabase()
  const apiKey = makeApiKey()
  const { env, args } = await startCommand()
  const watch = `${pathToFileURL(join(import.meta.dirname, 'loop-watch.ts')).href}?${encodeURIComponent(watched)}`
  const server = await startScript(['--import', watch, ...args], {
    ...env,
    DATABASE_URL: database.url,
    LEARN_SECRET: benchSecret,
    LEARN_BOOTSTRAP_API_KEY: apiKey,
    LEARN_DATA_DIR: join(folder, 'data'),
    PORT: '0',
  })
  try {
    const { rows } = await database.owner.query<{ id: string }>('select id from organizations')
    const target = { url: `http://127.0.0.1:${server.port}`, key: apiKey, organizationId: rows[0]?.id ?? '' }
    const pid = server.process.pid ?? 0
    await upload(target, await makePhotograph(false, 800, 600)) // Warm-up: loads what only the first upload has to load.
    for (const progressive of [false, true]) {
      const picture = await makePhotograph(progressive, width, height)
      server.process.kill('SIGUSR2')
      await sleep(200)
      const memory = watchMemory(pid)
      const began = performance.now()
      const item = await upload(target, picture)
      const seconds = (performance.now() - began) / 1_000
      const most = await memory()
      const blocked = Number(await readFile(watched, 'utf8'))
      const kind = progressive ? 'progressive' : 'baseline'
      console.log(
        `${kind} JPEG, ${(picture.length / 1e6).toFixed(1)} MB, ${item.width} × ${item.height}: ${seconds.toFixed(1)} s, child process ${most.child.toFixed(0)} MB, server grew by ${most.growth.toFixed(0)} MB`,
      )
      bar(`memory to process a ${kind} JPEG of 48 megapixels`, most.child + most.growth, { most: 300 }, ' MB')
      bar(`longest block of the event loop, ${kind} JPEG`, blocked, { most: 50 }, ' ms')
      const thumbnails = await database.owner.query(
        `select from media_renditions where item_id = $1 and purpose = 'thumbnail'`,
        [item.id],
      )
      bar(`thumbnails made, ${kind} JPEG`, thumbnails.rows.length, { least: 2 })
    }
  } finally {
    await server.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Similar to a photo: soft shapes with grain. */
async function makePhotograph(progressive: boolean, wide: number, high: number): Promise<Buffer> {
  const small = Buffer.from(Array.from({ length: 60 * 45 * 3 }, (_, at) => (at * 7919) % 251))
  const grain = Buffer.from(
    Array.from({ length: 512 * 512 }, (_, at) => 118 + (((at * 2654435761) >>> 13) % 20)),
  )
  const grainy = await sharp(grain, { raw: { width: 512, height: 512, channels: 1 } })
    .png()
    .toBuffer()
  return await sharp(small, { raw: { width: 60, height: 45, channels: 3 } })
    .resize(wide, high, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grainy, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 88, progressive })
    .toBuffer()
}

async function upload(target: Target, content: Buffer): Promise<MediaItem> {
  const { url, key } = target
  const id = await uploadFile(target, 'photo.jpg', content, 'image/jpeg')
  for (;;) {
    const response = await fetch(`${url}/v1/media/items/${id}`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const item = (await response.json()) as MediaItem // Safe: media.getMediaItem declares this response.
    if (item.status === 'ready') return item
    if (item.status !== 'scanning') throw new Error(`The picture is ${item.status}: ${item.reason}`)
    await sleep(50)
  }
}

/** Watches the peak memory of the server's child processes, and how much the server itself grows. */
function watchMemory(pid: number): () => Promise<{ child: number; growth: number }> {
  const over = new AbortController()
  const watching = (async () => {
    const before = await megabytes(pid, 'VmRSS')
    let [child, own] = [0, before]
    while (!over.signal.aborted) {
      const children = await childrenOf(pid)
      const sizes = await Promise.all(children.map(one => megabytes(one, 'VmHWM')))
      child = Math.max(
        child,
        sizes.reduce((sum, size) => sum + size, 0),
      )
      own = Math.max(own, await megabytes(pid, 'VmRSS'))
      await sleep(10)
    }
    return { child, growth: own - before }
  })()
  return async () => {
    over.abort()
    return await watching
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(
    threads.map(thread => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap(list => list.split(' ').filter(Boolean).map(Number))
}

/** Returns 0 if the process has ended. */
async function megabytes(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}
