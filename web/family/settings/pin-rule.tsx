import { call, type LearnStudent } from '@learn/sdk'
import { updateLearnStudent } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { connection, replaceChild } from '../family.ts'
import { Outcome, useSaving } from './section.tsx'

/** Whether the people who teach the child may set the PIN too. */
export function PinRule({ child }: { child: LearnStudent }) {
  const saving = useSaving(child)
  const isOn = useSignal(child.staffPinResets)
  const isBusy = useSignal(false)
  const save = async (staffPinResets: boolean) => {
    if (isBusy.value) return
    isBusy.value = true
    isOn.value = staffPinResets
    let stored = !staffPinResets
    await saving.save(
      () => call(connection, updateLearnStudent, { studentId: child.id, staffPinResets }).attempt(),
      {
        refused: 'This can’t be changed now.',
        done: data => {
          replaceChild(data)
          stored = data.staffPinResets
          return 'Saved'
        },
      },
    )
    isOn.value = stored
    isBusy.value = false
  }
  return (
    <div class="settings">
      <label class="choice">
        <input
          type="checkbox"
          checked={isOn.value}
          disabled={isBusy.value}
          onChange={event => void save(event.currentTarget.checked)}
        />
        <span>Tutors may give {child.displayName} a new PIN</span>
      </label>
      <p class="note">
        Useful if {child.displayName} forgets the PIN during a lesson. You can always set it yourself.
      </p>
      <Outcome saving={saving} />
    </div>
  )
}
