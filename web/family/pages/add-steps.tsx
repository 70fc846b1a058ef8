import { type Answers, call } from '@learn/sdk'
import { getLearnConsentWording } from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../drawing/icons.tsx'
import { Field, Group, Pick, Trouble } from '../../parts/field.tsx'
import { Markdown } from '../../text/markdown-view.tsx'
import { choices, connection } from '../family.ts'
import { allSubjects, pathOf, usernameOf, yearGroups } from '../wizard.ts'
import { failureWords, listWords } from '../words.ts'
import type { StepProps } from './add.tsx'

export const YouStep = ({ given, troubles, answer, email }: StepProps) => (
  <div class="halves">
    <div>
      <Field
        name="parentName"
        label="Your name"
        value={given.parentName}
        trouble={troubles.parentName}
        maxLength={160}
        autocomplete="name"
        onValue={parentName => answer({ parentName })}
      />
      <p class="note">You are signed in as {email}.</p>
    </div>
    <ul class="ticks">
      <li>
        <Icon name="tick" /> About two minutes. Nothing is stored before the end.
      </li>
      <li>
        <Icon name="tick" /> No adverts, no tracking, no messages to your child.
      </li>
      <li>
        <Icon name="tick" /> You can erase everything at any time.
      </li>
    </ul>
  </div>
)

export const ChildStep = ({ given, troubles, answer }: StepProps) => (
  <>
    <Field
      name="childName"
      label="First name or nickname"
      value={given.childName}
      trouble={troubles.childName}
      maxLength={160}
      autocomplete="off"
      onValue={childName => answer({ childName })}
    />
    <Group name="yearGroup" legend="School year" trouble={troubles.yearGroup}>
      {yearGroups.map(year => (
        <Pick
          key={year}
          type="radio"
          name="yearGroup"
          value={year}
          isChosen={given.yearGroup === year}
          isInvalid={troubles.yearGroup !== undefined}
          onChoose={() => answer({ yearGroup: year })}
        >
          {year}
        </Pick>
      ))}
    </Group>
  </>
)

export const TestStep = ({ given, troubles, answer }: StepProps) => (
  <>
    <Group name="examFamilyId" legend="Test" trouble={troubles.examFamilyId}>
      {choices.value?.exams.map(({ id, name }) => (
        <Pick
          key={id}
          type="radio"
          name="examFamilyId"
          value={id}
          isChosen={given.examFamilyId === id}
          isInvalid={troubles.examFamilyId !== undefined}
          onChoose={() => answer({ examFamilyId: id })}
        >
          {name}
        </Pick>
      ))}
    </Group>
    <details class="tests">
      <summary>Not sure which?</summary>
      <dl>
        {choices.value?.exams.map(({ id, name, about }) => (
          <div class="fact" key={id}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <p>Ask the school. Until you know, GL Assessment is a good start.</p>
    </details>
    <Group name="subjectIds" legend="Subjects" trouble={troubles.subjectIds}>
      {allSubjects.map(id => (
        <Pick
          key={id}
          type="checkbox"
          name="subjectIds"
          value={id}
          isChosen={given.subjectIds.includes(id)}
          isInvalid={troubles.subjectIds !== undefined}
          onChoose={isChosen =>
            answer({
              subjectIds: allSubjects.filter(other =>
                other === id ? isChosen : given.subjectIds.includes(other),
              ),
            })
          }
        >
          {choices.value?.subjects.get(id) ?? id}
        </Pick>
      ))}
    </Group>
    <details open={Boolean(given.targetSchool || given.tutorEmail)}>
      <summary>School or tutor (optional)</summary>
      <div class="halves">
        <Field
          name="targetSchool"
          label="School you hope for"
          value={given.targetSchool}
          trouble={troubles.targetSchool}
          maxLength={160}
          autocomplete="off"
          onValue={targetSchool => answer({ targetSchool })}
        />
        <Field
          name="tutorEmail"
          label="Your tutor’s email address"
          hint="They get an invitation, see your child’s learning and can set work."
          isEmail
          isExact
          value={given.tutorEmail}
          trouble={troubles.tutorEmail}
          maxLength={254}
          autocomplete="off"
          onValue={tutorEmail => answer({ tutorEmail })}
        />
      </div>
    </details>
  </>
)

const wording = signal<Answers['learn.getLearnConsentWording'] | undefined>(undefined)
const wordingTrouble = signal('')

async function loadWording(): Promise<void> {
  const asked = await call(connection, getLearnConsentWording).attempt()
  if (asked.ok) wording.value = asked.data
  else wordingTrouble.value = failureWords(asked.error)
}

export function AgreeStep({ given, troubles, answer }: StepProps) {
  useEffect(() => void loadWording(), [])
  const exam = choices.value?.exams.find(({ id }) => id === given.examFamilyId)?.name ?? ''
  const subjects = given.subjectIds.map(id => choices.value?.subjects.get(id) ?? id)
  const tutor = given.tutorEmail.trim()
  return (
    <>
      <dl>
        <Line name="Child" value={`${given.childName.trim()}, ${given.yearGroup}`} path={pathOf('child')} />
        <Line name="Test" value={`${exam}: ${listWords(subjects, 4)}`} path={pathOf('test')} />
        {tutor && <Line name="Tutor" value={`${tutor} gets an invitation`} path={pathOf('test')} />}
        <Line name="Username" value={usernameOf(given)} path={pathOf('sign-in')} />
      </dl>
      <h2>{wording.value?.title ?? 'What you agree to'}</h2>
      <div class="wording">{wording.value && <Markdown text={wording.value.text} />}</div>
      <p class="problem" role="alert" hidden={!wordingTrouble.value}>
        {wordingTrouble}
      </p>
      <label class="choice">
        <input
          type="checkbox"
          name="isAgreed"
          checked={given.isAgreed}
          aria-invalid={troubles.isAgreed ? true : undefined}
          aria-describedby={troubles.isAgreed ? 'isAgreed-trouble' : undefined}
          onChange={event => answer({ isAgreed: event.currentTarget.checked })}
        />
        <span>I am {given.childName.trim()}’s parent or guardian, and I agree.</span>
      </label>
      <Trouble name="isAgreed" text={troubles.isAgreed} />
    </>
  )
}

const Line = ({ name, value, path }: { name: string; value: string; path: string }) => (
  <div class="fact">
    <dt>{name}</dt>
    <dd>
      {value}{' '}
      <a href={path} aria-label={`Change: ${name}`}>
        Change
      </a>
    </dd>
  </div>
)
