import { type Step, steps } from './question.ts'
import type { Template } from './template.ts'
import type { Topic } from './topic.ts'

/** In logits. An estimate from year, template and step, until there are enough answers to fit it. */
export function difficultyOf({ year }: Topic, { harder = 0 }: Template, step: Step): number {
  return Math.round(((year - 5) * 0.4 + harder + (step - 3) * 0.55) * 100) / 100
}

export function averageDifficulty(topic: Topic): number {
  const all = topic.templates.flatMap(template => steps.map(step => difficultyOf(topic, template, step)))
  return all.reduce((sum, difficulty) => sum + difficulty, 0) / all.length
}

/** How many logits easier than the topic's average question those of each step are. */
export function easeOf(topic: Topic): number[] {
  const average = averageDifficulty(topic)
  return steps.map(step => {
    const all = topic.templates.map(template => difficultyOf(topic, template, step))
    return Math.round(100 * (average - all.reduce((sum, one) => sum + one, 0) / all.length)) / 100
  })
}
