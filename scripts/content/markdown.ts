/** Renders the Markdown that lessons and questions use: headings, lists, tables, bold, italics, and SVG pictures. */
export function markdownHtml(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n')
}

function block(text: string): string {
  if (text.startsWith('<svg')) return `<p>${text}</p>`
  const lines = text.split('\n')
  if (lines.every(line => line.startsWith('|'))) return table(lines)
  const heading = /^(#+) (.*)$/.exec(text)
  if (heading) return `<h4>${inline(heading[2] ?? '')}</h4>`
  if (lines.every(line => /^[-*] /.test(line)))
    return `<ul>${lines.map(line => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  if (lines.every(line => /^\d+\. /.test(line)))
    return `<ol>${lines.map(line => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`
  // A list or table may follow its introduction without a blank line.
  const at = lines.findIndex(line => /^(?:[-*] |\d+\. |\||<svg)/.test(line))
  if (at > 0) return block(lines.slice(0, at).join('\n')) + block(lines.slice(at).join('\n'))
  return `<p>${lines.map(inline).join('<br>')}</p>`
}

function table(lines: readonly string[]): string {
  const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|')
  const [head = '', rule = '', ...rows] = lines
  const ruled = /^\|[-|: ]+$/.test(rule)
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map(cell => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`
  const body = ruled ? rows : lines
  return `<table>${ruled ? row(head, 'th') : ''}${body.map(line => row(line, 'td')).join('')}</table>`
}

export function inline(text: string): string {
  return text
    .split(/(<svg[\s\S]*?<\/svg>)/)
    .map(part => (part.startsWith('<svg') ? part : markUp(escapeHtml(part))))
    .join('')
}

const markUp = (text: string) =>
  text
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\w)/g, '<em>$1</em>')
    .replaceAll(/(?<!\w)_([^_\s][^_]*)_(?!\w)/g, '<em>$1</em>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
