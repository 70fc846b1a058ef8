import type { Option } from '@learn/content/question'
import { type Composed, compose, type Template } from '@learn/content/template'

const seeds = 150

/** Questions of steps 4 and 5. */
export const hardQuestions = <Facts>(template: Template<Facts>): Composed<Facts>[] =>
  ([4, 5] as const).flatMap(step => Array.from({ length: seeds }, (_, seed) => compose(template, seed, step)))

/** Their wrong options. */
export const wrongOptionsOf = (composed: Composed<unknown>): readonly Option[] =>
  composed.mode === 'options' ? composed.options.filter((_, at) => at !== composed.right) : []
