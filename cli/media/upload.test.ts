import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import type { Scanner } from '../../server/scanning/scanner.ts'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { HoldingProxy } from '../../test/support/holding-proxy.ts'
import { png, sha256Of } from '../../test/support/media/files.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { localName } from './download.ts'

let gate: Promise<unknown> = Promise.resolve()

/** Finds a virus in every file with the word, once the gate is open. */
const scanner: Scanner = {
  name: 'a scanner of the test',
  looks: true,
  async scan(source) {
    await gate
    let text = ''
    for await (const chunk of source) text += Buffer.from(chunk).toString('latin1')
    return text.includes('malice') ? { clean: false, finding: 'Malice' } : { clean: true }
  },
}
const world = await World.create({}, undefined, { scanner })
const settings = await newSettings(world.server.url)
const root = await mkdtemp(join(tmpdir(), 'learn-upload-test-'))
after(async () => {
  await world.close()
  await settings.remove()
  await rm(root, { recursive: true })
})

async function write(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(root, 'files-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

type Pretended = Parameters<typeof runLearn>[2]

function runAs(tenant: Tenant) {
  const config = { ...settings.config, token: tenant.key }
  const learn = async (words: string[], pretended: Pretended = {}) =>
    await runLearn(['media', ...words, '--organization', tenant.organizationId], config, pretended)
  const items = async () => {
    const { body } = await world.call('media.listMediaItems', tenant.key, {
      sortBy: 'name',
      sortOrder: 'asc',
    })
    return body.data
  }
  return { learn, items }
}

const linesOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

test('a folder is uploaded, failures are listed at the end, and a second run sends nothing', async () => {
  const tenant = await world.tenant()
  const { learn, items } = runAs(tenant)
  const folder = await write({
    'maths/halves.txt': 'one half\n',
    'maths/pictures/dot.png': png,
    'maths/same.txt': 'one half\n',
    'maths/empty.txt': '',
    'maths/program.exe': 'MZ',
    'maths/page.txt': '<!doctype html><script>1</script>',
    'maths/back\\slash.txt': 'not a valid name on Windows',
    'maths/\u202egpj.txt': 'a name that turns round',
  })
  await symlink('/etc/passwd', join(folder, 'maths/link.txt'))
  const args = ['upload', join(folder, 'maths'), '--recursive', '--tags', 'year 5,fractions', '--yes']
  const first = await learn(args)
  assert.equal(first.code, 1, first.err)
  const listKept = async () => (await items()).filter(({ status }) => status !== 'failed')
  const named = (await listKept()).map(item => [item.folder, item.name, item.status, item.tags.join()])
  assert.deepEqual(named, [
    ['maths/pictures', 'dot.png', 'ready', 'year 5,fractions'],
    ['maths', 'halves.txt', 'ready', 'year 5,fractions'],
  ])
  const outcomes = linesOf(first.out).map(({ path, outcome }) => [path.slice(folder.length + 7), outcome])
  assert.deepEqual(outcomes, [
    ['back\\slash.txt', 'failed'],
    ['halves.txt', 'uploaded'],
    ['page.txt', 'failed'],
    ['pictures/dot.png', 'uploaded'],
    ['same.txt', 'skipped'],
    ['\u202egpj.txt', 'failed'],
    ['empty.txt', 'failed'],
    ['link.txt', 'failed'],
    ['program.exe', 'failed'],
  ])
  assert.match(first.err, /^Uploaded 2 files, \d+ bytes\. Skipped 1 file already in the library\.$/m)
  assert.match(first.err, /^6 files were not uploaded:\n {2}\S+back\\slash\.txt: name must have /m)
  assert.match(first.err, /^ {2}\S+link\.txt: Symbolic links are not followed\.$/m)
  assert(!first.err.includes('\u202e'), 'no name reverses the text on a terminal')
  for (const name of ['empty.txt', 'program.exe', 'page.txt', 'back\\slash.txt', '\u202egpj.txt', 'link.txt'])
    await rm(join(folder, 'maths', name))
  const before = world.log.length
  const second = await learn(args)
  assert.deepEqual(
    [second.code, linesOf(second.out).map(({ outcome }) => outcome)],
    [0, ['skipped', 'skipped', 'skipped']],
  )
  assert(!world.log.slice(before).some(line => /MediaUpload/.test(line)), 'nothing was sent')
  assert.equal((await listKept()).length, 2)
})

test('--dry-run shows what would be uploaded, and uploads nothing', async () => {
  const tenant = await world.tenant()
  const { learn, items } = runAs(tenant)
  const folder = await write({ 'a.txt': 'a'.repeat(1_500), 'b.txt': 'b'.repeat(500), 'c.exe': 'c' })
  await learn(['upload', join(folder, 'b.txt'), '--yes'])
  const { code, out, err } = await learn(['upload', folder, '-r', '--dry-run'], { isTable: true })
  assert.equal(code, 1)
  assert.match(
    out,
    /^to upload {2}\S+\/a\.txt\nskipped {4}[0-9a-f-]{36} {2}\S+\/b\.txt {2}\(already in the library as b\.txt\)\n/,
  )
  assert.match(
    err,
    /^ 75% reading: a\.txt, 1 of 2\n100% reading: b\.txt, 2 of 2\nWould upload 1 file, 1\.5 KB\. Nothing was sent\. Skipped 1 file already in the library\.\n/,
  )
  assert.match(err, /^1 file would not be uploaded:\n {2}\S+c\.exe: Can’t tell the file type \(\.exe\)/m)
  assert.equal((await items()).length, 1)
})

test('an upload waits for the scan and reports its findings, unless --no-wait is given', async () => {
  const { learn } = runAs(await world.tenant())
  const folder = await write({ 'a.txt': 'good', 'b.txt': 'malice' })
  const opening = Promise.withResolvers<void>()
  gate = opening.promise
  let written = 0
  const onWritten = async () => {
    if (++written === 2) opening.resolve()
  }
  const { code, out, err } = await learn(['upload', folder, '-r', '--yes'], { onWritten })
  assert.equal(code, 1)
  assert.deepEqual(
    linesOf(out).map(({ path, outcome }) => [path.slice(folder.length + 1), outcome]),
    [
      ['a.txt', 'uploaded'],
      ['b.txt', 'uploaded'],
      ['b.txt', 'failed'],
    ],
  )
  assert.match(err, /^1 file was not uploaded:\n {2}\S+b\.txt: quarantined: .*Malice/m)
  const more = await write({ 'c.txt': 'more malice' })
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const unwaited = await learn(['upload', more, '-r', '--yes', '--no-wait'])
  resolve()
  assert.equal(unwaited.code, 0, unwaited.err)
})

test('an upload needs no confirmation, and takes a name and a description', async () => {
  const tenant = await world.tenant()
  const { learn, items } = runAs(tenant)
  const path = join(await write({ 'a.txt': 'a' }), 'a.txt')
  const { code, err } = await learn(['upload', path, '--name', 'b.txt', '--alt-text', 'b'])
  assert.equal(code, 0, err)
  assert.deepEqual(
    (await items()).map(({ name, altText }) => [name, altText]),
    [['b.txt', 'b']],
  )
})

test('the same file can be uploaded for the organization and for a team, by ID or name', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { learn, items } = runAs(tenant)
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Robins' })
  const path = join(await write({ 'a.txt': 'a' }), 'a.txt')
  for (const flags of [[], ['--team', team.id], ['--team', 'robins']])
    assert.equal((await learn(['upload', path, '--yes', ...flags])).code, 0)
  assert.deepEqual((await items()).map(({ teamId }) => teamId).sort(), [null, team.id].sort())
})

test('wrong flags are reported before anything is read or sent', async () => {
  const { learn } = runAs(await world.tenant())
  const folder = await write({ 'a.txt': 'a' })
  for (const [words, said] of [
    [['upload'], /needs the path/],
    [['upload', folder], /is a folder\.\nAdd --recursive/],
    [['upload', join(folder, 'none')], /no such file/],
    [['upload', folder, '-r', '--name', 'a'], /^--name only works with a single file/],
    [['upload', folder, '-r', '--team', 'robins'], /^There is no team "robins"/],
    [['upload', folder, '-r', '--tags', 'a,,b'], /^--tags must /],
    [
      ['upload', folder, '-r', '--tags', 'two\nlines'],
      /^--tags must each be a single line of 1 to 40 characters\.\n/,
    ],
    [
      ['upload', folder, '-r', '--folder', '../up'],
      /^--folder must be empty, or names .*\nSee learn media upload --help/,
    ],
    [['upload', folder, '-r', '--folder', '/maths'], /^--folder must /],
    [['upload', folder, '-r', '--folder', 'maths\\halves'], /^--folder must /],
    [['upload', folder, '--recursve'], /Did you mean --recursive/],
    [['download'], /needs the ID/],
  ] as const) {
    const { code, err } = await learn([...words, '--yes'])
    assert.equal(code, 2, err)
    assert.match(err, said)
  }
})

test('a caller with several organizations must choose one; an API key has only one', async () => {
  const tenant = await world.tenant()
  const path = join(await write({ 'a.txt': 'a' }), 'a.txt')
  const unnamed = (token: string) =>
    runLearn(['media', 'upload', path, '--yes'], { ...settings.config, token })
  const { code, err } = await unnamed(tenant.key)
  assert.equal(code, 0, err)
  assert.deepEqual(
    (await runAs(tenant).items()).map(({ name, organizationId }) => [name, organizationId]),
    [['a.txt', tenant.organizationId]],
  )
  const token = await world.token(tenant.userId)
  await world.call('organizations.createOrganization', token, { name: 'Another' })
  const several = await unnamed(token)
  assert.deepEqual([several.code, several.out], [2, ''])
  assert.match(several.err, /^Choose an organization with --organization\.\nList yours with learn whoami/)
  const restricted = await unnamed(await world.key(tenant, { scopes: ['media:read', 'media:write'] }))
  assert.deepEqual([restricted.code, restricted.out], [2, ''])
  assert.match(restricted.err, /^Choose an organization with --organization\./)
})

test('a caller who is not signed in gets that error first', async () => {
  const folder = await write({ 'a.txt': 'a' })
  for (const words of [
    [folder, '-r'],
    [folder, '-r', '--yes'],
    [join(folder, 'none'), '--dry-run'],
  ]) {
    const { code, err } = await runLearn(['media', 'upload', ...words], settings.config)
    assert.equal(code, 3)
    assert.match(
      err,
      /^You are not signed in at http\S+\.\nSign in with learn login --url .*, or set LEARN_TOKEN to an API key\.\n$/,
    )
  }
})

test('a caller who may not upload gets one error, and how to continue', async () => {
  const tenant = await world.tenant()
  const key = await world.key(tenant, { role: 'viewer' })
  const { learn } = runAs({ ...tenant, key })
  const { code, err, out } = await learn([
    'upload',
    await write({ 'a.txt': 'a', 'b.txt': 'b' }),
    '-r',
    '--yes',
  ])
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /a\.txt: .*\n.*learn whoami.*\nRun the same command again to continue/)
})

test('a download is complete or absent, overwrites nothing unasked, and can go to standard output', async () => {
  const tenant = await world.tenant()
  const { learn, items } = runAs(tenant)
  const folder = await write({ 'dot.png': png })
  await learn(['upload', join(folder, 'dot.png'), '--yes'])
  const [item] = await items()
  const id = item?.id ?? ''
  const there = await learn(['download', id, '--to', folder])
  assert.deepEqual([there.code, /dot\.png already exists/.test(there.err)], [2, true])
  const target = join(folder, 'copy.png')
  const { code, out } = await learn(['download', id, '--to', target])
  assert.equal(code, 0)
  assert.equal(linesOf(out)[0].path, target)
  assert.equal(sha256Of(await readFile(target)), item?.sha256)
  assert.equal((await learn(['download', id, '--to', folder, '--force'])).code, 0)
  assert.equal((await learn(['download', tenant.organizationId])).code, 1)
  for (const [args, said] of [
    [[id, 'dot.png'], '"dot.png" is not a file ID.\nList your files: learn media list\n'],
    [[id, id], 'Two files would be saved as dot.png.\nDownload them one by one with --to.\n'],
  ] as const)
    assert.deepEqual(await learn(['download', ...args]), { code: 2, out: '', err: said })
  const nowhere = await learn(['download', id, '--to', join(folder, 'none', 'x.png')])
  assert.deepEqual(
    [nowhere.code, /^Can’t write .*x\.png: there is no such folder\.\n$/.test(nowhere.err)],
    [1, true],
  )
  const text = join(folder, 'words.txt')
  await writeFile(text, 'one half\n')
  const { out: said } = await learn(['upload', text, '--yes'])
  const printed = await learn(['download', linesOf(said)[0].mediaItemId, '--to', '-'])
  assert.deepEqual([printed.code, printed.out], [0, 'one half\n'])
})

test('thumbnails and renditions can be downloaded under their own names', async () => {
  const { learn } = runAs(await world.tenant())
  const folder = await write({ 'dot.png': png })
  const { out: said } = await learn(['upload', join(folder, 'dot.png'), '--yes'])
  const { mediaItemId } = linesOf(said)[0]
  const { code, out } = await learn(['download', mediaItemId, '--to', folder, '--rendition', 'thumbnail-256'])
  const [{ path, bytes, sha256 }] = linesOf(out)
  const written = await readFile(path)
  assert.deepEqual(
    [code, basename(path), sha256Of(written), written.length],
    [0, 'dot-1x1.webp', sha256, bytes],
  )
  const wrong = await learn(['download', mediaItemId, '--rendition', 'thumbnail-250'])
  assert.deepEqual([wrong.code, wrong.out], [2, ''])
  assert.match(
    wrong.err,
    /^dot\.png has no rendition "thumbnail-250"\.\nList its renditions: learn renditions list /,
  )
})

test('a name from the server never leads to another folder', () => {
  const names = ['a.png', '../../etc/passwd', 'c:\\x.txt', '.bashrc', 'nul.txt', '...', 'a\u0000b']
  assert.deepEqual(
    names.map(name => localName({ id: '1', name })),
    ['a.png', '_.._etc_passwd', 'c__x.txt', 'bashrc', '1-nul.txt', '1', 'a_b'],
  )
})

const skip =
  process.platform !== 'linux' && 'script(1) of util-linux, which makes a terminal, is not installed'

test('Ctrl-C interrupts an upload, and the same command resumes it', { skip }, async t => {
  const tenant = await world.tenant()
  const { learn, items } = runAs(tenant)
  const path = join(await write({ 'halves.txt': 'one half and one quarter\n'.repeat(300_000) }), 'halves.txt')
  const proxy = await HoldingProxy.start(world.server.url)
  t.after(() => proxy.close())
  const { PATH = '', HOME = '' } = process.env
  const command = `'${process.execPath}' cli/main.ts media upload ${path} --yes --organization ${tenant.organizationId}`
  const env = { PATH, HOME, TERM: 'xterm', ...settings.env, LEARN_URL: proxy.url, LEARN_TOKEN: tenant.key }
  const held = proxy.holdAfter(4_000_000)
  const child = spawn('script', ['-qefc', command, '/dev/null'], { env })
  let seen = ''
  child.stdout.on('data', chunk => {
    seen += chunk
  })
  held.then(() => child.stdin.write('\u0003'))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  assert.equal(code, 130, seen)
  assert.match(seen, /█+░* +\d+% uploading: (reading|sending) halves\.txt, 1 of 1/)
  assert.match(seen, /Interrupted\. Run the same command again to continue/)
  const [broken] = await items()
  assert.equal(broken?.status, 'uploading')
  const { body: upload } = await world.call('media.getMediaUpload', tenant.key, {
    mediaItemId: broken?.id ?? '',
  })
  assert(upload.offset >= 1_000_000, `${upload.offset} bytes arrived`)
  const { code: again, out } = await learn(['upload', path, '--yes'])
  assert.equal(again, 0)
  assert.equal(linesOf(out)[0].mediaItemId, broken?.id, 'it is the same upload')
  assert.deepEqual(
    (await items()).map(({ status, uploadedSha256 }) => [status, uploadedSha256]),
    [['ready', sha256Of(await readFile(path))]],
  )
})
