import { call, type LearnAssignment, type LearnTopic } from '@learn/sdk'
import { createLearnAssignmentDownload } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { connection } from '../../api/api.ts'
import { Icon } from '../../drawing/icons.tsx'
import { dayWords, questionWords } from '../words.ts'

interface SetWorkProps {
  readonly set: readonly LearnAssignment[]
  readonly topics: ReadonlyMap<string, LearnTopic>
}

/** What a grown-up or tutor has set, with its files. */
export function SetWork({ set, topics }: SetWorkProps) {
  const trouble = useSignal('')
  const open = async (assignmentId: string, mediaItemId: string) => {
    const made = await call(connection, createLearnAssignmentDownload, {
      assignmentId,
      mediaItemId,
      disposition: 'attachment',
    }).attempt()
    trouble.value = made.ok ? '' : 'We can’t open that just now. Try again, or ask your grown-up.'
    if (made.ok) location.assign(made.data.url)
  }
  return (
    <section class="card">
      <h2>Set for you</h2>
      <ul class="set">
        {set.map(({ id, topicId, actionType, count, done, note, dueAt, files }) => (
          <li>
            <strong>{topics.get(topicId)?.name ?? topicId}</strong>
            <span class="soft">
              {actionType === 'lesson' ? 'A lesson' : `${questionWords(count)}, ${done} done`}
              {dueAt && `, by ${dayWords(dueAt)}`}
            </span>
            {note && <q>{note}</q>}
            {files.length > 0 && (
              <span class="row">
                {files.map(({ mediaItemId, name, available }) => (
                  <button
                    type="button"
                    aria-disabled={!available}
                    onClick={() => available && void open(id, mediaItemId)}
                  >
                    <Icon name="book" /> {name}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="problem" role="alert">
        {trouble}
      </p>
      <p class="soft">What is set comes first.</p>
    </section>
  )
}
