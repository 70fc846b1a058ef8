import { type Answers, call, type LearnStudent } from '@learn/sdk'
import { createLearnNote, listLearnNotes } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { newKey } from '../../api/new-key.ts'
import { dayWords, failureWords } from '../../family/words.ts'
import { Group, Pick } from '../../parts/field.tsx'
import { connection, fail } from '../tutor.ts'

type Note = Answers['learn.listLearnNotes']['data'][number]

interface NotesProps {
  readonly child: LearnStudent
  readonly userId: string
  readonly mayWrite: boolean
}

/** What those who teach a child have written down about them. */
export function Notes({ child, userId, mayWrite }: NotesProps) {
  const notes = useSignal<readonly Note[] | undefined>(undefined)
  useEffect(() => {
    void call(connection, listLearnNotes, { 'filter[studentId]': child.id, limit: 100 }).then(({ data }) => {
      notes.value = data
    }, fail)
  }, [])
  return (
    <section class="card" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <p class="soft">{child.displayName} never sees them.</p>
      {notes.value?.length === 0 && <p>There are no notes yet.</p>}
      <ul class="rows">
        {notes.value?.map(note => (
          <li key={note.id}>
            <p class="text">{note.text}</p>
            <p class="note">
              {note.writtenByUserId === userId && 'You, '}
              {dayWords(note.createdAt)} ·{' '}
              {note.sharedWithGuardians ? 'Parents can read this' : 'Only teachers'}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <NewNote
          child={child}
          onWritten={note => {
            notes.value = [note, ...(notes.value ?? [])]
          }}
        />
      )}
    </section>
  )
}

const readers = [
  [false, 'Only teachers'],
  [true, 'Parents can read this'],
] as const

function NewNote({ child, onWritten }: { child: LearnStudent; onWritten: (note: Note) => void }) {
  const text = useSignal('')
  const isShared = useSignal<boolean | undefined>(undefined)
  const trouble = useSignal('')
  const isBusy = useSignal(false)
  /** One for each note: sending it twice writes it once. */
  const key = useRef({ request: '', key: '' })
  const save = async () => {
    if (isBusy.value) return
    trouble.value = text.value.trim() === '' ? 'Write the note first.' : ''
    if (!trouble.value && isShared.value === undefined) trouble.value = 'Choose who can read it.'
    if (trouble.value || isShared.value === undefined) return
    isBusy.value = true
    const request = { studentId: child.id, text: text.value, sharedWithGuardians: isShared.value }
    const asText = JSON.stringify(request)
    if (key.current.request !== asText) key.current = { request: asText, key: newKey() }
    const options = { idempotencyKey: key.current.key }
    const made = await call(connection, createLearnNote, request, options).attempt()
    isBusy.value = false
    if (made.ok) {
      onWritten(made.data)
      text.value = ''
      isShared.value = undefined
      key.current = { request: '', key: '' }
    } else if (made.error._tag === 'NotFound' || made.error._tag === 'Unauthorized') fail(made.error)
    else trouble.value = made.error._tag === 'BadRequest' ? made.error.message : failureWords(made.error)
  }
  return (
    <form
      class="settings"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <div class="field">
        <label for="new-note">A new note</label>
        <textarea
          id="new-note"
          rows={3}
          maxLength={2000}
          value={text.value}
          onInput={event => {
            text.value = event.currentTarget.value
          }}
        />
      </div>
      <Group name="readers" legend="Who can read it">
        {readers.map(([value, words]) => (
          <Pick
            key={words}
            type="radio"
            name="readers"
            value={`${value}`}
            isChosen={isShared.value === value}
            isInvalid={false}
            onChoose={() => {
              isShared.value = value
            }}
          >
            {words}
          </Pick>
        ))}
      </Group>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <button type="submit" aria-disabled={isBusy.value || undefined}>
        Save the note
      </button>
    </form>
  )
}
