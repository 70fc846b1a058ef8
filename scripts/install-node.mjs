import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchNode, known, knownVersion, versionOf } from './fetch-node.mjs'

/**
 * Runs after `npm install`. Learn runs on Node 24. A full install has it as the package `node`, and a machine may have it
 * itself. Otherwise it is fetched into `runtime/`. The machine's Node, which may be 20, runs this file.
 */
const project = fileURLToPath(new URL('..', import.meta.url))
const runtime = join(project, 'runtime')
const fetched = join(runtime, 'bin/node')
const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'))
const { version } = lock.packages['node_modules/node']

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isRecent = major === 24 && minor >= 11 // The first with long-term support.
const isPackage = existsSync(join(project, 'node_modules/node/bin/node'))

if (isPackage || isRecent) rmSync(runtime, { recursive: true, force: true })
else if (versionOf(fetched) !== `v${version}`) install()

function install() {
  const name = `node-${process.platform}-${process.arch}`
  const integrity = version === knownVersion ? known[name] : undefined
  mkdirSync(join(runtime, 'bin'), { recursive: true })
  const failure = integrity
    ? fetchNode({ name, version, integrity, to: fetched })
    : `scripts/fetch-node.mjs has no hash of ${name}@${version}`
  if (failure === undefined) return
  rmSync(runtime, { recursive: true, force: true })
  console.error(
    `Learn runs on Node 24. This machine has Node ${process.versions.node}, and ${name}@${version} could not be installed: ${failure}\nInstall Node 24, or run npm install again when the registry can be reached.`,
  )
  process.exitCode = 1
}
