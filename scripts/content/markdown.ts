import { type Block, fractionWords, type Inline, readInline, readMarkdown } from '../../web/text/markdown.ts'

/** The Markdown of lessons and questions as HTML, read as on the child's pages. Pictures are our own. */
export const markdownHtml = (markdown: string): string => readMarkdown(markdown).map(blockHtml).join('\n')

export const inline = (text: string): string => inlineHtml(readInline(text))

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h4>${inlineHtml(block.parts)}</h4>`
    case 'paragraph':
      return `<p>${block.lines.map(inlineHtml).join('<br>')}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map(item => `<li>${inlineHtml(item)}</li>`).join('')}</${tag}>`
    }
    case 'table':
      return `<table>${rowHtml('th', block.head)}${block.rows.map(row => rowHtml('td', row)).join('')}</table>`
    case 'picture':
      return `<p>${block.svg}</p>`
  }
}

const rowHtml = (tag: string, cells: readonly (readonly Inline[])[]) =>
  `<tr>${cells.map(cell => `<${tag}>${inlineHtml(cell)}</${tag}>`).join('')}</tr>`

const inlineHtml = (parts: readonly Inline[]): string => parts.map(partHtml).join('')

function partHtml(part: Inline): string {
  switch (part.kind) {
    case 'text':
      return escapeHtml(part.text)
    case 'code':
      return `<code>${escapeHtml(part.text)}</code>`
    case 'strong':
      return `<strong>${inlineHtml(part.parts)}</strong>`
    case 'emphasis':
      return `<em>${inlineHtml(part.parts)}</em>`
    case 'fraction': {
      const { whole, above, below } = part
      return `<span class="fraction" role="img" aria-label="${fractionWords(part)}">${whole}<span><span>${above}</span><span>${below}</span></span></span>`
    }
  }
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
