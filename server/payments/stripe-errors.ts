import { ProviderError } from './provider.ts'

/** An error of Stripe's, without its sentences: they may quote what it was sent. */
interface Told {
  readonly type: string
  readonly statusCode?: number
  readonly code?: string
  readonly decline_code?: string
  readonly requestId?: string
}

/** A wrong key is ours to mend, and a name in use somebody's who is still at work: these can be tried again. */
const passing = [401, 403, 409, 429]

export function toProviderError({
  type,
  statusCode = 0,
  code,
  decline_code,
  requestId,
}: Told): ProviderError {
  const word = decline_code ?? code ?? type
  if (type === 'StripeCardError') return new ProviderError('declined', word, requestId)
  if (code === 'resource_missing') return new ProviderError('missing', word, requestId)
  const isRefusal = statusCode >= 400 && statusCode < 500 && !passing.includes(statusCode)
  return new ProviderError(isRefusal ? 'refused' : 'unreachable', word, requestId)
}
