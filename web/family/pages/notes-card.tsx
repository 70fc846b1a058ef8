import { type Answers, call, type LearnStudent } from '@learn/sdk'
import { listLearnNotes } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection } from '../family.ts'
import { dayWords } from '../words.ts'

type Notes = Answers['learn.listLearnNotes']['data']

const shown = 5

/** What those who teach the child have written for parents. Nothing is shown while there is nothing to read. */
export function NotesCard({ child }: { child: LearnStudent }) {
  const notes = useSignal<Notes>([])
  useEffect(() => {
    // The page is useful without them: this card is never worth an error.
    void call(connection, listLearnNotes, { 'filter[studentId]': child.id, limit: 25 })
      .attempt()
      .then(found => {
        if (found.ok) notes.value = found.data.data.filter(note => note.sharedWithGuardians).slice(0, shown)
      })
  }, [])
  if (notes.value.length === 0) return null
  return (
    <section class="card">
      <h2>Notes from teachers</h2>
      <ul class="notes">
        {notes.value.map(({ id, text, createdAt }) => (
          <li key={id}>
            <p class="soft">{dayWords(createdAt)}</p>
            <p class="written">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
