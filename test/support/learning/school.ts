import assert from 'node:assert/strict'
import { newFile } from '../media/files.ts'
import type { World } from '../world.ts'
import { clientFamily } from './family.ts'

const practice = { actionType: 'practice', topicId: 'maths.place-value' } as const

/** A school with a family, where files are added and attached to the child's assignments. */
export async function school(world: World) {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { parent, ...child } = await clientFamily(world, tenant)
  const { studentId } = child
  const add = async (name: string, teamId: string | null = null, by = key) => {
    const { status, body } = await world.call('media.createMediaItem', by, {
      organizationId,
      teamId,
      ...newFile(name, `the words of ${name}`),
    })
    assert.equal(status, 201)
    return body
  }
  const set = (mediaItemIds: readonly string[], by = key, input: object = {}) =>
    world.call('learn.createLearnAssignment', by, {
      studentId,
      ...practice,
      mediaItemIds: [...mediaItemIds],
      ...input,
    })
  const get = (assignmentId: string, by = key) => world.call('learn.getLearnAssignment', by, { assignmentId })
  const download = (assignmentId: string, mediaItemId: string, by = key) =>
    world.call('learn.createLearnAssignmentDownload', by, { assignmentId, mediaItemId })
  const addressOf = async (assignmentId: string, mediaItemId: string, by = key) => {
    const { status, body } = await download(assignmentId, mediaItemId, by)
    assert.equal(status, 200, JSON.stringify(body))
    return body.url
  }
  return { ...tenant, parent, child, studentId, add, set, get, download, addressOf }
}
