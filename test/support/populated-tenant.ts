import { randomBytes } from 'node:crypto'
import { type Child, clientFamily, giveFile, onboard, practised } from './learning/family.ts'
import { replayOf } from './learning/replays.ts'
import { newFile, newUpload, readyPicture } from './media/files.ts'
import type { Person, World } from './world.ts'

/** A tenant in which there is one of everything, under names that can't be mistaken for another's. */
export async function populate(world: World) {
  const marker = randomBytes(8).toString('hex')
  const name = `Tenant ${marker}`
  const tenant = await world.tenant(name)
  const { organizationId, key } = tenant
  const [viewer, member, admin, client, otherClient, invited] = await Promise.all([
    world.member(tenant, 'viewer'),
    world.member(tenant, 'member'),
    world.member(tenant, 'admin'),
    world.member(tenant, 'member', 'client'),
    world.member(tenant, 'member', 'client'),
    world.person(),
  ])
  const createTeam = async (name: string, members: readonly { memberId: string }[]) => {
    const { body: team } = await world.call('teams.createTeam', key, { organizationId, name })
    for (const { memberId } of members)
      await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
    return team.id
  }
  const teamId = await createTeam(`Team ${marker}`, [member, client])
  const otherTeamId = await createTeam(`Other team ${marker}`, [otherClient])
  // Children of one parent; the client of the team works with them, the other client has nothing to do with them.
  const { parent, ...student } = await clientFamily(world, tenant, { childDisplayName: `Child ${marker}` })
  const sister = await onboard(world, key, parent.email, { childDisplayName: `Sister ${marker}` })
  await world.call('teams.addTeamMember', key, { teamId: student.teamId, memberId: client.memberId })
  const { body: invitation } = await world.call('organizations.createInvitation', key, {
    organizationId,
    email: invited.email,
    role: 'member',
    teamId: otherTeamId,
  })
  const spareKey = await world.key(tenant)
  const [apiKeyId, grantId, session] = await Promise.all([
    world.keyId(spareKey),
    world.grant(admin.userId),
    world.session(admin.userId),
  ])
  await world.credits(tenant, 100)
  await world.spend(tenant, 10)
  await world.payment(tenant, 20)
  const jobId = await world.job(tenant)
  // Where payments are taken it has begun to buy, and is known at the provider.
  if (world.server.app.provider.terms)
    await world.call('billing.createTopUp', key, { organizationId, credits: 100 })
  const learned = await practised(world, student)
  // Where the clock stands still, there would be nothing before now to replay.
  await world.owner.query(
    `update learn_decisions set created_at = created_at - interval '1 minute' where organization_id = $1`,
    [organizationId],
  )
  const replayId = await replayOf(world, tenant, student)
  // Two files of the family's team, of which one is in the bin.
  const addFile = async (name: string, team: string | null = student.teamId) => {
    const file = { organizationId, teamId: team, ...newFile(`${name} ${marker}.txt`) }
    return (await world.call('media.createMediaItem', key, file)).body.id
  }
  const [mediaItemId, binnedMediaItemId] = [await addFile('File'), await addFile('Binned')]
  await world.call('media.deleteMediaItem', key, { mediaItemId: binnedMediaItemId })
  const upload = { organizationId, teamId: student.teamId, ...newUpload(`Uploading ${marker}.txt`) }
  const { mediaItemId: uploadingMediaItemId } = (await world.call('media.createMediaUpload', key, upload))
    .body
  const pictureMediaItemId = await readyPicture(world, tenant, {
    teamId: student.teamId,
    name: `Picture ${marker}.png`,
  })
  // One of the organization's, which the child was given: clients see it with what the child was set, and nowhere else.
  const givenMediaItemId = await addFile('Given', null)
  await giveFile(world, learned.assignmentId, givenMediaItemId)
  const people = { viewer, member, admin, client, otherClient, invited, parent, student, sister }
  const things = {
    name,
    marker,
    teamId,
    otherTeamId,
    invitation,
    apiKeyId,
    spareKey,
    grantId,
    session,
    jobId,
    replayId,
    mediaItemId,
    binnedMediaItemId,
    uploadingMediaItemId,
    pictureMediaItemId,
    givenMediaItemId,
    ...learned,
  }
  return { ...tenant, ...people, ...things }
}

export type PopulatedTenant = Awaited<ReturnType<typeof populate>>

const idsOf = ({ userId, token, ...person }: Person & { memberId?: string }) => [
  userId,
  token,
  ...(person.memberId ? [person.memberId] : []),
]

/** What nobody may ever be shown again. */
const secrets = (tenant: PopulatedTenant) => {
  const { key, spareKey, session, viewer, member, admin, client, otherClient, parent, student, sister } =
    tenant
  const people = [viewer, member, admin, client, otherClient, parent, student, sister]
  return [key, spareKey, session.secret, ...people.map(({ token }) => token)]
}

/** What only administrators see, or only the person whose it is. */
const confidential = (tenant: PopulatedTenant) => [
  ...secrets(tenant),
  tenant.invitation.id,
  tenant.invitation.email,
  tenant.invitation.token,
  tenant.grantId,
  tenant.session.id,
]

/** What a client of the one team must not see: the other team, and who is not in its own. */
const ofOthers = (tenant: PopulatedTenant) => [
  ...confidential(tenant),
  tenant.otherTeamId,
  `Other team ${tenant.marker}`,
  tenant.jobId,
  tenant.replayId,
  tenant.userId,
  tenant.apiKeyId,
  ...[tenant.viewer, tenant.admin, tenant.otherClient].flatMap(idsOf),
]

const ofChild = ({ studentId, learnerKey, username, token }: Child) => [
  studentId,
  learnerKey,
  username,
  token,
]

/** What the child has done. */
const ofLearning = (tenant: PopulatedTenant) => [
  ...ofChild(tenant.student),
  tenant.sessionId,
  tenant.decisionId,
  tenant.attemptId,
  tenant.openDecisionId,
  tenant.assignmentId,
  tenant.givenMediaItemId,
]

/** The children, and all that they have done. */
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

/** What is not for those who are in no team: files, also where they see the teams. */
const ofTeams = (tenant: PopulatedTenant) => [...confidential(tenant), ...ofTeam(tenant)]

/** What a client of another team must not see. */
const ofFamilies = (tenant: PopulatedTenant) => [...confidential(tenant), ...ofFamily(tenant)]

/** What a child must not see: what is its sister's, either way. */
const ofSister = (tenant: PopulatedTenant) => [...ofOthers(tenant), ...ofChild(tenant.sister)]
const ofBrother = (tenant: PopulatedTenant) => [...ofOthers(tenant), ...ofLearning(tenant)]

/** Every trace of the tenant. Addresses of its people hold their ids, and all its names the marker. */
const everything = (tenant: PopulatedTenant) => [
  ...ofOthers(tenant),
  tenant.marker,
  tenant.organizationId,
  tenant.teamId,
  ...ofFamily(tenant),
  ...[tenant.member, tenant.client, tenant.invited, tenant.parent].flatMap(idsOf),
]

/** The same for the one who was invited, who may be told of itself. */
const everythingElse = (tenant: PopulatedTenant) =>
  everything(tenant).filter(trace => !tenant.invited.email.includes(trace))

/** Traces of a tenant that must not be in an answer, by how much is hidden from the one who asks. */
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
