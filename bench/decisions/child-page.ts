import type pg from 'pg'
import { bar } from '../bars.ts'
import { get } from '../load.ts'
import { repeatRequest, sampleInTurn } from './cost.ts'
import type { School } from './school.ts'
import type { SeededStudent } from './seed.ts'

const most = 1.3

/** The calls behind a parent's page about a child that depend on the child's answers. */
const callsFor = (id: string) => [
  `/v1/learn/students/${id}/forecast`,
  `/v1/learn/students/${id}/trend`,
  `/v1/learn/students/${id}/state`,
  `/v1/learn/policy/decisions?filter[studentId]=${id}&limit=4`,
  `/v1/learn/assignments?filter[studentId]=${id}&filter[status]=open`,
]

/** Compares the CPU of a page about a child with 10,000 answers with that of one with 100. */
export async function measureChildPage({
  database,
  server,
  large,
  beginners,
  veterans,
}: School): Promise<void> {
  const { owner } = database
  const sampleOf = async (student: SeededStudent | undefined) => {
    const id = student?.id ?? ''
    await moveToNow(owner, id)
    // As every session does, this keeps what the answers so far have shown.
    const response = await fetch(`http://127.0.0.1:${server.port}/v1/learn/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${large.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ studentId: id, sessionType: 'practice' }),
    })
    if (response.status !== 201) throw new Error(await response.text())
    const samples = callsFor(id).map(path => repeatRequest(server, owner, get(path, large.key)))
    return async () => {
      const all = { server: 0, database: 0 }
      for (const sample of samples) {
        const cost = await sample()
        if (!cost) return undefined
        all.server += cost.server
        all.database += cost.database
      }
      return all
    }
  }
  const cost = await sampleInTurn({
    'a page about a child with 100 answers': await sampleOf(beginners[0]),
    'a page about a child with 10,000 answers': await sampleOf(veterans[0]),
  })
  const ratio =
    cost['a page about a child with 10,000 answers'] / cost['a page about a child with 100 answers']
  bar('CPU of a page about a child, 10,000 answers against 100', ratio, { most })
}

/** So that the last answer was given yesterday, and nothing is kept from when it was earlier. */
async function moveToNow(owner: pg.Client, studentId: string): Promise<void> {
  await owner.query(
    `update learn_attempts set answered_at = answered_at + moved.by from (
      select now() - interval '1 day' - max(answered_at) as by from learn_attempts where student_id = $1
    ) moved where student_id = $1`,
    [studentId],
  )
  await owner.query('delete from outlooks where student_id = $1', [studentId])
}
