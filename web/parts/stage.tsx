import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../drawing/icons.tsx'

/** A page with one thing to read and one button. The heading gets the focus, so that it is read first. */
export function Stage(props: {
  title: string
  next?: string
  onNext: () => void
  children: ComponentChildren
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [props.title])
  return (
    <article class="stage">
      <h1 ref={heading} tabIndex={-1}>
        {props.title}
      </h1>
      {props.children}
      <footer>
        <button type="button" class="first" onClick={props.onNext}>
          {props.next ?? 'Next'} <Icon name="next" />
        </button>
      </footer>
    </article>
  )
}
