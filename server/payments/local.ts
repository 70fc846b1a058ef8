import type { PaymentProvider } from './provider.ts'

async function refuse(): Promise<never> {
  throw new Error('this server takes no payments; callers must check the terms first')
}

/** Takes no payments; only the operator grants credits. */
export const local: PaymentProvider = {
  terms: undefined,
  createCustomer: refuse,
  createTopUp: refuse,
  createSubscription: refuse,
  createPortalSession: refuse,
  charge: refuse,
  findCharge: refuse,
  readEvent: refuse,
  readPayment: refuse,
  readInvoice: refuse,
  findInvoiceOf: refuse,
  readCustomer: refuse,
  findSubscription: refuse,
}
