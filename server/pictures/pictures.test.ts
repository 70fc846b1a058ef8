import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import sharp from 'sharp'
import * as samples from '../../test/support/media/pictures.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import { findPictureUser, rulesFor } from './confinement.ts'
import { targetFor } from './draw.ts'
import { type PictureLimits, Pictures, place } from './pictures.ts'
import { LimitExceeded, TimeExceeded } from './process.ts'
import type { Rendition } from './rendition.ts'
import type { PictureRequest } from './request.ts'
import { Unreadable } from './unreadable.ts'

const folder = await temporaryDirectory()
after(folder.remove)
const pictures = new Pictures(folder.path)

const personId = 'somebody'
const longTry = { personId, isSlow: true }
const requestFor = (type: string): PictureRequest => ({
  type,
  limits: { pixels: 1_000_000, memoryBytes: 300_000_000, milliseconds: 20_000 },
})

const source = (bytes: Buffer) =>
  (async function* () {
    yield bytes
  })()

async function makeReady(type: string, bytes: Buffer, limits: Partial<PictureLimits> = {}) {
  const wanted = { type, source: source(bytes), ...longTry }
  return await new Pictures(folder.path, { limits }).makeReady(wanted, async made => ({
    ...made,
    kept: await readFile(made.stripped.path),
    drawn: await Promise.all(made.thumbnails.map(async ({ path }) => await sharp(path).metadata())),
  }))
}

test('a picture is measured as it is shown, and never enlarged', async () => {
  const { size, preview, thumbnails, undrawn } = await makeReady('image/jpeg', await samples.jpegWithNotes())
  assert.deepEqual([size, undrawn], [{ width: 60, height: 40 }, undefined])
  assert.match(preview ?? '', /^L[0-9A-Za-z#$%*+,\-.:;=?@[\]^_{|}~]{27}$/)
  assert.deepEqual(
    thumbnails.map(made => [made.longest, made.width, made.height]),
    [
      [1024, 60, 40],
      [256, 60, 40],
    ],
  )
})

/** The average colour in a BlurHash. */
const averageOf = (hash: string) => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
  return [...hash.slice(2, 6)].reduce((value, digit) => value * 83 + digits.indexOf(digit), 0)
}

test('a large picture is drawn at 1024 and 256, in its own proportions', async () => {
  const large = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c04010' } })
  const { thumbnails, preview } = await makeReady('image/jpeg', await large.jpeg().toBuffer())
  assert.deepEqual(
    thumbnails.map(made => [made.width, made.height]),
    [
      [1024, 512],
      [256, 128],
    ],
  )
  assert.equal(averageOf(preview ?? ''), 0xc0400f)
})

test('an SVG is cleaned before it is drawn, and has the size it declares', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>1</script><rect width="40" height="20" fill="red"/></svg>'
  const { size, kept, thumbnails } = await makeReady('image/svg+xml', Buffer.from(text))
  assert.deepEqual(size, { width: 40, height: 20 })
  assert(!kept.includes('script'))
  assert.deepEqual(
    thumbnails.map(made => [made.width, made.height]),
    [
      [1024, 512],
      [256, 128],
    ],
  )
})

test('HEIC is measured and stripped, but not drawn', async () => {
  const { size, kept, thumbnails, undrawn } = await makeReady('image/heic', samples.notedHeic)
  assert.deepEqual([size, thumbnails, undrawn], [{ width: 64, height: 48 }, [], undefined])
  assert(!kept.includes(samples.secret))
})

const damaged = async () => {
  const bytes = await samples.pictureWithNotes().jpeg().toBuffer()
  return Buffer.from(bytes.toString('latin1').replace('\xff\xdb', '\xff\xe3'), 'latin1')
}
const bombs: Record<string, [string, () => Promise<Buffer> | Buffer, RegExp]> = {
  'a PNG of 60,000 × 60,000 pixels': [
    'image/png',
    () => samples.hugePng(60_000, 60_000),
    /60000 × 60000 pixels. The maximum is 100 million/,
  ],
  'a picture without one of its tables': ['image/jpeg', damaged, /^The image is damaged/],
  'a file that only starts like a picture': [
    'image/png',
    () => samples.hugePng(50, 50).subarray(0, 40),
    /its end is missing/,
  ],
  'a script that starts like a GIF': [
    'image/gif',
    () => Buffer.from('GIF89a/*.......*/=1;alert(1)//,;'),
    /damaged|end is missing/,
  ],
  'an SVG with 100,000 nested elements': [
    'image/svg+xml',
    () => Buffer.from(`<svg>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`),
    /nested at most 200 deep/,
  ],
  'an SVG that repeats itself a billion times': [
    'image/svg+xml',
    () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><g id="a0"><path d="M0 0h1v1z"/></g>${Array.from({ length: 30 }, (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`).join('')}</svg>`,
      ),
    /100,000 repeated elements/,
  ],
}
for (const [name, [type, make, reason]] of Object.entries(bombs)) {
  test(`${name} is refused with a reason, and leaves nothing behind`, async () => {
    await assert.rejects(
      makeReady(type, await make()),
      error => error instanceof Unreadable && reason.test(error.message),
    )
    assert.deepEqual(await readdir(folder.path), [])
  })
}

test('of thousands of frames, the first is drawn', async () => {
  const bytes = await samples.gifWithNotes()
  const start = bytes.indexOf(Buffer.from([0x21, 0xf9]))
  const end = bytes.indexOf(Buffer.from([0x21, 0xf9]), start + 8)
  const frames = Array.from({ length: 20_000 }, () => bytes.subarray(start, end))
  const { size, drawn } = await makeReady(
    'image/gif',
    Buffer.concat([bytes.subarray(0, start), ...frames, Buffer.from([0x3b])]),
  )
  assert.deepEqual([size, drawn[0]?.pages], [{ width: 20, height: 10 }, undefined])
})

const wide = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: 'red' } })
  .jpeg({ progressive: true })
  .toBuffer()

/** Even cleaning it takes longer than the process waits before it first looks at the time. */
const circles = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${'<g opacity=".9"><circle cx="500" cy="500" r="499" stroke-dasharray="1" stroke="red"/></g>'.repeat(20_000)}</svg>`,
)

test('a picture that takes too much memory or time is stopped, and kept without thumbnails', async () => {
  const bytes = wide
  const inMemory = await makeReady('image/jpeg', bytes, { memoryBytes: 120_000_000 })
  assert(inMemory.undrawn instanceof LimitExceeded)
  assert.match(inMemory.undrawn.message, /memory/)
  assert.deepEqual([inMemory.size, inMemory.thumbnails], [{ width: 6000, height: 6000 }, []])
  assert(inMemory.kept.equals(bytes))
  // How long stripping and drawing take depends on the machine, so we search for a time between the two.
  let inTime: Awaited<ReturnType<typeof makeReady>> | undefined
  for (let longestMilliseconds = 20; !inTime; longestMilliseconds *= 1.25)
    inTime = await makeReady('image/jpeg', bytes, { longestMilliseconds }).catch(error => {
      assert.match(error.message, /^This image takes too much time or memory/)
      return undefined
    })
  assert(inTime.undrawn instanceof LimitExceeded)
  assert.match(inTime.undrawn.message, /too long/)
  assert(inTime.kept.equals(bytes))
  await assert.rejects(makeReady('image/svg+xml', circles, { svgMilliseconds: 1 }), Unreadable)
  assert.deepEqual(await readdir(folder.path), [])
})

test('if pictures can’t be opened, they are stripped all the same', async () => {
  const absent = `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => { if (name === 'sharp') throw new Error('there is no sharp here'); return next(name, context) } })`
  const hook = `data:text/javascript,${encodeURIComponent(absent)}`
  const program = join(import.meta.dirname, 'program.ts')
  const child = spawn(process.execPath, ['--import', hook, program], { cwd: folder.path, env: {} })
  const [input, stripped] = [join(folder.path, 'input'), join(folder.path, 'stripped')]
  await writeFile(input, await samples.pngWithNotes())
  child.stdin.write(`${JSON.stringify(requestFor('image/png'))}\n`)
  const lines = (await text(child.stdout))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  assert.deepEqual(Object.keys(Object.assign({}, ...lines)), ['stripped', 'missing'])
  assert.equal(lines[1].missing, 'there is no sharp here')
  assert(!(await readFile(stripped)).includes(samples.secret))
  await Promise.all([rm(input), rm(stripped)])
})

test('the process ends with its caller', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'program.ts')])
  child.stdin.end()
  assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL'])
  const stopping = new AbortController()
  const wanted = { type: 'image/jpeg', source: source(wide), signal: stopping.signal, ...longTry }
  const asked = pictures.makeReady(wanted, async () => assert.fail())
  stopping.abort(new Error('it is enough'))
  await assert.rejects(asked, /it is enough|aborted/)
  assert.deepEqual(await readdir(folder.path), [])
})

test('a process whose priority is already low keeps it', async () => {
  const program = join(import.meta.dirname, 'program.ts')
  const child = spawn('nice', ['-n', '19', process.execPath, ...rulesFor(folder.path), program], {
    cwd: folder.path,
    env: { PATH: process.env.PATH },
    ...(await findPictureUser()),
  })
  child.stdin.write(`${JSON.stringify(requestFor('image/png'))}\n`)
  const errors = await text(child.stderr)
  assert.match(errors, /ENOENT.*'input'/) // It got as far as looking for its picture.
})

test('a full disk is not the picture’s fault', async () => {
  const input = join(folder.path, 'input')
  await writeFile(input, await samples.pngWithNotes())
  // No file can grow beyond 512 bytes, which fails like a full disk.
  const limited = ['-c', `trap '' XFSZ; ulimit -f 1; exec "$@"`, 'sh']
  const child = spawn('sh', [...limited, process.execPath, join(import.meta.dirname, 'program.ts')], {
    cwd: folder.path,
    env: {},
  })
  child.stdin.write(`${JSON.stringify(requestFor('image/png'))}\n`)
  assert.deepEqual(JSON.parse(await text(child.stdout)), { full: true })
  for (const name of await readdir(folder.path)) await rm(join(folder.path, name))
})

interface Begun {
  readonly process: ChildProcess
  readonly options: {
    readonly args: string[]
    readonly cwd: string
    readonly envPairs: readonly string[]
    readonly uid?: number
    readonly gid?: number
  }
}

/** Calls back for each process that Node starts while the work is done. */
async function watchProcesses(note: (begun: Begun) => void, work: () => Promise<unknown>): Promise<void> {
  const begun = 'tracing:child_process.spawn:start'
  const report = (message: unknown) => {
    const started = message as Begun // As Node reports each process that it starts.
    if (started.options.args.includes('--permission')) note(started)
  }
  subscribe(begun, report)
  await work().finally(() => unsubscribe(begun, report))
}

const prepare = async (
  by: Pictures,
  type: string,
  bytes: Buffer,
  who: { personId: string; isSlow: boolean },
) => await by.makeReady({ type, source: source(bytes), ...who }, async made => made.thumbnails.length)

test('a few pictures are opened at a time, by processes without the server’s environment, which end', async () => {
  const [open, environments]: [Set<ChildProcess>, string[][]] = [new Set(), []]
  let most = 0
  const note = ({ process: child, options }: Begun) => {
    most = Math.max(most, open.add(child).size)
    environments.push(options.envPairs.map(pair => pair.split('=', 1)[0] ?? ''))
    child.once('exit', () => open.delete(child))
  }
  const small = await samples.pngWithNotes()
  const ask = async () => await prepare(pictures, 'image/png', small, longTry)
  const askQuickly = async () =>
    await prepare(pictures, 'image/png', small, { personId, isSlow: false }).catch(() => 0)
  const atOnce = Math.min(4, Math.max(2, availableParallelism()))
  await watchProcesses(note, () => Promise.all(Array.from({ length: 6 }, askQuickly)))
  assert.deepEqual([environments.length, most, open.size], [6, atOnce, 0])
  assert.deepEqual(new Set(environments.flat()), new Set(['MALLOC_ARENA_MAX']))
  most = 0
  await watchProcesses(note, () => Promise.all(Array.from({ length: 4 }, ask)))
  assert.equal(most, atOnce / 2)
})

test('a process can’t read the server’s data, only its own folder', async () => {
  const data = await temporaryDirectory()
  const [secret, other] = [join(data.path, 'secret'), join(data.path, 'pictures', 'other')]
  await mkdir(join(data.path, 'pictures'), { mode: 0o700 })
  await chmod(data.path, 0o711) // As the server makes it for root.
  for (const path of [secret, other]) await writeFile(path, 'a secret', { mode: 0o600 })
  let begun: Begun | undefined
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>',
  )
  const kinds = [
    ['image/svg+xml', drawing],
    ['image/png', await samples.pngWithNotes()],
  ] as const
  const opening = new Pictures(join(data.path, 'pictures'))
  await watchProcesses(
    started => (begun = started),
    async () => {
      for (const [type, bytes] of kinds) assert.equal(await prepare(opening, type, bytes, longTry), 2)
    },
  )
  assert(begun)
  const { args, cwd, uid, gid } = begun.options
  const own = await mkdtemp(join(data.path, 'pictures', 'picture-'))
  if (uid !== undefined && gid !== undefined) await chown(own, uid, gid)
  const options = { cwd: own, env: {}, ...(uid !== undefined && gid !== undefined && { uid, gid }) }
  const probe = `const { readFileSync, writeFileSync } = require('node:fs')
    writeFileSync('mine', 'x')
    const read = path => { try { return readFileSync(path, 'utf8') } catch (error) { return error.code } }
    console.log(JSON.stringify(['mine', ...process.argv.slice(1)].map(read)))`
  const rules = args.slice(1, -1).map(argument => argument.replace(cwd, own))
  const paths = [secret, other, '../other', '../../secret', '/etc/passwd']
  const answer = await text(spawn(process.execPath, [...rules, '-e', probe, ...paths], options).stdout)
  assert.deepEqual(JSON.parse(answer), ['x', ...paths.map(() => 'ERR_ACCESS_DENIED')])
  // For root, the system refuses too: a decoder that was taken over is not bound by Node's rules.
  assert.equal(uid !== undefined, process.getuid?.() === 0)
  const native = async (path: string) => await text(spawn('cat', [path], options).stdout)
  if (uid !== undefined)
    assert.deepEqual(await Promise.all(['mine', secret, other, '../other'].map(native)), ['x', '', '', ''])
  await data.remove()
})

test('a file that a process names or links elsewhere is not read', async () => {
  const made = { bytes: 1, sha256: 'x', path: '/etc/passwd' }
  await symlink('/etc/passwd', join(folder.path, 'linked'))
  await assert.rejects(place(folder.path, 'linked', made), /left no file linked/)
  await writeFile(join(folder.path, 'kept'), '')
  assert.equal((await place(folder.path, 'kept', made)).path, join(folder.path, 'kept'))
  for (const name of ['linked', 'kept']) await rm(join(folder.path, name))
})

test('a picture that needs longer than a first try is tried again in the line for such pictures', async () => {
  const impatient = new Pictures(folder.path, { limits: { quickMilliseconds: 1 } })
  await assert.rejects(prepare(impatient, 'image/jpeg', wide, { personId, isSlow: false }), TimeExceeded)
  assert.equal(await prepare(impatient, 'image/jpeg', wide, longTry), 2)
  const wanted = { type: 'image/jpeg', source: source(wide), personId }
  assert.equal(await impatient.render(wanted, rendition, async ({ width }) => width), 30)
})

test('an SVG has less time than a photo, and is kept without thumbnails when that runs out', async () => {
  const { undrawn, thumbnails } = await makeReady('image/svg+xml', circles)
  assert(undrawn instanceof TimeExceeded)
  assert.deepEqual(thumbnails, [])
})

const rendition: Rendition = { width: 30, height: 30, fit: 'inside', format: 'webp', quality: 80 }

test('the same rendition has the same bytes each time, in the requested format', async () => {
  const bytes = await samples.jpegWithNotes()
  const render = (asked: Partial<Rendition>) =>
    pictures.render(
      { type: 'image/jpeg', source: source(bytes), personId },
      { ...rendition, ...asked },
      async made => ({ ...made, ...(await sharp(made.path).metadata()) }),
    )
  for (const format of ['webp', 'avif', 'jpeg', 'png'] as const) {
    const first = await render({ format })
    if (format !== 'png') assert.equal((await render({ format })).sha256, first.sha256)
    assert.equal(first.format, format === 'avif' ? 'heif' : format)
    assert.deepEqual(
      [first.width, first.height, first.exif, first.orientation],
      [30, 20, undefined, undefined],
    )
  }
  const cover = await render({ fit: 'cover', height: 10 })
  assert.deepEqual([cover.width, cover.height], [30, 10])
})

test('a rendition is never larger than the picture, and has the requested proportions', () => {
  const size = { width: 600, height: 400 }
  const target = (asked: Partial<Rendition>, mayGrow = false) => {
    const { width, height } = targetFor(size, { ...rendition, ...asked }, mayGrow)
    return [width, height]
  }
  assert.deepEqual(target({ width: 300, height: 300 }), [300, 200])
  assert.deepEqual(target({ width: 300, height: null }), [300, 200])
  assert.deepEqual(target({ width: null, height: 100 }), [150, 100])
  assert.deepEqual(target({ width: 3000, height: 3000 }), [600, 400])
  assert.deepEqual(target({ width: 3000, height: null }), [600, 400])
  assert.deepEqual(target({ width: 3000, height: 3000, fit: 'cover' }), [400, 400])
  assert.deepEqual(target({ width: 100, height: 300, fit: 'cover' }), [100, 300])
  assert.deepEqual(target({ width: 300, height: 300, fit: 'contain' }), [300, 300])
  assert.deepEqual(target({ width: 3000, height: 3000, fit: 'contain' }), [600, 600])
  assert.deepEqual(target({ width: 1200, height: null }, true), [1200, 800])
})
