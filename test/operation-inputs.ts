import type { Contract, OperationId } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { learnInputs } from './learn-inputs.ts'
import type { PopulatedTenant } from './populated-tenant.ts'

/**
 * For each operation an input that names what there is in the tenant: it succeeds for whoever may call it, and finds
 * something to show or to spoil. An operation without one does not compile.
 */
export const inputs: { readonly [Id in OperationId]: (tenant: PopulatedTenant) => Input<Contract[Id]> } = {
  'identity.getCaller': () => ({}),
  'identity.listApiKeys': () => ({}),
  'identity.createApiKey': ({ organizationId }) => ({
    organizationId,
    name: 'New',
    role: 'viewer',
    scopes: [],
  }),
  'identity.rotateApiKey': ({ apiKeyId }) => ({ apiKeyId, overlapSeconds: 0 }),
  'identity.revokeApiKey': ({ apiKeyId }) => ({ apiKeyId }),
  'identity.listGrants': () => ({}),
  'identity.revokeGrant': ({ grantId }) => ({ grantId }),
  'identity.listSessions': () => ({}),
  'identity.revokeSession': ({ session }) => ({ sessionId: session.id }),
  'organizations.listOrganizations': () => ({}),
  'organizations.createOrganization': () => ({ name: 'New' }),
  'organizations.getOrganization': ({ organizationId }) => ({ organizationId }),
  'organizations.updateOrganization': ({ organizationId }) => ({ organizationId, name: 'Renamed' }),
  'organizations.updateOnboarding': ({ organizationId }) => ({
    organizationId,
    step: 'organization_profile',
    organizationProfile: { displayName: 'Shown' },
  }),
  'organizations.deleteOrganization': ({ organizationId, name }) => ({ organizationId, confirmName: name }),
  'members.listMembers': () => ({}),
  'members.getMember': ({ member }) => ({ memberId: member.memberId }),
  'members.updateMember': ({ member }) => ({ memberId: member.memberId, role: 'viewer' }),
  'members.removeMember': ({ member }) => ({ memberId: member.memberId }),
  'members.leaveOrganization': ({ organizationId }) => ({ organizationId }),
  'teams.listTeams': () => ({}),
  'teams.createTeam': ({ organizationId }) => ({ organizationId, name: 'New' }),
  'teams.getTeam': ({ teamId }) => ({ teamId }),
  'teams.updateTeam': ({ teamId }) => ({ teamId, name: 'Renamed' }),
  'teams.deleteTeam': ({ teamId }) => ({ teamId }),
  'teams.addTeamMember': ({ teamId, viewer }) => ({ teamId, memberId: viewer.memberId }),
  'teams.removeTeamMember': ({ teamId, member }) => ({ teamId, memberId: member.memberId }),
  'organizations.listInvitations': () => ({}),
  'organizations.createInvitation': ({ organizationId, teamId }) => ({
    organizationId,
    email: 'new@example.org',
    role: 'member',
    teamId,
  }),
  'organizations.createInvitations': ({ organizationId }) => ({
    organizationId,
    invitations: [
      { email: 'one@example.org', role: 'viewer' },
      { email: 'two@example.org', role: 'admin' },
    ],
  }),
  'organizations.getInvitation': ({ invitation }) => ({ invitationId: invitation.id }),
  'organizations.resendInvitation': ({ invitation }) => ({ invitationId: invitation.id }),
  'organizations.revokeInvitation': ({ invitation }) => ({ invitationId: invitation.id }),
  'organizations.lookUpInvitation': ({ invitation }) => ({ token: invitation.token }),
  'organizations.acceptInvitation': ({ invitation }) => ({ token: invitation.token }),
  'audit.listAuditEvents': () => ({}),
  'billing.getBalance': ({ organizationId }) => ({ organizationId }),
  'billing.listLedgerEntries': () => ({}),
  'billing.verifyLedger': ({ organizationId }) => ({ organizationId }),
  'billing.listReservations': () => ({}),
  'billing.getUsage': ({ organizationId }) => ({ organizationId }),
  'billing.listPrices': () => ({}),
  'billing.createEstimate': ({ organizationId }) => ({
    organizationId,
    operation: 'trial.createWord',
    input: { organizationId, word: 'yes' },
  }),
  'billing.getStatement': ({ organizationId }) => ({
    organizationId,
    month: new Date().toISOString().slice(0, 7),
  }),
  'billing.createTopUp': ({ organizationId }) => ({ organizationId, credits: 100 }),
  'billing.updateAutoRecharge': ({ organizationId }) => ({ organizationId, enabled: false, threshold: 10 }),
  'billing.createSubscription': ({ organizationId }) => ({ organizationId, plan: 'starter' }),
  'billing.createPortalSession': ({ organizationId }) => ({ organizationId }),
  'jobs.listJobs': () => ({}),
  'jobs.getJob': ({ jobId }) => ({ jobId }),
  'jobs.watchJob': ({ jobId }) => ({ jobId }),
  'jobs.cancelJob': ({ jobId }) => ({ jobId }),
  ...learnInputs,
}
