import { randomBytes } from 'node:crypto'
import type { Operation } from '@learn/contract/operation'
import { attachFile, type Child, clientFamily, onboard, practiseOnce } from './learning/family.ts'
import { replayOf } from './learning/replays.ts'
import { addReadyPicture, newFile, newUpload } from './media/files.ts'
import type { Person, Tenant, World } from './world.ts'

/** A tenant with one of everything, under names that can't be mistaken for another tenant's. */
export async function populate(world: World) {
  const marker = randomBytes(8).toString('hex')
  const name = `Tenant ${marker}`
  const tenant = { ...(await world.tenant(name)), name, marker }
  const people = await addPeople(world, tenant)
  const teams = await addTeams(world, tenant, people)
  const credentials = await addCredentials(world, tenant, people.admin)
  const { body: invitation } = await world.call('organizations.createInvitation', tenant.key, {
    organizationId: tenant.organizationId,
    email: people.invited.email,
    role: 'member',
    teamId: teams.otherTeamId,
  })
  const jobId = await spendCredits(world, tenant)
  const learned = await practiseOnce(world, people.student)
  // With a stopped clock, nothing would be old enough to replay.
  await world.owner.query(
    `update learn_decisions set created_at = created_at - interval '1 minute' where organization_id = $1`,
    [tenant.organizationId],
  )
  const replayId = await replayOf(world, tenant, people.student)
  const files = await addFiles(world, tenant, people.student.teamId)
  await attachFile(world, learned.assignmentId, files.givenMediaItemId)
  return {
    ...tenant,
    ...people,
    ...teams,
    ...credentials,
    ...learned,
    ...files,
    invitation,
    jobId,
    replayId,
  }
}

type Named = Tenant & { readonly marker: string }

/** Members with every role, a parent with two children, and a child whose parent has not accepted. */
async function addPeople(world: World, tenant: Named) {
  const { key, marker } = tenant
  const [viewer, member, admin, client, otherClient, invited] = await Promise.all([
    world.member(tenant, 'viewer'),
    world.member(tenant, 'member'),
    world.member(tenant, 'admin'),
    world.member(tenant, 'member', 'client'),
    world.member(tenant, 'member', 'client'),
    world.person(),
  ])
  const { parent, ...student } = await clientFamily(world, tenant, { childDisplayName: `Child ${marker}` })
  const sister = await onboard(world, key, parent.email, { childDisplayName: `Sister ${marker}` })
  const waiting = await onboard(world, key, `waiting.${marker}@example.org`, {
    childDisplayName: `Waiting ${marker}`,
  })
  return { viewer, member, admin, client, otherClient, invited, parent, student, sister, waiting }
}

/** Two teams. The first team's client is also in the family's team; the other team's client isn't. */
async function addTeams(
  world: World,
  { organizationId, key, marker }: Named,
  { member, client, otherClient, student }: Awaited<ReturnType<typeof addPeople>>,
) {
  const createTeam = async (name: string, members: readonly { memberId: string }[]) => {
    const { body: team } = await world.call('teams.createTeam', key, { organizationId, name })
    for (const { memberId } of members)
      await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
    return team.id
  }
  const teamId = await createTeam(`Team ${marker}`, [member, client])
  const otherTeamId = await createTeam(`Other team ${marker}`, [otherClient])
  await world.call('teams.addTeamMember', key, { teamId: student.teamId, memberId: client.memberId })
  await world.call('learn.addLearnGroupStudents', key, { teamId, studentIds: [student.studentId] })
  return { teamId, otherTeamId }
}

async function addCredentials(world: World, tenant: Tenant, admin: Person) {
  const spareKey = await world.key(tenant)
  const [apiKeyId, grantId, session] = await Promise.all([
    world.keyId(spareKey),
    world.grant(admin.userId),
    world.session(admin.userId),
  ])
  return { spareKey, apiKeyId, grantId, session }
}

/** Credits granted, bought and spent, and a job. Returns the job's id. */
async function spendCredits(world: World, tenant: Tenant): Promise<string> {
  const { organizationId, key } = tenant
  await world.credits(tenant, 100)
  await world.spend(tenant, 10)
  await world.payment(tenant, 20)
  const jobId = await world.job(tenant)
  // If this installation takes payments, starting one makes the organization a customer of the provider.
  if (world.server.app.provider.terms)
    await world.call('billing.createTopUp', key, { organizationId, credits: 100 })
  return jobId
}

/** Files of the family's team: one in the library, one in the bin, one still uploading, and a picture. */
async function addFiles(world: World, tenant: Named, teamId: string) {
  const { organizationId, key, marker } = tenant
  const addFile = async (name: string, team: string | null = teamId) => {
    const file = { organizationId, teamId: team, ...newFile(`${name} ${marker}.txt`) }
    return (await world.call('media.createMediaItem', key, file)).body.id
  }
  const [mediaItemId, binnedMediaItemId] = [await addFile('File'), await addFile('Binned')]
  await world.call('media.deleteMediaItem', key, { mediaItemId: binnedMediaItemId })
  const upload = { organizationId, teamId, ...newUpload(`Uploading ${marker}.txt`) }
  const { body: uploading } = await world.call('media.createMediaUpload', key, upload)
  const pictureMediaItemId = await addReadyPicture(world, tenant, { teamId, name: `Picture ${marker}.png` })
  // A file of the organization, for an assignment: clients see it with the assignment and nowhere else.
  const givenMediaItemId = await addFile('Given', null)
  return {
    mediaItemId,
    binnedMediaItemId,
    uploadingMediaItemId: uploading.mediaItemId,
    pictureMediaItemId,
    givenMediaItemId,
  }
}

export type PopulatedTenant = Awaited<ReturnType<typeof populate>>

/** The person who succeeds with an operation, if its key may not call it or would be deleted by the call. */
export function personFor({ id, callers = ['key'] }: Operation, tenant: PopulatedTenant): Person | undefined {
  if (/^(members\.leave|organizations\.delete)Organization$/.test(id)) return tenant.admin
  if (callers.includes('key')) return undefined
  if (id.endsWith('Invitation')) return tenant.invited
  return id.startsWith('learn.') ? tenant.parent : tenant.admin
}

const idsOf = ({ userId, token, ...person }: Person & { memberId?: string }) => [
  userId,
  token,
  ...(person.memberId ? [person.memberId] : []),
]

/** Secrets that nobody may ever be shown again. */
const secrets = (tenant: PopulatedTenant) => {
  const { key, spareKey, session, viewer, member, admin, client, otherClient, parent, student, sister } =
    tenant
  const people = [viewer, member, admin, client, otherClient, parent, student, sister]
  return [key, spareKey, session.secret, ...people.map(({ token }) => token)]
}

/** Records that only administrators or their owner may see. */
const confidential = (tenant: PopulatedTenant) => [
  ...secrets(tenant),
  tenant.invitation.id,
  tenant.invitation.email,
  tenant.invitation.token,
  tenant.grantId,
  tenant.session.id,
]

/** Hidden from a client of the first team: the other team, and people outside their own team. */
const ofOthers = (tenant: PopulatedTenant) => [
  ...confidential(tenant),
  tenant.otherTeamId,
  `Other team ${tenant.marker}`,
  tenant.jobId,
  tenant.replayId,
  tenant.userId,
  tenant.apiKeyId,
  ...[tenant.viewer, tenant.admin, tenant.otherClient].flatMap(idsOf),
  ...ofChild(tenant.waiting),
]

function ofChild({ studentId, learnerKey, username, token }: Child): string[] {
  return [studentId, learnerKey, username, token]
}

/** The child's account and everything they have done. */
const ofLearning = (tenant: PopulatedTenant) => [
  ...ofChild(tenant.student),
  tenant.sessionId,
  tenant.decisionId,
  tenant.attemptId,
  tenant.openDecisionId,
  tenant.assignmentId,
  tenant.paperId,
  tenant.noteId,
  tenant.givenMediaItemId,
]

/** Both children, what they have done, and their team's files. */
const ofFamily = (tenant: PopulatedTenant) => [
  ...ofLearning(tenant),
  ...ofChild(tenant.sister),
  ...ofTeam(tenant),
  tenant.student.teamId,
]

/** The files of the family's team. */
const ofTeam = (tenant: PopulatedTenant) => [
  tenant.mediaItemId,
  tenant.binnedMediaItemId,
  tenant.uploadingMediaItemId,
  tenant.pictureMediaItemId,
]

/** Hidden from members who are in no team: files, even if they can see the teams. */
const ofTeams = (tenant: PopulatedTenant) => [...confidential(tenant), ...ofTeam(tenant)]

/** Hidden from a client of another team. */
const ofFamilies = (tenant: PopulatedTenant) => [...confidential(tenant), ...ofFamily(tenant)]

/** Hidden from a child: everything about the other child. */
const ofSister = (tenant: PopulatedTenant) => [...ofOthers(tenant), ...ofChild(tenant.sister)]
const ofBrother = (tenant: PopulatedTenant) => [...ofOthers(tenant), ...ofLearning(tenant)]

/** Every trace of the tenant. Email addresses contain user ids, and all names contain the marker. */
const everything = (tenant: PopulatedTenant) => [
  ...ofOthers(tenant),
  tenant.marker,
  tenant.organizationId,
  tenant.teamId,
  ...ofFamily(tenant),
  ...[tenant.member, tenant.client, tenant.invited, tenant.parent].flatMap(idsOf),
]

/** Every trace except the invited person's own details, which they may see. */
const everythingElse = (tenant: PopulatedTenant) =>
  everything(tenant).filter(trace => !tenant.invited.email.includes(trace))

/** Traces of a tenant that must not appear in a response, depending on the caller. */
export const traces = {
  secrets,
  ofTeams,
  ofOthers,
  ofFamilies,
  ofSister,
  ofBrother,
  everything,
  everythingElse,
}
