import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Heading } from '../../parts/heading.tsx'
import { nextWords, placeOf } from '../email-words.ts'
import { chooseWeekly, deviceTimeZone, emails, loadEmails } from '../emails.ts'

/** Which emails a guardian gets, and how to change that. */
export function Emails({ email }: { email: string }) {
  const isBusy = useSignal(false)
  const trouble = useSignal('')
  useEffect(() => {
    void loadEmails().then(words => {
      trouble.value = words
    })
  }, [])
  const choose = async (weekly: boolean) => {
    if (isBusy.value) return
    isBusy.value = true
    trouble.value = await chooseWeekly(weekly)
    isBusy.value = false
  }
  const chosen = emails.value
  const here = deviceTimeZone()
  return (
    <div class="card">
      <Heading title="Emails" />
      <h2>Your week on Learn</h2>
      <p>
        Each Monday at seven in the morning: three sentences about each child’s week, one picture, and what to
        do next. It goes to {email}.
      </p>
      <p class="problem" role="alert" hidden={!trouble.value}>
        {trouble}
      </p>
      {chosen ? (
        <>
          <p role="status">
            {chosen.weekly ? (
              <>
                <strong>You get it.</strong> The next one comes on {nextWords(chosen)}, in the morning in{' '}
                {placeOf(chosen.timeZone)}.
              </>
            ) : (
              <strong>You don’t get it.</strong>
            )}
          </p>
          <p class="buttons answer">
            <button
              type="button"
              class={chosen.weekly ? undefined : 'first'}
              aria-disabled={isBusy.value}
              onClick={() => void choose(!chosen.weekly)}
            >
              {chosen.weekly ? 'Stop this email' : 'Send it to me'}
            </button>
            {chosen.weekly && here && here !== chosen.timeZone && (
              <button
                type="button"
                class="quiet"
                aria-disabled={isBusy.value}
                onClick={() => void choose(true)}
              >
                Send it in the morning in {placeOf(here)}
              </button>
            )}
          </p>
        </>
      ) : (
        !trouble.value && <p class="loading" aria-busy="true" />
      )}
      <p class="note">
        Whatever you choose, you still get emails about your account, such as codes to sign in. Children get
        no emails.
      </p>
      <p class="links">
        <a href="/family">Back to your family</a>
      </p>
    </div>
  )
}
