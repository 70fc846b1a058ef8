import { spawnSync } from 'node:child_process'
import { glob } from 'node:fs/promises'

/**
 * `npm run test:install` installs Learn as an operator does: from a fresh clone on several versions of Node, as an image in a
 * container, and behind reverse proxies. It takes some minutes, and says what it skips because a program is missing.
 */
const named = process.argv.slice(2)
const files = named.length > 0 ? named : (await Array.fromAsync(glob('test/install/*.install.ts'))).sort()
const { status } = spawnSync(
  process.execPath,
  ['--test', '--test-concurrency=1', '--test-timeout=900000', '--test-global-setup=test/setup.ts', ...files],
  { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' } },
)
process.exitCode = status ?? 1
