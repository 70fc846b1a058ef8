import { call } from '@learn/sdk'
import { createLearnGroupAssignments } from '@learn/sdk/operations'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { newKey } from '../../api/new-key.ts'
import { failureWords } from '../../family/words.ts'
import { Group, Pick } from '../../parts/field.tsx'
import { childrenWords, dayOf, endOfDay, type Overview, withNames } from '../group.ts'
import { connection, fail, type Place, type Tutor } from '../tutor.ts'
import { Files, type PickedFile } from './files.tsx'

interface Person {
  readonly studentId: string
  readonly displayName: string
}

/** What somebody is about to set: for whom and, if it is known, on which topic. */
export interface Work {
  readonly students: readonly Person[]
  readonly topicId?: string
}

interface SetWorkProps {
  readonly work: Work
  readonly topics: Overview['topics']
  readonly place: Place
  readonly tutor: Tutor
  readonly onSet: (count: number) => void
  readonly onClose: () => void
}

/** As many as the server takes at once. */
const most = 200

type Kind = 'practice' | 'lesson'

function useForm({ work, topics, tutor }: SetWorkProps) {
  const topicId = useSignal(work.topicId ?? topics[0]?.topicId ?? '')
  const subjectId = topics.find(topic => topic.topicId === topicId.value)?.subjectId
  const learns = ({ studentId }: Person) =>
    tutor.students.get(studentId)?.subjectIds.some(id => id === subjectId) ?? true
  const unticked = useSignal<ReadonlySet<string>>(new Set())
  const offered = work.students.filter(learns)
  return {
    topicId,
    unticked,
    offered,
    chosen: offered.filter(({ studentId }) => !unticked.value.has(studentId)),
    kind: useSignal<Kind>('practice'),
    count: useSignal('10'),
    note: useSignal(''),
    day: useSignal(''),
    files: useSignal<readonly PickedFile[]>([]),
    isBusy: useSignal(false),
    trouble: useSignal(''),
    /** The request that was sent last and its key: the same again is the same work, not more of it. */
    sent: useRef({ request: '', key: '' }),
  }
}

type Form = ReturnType<typeof useForm>

function troubleIn({ chosen, kind, count, day }: Form): string {
  if (chosen.length === 0) return 'Choose at least one child.'
  if (chosen.length > most) return `Work can be set for at most ${most} children at once. Untick some.`
  if (day.value && day.value < dayOf(new Date())) return 'Choose a day from today on.'
  const number = Number(count.value)
  const isCount = Number.isInteger(number) && number >= 1 && number <= 50
  return kind.value === 'lesson' || isCount ? '' : 'Choose from 1 to 50 questions.'
}

async function send(form: Form, { place, onSet, onClose }: SetWorkProps): Promise<void> {
  const { chosen, kind, count, note, day, files, topicId, isBusy, trouble, sent } = form
  if (isBusy.value) return
  trouble.value = troubleIn(form)
  if (trouble.value) return
  isBusy.value = true
  const dueAt = endOfDay(day.value)
  const request = {
    organizationId: place.organizationId,
    studentIds: chosen.map(({ studentId }) => studentId),
    actionType: kind.value,
    topicId: topicId.value,
    ...(kind.value === 'practice' && { count: Number(count.value) }),
    ...(note.value.trim() && { note: note.value }),
    ...(dueAt && { dueAt }),
    ...(files.value.length > 0 && { mediaItemIds: files.value.map(({ id }) => id) }),
  }
  const text = JSON.stringify(request)
  if (sent.current.request !== text) sent.current = { request: text, key: newKey() }
  const options = { idempotencyKey: sent.current.key }
  const made = await call(connection, createLearnGroupAssignments, request, options).attempt()
  isBusy.value = false
  if (made.ok) {
    onSet(made.data.assignments.length)
    onClose()
    return
  }
  const lost = files.value.find(({ id }) => made.error.message.includes(id))
  if (lost) trouble.value = `“${lost.name}” can’t be attached any more. Remove it, then try again.`
  else if (made.error._tag === 'NotFound' || made.error._tag === 'Unauthorized') fail(made.error)
  else
    trouble.value =
      made.error._tag === 'BadRequest' || made.error._tag === 'Conflict'
        ? withNames(made.error.message, chosen)
        : failureWords(made.error)
}

export function SetWork(props: SetWorkProps) {
  const form = useForm(props)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { trouble, isBusy, chosen, kind } = form
  return (
    <dialog ref={dialog} aria-labelledby="set-work" onClose={props.onClose}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void send(form, { ...props, onClose: () => dialog.current?.close() })
        }}
      >
        <h2 id="set-work">Set work</h2>
        <Topics form={form} topics={props.topics} />
        <Group name="kind" legend="Type of work">
          {(['practice', 'lesson'] as const).map(value => (
            <Pick
              key={value}
              type="radio"
              name="kind"
              value={value}
              isChosen={kind.value === value}
              isInvalid={false}
              onChoose={() => {
                kind.value = value
              }}
            >
              {value === 'practice' ? 'Questions' : 'The lesson'}
            </Pick>
          ))}
        </Group>
        <Details form={form} />
        <Files place={props.place} picked={form.files} />
        <Who form={form} left={props.work.students.length - form.offered.length} />
        <p class="problem" role="alert" hidden={!trouble.value}>
          {trouble}
        </p>
        <div class="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" class="first" aria-disabled={isBusy.value || undefined}>
            Set for {childrenWords(chosen.length)}
          </button>
        </div>
      </form>
    </dialog>
  )
}

const subjects = [
  ['maths', 'Maths'],
  ['english', 'English'],
  ['verbal-reasoning', 'Verbal reasoning'],
  ['non-verbal-reasoning', 'Non-verbal reasoning'],
] as const

const Topics = ({ form: { topicId }, topics }: { form: Form; topics: Overview['topics'] }) => (
  <div class="field">
    <label for="topic">Topic</label>
    <select id="topic" value={topicId.value} onChange={setTo(topicId)}>
      {subjects.map(([id, name]) => {
        const some = topics.filter(({ subjectId }) => subjectId === id)
        return (
          some.length > 0 && (
            <optgroup key={id} label={name}>
              {some.map(topic => (
                <option key={topic.topicId} value={topic.topicId} selected={topic.topicId === topicId.value}>
                  {topic.name}
                </option>
              ))}
            </optgroup>
          )
        )
      })}
    </select>
  </div>
)

const setTo =
  (signal: Signal<string>) =>
  ({ currentTarget }: { currentTarget: { value: string } }) => {
    signal.value = currentTarget.value
  }

const Details = ({ form: { kind, count, note, day } }: { form: Form }) => (
  <>
    <div class="halves">
      {kind.value === 'practice' && (
        <div class="field">
          <label for="count">How many questions</label>
          <input id="count" type="number" min="1" max="50" value={count.value} onInput={setTo(count)} />
        </div>
      )}
      <div class="field">
        <label for="day">Due date (optional)</label>
        <input id="day" type="date" min={dayOf(new Date())} value={day.value} onInput={setTo(day)} />
      </div>
    </div>
    <div class="field">
      <label for="work-note">Note (optional)</label>
      <textarea
        id="work-note"
        rows={2}
        maxLength={500}
        value={note.value}
        onInput={setTo(note)}
        aria-describedby="work-note-hint"
      />
      <p class="note" id="work-note-hint">
        The children and their parents can read it.
      </p>
    </div>
  </>
)

function Who({ form: { offered, unticked, chosen }, left }: { form: Form; left: number }) {
  const tick = (ids: readonly string[], isTicked: boolean) => {
    const next = new Set(unticked.value)
    for (const id of ids) isTicked ? next.delete(id) : next.add(id)
    unticked.value = next
  }
  const all = offered.map(({ studentId }) => studentId)
  return (
    <fieldset class="field">
      <legend>For {childrenWords(chosen.length)}</legend>
      {offered.length > 2 && (
        <p class="ticking">
          <button type="button" class="quiet" onClick={() => tick(all, true)}>
            Tick all
          </button>
          <button type="button" class="quiet" onClick={() => tick(all, false)}>
            Untick all
          </button>
        </p>
      )}
      <div class="who">
        {offered.map(({ studentId, displayName }) => (
          <label key={studentId} class="choice">
            <input
              type="checkbox"
              checked={!unticked.value.has(studentId)}
              onChange={event => tick([studentId], event.currentTarget.checked)}
            />
            <span>{displayName}</span>
          </label>
        ))}
      </div>
      {left > 0 && (
        <p class="note">
          {left === 1
            ? 'One child doesn’t learn this subject and is left out.'
            : `${left} children don’t learn this subject and are left out.`}
        </p>
      )}
    </fieldset>
  )
}
