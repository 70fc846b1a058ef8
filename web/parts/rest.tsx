import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../drawing/icons.tsx'

interface RestProps {
  /** On the clock of `performance.now()`. */
  readonly endsAt: number
  readonly words: (seconds: number) => string
  readonly onOver: () => void
}

/** A pause that ends by itself. Its words change once a minute, because a screen reader reads every change. */
export function Rest({ endsAt, words, onOver }: RestProps) {
  const left = useSignal(Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000)))
  useEffect(() => {
    const step = left.value % 60 || 60
    const timer = setTimeout(() => {
      left.value -= step
      if (left.value <= 0) onOver()
    }, step * 1_000)
    return () => clearTimeout(timer)
  }, [left.value])
  return (
    <div class="card rest" role="alert">
      <h2>
        <Icon name="clock" /> Time for a rest
      </h2>
      <p>{words(left.value)}</p>
    </div>
  )
}
