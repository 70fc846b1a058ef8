// Generated from the contract by `npm run generate`.
import * as routes from './operations.ts'

export const nouns = {
  /** Who you are signed in as, and what you may do. */
  caller: {
    /** See who you are. Who the bearer token belongs to, what it may do, and in which organizations. */
    get: routes.getCaller,
  },
  /** Schools, tutoring businesses and families. */
  organizations: {
    /** Create an organization. Creates an organization and makes the caller its administrator. For an API key that is the key itself and the user who made the key. */
    create: routes.createOrganization,
    /** Delete an organization. Deletes the organization and everything that belongs to it, for good: members, teams, invitations, keys, records, and the credits that are left. The entries of its ledger, which hold ids and no names, are kept for the books. Its name must be typed again, exactly, so that nobody deletes another one by mistake. A subscription must be canceled before. */
    delete: routes.deleteOrganization,
    /** Get an organization. One organization of which the caller is a member. To a `client` member the address for bills, the ids at the payment provider and the onboarding are null. */
    get: routes.getOrganization,
    /** List your organizations. The organizations of which the caller is a member, newest first. An API key sees its own organization and those that it created. */
    list: routes.listOrganizations,
    /** Answer a step of the onboarding wizard. Answers the step that `onboardingData.currentStep` names, or the first one where there is no onboarding yet, and moves on to the next. The steps are organization_profile, workspace_setup, goals, spend_cap, completed, in this order; another one is a `Conflict`. The first three each bring the part that they ask for: `organizationProfile`, `workspaceProfile`, `goals`. The step `completed` ends the wizard and sets `completedAt`. */
    updateOnboarding: routes.updateOnboarding,
    /** Change an organization. Changes the name or the address for bills. What is left out stays as it is. */
    update: routes.updateOrganization,
    /** Leave an organization. Ends the caller's own membership. The last person who administers an organization can't leave it. */
    leave: routes.leaveOrganization,
  },
  /** The people and API keys in an organization. */
  members: {
    /** Get a member. One member of an organization. */
    get: routes.getMember,
    /** List members. Who belongs to the organizations of which the caller is a member, newest first. A `client` member sees itself and whoever shares a team with it. */
    list: routes.listMembers,
    /** Remove a member. Ends a membership at once. The last person who administers an organization stays, and a key leaves its own organization only by being revoked. Keys that the member made are the organization's and go on: rotate or revoke those whose secret the member knows. */
    remove: routes.removeMember,
    /** Change the role of a member. Changes the role or the kind of membership; what is left out stays as it is. An organization always keeps a person who administers it, and an administrator is no `client`. */
    update: routes.updateMember,
  },
  /** Groups of members in an organization. */
  teams: {
    /** Add a member to a team. Puts a member of the organization into the team. `members.listMembers` with `filter[teamId]` lists who is in it. */
    addMember: routes.addTeamMember,
    /** Create a team. Creates a team without members. */
    create: routes.createTeam,
    /** Delete a team. Deletes a team. Its members stay members of the organization. */
    delete: routes.deleteTeam,
    /** Get a team. One team. */
    get: routes.getTeam,
    /** List teams. The teams of every organization of which the caller is a member, newest first. A `client` member sees its own teams only. */
    list: routes.listTeams,
    /** Remove a member from a team. Takes a member out of the team. It stays a member of the organization; a `client` member that is in no team sees none. */
    removeMember: routes.removeTeamMember,
    /** Rename a team. Changes the name of a team. */
    update: routes.updateTeam,
  },
  /** Invitations to join an organization. */
  invitations: {
    /** Accept an invitation. Makes the caller a member, with the role and the team of the invitation. It must be pending, and the caller must have proved the address that it was sent to. */
    accept: routes.acceptInvitation,
    /** Invite somebody. Invites an address to an organization and sends it a mail with a link that works for seven days. There is at most one pending invitation for each address and organization. */
    create: routes.createInvitation,
    /** Invite many at once. Up to 100 invitations, all or none: where one of them can't be made, the message says which and why. */
    createMany: routes.createInvitations,
    /** Get an invitation. One invitation of an organization that the caller administers. */
    get: routes.getInvitation,
    /** List invitations. The invitations of every organization that the caller administers, newest first. A pending invitation whose `expiresAt` has passed reads as expired. */
    list: routes.listInvitations,
    /** Look at an invitation that you got. Shows an invitation by its token, before it is accepted. The caller must be the person it was sent to. The token travels in the body, for addresses end up in logs. */
    lookUp: routes.lookUpInvitation,
    /** Send an invitation again. Sends a new link that works for seven days; the old one is dead. An expired invitation becomes pending again. */
    resend: routes.resendInvitation,
    /** Revoke an invitation. Takes a pending invitation back: its link is dead. */
    revoke: routes.revokeInvitation,
  },
  /** API keys for programs. */
  keys: {
    /** Create an API key. Makes a key for an organization and shows its secret once. A key may be given no scope that its maker does not have. */
    create: routes.createApiKey,
    /** List API keys. The keys of every organization that the caller administers, newest first, revoked ones too. Secrets are not shown: only their hashes are kept. `lastUsedAt` may lag by some seconds. */
    list: routes.listApiKeys,
    /** Revoke an API key. The key stops at once, on every server, with all its secrets. */
    revoke: routes.revokeApiKey,
    /** Rotate an API key. Gives the key a new secret, shown once. What it had before lives on for `overlapSeconds`, at most a day, so that whoever uses it can change over; with 0 it stops at once. The caller must have every scope that the key has. */
    rotate: routes.rotateApiKey,
  },
  /** Programs that you allowed to act for you. */
  grants: {
    /** List what you have allowed. The programs that the caller lets act in its name, such as a command line that it signed in on. */
    list: routes.listGrants,
    /** End what you have allowed. Ends a grant with all its tokens, at once. */
    revoke: routes.revokeGrant,
  },
  /** Browsers where you are signed in. */
  signIns: {
    /** List your sessions. The browsers in which the caller is signed in. */
    list: routes.listSessions,
    /** Sign a browser out. Ends a session at once. */
    revoke: routes.revokeSession,
  },
  /** A parent and a child, signed up together. */
  families: {
    /** Onboard a parent and a child. Makes all that a child needs to begin, at once or not at all: the family’s team, the student with a username and a PIN, the parent as its guardian with a recorded consent, and a trial. With a person’s token, the caller is the parent: `parentEmail` must be the caller’s own address, else it is `Forbidden`; the organization is the family’s own, made with the first child. With an API key, the organization is the key’s; the parent becomes a `client` member of it who sees the own family only, and is told by mail. A further child joins the same family. Usernames are one space for all organizations, in which capital letters make no difference: a taken one is a `Conflict`. An unknown exam family, or an address that no mail could reach, is a `BadRequest`. An empty `subjectIds` means all four, and one that is named twice counts once. Whoever is at `tutorInviteEmail` is invited to work with this family, as a `client` member with the role `member`. The child signs in by `POST /auth/student`. */
    onboard: routes.completeLearnParentChildOnboarding,
  },
  /** Children who practise: their progress and their data. */
  students: {
    /** Get a student. One student: who it is, what it learns and for which exam. */
    get: routes.getLearnStudent,
    /** See how a student came along. What a student did day by day in UTC, and how far each topic came. `from` and `to` are days and both count; without them it is the 90 days up to today. At most 400 days. */
    progress: routes.getLearnStudentProgress,
    /** See how well a student knows each topic. What is known of a student now, and how well it is known: the chance of a right answer in every topic, with the answers that it rests on. A score falls as time goes by without practice. */
    state: routes.getLearnStudentState,
    /** List students. The students of every organization of which the caller is a member, newest first. A `client` member, such as a parent or a tutor, sees those of its families only. */
    list: routes.listLearnStudents,
    /** Change a student. Changes a student’s name, picture, year, school, exam or subjects; what is left out stays as it is. An unknown exam family is a `BadRequest`. An empty `subjectIds` means all four, and one that is named twice counts once. What is decided next goes by it; the entitlement stays as it is. The username stays; the PIN is changed by `learn.resetLearnStudentPin`. */
    update: routes.updateLearnStudent,
    /** Erase a student. Erases a student and all that is known of it, at once and for good; nobody can bring it back. Export it first where anything is to be kept. Other students are not touched. For a guardian of the student; for anybody else it is `Forbidden`. */
    erase: routes.eraseLearnStudent,
    /** Export all that is known of a student. Everything that is kept about a student, in one piece, each list oldest first; each answer comes with its question as it was asked. The PIN is kept in a form that nobody can read, and is not in it. It may be long, and is sent while it is read: one that breaks off is no JSON. For a guardian of the student; for anybody else it is `Forbidden`. */
    export: routes.exportLearnStudent,
    /** Give a student a new PIN. Sets a new PIN, signs the student out everywhere, and lifts the locks that wrong tries have set. For a guardian of the student; for anybody else it is `Forbidden`. */
    resetPin: routes.resetLearnStudentPin,
    /** Give or withdraw consent. Consent lets the student practise and be decided for. Once it is withdrawn there are no sessions, decisions and answers until it is given again; what is there stays until it is erased. Saying the same again changes nothing. For a guardian of the student; for anybody else it is `Forbidden`. */
    updateConsent: routes.updateLearnConsent,
  },
  /** A student's plan. */
  entitlements: {
    /** Get what a student is entitled to. The plan under which a student practises. It runs while its status is `trialing` or `active`, `startsAt` has come and `endsAt` has not. Without one that runs there are no sessions and no decisions; all that was learned stays readable. */
    get: routes.getLearnEntitlement,
    /** Change what a student is entitled to. For an organization that sells its own plans, with its API key: it says what was bought, paused or ended. What is left out stays as it is. An empty `subjectIds` means all subjects, and one that is named twice counts once. `endsAt` must be later than `startsAt`. */
    update: routes.updateLearnEntitlement,
  },
  /** Practice sessions. */
  sessions: {
    /** Begin a session. Begins a stretch of work for a student. Its type says what may come: `diagnostic` asks about one topic after another to find out what is known, `lesson` and `practice` teach and ask, `mini-test` and `test` only ask. None ends by itself: `learn.endLearnSession` ends it. Then `learn.createLearnDecision` says what comes next, again and again. Without `subjectIds`, or with none, it is about all subjects that the student learns, else about those of them; without `allowedActionTypes` all are allowed; `excludedCandidateIds` are not chosen. Where they leave nothing that its type could bring, only breaks come. An open session of the student is ended by it. Without an entitlement that runs it is `PaymentRequired`; where a guardian has withdrawn consent, `Forbidden`. */
    create: routes.createLearnSession,
    /** End a session. Ends a session and sums it up. A question that is open stays unanswered, and counts for nothing. One that has ended already is a `Conflict`. */
    end: routes.endLearnSession,
    /** Get a session. One session, and what has come of it so far. */
    get: routes.getLearnSession,
    /** List sessions. The sessions of every student that the caller sees, newest first. A student sees its own, a `client` member those of its families. */
    list: routes.listLearnSessions,
  },
  /** What a student does next, and why. */
  decisions: {
    /** Decide what comes next. Decides what the student does next in this session, records why, and brings it: a question, a lesson, or neither where a break is due. A new student mostly gets a lesson first. A break is advice: the app says how long it is, and asking again goes on. A student gets the question without its answer. A question is answered by `learn.createLearnAttempt`; until then it stays what is next, and asking again brings the same decision. A session that has ended is a `Conflict`. Without an entitlement that runs it is `PaymentRequired`; where a guardian has withdrawn consent, `Forbidden`. */
    create: routes.createLearnDecision,
    /** Explain a decision. Why this came next: a paragraph in plain English for a parent, made from the record of the decision alone. */
    explain: routes.explainLearnDecision,
    /** Get a decision. One decision, as it was recorded. */
    get: routes.getLearnDecision,
    /** Get the latest decision. The last decision about a student; without `studentId`, about any student that the caller sees. Where there is none, or no such student, it is `NotFound`. */
    latest: routes.getLearnPolicyDecisionLog,
    /** List decisions. Every decision about the students that the caller sees, newest first: what there was to choose from, what spoke for it, and what was chosen with which probability. There is no name in them. */
    list: routes.listLearnDecisions,
    /** Compute a decision again. Decides again from what was known then, with the same seed and the same versions, and says whether it comes out as it was recorded. Where it does not, `firstDifference` names the first place. */
    reproduce: routes.reproduceLearnDecision,
  },
  /** Answers to questions. */
  attempts: {
    /** Answer a question. Answers the question of a decision. The server grades it, counts it at once, and tells what was right and why. An answer is a letter where there are options, and else what was typed; null says “I don’t know”, which counts as wrong. Each question is answered once: a second answer is a `Conflict`, and so is one after the end of the session. A letter that is no option, an empty answer, a decision without a question, and an `answeredAt` in the future or before the decision, by more than the minute that clocks may differ, are a `BadRequest`. Where a guardian has withdrawn consent, it is `Forbidden`. Nothing is written of what is refused. */
    create: routes.createLearnAttempt,
    /** List answers. What the students that the caller sees have answered, newest first. A student sees its own, a `client` member those of its families. */
    list: routes.listLearnAttempts,
  },
  /** Work set for students. */
  assignments: {
    /** Cancel what a student was set. Takes back what is open, and the files that were given with it. What was done of it counts. One that is done or canceled already is a `Conflict`. */
    cancel: routes.cancelLearnAssignment,
    /** Set a student something to do. Sets a lesson, or questions, of a topic. What is set comes before what would be chosen, in sessions that allow it: first what has the earliest `dueAt`, then the oldest. Only rest comes before. It is done once `count` of it were done. A topic that the student does not learn or the organization hides, a lesson that it withholds and a `dueAt` that has passed are a `BadRequest`. Of a student 50 can be open; one more is a `Conflict`. Files of the media library can be given along, such as worksheets, by who has the scope `media:read` and sees them: whoever sees the assignment can then download them. */
    create: routes.createLearnAssignment,
    /** Get an address to download a file of an assignment. An address that gives the bytes of a file that was given with an assignment, as `media.createMediaDownload` does: for 5 minutes, and for as long as the caller could see the assignment. It is for whoever sees that, whether or not they see the file in the media library. A file that is gone for now is a `Conflict`, one that was never given or is gone for good `NotFound`. */
    downloadUrl: routes.createLearnAssignmentDownload,
    /** Get what a student was set. One assignment, with its files: that which a student’s `activeAssignmentId` names, or any other. */
    get: routes.getLearnAssignment,
    /** List what students were set. What was set for the students that the caller sees, newest first. A student sees its own, a `client` member those of its families. */
    list: routes.listLearnAssignments,
  },
  /** The subjects taught, such as maths. */
  subjects: {
    /** List the subjects. What is taught: the subjects, and the parts of each. */
    list: routes.listLearnSubjects,
  },
  /** The topics of each subject, such as fractions. */
  topics: {
    /** List the topics. What is taught, in an order in which it could be: each topic with what to know before, and how much of each exam it is. With `subjectId` the topics of that subject, with `examFamilyId` those that the exam asks for. A student is not shown what its organization hides. */
    list: routes.listLearnTopics,
  },
  /** The lesson for a topic. */
  lessons: {
    /** Get the lesson of a topic. The lesson, in plain English for a child of nine. A student is not shown one of a topic that its organization hides, nor one that it withholds while it requires published content. */
    get: routes.getLearnLesson,
  },
  /** Practice questions. */
  questions: {
    /** Get a question. The question that this id names, the same every time. The id is the template’s, its version, a step from 1 to 5 and a seed below 2³²: `maths.place-value.digit-worth@1:3:7`. A student sees the answer and the explanation once it has answered; guardians and tutors always do. */
    get: routes.getLearnQuestion,
  },
  /** The kinds of 11+ exam. */
  examFamilies: {
    /** List the exam families. The kinds of exam that children are prepared for: how each is answered, how fast, and how much of it each subject is. */
    list: routes.listLearnExamFamilies,
  },
  /** An organization's settings for learning. */
  settings: {
    /** Get the settings for learning. What an organization has set for all of its students. */
    get: routes.getLearnSettings,
    /** Change the settings for learning. Changes what holds for all students of an organization; what is left out stays as it is. `eraseInactiveDays` is from 30 to 3650: students who were inactive for longer are erased for good, those of today too. */
    update: routes.updateLearnSettings,
  },
  /** Which topics and lessons an organization shows. */
  topicSettings: {
    /** List what an organization shows of each topic. Every topic, and whether the organization hides it or withholds its lesson. At first all are shown and published. */
    list: routes.listLearnTopicSettings,
    /** Hide a topic, or withhold its lesson. Changes what the students of an organization get of a topic, from the next decision on. What is left out stays as it is. What was learned of a topic is kept while it is hidden. */
    update: routes.updateLearnTopicSetting,
  },
  /** Estimates of how another policy would have done. */
  replays: {
    /** Cancel a replay. Ends a replay that waits or is being worked on, at once. Nothing of it is kept and nothing is charged. One that has ended already is a `Conflict`. */
    cancel: routes.cancelLearnPolicyReplay,
    /** Ask what another policy would have achieved. Reads the decisions of an organization in a period, joins each with the reward that followed, and estimates what another policy would have achieved, from the probabilities that were logged; or refuses, where they say too little about it. Answers with a job, whose result is `{replayId, status}`; `learn.getLearnPolicyReplay` has the outcome, also as a page to read (`format=html`). It costs 1 credit for each started 10,000 decisions: `billing.createEstimate` says how many beforehand, and what was really read is charged, for a refusal too. No live decision is changed or added. A policy that can’t be followed, and a period without decisions, are a `BadRequest`. */
    create: routes.createLearnPolicyReplay,
    /** Get a replay. How far a replay is and, once it has succeeded, its outcome: the estimate with its interval, what was logged, every estimator, how well the log supports it, and groups of at least ten children. With `insufficient_support` there is no estimate, and `support.refusedFor` says why. With `format=html` it is a report with plots, in one page. A replay of fewer than ten children is gone once one of them is erased. */
    get: routes.getLearnPolicyReplay,
    /** List replayed decisions. A sample of at most 200 decisions of a replay as its policy would have made them, with the same candidates and the same draw, newest first. Their `algorithmId` is `offline_replay`; no question was asked and none answered, so these fields are null. Scores are those of the shipped policy, with the weights that were asked for. They are in no other list, and go with the child and with the replay. */
    decisions: routes.listLearnPolicyReplayDecisions,
    /** List replays. What other policies were asked about, how far each replay is and what came of it, newest first. */
    list: routes.listLearnPolicyReplays,
  },
  /** Files in the media library. */
  media: {
    /** Get an address to download a file. An address that gives the bytes of a file that is ready, to whoever has it, for 5 minutes and for as long as the caller could see the file itself. It takes range requests. `inline` lets a browser show it in place; types that could run a script are always an attachment. `rendition` gives what was made of a picture instead: its id, or `thumbnail-256` and `thumbnail-1024`. */
    downloadUrl: routes.createMediaDownload,
    /** Add a small file to the media library. Keeps a file that fits into one request: at most 1 MiB with all its fields, which is about 700 KB of file; `media.createMediaUpload` begins a larger one. Its length and hash are taken from the bytes that came, and its type is found from what is in it: where either is not as declared, nothing is kept. It takes image/png, image/jpeg, image/webp, image/gif, image/avif, image/heic, image/svg+xml, audio/mpeg, audio/mp4, audio/aac, audio/ogg, audio/wav, audio/flac, video/mp4, video/webm, application/pdf, text/plain, text/csv, text/markdown, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.oasis.opendocument.text. */
    create: routes.createMediaItem,
    /** Put a file into the bin. Puts the file into the bin, where it can be restored for 30 days and still takes its room. Then it is gone for good. What is still being uploaded is given up by `media.cancelMediaUpload` instead. */
    delete: routes.deleteMediaItem,
    /** Get a file of the media library. What is known of one file, also of one in the bin. Its bytes come from `media.createMediaDownload`. */
    get: routes.getMediaItem,
    /** See how full the media library is. How many bytes the organization keeps, how many it may, and what they are. A file counts with its whole length, also where another has the same bytes; thumbnails and renditions take no room. It is not for `client` members. */
    usage: routes.getMediaUsage,
    /** List files of the media library. The files of every organization of which the caller is a member, newest first. Those of a team are seen by its members and by administrators; a `client` member sees those of its teams only. `filter[search]` finds what has these characters in its name or a tag. `filter[bin]` lists what is in the bin instead. */
    list: routes.listMediaItems,
    /** Delete a file for good. Deletes the file now, whether it is in the bin or not, and gives its room back. It can’t be restored. Its bytes are removed within two hours, unless another file of the organization has the same. */
    purge: routes.purgeMediaItem,
    /** Take a file out of the bin. Takes the file out of the bin, as it was. */
    restore: routes.restoreMediaItem,
    /** Change a file of the media library. Changes name, alt text, tags, folder or team. What is left out stays as it is. With the team null it is for the whole organization. */
    update: routes.updateMediaItem,
    /** List where a file is used. The assignments with which the file was given, newest first, of students that the caller sees; there may be others. What is put into the bin or purged is gone from all of them. It tells of students, so that the scope `learn:read` is needed too. */
    uses: routes.listMediaItemUses,
  },
  /** Uploads of large files, piece by piece. */
  uploads: {
    /** Upload the next piece of a file. Adds the bytes that come next, about 700 KB at most in one request. `offset` must be how many have arrived. With the last piece the whole is held against its declared hash and type: where either differs, the file has failed and nothing of it is kept. Else it is looked through, and then it is `ready`. */
    append: routes.appendMediaUpload,
    /** Give up an upload. Ends an upload that has not arrived as a whole. The file, what came of it and the room set aside for it are gone. */
    cancel: routes.cancelMediaUpload,
    /** Begin to upload a file. Begins a file of up to 10 GiB (pictures 128 MiB, SVG 1 MiB), whose bytes then come in pieces by `media.appendMediaUpload`, or as a stream by tus 1.0 at this same address. Its size, hash and type are declared here, and its room is set aside. An upload to which nothing is added for 24 hours fails and gives its room back. */
    create: routes.createMediaUpload,
    /** See how far an upload is. How many bytes of a file have arrived, so that an upload goes on from there after whatever has interrupted it, and what became of it. */
    get: routes.getMediaUpload,
  },
  /** Images in other sizes and formats. */
  renditions: {
    /** Make a picture in another size or format. Draws a picture anew, for 1 credit, and answers with a job whose result is the MediaRendition; `media.createMediaDownload` gives its bytes. The same rendition is made and charged once: asked for again, it costs nothing. It is never larger than the picture, unless that is a drawing (SVG), and has none of its metadata. Of what moves it shows the first frame. HEIC can’t be drawn. */
    create: routes.createMediaRendition,
    /** List what was made of a picture. The thumbnails and renditions of one picture, oldest first. They take none of the organization’s room, and go with the picture. */
    list: routes.listMediaRenditions,
  },
  /** Credits, prices, payments and the ledger. */
  billing: {
    /** Estimate what a call would cost. What a paid operation with this input would cost the organization, and whether that can be paid at present. It is free, changes nothing and holds nothing. `input` has the fields of the operation’s path, query and body together. */
    estimate: routes.createEstimate,
    /** Get the credits of an organization. What can be spent, what is held, what is owed, and from which grants. `head` is the last entry of the ledger: keep it, and `billing.verifyLedger` can prove later that nothing before it was rewritten. */
    balance: routes.getBalance,
    /** See what credits were spent on. What an organization spent, by operation and by day in UTC. `from` and `to` are days and both count; without them it is the 30 days up to today. At most 366 days. */
    usage: routes.getUsage,
    /** List what operations cost. Every paid operation and its price. Whatever is not listed is free. `billing.createEstimate` says what one call with its input would cost. */
    prices: routes.listPrices,
    /** List the entries of the ledger. Every movement of credits, newest first. An entry takes credits from one account of its organization and puts them into another; it is never changed or removed. `hash` is the SHA-256 of the entry and of the hash before it, so that anybody can check the whole. */
    ledgerEntries: routes.listLedgerEntries,
    /** List reservations of credits. What paid operations hold or held, newest first. A reservation is pending, then posted, voided or expired; what expired or was voided was not charged. */
    reservations: routes.listReservations,
    /** Verify the ledger. Computes every hash anew, and every balance, and says where the first broken link is. With `headNumber` and `headHash`, which an earlier answer gave, it also holds the ledger against what it was then. One call looks at up to 200000 entries; `nextFrom` tells where to go on. */
    verifyLedger: routes.verifyLedger,
    /** Get the statement of a month. What an organization had at the start of a month, what came in, what it spent on what, and what it had at the end. With `format` it is JSON, CSV for a spreadsheet, or an HTML page to read, print and send on, which needs nothing else. The running month goes up to now. */
    statement: routes.getStatement,
    /** Manage cards, subscription and invoices. Gives the address of a page of the payment provider’s on which a card can be changed, the subscription canceled, and invoices be had. It works for minutes: ask for it when somebody wants to go there. */
    portal: routes.createPortalSession,
    /** Subscribe to a plan. Begins a subscription: somebody opens `url` and pays for the first period there. Each paid period brings the plan’s credits, which are spent first and lapse at its end. The organization’s subscription fields follow what the payment provider says. */
    subscribe: routes.createSubscription,
    /** Buy credits. Begins a purchase: somebody opens `url` and pays there. The credits come in when the payment provider says that they are paid for, which is seconds later for cards. The card is kept, so that `billing.updateAutoRecharge` can use it. A page that nobody pays on expires, and nothing is owed. */
    topUp: routes.createTopUp,
    /** Set how credits are bought automatically. When fewer than `threshold` credits can be spent, `amount` are bought with the card that is kept: one purchase at a time, and at most `dailyLimit` in 24 hours. What is left out stays as it was. After three declined charges in a row it is switched off, and the billing address, or else every administrator, gets a mail; switching it on again forgets them. So does a disputed payment switch it off. If there are too few credits already, it buys at once. */
    updateAutoRecharge: routes.updateAutoRecharge,
  },
  /** Long-running work. */
  jobs: {
    /** Cancel a job. Ends a job that waits or is being worked on, at once. Nothing of it takes effect and nothing is charged. One that has ended already is a `Conflict`. */
    cancel: routes.cancelJob,
    /** Get a job. How far a job is, and what came of it. */
    get: routes.getJob,
    /** List jobs. What takes longer than a request: what waits, what is being worked on, and what came of it, newest first. A `client` member sees its own. */
    list: routes.listJobs,
    /** Watch a job. A stream of server-sent events. Each event is the job as it then is, named by its state; the first comes at once, the others as it moves on, and the last is the one in which it has succeeded, failed or was canceled. Then the stream ends. Where it is cut off before, ask again. */
    watch: routes.watchJob,
  },
  /** Who changed what, and when. */
  audit: {
    /** List audit events. Who did what to what, when and from where, in every organization that the caller administers, newest first. Every change leaves an event, in the same transaction. */
    list: routes.listAuditEvents,
  },
}
