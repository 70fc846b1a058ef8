import { once } from '../../once.ts'
import { continuedStories } from './continuing-a-story.ts'
import { descriptions } from './descriptions.ts'
import { diaries } from './diaries.ts'
import { firstLines } from './first-lines.ts'
import { letters } from './letters.ts'
import { persuasion } from './persuasion.ts'
import { picturesInWords } from './pictures-in-words.ts'
import type { WritingTask } from './writing-task.ts'

export { type WritingKind, type WritingTask, writingKinds } from './writing-task.ts'

/** In the order of their kinds. */
export const writingTasks = once((): readonly WritingTask[] => [
  ...firstLines(),
  ...continuedStories(),
  ...descriptions(),
  ...letters(),
  ...diaries(),
  ...persuasion(),
  ...picturesInWords(),
])

const tasksById = once(() => new Map(writingTasks().map(task => [task.id, task])))

export const writingTaskById = (id: string) => tasksById().get(id)
