import { randomId } from '../../../../server/ids.ts'
import { newFile } from '../../media/files.ts'
import type { World } from '../../world.ts'
import { attachFile, clientFamily, practiseOnce } from '../family.ts'
import { type Outcome, oddKey } from './outcome.ts'
import { callOnChild, callOnChildTwice, callOnNobody, listErrors } from './students.ts'

export const teachingErrors = (world: World) => ({
  'learn.createLearnAssignment': {
    BadRequest: () =>
      callOnChild(world, 'learn.createLearnAssignment', {
        actionType: 'practice',
        topicId: 'maths.witchcraft',
      }),
    Forbidden: () => attachWithoutScope(world),
    NotFound: () =>
      callOnNobody(world, 'learn.createLearnAssignment', {
        actionType: 'lesson',
        topicId: 'maths.place-value',
      }),
    Conflict: () => {
      const topicId = 'maths.place-value'
      const [first, second] = [
        { topicId, actionType: 'lesson' },
        { topicId, actionType: 'practice' },
      ]
      return callOnChildTwice(world, 'learn.createLearnAssignment', first, second)
    },
  },
  'learn.createLearnNote': {
    BadRequest: () => callOnChild(world, 'learn.createLearnNote', { ...someNote, text: '  ' }),
    NotFound: () => callOnNobody(world, 'learn.createLearnNote', someNote),
    Conflict: () =>
      callOnChildTwice(world, 'learn.createLearnNote', someNote, { ...someNote, text: 'Another.' }),
  },
  'learn.listLearnNotes': listErrors(world, 'learn.listLearnNotes'),
  'learn.updateLearnNote': {
    BadRequest: () => callOnNote(world, 'learn.updateLearnNote', { text: '\u0007' }),
    Forbidden: () => callOnNote(world, 'learn.updateLearnNote', { text: 'Mine.' }, 'by a parent'),
    NotFound: () =>
      callOnNobody(world, 'learn.updateLearnNote', { noteId: randomId(), studentId: undefined }),
    Conflict: () =>
      callOnNote(world, 'learn.updateLearnNote', { text: 'Better.' }, 'again with another text'),
  },
  'learn.deleteLearnNote': {
    BadRequest: () => callOnNote(world, 'learn.deleteLearnNote', {}, 'with an odd key'),
    Forbidden: () => callOnNote(world, 'learn.deleteLearnNote', {}, 'by a parent'),
    NotFound: () =>
      callOnNobody(world, 'learn.deleteLearnNote', { noteId: randomId(), studentId: undefined }),
    Conflict: () => callOnNote(world, 'learn.deleteLearnNote', {}, 'with a key that was used'),
  },
  'learn.listLearnAssignments': listErrors(world, 'learn.listLearnAssignments'),
  'learn.getLearnAssignment': {
    NotFound: async () =>
      await world.call('learn.getLearnAssignment', (await world.tenant()).key, { assignmentId: randomId() }),
  },
  'learn.createLearnAssignmentDownload': {
    NotFound: () => assignMissingFile(world, 'purged'),
    Conflict: () => assignMissingFile(world, 'in the bin'),
  },
  'learn.cancelLearnAssignment': {
    BadRequest: () => callOnAssignment(world, oddKey),
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.cancelLearnAssignment', key, { assignmentId: randomId() })
    },
    Conflict: () => callOnAssignment(world, {}, 'twice'),
  },
})

const someNote = { text: 'Reads the question twice.', sharedWithGuardians: true }

/** On a note that somebody else has written and shared. */
async function callOnNote(
  world: World,
  id: 'learn.updateLearnNote' | 'learn.deleteLearnNote',
  input: object,
  how = '',
): Outcome {
  const tenant = await world.tenant()
  const { studentId, parent } = await clientFamily(world, tenant)
  const write = async () =>
    (await world.call('learn.createLearnNote', tenant.key, { studentId, ...someNote })).body.id
  const noteId = await write()
  const headers = how === 'with an odd key' ? oddKey : { 'idempotency-key': 'one' }
  if (how.startsWith('again') || how.endsWith('used'))
    await world.call(id, tenant.key, { noteId: await write() } as never, { headers })
  const caller = how === 'by a parent' ? parent.token : tenant.key
  return await world.call(id, caller, { noteId, ...input } as never, { headers })
}

/** With a key that may not read files. */
async function attachWithoutScope(world: World): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  const key = await world.key(tenant, { scopes: ['learn:write'] })
  return await world.call('learn.createLearnAssignment', key, {
    studentId,
    actionType: 'practice',
    topicId: 'maths.place-value',
    mediaItemIds: [randomId()],
  })
}

async function assignMissingFile(world: World, place: 'purged' | 'in the bin'): Outcome {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { assignmentId } = await practiseOnce(world, await clientFamily(world, tenant))
  const { body } = await world.call('media.createMediaItem', key, { organizationId, ...newFile() })
  await attachFile(world, assignmentId, body.id)
  const end = place === 'purged' ? 'media.purgeMediaItem' : 'media.deleteMediaItem'
  await world.call(end, key, { mediaItemId: body.id })
  return await world.call('learn.createLearnAssignmentDownload', key, { assignmentId, mediaItemId: body.id })
}

async function callOnAssignment(
  world: World,
  headers: Record<string, string>,
  times: 'once' | 'twice' = 'once',
): Outcome {
  const tenant = await world.tenant()
  const { assignmentId } = await practiseOnce(world, await clientFamily(world, tenant))
  if (times === 'twice') await world.call('learn.cancelLearnAssignment', tenant.key, { assignmentId })
  return await world.call('learn.cancelLearnAssignment', tenant.key, { assignmentId }, { headers })
}
