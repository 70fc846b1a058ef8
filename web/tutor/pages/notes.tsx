import { type Answers, call, type LearnStudent } from '@learn/sdk'
import { createLearnNote, deleteLearnNote, listLearnNotes, updateLearnNote } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { newKey } from '../../api/new-key.ts'
import { dayWords, failureWords } from '../../family/words.ts'
import { connection, fail } from '../tutor.ts'
import { NoteForm, readerWords } from './note-form.tsx'

type Note = Answers['learn.listLearnNotes']['data'][number]

interface NotesProps {
  readonly child: LearnStudent
  readonly userId: string
  readonly mayWrite: boolean
}

/** What those who teach a child have written down about them. */
export function Notes({ child, userId, mayWrite }: NotesProps) {
  const notes = useSignal<readonly Note[] | undefined>(undefined)
  const told = useSignal('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void call(connection, listLearnNotes, { 'filter[studentId]': child.id, limit: 100 }).then(({ data }) => {
      notes.value = data
    }, fail)
  }, [])
  const replace = (id: string, now: readonly Note[], words: string) => {
    notes.value = notes.value?.flatMap(note => (note.id === id ? now : [note]))
    told.value = words
    heading.current?.focus()
  }
  return (
    <section class="card unprinted" aria-labelledby="notes">
      <h2 id="notes" ref={heading} tabIndex={-1}>
        Notes
      </h2>
      <p class="soft">{child.displayName} never sees notes.</p>
      <p class="saved" role="status">
        {told}
      </p>
      {notes.value?.length === 0 && <p>There are no notes yet.</p>}
      <ul class="rows">
        {notes.value?.map(note => (
          <Written
            key={note.id}
            note={note}
            isOwn={note.writtenByUserId === userId}
            mayWrite={mayWrite}
            onChange={(now, words) => replace(note.id, now, words)}
          />
        ))}
      </ul>
      {mayWrite && (
        <NewNote
          child={child}
          onWritten={note => {
            notes.value = [note, ...(notes.value ?? [])]
            told.value = 'Saved.'
          }}
        />
      )}
    </section>
  )
}

interface WrittenProps {
  readonly note: Note
  readonly isOwn: boolean
  readonly mayWrite: boolean
  readonly onChange: (now: readonly Note[], words: string) => void
}

/** A note. Its writer can change and delete it. */
function Written({ note, isOwn, mayWrite, onChange }: WrittenProps) {
  const doing = useSignal<'change' | 'delete' | undefined>(undefined)
  const { id, text, sharedWithGuardians, createdAt } = note
  if (doing.value === 'change')
    return (
      <li>
        <NoteForm
          id={`note-${id}`}
          label="Change the note"
          button="Save the change"
          text={text}
          isShared={sharedWithGuardians}
          onCancel={() => {
            doing.value = undefined
          }}
          save={async changed => {
            const saved = await call(connection, updateLearnNote, { noteId: id, ...changed }).attempt()
            if (!saved.ok) return refused(saved.error)
            onChange([saved.data], 'Saved.')
            doing.value = undefined
            return ''
          }}
        />
      </li>
    )
  return (
    <li>
      <p class="text">{text}</p>
      <p class="note">
        {isOwn && 'You, '}
        {dayWords(createdAt)} · <strong>{readerWords(sharedWithGuardians)}</strong>
      </p>
      {isOwn && mayWrite && doing.value === undefined && (
        <p class="note-buttons">
          <button type="button" class="quiet" onClick={() => (doing.value = 'change')}>
            Change<span class="unseen">: {text}</span>
          </button>
          <button type="button" class="quiet" onClick={() => (doing.value = 'delete')}>
            Delete<span class="unseen">: {text}</span>
          </button>
        </p>
      )}
      {doing.value === 'delete' && (
        <Deleting
          note={note}
          onKeep={() => (doing.value = undefined)}
          onDeleted={() => onChange([], 'The note is deleted.')}
        />
      )}
    </li>
  )
}

interface DeletingProps {
  readonly note: Note
  readonly onKeep: () => void
  readonly onDeleted: () => void
}

function Deleting({ note: { id }, onKeep, onDeleted }: DeletingProps) {
  const trouble = useSignal('')
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const remove = async () => {
    const removed = await call(connection, deleteLearnNote, id).attempt()
    if (removed.ok) onDeleted()
    else trouble.value = refused(removed.error)
  }
  return (
    <fieldset class="band">
      <legend class="unseen">Delete this note?</legend>
      <p>Delete this note? You can’t undo this.</p>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <div class="buttons answer">
        <button ref={keep} type="button" onClick={onKeep}>
          Keep it
        </button>
        <button type="button" class="danger" onClick={() => void remove()}>
          Yes, delete it
        </button>
      </div>
    </fieldset>
  )
}

function NewNote({ child, onWritten }: { child: LearnStudent; onWritten: (note: Note) => void }) {
  /** One for each note: sending it twice writes it once. */
  const sent = useRef({ request: '', key: '' })
  /** A form of its own for each note, so that the next one begins empty. */
  const count = useSignal(0)
  return (
    <NoteForm
      key={count.value}
      id="new-note"
      label="A new note"
      button="Save the note"
      text=""
      isShared={undefined}
      save={async written => {
        const request = { studentId: child.id, ...written }
        const asText = JSON.stringify(request)
        if (sent.current.request !== asText) sent.current = { request: asText, key: newKey() }
        const options = { idempotencyKey: sent.current.key }
        const made = await call(connection, createLearnNote, request, options).attempt()
        if (!made.ok) return refused(made.error)
        sent.current = { request: '', key: '' }
        onWritten(made.data)
        count.value++
        return ''
      }}
    />
  )
}

/** What to say under a form. If the child is not to be seen any more, the whole page changes. */
function refused(error: Parameters<typeof failureWords>[0]): string {
  if (error._tag === 'NotFound' || error._tag === 'Unauthorized') fail(error)
  return error._tag === 'BadRequest' ? error.message : failureWords(error)
}
