import { type Html, html } from '../../documents/html.ts'

/** What an entrance answers. */
export type Answer = (
  | { readonly page: Page }
  | { readonly redirect: string }
  /** What is for everybody may be read by the scripts of any page. */
  | { readonly json: object; readonly status?: number; readonly forEverybody?: true }
  | { readonly file: string; readonly type: string }
) & { readonly cookies?: readonly string[] }

export interface Page {
  readonly title: string
  readonly body: Html
  readonly status?: number
  /** Seconds after which it is worth another try. */
  readonly retryAfter?: number
  /** Where else than here its forms may lead: browsers hold redirects to that too. */
  readonly leadsTo?: string
}

export function renderPage({ title, body }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Learn</title>
<link rel="stylesheet" href="/auth/style.css">
<script src="/auth/passkeys.js" defer></script>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text
}

/** Nothing but our own style and script; no frame may hold the page, so that no click on it is somebody else's. */
export function pageHeaders({ leadsTo, retryAfter }: Page): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
}

/** A page that only says something. */
export const message = (title: string, text: string, status = 200): Answer => ({
  page: { title, status, body: html`<p>${text}</p>` },
})

export const tooManyTries = (seconds: number): Answer => ({
  page: {
    title: 'Too many tries',
    status: 429,
    retryAfter: seconds,
    body: html`<p>There were too many tries. Come back in ${Math.ceil(seconds / 60)} minutes.</p>`,
  },
})
