import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bar } from '../bars.ts'
import { benchSecret } from '../processes.ts'
import type { School } from './school.ts'

const runs = 3

/** Deletes every projection and rebuilds them from the answers with the operator's command. */
export async function measureRebuilding({ database }: School): Promise<void> {
  const { owner, url } = database
  await owner.query(
    'create temporary table online as select student_id, attempts, as_of, sha256(state) as hash from projections',
  )
  const seconds: number[] = []
  let same = 1
  for (let run = 0; run < runs; run++) {
    await owner.query('truncate projections')
    const started = performance.now()
    const command = spawn(process.execPath, ['server/admin.ts', 'rebuild-projections'], {
      env: { DATABASE_URL: url, LEARN_SECRET: benchSecret },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await once(command, 'exit')
    seconds.push((performance.now() - started) / 1000)
    const { rows } = await owner.query<{ same: number }>(
      `select (count(*) filter (where p.attempts = o.attempts and p.as_of = o.as_of and sha256(p.state) = o.hash)
        / count(*)::double precision) as same
      from online o full join projections p using (student_id)`,
    )
    same = Math.min(same, rows[0]?.same ?? 0)
  }
  const { rows } = await owner.query<{ attempts: number }>(
    'select count(*)::integer as attempts from learn_attempts',
  )
  console.log(`  rebuilt ${runs} times, in ${seconds.map(time => time.toFixed(1)).join(' s, ')} s`)
  bar('attempts that the projections are rebuilt from', rows[0]?.attempts ?? 0, { least: 1_000_000 })
  // The fastest run, because other load on the machine can only add to it.
  bar(
    'time to rebuild all projections, including starting the command',
    Math.min(...seconds),
    { most: 10 },
    ' s',
  )
  bar('share of rebuilt projections identical to the originals', same, { least: 1 })
}
