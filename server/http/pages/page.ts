import { pluralize } from '../../documents/document-words.ts'
import { type Html, html } from '../../documents/html.ts'

/** An entrance's reply. */
export type Answer = (
  | { readonly page: Page }
  | { readonly redirect: string }
  /** `forEverybody` lets scripts on any site read the JSON. */
  | { readonly json: object; readonly status?: number; readonly forEverybody?: true }
  | { readonly file: string; readonly type: string }
) & { readonly cookies?: readonly string[] }

export interface Page {
  readonly title: string
  readonly body: Html
  readonly status?: number
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
  /** Where its forms may lead besides this server. Browsers apply this to redirects too. */
  readonly leadsTo?: string
}

export function renderPage({ title, body }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Learn</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/auth/style.css">
<script src="/auth/passkeys.js" defer></script>
</head>
<body>
<main>
<p class="brand">Learn</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text
}

/** Allows only our own style and script. No other site may frame the page, which prevents clickjacking. */
export function pageHeaders({ leadsTo, retryAfter }: Page): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Type': 'text/html; charset=utf-8',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
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
<p><a href="/auth/account">Go to your account</a></p>`,
}

export const tooManyTriesPage = (seconds: number): Answer => ({
  page: {
    title: 'Too many attempts',
    status: 429,
    retryAfter: seconds,
    body: html`<p>Please try again in ${pluralize(Math.ceil(seconds / 60), 'minute')}.</p>`,
  },
})
