import { call, type LearnStudent } from '@learn/sdk'
import { listLearnAssignments } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection, fail } from '../tutor.ts'
import { type Assignment, type Attempt, sharesOf, shareWords, standingWords, worksOf } from '../work.ts'
import { readAnswers, WorkHead } from './piece.tsx'

/** More is on the page of the group. */
const most = 10

interface ChildWorkProps {
  readonly child: LearnStudent
  readonly topics: readonly { readonly id: string; readonly name: string }[]
  readonly userId: string
}

/** The work that was set for one child, and its result. */
export function ChildWork({ child, topics, userId }: ChildWorkProps) {
  const known = useSignal<
    { assignments: readonly Assignment[]; total: number; attempts: readonly Attempt[] } | undefined
  >(undefined)
  const load = async () => {
    const of = { 'filter[studentId]': child.id }
    const { data, total } = await call(connection, listLearnAssignments, { ...of, limit: most })
    const since = data.at(-1)?.createdAt
    known.value = { assignments: data, total, attempts: since ? await readAnswers(of, since) : [] }
  }
  useEffect(() => void load().catch(fail), [])
  if (!known.value) return null
  const { assignments, total, attempts } = known.value
  return (
    <section class="card" aria-labelledby="work">
      <h2 id="work">Work that was set</h2>
      {assignments.length === 0 && <p>Nothing has been set for {child.displayName} yet.</p>}
      <ul class="rows">
        {assignments.flatMap(assignment =>
          worksOf([assignment]).map(work => (
            <li key={assignment.id}>
              <WorkHead
                level="h3"
                work={work}
                topic={topics.find(({ id }) => id === work.topicId)?.name ?? work.topicId}
                userId={userId}
              />
              <p>
                {standingWords(assignment, Date.now())} · {shareWords(sharesOf(assignment, attempts))}
              </p>
            </li>
          )),
        )}
      </ul>
      {total > assignments.length && (
        <p class="note">
          The newest {assignments.length} of {total}.
        </p>
      )}
    </section>
  )
}
