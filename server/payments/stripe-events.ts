import type { Subject } from './provider.ts'

/** The parts of an event that say what it is about. */
interface StripeEvent {
  readonly type: string
  readonly data: { readonly object: object; readonly previous_attributes?: object }
}

/** The id in a field, which holds either the id or an object with one. */
function idIn(object: object | undefined, field: string): string | undefined {
  const value = (object as Record<string, unknown> | undefined)?.[field]
  const id = typeof value === 'object' && value !== null ? (value as Record<string, unknown>).id : value
  return typeof id === 'string' && id !== '' ? id : undefined
}

type Reader = (data: StripeEvent['data']) => Subject | undefined

const toSubject = (kind: Subject['kind'], id: string | undefined): Subject | undefined =>
  id === undefined ? undefined : { kind, id }

const payment: Reader = ({ object }) => toSubject('payment', idIn(object, 'payment_intent'))
const subscription: Reader = ({ object }) => toSubject('subscription', idIn(object, 'customer'))
/** A detached payment method names its customer only in the previous attributes. */
const card: Reader = ({ object, previous_attributes }) =>
  toSubject('card', idIn(object, 'customer') ?? idIn(previous_attributes, 'customer'))

const checkout: Reader = data =>
  idIn(data.object, 'subscription') === undefined ? payment(data) : subscription(data)

/** What each type of event is about. Other types are ignored. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^checkout\.session\.(completed|async_payment_succeeded)$/, checkout],
  [/^payment_intent\.succeeded$/, ({ object }) => toSubject('payment', idIn(object, 'id'))],
  [/^charge\.(refunded|updated|refund\.updated)$/, payment],
  [/^refund\./, payment],
  [/^charge\.dispute\./, payment],
  [/^invoice\.paid$/, ({ object }) => toSubject('invoice', idIn(object, 'id'))],
  [/^customer\.subscription\./, subscription],
  [/^customer\.updated$/, ({ object }) => toSubject('card', idIn(object, 'id'))],
  [/^payment_method\.(attached|detached)$/, card],
]

export function subjectOf({ type, data }: StripeEvent): Subject | undefined {
  return readers.find(([pattern]) => pattern.test(type))?.[1](data)
}
