// Generated from the contract by `npm run generate`.
import type { Method } from './call.ts'
import * as routes from './operations.ts'

export const nouns = {
  caller: {
    get: routes.getCaller,
  },
  account: {
    close: routes.closeAccount,
    changeEmail: routes.requestEmailChange,
  },
  organizations: {
    create: routes.createOrganization,
    delete: routes.deleteOrganization,
    get: routes.getOrganization,
    list: routes.listOrganizations,
    updateOnboarding: routes.updateOnboarding,
    update: routes.updateOrganization,
    leave: routes.leaveOrganization,
  },
  members: {
    get: routes.getMember,
    list: routes.listMembers,
    remove: routes.removeMember,
    update: routes.updateMember,
  },
  teams: {
    addMember: routes.addTeamMember,
    create: routes.createTeam,
    delete: routes.deleteTeam,
    get: routes.getTeam,
    list: routes.listTeams,
    removeMember: routes.removeTeamMember,
    update: routes.updateTeam,
  },
  invitations: {
    accept: routes.acceptInvitation,
    create: routes.createInvitation,
    createMany: routes.createInvitations,
    get: routes.getInvitation,
    list: routes.listInvitations,
    lookUp: routes.lookUpInvitation,
    resend: routes.resendInvitation,
    revoke: routes.revokeInvitation,
  },
  keys: {
    create: routes.createApiKey,
    list: routes.listApiKeys,
    revoke: routes.revokeApiKey,
    rotate: routes.rotateApiKey,
  },
  grants: {
    list: routes.listGrants,
    revoke: routes.revokeGrant,
  },
  signIns: {
    list: routes.listSessions,
    revokeAll: routes.revokeAllSessions,
    revoke: routes.revokeSession,
  },
  families: {
    onboard: routes.completeLearnParentChildOnboarding,
    cancelOnboarding: routes.cancelLearnOnboarding,
  },
  students: {
    consentWording: routes.getLearnConsentWording,
    get: routes.getLearnStudent,
    progress: routes.getLearnStudentProgress,
    list: routes.listLearnStudents,
    update: routes.updateLearnStudent,
    state: routes.getLearnStudentState,
    forecast: routes.getLearnStudentForecast,
    summary: routes.getLearnStudentSummary,
    trend: routes.getLearnStudentTrend,
    updatePreferences: routes.updateLearnPreferences,
    import: routes.importLearnStudents,
    signInCards: routes.createLearnSignInCards,
    erase: routes.eraseLearnStudent,
    export: routes.exportLearnStudent,
    resetPin: routes.resetLearnStudentPin,
    updateConsent: routes.updateLearnConsent,
    updateUsername: routes.updateLearnStudentUsername,
    cancelErasure: routes.cancelLearnStudentErasure,
    erasure: routes.getLearnStudentErasure,
    scheduleErasure: routes.scheduleLearnStudentErasure,
    inviteViewer: routes.inviteLearnStudentViewer,
    viewers: routes.listLearnStudentViewers,
    removeViewer: routes.removeLearnStudentViewer,
  },
  mailPreferences: {
    get: routes.getLearnMailPreferences,
    update: routes.updateLearnMailPreferences,
  },
  entitlements: {
    get: routes.getLearnEntitlement,
    update: routes.updateLearnEntitlement,
  },
  sessions: {
    create: routes.createLearnSession,
    end: routes.endLearnSession,
    get: routes.getLearnSession,
    list: routes.listLearnSessions,
  },
  decisions: {
    create: routes.createLearnDecision,
    explain: routes.explainLearnDecision,
    get: routes.getLearnDecision,
    latest: routes.getLearnPolicyDecisionLog,
    list: routes.listLearnDecisions,
    reproduce: routes.reproduceLearnDecision,
  },
  attempts: {
    create: routes.createLearnAttempt,
    list: routes.listLearnAttempts,
  },
  papers: {
    create: routes.createLearnPaper,
    get: routes.getLearnPaper,
    list: routes.listLearnPapers,
    saveAnswer: routes.saveLearnPaperAnswer,
    submit: routes.submitLearnPaper,
  },
  assignments: {
    cancel: routes.cancelLearnAssignment,
    create: routes.createLearnAssignment,
    downloadUrl: routes.createLearnAssignmentDownload,
    get: routes.getLearnAssignment,
    list: routes.listLearnAssignments,
  },
  notes: {
    create: routes.createLearnNote,
    delete: routes.deleteLearnNote,
    list: routes.listLearnNotes,
    update: routes.updateLearnNote,
  },
  groups: {
    addStudents: routes.addLearnGroupStudents,
    setWork: routes.createLearnGroupAssignments,
    overview: routes.getLearnGroupOverview,
    removeStudent: routes.removeLearnGroupStudent,
  },
  subjects: {
    list: routes.listLearnSubjects,
  },
  topics: {
    list: routes.listLearnTopics,
  },
  lessons: {
    get: routes.getLearnLesson,
  },
  questions: {
    get: routes.getLearnQuestion,
  },
  writingTasks: {
    get: routes.getLearnWritingTask,
    list: routes.listLearnWritingTasks,
  },
  examFamilies: {
    list: routes.listLearnExamFamilies,
  },
  settings: {
    get: routes.getLearnSettings,
    update: routes.updateLearnSettings,
  },
  topicSettings: {
    list: routes.listLearnTopicSettings,
    update: routes.updateLearnTopicSetting,
  },
  replays: {
    cancel: routes.cancelLearnPolicyReplay,
    create: routes.createLearnPolicyReplay,
    get: routes.getLearnPolicyReplay,
    decisions: routes.listLearnPolicyReplayDecisions,
    list: routes.listLearnPolicyReplays,
  },
  media: {
    downloadUrl: routes.createMediaDownload,
    create: routes.createMediaItem,
    delete: routes.deleteMediaItem,
    get: routes.getMediaItem,
    usage: routes.getMediaUsage,
    list: routes.listMediaItems,
    purge: routes.purgeMediaItem,
    restore: routes.restoreMediaItem,
    update: routes.updateMediaItem,
    uses: routes.listMediaItemUses,
  },
  uploads: {
    append: routes.appendMediaUpload,
    cancel: routes.cancelMediaUpload,
    create: routes.createMediaUpload,
    get: routes.getMediaUpload,
  },
  renditions: {
    create: routes.createMediaRendition,
    list: routes.listMediaRenditions,
  },
  billing: {
    estimate: routes.createEstimate,
    balance: routes.getBalance,
    usage: routes.getUsage,
    prices: routes.listPrices,
    ledgerEntries: routes.listLedgerEntries,
    reservations: routes.listReservations,
    verifyLedger: routes.verifyLedger,
    statement: routes.getStatement,
    portal: routes.createPortalSession,
    subscribe: routes.createSubscription,
    topUp: routes.createTopUp,
    updateAutoRecharge: routes.updateAutoRecharge,
  },
  jobs: {
    cancel: routes.cancelJob,
    get: routes.getJob,
    list: routes.listJobs,
    watch: routes.watchJob,
  },
  audit: {
    list: routes.listAuditEvents,
  },
}

export interface Nouns {
  /** Who you are signed in as, and what you may do. */
  readonly caller: {
    /** See who you are. Returns the owner of your token, its scopes and its organizations. */
    readonly get: Method<'identity.getCaller'>
  }
  /** Your account. */
  readonly account: {
    /** Close your account. Permanently closes your own account. You are signed out everywhere, your memberships end, and API keys that act for you stop working. Your email address is removed; what others keep shows only your ID. With `deleteUnshared`, organizations without other members are deleted, and students without another guardian are erased, in any organization. Fails with `Conflict` if you are the only administrator of an organization that is suspended or has other members or other families’ students, or if an organization that would be deleted still has a paid subscription. Everything happens at once or not at all. Afterwards your token is invalid, so a repeated call fails with `Unauthorized`, and an email confirms that the account is closed. */
    readonly close: Method<'identity.closeAccount'>
    /** Change your email address. Sends a link to your present address and one to the new address. When both were confirmed on the page that they open, within 24 hours, your address changes. Either page can also cancel it. A new request replaces the last one. The answer is the same whether or not the new address has an account; if it has, the address can’t be taken over, and the page says so to the person who opened its link. An address gets at most three such emails a day. */
    readonly changeEmail: Method<'identity.requestEmailChange'>
  }
  /** Schools, tutoring businesses and families. */
  readonly organizations: {
    /** Create an organization. Creates an organization and makes you its administrator. If an API key creates it, both the key and the user whom it acts for become administrators. You can belong to at most 1,000 organizations; after that, the call fails with `Conflict`. */
    readonly create: Method<'organizations.createOrganization'>
    /** Delete an organization. Deletes the organization with its members, teams, invitations, keys, records and remaining credits, for everybody at once. For 30 days, the people who run the server can restore it, except its credits and the secrets of its keys; then everything is erased. Its ledger entries, which contain IDs but no names, are kept for accounting. Repeat the exact name in `confirmName` to confirm. Cancel any subscription first. */
    readonly delete: Method<'organizations.deleteOrganization'>
    /** Get an organization. Returns an organization you belong to. For `client` members, the billing email, the payment provider’s IDs and the onboarding data are null. */
    readonly get: Method<'organizations.getOrganization'>
    /** List your organizations. Lists the organizations you belong to, newest first. If you belong to none yet, the page is empty. An API key sees its own organization and those it created. */
    readonly list: Method<'organizations.listOrganizations'>
    /** Answer a step of the onboarding wizard. Answers the current step and moves on to the next one. The steps are organization_profile, workspace_setup, goals, spend_cap, completed, in this order. `onboardingData.currentStep` is the current step; a new organization starts with the first. Any other step fails with `Conflict`. The first three steps need an answer in `organizationProfile`, `workspaceProfile` and `goals`. The step `completed` ends the wizard and sets `completedAt`. */
    readonly updateOnboarding: Method<'organizations.updateOnboarding'>
    /** Change an organization. Changes the name or the billing email. Fields you leave out stay unchanged. */
    readonly update: Method<'organizations.updateOrganization'>
    /** Leave an organization. Ends your own membership. You can’t leave if you are the only person who is an administrator. API keys that act for you in this organization are revoked. Another administrator can keep a key by rotating it first. */
    readonly leave: Method<'members.leaveOrganization'>
  }
  /** The people and API keys in an organization. */
  readonly members: {
    /** Get a member. Returns a member of an organization you belong to. */
    readonly get: Method<'members.getMember'>
    /** List members. Lists the members of every organization you belong to, newest first. A `client` member sees only themselves and the members of their own teams. */
    readonly list: Method<'members.listMembers'>
    /** Remove a member. Ends a membership immediately. You can’t remove the only person who is an administrator. You can’t remove an API key from its own organization; revoke it instead. API keys that act for the member are revoked, and old secrets of other keys that the member received stop working. To keep a key, rotate it before you remove the member: it then acts for you. */
    readonly remove: Method<'members.removeMember'>
    /** Change a member’s role. Changes the role or the membership type. Fields you leave out stay unchanged. Changing a key also needs the scope `keys:write`. An organization always keeps at least one person as its administrator, and a `client` member can’t be an administrator. API keys that act for the member can’t do more than the member’s new role allows. Once the member is a `client`, these keys can do nothing. */
    readonly update: Method<'members.updateMember'>
  }
  /** Groups of members in an organization. */
  readonly teams: {
    /** Add a member to a team. Adds a member of the organization to the team. To see who is in a team, use `members.listMembers` with `filter[teamId]`. */
    readonly addMember: Method<'teams.addTeamMember'>
    /** Create a team. Creates a team without members. */
    readonly create: Method<'teams.createTeam'>
    /** Delete a team. Deletes a team. Its members stay members of the organization. */
    readonly delete: Method<'teams.deleteTeam'>
    /** Get a team. Returns a team. */
    readonly get: Method<'teams.getTeam'>
    /** List teams. Lists the teams of every organization you belong to, newest first. A `client` member sees only their own teams. */
    readonly list: Method<'teams.listTeams'>
    /** Remove a member from a team. Removes a member from the team. They stay a member of the organization. A `client` member without a team sees no teams. */
    readonly removeMember: Method<'teams.removeTeamMember'>
    /** Rename a team. Changes the name of a team. */
    readonly update: Method<'teams.updateTeam'>
  }
  /** Invitations to join an organization. */
  readonly invitations: {
    /** Accept an invitation. Makes you a member with the role and team of the invitation. If the organization has added children for you, you become their guardian. Your consent for them is a separate step: see `learn.updateLearnConsent`. The invitation must be pending, and you must be signed in with the email address it was sent to. */
    readonly accept: Method<'organizations.acceptInvitation'>
    /** Invite a person. Invites an email address to an organization and sends a link that works for seven days. An address can have only one pending invitation per organization. An organization can send 500 invitations a day (UTC), including resent ones; after that, the answer is `TooManyRequests`. An address gets at most three such emails a day, from all organizations together; further ones are not sent, but the invitation and its link are valid. */
    readonly create: Method<'organizations.createInvitation'>
    /** Invite several people. Sends up to 100 invitations. If one of them fails, none is sent, and the error says which one and why. */
    readonly createMany: Method<'organizations.createInvitations'>
    /** Get an invitation. Returns an invitation of an organization you administer. */
    readonly get: Method<'organizations.getInvitation'>
    /** List invitations. Lists the invitations of every organization you administer, newest first. A pending invitation becomes `expired` when its `expiresAt` has passed. */
    readonly list: Method<'organizations.listInvitations'>
    /** View an invitation you received. Returns the invitation that a token belongs to, before you accept it. You must be signed in with the email address it was sent to. The token goes in the body, because URLs end up in logs. */
    readonly lookUp: Method<'organizations.lookUpInvitation'>
    /** Resend an invitation. Sends a new link that works for seven days. The old link stops working. An expired invitation becomes pending again. */
    readonly resend: Method<'organizations.resendInvitation'>
    /** Revoke an invitation. Revokes a pending invitation. Its link stops working. */
    readonly revoke: Method<'organizations.revokeInvitation'>
  }
  /** API keys for programs. */
  readonly keys: {
    /** Create an API key. Creates an API key for an organization and returns its secret once. You can only give the key scopes that you have yourself. The key acts for you and can never do more than you: if your role is lowered, the key’s is too, and if you leave, the key is revoked. Another administrator can take it over by rotating it. A key created with another key acts for the same person and ends no later than that key. A key created through an app ends when the app’s access is removed or expires. An organization can have at most 1,000 working keys. */
    readonly create: Method<'identity.createApiKey'>
    /** List API keys. Lists the API keys of every organization you administer, newest first, including revoked keys. Secrets are never shown again, because only their hashes are stored. `lastUsedAt` may be a few seconds old. */
    readonly list: Method<'identity.listApiKeys'>
    /** Revoke an API key. Revokes the key and all its secrets. It stops working immediately. */
    readonly revoke: Method<'identity.revokeApiKey'>
    /** Rotate an API key. Creates a new secret for the key and returns it once. The old secret keeps working for `overlapSeconds`, so that you can switch over. With 0 it stops working immediately. You need every scope that the key has. From then on the key acts for you, so it keeps working when the person it acted for leaves. If that person’s role limited the key, the old secret stops working immediately. If you rotate the key through an app, it ends with the app’s access. A key can’t rotate one that lasts longer than itself. */
    readonly rotate: Method<'identity.rotateApiKey'>
  }
  /** Apps that can act for you. */
  readonly grants: {
    /** List apps with access to your account. Lists the apps that can act for you, such as the command line that you signed in with. */
    readonly list: Method<'identity.listGrants'>
    /** Revoke an app’s access. Ends an app’s access to your account. All its tokens stop working immediately, and API keys that were created or rotated through it are revoked. */
    readonly revoke: Method<'identity.revokeGrant'>
  }
  /** Browsers where you are signed in. */
  readonly signIns: {
    /** List your browser sessions. Lists the browsers where you are signed in. */
    readonly list: Method<'identity.listSessions'>
    /** Sign out everywhere. Signs you out in every browser, including the one that makes this call. Apps and API keys keep their access, and your children stay signed in. */
    readonly revokeAll: Method<'identity.revokeAllSessions'>
    /** Sign out a browser. Ends a browser session. The browser is signed out immediately. */
    readonly revoke: Method<'identity.revokeSession'>
  }
  /** A parent and a child, signed up together. */
  readonly families: {
    /** Onboard a parent and a child. Creates everything a child needs to start, in one step: the family’s team, the student, the parent as guardian with recorded consent, and a trial. With a parent’s own token, the parent agrees to the current text of `learn.getLearnConsentWording`. The first call creates the family’s own organization, and further children join it. With an API key, the family joins the key’s organization, which states that the parent agrees: the consent’s `basis` is `organization`, and the child can start immediately, unless the organization requires the guardian’s own consent. The parent is invited by email. By accepting, they become the child’s guardian and a `client` member, who sees only their own family, and are asked for their own consent. A family can have at most 20 children, and at most 10 can be added in a day. Fails with `Conflict` if the username is taken, and with `BadRequest` if the exam family is unknown, an email address is not valid or the PIN is too easy to guess. The child then signs in with `POST /auth/student`. */
    readonly onboard: Method<'learn.completeLearnParentChildOnboarding'>
    /** Erase a student whose parent has not accepted. Permanently erases a student who was added with an API key and whose parent has not accepted the invitation, for example because the address was wrong. If the family has no other student, its team and files are deleted and the parent’s invitation is revoked too. As soon as the student has a guardian, only the guardian can erase them, and this fails with `Conflict`. */
    readonly cancelOnboarding: Method<'learn.cancelLearnOnboarding'>
  }
  /** Children who practise: their progress and their data. */
  readonly students: {
    /** Read what guardians agree to. Returns the text that guardians agree to before a child practises. Show it to the guardian before you call `learn.completeLearnParentChildOnboarding` with their token, or `learn.updateLearnConsent`. */
    readonly consentWording: Method<'learn.getLearnConsentWording'>
    /** Get a student. Returns a student with their year group, subjects, exam and consent. */
    readonly get: Method<'learn.getLearnStudent'>
    /** See a student’s progress. Returns a student’s answers for each day in UTC, and how their mastery of each topic changed. The default period is the last 90 days, including today. The longest is 400 days. */
    readonly progress: Method<'learn.getLearnStudentProgress'>
    /** List students. Lists the students of every organization you belong to, newest first. A `client` member, such as a parent or tutor, sees only the students of their own families. Guardians always see their own children, even after they have left the organization. A student sees only themselves. */
    readonly list: Method<'learn.listLearnStudents'>
    /** Change a student. Changes a student’s name, avatar, year group, school, exam, exam date, subjects, extra time, or whether tutors may reset the PIN. Fields you leave out stay unchanged. The next decision uses the new values. The entitlement does not change. For the username and the PIN, see `learn.updateLearnStudentUsername` and `learn.resetLearnStudentPin`. Fails with `BadRequest` if the exam family is unknown, or the exam date is not valid. */
    readonly update: Method<'learn.updateLearnStudent'>
    /** See how well a student knows each topic. Returns a student’s current mastery of every topic: the predicted chance of a right answer, and the number of answers behind it. Without practice, scores fall over time. */
    readonly state: Method<'learn.getLearnStudentState'>
    /** See how a test would go today. Returns the share of questions that a student would be expected to answer correctly in a test today: one with the mix of topics of their exam family, and questions for their year, as `learn.createLearnPaper` makes it. A single test can differ from this share by chance. An estimate is null below 20 answers in all, or 10 in the subject. It says nothing about a place at a school. */
    readonly forecast: Method<'learn.getLearnStudentForecast'>
    /** Sum up a student’s week. Says in a few lines how a student is doing and what to do next: what they practised in a week, what went well, what is hard, how a test would go today, and at most 3 topics worth practising now. Weeks begin on Monday, in UTC. The default is the current week. */
    readonly summary: Method<'learn.getLearnStudentSummary'>
    /** See how a student has done week by week. Returns a student’s answers and minutes for each week, with the share of a test that they would have been expected to answer correctly at its end, in all and by subject. Weeks begin on Monday, in UTC, and are included whole if they include a day of the period. The default period is the last 84 days. The longest is 728 days. */
    readonly trend: Method<'learn.getLearnStudentTrend'>
    /** Change how pages look for a student. Changes how a student’s pages look and sound, on every device. Fields you leave out stay unchanged. Students can change their own. */
    readonly updatePreferences: Method<'learn.updateLearnPreferences'>
    /** Add many students from a CSV file. Adds up to 500 students from a CSV file, all of them or none. The first line names the columns, in any order: `child`, `year`, `parent`, `email` and `exam` are required; `username`, `subjects`, `school` and `group` can be left out. Columns are separated by commas, semicolons or tabs. Each parent is invited by email, and becomes the guardian by accepting. Your organization states that the parents agree, as with `learn.completeLearnParentChildOnboarding`. Students have no PIN yet: make sign-in cards with `learn.createLearnSignInCards`. With `checkOnly`, nothing is added, and the answer lists every problem with its line. Otherwise a file with a problem fails with `BadRequest`, which names the first. */
    readonly import: Method<'learn.importLearnStudents'>
    /** Make sign-in cards with new PINs. Gives each of up to 40 students a new PIN, and returns the text of their cards. The old PINs stop working, and the students are signed out everywhere. PINs are stored only as hashes, so no later call can show them: a request that is repeated with the same `Idempotency-Key` fails with `Conflict`. Guardians can make cards for their own children. People who teach a student can do so if the organization allows it with `staffPinResets` in `learn.updateLearnSettings`, if a guardian allows it with `staffPinResets` in `learn.updateLearnStudent`, or while the student has no guardian yet. If you may not do this for one of the students, nobody gets a new PIN, and the answer is `Forbidden`. After 30 calls in ten minutes, the answer is `TooManyRequests`. */
    readonly signInCards: Method<'learn.createLearnSignInCards'>
    /** Erase a student. Permanently erases a student and everything recorded about them. With the last student of a family, the files of the family’s team are deleted too, and so is the team, unless it is in the family’s own organization. This can’t be undone, so export the data first if you want to keep it. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly erase: Method<'learn.eraseLearnStudent'>
    /** Export a student’s data. Returns everything recorded about a student, each list oldest first and each answer with its question. The PIN is not included; only its hash is stored. The response is streamed and can be long: if the connection breaks, it is not valid JSON. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly export: Method<'learn.exportLearnStudent'>
    /** Set a new PIN for a student. Sets a new PIN, signs the student out everywhere and lifts any lock caused by wrong PINs. Fails with `BadRequest` if the PIN is too easy to guess. Guardians can call this, and the people who teach the student under the same rules as `learn.createLearnSignInCards`; others get `Forbidden`. */
    readonly resetPin: Method<'learn.resetLearnStudentPin'>
    /** Give or withdraw consent. Gives or withdraws consent for the student to practise. If the consent stands on the organization’s word, giving it puts the guardian’s own word in its place. While consent is withdrawn, there are no sessions, decisions or answers, and replays leave the student out. Existing records stay until they are erased. Otherwise, repeating the current value changes nothing. Fails with `Conflict` if `wording` is not the current version. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly updateConsent: Method<'learn.updateLearnConsent'>
    /** Change a student’s username. Changes the name that a student signs in with, and signs them out everywhere. The PIN stays. Fails with `Conflict` if the name is taken. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly updateUsername: Method<'learn.updateLearnStudentUsername'>
    /** Stop the erasure of a student. Stops a scheduled erasure, also one that another guardian has scheduled. Practice opens again. If none is scheduled, nothing changes. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly cancelErasure: Method<'learn.cancelLearnStudentErasure'>
    /** See what erasing a student would remove. Counts what would be erased with a student, and says when it will be, if a guardian has scheduled it. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly erasure: Method<'learn.getLearnStudentErasure'>
    /** Erase a student in a few days. Erases a student and everything recorded about them after 7 days, as `learn.eraseLearnStudent` does at once. Until then, practice is closed with `Forbidden`, every guardian gets an email, and any of them can stop it with `learn.cancelLearnStudentErasure`. If an erasure is scheduled already, its date stays. Fails with `BadRequest` if `confirmName` is not the student’s display name. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly scheduleErasure: Method<'learn.scheduleLearnStudentErasure'>
    /** Invite a guardian or tutor. Invites somebody to a student’s family, with a link that works for seven days. A tutor sees the family’s children and can set work for them. A guardian gets the same rights as you for all children of the family whose guardian you are. If this address has such an invitation already, it gets a new link. Up to 5 invitations of a family can be pending. The other guardians get an email when the person has accepted. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly inviteViewer: Method<'learn.inviteLearnStudentViewer'>
    /** List who sees a student. Lists everybody who sees a student, since when, and whom guardians have invited: first the guardians, then the tutors, the organization, and the invitations. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly viewers: Method<'learn.listLearnStudentViewers'>
    /** Remove a guardian, tutor or invitation. Ends a tutor’s or guardian’s access to all children of the student’s family at once, or revokes an invitation to it. Guardians can remove those who became guardians after them: `canRemove` says whom. Otherwise the call fails with `Conflict`. The person gets an email. Only a guardian of the student can call this; others get `Forbidden`. */
    readonly removeViewer: Method<'learn.removeLearnStudentViewer'>
  }
  /** Which emails you get. */
  readonly mailPreferences: {
    /** See which emails you get. Returns which regular emails you want, and your time zone. Learn sends none that you have not asked for. */
    readonly get: Method<'learn.getLearnMailPreferences'>
    /** Choose which emails you get. Turns the weekly email about your children on or off, or changes your time zone. It comes on Mondays at 7 in the morning, and says in three sentences for each child of whom you are a guardian how the last week went, and what to do next. Turned off, an email that is still waiting is not sent. Fields you leave out stay unchanged. */
    readonly update: Method<'learn.updateLearnMailPreferences'>
  }
  /** The plan that lets a student practise. */
  readonly entitlements: {
    /** Get a student’s entitlement. Returns the plan that lets a student practise. It is active if its status is `trialing` or `active`, `startsAt` has passed and `endsAt` has not. Without an active entitlement, the student can’t start sessions or get decisions, but all their records stay readable. */
    readonly get: Method<'learn.getLearnEntitlement'>
    /** Change a student’s entitlement. Changes the plan of a student, for organizations that sell their own plans. Only API keys can call this. In a family’s own organization, only this server’s operator sets the plan, so the call fails with `Forbidden`. Fields you leave out stay unchanged. `endsAt` must be later than `startsAt`. */
    readonly update: Method<'learn.updateLearnEntitlement'>
  }
  /** Practice sessions. */
  readonly sessions: {
    /** Start a session. Starts a session for a student and ends any other open session of theirs. Call `learn.createLearnDecision` for each next step, and `learn.endLearnSession` at the end; sessions do not end automatically. If the subjects, action types and exclusions leave nothing to choose from, every decision is a break. Fails with `PaymentRequired` if the student has no active entitlement, and with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it. */
    readonly create: Method<'learn.createLearnSession'>
    /** End a session. Ends a session and returns its summary. A question that is still open stays unanswered and does not count. Fails with `Conflict` if the session has already ended. */
    readonly end: Method<'learn.endLearnSession'>
    /** Get a session. Returns a session with a summary of its results so far. */
    readonly get: Method<'learn.getLearnSession'>
    /** List sessions. Lists the sessions of every student you can see, newest first. Students see their own sessions, and `client` members those of their families. */
    readonly list: Method<'learn.listLearnSessions'>
  }
  /** What a student does next, and why. */
  readonly decisions: {
    /** Decide what comes next. Chooses the student’s next step in the session, records the reasons and returns it: a question, a lesson or a break. A child new to a topic usually gets its lesson first. Answer a question with `learn.createLearnAttempt`; until then, every call returns the same decision. After a break the next call continues the session, unless the child has practised for 40 minutes, taken 60 steps or given six wrong answers in a row: then only breaks follow, until a new session starts. Students get questions without the answer. Fails with `Conflict` if the session has ended, with `PaymentRequired` if the student has no active entitlement, and with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it. */
    readonly create: Method<'learn.createLearnDecision'>
    /** Explain a decision. Explains why this step was chosen: in a short paragraph for a parent, and in a sentence or two for the student. Both are written from the record of the decision. The record contains no name, so the student’s name is looked up when you call this. */
    readonly explain: Method<'learn.explainLearnDecision'>
    /** Get a decision. Returns a decision as it was recorded. */
    readonly get: Method<'learn.getLearnDecision'>
    /** Get the latest decision. Returns the latest decision for a student or, without `studentId`, for any student you can see. Fails with `NotFound` if there is no such student or no decision yet. */
    readonly latest: Method<'learn.getLearnPolicyDecisionLog'>
    /** List decisions. Lists the decisions for every student you can see, newest first. Each has its candidates, their scores and reasons, and the probability of the choice. Decisions contain no names. */
    readonly list: Method<'learn.listLearnDecisions'>
    /** Reproduce a decision. Computes the decision again from the recorded data, with the same seed and versions, and compares the result with the record. If they differ, `firstDifference` shows the first difference. */
    readonly reproduce: Method<'learn.reproduceLearnDecision'>
  }
  /** Answers to questions. */
  readonly attempts: {
    /** Answer a question. Answers the question of a decision. The server marks the answer, updates the mastery immediately, and returns the right answer with an explanation. Fails with `Conflict` if the question has been answered or the session has ended. Fails with `BadRequest` if the decision has no question, the answer is empty or not one of the options, or `answeredAt` is more than a minute in the future or before the decision. Fails with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it. */
    readonly create: Method<'learn.createLearnAttempt'>
    /** List answers. Lists the answers of every student you can see, newest first. Students see their own answers, and `client` members those of their families. */
    readonly list: Method<'learn.listLearnAttempts'>
  }
  /** Mini-tests under exam conditions. */
  readonly papers: {
    /** Start a paper. Starts a mini-test under exam conditions and its clock. The questions are fixed: subjects and topics in the proportions of the student’s exam, in its answer modes, on topics taught up to the student’s year, at that year’s difficulty. No question comes twice, and none that the student was asked lately, as far as there are others. The time is what each question needs (`seconds`), times the `pace` of the exam, with the student’s extra time, rounded up to whole minutes. Save answers with `learn.saveLearnPaperAnswer` and hand the paper in with `learn.submitLearnPaper`; when the time is up, it is handed in automatically. Answers in papers change neither mastery nor decisions. Fails with `Conflict` if the student has an open paper, or if the organization hides every topic of these subjects. Fails with `PaymentRequired` if the student has no active entitlement, and with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it. */
    readonly create: Method<'learn.createLearnPaper'>
    /** Get a paper. Returns a paper with its questions and the saved answers. After it is handed in, the response also has the results: which answers are right, the right answers with explanations, and the counts for each subject. */
    readonly get: Method<'learn.getLearnPaper'>
    /** List papers. Lists the papers of every student you can see, newest first, without their questions. Students see their own papers, and `client` members those of their families. */
    readonly list: Method<'learn.listLearnPapers'>
    /** Save an answer in a paper. Saves or clears the answer to a question of an open paper, flags the question to look at it again, or both. Answers can change until the paper is handed in, and nothing says whether they are right. Repeating a call changes nothing. Fails with `Conflict` if the paper has been handed in or its time is up. Fails with `BadRequest` if the paper has no such question, or the answer is empty or not one of the options. Fails with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it. */
    readonly saveAnswer: Method<'learn.saveLearnPaperAnswer'>
    /** Hand in a paper. Hands in a paper and returns its results. Questions without an answer count as wrong. This can’t be undone. A paper that has already been handed in, or whose time was up, returns the same results again. A dry run shows no results. */
    readonly submit: Method<'learn.submitLearnPaper'>
  }
  /** Work set for students. */
  readonly assignments: {
    /** Cancel an assignment. Cancels an open assignment and withdraws its files. Answers already given still count. Fails with `Conflict` if the assignment is already done or canceled. */
    readonly cancel: Method<'learn.cancelLearnAssignment'>
    /** Set an assignment. Sets a lesson or questions on a topic for a student. In sessions that allow it, assignments come before all other steps except breaks: first the one with the earliest `dueAt`, then the oldest. An assignment is done after `count` lessons or questions. You can attach files from the media library, such as worksheets, if you can see them and have the scope `media:read`. Fails with `BadRequest` if the student does not learn the topic, the organization hides it or withholds its lesson, or `dueAt` has passed. Fails with `Conflict` if the student already has 50 open assignments. */
    readonly create: Method<'learn.createLearnAssignment'>
    /** Get a download URL for an assignment’s file. Returns a URL that downloads a file attached to an assignment. It works for 5 minutes without a token, as long as you can see the assignment. You do not need access to the media library. Fails with `Conflict` if the file is currently not available, and with `NotFound` if it is not attached or was permanently deleted. */
    readonly downloadUrl: Method<'learn.createLearnAssignmentDownload'>
    /** Get an assignment. Returns an assignment with its files, such as the one in a student’s `activeAssignmentId`. */
    readonly get: Method<'learn.getLearnAssignment'>
    /** List assignments. Lists the assignments of every student you can see, newest first. Students see their own assignments, and `client` members those of their families. */
    readonly list: Method<'learn.listLearnAssignments'>
  }
  /** What teachers write about students. */
  readonly notes: {
    /** Write a note about a student. Writes a note about a student for the people who teach them. Say whether the guardians can read it too: there is no default. Students never see notes. A student can have at most 500. */
    readonly create: Method<'learn.createLearnNote'>
    /** Delete a note. Permanently deletes a note. A `client` member can delete only their own notes. */
    readonly delete: Method<'learn.deleteLearnNote'>
    /** List notes about students. Lists the notes about every student you can see, newest first. A `client` member, such as a parent or tutor, sees their own notes and those that are shared with guardians. */
    readonly list: Method<'learn.listLearnNotes'>
    /** Change a note. Changes the text of a note, or who can read it. Fields you leave out stay unchanged. A `client` member can change only their own notes. */
    readonly update: Method<'learn.updateLearnNote'>
  }
  /** Classes and other groups of students. */
  readonly groups: {
    /** Put students into a group. Puts students into a group, such as a class. A group is a team: create it with `teams.createTeam`, and add the people who teach it with `teams.addTeamMember`. Its `client` members then see these students, and guardians get an email about each of them. Students stay in their family’s team too, and can be in several groups. Those who are in the group already stay in it. All students are added, or none. Fails with `Conflict` if the team is a family’s own, or the group would have more than 500 students. */
    readonly addStudents: Method<'learn.addLearnGroupStudents'>
    /** Set an assignment for many students. Sets the same lesson or questions for several students at once, as `learn.createLearnAssignment` does for one. Name a group with `teamId`, or the students with `studentIds`, but not both. Each student gets an assignment of their own. At most 200 students can be given work at once, and if it does not fit one of them, nothing is set for anybody. */
    readonly setWork: Method<'learn.createLearnGroupAssignments'>
    /** See where a group stands. Returns where each student of a group stands in each topic, who has not practised, and who is stuck. Without `teamId`, the group is every student of the organization whom you can see. It shows at most 500 students. Students are compared only with their own past: `middle` is null, unless an administrator has turned on `groupComparisons` in `learn.updateLearnSettings`. */
    readonly overview: Method<'learn.getLearnGroupOverview'>
    /** Take a student out of a group. Takes a student out of a group. Nothing recorded about them changes. A student can’t be taken out of their family’s team. */
    readonly removeStudent: Method<'learn.removeLearnGroupStudent'>
  }
  /** The subjects taught, such as maths. */
  readonly subjects: {
    /** List subjects. Lists the subjects and their subdomains. */
    readonly list: Method<'learn.listLearnSubjects'>
  }
  /** The topics of each subject, such as fractions. */
  readonly topics: {
    /** List topics. Lists the topics in teaching order, each with its prerequisites and its share of each exam. With `form=short`, each has only its id, subject, subdomain, name and school year, which is about a fifth as long. Students do not see topics that their organization hides. */
    readonly list: Method<'learn.listLearnTopics'>
  }
  /** The lesson on each topic. */
  readonly lessons: {
    /** Get the lesson on a topic. Returns the lesson on a topic, written for children aged about nine. Students do not see the lesson if their organization hides the topic, or requires published content and has not published this lesson. */
    readonly get: Method<'learn.getLearnLesson'>
  }
  /** Practice questions. */
  readonly questions: {
    /** Get a question. Returns the question with this ID. The ID consists of a template, its version, a step from 1 to 5 and a seed below 2³², such as `maths.place-value.digit-worth@1:3:7`, and always gives the same question. Students see the answer and the explanation only after they have answered, and not while the question is in their open paper. Guardians and tutors always see them. */
    readonly get: Method<'learn.getLearnQuestion'>
  }
  /** Creative writing tasks with model answers. */
  readonly writingTasks: {
    /** Get a writing task. Returns a creative writing task with its planning questions, criteria and model answer. Show the model answer only when the child has written, or asks for it. */
    readonly get: Method<'learn.getLearnWritingTask'>
    /** List writing tasks. Lists the creative writing tasks, kind by kind. Nobody marks them: a child compares their piece with the criteria and the model answer. */
    readonly list: Method<'learn.listLearnWritingTasks'>
  }
  /** The kinds of 11+ exam. */
  readonly examFamilies: {
    /** List exam families. Lists the kinds of exam that children can prepare for, with their answer modes, pace and mix of subjects. */
    readonly list: Method<'learn.listLearnExamFamilies'>
  }
  /** Learning settings of an organization. */
  readonly settings: {
    /** Get the learning settings. Returns an organization’s settings for all its students. */
    readonly get: Method<'learn.getLearnSettings'>
    /** Change the learning settings. Changes an organization’s settings for all its students. Fields you leave out stay unchanged. `eraseInactiveDays` can be from 30 to 3650. It also applies to existing students: those who have been inactive for longer are permanently erased. `newPolicyPercent` lets you try a new version of the policy with some students first, and go back. A student keeps the same version as long as the percentage stays the same, and a higher percentage only moves students to the new version. Each decision says in `algorithmVersion` which version made it. While `guardianConsentRequired` is true, students whose consent stands on the organization’s word get `Forbidden` for sessions, decisions, answers and papers, until a guardian agrees with `learn.updateLearnConsent`. */
    readonly update: Method<'learn.updateLearnSettings'>
  }
  /** The topics and lessons that an organization shows. */
  readonly topicSettings: {
    /** List topic settings. Lists every topic with the organization’s settings: whether it is hidden, and whether its lesson is published. By default, all topics are visible and all lessons published. */
    readonly list: Method<'learn.listLearnTopicSettings'>
    /** Hide a topic or withhold its lesson. Changes what an organization’s students see of a topic, from the next decision on. Fields you leave out stay unchanged. Hiding a topic does not delete any answers or mastery. */
    readonly update: Method<'learn.updateLearnTopicSetting'>
  }
  /** Estimates of how another policy would have done. */
  readonly replays: {
    /** Cancel a replay. Stops a queued or running replay immediately. A canceled replay has no outcome and costs nothing. Fails with `Conflict` if the replay has already finished. */
    readonly cancel: Method<'learn.cancelLearnPolicyReplay'>
    /** Replay with another policy. Estimates how another policy would have done, from an organization’s logged decisions, their probabilities and the rewards that followed. If the log says too little about the policy, there is no estimate. Returns a job whose result is `{replayId, status}`; read the outcome with `learn.getLearnPolicyReplay`. It costs 1 credit per 10,000 decisions read, rounded up, even if there is no estimate. `billing.createEstimate` tells you the cost in advance. A replay never changes real decisions. Fails with `BadRequest` if the policy is not valid or the period has no decisions. */
    readonly create: Method<'learn.createLearnPolicyReplay'>
    /** Get a replay. Returns the progress of a replay and, once it has succeeded, its outcome. If the outcome is `insufficient_support`, there is no estimate, and `support.refusedFor` says why. With `format=html` you get a report with plots. Figures for groups need at least ten children. If a child is erased, replays of fewer than ten children that include them are deleted. */
    readonly get: Method<'learn.getLearnPolicyReplay'>
    /** List replayed decisions. Lists a sample of up to 200 decisions as the replayed policy would have made them, newest first. They use the same candidates and random draw as the logged decisions. Their `algorithmId` is `offline_replay`, and their question and attempt are null. Scores are those of the shipped policy with the weights of the replay. The sample appears in no other list, and is deleted with the child or the replay. */
    readonly decisions: Method<'learn.listLearnPolicyReplayDecisions'>
    /** List replays. Lists replays with their policy, progress and outcome, newest first. */
    readonly list: Method<'learn.listLearnPolicyReplays'>
  }
  /** Files in the media library. */
  readonly media: {
    /** Get a download URL for a file. Returns a URL that downloads a file that is `ready`. It works for 5 minutes without a token, as long as you can see the file yourself. It supports range requests. For a smaller version of an image, pass `rendition`. */
    readonly downloadUrl: Method<'media.createMediaDownload'>
    /** Add a small file to the media library. Adds a file in one request. The request can be up to 1 MiB, enough for a file of about 700 KB; for larger files use `media.createMediaUpload`. The server checks the hash and detects the type from the content. If either differs from what you sent, the file is rejected. Accepted types: image/png, image/jpeg, image/webp, image/gif, image/avif, image/heic, image/svg+xml, audio/mpeg, audio/mp4, audio/aac, audio/ogg, audio/wav, audio/flac, video/mp4, video/webm, application/pdf, text/plain, text/csv, text/markdown, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.oasis.opendocument.text. */
    readonly create: Method<'media.createMediaItem'>
    /** Move a file to the bin. Moves the file to the bin. You can restore it for 30 days; after that it is permanently deleted. Files in the bin still count towards the quota. To stop an upload, use `media.cancelMediaUpload`. */
    readonly delete: Method<'media.deleteMediaItem'>
    /** Get a file in the media library. Returns the details of a file, even if it is in the bin. To download the file itself, use `media.createMediaDownload`. */
    readonly get: Method<'media.getMediaItem'>
    /** See how full the media library is. Returns how much space the organization uses, by kind of file, and its quota. Every file counts in full, even if another has the same content. Thumbnails and renditions do not count. `client` members can’t call this. */
    readonly usage: Method<'media.getMediaUsage'>
    /** List files in the media library. Lists the files of every organization you belong to, newest first. Only members of the team and administrators see a team’s files. A `client` member sees only the files of their own teams. */
    readonly list: Method<'media.listMediaItems'>
    /** Permanently delete a file. Deletes the file immediately, even if it is not in the bin, and frees its space in the quota. It can’t be restored. The stored bytes are removed within two hours, unless another file of the organization has the same content. */
    readonly purge: Method<'media.purgeMediaItem'>
    /** Restore a file from the bin. Restores the file from the bin, unchanged. */
    readonly restore: Method<'media.restoreMediaItem'>
    /** Change a file in the media library. Changes the name, alt text, tags, folder or team. Fields you leave out stay unchanged. */
    readonly update: Method<'media.updateMediaItem'>
    /** List where a file is used. Lists the assignments that include the file, newest first. You see only those of students you can see; there may be others. If you move the file to the bin or delete it, it disappears from all of them. You also need the scope `learn:read`. */
    readonly uses: Method<'media.listMediaItemUses'>
  }
  /** Uploads of large files, piece by piece. */
  readonly uploads: {
    /** Upload the next piece of a file. Adds the next bytes, up to about 700 KB per request. After the last piece, the server compares the file with the declared hash and type. If either differs, the upload fails and the file is deleted. Otherwise the file is scanned and becomes `ready`. */
    readonly append: Method<'media.appendMediaUpload'>
    /** Cancel an upload. Stops an unfinished upload. The file and the bytes received are deleted, and the reserved space is released. */
    readonly cancel: Method<'media.cancelMediaUpload'>
    /** Start uploading a file. Starts the upload of a file of up to 10 GiB (images 128 MiB, SVG 1 MiB) and reserves its space. Send the bytes in pieces with `media.appendMediaUpload`, or as a stream with a tus 1.0 client at the same URL. If no bytes arrive for 24 hours, the upload fails and its space is released. */
    readonly create: Method<'media.createMediaUpload'>
    /** See the progress of an upload. Returns the number of bytes received and the status of the file. After an interruption, continue at `offset`. */
    readonly get: Method<'media.getMediaUpload'>
  }
  /** Images in other sizes and formats. */
  readonly renditions: {
    /** Resize or convert an image. Creates a rendition of an image for 1 credit. Returns a job whose result is the MediaRendition; download it with `media.createMediaDownload`. Asking for the same rendition again is free. A rendition larger than the original is refused, except for SVG. A rendition contains no metadata, and shows only the first frame of an animation. HEIC is not supported. */
    readonly create: Method<'media.createMediaRendition'>
    /** List renditions of an image. Lists the thumbnails and renditions of an image, oldest first. They do not count towards the quota and are deleted with the image. */
    readonly list: Method<'media.listMediaRenditions'>
  }
  /** Credits, prices, payments and the ledger. */
  readonly billing: {
    /** Estimate the cost of a call. Returns what a paid operation would cost with this input, and whether the organization has enough credits. The estimate is free and reserves nothing. */
    readonly estimate: Method<'billing.createEstimate'>
    /** Get the credit balance. Returns the credits that an organization can spend, has reserved and owes, and the grants they come from. `head` is the last ledger entry. Save it: with `billing.verifyLedger` you can prove later that no earlier entry was changed. */
    readonly balance: Method<'billing.getBalance'>
    /** See what credits were spent on. Returns the credits that an organization spent, by operation and by day in UTC. The default period is the last 30 days, including today. The longest is 366 days. */
    readonly usage: Method<'billing.getUsage'>
    /** List prices. Lists every paid operation with its price. All other operations are free. Use `billing.createEstimate` for the cost of a particular call. */
    readonly prices: Method<'billing.listPrices'>
    /** List ledger entries. Lists every movement of credits, newest first. An entry moves credits from one account of the organization to another, and is never changed or deleted. Each entry’s `hash` covers the hash before it, so you can verify the whole ledger. */
    readonly ledgerEntries: Method<'billing.listLedgerEntries'>
    /** List credit reservations. Lists the credits that paid operations have reserved, newest first. A pending reservation becomes `posted` when it is charged, or `voided` or `expired` when it is released. */
    readonly reservations: Method<'billing.listReservations'>
    /** Verify the ledger. Recomputes every hash and balance, and returns the first entry that is wrong. To compare the ledger with an earlier state, pass the `headNumber` and `headHash` that you saved. One call verifies up to 200,000 entries. To continue, pass `nextFrom` as `from`. */
    readonly verifyLedger: Method<'billing.verifyLedger'>
    /** Get a monthly statement. Returns an organization’s credits at the start and end of a month, and everything that came in and was spent. With `format` you get JSON, CSV for a spreadsheet, or an HTML page to read and print. The statement of the current month ends now. */
    readonly statement: Method<'billing.getStatement'>
    /** Manage cards, subscription and invoices. Returns the URL of a page where you can change the card, cancel the subscription and download invoices. The URL works for a few minutes, so request it when you need it. */
    readonly portal: Method<'billing.createPortalSession'>
    /** Subscribe to a plan. Starts a subscription. Open `url` in a browser to pay for the first period. Each paid period brings the plan’s credits, which are spent before others and expire when the period ends. The payment provider’s updates set the organization’s subscription fields. */
    readonly subscribe: Method<'billing.createSubscription'>
    /** Buy credits. Starts a purchase. Open `url` in a browser to pay. The credits arrive when the payment provider confirms the payment, within seconds for cards. The card is saved for `billing.updateAutoRecharge`. If nobody pays, the page expires and nothing is charged. */
    readonly topUp: Method<'billing.createTopUp'>
    /** Set up auto-recharge. Buys `amount` credits with the saved card whenever the balance is below `threshold`, at most `dailyLimit` times in 24 hours. If the balance is already too low, the first purchase starts immediately. Fields you leave out stay unchanged. Three declined charges in a row or a disputed payment turn auto-recharge off. After declined charges, an email goes to the billing address or, if there is none, to every administrator. Turning auto-recharge on again resets the count. */
    readonly updateAutoRecharge: Method<'billing.updateAutoRecharge'>
  }
  /** Long-running work. */
  readonly jobs: {
    /** Cancel a job. Stops a queued or running job immediately. A canceled job has no effect and costs nothing. Fails with `Conflict` if the job has already finished. */
    readonly cancel: Method<'jobs.cancelJob'>
    /** Get a job. Returns a job with its progress and, once it has finished, its result or error. */
    readonly get: Method<'jobs.getJob'>
    /** List jobs. Lists jobs, newest first. A job is work that takes longer than a request. A `client` member sees only their own jobs. */
    readonly list: Method<'jobs.listJobs'>
    /** Watch a job. Streams server-sent events. Each event contains the job and is named after its status. The first event comes immediately, the others when the job changes. The stream ends when the job has succeeded, failed or been canceled. If it ends earlier, because its server is restarting, open it again; with `Last-Event-ID`, you get only changes. */
    readonly watch: Method<'jobs.watchJob'>
  }
  /** Who changed what, and when. */
  readonly audit: {
    /** List audit events. Lists who changed what, when and from which address, in every organization you administer, newest first. Each event is recorded in the same transaction as its change. Decisions and answers are their own records, listed by `learn.listLearnDecisions` and `learn.listLearnAttempts`: to see who made one, filter by its ID as `subjectId`. */
    readonly list: Method<'audit.listAuditEvents'>
  }
}
