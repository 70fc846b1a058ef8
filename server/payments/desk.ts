import type { Logger } from 'pino'
import { Fault, fault } from '../fault.ts'
import { type PaymentProvider, ProviderError, type Terms } from './provider.ts'

/** Each call to the provider keeps a transaction and its connection open. */
const mostAtOnce = 4

/** How operations call the provider: a few at a time, with its errors turned into ours. */
export class PaymentDesk {
  readonly terms: Terms | undefined
  readonly #provider: PaymentProvider
  readonly #log: Logger
  #underWay = 0

  constructor(provider: PaymentProvider, log: Logger) {
    this.terms = provider.terms
    this.#provider = provider
    this.#log = log
  }

  async ask<T>(work: (provider: PaymentProvider) => Promise<T>): Promise<T> {
    if (this.#underWay >= mostAtOnce)
      throw tooManyRequestsFault('Too many purchases are being started at the same time.')
    this.#underWay++
    try {
      return await work(this.#provider)
    } catch (error) {
      throw error instanceof ProviderError ? this.#toFault(error) : error
    } finally {
      this.#underWay--
    }
  }

  #toFault({ reason, code, requestId: providerRequestId }: ProviderError): Fault {
    this.#log.warn({ reason, code, providerRequestId }, 'a request to the payment provider failed')
    if (reason === 'unreachable') return providerUnreachableFault()
    if (/^amount_too_(small|large)$/.test(code))
      return fault('BadRequest', `The payment provider refused this amount: ${code.replaceAll('_', ' ')}.`)
    return fault(
      'Conflict',
      `The payment provider refused this (${code}). Nothing was charged. The operator’s log has the details.`,
    )
  }
}

export const tooManyRequestsFault = (what: string) =>
  new Fault('TooManyRequests', `${what} Try again in a second.`, { retryAfterSeconds: 1 })

export const providerUnreachableFault = () =>
  fault(
    'InternalError',
    'The payment provider is not responding. Nothing was charged. Try again in a minute, with the same Idempotency-Key if you sent one.',
  )
