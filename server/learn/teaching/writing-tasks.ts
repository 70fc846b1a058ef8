import {
  type WritingTask,
  writingKinds,
  writingTaskById,
  writingTasks,
} from '@learn/content/english/creative-writing/writing-tasks'
import type * as contract from '@learn/contract/learn/writing-tasks'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../../context.ts'

export async function listLearnWritingTasks(
  _ctx: Context,
  { kind }: Input<typeof contract.listLearnWritingTasks>,
): Promise<Output<typeof contract.listLearnWritingTasks>> {
  const data = writingTasks.filter(task => kind === undefined || task.kind === kind).map(summaryOf)
  return { data, total: data.length, nextCursor: null, prevCursor: null }
}

export async function getLearnWritingTask(
  ctx: Context<'NotFound'>,
  { writingTaskId }: Input<typeof contract.getLearnWritingTask>,
): Promise<Output<typeof contract.getLearnWritingTask>> {
  const task = writingTaskById(writingTaskId)
  if (!task)
    throw ctx.fault(
      'NotFound',
      `Writing task “${writingTaskId}” does not exist. learn.listLearnWritingTasks lists all writing tasks.`,
    )
  const { prompt, planning, criteria, model, notes } = task
  return {
    ...summaryOf(task),
    prompt,
    planning: [...planning],
    criteria: [...criteria],
    modelAnswer: { text: model, notes: [...notes] },
  }
}

const summaryOf = ({ id, kind, title, minutes }: WritingTask): contract.LearnWritingTaskSummary => ({
  id,
  kind,
  kindName: writingKinds[kind],
  title,
  minutes,
})
