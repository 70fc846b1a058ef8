import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Html, html } from './html.ts'

const everyDocument = readFileSync(new URL('document.css', import.meta.url), 'utf8')

/** A document's style, and the content security policy that allows only this style. */
export interface DocumentStyle {
  readonly css: string
  readonly policy: string
}

/** Allows one style, by its hash, and nothing else. The policy is part of the page, so it also applies to copies. */
export function styleFrom(own: URL): DocumentStyle {
  const css = everyDocument + readFileSync(own, 'utf8')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  return { css, policy }
}

/** A self-contained page to read, print and share. */
export const documentHtml = ({ css, policy }: DocumentStyle, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(css)}</style>
</head>
<body>
<main>
${content}</main>
</body>
</html>
`.text

export type Cell = Html | string
export type Cells = readonly [name: Cell, ...values: Cell[]]

const headRow = (names: readonly string[]) =>
  html`<tr>${names.map(name => html`<th scope="col">${name}</th>`)}</tr>`
const row = ([name, ...values]: Cells) =>
  html`<tr><th scope="row">${name}</th>${values.map(value => html`<td>${value}</td>`)}</tr>
`

export function table(kind: string, names: readonly string[], rows: readonly Cells[], last?: Cells): Html {
  return html`<table class="${kind}">
<thead>${headRow(names)}</thead>
<tbody>
${rows.map(row)}</tbody>
${last && html`<tfoot>${row(last)}</tfoot>`}</table>
`
}
