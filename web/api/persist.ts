import type { Signal } from '@preact/signals'

export interface Patience {
  /** Resolves when it may be worth trying again: after a while, or when the network is back. */
  readonly pause: (milliseconds: number) => Promise<void>
  /** Set while something waits for the network. */
  readonly isWaiting: Signal<boolean>
}

const firstPause = 1_000
const longestPause = 15_000

/** Trying again may help. */
const passing: ReadonlySet<string> = new Set([
  'NetworkError',
  'TimeoutError',
  'TooManyRequests',
  'InternalError',
  'UnexpectedAnswer',
])

/** Tries until the server has answered, whatever the answer. */
export async function persist<Answer extends { readonly ok: boolean }>(
  { pause, isWaiting }: Patience,
  attempt: () => Promise<Answer | { readonly ok: false; readonly error: { readonly _tag: string } }>,
): Promise<Answer> {
  for (let wait = firstPause; ; wait = Math.min(longestPause, wait * 2)) {
    const result = await attempt()
    if (result.ok || !('error' in result) || !passing.has(result.error._tag)) {
      isWaiting.value = false
      return result as Answer // Either the answer, or an error that does not pass.
    }
    isWaiting.value = true
    await pause(wait)
  }
}

/** Why something can't go on, so that the page can say whom to ask. */
export type Closed = 'over' | 'plan' | 'consent' | 'signed out' | 'trouble'

export function closedBecause(kind: string): Closed {
  switch (kind) {
    case 'Conflict':
    case 'NotFound':
      return 'over'
    case 'PaymentRequired':
      return 'plan'
    case 'Forbidden':
      return 'consent'
    case 'Unauthorized':
      return 'signed out'
    default:
      return 'trouble'
  }
}
