import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { clientFamily } from '../family.ts'
import { type Outcome, oddKey } from './outcome.ts'

export const classErrors = (world: World) => ({
  'learn.importLearnStudents': {
    BadRequest: () => importFile(world, { lines: 'child\nRobin' }),
    Forbidden: () => importGroupWithoutScope(world),
    NotFound: () => importFile(world, { organizationId: randomId() }),
    Conflict: () => importWithoutSeats(world),
  },
  'learn.createLearnSignInCards': {
    BadRequest: () => makeCards(world, {}, oddKey),
    Forbidden: () => makeCardsAsAdministrator(world),
    NotFound: () => makeCards(world, { studentIds: [randomId()] }),
    Conflict: () => makeCardsTwice(world),
  },
})

const csv = 'child,year,parent,email,exam\nRobin,Year 5,Alex Reed,alex@example.org,gl'

async function importFile(world: World, input: object): Outcome {
  const { key, organizationId } = await world.tenant()
  return await world.call('learn.importLearnStudents', key, { organizationId, lines: csv, ...input })
}

async function importGroupWithoutScope(world: World): Outcome {
  const tenant = await world.tenant()
  const key = await world.key(tenant, { scopes: ['learn:write'] })
  const lines = `${csv.replace('exam\n', 'exam,group\n')},Tuesday group`
  return await world.call('learn.importLearnStudents', key, { organizationId: tenant.organizationId, lines })
}

async function importWithoutSeats(world: World): Outcome {
  const { key, organizationId } = await world.tenant()
  await world.owner.query('update organizations set seats = 1 where id = $1', [organizationId])
  return await world.call('learn.importLearnStudents', key, { organizationId, lines: csv })
}

/** As the guardian. */
async function makeCards(world: World, input: object, headers: Record<string, string> = {}): Outcome {
  const tenant = await world.tenant()
  const { parent, studentId, organizationId } = await clientFamily(world, tenant)
  const asked = { organizationId, studentIds: [studentId], ...input }
  return await world.call('learn.createLearnSignInCards', parent.token, asked, { headers })
}

async function makeCardsAsAdministrator(world: World): Outcome {
  const tenant = await world.tenant()
  const { studentId, organizationId } = await clientFamily(world, tenant)
  const { token } = await world.member(tenant, 'admin')
  return await world.call('learn.createLearnSignInCards', token, { organizationId, studentIds: [studentId] })
}

/** The answer is shown once. */
async function makeCardsTwice(world: World): Outcome {
  const tenant = await world.tenant()
  const { parent, studentId, organizationId } = await clientFamily(world, tenant)
  const make = () =>
    world.call(
      'learn.createLearnSignInCards',
      parent.token,
      { organizationId, studentIds: [studentId] },
      { headers: { 'idempotency-key': 'once' } },
    )
  await make()
  return await make()
}
