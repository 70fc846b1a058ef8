import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { nextWords } from '../email-words.ts'
import { chooseWeekly, emails, loadEmails } from '../emails.ts'

/** Asks a guardian once whether they want the weekly email. Nothing is shown to somebody who has answered before. */
export function EmailCard() {
  const isAsked = useSignal(false)
  const isBusy = useSignal(false)
  const trouble = useSignal('')
  useEffect(() => {
    // Without an answer nobody is asked: this card is never worth an error.
    void (emails.value ? Promise.resolve() : loadEmails()).then(() => {
      isAsked.value = emails.value?.weekly === null
    })
  }, [])
  const choose = async (weekly: boolean) => {
    if (isBusy.value) return
    isBusy.value = true
    trouble.value = await chooseWeekly(weekly)
    isBusy.value = false
  }
  if (!isAsked.value || !emails.value) return null
  const { weekly } = emails.value
  return (
    <section class="card unprinted">
      <h2>A short email each Monday?</h2>
      {weekly === null && (
        <>
          <p>Three sentences about the week, one picture, and what to do next.</p>
          <p class="problem" role="alert" hidden={!trouble.value}>
            {trouble}
          </p>
          <p class="buttons answer">
            <button type="button" aria-disabled={isBusy.value} onClick={() => void choose(true)}>
              Yes, please
            </button>
            <button
              type="button"
              class="quiet"
              aria-disabled={isBusy.value}
              onClick={() => void choose(false)}
            >
              No, thanks
            </button>
          </p>
        </>
      )}
      <div role="status">
        {weekly !== null && (
          <p>
            {weekly
              ? `Thank you. The first one comes on ${nextWords(emails.value)}.`
              : 'All right, you get none.'}{' '}
            You can <a href="/family/emails">change this</a> at any time.
          </p>
        )}
      </div>
    </section>
  )
}
