import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { signIn } from '../../api/api.ts'
import { takeHandedOver } from '../../api/handover.ts'
import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { Rest } from '../../parts/rest.tsx'
import { child, findChild, goOn } from '../child.ts'
import { forget, type Remembered, readRemembered, remember } from '../remembered.ts'
import { refusalWords, restWords } from '../words.ts'

export function SignIn() {
  const known = useSignal(readRemembered(localStorage))
  const username = useSignal(useMemo(() => takeHandedOver(sessionStorage), []))
  const chosen = useSignal<Remembered | undefined>(
    username.value ? known.value.find(one => one.username === username.value) : known.value[0],
  )
  const pin = useSignal('')
  const keeps = useSignal(false)
  const trouble = useSignal('')
  const isBusy = useSignal(false)
  /** A name that was tried too often. Another child can sign in meanwhile. */
  const resting = useSignal<{ name: string; endsAt: number } | undefined>(undefined)
  const form = useRef<HTMLFormElement>(null)

  const name = chosen.value?.username ?? username.value.trim()
  const isResting = resting.value?.name === name

  const submit = async () => {
    if (isBusy.value || isResting) return
    isBusy.value = true
    const refusal = await signIn(name, pin.value)
    isBusy.value = false
    pin.value = ''
    if (refusal?.kind === 'TooManyRequests') {
      resting.value = { name, endsAt: performance.now() + 1_000 * (refusal.waitSeconds ?? 60) }
      return
    }
    if (refusal) {
      trouble.value = refusalWords(refusal.kind)
      form.current?.querySelector<HTMLInputElement>('#pin')?.focus()
      return
    }
    await findChild()
    if (typeof child.value !== 'object') return
    if (keeps.value || chosen.value)
      remember(localStorage, { username: name, avatarId: child.value.avatarId })
    goOn()
  }

  const press = (key: string) => {
    trouble.value = ''
    pin.value = key === 'back' ? pin.value.slice(0, -1) : pin.value + key
  }

  useEffect(() => {
    document.title = 'Sign in · Learn'
  }, [])

  return (
    <main class="sign-in">
      <h1>Who is here?</h1>
      {known.value.length > 0 && (
        <ul class="faces">
          {known.value.map(one => (
            <li>
              <button
                type="button"
                class="face"
                aria-pressed={chosen.value?.username === one.username}
                onClick={() => {
                  chosen.value = one
                }}
              >
                <Avatar id={one.avatarId} name={one.username} />
                {one.username}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              class="face"
              aria-pressed={chosen.value === undefined}
              onClick={() => {
                chosen.value = undefined
              }}
            >
              <span class="nobody">+</span>
              Someone else
            </button>
          </li>
        </ul>
      )}
      <form
        ref={form}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {chosen.value === undefined && (
          <>
            <label for="username">Your username</label>
            <input
              id="username"
              name="username"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              maxLength={128}
              value={username}
              onInput={event => {
                username.value = event.currentTarget.value
              }}
            />
          </>
        )}
        {isResting ? (
          <Rest
            endsAt={resting.value?.endsAt ?? 0}
            words={restWords}
            onOver={() => {
              resting.value = undefined
            }}
          />
        ) : (
          <>
            <label for="pin">Your PIN</label>
            <input
              id="pin"
              name="pin"
              type="password"
              autocomplete="off"
              maxLength={64}
              value={pin}
              onInput={event => {
                trouble.value = ''
                pin.value = event.currentTarget.value
              }}
            />
            <p class="problem" role="alert">
              {trouble}
            </p>
            <div class="pad">
              {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit => (
                <button type="button" onClick={() => press(digit)}>
                  {digit}
                </button>
              ))}
              <button type="button" aria-label="Take the last one away" onClick={() => press('back')}>
                <Icon name="back" />
              </button>
              <button type="button" onClick={() => press('0')}>
                0
              </button>
              <button type="submit" class="first" aria-disabled={isBusy}>
                Go
              </button>
            </div>
          </>
        )}
        {chosen.value === undefined && !isResting && (
          <label class="choice">
            <input
              type="checkbox"
              checked={keeps}
              onChange={event => {
                keeps.value = event.currentTarget.checked
              }}
            />
            Remember my name on this device
          </label>
        )}
        {chosen.value && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              if (chosen.value) forget(localStorage, chosen.value.username)
              known.value = readRemembered(localStorage)
              chosen.value = known.value[0]
            }}
          >
            Forget this name
          </button>
        )}
      </form>
      <p class="soft">Forgot your PIN? Ask your grown-up. They can give you a new one.</p>
      <p>
        <a href="/family">I am a grown-up</a> · <a href="/privacy">Privacy</a>
      </p>
      <div class="hills" />
    </main>
  )
}
