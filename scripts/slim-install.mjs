import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs after `npm install`. A production install keeps only what a running program can load: less than two thirds. */
const project = fileURLToPath(new URL('..', import.meta.url))

export function slimInstall(modules) {
  const mark = join(modules, '.slim')
  if (!existsSync(join(modules, 'typescript'))) {
    slimPackages(modules, '')
    // npm 10 installs this one too, which sharp loads only if it has none for the platform.
    const hasNative = existsSync(join(modules, `@img/sharp-${process.platform}-${process.arch}`))
    if (hasNative) rmSync(join(modules, '@img/sharp-wasm32/lib'), { recursive: true, force: true })
    writeFileSync(mark, 'Without types, source maps and tests of packages. See scripts/slim-install.mjs.\n')
  } else if (existsSync(mark)) {
    console.error(
      'node_modules was installed for production, so its packages have no types. Delete node_modules and run npm install again.',
    )
    process.exitCode = 1
  }
}

/** Types, source maps, sources in TypeScript, which Node never loads from packages, static libraries and texts. */
const isUnused = file =>
  /\.(map|[cm]?ts|a|flow|md|markdown)$/.test(file) && !/licen[cs]e|notice|copying/i.test(file)

const unusedAtRoot = [
  'test',
  'tests',
  '__tests__',
  'docs',
  'example',
  'examples',
  'bench',
  'benchmark',
  'benchmarks',
]

/** The same code again, in forms that Node does not load here. The largest only. */
const unusedForms = {
  'csv-parse': ['dist/esm', 'dist/iife', 'dist/umd'],
  'jq-wasm': ['dist/index.cjs', 'dist/inline.cjs'],
  luxon: ['build/amd', 'build/cjs-browser', 'build/global'],
  stripe: ['cjs'],
  yaml: ['browser'],
}
/** Packages of AWS give Node `dist-cjs`. */
const unusedOf = name => (/^@(aws|aws-sdk|smithy)\//.test(name) ? ['dist-es'] : (unusedForms[name] ?? []))

/** Workspaces are links here, and links are never followed: our own sources must stay. */
function slimPackages(modules, scope) {
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    const path = join(modules, entry.name)
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue
    if (entry.name.startsWith('@')) slimPackages(path, `${entry.name}/`)
    else slimPackage(path, `${scope}${entry.name}`)
  }
}

function slimPackage(folder, name) {
  for (const unused of [...unusedAtRoot, ...unusedOf(name)])
    rmSync(join(folder, unused), { recursive: true, force: true })
  slimFolder(folder)
}

function slimFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile() && isUnused(entry.name)) rmSync(path)
    else if (entry.isDirectory() && entry.name === 'node_modules') slimPackages(path, '')
    else if (entry.isDirectory()) slimFolder(path)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) slimInstall(join(project, 'node_modules'))
