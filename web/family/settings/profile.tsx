import { call, type LearnStudent } from '@learn/sdk'
import { resetLearnStudentPin, updateLearnStudent, updateLearnStudentUsername } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { Avatar } from '../../drawing/animals.tsx'
import { Field, Group, Pick } from '../../parts/field.tsx'
import { choices, connection, replaceChild } from '../family.ts'
import { allSubjects, avatarIds, easyPin, yearGroups } from '../wizard.ts'
import { ExamDate } from './exam-date.tsx'
import { PinRule } from './pin-rule.tsx'
import { SaveForm, Section, useSaving } from './section.tsx'
import { examDateTrouble, makePin, newPinTrouble } from './values.ts'

interface Props {
  readonly child: LearnStudent
}

const unusable = 'This can’t be used here. Check it, and try other characters.'
const replaced = (data: LearnStudent) => {
  replaceChild(data)
  return 'Saved'
}

export function About({ child }: Props) {
  const saving = useSaving(child)
  const name = useSignal(child.displayName)
  const avatarId = useSignal(child.avatarId)
  const yearGroup = useSignal(child.yearGroup)
  const trouble = useSignal('')
  const save = () => {
    trouble.value = name.value.trim() ? '' : 'Type a first name or a nickname.'
    if (trouble.value) return
    const change = { displayName: name.value.trim(), avatarId: avatarId.value, yearGroup: yearGroup.value }
    void saving.save(
      () => call(connection, updateLearnStudent, { studentId: child.id, ...change }).attempt(),
      {
        refused: unusable,
        done: replaced,
      },
    )
  }
  return (
    <Section id="about" title="About">
      <SaveForm saving={saving} button="Save" onSave={save}>
        <Field
          name="displayName"
          label="First name or nickname"
          value={name.value}
          trouble={trouble.value}
          maxLength={160}
          autocomplete="off"
          onValue={value => (name.value = value)}
        />
        <Group name="avatarId" legend="Picture" look="animals">
          {avatarIds.map(id => (
            <Pick
              key={id}
              type="radio"
              name="avatarId"
              value={id}
              isChosen={avatarId.value === id}
              isInvalid={false}
              onChoose={() => (avatarId.value = id)}
            >
              <Avatar id={id} name={id} large />
              {id.slice(0, 1).toUpperCase() + id.slice(1)}
            </Pick>
          ))}
        </Group>
        <Group name="yearGroup" legend="School year">
          {yearGroups.map(year => (
            <Pick
              key={year}
              type="radio"
              name="yearGroup"
              value={year}
              isChosen={yearGroup.value === year}
              isInvalid={false}
              onChoose={() => (yearGroup.value = year)}
            >
              {year}
            </Pick>
          ))}
        </Group>
      </SaveForm>
    </Section>
  )
}

export const SigningIn = ({ child }: Props) => (
  <Section id="signing-in" title="Signing in">
    {child.youAreGuardian ? (
      <>
        <Username child={child} />
        <Pin child={child} />
        <PinRule child={child} />
      </>
    ) : (
      <p>
        The username is <strong>{child.credential.username}</strong>. Only a guardian can change it, and the
        PIN.
      </p>
    )}
  </Section>
)

function Username({ child }: Props) {
  const saving = useSaving(child)
  const username = useSignal(child.credential.username)
  const save = () =>
    void saving.save(
      () =>
        call(connection, updateLearnStudentUsername, {
          studentId: child.id,
          username: username.value.trim(),
        }).attempt(),
      {
        refused: username.value.trim() ? unusable : 'Type a username.',
        done: credential => {
          replaceChild({ ...child, credential })
          return `Saved. ${child.displayName} signs in as “${credential.username}” from now on.`
        },
      },
    )
  return (
    <SaveForm saving={saving} button="Change the username" onSave={save}>
      <Field
        name="username"
        label="Username"
        hint="No surname, school or birthday. Changing it signs your child out."
        value={username.value}
        maxLength={128}
        autocomplete="off"
        isExact
        onValue={value => (username.value = value)}
      />
    </SaveForm>
  )
}

const randomDigit = (below: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below

function Pin({ child }: Props) {
  const saving = useSaving(child)
  const pin = useSignal('')
  const again = useSignal('')
  const trouble = useSignal('')
  const send = async (value: string) => {
    trouble.value = ''
    const isSaved = await saving.save(
      () => call(connection, resetLearnStudentPin, { studentId: child.id, pin: value }).attempt(),
      {
        refused: easyPin,
        done: () => `Saved. The new PIN is ${value}. Note it now: it is shown only this once.`,
      },
    )
    if (isSaved) pin.value = again.value = ''
  }
  const save = () => {
    trouble.value = newPinTrouble(pin.value, again.value)
    if (!trouble.value) void send(pin.value)
  }
  return (
    <SaveForm saving={saving} button="Set this PIN" onSave={save}>
      <div class="halves">
        <Field
          name="pin"
          label="New PIN"
          hint="Four numbers or letters. Not a birthday."
          look="pin"
          value={pin.value}
          trouble={trouble.value}
          maxLength={4}
          autocomplete="off"
          isExact
          onValue={value => (pin.value = value)}
        />
        <Field
          name="pinAgain"
          label="The same PIN again"
          look="pin"
          value={again.value}
          maxLength={4}
          autocomplete="off"
          isExact
          onValue={value => (again.value = value)}
        />
      </div>
      <p>
        <button type="button" onClick={() => void send(makePin(randomDigit))}>
          Suggest a PIN
        </button>
      </p>
    </SaveForm>
  )
}

const extraTimes = [0, 10, 25, 50, 100]

export function Test({ child }: Props) {
  const saving = useSaving(child)
  const examFamilyId = useSignal(child.examFamilyId)
  const subjectIds = useSignal<LearnStudent['subjectIds']>(child.subjectIds)
  const targetSchool = useSignal(child.targetSchool)
  const examDate = useSignal(child.examDate ?? '')
  const dateTrouble = useSignal('')
  const extraTimePercent = useSignal(child.extraTimePercent)
  const trouble = useSignal('')
  const save = () => {
    trouble.value = subjectIds.value.length > 0 ? '' : 'Choose at least one subject.'
    dateTrouble.value = examDateTrouble(examDate.value, new Date())
    if (trouble.value || dateTrouble.value) return
    const change = {
      examFamilyId: examFamilyId.value,
      subjectIds: [...subjectIds.value],
      targetSchool: targetSchool.value.trim() || null,
      examDate: examDate.value || null,
      extraTimePercent: extraTimePercent.value,
    }
    void saving.save(
      () => call(connection, updateLearnStudent, { studentId: child.id, ...change }).attempt(),
      {
        refused: unusable,
        done: replaced,
      },
    )
  }
  const times = [...new Set([...extraTimes, child.extraTimePercent])].sort((a, b) => a - b)
  return (
    <Section id="the-test" title="The test">
      <SaveForm saving={saving} button="Save" onSave={save}>
        <Group name="examFamilyId" legend="Test">
          {choices.value?.exams.map(({ id, name }) => (
            <Pick
              key={id}
              type="radio"
              name="examFamilyId"
              value={id}
              isChosen={examFamilyId.value === id}
              isInvalid={false}
              onChoose={() => (examFamilyId.value = id)}
            >
              {name}
            </Pick>
          ))}
        </Group>
        <Group name="subjectIds" legend="Subjects" trouble={trouble.value}>
          {allSubjects.map(id => (
            <Pick
              key={id}
              type="checkbox"
              name="subjectIds"
              value={id}
              isChosen={subjectIds.value.includes(id)}
              isInvalid={Boolean(trouble.value)}
              onChoose={isChosen =>
                (subjectIds.value = allSubjects.filter(other =>
                  other === id ? isChosen : subjectIds.value.includes(other),
                ))
              }
            >
              {choices.value?.subjects.get(id) ?? id}
            </Pick>
          ))}
        </Group>
        <Field
          name="targetSchool"
          label="School you hope for (optional)"
          value={targetSchool.value}
          maxLength={160}
          autocomplete="off"
          onValue={value => (targetSchool.value = value)}
        />
        <ExamDate
          value={examDate.value}
          trouble={dateTrouble.value}
          onValue={value => (examDate.value = value)}
        />
        <div class="field">
          <label for="extraTime">Extra time in tests</label>
          <select
            id="extraTime"
            value={String(extraTimePercent.value)}
            onChange={event => (extraTimePercent.value = Number(event.currentTarget.value))}
          >
            {times.map(percent => (
              <option key={percent} value={String(percent)}>
                {percent === 0 ? 'None' : `${percent}% more`}
              </option>
            ))}
          </select>
        </div>
      </SaveForm>
    </Section>
  )
}
