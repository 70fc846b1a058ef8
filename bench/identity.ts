import { Credentials } from '../server/identity/authenticate.ts'
import { Database } from '../server/storage/database.ts'
import { bar, median } from './bars.ts'
import { benchLogin, startDatabase, startServer } from './processes.ts'
import { createTokenLike } from './seed.ts'

const rounds = 15
const checksInRound = 100_000

/** The CPU to authenticate a caller who is cached, and the statements for one who is not. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  const pool = new Database({
    login: benchLogin(database.url),
    connections: 1,
  })
  try {
    const { rows } = await database.owner.query<{ id: string }>('select id from api_keys')
    const secrets = { key: server.apiKey, token: await createTokenLike(database.owner, rows[0]?.id ?? '') }
    const credentials = new Credentials(pool)
    for (const [name, secret] of Object.entries(secrets)) {
      const authorization = `Bearer ${secret}`
      const samples: number[] = []
      for (let round = -2; round < rounds; round++) {
        const before = process.cpuUsage()
        for (let check = 0; check < checksInRound; check++) {
          await credentials.authenticate(authorization, 'api', new Date())
        }
        const { user, system } = process.cpuUsage(before)
        if (round >= 0) samples.push((user + system) / checksInRound)
      }
      bar(`CPU to authenticate a cached ${name}`, median(samples), { most: 10 }, ' µs')
    }
    let statements = 0
    pool.pool.on('acquire', () => statements++)
    for (const secret of Object.values(secrets)) {
      await new Credentials(pool).authenticate(`Bearer ${secret}`, 'api', new Date())
    }
    bar('SQL statements to authenticate an uncached caller', statements / 2, { most: 1 })
  } finally {
    await pool.close()
    await server.stop()
    await database.stop()
  }
}
