import { type Answers, call, type LearnStudent } from '@learn/sdk'
import { getLearnConsentWording, updateLearnConsent } from '@learn/sdk/operations'
import { signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../../api/router.ts'
import { Heading } from '../../parts/heading.tsx'
import { Markdown } from '../../text/markdown-view.tsx'
import { organizationOf } from '../children.ts'
import { connection, type Family, replaceChild } from '../family.ts'
import { failureWords, ownerOf } from '../words.ts'

/** The children about whom the guardian wants to decide later. They are asked again with the next visit. */
export const putOff = signal<ReadonlySet<string>>(new Set())

interface Props {
  readonly child: LearnStudent
  readonly family: Family
  /** The page came unasked, because the consent stands on the organization's word. */
  readonly isAsked?: boolean
}

/** Shows what a guardian agrees to, and records whether they do. */
export function Consent({ child, family, isAsked = false }: Props) {
  const wording = useSignal<Answers['learn.getLearnConsentWording'] | undefined>(undefined)
  const trouble = useSignal('')
  const isBusy = useSignal(false)
  const isWithdrawing = useSignal(false)
  const { id, displayName, consent } = child
  const isOwn = consent.given && consent.basis === 'guardian'

  const load = async () => {
    const asked = await call(connection, getLearnConsentWording).attempt()
    if (asked.ok) wording.value = asked.data
    else trouble.value = failureWords(asked.error)
  }
  useEffect(() => void load(), [])

  const decide = async (given: boolean) => {
    if (isBusy.value || !wording.value) return
    isBusy.value = true
    const input = { studentId: id, given, wording: wording.value.wording }
    const decided = await call(connection, updateLearnConsent, input).attempt()
    isBusy.value = false
    if (!decided.ok) {
      trouble.value = failureWords(decided.error)
      if (decided.error._tag === 'Conflict') await load() // The words have changed meanwhile.
      return
    }
    replaceChild({ ...child, consent: decided.data })
    if (!isAsked) go(`/family/${id}`)
  }

  if (isWithdrawing.value)
    return (
      <div class="card">
        <Heading title={`Stop ${ownerOf(displayName)} practice?`} />
        <p>
          {displayName} can’t practise then, and nothing more is recorded about their learning. What was
          recorded before stays until you erase it. You can agree later, and practice opens again.
        </p>
        <p class="problem" role="alert" hidden={!trouble.value}>
          {trouble}
        </p>
        <footer class="buttons">
          <button type="button" onClick={() => (isWithdrawing.value = false)}>
            Back
          </button>
          <button type="button" class="danger" onClick={() => void decide(false)}>
            I don’t agree
          </button>
        </footer>
      </div>
    )
  return (
    <div class="card">
      <Heading title={isOwn ? 'What you agree to' : `Do you agree to ${ownerOf(displayName)} practice?`} />
      {!isOwn && consent.given && (
        <p>
          <strong>{organizationOf(child, family.memberships)}</strong> has added {displayName} to Learn and
          told us that you agree. We would like to hear it from you.
        </p>
      )}
      {!consent.given && <p>Practice is off now. It opens as soon as you agree.</p>}
      <div class="wording">{wording.value && <Markdown text={wording.value.text} />}</div>
      <p>
        More in <a href="/privacy">our privacy page</a>.
      </p>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      <footer class="buttons">
        {consent.given && (
          <button type="button" onClick={() => (isWithdrawing.value = true)}>
            {isOwn ? 'Withdraw my agreement' : 'I don’t agree'}
          </button>
        )}
        {isAsked && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              putOff.value = new Set([...putOff.value, id])
            }}
          >
            Decide later
          </button>
        )}
        {isOwn ? (
          <a class="button first" href={`/family/${id}`}>
            Back to {displayName}
          </a>
        ) : (
          <button type="button" class="first" aria-disabled={isBusy} onClick={() => void decide(true)}>
            I agree
          </button>
        )}
      </footer>
    </div>
  )
}
