import { useSignal } from '@preact/signals'
import { clockWords } from './clock-words.ts'

/** The time that is left, in words that change once a minute. Nothing ticks, and nothing turns red. */
export function Clock({ secondsLeft, isHidden }: { secondsLeft: number; isHidden: boolean }) {
  const isShown = useSignal(!isHidden)
  const words = clockWords(secondsLeft)
  return (
    <p class="clock">
      <span role="status">{isShown.value && words}</span>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          isShown.value = !isShown.value
        }}
      >
        {isShown.value ? 'Hide the clock' : 'Show the clock'}
      </button>
    </p>
  )
}
