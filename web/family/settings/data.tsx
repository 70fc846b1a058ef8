import { type Answers, call, type LearnStudent } from '@learn/sdk'
import {
  cancelLearnStudentErasure,
  getLearnStudentErasure,
  scheduleLearnStudentErasure,
} from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Field } from '../../parts/field.tsx'
import { connection, replaceChild } from '../family.ts'
import { dayWords, ownerOf } from '../words.ts'
import { Outcome, SaveForm, Section, useSaving } from './section.tsx'
import { countWords, exportName, isSameName } from './values.ts'

interface Props {
  readonly child: LearnStudent
}

export const YourData = ({ child }: Props) => (
  <Section id="data" title="Your data">
    <Download child={child} />
    {!child.erasureAt && <Erase child={child} />}
  </Section>
)

const broken = { _tag: 'NetworkError', message: 'The download did not arrive whole.' }

/** The file is as long as the child's history, so the browser gets it past the SDK, which would read it into objects. */
async function fetchExport(studentId: string) {
  try {
    const response = await fetch(`/web/v1/learn/students/${studentId}/export`, {
      headers: { 'Learn-Web': '1' },
    })
    return response.ok
      ? ({ ok: true, data: await response.blob() } as const)
      : ({ ok: false, error: await response.json() } as const)
  } catch {
    return { ok: false, error: broken } as const
  }
}

function Download({ child }: Props) {
  const saving = useSaving(child)
  const download = () =>
    void saving.save(() => fetchExport(child.id), {
      refused: 'That didn’t work. Try again.',
      done: file => {
        const link = document.createElement('a')
        link.href = URL.createObjectURL(file)
        link.download = exportName(child.avatarId, new Date())
        link.click()
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
        return 'The file has been downloaded.'
      },
    })
  return (
    <>
      <p>
        Everything that Learn has recorded about {child.displayName}, in one file (JSON) that other programs
        can read.
      </p>
      <Outcome saving={saving} />
      <button type="button" aria-disabled={saving.isBusy.value || undefined} onClick={download}>
        Download everything
      </button>
    </>
  )
}

type Erasure = Answers['learn.getLearnStudentErasure']

function Erase({ child }: Props) {
  const saving = useSaving(child)
  const erasure = useSignal<Erasure | undefined>(undefined)
  const isAsking = useSignal(false)
  const typed = useSignal('')
  const trouble = useSignal('')
  useEffect(() => {
    void call(connection, getLearnStudentErasure, { studentId: child.id })
      .attempt()
      .then(found => {
        if (found.ok) erasure.value = found.data
      })
  }, [])
  const save = () => {
    trouble.value = isSameName(typed.value, child.displayName)
      ? ''
      : `Type “${child.displayName}”, as it is written here.`
    if (trouble.value) return
    const input = { studentId: child.id, confirmName: typed.value }
    void saving.save(() => call(connection, scheduleLearnStudentErasure, input).attempt(), {
      refused: 'The name has changed in the meantime. Reload the page.',
      done: ({ erasureAt }) => {
        replaceChild({ ...child, erasureAt })
        return 'Scheduled'
      },
    })
  }
  const counts = erasure.value ? countWords(erasure.value) : []
  return (
    <div class="erase">
      <h3>Erase everything about {child.displayName}</h3>
      <p>
        This erases {ownerOf(child.displayName)} account and all records, for everybody
        {counts.length > 0 && `: ${counts.join(', ')}, and what we worked out from them`}. It happens after 7
        days. Until then {child.displayName} can’t practise, every guardian gets an email, and any of you can
        stop it. Afterwards, nobody can bring it back.
      </p>
      {isAsking.value ? (
        <SaveForm saving={saving} button="Erase in 7 days" look="danger" onSave={save}>
          <Field
            name="confirmName"
            label={`Type “${child.displayName}” to confirm`}
            value={typed.value}
            trouble={trouble.value}
            maxLength={160}
            autocomplete="off"
            isExact
            onValue={value => (typed.value = value)}
          />
        </SaveForm>
      ) : (
        <button type="button" class="danger" onClick={() => (isAsking.value = true)}>
          Erase…
        </button>
      )}
    </div>
  )
}

/** While an erasure is scheduled: when, and how to stop it. */
export function ErasureBand({ child }: Props) {
  const saving = useSaving(child)
  if (!child.erasureAt) return null
  const stop = () =>
    void saving.save(() => call(connection, cancelLearnStudentErasure, { studentId: child.id }).attempt(), {
      refused: 'That didn’t work. Try again.',
      done: ({ erasureAt }) => {
        replaceChild({ ...child, erasureAt })
        return ''
      },
    })
  return (
    <div class="band">
      <p>
        Everything about {child.displayName} will be erased on {dayWords(child.erasureAt)}. Until then there
        is no practice.
      </p>
      <Outcome saving={saving} />
      {child.youAreGuardian && (
        <button type="button" class="first" onClick={stop}>
          Stop this
        </button>
      )}
    </div>
  )
}
