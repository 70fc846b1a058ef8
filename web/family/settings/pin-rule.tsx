import { call, type LearnStudent } from '@learn/sdk'
import { updateLearnStudent } from '@learn/sdk/operations'
import { connection, replaceChild } from '../family.ts'
import { Outcome, useSaving } from './section.tsx'

/** Whether the people who teach the child may set the PIN too. */
export function PinRule({ child }: { child: LearnStudent }) {
  const saving = useSaving(child)
  const save = (staffPinResets: boolean) =>
    void saving.save(
      () => call(connection, updateLearnStudent, { studentId: child.id, staffPinResets }).attempt(),
      {
        refused: 'This can’t be changed now.',
        done: data => {
          replaceChild(data)
          return 'Saved'
        },
      },
    )
  return (
    <div class="settings">
      <label class="choice">
        <input
          type="checkbox"
          checked={child.staffPinResets}
          onChange={event => save(event.currentTarget.checked)}
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
