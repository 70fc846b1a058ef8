import { spawnSync } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { startRadosgw } from './radosgw.ts'

/** `npm run test:s3` tests the storage of files in a bucket, against a real S3 server on this machine. */
const named = process.argv.slice(2)
const files = named.length > 0 ? named : await Array.fromAsync(glob('test/s3/*.s3.ts'))
const started = performance.now()
const radosgw = await startRadosgw()
if (radosgw) {
  console.log(`radosgw started in ${Math.round((performance.now() - started) / 1000)} s`)
  const [owner, full] = [await radosgw.makeUser('owner'), await radosgw.makeUser('full', 1)]
  const { status } = spawnSync(
    process.execPath,
    [
      '--test',
      '--test-concurrency=2',
      '--test-timeout=180000',
      '--test-global-setup=test/setup.ts',
      ...files,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
        LEARN_TEST_S3: JSON.stringify({ endpoint: radosgw.endpoint, owner, full }),
      },
    },
  )
  await radosgw.close()
  process.exitCode = status ?? 1
} else process.exitCode = 1
