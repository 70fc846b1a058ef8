import { call } from '@learn/sdk'
import { addLearnGroupStudents, createTeam } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { newKey } from '../../api/new-key.ts'
import { go } from '../../api/router.ts'
import { failureWords } from '../../family/words.ts'
import { Field } from '../../parts/field.tsx'
import { childrenWords, withNames } from '../group.ts'
import { connection, fail, loadTutor, type Place, type Team } from '../tutor.ts'

interface Person {
  readonly studentId: string
  readonly displayName: string
}

interface GroupDialogProps {
  readonly place: Place
  /** The group that children are added to, or nothing for a new one. */
  readonly team: Team | undefined
  readonly offered: readonly Person[]
  readonly onClose: () => void
}

/** The answer to each request is kept, so that a second try continues where the first stopped. */
function useForm({ place, team, offered }: GroupDialogProps) {
  const form = {
    name: useSignal(''),
    ticked: useSignal<ReadonlySet<string>>(new Set()),
    isBusy: useSignal(false),
    trouble: useSignal(''),
  }
  const { name, ticked, isBusy, trouble } = form
  const made = useRef<{ id: string; name: string } | undefined>(team)
  const key = useRef({ name: '', key: '' })
  const make = async () => {
    if (key.current.name !== name.value) key.current = { name: name.value, key: newKey() }
    const { organizationId } = place
    const options = { idempotencyKey: key.current.key }
    return await call(connection, createTeam, { organizationId, name: name.value.trim() }, options).attempt()
  }
  const save = async (): Promise<boolean> => {
    if (!made.current) {
      const team = await make()
      if (!team.ok) return refuse(team.error)
      made.current = team.data
    }
    const teamId = made.current.id
    const studentIds = [...ticked.value]
    if (studentIds.length > 0) {
      const added = await call(connection, addLearnGroupStudents, { teamId, studentIds }).attempt()
      if (!added.ok) return refuse(added.error)
    }
    await loadTutor({ quietly: true })
    go(`/tutor/${place.organizationId}/${teamId}`)
    return true
  }
  const refuse = (error: Parameters<typeof failureWords>[0]): false => {
    if (error._tag === 'Unauthorized') fail(error)
    trouble.value =
      error._tag === 'BadRequest' || error._tag === 'Conflict'
        ? withNames(error.message, offered)
        : failureWords(error)
    return false
  }
  const send = async (): Promise<boolean> => {
    if (isBusy.value) return false
    trouble.value = team || name.value.trim() ? '' : 'Type a name for the group.'
    if (team && ticked.value.size === 0) trouble.value = 'Choose at least one child.'
    if (trouble.value) return false
    isBusy.value = true
    const isSaved = await save()
    isBusy.value = false
    return isSaved
  }
  return { ...form, send }
}

/** For administrators: a new group, or more children in one. */
export function GroupDialog(props: GroupDialogProps) {
  const { team, offered, onClose } = props
  const { name, ticked, isBusy, trouble, send } = useForm(props)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const tick = (studentId: string, isTicked: boolean) => {
    const next = new Set(ticked.value)
    if (isTicked) next.add(studentId)
    else next.delete(studentId)
    ticked.value = next
  }
  return (
    <dialog ref={dialog} aria-labelledby="group-dialog" onClose={onClose}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void send().then(isSaved => isSaved && dialog.current?.close())
        }}
      >
        <h2 id="group-dialog">{team ? `Add children to ${team.name}` : 'New group'}</h2>
        {!team && (
          <Field
            name="groupName"
            label="Name"
            hint="Such as Tuesday club, or 5B."
            value={name.value}
            maxLength={64}
            autocomplete="off"
            onValue={value => {
              name.value = value
            }}
          />
        )}
        <fieldset class="field">
          <legend>Children</legend>
          {offered.length === 0 && <p>All children are already in this group.</p>}
          <div class="who">
            {offered.map(({ studentId, displayName }) => (
              <label key={studentId} class="choice">
                <input
                  type="checkbox"
                  checked={ticked.value.has(studentId)}
                  onChange={event => tick(studentId, event.currentTarget.checked)}
                />
                <span>{displayName}</span>
              </label>
            ))}
          </div>
          <p class="note">Children stay in their family, and can be in several groups.</p>
        </fieldset>
        <p class="problem" role="alert" hidden={!trouble.value}>
          {trouble}
        </p>
        <div class="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" class="first" aria-disabled={isBusy.value || undefined}>
            {team ? `Add ${childrenWords(ticked.value.size)}` : 'Create group'}
          </button>
        </div>
      </form>
    </dialog>
  )
}
