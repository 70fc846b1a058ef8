import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Block, fractionWords, type Inline, readInline, readMarkdown } from './markdown.ts'

/** Markdown as elements. Nothing in the text can become an element of its own. */
export const Markdown = ({ text }: { text: string }) => <>{readMarkdown(text).map(blockView)}</>

/** A single line, for a button or an option. */
export const MarkdownLine = ({ text }: { text: string }) => <>{readInline(text).map(inlineView)}</>

const lineViews = (lines: readonly (readonly Inline[])[]): ComponentChildren =>
  lines.map((line, at) => (
    <>
      {at > 0 && <br />}
      {line.map(inlineView)}
    </>
  ))

function blockView(block: Block): ComponentChildren {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.parts.map(inlineView)}</h2>
    case 'paragraph':
      return <p>{lineViews(block.lines)}</p>
    case 'list': {
      const items = block.items.map(item => <li>{item.map(inlineView)}</li>)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return (
        <Wide>
          <table>
            <thead>
              <tr>
                {block.head.map(cell => (
                  <th scope="col">{cell.map(inlineView)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(row => (
                <tr>
                  {row.map(cell => (
                    <td>{cell.map(inlineView)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )
    case 'picture':
      return <Picture svg={block.svg} altText={block.altText} />
  }
}

/** Scrolls by itself where the screen is too narrow, so that the page does not. */
function Wide({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element && element.scrollWidth > element.clientWidth) element.tabIndex = 0 // For the keyboard.
  }, [])
  return (
    <div class="wide" ref={box}>
      {children}
    </div>
  )
}

function inlineView(part: Inline): ComponentChildren {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <code>{part.text}</code>
    case 'strong':
      return <strong>{part.parts.map(inlineView)}</strong>
    case 'emphasis':
      return <em>{part.parts.map(inlineView)}</em>
    case 'fraction':
      return (
        <span class="fraction" role="img" aria-label={fractionWords(part)}>
          {part.whole && <span class="whole">{part.whole}</span>}
          <span class="stack">
            <span>{part.above}</span>
            <span>{part.below}</span>
          </span>
        </span>
      )
  }
}

/** As an image, nothing in it can run or load. It stands on white, or its white shapes would look different. */
export const Picture = ({ svg, altText }: { svg: string; altText: string }) => (
  <img class="picture" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={altText} />
)
