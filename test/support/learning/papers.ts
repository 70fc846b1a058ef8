import assert from 'node:assert/strict'
import type { Contract } from '@learn/contract'
import type { LearnPaper, LearnPaperAnswer } from '@learn/contract/learn/papers'
import type { Input } from '@learn/contract/operation'
import type { World } from '../world.ts'
import type { Child } from './family.ts'

type Writer = Pick<Child, 'studentId' | 'token'>

export async function startPaper(
  world: World,
  { studentId, token }: Writer,
  wishes: Partial<Input<Contract['learn.createLearnPaper']>> = {},
): Promise<LearnPaper> {
  const { status, body } = await world.call('learn.createLearnPaper', token, { studentId, ...wishes })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

export async function getPaper(
  world: World,
  { token }: Pick<Writer, 'token'>,
  paperId: string,
): Promise<LearnPaper> {
  const { status, body } = await world.call('learn.getLearnPaper', token, { paperId })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

export async function saveAnswer(
  world: World,
  { token }: Pick<Writer, 'token'>,
  change: Input<Contract['learn.saveLearnPaperAnswer']>,
): Promise<LearnPaperAnswer> {
  const { status, body } = await world.call('learn.saveLearnPaperAnswer', token, change)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

export async function submitPaper(
  world: World,
  { token }: Pick<Writer, 'token'>,
  paperId: string,
): Promise<LearnPaper> {
  const { status, body } = await world.call('learn.submitLearnPaper', token, { paperId })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
