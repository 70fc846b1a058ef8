import type { Answers } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { Heading } from '../../parts/heading.tsx'
import { startHere } from '../practise-here.ts'
import { dayWords } from '../words.ts'

interface Props {
  readonly made: Answers['learn.completeLearnParentChildOnboarding']
  readonly pin: string
}

/** The child has an account: start now on this device, or later on another. */
export function Ready({ made, pin }: Props) {
  const isBusy = useSignal(false)
  const { student, entitlement, firstDestination } = made
  const { displayName, avatarId, credential } = student
  const start = () => {
    if (isBusy.value) return
    isBusy.value = true
    void startHere({ username: credential.username, pin, first: firstDestination })
  }
  return (
    <div class="card ready">
      <Avatar id={avatarId} name={displayName} large />
      <Heading title={`${displayName} is ready`} />
      <p>
        Username: <strong>{credential.username}</strong>
        <br />
        PIN: the one you chose
      </p>
      <button type="button" class="first large" aria-disabled={isBusy} onClick={start}>
        Start practising on this device <Icon name="next" />
      </button>
      <p class="note">You are then signed out here.</p>
      <p>
        <a class="button" href="/family">
          Later
        </a>
      </p>
      {entitlement.endsAt && <p class="note">Free until {dayWords(entitlement.endsAt)}.</p>}
    </div>
  )
}
