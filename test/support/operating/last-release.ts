import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A folder with a version of the project, whose servers run from the sources. */
export interface Version {
  readonly name: string
  readonly folder: string
  remove(): Promise<void>
}

/**
 * The last commit with migration 31. Its servers store each answer in its decision's row, with an audit event for
 * both, and can't run beside newer ones.
 */
export const lastRelease = '24395c1e'

/** Undefined if this checkout does not have the commit, as after a shallow clone. */
export async function checkOutLastRelease(): Promise<Version | undefined> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    git('cat-file', '-e', `${lastRelease}^{commit}`)
  } catch {
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'learn-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', lastRelease) })
  await linkPackages(folder)
  await writeFile(join(folder, 'scripts/use-bundle.ts'), '')
  return { name: lastRelease, folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** External packages are this checkout's; the project's own are the release's. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@learn'), { recursive: true })
  for (const name of await readdir('node_modules'))
    if (name !== '@learn' && !name.startsWith('.'))
      await symlink(resolve('node_modules', name), join(packages, name))
  const { workspaces } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  for (const name of workspaces) await symlink(join(folder, name), join(packages, '@learn', name))
}
