import { type Answers as Answered, call } from '@learn/sdk'
import { completeLearnParentChildOnboarding } from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { newKey } from '../../api/new-key.ts'
import { go } from '../../api/router.ts'
import { remember } from '../../child/remembered.ts'
import { Icon } from '../../drawing/icons.tsx'
import { Heading } from '../../parts/heading.tsx'
import { choices, connection, loadFamily } from '../family.ts'
import {
  type Answers,
  canShow,
  firstOpenStep,
  noAnswers,
  pathOf,
  refusalOf,
  requestOf,
  type StepId,
  steps,
  type Troubles,
  troublesIn,
} from '../wizard.ts'
import { failureWords } from '../words.ts'
import { AgreeStep, ChildStep, TestStep, YouStep } from './add-steps.tsx'
import { Ready } from './ready.tsx'
import { SignInStep } from './sign-in-step.tsx'

type Onboarded = Answered['learn.completeLearnParentChildOnboarding']

export const answers = signal<Answers>(noAnswers)
const troubles = signal<Troubles>({})
/** Why the call at the end did not work. */
const failure = signal('')
const isBusy = signal(false)
const ready = signal<{ readonly made: Onboarded; readonly pin: string } | undefined>(undefined)
/** The same for as long as the answers are, so that a second press can't add a second child. */
const key = signal(newKey())

function answer(change: Partial<Answers>): void {
  answers.value = { ...answers.value, ...change }
  const changed = new Set<string>(Object.keys(change))
  troubles.value = Object.fromEntries(Object.entries(troubles.value).filter(([field]) => !changed.has(field)))
  failure.value = ''
  key.value = newKey()
}

const readyPath = '/family/add/ready'

/** From a parent's name to the child's first question. Nothing is stored before the last step. */
export function Add({ email, at }: { email: string; at: string }) {
  const step = steps.find(({ path }) => path === at)?.id
  const isShown = at === readyPath ? ready.value !== undefined : step && canShow(step, answers.value, email)
  useEffect(() => {
    if (!isShown) go(pathOf(firstOpenStep(answers.value, email)), { replace: true })
  }, [isShown])
  if (at === readyPath && ready.value) return <Ready {...ready.value} />
  if (!step || !isShown || !choices.value) return <p class="loading" aria-busy="true" />
  return <Step key={step} step={step} email={email} />
}

export interface StepProps {
  readonly given: Answers
  readonly troubles: Troubles
  readonly answer: (change: Partial<Answers>) => void
  readonly email: string
}

const titles: Readonly<Record<StepId, (child: string) => string>> = {
  you: () => 'First, about you',
  child: () => 'Your child',
  test: () => 'Which test is it?',
  'sign-in': child => `How ${child} signs in`,
  agree: () => 'Check and agree',
}

const bodies: Readonly<Record<StepId, (props: StepProps) => ComponentChildren>> = {
  you: props => <YouStep {...props} />,
  child: props => <ChildStep {...props} />,
  test: props => <TestStep {...props} />,
  'sign-in': props => <SignInStep {...props} />,
  agree: props => <AgreeStep {...props} />,
}

function Step({ step, email }: { step: StepId; email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const given = answers.value
  const place = steps.findIndex(({ id }) => id === step)
  const before = steps[place - 1]
  const after = steps[place + 1]
  const childName = given.childName.trim() || 'your child'

  const focusTrouble = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  useEffect(() => {
    if (Object.keys(troubles.value).length > 0) focusTrouble() // The call at the end led back here.
  }, [])

  const submit = async () => {
    troubles.value = troublesIn(step, answers.value, email)
    if (Object.keys(troubles.value).length > 0) focusTrouble()
    else if (after) go(after.path)
    else await create(email)
  }
  return (
    <>
      <Progress place={place} />
      <form
        ref={form}
        class="card step"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <Heading title={titles[step](childName)} />
        {bodies[step]({ given, troubles: troubles.value, answer, email })}
        <p class="problem" role="alert" hidden={!failure.value}>
          {failure}
        </p>
        <footer class="buttons">
          {before ? (
            <a class="button" href={before.path}>
              <Icon name="previous" /> Back
            </a>
          ) : (
            <a class="button" href="/family">
              Cancel
            </a>
          )}
          <button type="submit" class="first" aria-disabled={isBusy}>
            {after ? 'Next' : isBusy.value ? 'One moment …' : 'Create account'}
            <Icon name="next" />
          </button>
        </footer>
      </form>
    </>
  )
}

const Progress = ({ place }: { place: number }) => (
  <nav aria-label="Steps">
    <p class="step-words">
      {place + 1} of {steps.length}
    </p>
    <ol class="steps">
      {steps.map(({ id, name }, at) => (
        <li key={id} class={at < place ? 'done' : ''} aria-current={at === place ? 'step' : undefined}>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  </nav>
)

async function create(email: string): Promise<void> {
  if (isBusy.value) return
  isBusy.value = true
  failure.value = ''
  const given = answers.value
  const options = { idempotencyKey: key.value }
  const made = await call(
    connection,
    completeLearnParentChildOnboarding,
    requestOf(given, email),
    options,
  ).attempt()
  isBusy.value = false
  if (made.ok) {
    const { username } = made.data.student.credential
    if (given.isRemembered) remember(localStorage, { username, avatarId: given.avatarId })
    ready.value = { made: made.data, pin: given.pin }
    go(readyPath, { replace: true })
    answers.value = noAnswers
    key.value = newKey()
    void loadFamily()
    return
  }
  const refusal = refusalOf(made.error, given, 10 + Math.floor(Math.random() * 90))
  if (!refusal) {
    failure.value = failureWords(made.error)
    return
  }
  troubles.value = refusal.troubles
  go(pathOf(refusal.step))
}
