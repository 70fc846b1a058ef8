import assert from 'node:assert/strict'
import { after, test } from 'node:test'

// A template with an earlier released version, and one that no longer exists. Nothing has loaded the list of all yet.
const { placeValue, digitWorth } = await import('@learn/content/maths/place-value')
const earlier = [
  { ...digitWorth, version: 9 },
  { ...digitWorth, id: 'maths.place-value.retired', version: 3 },
]
Object.assign(placeValue, { earlier })

const { World } = await import('../../../test/support/world.ts')
const { family } = await import('../../../test/support/learning/family.ts')
const world = await World.create()
after(() => world.close())

test('a question from an earlier version, or from a template that no longer exists, can be generated again', async () => {
  const child = await family(world)
  for (const version of ['maths.place-value.digit-worth@9', 'maths.place-value.retired@3']) {
    const questionId = `${version}:3:7`
    const { body } = await world.call('learn.getLearnQuestion', child.parent.token, { questionId })
    assert.deepEqual([body.questionId, body.questionVersionId], [questionId, version])
    assert.equal(body.topicId, 'maths.place-value')
    assert.match(body.answer ?? '', /^[A-E]$/)
    const asked = await world.call('learn.getLearnQuestion', child.token, { questionId })
    assert.deepEqual([asked.status, asked.body.answer], [200, null])
  }
  const { body } = await world.call('learn.listLearnTopics', child.token, { subjectId: 'maths' })
  const { templates } = body.data.find(({ id }) => id === 'maths.place-value') ?? assert.fail()
  assert(templates?.every(({ templateId, version }) => version < 9 && !/retired/.test(templateId)))
  for (const questionId of ['maths.place-value.digit-worth@99:3:7', 'maths.place-value.retired@2:3:7']) {
    const unknown = await world.call('learn.getLearnQuestion', child.token, { questionId })
    assert.equal(unknown.body._tag, 'NotFound', questionId)
  }
})
