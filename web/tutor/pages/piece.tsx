import { call, type Inputs } from '@learn/sdk'
import { listLearnAttempts } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { connection, fail, type Place, type Tutor } from '../tutor.ts'
import {
  type Assignment,
  type Attempt,
  doneIn,
  resultWords,
  type SetWork,
  setWords,
  sharesOf,
  shareWords,
  standingWords,
  titleWords,
} from '../work.ts'

interface PieceProps {
  readonly work: SetWork
  readonly topic: string
  readonly place: Place
  readonly tutor: Tutor
}

/** One piece of work with its result, and each child's part of it on request. */
export function Piece({ work, topic, place, tutor }: PieceProps) {
  const attempts = useSignal<readonly Attempt[] | undefined>(undefined)
  const open = async () => {
    if (attempts.value) return
    const asked = { 'filter[organizationId]': place.organizationId, 'filter[topicId]': work.topicId }
    attempts.value = await readAnswers(asked, work.createdAt)
  }
  const { assignments } = work
  const parts = assignments
    .map(assignment => ({
      assignment,
      name: tutor.students.get(assignment.studentId)?.displayName ?? 'A child',
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'))
  return (
    <li class="card">
      <WorkHead level="h2" work={work} topic={topic} userId={tutor.userId} />
      <p class="result">
        <progress value={doneIn(work)} max={assignments.length} aria-label={`Done: ${topic}`} />
        <span>{resultWords(work)}</span>
      </p>
      <details
        onToggle={event => {
          if (event.currentTarget.open) void open().catch(fail)
        }}
      >
        <summary>
          Each child<span class="unseen">: {titleWords(work, topic)}</span>
        </summary>
        <div class="wide-table">
          <table class="plain">
            <thead>
              <tr>
                <th scope="col">Child</th>
                <th scope="col">Progress</th>
                <th scope="col">Answers on this topic since it was set</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ assignment, name }) => (
                <Part
                  key={assignment.id}
                  assignment={assignment}
                  name={name}
                  href={`/tutor/${place.organizationId}/children/${assignment.studentId}`}
                  attempts={attempts.value}
                />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </li>
  )
}

interface PartProps {
  readonly assignment: Assignment
  readonly name: string
  readonly href: string
  readonly attempts: readonly Attempt[] | undefined
}

const Part = ({ assignment, name, href, attempts }: PartProps) => (
  <tr>
    <th scope="row">
      <a href={href}>{name}</a>
    </th>
    <td>{standingWords(assignment, Date.now())}</td>
    <td>{attempts ? shareWords(sharesOf(assignment, attempts)) : '…'}</td>
  </tr>
)

interface HeadProps {
  readonly level: 'h2' | 'h3'
  readonly work: SetWork
  readonly topic: string
  readonly userId: string
}

export const WorkHead = ({ level: Level, work, topic, userId }: HeadProps) => (
  <>
    <Level>{titleWords(work, topic)}</Level>
    <p class="note">{setWords(work, userId)}</p>
    {work.note && <p class="text">{work.note}</p>}
    {work.files.length > 0 && (
      <p class="note">
        {work.files.length === 1 ? 'File' : 'Files'}:{' '}
        {work.files.map(({ name }) => name ?? 'deleted').join(', ')}
      </p>
    )}
  </>
)

/** So many answers are counted at most: the newest 2,000. */
const mostPages = 20

/** The answers that were given since a moment, newest first. */
export async function readAnswers(
  asked: Inputs['learn.listLearnAttempts'],
  since: string,
): Promise<Attempt[]> {
  const found: Attempt[] = []
  let pages = 0
  for await (const { data } of call(connection, listLearnAttempts, { ...asked, limit: 100 }).pages()) {
    found.push(...data)
    if (++pages === mostPages || (data.at(-1)?.answeredAt ?? '') < since) break
  }
  return found
}
