import type { CheckoutSession, PortalSession } from './objects.ts'

/** What a browser gets: a page or a redirect. */
export type Page = { readonly html: string } | { readonly location: string }

export function readPage(work: (() => Page) | undefined) {
  const page = work?.()
  if (!page) return { status: 404, headers: {}, html: 'Page not found.' }
  if ('location' in page) return { status: 303, headers: { location: page.location }, html: '' }
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, html: page.html }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const link = (url: string | null, text: string) => (url ? `<a href="${escapeHtml(url)}">${text}</a>` : '')

/** Stands in for Stripe's payment page. */
export const checkoutPage = ({ id, amount_total, currency, cancel_url }: CheckoutSession): Page => ({
  html: `<!doctype html><title>Checkout</title><h1>Pay ${amount_total} ${escapeHtml(currency)}</h1>
<form method="post" action="/pay/${id}"><button>Pay</button></form>${link(cancel_url, 'Back')}`,
})

export const paidPage = ({ id, success_url }: CheckoutSession): Page => ({
  location: (success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id),
})

export const portalPage = ({ return_url }: PortalSession): Page => ({
  html: `<!doctype html><title>Billing portal</title><h1>Billing</h1>${link(return_url, 'Back')}`,
})
