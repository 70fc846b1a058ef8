import type { LearnQuestion } from '@learn/sdk'
import type { RefObject } from 'preact'
import { Passage } from '../../parts/passage.tsx'
import { canSpeak, Speaker } from '../../parts/speaker.tsx'
import { plainText } from '../../text/markdown.ts'
import { Markdown, Picture } from '../../text/markdown-view.tsx'
import { readsAloud } from '../preferences.ts'

/** What is asked: the text to read, the question and its picture. */
export function Asked({
  question,
  heading,
  isNew = heading !== undefined,
}: {
  question: LearnQuestion
  heading?: RefObject<HTMLDivElement | null>
  /** A new question is read aloud by itself, if the child likes that. */
  isNew?: boolean
}) {
  const { passage, stem, picture, options } = question
  const words = [stem, ...options.map(({ letter, text }) => (text ? `${letter}: ${text}` : ''))]
  return (
    <div class="asked">
      {passage && <Passage {...passage} />}
      <div class="stem" {...(heading && { ref: heading })} tabIndex={-1}>
        <Markdown text={stem} />
      </div>
      {canSpeak && (
        <Speaker text={words.map(plainText).join('\n')} speaksAtOnce={isNew && readsAloud.value} />
      )}
      {picture && <Picture {...picture} />}
    </div>
  )
}
