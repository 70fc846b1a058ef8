import { errorKinds } from '@learn/contract/errors'
import type { FastifyReply } from 'fastify'
import { pluralize } from '../../documents/document-words.ts'
import { type Html, html } from '../../documents/html.ts'
import type { Fault } from '../../fault.ts'
import { headOf, policyOf, readPart } from './built.ts'

/** An entrance's reply. */
export type Answer = (
  | { readonly page: Page }
  | { readonly redirect: string }
  /** `forEverybody` lets scripts on any site read the JSON. */
  | { readonly json: object; readonly status?: number; readonly forEverybody?: true }
) & { readonly cookies?: readonly string[] }

export interface Page {
  readonly title: string
  readonly body: Html
  readonly status?: number
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
  /** Where its forms may lead besides this server. Browsers apply this to redirects too. */
  readonly leadsTo?: string
  /** A page is one narrow card, unless it brings cards of its own or welcomes people. */
  readonly layout?: 'cards' | 'welcome'
}

export function renderPage({ title, body, layout }: Page): string {
  const part = readPart('account')
  const content = html`<h1>${title}</h1>
${body}`
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Learn</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${part && headOf(part)}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><div>
<a class="brand" href="/">${mark}Learn</a>
<nav aria-label="Main"><a href="/learn">Practise</a><a href="/family">Your family</a><a href="/auth/account">Your account</a></nav>
</div></header>
<main id="content" tabindex="-1" class="${layout ?? 'narrow'}">
${layout ? content : html`<div class="card">${content}</div>`}
</main>
<footer class="foot"><a href="/privacy">Privacy</a><a href="/docs">For programmers</a></footer>
</body>
</html>
`.text
}

/** Three stepping stones. */
export const stones = html`<circle cx="9" cy="22" r="3"/><circle cx="15.5" cy="17" r="3.6"/><circle cx="22.5" cy="10.5" r="4.4"/>`

const mark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="8"/>${stones}</svg>`

export function pageHeaders({ leadsTo, retryAfter }: Page): Record<string, string> {
  return {
    'Content-Security-Policy': policyOf({ ...(leadsTo && { formsLeadTo: leadsTo }) }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Type': 'text/html; charset=utf-8',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
}

/** The headers of every answer to a browser. */
export const privateHeaders = (requestId: string) => ({
  'X-Request-Id': requestId,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // `no-referrer` would also hide the origin of our own forms, which the server checks.
  'Referrer-Policy': 'same-origin',
})

export function sendPage(
  reply: FastifyReply,
  page: Page,
  headers: Record<string, string> = {},
): FastifyReply {
  return reply
    .code(page.status ?? 200)
    .headers({ ...privateHeaders(reply.request.id), ...headers, ...pageHeaders(page) })
    .send(renderPage(page))
}

/** A page with only a message. */
export const message = (title: string, text: string, status = 200): Answer => ({
  page: { title, status, body: html`<p>${text}</p>` },
})

/** For a browser that opens an address which does not exist, or can't be opened again. */
export const missingPage: Page = {
  title: 'Page not found',
  status: 404,
  body: html`<p>There is nothing at this address, or it can’t be opened again.</p>
<p><a href="/">Go to the start page</a></p>`,
}

/** For a browser whose request failed. The number leads the operator to the cause in the log. */
export function failedPage({ kind, message: reason, details }: Fault, requestId: string): Page {
  if (kind === 'NotFound') return missingPage
  const { status } = errorKinds[kind]
  if ('retryAfterSeconds' in details) {
    const wait = pluralize(details.retryAfterSeconds, 'second')
    const body = html`<p>The server is busy, or it has had too many requests from you. Please wait ${wait}, then try again.</p>`
    return { title: 'One moment, please', status, body }
  }
  if (kind !== 'InternalError') return { title: 'That did not work', status, body: html`<p>${reason}</p>` }
  const body = html`<p>This is our fault, not yours. Please try again in a moment.</p>
<p>If it happens again, give this number to the people who run this server:</p>
<p class="code">${requestId}</p>`
  return { title: 'Something went wrong', status, body }
}

export const tooManyTriesPage = (seconds: number): Answer => ({
  page: {
    title: 'Too many attempts',
    status: 429,
    retryAfter: seconds,
    body: html`<p>Please try again in ${pluralize(Math.ceil(seconds / 60), 'minute')}.</p>`,
  },
})
