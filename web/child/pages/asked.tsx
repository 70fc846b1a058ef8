import type { LearnQuestion } from '@learn/sdk'
import type { RefObject } from 'preact'
import { canSpeak, Speaker } from '../../parts/speaker.tsx'
import { plainText } from '../../text/markdown.ts'
import { Markdown, Picture } from '../../text/markdown-view.tsx'

/** What is asked: the text to read, the question and its picture. */
export function Asked({
  question,
  heading,
}: {
  question: LearnQuestion
  heading?: RefObject<HTMLDivElement | null>
}) {
  const { passage, stem, picture, options } = question
  const words = [stem, ...options.map(({ letter, text }) => (text ? `${letter}: ${text}` : ''))]
  return (
    <div class="asked">
      {passage && (
        <section class="passage" aria-label="The text">
          <h2>{passage.title}</h2>
          <Markdown text={passage.text} />
        </section>
      )}
      <div class="stem" {...(heading && { ref: heading })} tabIndex={-1}>
        <Markdown text={stem} />
      </div>
      {canSpeak && <Speaker text={words.map(plainText).join('\n')} />}
      {picture && <Picture {...picture} />}
    </div>
  )
}
