import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { Learn } from '@learn/sdk'
import { launch, learnCommand, stopAll, temporaryDirectory } from './support/processes.ts'

/** The pages whose `sh` blocks work as typed. A `text` block is for reading: it starts something, or shows output. */
const pages = (await Array.fromAsync(glob('{README.md,docs/{guides,operating}/*.md}'))).sort()
const languages = new Set(['sh', 'text', 'json'])

/** How the pages define `learn`. npm takes a third of the time of a command, so only the first page runs it. */
const throughNpm = 'learn() { npm run --silent learn -- "$@"; }'
const withoutNpm = `learn() { ${learnCommand.map(word => `'${word}'`).join(' ')} "$@"; }`

interface Block {
  readonly place: string
  readonly language: string
  readonly text: string
}

const blocksOf = new Map<string, readonly Block[]>()
for (const page of pages) blocksOf.set(page, blocksIn(page, await readFile(page, 'utf8')))
const commandsOf = (page: string) => blocksOf.get(page)?.filter(({ language }) => language === 'sh') ?? []
const hasCommands = (page: string) => commandsOf(page).length > 0

/** A server where the key already has a second organization. */
const home = await temporaryDirectory()
const data = join(home.path, 'data')
const server = await launch({ LEARN_DATA_DIR: data })
const [key] = /learn_sk_\S+/.exec(server.output()) ?? assert.fail(server.output())
await new Learn({ baseUrl: server.url, token: key }).organizations.create({ name: 'Beech School' })

after(async () => {
  await stopAll()
  await home.remove()
})

test('every block says whether it is run', () => {
  const blocks = [...blocksOf.values()].flat()
  assert.deepEqual(
    blocks.filter(({ language }) => !languages.has(language)),
    [],
  )
  assert(pages.filter(hasCommands).length >= 10)
  assert(blocks.filter(({ language }) => language === 'sh').length >= 60)
})

test('every page defines `learn` in the same way, and the README’s goes through npm', () => {
  const defining = pages.filter(page => commandsOf(page).some(({ text }) => text.includes('learn() {')))
  assert(defining.length >= 5 && defining[0] === 'README.md', defining.join())
  for (const page of defining)
    assert(
      commandsOf(page).some(({ text }) => text.includes(throughNpm)),
      page,
    )
})

test('no two pages add the same child, team or invitation, so that they work one after another', () => {
  const added = pages.flatMap(page => {
    const text = commandsOf(page)
      .map(block => block.text)
      .join('')
    const found = text.matchAll(
      /--child-(?:username|display-name) \S+|teams create .*|"name": "[^"]*"|email[= ]\S+ .*role/g,
    )
    return [...new Set(Array.from(found, ([words]) => words))]
  })
  assert(added.length >= 10, added.join('\n'))
  assert.deepEqual(added, [...new Set(added)])
})

for (const page of pages.filter(hasCommands)) {
  test(`the commands in ${page} work as typed`, { timeout: 900_000 }, async () => {
    const { code, output, finished } = await runPage(page)
    assert.equal(code, 0, output)
    assert.equal(finished, commandsOf(page).length)
  })
}

/** Runs the blocks in one shell, as a reader who works through one page after another with the same server. */
async function runPage(page: string): Promise<{ code: number | null; output: string; finished: number }> {
  const folder = await temporaryDirectory()
  await mkdir(join(folder.path, 'tmp'))
  const shell = spawn('bash', ['-c', scriptOf(page)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: join(folder.path, 'tmp'),
      LEARN_URL: server.url,
      KEY: key,
      LEARN_DATA_DIR: data,
      LEARN_CONFIG_DIR: join(folder.path, 'config'),
      LEARN_KEYCHAIN_TIMEOUT: '0',
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
      npm_config_update_notifier: 'false',
    },
  })
  let output = ''
  shell.stdout.on('data', chunk => (output += chunk))
  shell.stderr.on('data', chunk => (output += chunk))
  const [code] = await once(shell, 'close')
  await folder.remove()
  return { code, output, finished: output.match(/^finished \S+:\d+$/gm)?.length ?? 0 }
}

/** The shell stops at the first command that fails, and prints the command and its place last. */
function scriptOf(page: string): string {
  const blocks = commandsOf(page).map(({ place, text }) => {
    const commands = page === pages[0] ? text : text.replace(throughNpm, () => withoutNpm)
    return `place=${place}\n${commands}\nprintf '\\nfinished %s\\n' "$place"\n`
  })
  return `set -Eeuo pipefail\ntrap 'echo "failed at $place: $BASH_COMMAND $*"' ERR\n${blocks.join('')}`
}

function blocksIn(page: string, text: string): Block[] {
  return [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: body = '' }) => {
      const line = text.slice(0, index).split('\n').length
      return { place: `${page}:${line}`, language, text: body }
    },
  )
}
