import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

/**
 * The server in a few files: they load in a third of the time of its seven hundred sources, and in half the memory. The
 * server that `npm start` runs is loaded from them through `built.ts`; everything else reads the sources.
 */
const project = join(import.meta.dirname, '..')
const folders = ['contract', 'content', 'learning', 'mcp', 'server']
export const builds = join(project, 'node_modules/.cache/built')

/** What can be loaded from a build: the program, and what it teaches by itself, which is measured by itself. */
const entries = { main: 'server/main.ts', content: 'content/index.ts' }
export type Built = Record<keyof typeof entries, string>

/** How many builds stay: a server that is still running may yet load a part of the one before. */
const kept = 3

/** The files, made anew where they were not made of these very sources; undefined where that can't be done. */
export function built(): Built | undefined {
  const folder = folderOf(hashOfSources())
  if (!isWhole(folder)) {
    try {
      // By a process of its own: what esbuild needs of memory is not the server's to keep.
      execFileSync(process.execPath, [import.meta.filename], { stdio: ['ignore', 'ignore', 'inherit'] })
    } catch {
      return undefined // It has said why.
    }
    if (!isWhole(folder)) return undefined
  }
  return { main: join(folder, 'main.mjs'), content: join(folder, 'content.mjs') }
}

const folderOf = (hash: string) => join(builds, hash)
const lastLine = '// whole\n'

/** Put in place at once, and yet a machine may have gone down before all of it was on its disk. */
function isWhole(folder: string): boolean {
  try {
    const names = readdirSync(folder)
    return names.length > 0 && names.every(name => endOf(join(folder, name)) === lastLine)
  } catch {
    return false
  }
}

function endOf(file: string): string {
  const end = Buffer.alloc(lastLine.length)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, end, { position: fstatSync(opened).size - end.length })
  } finally {
    closeSync(opened)
  }
  return end.toString('latin1')
}

/** Of what the sources say, not of when they were written: an update may come out of an archive with its old times. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(project) // Some files are read by their path.
  for (const path of ['package.json', 'scripts/build.ts', ...folders.flatMap(sources)])
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(project, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** With the manifests, which say the very versions of the packages. */
const sources = (folder: string): string[] =>
  readdirSync(join(project, folder), { withFileTypes: true })
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path)
      return /(?<!\.test)\.ts$|\/package\.json$/.test(path) ? [path] : []
    })
    .sort()

/**
 * Ours, and typebox, which is hundreds of small modules. Other packages are loaded as they are, but for those that stand in
 * a workspace's own folder: from the place of the build, another version would be found.
 */
const whatGoesIn: Plugin = {
  name: 'what goes in',
  setup: build =>
    build.onResolve({ filter: /^[^.]/ }, ({ kind, path, importer }) => {
      const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(path) ?? []
      const [workspace = ''] = relative(project, importer).split(sep)
      const goesIn =
        kind === 'entry-point' ||
        /^(@learn\/|typebox$)/.test(name) ||
        existsSync(join(project, workspace, 'node_modules', name))
      return goesIn ? undefined : { path, external: true }
    }),
}

/** A module that reads a file beside it still finds it: it stays in the sources. */
const samePlaces: Plugin = {
  name: 'same places',
  setup: build =>
    build.onLoad({ filter: /\/server\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    })),
}

async function build(): Promise<void> {
  const folder = folderOf(hashOfSources())
  const temporary = `${folder}.${randomUUID()}`
  try {
    const esbuild = await import('esbuild')
    await mkdir(builds, { recursive: true })
    await esbuild.build({
      absWorkingDir: project,
      entryPoints: entries,
      outdir: temporary,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      charset: 'utf8',
      plugins: [whatGoesIn, samePlaces],
      footer: { js: lastLine.trimEnd() },
      logLevel: 'silent',
    })
    await putInPlace(temporary, folder)
    await removeOld().catch(() => undefined) // Another start may be at it.
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined) // The folder may be the trouble.
    const [cause] = (error instanceof Error ? error.message : String(error)).split('\n')
    console.error(
      `The server is loaded from its sources, which takes a little longer, for it can't be put into few files: ${cause}`,
    )
    process.exitCode = 1
  }
}

/** Of two starts at once, none sees half a build, and the second leaves the first one's alone. */
async function putInPlace(temporary: string, folder: string): Promise<void> {
  if (existsSync(folder) && !isWhole(folder)) {
    await rename(folder, `${temporary}.damaged`) // It goes at once, for somebody may be looking.
    await rm(`${temporary}.damaged`, { recursive: true })
  }
  await rename(temporary, folder).catch(async error => {
    if (!isWhole(folder)) throw error
    await rm(temporary, { recursive: true })
  })
}

async function removeOld(): Promise<void> {
  const finished = (await readdir(builds)).filter(name => !name.includes('.'))
  const all = await Promise.all(
    finished.map(async name => ({ name, made: (await stat(join(builds, name))).mtimeMs })),
  )
  const old = all.toSorted((a, b) => b.made - a.made).slice(kept)
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })))
}

if (import.meta.main) await build()
