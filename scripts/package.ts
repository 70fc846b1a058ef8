import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * `npm run package` makes the packages to publish, in dist/ or in the folder you name: Node doesn't run TypeScript in
 * installed packages. They run on Node 20.19 or later, which can also load them with require().
 */
const project = join(import.meta.dirname, '..')

export async function buildPackages(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await compile(folder)
  for (const name of compiled) await describe(join(folder, name), name, libraryExports)
  await bundle(folder)
}

const compiled = ['contract', 'sdk']
const bundled = ['mcp', 'cli']
const libraryExports = {
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './*': { types: './*.d.ts', default: './*.js' },
  },
}

/** Compiles file by file, so that bundlers can drop unused modules. */
async function compile(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const config = join(outDir, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    target: 'es2023',
    lib: ['es2023'], // Node 20 has these. Anything newer does not compile.
    rootDir: project,
    outDir,
    typeRoots: [join(project, 'node_modules/@types')],
  }
  await writeFile(
    config,
    JSON.stringify({
      extends: join(project, 'tsconfig.json'),
      compilerOptions,
      include: [...compiled, ...bundled].map(name => join(project, name)),
      exclude: [join(project, '**/*.test.ts')],
    }),
  )
  // With several threads, each would infer the types of the whole contract.
  const args = ['-p', config, '--singleThreaded']
  execFileSync(join(project, 'node_modules/.bin/tsc'), args, { stdio: 'inherit' })
  await rm(config)
  // These were compiled only to check them: they are published as one bundle.
  for (const name of bundled) await rm(join(outDir, name), { recursive: true, force: true })
}

/** Makes one file, plus one for each dynamic import. Only the native dependency is installed separately. */
async function bundle(folder: string): Promise<void> {
  const outdir = join(folder, 'cli')
  await build({
    absWorkingDir: project,
    entryPoints: ['cli/main.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    external: [native],
    logLevel: 'warning',
  })
  const main = join(outdir, 'main.js')
  await writeFile(main, `#!/usr/bin/env node\n${await readFile(main, 'utf8')}`)
  await chmod(main, 0o755)
  await describe(outdir, 'cli', { bin: { learn: './main.js' } })
}

const native = '@napi-rs/keyring'

/** Writes the published package.json: the workspace's, with exports that point to the compiled files. */
async function describe(outDir: string, name: string, own: object): Promise<void> {
  const workspace = JSON.parse(await readFile(join(project, name, 'package.json'), 'utf8'))
  const { private: _, exports: __, dependencies, ...kept } = workspace
  const needed = name === 'cli' ? { [native]: dependencies[native] } : dependencies
  const published = { ...kept, engines: { node: '>=20.19' }, ...own, dependencies: needed }
  await writeFile(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  await copyFile(join(project, 'LICENSE'), join(outDir, 'LICENSE'))
  const readme = join(project, name, 'README.md')
  if (existsSync(readme)) await copyFile(readme, join(outDir, 'README.md'))
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(project, 'dist'))
  await buildPackages(folder)
  console.log(`Packages are in ${folder}. To publish one: npm publish ${join(folder, 'sdk')} --access public`)
}
