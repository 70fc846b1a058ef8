import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Runs after `npm install`. Learn runs on Node 24. A full install has it as the package `node`, and a machine may have it
 * itself. Otherwise it is fetched into `runtime/`. The machine's Node, which may be 20, runs this file.
 */
const project = fileURLToPath(new URL('..', import.meta.url))
const runtime = join(project, 'runtime')
const fetched = join(runtime, 'bin/node')
const { version } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages[
  'node_modules/node'
]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isRecent = major === 24 && minor >= 11 // The first with long-term support.
const isPackage = existsSync(join(project, 'node_modules/node/bin/node'))

if (isPackage || isRecent) rmSync(runtime, { recursive: true, force: true })
else if (!isFetched()) fetchNode()

function isFetched() {
  return (
    existsSync(fetched) && spawnSync(fetched, ['--version'], { encoding: 'utf8' }).stdout === `v${version}\n`
  )
}

/** The package for this platform holds the program. It is moved into place when it is complete. */
function fetchNode() {
  const { platform, arch, pid } = process
  const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`
  const temporary = join(runtime, `new-${pid}`)
  mkdirSync(temporary, { recursive: true })
  try {
    const flags = [
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--silent',
    ]
    const words = ['install', ...flags, '--prefix', temporary, `${name}@${version}`]
    const npm = process.env.npm_execpath
    const [command, args] = npm ? [process.execPath, [npm, ...words]] : ['npm', words]
    const { status } = spawnSync(command, args, { cwd: temporary, stdio: 'inherit' })
    if (status !== 0) {
      console.error(
        `Learn runs on Node 24. This machine has Node ${process.versions.node}, and ${name}@${version} could not be installed. Install Node 24, or run npm install again when the registry can be reached.`,
      )
      process.exitCode = 1
      return
    }
    mkdirSync(join(runtime, 'bin'), { recursive: true })
    renameSync(join(temporary, 'node_modules', name, 'bin/node'), fetched)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
