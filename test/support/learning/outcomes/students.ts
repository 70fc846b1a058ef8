import assert from 'node:assert/strict'
import { randomId } from '../../../../server/ids.ts'
import { newFile } from '../../media/files.ts'
import type { World } from '../../world.ts'
import { attachFile, clientFamily, family, practiseOnce } from '../family.ts'
import type { LearnOperationId } from '../learn-inputs.ts'
import { type Outcome, oddKey } from './outcome.ts'

export const studentErrors = (world: World) => ({
  'learn.listLearnStudents': listErrors(world, 'learn.listLearnStudents'),
  'learn.getLearnStudent': { NotFound: () => callOnNobody(world, 'learn.getLearnStudent') },
  'learn.updateLearnStudent': {
    BadRequest: () => callOnChild(world, 'learn.updateLearnStudent', { examFamilyId: 'unheard-of' }),
    NotFound: () => callOnNobody(world, 'learn.updateLearnStudent'),
    Conflict: () =>
      callOnChildTwice(world, 'learn.updateLearnStudent', { avatarId: 'owl' }, { avatarId: 'cat' }),
  },
  'learn.updateLearnPreferences': {
    BadRequest: () => callOnChild(world, 'learn.updateLearnPreferences', {}, oddKey),
    NotFound: () => callOnNobody(world, 'learn.updateLearnPreferences'),
    Conflict: () =>
      callOnChildTwice(world, 'learn.updateLearnPreferences', { textSize: 'large' }, { textSize: 'largest' }),
  },
  'learn.getLearnStudentState': { NotFound: () => callOnNobody(world, 'learn.getLearnStudentState') },
  'learn.getLearnStudentProgress': {
    BadRequest: () => callOnChild(world, 'learn.getLearnStudentProgress', { from: '2026-02-30' }),
    NotFound: () => callOnNobody(world, 'learn.getLearnStudentProgress'),
  },
  'learn.getLearnStudentForecast': { NotFound: () => callOnNobody(world, 'learn.getLearnStudentForecast') },
  'learn.getLearnStudentSummary': {
    BadRequest: () => callOnChild(world, 'learn.getLearnStudentSummary', { day: '2026-02-30' }),
    NotFound: () => callOnNobody(world, 'learn.getLearnStudentSummary'),
  },
  'learn.getLearnStudentTrend': {
    BadRequest: () => callOnChild(world, 'learn.getLearnStudentTrend', { from: '2026-02-30' }),
    NotFound: () => callOnNobody(world, 'learn.getLearnStudentTrend'),
  },
  'learn.getLearnEntitlement': { NotFound: () => callOnNobody(world, 'learn.getLearnEntitlement') },
  'learn.updateLearnEntitlement': {
    BadRequest: () => callOnChild(world, 'learn.updateLearnEntitlement', { endsAt: '2000-01-01T00:00:00Z' }),
    Forbidden: () => setOwnPlan(world),
    NotFound: () => callOnNobody(world, 'learn.updateLearnEntitlement'),
    Conflict: () =>
      callOnChildTwice(world, 'learn.updateLearnEntitlement', { plan: 'year' }, { plan: 'month' }),
  },
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

/** With a key of the family's own organization. */
async function setOwnPlan(world: World): Outcome {
  const { organizationId, studentId, parent } = await family(world)
  const key = await world.key({ organizationId, userId: parent.userId })
  return await world.call('learn.updateLearnEntitlement', key, { studentId, plan: 'year' })
}

function listErrors(
  world: World,
  id: 'learn.listLearnStudents' | 'learn.listLearnAssignments' | 'learn.listLearnNotes',
) {
  const ask = async (query: object) => {
    const { key } = await world.tenant()
    return await world.call(id, key, query)
  }
  return {
    BadRequest: () => ask({ sortBy: 'shoeSize' }),
    NotFound: () => ask({ 'filter[organizationId]': randomId() }),
  }
}

/** These calls fill in the student, which is why their casts are safe. */
async function callOnNobody(world: World, id: LearnOperationId, input: object = {}): Outcome {
  const { key } = await world.tenant()
  return await world.call(id, key, { studentId: randomId(), ...input } as never)
}

async function callOnChild(
  world: World,
  id: LearnOperationId,
  input: object,
  headers: Record<string, string> = {},
): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  return await world.call(id, tenant.key, { studentId, ...input } as never, { headers })
}

/** Uses the same idempotency key for another request. */
async function callOnChildTwice(world: World, id: LearnOperationId, first: object, second: object): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  const headers = { 'idempotency-key': 'one' }
  const { status } = await world.call(id, tenant.key, { studentId, ...first } as never, { headers })
  assert(status < 300, 'the first call succeeds')
  return await world.call(id, tenant.key, { studentId, ...second } as never, { headers })
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
