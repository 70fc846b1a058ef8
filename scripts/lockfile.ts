import { readFileSync } from 'node:fs'

interface Lockfile {
  readonly packages: Readonly<Record<string, { engines?: { readonly node?: string } }>>
}

/**
 * The lockfile without the `engines` of packages that reject Node 20. npm compares them with the machine's Node and warns,
 * but they never run on it: decision 77.
 */
export function lockfileText(): string {
  const lock: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const entry of Object.values(lock.packages))
    if (rejectsNode20(entry.engines?.node)) delete entry.engines
  return `${JSON.stringify(lock, null, 2)}\n`
}

const rejectsNode20 = (range: string | undefined) =>
  range?.split('||').every(part => Number(/\d+/.exec(part)?.[0]) > 20) ?? false
