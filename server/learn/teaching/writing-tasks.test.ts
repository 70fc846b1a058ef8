import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { writingTasks } from '@learn/content/english/creative-writing/writing-tasks'
import { clientFamily } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

test('writing tasks are listed kind by kind, and can be filtered by kind', async () => {
  const { key } = await world.tenant()
  const { body } = await world.call('learn.listLearnWritingTasks', key, {})
  assert.deepEqual(
    body.data.map(({ id, kind, title, minutes }) => ({ id, kind, title, minutes })),
    writingTasks.map(({ id, kind, title, minutes }) => ({ id, kind, title, minutes })),
  )
  assert.deepEqual([body.total, body.nextCursor], [writingTasks.length, null])
  const { body: letters } = await world.call('learn.listLearnWritingTasks', key, { kind: 'letter' })
  assert(letters.data.length > 0)
  for (const { kind, kindName } of letters.data) assert.deepEqual([kind, kindName], ['letter', 'Letter'])
  assert.equal(letters.total, letters.data.length)
})

test('a writing task is complete, for a child too', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  for (const token of [tenant.key, child.token]) {
    for (const task of writingTasks.filter((_, index) => index % 9 === 0)) {
      const { body } = await world.call('learn.getLearnWritingTask', token, { writingTaskId: task.id })
      assert.deepEqual(
        [body.prompt, body.planning, body.criteria],
        [task.prompt, task.planning, task.criteria],
      )
      assert.deepEqual(body.modelAnswer, { text: task.model, notes: task.notes })
    }
  }
})

test('an unknown writing task is not found, and the error says where to look', async () => {
  const { key } = await world.tenant()
  for (const writingTaskId of ['the-loudest-morning', 'constructor', 'x'.repeat(128)]) {
    const { body } = await world.call('learn.getLearnWritingTask', key, { writingTaskId })
    assert.equal(body._tag, 'NotFound', writingTaskId)
    assert.match(body.message ?? '', /learn\.listLearnWritingTasks/)
  }
})
