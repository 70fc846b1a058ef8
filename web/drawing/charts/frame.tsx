import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface FrameProps {
  /** What the picture shows, in a sentence, for those who don't see it. */
  readonly label: string
  readonly height: number
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Draws for a width in pixels, so that text keeps its size on every screen. */
  readonly draw: (width: number) => ComponentChildren
}

const usualWidth = 560

/** A picture with the same as a table below it. */
export function Frame({ label, height, head, rows, draw }: FrameProps) {
  const width = useSignal(usualWidth)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const measure = ([entry]: ResizeObserverEntry[]) => {
      if (entry) width.value = Math.max(200, Math.floor(entry.contentRect.width))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <figure class="chart">
      <div ref={box} class="picture">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width.value} ${height}`}
          height={height}
          width="100%"
        >
          {draw(width.value)}
        </svg>
      </div>
      <details>
        <summary>The same as a table</summary>
        <table>
          <caption class="unseen">{label}</caption>
          <thead>
            <tr>
              {head.map(name => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr>
                <th scope="row">{name}</th>
                {cells.map(cell => (
                  <td>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
