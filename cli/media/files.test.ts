import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sizeOf } from '../output/size.ts'
import { findFiles } from './files.ts'

const root = await mkdtemp(join(tmpdir(), 'learn-files-'))
after(() => rm(root, { recursive: true }))
const at = (...parts: string[]) => join(root, ...parts)
const finding = { recursive: true, folder: '', mediaType: undefined }

await mkdir(at('maths', 'fractions', 'deep'), { recursive: true })
await mkdir(at('maths', '.git'))
for (const [path, text] of Object.entries({
  'maths/b.txt': 'b',
  'maths/a.png': 'aa',
  'maths/fractions/deep/c.PDF': 'ccc',
  'maths/fractions/empty.txt': '',
  'maths/fractions/program.exe': 'x',
  'maths/.DS_Store': 'x',
  'maths/.git/notes.txt': 'x',
}))
  await writeFile(at(path), text)
await symlink(at('maths'), at('maths', 'round'))
await symlink(at('maths', 'b.txt'), at('maths', 'link.txt'))
execFileSync('mkfifo', [at('maths', 'pipe.txt')])
// Its name is not valid text, so it can't be opened.
await writeFile(Buffer.concat([Buffer.from(at('maths/')), Buffer.from([0xff]), Buffer.from('.txt')]), 'x')

test('a folder is walked in order and keeps its name; unsuitable files are named with the reason', async () => {
  const { files, left, hidden } = await findFiles([at('maths')], { ...finding, folder: 'year 5' })
  assert.deepEqual(
    files.map(({ path, folder, bytes, mediaType }) => [path, folder, bytes, mediaType]),
    [
      [at('maths/a.png'), 'year 5/maths', 2, 'image/png'],
      [at('maths/b.txt'), 'year 5/maths', 1, 'text/plain'],
      [at('maths/fractions/deep/c.PDF'), 'year 5/maths/fractions/deep', 3, 'application/pdf'],
    ],
  )
  assert.deepEqual(
    left.map(({ path, message }) => `${path.slice(root.length + 7)}: ${message}`),
    [
      'fractions/empty.txt: The file is empty.',
      'fractions/program.exe: Can’t tell the file type (.exe). You can upload images, audio, video, PDF, text and Office files. If this is one of them, upload it on its own with its type, such as --media-type text/plain.',
      'link.txt: Symbolic links are not followed.',
      'pipe.txt: Not a regular file.',
      'round: Symbolic links are not followed.',
      '\ufffd.txt: Can’t be read: no such file.',
    ],
  )
  assert.equal(hidden, 2)
})

test('a link or hidden file that is named is uploaded, with the given type', async () => {
  const paths = ['maths/link.txt', 'maths/.DS_Store'].map(path => at(path))
  const { files, left } = await findFiles(paths, { ...finding, mediaType: 'text/plain' })
  assert.deepEqual([files.map(({ name }) => name), left], [['link.txt', '.DS_Store'], []])
})

test('a missing path, or a folder without --recursive, is refused', async () => {
  await assert.rejects(findFiles([at('none')], finding), { _tag: 'UsageError', message: /no such file/ })
  await assert.rejects(findFiles([at('maths')], { ...finding, recursive: false }), {
    _tag: 'UsageError',
    next: 'Add --recursive to upload everything in it.',
  })
})

const isRoot = process.getuid?.() === 0 && 'root can read everything'
test('unreadable files and folders are named', { skip: isRoot }, async () => {
  await mkdir(at('closed', 'inner'), { recursive: true })
  await writeFile(at('closed', 'secret.txt'), 'x')
  await chmod(at('closed', 'secret.txt'), 0)
  await chmod(at('closed', 'inner'), 0)
  const { left } = await findFiles([at('closed')], finding)
  assert.deepEqual(
    left.map(({ message }) => message),
    ['Can’t be read: permission denied.', 'Can’t be read: permission denied.'],
  )
  await chmod(at('closed', 'inner'), 0o700)
})

test('sizes use powers of 1,000', () => {
  const sizes = [1, 999, 1_000, 3_440, 999_499, 12_000_000, 5_200_000_000, 12_345_000_000_000].map(sizeOf)
  assert.deepEqual(sizes, [
    '1 byte',
    '999 bytes',
    '1.0 KB',
    '3.4 KB',
    '999 KB',
    '12 MB',
    '5.2 GB',
    '12345 GB',
  ])
})
