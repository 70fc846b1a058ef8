import { Avatar } from '../../drawing/animals.tsx'
import { childrenWords, needsOf, type Overview, type Student, worthAWord } from '../group.ts'
import type { Work } from './set-work.tsx'

const mostNeeds = 4
const mostWords = 8
/** With more children, dots are too many to be read. */
const mostDots = 40

interface NeedsProps {
  readonly overview: Overview
  readonly subjectId: string
  readonly subject: string
  /** The children who learn the subject. */
  readonly learners: readonly Student[]
  readonly onSet: ((work: Work) => void) | undefined
}

/** The topics where the same work helps most children. */
export function NeedsCard({ overview, subjectId, subject, learners, onSet }: NeedsProps) {
  const needs = needsOf(overview, subjectId, learners, mostNeeds)
  return (
    <section class="card" aria-labelledby="needs">
      <h2 id="needs">What most children need next</h2>
      <p class="note">{subject} topics under 62%, or where children are stuck</p>
      {needs.length === 0 && <p>No topic stands out. More answers may change that.</p>}
      <ul class="needs rows">
        {needs.map(({ topicId, name, students, levels }) => (
          <li key={topicId}>
            <div>
              <strong>{name}</strong>
              {levels.length <= mostDots && (
                <div class="dots" aria-hidden="true">
                  {levels.map(level => (
                    <i class="swatch" data-level={level} />
                  ))}
                </div>
              )}
              <p class="note">
                {students.length} of {childrenWords(learners.length)}
              </p>
            </div>
            {onSet && (
              <button type="button" onClick={() => onSet({ students, topicId })}>
                Set for {students.length}
                <span class="unseen">: {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WordsProps {
  readonly overview: Overview
  readonly hrefOf: (studentId: string) => string
}

/** Children to talk with. Their own page says more. */
export function WordsCard({ overview, hrefOf }: WordsProps) {
  const all = worthAWord(overview)
  return (
    <section class="card" aria-labelledby="words">
      <h2 id="words">Worth talking to</h2>
      <p class="note">Stuck, or no practice for a week</p>
      {all.length === 0 && <p>Everybody is practising, and nobody is stuck.</p>}
      <ul class="words rows">
        {all.slice(0, mostWords).map(({ student, words }) => (
          <li key={student.studentId}>
            <Avatar id={student.avatarId} name={student.displayName} />
            <div>
              <a href={hrefOf(student.studentId)}>{student.displayName}</a>
              <p class="note">{words}</p>
            </div>
          </li>
        ))}
      </ul>
      {all.length > mostWords && <p class="note">And {all.length - mostWords} more.</p>}
    </section>
  )
}
