import { ProviderError } from './provider.ts'

/** A Stripe error without its messages, which may quote the request. */
interface StripeErrorFacts {
  readonly type: string
  readonly statusCode?: number
  readonly code?: string
  readonly decline_code?: string
  readonly requestId?: string
}

/** Retryable: a wrong key is the operator's to fix, and an idempotency key in use belongs to a call in progress. */
const passing = [401, 403, 409, 429]

export function toProviderError({
  type,
  statusCode = 0,
  code,
  decline_code,
  requestId,
}: StripeErrorFacts): ProviderError {
  const word = decline_code ?? code ?? type
  if (type === 'StripeCardError') return new ProviderError('declined', word, requestId)
  if (code === 'resource_missing') return new ProviderError('missing', word, requestId)
  const isRefusal = statusCode >= 400 && statusCode < 500 && !passing.includes(statusCode)
  return new ProviderError(isRefusal ? 'refused' : 'unreachable', word, requestId)
}
