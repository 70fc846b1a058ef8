import { bar } from '../bars.ts'
import { get } from '../load.ts'
import { firstDecisions, type Learner, repeatRequest, sampleInTurn } from './cost.ts'
import type { School } from './school.ts'
import { type SeededStudent, tokenOf } from './seed.ts'

/** Compares the CPU for a decision, requested by the child, with that for a page of organizations. */
export async function measureFirstDecisions(school: School): Promise<void> {
  const { server, database, beginners, tasters, veterans, large } = school
  const { owner } = database
  const decisions = async (students: readonly SeededStudent[]) => {
    const learners: Learner[] = []
    for (const student of students) learners.push({ ...student, token: await tokenOf(owner, student.id) })
    return firstDecisions(server, owner, learners)
  }
  const cost = await sampleInTurn({
    'page of 25 organizations': repeatRequest(server, owner, get('/v1/organizations', server.apiKey)),
    'decision, 100 attempts': await decisions(beginners),
    'decision, 100 attempts in 100 topics': await decisions(tasters),
    'decision, 10,000 attempts': await decisions(veterans),
    'decision requested with a key, 10,000 attempts': firstDecisions(
      server,
      owner,
      veterans.map(student => ({ ...student, token: large.key })),
    ),
  })
  const after10000 = cost['decision, 10,000 attempts']
  const inPages = (microseconds: number) => microseconds / cost['page of 25 organizations']
  bar('CPU for a decision after 10,000 attempts, against a page of organizations', inPages(after10000), {
    most: 5,
  })
  const byKey = inPages(cost['decision requested with a key, 10,000 attempts'])
  console.log(`  requested with a key, which must look up families: ${byKey.toFixed(2)} times a page`)
  bar('CPU for a decision, after 10,000 attempts against 100', after10000 / cost['decision, 100 attempts'], {
    most: 1.3,
  })
  const inAllTopics = after10000 / cost['decision, 100 attempts in 100 topics']
  bar('CPU for a decision, after 10,000 attempts against 100 in 100 topics', inAllTopics, { most: 1.3 })
}
