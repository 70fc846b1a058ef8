import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Markdown } from '../text/markdown-view.tsx'
import { type LineNumber, lineNumbers } from './line-numbers.ts'

/** How far each text was read, so that its next question opens it at the same place. */
const places = new Map<string, number>()

/** A text to read. It stays in view beside or above its question, with its lines numbered as on paper. */
export function Passage({ title, text }: { title: string; text: string }) {
  const region = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const numbers = useSignal<readonly LineNumber[]>([])
  useLayoutEffect(() => {
    const element = body.current
    if (!(element && region.current)) return
    const measure = () => {
      numbers.value = lineNumbers(
        [...element.querySelectorAll('p')].map(paragraph => ({
          top: paragraph.offsetTop,
          height: paragraph.offsetHeight,
          lineHeight: Number.parseFloat(getComputedStyle(paragraph).lineHeight),
        })),
      )
    }
    measure()
    region.current.tabIndex = 0 // So that the keyboard can scroll it.
    region.current.scrollTop = places.get(title) ?? 0
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [title, text])
  return (
    <section
      class="passage"
      aria-label={`The text: ${title}`}
      ref={region}
      onScroll={event => places.set(title, event.currentTarget.scrollTop)}
    >
      <h2>{title}</h2>
      <div class="numbered" ref={body}>
        <Markdown text={text} />
        <svg class="line-numbers" aria-hidden="true">
          {numbers.value.map(({ number, top }) => (
            <text x="0" y={top} dy="1.15em">
              {number}
            </text>
          ))}
        </svg>
      </div>
    </section>
  )
}
