import { call } from '@learn/sdk'
import { getLearnSettings, updateLearnSettings } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { failureWords } from '../../family/words.ts'
import { connection, fail, type Place } from '../tutor.ts'

interface SettingsProps {
  readonly place: Place
  /** After a change, what the page shows may be different. */
  readonly onChange: () => void
}

/** What administrators decide for everybody who teaches at an organization. */
export function Settings({ place: { organizationId, organizationName }, onChange }: SettingsProps) {
  const isOn = useSignal<boolean | undefined>(undefined)
  const told = useSignal('')
  const trouble = useSignal('')
  useEffect(() => {
    void call(connection, getLearnSettings, { organizationId }).then(({ groupComparisons }) => {
      isOn.value = groupComparisons
    }, fail)
  }, [])
  const save = async (groupComparisons: boolean) => {
    const before = isOn.value
    isOn.value = groupComparisons
    told.value = ''
    trouble.value = ''
    const saved = await call(connection, updateLearnSettings, { organizationId, groupComparisons }).attempt()
    if (saved.ok) {
      told.value = groupComparisons ? 'Saved. Group comparisons are on.' : 'Saved. Group comparisons are off.'
      onChange()
      return
    }
    isOn.value = before
    if (saved.error._tag === 'NotFound' || saved.error._tag === 'Unauthorized') fail(saved.error)
    else trouble.value = failureWords(saved.error)
  }
  return (
    <section class="card unprinted" aria-labelledby="settings">
      <h2 id="settings">Settings of {organizationName}</h2>
      <label class="choice">
        <input
          type="checkbox"
          checked={isOn.value ?? false}
          disabled={isOn.value === undefined}
          aria-describedby="comparisons-hint"
          onChange={event => void save(event.currentTarget.checked)}
        />
        <span>Group comparisons</span>
      </label>
      <p class="note" id="comparisons-hint">
        Off: children are compared only with their own past. On: everybody who teaches here also sees the
        middle of the group in each topic where at least five children have a score, as the last row of the
        table. Children and parents never see it.
      </p>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <p class="saved" role="status">
        {told}
      </p>
    </section>
  )
}
