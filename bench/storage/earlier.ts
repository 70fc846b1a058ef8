import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The project at an earlier commit, in a temporary folder. */
export interface Earlier {
  readonly folder: string
  remove(): Promise<void>
}

/** Checks the commit out beside this project. It uses the packages that are installed here. */
export async function checkOut(commit: string): Promise<Earlier> {
  const parent = await mkdtemp(join(tmpdir(), 'learn-earlier-'))
  const folder = join(parent, 'learn')
  const remove = async () => {
    await rm(parent, { recursive: true, force: true })
    await run('git', ['worktree', 'prune'])
  }
  try {
    await run('git', ['worktree', 'add', '--detach', '--force', folder, commit])
    await linkPackages(join(folder, 'node_modules'))
    return { folder, remove }
  } catch (error) {
    await remove().catch(() => undefined) // Without Git there is nothing to prune.
    throw new Error(
      `Commit ${commit}, which this is compared with, can't be checked out. Run this in a clone with the whole history: git fetch --unshallow.`,
      { cause: error },
    )
  }
}

/** Links each package, but our own ones by a relative path, so that they lead to the earlier sources. */
async function linkPackages(to: string): Promise<void> {
  const from = join(process.cwd(), 'node_modules')
  await mkdir(join(to, '@learn'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@learn' && name !== '.cache') await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, '@learn')))
    await symlink(join('..', '..', name), join(to, '@learn', name))
}
