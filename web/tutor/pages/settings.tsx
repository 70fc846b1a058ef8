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

const switches = [
  {
    name: 'groupComparisons',
    label: 'Group comparisons',
    hint: 'Off: children are compared only with their own past. On: everybody who teaches here also sees the middle of the group in each topic where at least five children have a score, as the last row of the table. Children and parents never see it.',
    isOn: 'Group comparisons are on.',
    isOff: 'Group comparisons are off.',
  },
  {
    name: 'staffPinResets',
    label: 'New PINs from those who teach',
    hint: 'Off: a child’s PIN is set by their guardians, unless these let tutors do it, or the child has no guardian yet. On: everybody who teaches a child here can give them a new PIN, and guardians get an email when it happens.',
    isOn: 'Those who teach a child can give them a new PIN.',
    isOff: 'New PINs come from guardians.',
  },
] as const

type Name = (typeof switches)[number]['name']

/** What administrators decide for everybody who teaches at an organization. */
export function Settings({ place: { organizationId, organizationName }, onChange }: SettingsProps) {
  const settings = useSignal<Record<Name, boolean> | undefined>(undefined)
  const told = useSignal('')
  const trouble = useSignal('')
  useEffect(() => {
    void call(connection, getLearnSettings, { organizationId }).then(found => {
      settings.value = found
    }, fail)
  }, [])
  const save = async (name: Name, isOn: boolean, done: string) => {
    const before = settings.value
    if (!before) return
    settings.value = { ...before, [name]: isOn }
    told.value = ''
    trouble.value = ''
    const saved = await call(connection, updateLearnSettings, { organizationId, [name]: isOn }).attempt()
    if (saved.ok) {
      told.value = `Saved. ${done}`
      onChange()
      return
    }
    settings.value = before
    if (saved.error._tag === 'NotFound' || saved.error._tag === 'Unauthorized') fail(saved.error)
    else trouble.value = failureWords(saved.error)
  }
  return (
    <section class="card unprinted" aria-labelledby="settings">
      <h2 id="settings">Settings of {organizationName}</h2>
      {switches.map(({ name, label, hint, isOn, isOff }) => (
        <div key={name} class="field">
          <label class="choice">
            <input
              type="checkbox"
              checked={settings.value?.[name] ?? false}
              disabled={settings.value === undefined}
              aria-describedby={`${name}-hint`}
              onChange={({ currentTarget: { checked } }) => void save(name, checked, checked ? isOn : isOff)}
            />
            <span>{label}</span>
          </label>
          <p class="note" id={`${name}-hint`}>
            {hint}
          </p>
        </div>
      ))}
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <p class="saved" role="status">
        {told}
      </p>
    </section>
  )
}
