import { call, type LearnStudent } from '@learn/sdk'
import { getLearnStudent } from '@learn/sdk/operations'
import { signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { connection, replaceChild } from '../family.ts'
import { refusalWords } from './values.ts'

/** The child whom the reader no longer sees, because somebody has just ended their access. */
export const lostChild = signal('')

type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: Parameters<typeof refusalWords>[0] }

/** Saves one section by itself, and says how it went. */
export function useSaving(child: LearnStudent) {
  const isBusy = useSignal(false)
  const trouble = useSignal('')
  const saved = useSignal('')

  const save = async <Data,>(
    ask: () => Promise<Answer<Data>>,
    { refused, done }: { refused: string; done: (data: Data) => string },
  ): Promise<boolean> => {
    if (isBusy.value) return false
    isBusy.value = true
    trouble.value = ''
    saved.value = ''
    const answer = await ask()
    if (answer.ok) saved.value = done(answer.data)
    else {
      trouble.value = refusalWords(answer.error, refused)
      if (['NotFound', 'Forbidden'].includes(answer.error._tag)) await lookAgain(child)
    }
    isBusy.value = false
    return answer.ok
  }
  return { isBusy, trouble, saved, save }
}

export type Saving = ReturnType<typeof useSaving>

/** Somebody may have ended the reader's access since the page was opened. */
export async function lookAgain({ id, displayName }: LearnStudent): Promise<void> {
  const found = await call(connection, getLearnStudent, { studentId: id }).attempt()
  if (found.ok) replaceChild(found.data)
  else if (found.error._tag === 'NotFound') lostChild.value = displayName
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ComponentChildren
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section class="card" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

interface FormProps {
  readonly saving: Saving
  readonly button: string
  readonly look?: string
  readonly onSave: () => void
  readonly children: ComponentChildren
}

/** A form that says “Saved”, or what is wrong, next to its button. */
export const SaveForm = ({ saving, button, look = '', onSave, children }: FormProps) => (
  <form
    class="settings"
    noValidate
    onSubmit={event => {
      event.preventDefault()
      onSave()
    }}
  >
    {children}
    <Outcome saving={saving} />
    <button type="submit" class={look} aria-disabled={saving.isBusy.value || undefined}>
      {button}
    </button>
  </form>
)

export const Outcome = ({ saving }: { saving: Saving }) => (
  <>
    <p class="problem" role="alert" hidden={!saving.trouble.value}>
      {saving.trouble}
    </p>
    <p class="saved" role="status">
      {saving.saved}
    </p>
  </>
)
