import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildOptions, Metafile } from 'esbuild'

/** Bundles the pages of `web/` into a few files with hashed names, compressed ahead of time. */
const project = join(import.meta.dirname, '..')
const builtWeb = join(project, 'web/built')
const files = join(builtWeb, 'assets')
const list = join(builtWeb, 'pages.json')

/** Pages that are open may still need the files of an earlier build. */
const keptMilliseconds = 30 * 24 * 60 * 60_000

/** Builds the pages, unless they were built from these sources. */
export async function buildWeb(): Promise<void> {
  if (isWebBuilt()) return
  const sources = hashOfWeb()
  const esbuild = await import('esbuild')
  const common: BuildOptions = {
    absWorkingDir: project,
    outdir: files,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    loader: { '.woff2': 'file', '.svg': 'dataurl' },
    assetNames: '[name]-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    charset: 'utf8',
    logLevel: 'silent',
  }
  const single = await esbuild.build({
    ...common,
    entryPoints: {
      child: 'web/child/main.tsx',
      'child-look': 'web/look/child.css',
      worker: 'web/worker/worker.ts',
      account: 'web/account/passkeys.ts',
      'account-look': 'web/look/account.css',
      'family-look': 'web/look/family.css',
      'tutor-look': 'web/look/tutor.css',
    },
    metafile: true,
    write: false,
  })
  // Alone, so that children's pages stay in one file. Code for only some pages, or for both parts, goes into separate files.
  const adults = await esbuild.build({
    ...common,
    entryPoints: { family: 'web/family/main.tsx', tutor: 'web/tutor/main.tsx' },
    splitting: true,
    metafile: true,
    write: false,
  })
  await mkdir(files, { recursive: true })
  const outputs = [...single.outputFiles, ...adults.outputFiles]
  await Promise.all(outputs.map(({ path, contents }) => writeCompressed(path, contents)))
  const metafile = { inputs: {}, outputs: { ...single.metafile.outputs, ...adults.metafile.outputs } }
  const pages = {
    sources,
    child: {
      ...describe(metafile, 'web/child/main.tsx', 'web/look/child.css'),
      worker: nameOf(metafile, 'web/worker/worker.ts'),
    },
    account: describe(metafile, 'web/account/passkeys.ts', 'web/look/account.css'),
    family: describeSplit(metafile, 'web/family/main.tsx', 'web/look/family.css'),
    tutor: describeSplit(metafile, 'web/tutor/main.tsx', 'web/look/tutor.css'),
  }
  await replace(list, JSON.stringify(pages))
  const { child, account, family, tutor } = pages
  await removeOld([child, account, family, tutor].flatMap(part => Object.values(part).flat()))
}

const nameOf = ({ outputs }: Metafile, source: string): string => {
  const [path] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? []
  if (!path) throw new Error(`nothing was built from ${source}`)
  return basename(path)
}

/** The files of a part: its fonts are those that its style names, and `shared` are scripts that its own begins by loading. */
function describe(metafile: Metafile, scriptSource: string, styleSource: string) {
  const [script, style] = [nameOf(metafile, scriptSource), nameOf(metafile, styleSource)]
  const fonts = importsOf(metafile, style).map(({ path }) => basename(path))
  const [, ...shared] = reachedFrom(metafile, script, ({ kind }) => kind === 'import-statement')
  return { script, style, fonts: fonts.filter(isFont), shared }
}

/** The same, with all scripts that its pages may load. */
const describeSplit = (metafile: Metafile, scriptSource: string, styleSource: string) => ({
  ...describe(metafile, scriptSource, styleSource),
  pieces: reachedFrom(metafile, nameOf(metafile, scriptSource), () => true),
})

type Import = Metafile['outputs'][string]['imports'][number]

const importsOf = ({ outputs }: Metafile, name: string): readonly Import[] =>
  Object.entries(outputs).find(([path]) => basename(path) === name)?.[1].imports ?? []

/** A script, and those that it imports in this way, and those that they import. */
function reachedFrom(metafile: Metafile, script: string, isWanted: (one: Import) => boolean): string[] {
  const found = new Set([script])
  for (const name of found)
    for (const one of importsOf(metafile, name)) if (isWanted(one)) found.add(basename(one.path))
  return [...found]
}

export const isWebBuilt = (): boolean =>
  existsSync(list) && JSON.parse(readFileSync(list, 'utf8')).sources === hashOfWeb()

function hashOfWeb(): string {
  const hash = createHash('sha256')
  for (const path of ['scripts/build-web.ts', ...['web', 'sdk'].flatMap(sourcesIn)])
    hash.update(`${path}\0`).update(readFileSync(join(project, path)))
  return hash.digest('hex')
}

/** Includes the manifests, which pin the versions of the packages. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(project, folder), { withFileTypes: true })
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return /^(node_modules|built)$/.test(entry.name) ? [] : sourcesIn(path)
      return /(?<!\.test)\.(tsx?|css|svg|woff2)$|\/package\.json$/.test(path) ? [path] : []
    })
    .sort()

const isFont = (name: string) => name.endsWith('.woff2')

/** Fonts are compressed already. */
async function writeCompressed(path: string, contents: Uint8Array): Promise<void> {
  if (isFont(path)) return await replace(path, contents)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(contents, { level: 9 }),
  ])
  await Promise.all([replace(path, contents), replace(`${path}.br`, br), replace(`${path}.gz`, gz)])
}

/** A server that starts at this moment never sees half a file. */
async function replace(path: string, contents: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}`
  await writeFile(temporary, contents)
  await rename(temporary, path)
}

async function removeOld(current: readonly string[]): Promise<void> {
  for (const name of await readdir(files)) {
    const { mtimeMs } = await stat(join(files, name))
    const isCurrent = current.some(kept => name.startsWith(kept))
    if (!isCurrent && Date.now() - mtimeMs > keptMilliseconds) await rm(join(files, name), { force: true })
  }
}

if (import.meta.main) await buildWeb()
