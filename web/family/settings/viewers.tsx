import { type Answers, call, type LearnStudent } from '@learn/sdk'
import {
  inviteLearnStudentViewer,
  listLearnStudentViewers,
  removeLearnStudentViewer,
} from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Field, Group, Pick } from '../../parts/field.tsx'
import { connection } from '../family.ts'
import { dayWords } from '../words.ts'
import { lookAgain, Outcome, SaveForm, Section, useSaving } from './section.tsx'
import { refusalWords } from './values.ts'

type Viewer = Answers['learn.listLearnStudentViewers']['data'][number]

const notAnAddress = 'This doesn’t look like an email address. Check it.'

/** Who sees the child. Guardians invite and remove people here. */
export function Viewers({ child }: { child: LearnStudent }) {
  const viewers = useSignal<readonly Viewer[] | undefined>(undefined)
  const trouble = useSignal('')
  const load = async () => {
    const listed = await call(connection, listLearnStudentViewers, { studentId: child.id }).attempt()
    if (listed.ok) viewers.value = listed.data.data
    else {
      trouble.value = refusalWords(listed.error, '')
      await lookAgain(child)
    }
  }
  useEffect(() => void load(), [])
  return (
    <Section id="viewers" title="Who can see this">
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <ul class="viewers" aria-busy={viewers.value === undefined}>
        {viewers.value?.map(viewer => (
          <Seen key={viewer.id} child={child} viewer={viewer} onChange={load} />
        ))}
      </ul>
      <Invite child={child} onChange={load} />
    </Section>
  )
}

interface SeenProps {
  readonly child: LearnStudent
  readonly viewer: Viewer
  readonly onChange: () => Promise<void>
}

const kinds = { guardian: 'Guardian', tutor: 'Tutor', organization: 'Everybody who works there' } as const

function Seen({ child, viewer, onChange }: SeenProps) {
  const saving = useSaving(child)
  const isAsking = useSignal(false)
  const { id, kind, invited, isYou, canRemove, since, expiresAt } = viewer
  const name = viewer.email ?? viewer.name ?? ''
  const remove = async () => {
    const input = { studentId: child.id, viewerId: id }
    await saving.save(() => call(connection, removeLearnStudentViewer, input).attempt(), {
      refused: 'That didn’t work. Try again.',
      done: () => '',
    })
    await onChange()
  }
  return (
    <li>
      <div>
        <strong>{viewer.name ?? name}</strong>
        {isYou && ' (you)'}
        {viewer.name && viewer.email && <p class="note">{viewer.email}</p>}
        <p class="note">
          {invited
            ? `Invited as ${kind === 'guardian' ? 'a guardian' : 'a tutor'}. The link works until ${dayWords(expiresAt ?? since)}.`
            : `${kinds[kind]}, since ${dayWords(since)}`}
        </p>
        {isAsking.value && (
          <p>
            {invited
              ? 'The link in their email will stop working.'
              : `They will stop seeing ${child.displayName} and every other child of this family at once.`}
          </p>
        )}
        <Outcome saving={saving} />
      </div>
      {canRemove && !isAsking.value && (
        <button
          type="button"
          aria-label={`${invited ? 'Take back' : 'Remove'}: ${name}`}
          onClick={() => (isAsking.value = true)}
        >
          {invited ? 'Take back' : 'Remove'}
        </button>
      )}
      {isAsking.value && (
        <div class="buttons">
          <button type="button" onClick={() => (isAsking.value = false)}>
            Keep
          </button>
          <button type="button" class="danger" onClick={() => void remove()}>
            Yes, {invited ? 'take it back' : 'remove'}
          </button>
        </div>
      )}
    </li>
  )
}

function Invite({ child, onChange }: { child: LearnStudent; onChange: () => Promise<void> }) {
  const saving = useSaving(child)
  const email = useSignal('')
  const kind = useSignal<'guardian' | 'tutor'>('tutor')
  const save = async () => {
    const input = { studentId: child.id, email: email.value.trim(), kind: kind.value }
    const isSaved = await saving.save(() => call(connection, inviteLearnStudentViewer, input).attempt(), {
      refused: notAnAddress,
      done: invited => `We have sent an invitation to ${invited.email}. They see nothing before they accept.`,
    })
    if (!isSaved) return
    email.value = ''
    await onChange()
  }
  return (
    <SaveForm saving={saving} button="Send an invitation" onSave={() => void save()}>
      <h3>Invite somebody</h3>
      <Field
        name="inviteEmail"
        label="Their email address"
        value={email.value}
        maxLength={254}
        autocomplete="off"
        isEmail
        isExact
        onValue={value => (email.value = value)}
      />
      <Group name="inviteKind" legend="As">
        <Pick
          type="radio"
          name="inviteKind"
          value="tutor"
          isChosen={kind.value === 'tutor'}
          isInvalid={false}
          onChoose={() => (kind.value = 'tutor')}
        >
          A tutor: sees the children of your family, and sets work
        </Pick>
        <Pick
          type="radio"
          name="inviteKind"
          value="guardian"
          isChosen={kind.value === 'guardian'}
          isInvalid={false}
          onChoose={() => (kind.value = 'guardian')}
        >
          A guardian: has the same rights as you, including erasing everything
        </Pick>
      </Group>
    </SaveForm>
  )
}
