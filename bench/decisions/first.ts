import { bar } from '../bars.ts'
import { get } from '../load.ts'
import { firstDecisions, inTurn, type Learner, repeated } from './cost.ts'
import type { School } from './school.ts'
import { type SeededStudent, tokenOf } from './seed.ts'

/** What a decision costs, for a child who asks for it itself, against a page of organizations in the same run. */
export async function measureFirstDecisions(school: School): Promise<void> {
  const { server, database, beginners, tasters, veterans, large } = school
  const { owner } = database
  const decisions = async (students: readonly SeededStudent[]) => {
    const learners: Learner[] = []
    for (const student of students) learners.push({ ...student, token: await tokenOf(owner, student.id) })
    return firstDecisions(server, owner, learners)
  }
  const cost = await inTurn({
    'organizations page of 25': repeated(server, owner, get('/v1/organizations', server.apiKey)),
    'decision, 100 attempts': await decisions(beginners),
    'decision, 100 attempts in as many topics': await decisions(tasters),
    'decision, 10,000 attempts': await decisions(veterans),
    'decision by a key, 10,000 attempts': firstDecisions(
      server,
      owner,
      veterans.map(student => ({ ...student, token: large.key })),
    ),
  })
  const after10000 = cost['decision, 10,000 attempts']
  const ofPage = (microseconds: number) => microseconds / cost['organizations page of 25']
  bar('decision, 10,000 attempts, against an organizations page', ofPage(after10000), { most: 5 })
  const byKey = ofPage(cost['decision by a key, 10,000 attempts'])
  console.log(`  by a key, whose families must be looked up, ${byKey.toFixed(2)} times a page`)
  bar('decision, 10,000 attempts against 100', after10000 / cost['decision, 100 attempts'], { most: 1.3 })
  const inAsMany = after10000 / cost['decision, 100 attempts in as many topics']
  bar('decision, 10,000 attempts against 100 in as many topics', inAsMany, { most: 1.3 })
}
