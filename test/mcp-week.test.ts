import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { call, connectAgent, textOf } from './support/agent.ts'
import { family, onboard } from './support/learning/family.ts'
import { answerMany } from './support/learning/long-history.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

const mostTokens = 3_000
const charactersPerToken = 4

test('an agent can say how a child is doing and what to do next, in two short calls', async () => {
  const child = await family(world)
  await onboard(world, child.parent.token, child.parent.email, { childDisplayName: 'Wren' })
  await answerMany(world, child, 3_000)
  await world.owner.query(
    `update learn_attempts set answered_at = now() - (3000 - number) * interval '10 minutes', milliseconds = 20000,
      misconception = case when number % 3 = 0 then 'one-place-too-far-right' end where student_id = $1`,
    [child.studentId],
  )
  await world.owner.query(
    `insert into open_misconceptions (student_id, topic_id, name, organization_id, made_at, times)
      values ($1, 'maths.place-value', 'one-place-too-far-right', $2, now(), 4)`,
    [child.studentId, child.organizationId],
  )
  const token = await world.token(child.parent.userId, { audience: 'mcp' })
  const agent = await connectAgent(world, token)
  after(() => agent.close())

  const { messages } = await agent.getPrompt({ name: 'how_is_child', arguments: { student: 'Robin' } })
  const asked = JSON.stringify(messages)
  assert.match(asked, /How is Robin doing/)
  const listed = await call(agent, 'list_learn_students')
  assert.match(textOf(listed), /Robin/)
  const told = await call(agent, 'get_learn_student_summary', { studentId: child.studentId })
  const { sentences, hard, next, estimate } = told.structuredContent
  assert.equal(Array.isArray(sentences) && sentences.length, 3)
  assert(Array.isArray(hard) && hard.length === 1 && Array.isArray(next) && next.length > 0 && estimate)
  const tokens = (asked.length + textOf(listed).length + textOf(told).length) / charactersPerToken
  assert(tokens <= mostTokens, `${tokens} tokens`)
})
