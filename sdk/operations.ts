// Generated from the contract by `npm run generate`.
import type { Route } from '@learn/contract/documents/route'

/** Create an API key: `client.keys.create`. */
export const createApiKey: Route<'identity.createApiKey'> = {"id":"identity.createApiKey","method":"POST","path":"/v1/api-keys","effect":"mutate","body":true}
/** See who you are: `client.caller.get`. */
export const getCaller: Route<'identity.getCaller'> = {"id":"identity.getCaller","method":"GET","path":"/v1/caller","effect":"read"}
/** List API keys: `client.keys.list`. */
export const listApiKeys: Route<'identity.listApiKeys'> = {"id":"identity.listApiKeys","method":"GET","path":"/v1/api-keys","effect":"read","paged":true}
/** Revoke an API key: `client.keys.revoke`. */
export const revokeApiKey: Route<'identity.revokeApiKey'> = {"id":"identity.revokeApiKey","method":"POST","path":"/v1/api-keys/{apiKeyId}/revoke","effect":"mutate"}
/** Rotate an API key: `client.keys.rotate`. */
export const rotateApiKey: Route<'identity.rotateApiKey'> = {"id":"identity.rotateApiKey","method":"POST","path":"/v1/api-keys/{apiKeyId}/rotate","effect":"mutate","body":true}
/** List apps with access to your account: `client.grants.list`. */
export const listGrants: Route<'identity.listGrants'> = {"id":"identity.listGrants","method":"GET","path":"/v1/grants","effect":"read","paged":true}
/** List your browser sessions: `client.signIns.list`. */
export const listSessions: Route<'identity.listSessions'> = {"id":"identity.listSessions","method":"GET","path":"/v1/sessions","effect":"read","paged":true}
/** Sign out everywhere: `client.signIns.revokeAll`. */
export const revokeAllSessions: Route<'identity.revokeAllSessions'> = {"id":"identity.revokeAllSessions","method":"DELETE","path":"/v1/sessions","effect":"mutate"}
/** Revoke an app’s access: `client.grants.revoke`. */
export const revokeGrant: Route<'identity.revokeGrant'> = {"id":"identity.revokeGrant","method":"DELETE","path":"/v1/grants/{grantId}","effect":"mutate"}
/** Sign out a browser: `client.signIns.revoke`. */
export const revokeSession: Route<'identity.revokeSession'> = {"id":"identity.revokeSession","method":"DELETE","path":"/v1/sessions/{sessionId}","effect":"mutate"}
/** Close your account: `client.account.close`. */
export const closeAccount: Route<'identity.closeAccount'> = {"id":"identity.closeAccount","method":"POST","path":"/v1/account/close","effect":"mutate","body":true}
/** Change your email address: `client.account.changeEmail`. */
export const requestEmailChange: Route<'identity.requestEmailChange'> = {"id":"identity.requestEmailChange","method":"POST","path":"/v1/account/email","effect":"mutate","body":true}
/** Create an organization: `client.organizations.create`. */
export const createOrganization: Route<'organizations.createOrganization'> = {"id":"organizations.createOrganization","method":"POST","path":"/v1/organizations","effect":"mutate","body":true}
/** Delete an organization: `client.organizations.delete`. */
export const deleteOrganization: Route<'organizations.deleteOrganization'> = {"id":"organizations.deleteOrganization","method":"DELETE","path":"/v1/organizations/{organizationId}","effect":"mutate"}
/** Get an organization: `client.organizations.get`. */
export const getOrganization: Route<'organizations.getOrganization'> = {"id":"organizations.getOrganization","method":"GET","path":"/v1/organizations/{organizationId}","effect":"read"}
/** List your organizations: `client.organizations.list`. */
export const listOrganizations: Route<'organizations.listOrganizations'> = {"id":"organizations.listOrganizations","method":"GET","path":"/v1/organizations","effect":"read","paged":true}
/** Answer a step of the onboarding wizard: `client.organizations.updateOnboarding`. */
export const updateOnboarding: Route<'organizations.updateOnboarding'> = {"id":"organizations.updateOnboarding","method":"POST","path":"/v1/organizations/{organizationId}/onboarding","effect":"mutate","body":true}
/** Change an organization: `client.organizations.update`. */
export const updateOrganization: Route<'organizations.updateOrganization'> = {"id":"organizations.updateOrganization","method":"PATCH","path":"/v1/organizations/{organizationId}","effect":"mutate","body":true}
/** Get a member: `client.members.get`. */
export const getMember: Route<'members.getMember'> = {"id":"members.getMember","method":"GET","path":"/v1/members/{memberId}","effect":"read"}
/** Leave an organization: `client.organizations.leave`. */
export const leaveOrganization: Route<'members.leaveOrganization'> = {"id":"members.leaveOrganization","method":"POST","path":"/v1/organizations/{organizationId}/leave","effect":"mutate"}
/** List members: `client.members.list`. */
export const listMembers: Route<'members.listMembers'> = {"id":"members.listMembers","method":"GET","path":"/v1/members","effect":"read","paged":true}
/** Remove a member: `client.members.remove`. */
export const removeMember: Route<'members.removeMember'> = {"id":"members.removeMember","method":"DELETE","path":"/v1/members/{memberId}","effect":"mutate"}
/** Change a member’s role: `client.members.update`. */
export const updateMember: Route<'members.updateMember'> = {"id":"members.updateMember","method":"PATCH","path":"/v1/members/{memberId}","effect":"mutate","body":true}
/** Add a member to a team: `client.teams.addMember`. */
export const addTeamMember: Route<'teams.addTeamMember'> = {"id":"teams.addTeamMember","method":"POST","path":"/v1/teams/{teamId}/members","effect":"mutate","body":true}
/** Create a team: `client.teams.create`. */
export const createTeam: Route<'teams.createTeam'> = {"id":"teams.createTeam","method":"POST","path":"/v1/teams","effect":"mutate","body":true}
/** Delete a team: `client.teams.delete`. */
export const deleteTeam: Route<'teams.deleteTeam'> = {"id":"teams.deleteTeam","method":"DELETE","path":"/v1/teams/{teamId}","effect":"mutate"}
/** Get a team: `client.teams.get`. */
export const getTeam: Route<'teams.getTeam'> = {"id":"teams.getTeam","method":"GET","path":"/v1/teams/{teamId}","effect":"read"}
/** List teams: `client.teams.list`. */
export const listTeams: Route<'teams.listTeams'> = {"id":"teams.listTeams","method":"GET","path":"/v1/teams","effect":"read","paged":true}
/** Remove a member from a team: `client.teams.removeMember`. */
export const removeTeamMember: Route<'teams.removeTeamMember'> = {"id":"teams.removeTeamMember","method":"DELETE","path":"/v1/teams/{teamId}/members/{memberId}","effect":"mutate"}
/** Rename a team: `client.teams.update`. */
export const updateTeam: Route<'teams.updateTeam'> = {"id":"teams.updateTeam","method":"PATCH","path":"/v1/teams/{teamId}","effect":"mutate","body":true}
/** Accept an invitation: `client.invitations.accept`. */
export const acceptInvitation: Route<'organizations.acceptInvitation'> = {"id":"organizations.acceptInvitation","method":"POST","path":"/v1/invitations/accept","effect":"mutate","body":true}
/** Invite a person: `client.invitations.create`. */
export const createInvitation: Route<'organizations.createInvitation'> = {"id":"organizations.createInvitation","method":"POST","path":"/v1/invitations","effect":"mutate","body":true}
/** Invite several people: `client.invitations.createMany`. */
export const createInvitations: Route<'organizations.createInvitations'> = {"id":"organizations.createInvitations","method":"POST","path":"/v1/invitations/batch","effect":"mutate","body":true}
/** Get an invitation: `client.invitations.get`. */
export const getInvitation: Route<'organizations.getInvitation'> = {"id":"organizations.getInvitation","method":"GET","path":"/v1/invitations/{invitationId}","effect":"read"}
/** List invitations: `client.invitations.list`. */
export const listInvitations: Route<'organizations.listInvitations'> = {"id":"organizations.listInvitations","method":"GET","path":"/v1/invitations","effect":"read","paged":true}
/** View an invitation you received: `client.invitations.lookUp`. */
export const lookUpInvitation: Route<'organizations.lookUpInvitation'> = {"id":"organizations.lookUpInvitation","method":"POST","path":"/v1/invitations/look-up","effect":"read","body":true}
/** Resend an invitation: `client.invitations.resend`. */
export const resendInvitation: Route<'organizations.resendInvitation'> = {"id":"organizations.resendInvitation","method":"POST","path":"/v1/invitations/{invitationId}/resend","effect":"mutate"}
/** Revoke an invitation: `client.invitations.revoke`. */
export const revokeInvitation: Route<'organizations.revokeInvitation'> = {"id":"organizations.revokeInvitation","method":"POST","path":"/v1/invitations/{invitationId}/revoke","effect":"mutate"}
/** List audit events: `client.audit.list`. */
export const listAuditEvents: Route<'audit.listAuditEvents'> = {"id":"audit.listAuditEvents","method":"GET","path":"/v1/audit-events","effect":"read","paged":true}
/** Estimate the cost of a call: `client.billing.estimate`. */
export const createEstimate: Route<'billing.createEstimate'> = {"id":"billing.createEstimate","method":"POST","path":"/v1/billing/estimates","effect":"read","body":true}
/** Get the credit balance: `client.billing.balance`. */
export const getBalance: Route<'billing.getBalance'> = {"id":"billing.getBalance","method":"GET","path":"/v1/billing/balance","effect":"read"}
/** See what credits were spent on: `client.billing.usage`. */
export const getUsage: Route<'billing.getUsage'> = {"id":"billing.getUsage","method":"GET","path":"/v1/billing/usage","effect":"read"}
/** List prices: `client.billing.prices`. */
export const listPrices: Route<'billing.listPrices'> = {"id":"billing.listPrices","method":"GET","path":"/v1/billing/prices","effect":"read","paged":true}
/** List ledger entries: `client.billing.ledgerEntries`. */
export const listLedgerEntries: Route<'billing.listLedgerEntries'> = {"id":"billing.listLedgerEntries","method":"GET","path":"/v1/billing/ledger-entries","effect":"read","paged":true}
/** List credit reservations: `client.billing.reservations`. */
export const listReservations: Route<'billing.listReservations'> = {"id":"billing.listReservations","method":"GET","path":"/v1/billing/reservations","effect":"read","paged":true}
/** Verify the ledger: `client.billing.verifyLedger`. */
export const verifyLedger: Route<'billing.verifyLedger'> = {"id":"billing.verifyLedger","method":"GET","path":"/v1/billing/ledger-verification","effect":"read"}
/** Get a monthly statement: `client.billing.statement`. */
export const getStatement: Route<'billing.getStatement'> = {"id":"billing.getStatement","method":"GET","path":"/v1/billing/statements/{month}","effect":"read","formats":["csv","html"]}
/** Manage cards, subscription and invoices: `client.billing.portal`. */
export const createPortalSession: Route<'billing.createPortalSession'> = {"id":"billing.createPortalSession","method":"POST","path":"/v1/billing/portal-sessions","effect":"mutate","body":true}
/** Subscribe to a plan: `client.billing.subscribe`. */
export const createSubscription: Route<'billing.createSubscription'> = {"id":"billing.createSubscription","method":"POST","path":"/v1/billing/subscriptions","effect":"mutate","body":true}
/** Buy credits: `client.billing.topUp`. */
export const createTopUp: Route<'billing.createTopUp'> = {"id":"billing.createTopUp","method":"POST","path":"/v1/billing/top-ups","effect":"mutate","body":true}
/** Set up auto-recharge: `client.billing.updateAutoRecharge`. */
export const updateAutoRecharge: Route<'billing.updateAutoRecharge'> = {"id":"billing.updateAutoRecharge","method":"PUT","path":"/v1/billing/auto-recharge","effect":"mutate","body":true}
/** Cancel a job: `client.jobs.cancel`. */
export const cancelJob: Route<'jobs.cancelJob'> = {"id":"jobs.cancelJob","method":"POST","path":"/v1/jobs/{jobId}/cancel","effect":"mutate"}
/** Get a job: `client.jobs.get`. */
export const getJob: Route<'jobs.getJob'> = {"id":"jobs.getJob","method":"GET","path":"/v1/jobs/{jobId}","effect":"read"}
/** List jobs: `client.jobs.list`. */
export const listJobs: Route<'jobs.listJobs'> = {"id":"jobs.listJobs","method":"GET","path":"/v1/jobs","effect":"read","paged":true}
/** Watch a job: `client.jobs.watch`. */
export const watchJob: Route<'jobs.watchJob'> = {"id":"jobs.watchJob","method":"GET","path":"/v1/jobs/{jobId}/events","effect":"read","transport":"events"}
/** Onboard a parent and a child: `client.families.onboard`. */
export const completeLearnParentChildOnboarding: Route<'learn.completeLearnParentChildOnboarding'> = {"id":"learn.completeLearnParentChildOnboarding","method":"POST","path":"/v1/learn/onboarding/parent-child","effect":"mutate","body":true}
/** Read what guardians agree to: `client.students.consentWording`. */
export const getLearnConsentWording: Route<'learn.getLearnConsentWording'> = {"id":"learn.getLearnConsentWording","method":"GET","path":"/v1/learn/consent-wording","effect":"read"}
/** Get the lesson on a topic: `client.lessons.get`. */
export const getLearnLesson: Route<'learn.getLearnLesson'> = {"id":"learn.getLearnLesson","method":"GET","path":"/v1/learn/topics/{topicId}/lesson","effect":"read"}
/** Get a question: `client.questions.get`. */
export const getLearnQuestion: Route<'learn.getLearnQuestion'> = {"id":"learn.getLearnQuestion","method":"GET","path":"/v1/learn/questions/{questionId}","effect":"read"}
/** List exam families: `client.examFamilies.list`. */
export const listLearnExamFamilies: Route<'learn.listLearnExamFamilies'> = {"id":"learn.listLearnExamFamilies","method":"GET","path":"/v1/learn/exam-families","effect":"read","paged":true}
/** List subjects: `client.subjects.list`. */
export const listLearnSubjects: Route<'learn.listLearnSubjects'> = {"id":"learn.listLearnSubjects","method":"GET","path":"/v1/learn/subjects","effect":"read","paged":true}
/** List topics: `client.topics.list`. */
export const listLearnTopics: Route<'learn.listLearnTopics'> = {"id":"learn.listLearnTopics","method":"GET","path":"/v1/learn/topics","effect":"read","paged":true}
/** Get a writing task: `client.writingTasks.get`. */
export const getLearnWritingTask: Route<'learn.getLearnWritingTask'> = {"id":"learn.getLearnWritingTask","method":"GET","path":"/v1/learn/writing-tasks/{writingTaskId}","effect":"read"}
/** List writing tasks: `client.writingTasks.list`. */
export const listLearnWritingTasks: Route<'learn.listLearnWritingTasks'> = {"id":"learn.listLearnWritingTasks","method":"GET","path":"/v1/learn/writing-tasks","effect":"read","paged":true}
/** Get the learning settings: `client.settings.get`. */
export const getLearnSettings: Route<'learn.getLearnSettings'> = {"id":"learn.getLearnSettings","method":"GET","path":"/v1/learn/settings","effect":"read"}
/** List topic settings: `client.topicSettings.list`. */
export const listLearnTopicSettings: Route<'learn.listLearnTopicSettings'> = {"id":"learn.listLearnTopicSettings","method":"GET","path":"/v1/learn/topic-settings","effect":"read","paged":true}
/** Change the learning settings: `client.settings.update`. */
export const updateLearnSettings: Route<'learn.updateLearnSettings'> = {"id":"learn.updateLearnSettings","method":"PATCH","path":"/v1/learn/settings","effect":"mutate","body":true}
/** Hide a topic or withhold its lesson: `client.topicSettings.update`. */
export const updateLearnTopicSetting: Route<'learn.updateLearnTopicSetting'> = {"id":"learn.updateLearnTopicSetting","method":"PATCH","path":"/v1/learn/topic-settings/{topicId}","effect":"mutate","body":true}
/** Get a student: `client.students.get`. */
export const getLearnStudent: Route<'learn.getLearnStudent'> = {"id":"learn.getLearnStudent","method":"GET","path":"/v1/learn/students/{studentId}","effect":"read"}
/** See a student’s progress: `client.students.progress`. */
export const getLearnStudentProgress: Route<'learn.getLearnStudentProgress'> = {"id":"learn.getLearnStudentProgress","method":"GET","path":"/v1/learn/students/{studentId}/progress","effect":"read"}
/** List students: `client.students.list`. */
export const listLearnStudents: Route<'learn.listLearnStudents'> = {"id":"learn.listLearnStudents","method":"GET","path":"/v1/learn/students","effect":"read","paged":true}
/** Change a student: `client.students.update`. */
export const updateLearnStudent: Route<'learn.updateLearnStudent'> = {"id":"learn.updateLearnStudent","method":"PATCH","path":"/v1/learn/students/{studentId}","effect":"mutate","body":true}
/** See how well a student knows each topic: `client.students.state`. */
export const getLearnStudentState: Route<'learn.getLearnStudentState'> = {"id":"learn.getLearnStudentState","method":"GET","path":"/v1/learn/students/{studentId}/state","effect":"read"}
/** See how a test would go today: `client.students.forecast`. */
export const getLearnStudentForecast: Route<'learn.getLearnStudentForecast'> = {"id":"learn.getLearnStudentForecast","method":"GET","path":"/v1/learn/students/{studentId}/forecast","effect":"read"}
/** Sum up a student’s week: `client.students.summary`. */
export const getLearnStudentSummary: Route<'learn.getLearnStudentSummary'> = {"id":"learn.getLearnStudentSummary","method":"GET","path":"/v1/learn/students/{studentId}/summary","effect":"read"}
/** See how a student has done week by week: `client.students.trend`. */
export const getLearnStudentTrend: Route<'learn.getLearnStudentTrend'> = {"id":"learn.getLearnStudentTrend","method":"GET","path":"/v1/learn/students/{studentId}/trend","effect":"read"}
/** Change how pages look for a student: `client.students.updatePreferences`. */
export const updateLearnPreferences: Route<'learn.updateLearnPreferences'> = {"id":"learn.updateLearnPreferences","method":"PATCH","path":"/v1/learn/students/{studentId}/preferences","effect":"mutate","body":true}
/** See which emails you get: `client.mailPreferences.get`. */
export const getLearnMailPreferences: Route<'learn.getLearnMailPreferences'> = {"id":"learn.getLearnMailPreferences","method":"GET","path":"/v1/learn/mail-preferences","effect":"read"}
/** Choose which emails you get: `client.mailPreferences.update`. */
export const updateLearnMailPreferences: Route<'learn.updateLearnMailPreferences'> = {"id":"learn.updateLearnMailPreferences","method":"PATCH","path":"/v1/learn/mail-preferences","effect":"mutate","body":true}
/** Get a student’s entitlement: `client.entitlements.get`. */
export const getLearnEntitlement: Route<'learn.getLearnEntitlement'> = {"id":"learn.getLearnEntitlement","method":"GET","path":"/v1/learn/students/{studentId}/entitlement","effect":"read"}
/** Change a student’s entitlement: `client.entitlements.update`. */
export const updateLearnEntitlement: Route<'learn.updateLearnEntitlement'> = {"id":"learn.updateLearnEntitlement","method":"PATCH","path":"/v1/learn/students/{studentId}/entitlement","effect":"mutate","body":true}
/** Start a session: `client.sessions.create`. */
export const createLearnSession: Route<'learn.createLearnSession'> = {"id":"learn.createLearnSession","method":"POST","path":"/v1/learn/sessions","effect":"mutate","body":true}
/** End a session: `client.sessions.end`. */
export const endLearnSession: Route<'learn.endLearnSession'> = {"id":"learn.endLearnSession","method":"POST","path":"/v1/learn/sessions/{sessionId}/end","effect":"mutate"}
/** Get a session: `client.sessions.get`. */
export const getLearnSession: Route<'learn.getLearnSession'> = {"id":"learn.getLearnSession","method":"GET","path":"/v1/learn/sessions/{sessionId}","effect":"read"}
/** List sessions: `client.sessions.list`. */
export const listLearnSessions: Route<'learn.listLearnSessions'> = {"id":"learn.listLearnSessions","method":"GET","path":"/v1/learn/sessions","effect":"read","paged":true}
/** Decide what comes next: `client.decisions.create`. */
export const createLearnDecision: Route<'learn.createLearnDecision'> = {"id":"learn.createLearnDecision","method":"POST","path":"/v1/learn/sessions/{sessionId}/decisions","effect":"mutate"}
/** Explain a decision: `client.decisions.explain`. */
export const explainLearnDecision: Route<'learn.explainLearnDecision'> = {"id":"learn.explainLearnDecision","method":"GET","path":"/v1/learn/policy/decisions/{decisionId}/explanation","effect":"read"}
/** Get a decision: `client.decisions.get`. */
export const getLearnDecision: Route<'learn.getLearnDecision'> = {"id":"learn.getLearnDecision","method":"GET","path":"/v1/learn/policy/decisions/{decisionId}","effect":"read"}
/** Get the latest decision: `client.decisions.latest`. */
export const getLearnPolicyDecisionLog: Route<'learn.getLearnPolicyDecisionLog'> = {"id":"learn.getLearnPolicyDecisionLog","method":"GET","path":"/v1/learn/policy/decisions/latest","effect":"read"}
/** List decisions: `client.decisions.list`. */
export const listLearnDecisions: Route<'learn.listLearnDecisions'> = {"id":"learn.listLearnDecisions","method":"GET","path":"/v1/learn/policy/decisions","effect":"read","paged":true}
/** Reproduce a decision: `client.decisions.reproduce`. */
export const reproduceLearnDecision: Route<'learn.reproduceLearnDecision'> = {"id":"learn.reproduceLearnDecision","method":"GET","path":"/v1/learn/policy/decisions/{decisionId}/reproduction","effect":"read"}
/** Cancel a replay: `client.replays.cancel`. */
export const cancelLearnPolicyReplay: Route<'learn.cancelLearnPolicyReplay'> = {"id":"learn.cancelLearnPolicyReplay","method":"POST","path":"/v1/learn/policy/replays/{replayId}/cancel","effect":"mutate"}
/** Replay with another policy: `client.replays.create`. */
export const createLearnPolicyReplay: Route<'learn.createLearnPolicyReplay'> = {"id":"learn.createLearnPolicyReplay","method":"POST","path":"/v1/learn/policy/replays","effect":"paid","body":true}
/** Get a replay: `client.replays.get`. */
export const getLearnPolicyReplay: Route<'learn.getLearnPolicyReplay'> = {"id":"learn.getLearnPolicyReplay","method":"GET","path":"/v1/learn/policy/replays/{replayId}","effect":"read","formats":["html"]}
/** List replayed decisions: `client.replays.decisions`. */
export const listLearnPolicyReplayDecisions: Route<'learn.listLearnPolicyReplayDecisions'> = {"id":"learn.listLearnPolicyReplayDecisions","method":"GET","path":"/v1/learn/policy/replays/{replayId}/decisions","effect":"read","paged":true}
/** List replays: `client.replays.list`. */
export const listLearnPolicyReplays: Route<'learn.listLearnPolicyReplays'> = {"id":"learn.listLearnPolicyReplays","method":"GET","path":"/v1/learn/policy/replays","effect":"read","paged":true}
/** Answer a question: `client.attempts.create`. */
export const createLearnAttempt: Route<'learn.createLearnAttempt'> = {"id":"learn.createLearnAttempt","method":"POST","path":"/v1/learn/attempts","effect":"mutate","body":true}
/** List answers: `client.attempts.list`. */
export const listLearnAttempts: Route<'learn.listLearnAttempts'> = {"id":"learn.listLearnAttempts","method":"GET","path":"/v1/learn/attempts","effect":"read","paged":true}
/** Start a paper: `client.papers.create`. */
export const createLearnPaper: Route<'learn.createLearnPaper'> = {"id":"learn.createLearnPaper","method":"POST","path":"/v1/learn/papers","effect":"mutate","body":true}
/** Get a paper: `client.papers.get`. */
export const getLearnPaper: Route<'learn.getLearnPaper'> = {"id":"learn.getLearnPaper","method":"GET","path":"/v1/learn/papers/{paperId}","effect":"read"}
/** List papers: `client.papers.list`. */
export const listLearnPapers: Route<'learn.listLearnPapers'> = {"id":"learn.listLearnPapers","method":"GET","path":"/v1/learn/papers","effect":"read","paged":true}
/** Save an answer in a paper: `client.papers.saveAnswer`. */
export const saveLearnPaperAnswer: Route<'learn.saveLearnPaperAnswer'> = {"id":"learn.saveLearnPaperAnswer","method":"PUT","path":"/v1/learn/papers/{paperId}/answers","effect":"mutate","body":true}
/** Hand in a paper: `client.papers.submit`. */
export const submitLearnPaper: Route<'learn.submitLearnPaper'> = {"id":"learn.submitLearnPaper","method":"POST","path":"/v1/learn/papers/{paperId}/submit","effect":"mutate"}
/** Cancel an assignment: `client.assignments.cancel`. */
export const cancelLearnAssignment: Route<'learn.cancelLearnAssignment'> = {"id":"learn.cancelLearnAssignment","method":"POST","path":"/v1/learn/assignments/{assignmentId}/cancel","effect":"mutate"}
/** Set an assignment: `client.assignments.create`. */
export const createLearnAssignment: Route<'learn.createLearnAssignment'> = {"id":"learn.createLearnAssignment","method":"POST","path":"/v1/learn/assignments","effect":"mutate","body":true}
/** Get a download URL for an assignment’s file: `client.assignments.downloadUrl`. */
export const createLearnAssignmentDownload: Route<'learn.createLearnAssignmentDownload'> = {"id":"learn.createLearnAssignmentDownload","method":"POST","path":"/v1/learn/assignments/{assignmentId}/files/{mediaItemId}/downloads","effect":"read","body":true}
/** Get an assignment: `client.assignments.get`. */
export const getLearnAssignment: Route<'learn.getLearnAssignment'> = {"id":"learn.getLearnAssignment","method":"GET","path":"/v1/learn/assignments/{assignmentId}","effect":"read"}
/** List assignments: `client.assignments.list`. */
export const listLearnAssignments: Route<'learn.listLearnAssignments'> = {"id":"learn.listLearnAssignments","method":"GET","path":"/v1/learn/assignments","effect":"read","paged":true}
/** Write a note about a student: `client.notes.create`. */
export const createLearnNote: Route<'learn.createLearnNote'> = {"id":"learn.createLearnNote","method":"POST","path":"/v1/learn/notes","effect":"mutate","body":true}
/** Delete a note: `client.notes.delete`. */
export const deleteLearnNote: Route<'learn.deleteLearnNote'> = {"id":"learn.deleteLearnNote","method":"DELETE","path":"/v1/learn/notes/{noteId}","effect":"mutate"}
/** List notes about students: `client.notes.list`. */
export const listLearnNotes: Route<'learn.listLearnNotes'> = {"id":"learn.listLearnNotes","method":"GET","path":"/v1/learn/notes","effect":"read","paged":true}
/** Change a note: `client.notes.update`. */
export const updateLearnNote: Route<'learn.updateLearnNote'> = {"id":"learn.updateLearnNote","method":"PATCH","path":"/v1/learn/notes/{noteId}","effect":"mutate","body":true}
/** Put students into a group: `client.groups.addStudents`. */
export const addLearnGroupStudents: Route<'learn.addLearnGroupStudents'> = {"id":"learn.addLearnGroupStudents","method":"POST","path":"/v1/learn/groups/{teamId}/students","effect":"mutate","body":true}
/** Set an assignment for many students: `client.groups.setWork`. */
export const createLearnGroupAssignments: Route<'learn.createLearnGroupAssignments'> = {"id":"learn.createLearnGroupAssignments","method":"POST","path":"/v1/learn/groups/assignments","effect":"mutate","body":true}
/** See where a group stands: `client.groups.overview`. */
export const getLearnGroupOverview: Route<'learn.getLearnGroupOverview'> = {"id":"learn.getLearnGroupOverview","method":"GET","path":"/v1/learn/groups/overview","effect":"read"}
/** Take a student out of a group: `client.groups.removeStudent`. */
export const removeLearnGroupStudent: Route<'learn.removeLearnGroupStudent'> = {"id":"learn.removeLearnGroupStudent","method":"DELETE","path":"/v1/learn/groups/{teamId}/students/{studentId}","effect":"mutate"}
/** Add many students from a CSV file: `client.students.import`. */
export const importLearnStudents: Route<'learn.importLearnStudents'> = {"id":"learn.importLearnStudents","method":"POST","path":"/v1/learn/students/import","effect":"mutate","body":true}
/** Make sign-in cards with new PINs: `client.students.signInCards`. */
export const createLearnSignInCards: Route<'learn.createLearnSignInCards'> = {"id":"learn.createLearnSignInCards","method":"POST","path":"/v1/learn/students/sign-in-cards","effect":"mutate","body":true}
/** Erase a student whose parent has not accepted: `client.families.cancelOnboarding`. */
export const cancelLearnOnboarding: Route<'learn.cancelLearnOnboarding'> = {"id":"learn.cancelLearnOnboarding","method":"POST","path":"/v1/learn/students/{studentId}/onboarding/cancel","effect":"mutate"}
/** Erase a student: `client.students.erase`. */
export const eraseLearnStudent: Route<'learn.eraseLearnStudent'> = {"id":"learn.eraseLearnStudent","method":"DELETE","path":"/v1/learn/students/{studentId}","effect":"mutate"}
/** Export a student’s data: `client.students.export`. */
export const exportLearnStudent: Route<'learn.exportLearnStudent'> = {"id":"learn.exportLearnStudent","method":"GET","path":"/v1/learn/students/{studentId}/export","effect":"read","transport":"pieces"}
/** Set a new PIN for a student: `client.students.resetPin`. */
export const resetLearnStudentPin: Route<'learn.resetLearnStudentPin'> = {"id":"learn.resetLearnStudentPin","method":"POST","path":"/v1/learn/students/{studentId}/pin","effect":"mutate","body":true}
/** Give or withdraw consent: `client.students.updateConsent`. */
export const updateLearnConsent: Route<'learn.updateLearnConsent'> = {"id":"learn.updateLearnConsent","method":"PUT","path":"/v1/learn/students/{studentId}/consent","effect":"mutate","body":true}
/** Change a student’s username: `client.students.updateUsername`. */
export const updateLearnStudentUsername: Route<'learn.updateLearnStudentUsername'> = {"id":"learn.updateLearnStudentUsername","method":"PUT","path":"/v1/learn/students/{studentId}/username","effect":"mutate","body":true}
/** Stop the erasure of a student: `client.students.cancelErasure`. */
export const cancelLearnStudentErasure: Route<'learn.cancelLearnStudentErasure'> = {"id":"learn.cancelLearnStudentErasure","method":"POST","path":"/v1/learn/students/{studentId}/erasure/cancel","effect":"mutate"}
/** See what erasing a student would remove: `client.students.erasure`. */
export const getLearnStudentErasure: Route<'learn.getLearnStudentErasure'> = {"id":"learn.getLearnStudentErasure","method":"GET","path":"/v1/learn/students/{studentId}/erasure","effect":"read"}
/** Erase a student in a few days: `client.students.scheduleErasure`. */
export const scheduleLearnStudentErasure: Route<'learn.scheduleLearnStudentErasure'> = {"id":"learn.scheduleLearnStudentErasure","method":"POST","path":"/v1/learn/students/{studentId}/erasure","effect":"mutate","body":true}
/** Invite a guardian or tutor: `client.students.inviteViewer`. */
export const inviteLearnStudentViewer: Route<'learn.inviteLearnStudentViewer'> = {"id":"learn.inviteLearnStudentViewer","method":"POST","path":"/v1/learn/students/{studentId}/viewers","effect":"mutate","body":true}
/** List who sees a student: `client.students.viewers`. */
export const listLearnStudentViewers: Route<'learn.listLearnStudentViewers'> = {"id":"learn.listLearnStudentViewers","method":"GET","path":"/v1/learn/students/{studentId}/viewers","effect":"read"}
/** Remove a guardian, tutor or invitation: `client.students.removeViewer`. */
export const removeLearnStudentViewer: Route<'learn.removeLearnStudentViewer'> = {"id":"learn.removeLearnStudentViewer","method":"DELETE","path":"/v1/learn/students/{studentId}/viewers/{viewerId}","effect":"mutate"}
/** Get a download URL for a file: `client.media.downloadUrl`. */
export const createMediaDownload: Route<'media.createMediaDownload'> = {"id":"media.createMediaDownload","method":"POST","path":"/v1/media/items/{mediaItemId}/downloads","effect":"read","body":true}
/** Add a small file to the media library: `client.media.create`. */
export const createMediaItem: Route<'media.createMediaItem'> = {"id":"media.createMediaItem","method":"POST","path":"/v1/media/items","effect":"mutate","body":true}
/** Move a file to the bin: `client.media.delete`. */
export const deleteMediaItem: Route<'media.deleteMediaItem'> = {"id":"media.deleteMediaItem","method":"DELETE","path":"/v1/media/items/{mediaItemId}","effect":"mutate"}
/** Get a file in the media library: `client.media.get`. */
export const getMediaItem: Route<'media.getMediaItem'> = {"id":"media.getMediaItem","method":"GET","path":"/v1/media/items/{mediaItemId}","effect":"read"}
/** See how full the media library is: `client.media.usage`. */
export const getMediaUsage: Route<'media.getMediaUsage'> = {"id":"media.getMediaUsage","method":"GET","path":"/v1/media/usage","effect":"read"}
/** List files in the media library: `client.media.list`. */
export const listMediaItems: Route<'media.listMediaItems'> = {"id":"media.listMediaItems","method":"GET","path":"/v1/media/items","effect":"read","paged":true}
/** Permanently delete a file: `client.media.purge`. */
export const purgeMediaItem: Route<'media.purgeMediaItem'> = {"id":"media.purgeMediaItem","method":"POST","path":"/v1/media/items/{mediaItemId}/purge","effect":"mutate"}
/** Restore a file from the bin: `client.media.restore`. */
export const restoreMediaItem: Route<'media.restoreMediaItem'> = {"id":"media.restoreMediaItem","method":"POST","path":"/v1/media/items/{mediaItemId}/restore","effect":"mutate"}
/** Change a file in the media library: `client.media.update`. */
export const updateMediaItem: Route<'media.updateMediaItem'> = {"id":"media.updateMediaItem","method":"PATCH","path":"/v1/media/items/{mediaItemId}","effect":"mutate","body":true}
/** Upload the next piece of a file: `client.uploads.append`. */
export const appendMediaUpload: Route<'media.appendMediaUpload'> = {"id":"media.appendMediaUpload","method":"PATCH","path":"/v1/media/uploads/{mediaItemId}","effect":"mutate","body":true,"transport":"upload"}
/** Cancel an upload: `client.uploads.cancel`. */
export const cancelMediaUpload: Route<'media.cancelMediaUpload'> = {"id":"media.cancelMediaUpload","method":"DELETE","path":"/v1/media/uploads/{mediaItemId}","effect":"mutate"}
/** Start uploading a file: `client.uploads.create`. */
export const createMediaUpload: Route<'media.createMediaUpload'> = {"id":"media.createMediaUpload","method":"POST","path":"/v1/media/uploads","effect":"mutate","body":true}
/** See the progress of an upload: `client.uploads.get`. */
export const getMediaUpload: Route<'media.getMediaUpload'> = {"id":"media.getMediaUpload","method":"GET","path":"/v1/media/uploads/{mediaItemId}","effect":"read"}
/** Resize or convert an image: `client.renditions.create`. */
export const createMediaRendition: Route<'media.createMediaRendition'> = {"id":"media.createMediaRendition","method":"POST","path":"/v1/media/items/{mediaItemId}/renditions","effect":"paid","body":true}
/** List renditions of an image: `client.renditions.list`. */
export const listMediaRenditions: Route<'media.listMediaRenditions'> = {"id":"media.listMediaRenditions","method":"GET","path":"/v1/media/items/{mediaItemId}/renditions","effect":"read","paged":true}
/** List where a file is used: `client.media.uses`. */
export const listMediaItemUses: Route<'media.listMediaItemUses'> = {"id":"media.listMediaItemUses","method":"GET","path":"/v1/media/items/{mediaItemId}/uses","effect":"read","paged":true}
