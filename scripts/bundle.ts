import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { buildWeb, isWebBuilt } from './build-web.ts'

/**
 * `npm run build` bundles the programs into a few files, which load in a third of the time of their eight hundred sources
 * and in half the memory. npm's scripts run them through `use-bundle.ts`; everything else reads the sources.
 */
const project = join(import.meta.dirname, '..')
const folders = ['contract', 'content', 'learning', 'mcp', 'server', 'sdk', 'cli']
export const bundles = join(project, 'node_modules/.cache/bundles')

/** The content has its own entry so that a benchmark can measure it separately. */
const entries = {
  server: 'server/main.ts',
  admin: 'server/admin.ts',
  cli: 'cli/main.ts',
  content: 'content/index.ts',
} as const
type Entry = keyof typeof entries

/** The names by which the entries are imported. */
const imported: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries(
    Object.entries(entries).map(([entry, path]) => [pathToFileURL(join(project, path)).href, entry]),
  ),
  '@learn/content': 'content',
}

/** A server that is still running may yet load parts of an older bundle. */
const bundlesKept = 3

/** The bundled file for what is imported, if it is an entry. Makes the bundle if none matches the sources. */
export function findBundled(name: string): string | undefined {
  const entry = imported[name]
  const folder = entry && findOrMakeBundle()
  return folder && join(folder, `${entry}.mjs`)
}

/** Returns undefined if it can't be made. */
function findOrMakeBundle(): string | undefined {
  const folder = folderOf(hashOfSources())
  if (!isComplete(folder) || !isWebBuilt()) {
    try {
      // In its own process, so that the server does not keep the memory that esbuild needs.
      execFileSync(process.execPath, [import.meta.filename], { stdio: ['ignore', 'ignore', 'inherit'] })
    } catch {
      return undefined // The process has printed the reason.
    }
    if (!isComplete(folder)) return undefined
  }
  return folder
}

const folderOf = (hash: string) => join(bundles, hash)
const lastLine = '// complete\n'

/** The folder is renamed into place when finished, but the machine may have crashed before all of it was on disk. */
function isComplete(folder: string): boolean {
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

/** Hashes contents rather than modification times: files unpacked from an archive may have old times. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(project) // The bundle contains absolute paths.
  for (const path of ['package.json', 'scripts/bundle.ts', ...folders.flatMap(sources)])
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(project, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Includes the manifests, which pin the versions of the packages. */
const sources = (folder: string): string[] =>
  readdirSync(join(project, folder), { withFileTypes: true })
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path)
      return /(?<!\.test)\.ts$|\/package\.json$/.test(path) ? [path] : []
    })
    .sort()

/**
 * Bundles our code, and typebox with its hundreds of small modules. Other packages stay external, except those in a
 * workspace's own node_modules: the bundle would resolve them to another version.
 */
const choosePackages: Plugin = {
  name: 'choose packages',
  setup: build =>
    build.onResolve({ filter: /^[^.]/ }, ({ kind, path, importer }) => {
      const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(path) ?? []
      const [workspace = ''] = relative(project, importer).split(sep)
      const isBundled =
        kind === 'entry-point' ||
        /^(@learn\/|typebox$)/.test(name) ||
        existsSync(join(project, workspace, 'node_modules', name))
      return isBundled ? undefined : { path, external: true }
    }),
}

/** Modules that read files next to them still find those files in the sources. */
const keepPaths: Plugin = {
  name: 'keep paths',
  setup: build =>
    build.onLoad({ filter: /\/(server|test)\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    })),
}

export async function bundle(entryPoints: Record<string, string>, outdir: string): Promise<void> {
  const esbuild = await import('esbuild')
  await esbuild.build({
    absWorkingDir: project,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    charset: 'utf8',
    plugins: [choosePackages, keepPaths],
    footer: { js: lastLine.trimEnd() },
    logLevel: 'silent',
  })
}

async function makeBundle(): Promise<void> {
  const folder = folderOf(hashOfSources())
  const temporary = `${folder}.${randomUUID()}`
  try {
    await buildWeb()
    await mkdir(bundles, { recursive: true })
    await bundle(entries, temporary)
    await putInPlace(temporary, folder)
    await removeOld().catch(() => undefined) // Another process may be removing them too.
    console.log(
      `Bundled the programs into ${relative(project, folder)}. npm start runs the server from there.`,
    )
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined) // It may not exist.
    const [cause] = (error instanceof Error ? error.message : String(error)).split('\n')
    console.error(
      `Could not bundle the programs, so they run from their sources, which is a little slower: ${cause}`,
    )
    process.exitCode = 1
  }
}

/** Two processes may do this at the same time: neither sees half a bundle, and the second keeps the first one's. */
async function putInPlace(temporary: string, folder: string): Promise<void> {
  if (existsSync(folder) && !isComplete(folder)) {
    await rename(folder, `${temporary}.damaged`) // Unlike a removal, a rename is atomic.
    await rm(`${temporary}.damaged`, { recursive: true })
  }
  await rename(temporary, folder).catch(async error => {
    if (!isComplete(folder)) throw error
    await rm(temporary, { recursive: true })
  })
}

async function removeOld(): Promise<void> {
  const finished = (await readdir(bundles)).filter(name => !name.includes('.'))
  const all = await Promise.all(
    finished.map(async name => ({ name, made: (await stat(join(bundles, name))).mtimeMs })),
  )
  const old = all.toSorted((a, b) => b.made - a.made).slice(bundlesKept)
  await Promise.all(old.map(({ name }) => rm(join(bundles, name), { recursive: true, force: true })))
}

if (import.meta.main) await makeBundle()
