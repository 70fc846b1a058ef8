import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Html, html } from '../../documents/html.ts'

/** Where `npm run build` puts the pages: hashed files, and a list of which belong to which part. */
export const built = join(import.meta.dirname, '../../../web/built')

interface Part {
  readonly script: string
  readonly style: string
  readonly fonts: readonly string[]
  /** Scripts that the part's own begins by loading. */
  readonly shared: readonly string[]
}

interface Parts {
  readonly child: Part & { readonly worker: string }
  readonly account: Part
  readonly family: Part
  readonly tutor: Part
}

/** Read each time: a new build counts from the next page on, and the files of the last one are still there. */
export function readPart<Name extends keyof Parts>(name: Name): Parts[Name] | undefined {
  try {
    const parts: Parts = JSON.parse(readFileSync(join(built, 'pages.json'), 'utf8'))
    return parts[name]
  } catch {
    return undefined
  }
}

/** The part of a page's head that loads its style, fonts and script. */
export const headOf = ({ script, style, fonts, shared }: Part): Html =>
  html`${fonts.map(font => html`<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`)}
${shared.map(name => html`<link rel="modulepreload" href="/assets/${name}">`)}
<link rel="stylesheet" href="/assets/${style}">
<script type="module" src="/assets/${script}"></script>`

/**
 * Everything comes from this server, and no other site may frame a page. Text can't become script: even our own scripts may
 * not assign HTML.
 */
export const policyOf = ({ formsLeadTo = '', trustedTypes = "'none'" } = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${formsLeadTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ')
