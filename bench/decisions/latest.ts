import { bar } from '../bars.ts'
import { get } from '../load.ts'
import { repeatRequest, sampleInTurn } from './cost.ts'
import type { Branch, School } from './school.ts'
import { tokenOf } from './seed.ts'

const most = 1.3

/** Compares the CPU to read the newest decision among a million with that among a thousand. */
export async function measureLatest({ database, server, large, small }: School): Promise<void> {
  const { owner } = database
  const latest = (token: string, studentId?: string) =>
    repeatRequest(
      server,
      owner,
      get(`/v1/learn/policy/decisions/latest${studentId ? `?studentId=${studentId}` : ''}`, token),
    )
  const parentOf = async ({ students }: Branch) => {
    const { rows } = await owner.query<{ id: string }>(
      `select u.id from students s join families f on f.team_id = s.team_id join users u on u.email = f.parent_email
        where s.id = $1`,
      [students.at(-1)?.id],
    )
    return await tokenOf(owner, rows[0]?.id ?? '')
  }
  const cost = await sampleInTurn({
    'newest decision of a child, of 1,000': latest(small.key, small.students[0]?.id),
    'newest decision of a child, of 1,000,000': latest(large.key, large.students.at(-2)?.id),
    'newest decision of anyone, of 1,000': latest(small.key),
    'newest decision of anyone, of 1,000,000': latest(large.key),
    'newest decision for a parent, of 1,000': latest(await parentOf(small)),
    'newest decision for a parent, of 1,000,000': latest(await parentOf(large)),
  })
  for (const whose of ['of a child', 'of anyone', 'for a parent'] as const) {
    const ratio = cost[`newest decision ${whose}, of 1,000,000`] / cost[`newest decision ${whose}, of 1,000`]
    bar(`CPU to read the newest decision ${whose}, 1,000,000 against 1,000`, ratio, { most })
  }
}
