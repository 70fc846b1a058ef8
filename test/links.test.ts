import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

test('every link between the documents leads somewhere', async () => {
  const documents = await Array.fromAsync(glob('{*.md,docs/**/*.md,sdk*/README.md}'))
  const broken: string[] = []
  let found = 0
  for (const path of documents) {
    const text = (await readFile(path, 'utf8')).replaceAll(/^```[\s\S]*?^```$/gm, '')
    for (const [target] of text.matchAll(/(?<=\]\()[^)\s]+(?=\))|(?<=src=")[^"]+(?=")/g)) {
      if (/^https?:/.test(target)) continue
      found++
      const [file = '', heading] = target.split('#')
      const to = file === '' ? path : join(dirname(path), file)
      if (!existsSync(to)) broken.push(`${path}: ${target}`)
      else if (heading && !headingsOf(await readFile(to, 'utf8')).includes(heading))
        broken.push(`${path}: ${target}`)
    }
  }
  assert.deepEqual(broken, [])
  assert(found > 100)
})

/** The anchors that GitHub gives to a page's headings. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
