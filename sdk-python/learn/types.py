"""The types of requests and answers, with the field names of the API. A newer server may send more fields."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Any, Literal, Optional, TypedDict


class AcceptInvitationRequest(TypedDict):
    token: str


class AddTeamMemberRequest(TypedDict):
    memberId: str


class ApiKey(TypedDict):
    id: str
    organizationId: str
    name: str
    role: Literal["viewer", "member", "admin"]
    scopes: list[Literal[
        "identity:read", "identity:write", "organizations:read", "organizations:write", "members:read",
        "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write", "keys:read",
        "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write", "learn:read",
        "learn:write", "media:read", "media:write", "paid"
    ]]
    createdByUserId: str
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    expiresAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    lastUsedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    revokedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""


class ApiKeyPage(TypedDict):
    data: list[ApiKey]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class ApiKeyWithSecret(TypedDict):
    id: str
    organizationId: str
    name: str
    role: Literal["viewer", "member", "admin"]
    scopes: list[Literal[
        "identity:read", "identity:write", "organizations:read", "organizations:write", "members:read",
        "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write", "keys:read",
        "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write", "learn:read",
        "learn:write", "media:read", "media:write", "paid"
    ]]
    createdByUserId: str
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    expiresAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    lastUsedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    revokedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    secret: str
    """The bearer token. It is shown here and never again."""


class AppendMediaUploadRequest(TypedDict):
    offset: int
    """How many bytes have arrived."""
    data: str
    """The bytes, in base64."""


class AuditEvent(TypedDict):
    id: str
    organizationId: str
    operation: str
    """The operation, or what the operator or the payment provider did."""
    subjectId: str
    """What it was done to."""
    actorKind: Literal["user", "key", "student", "operator", "provider"]
    principalId: Optional[str]
    """Null for the operator and the payment provider."""
    userId: Optional[str]
    """The person who acted, or who made the key that did."""
    address: Optional[str]
    """Where the request came from."""
    requestId: str
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class AuditEventPage(TypedDict):
    data: list[AuditEvent]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class AutoRecharge(TypedDict):
    organizationId: str
    enabled: bool
    threshold: Optional[float]
    """Whole credits."""
    amount: Optional[float]
    """Whole credits."""
    dailyLimit: int
    """How many times in 24 hours at most."""
    failures: int
    """How many in a row were declined. The third switches it off."""


class CallerMembership(TypedDict):
    memberId: str
    organizationId: str
    organizationName: str
    role: Literal["viewer", "member", "admin"]
    membershipType: Literal["team", "client"]
    suspendedReason: Optional[str]


class Caller(TypedDict):
    kind: Literal["user", "key", "student"]
    principalId: str
    userId: Optional[str]
    """The person, or who made the key."""
    email: Optional[str]
    """The address of a person; null for a key."""
    scopes: list[Literal[
        "identity:read", "identity:write", "organizations:read", "organizations:write", "members:read",
        "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write", "keys:read",
        "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write", "learn:read",
        "learn:write", "media:read", "media:write", "paid"
    ]]
    expiresAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    memberships: list[CallerMembership]


class _CreateApiKeyRequestRequired(TypedDict):
    organizationId: str
    name: str
    role: Literal["viewer", "member", "admin"]
    scopes: list[Literal[
        "identity:read", "identity:write", "organizations:read", "organizations:write", "members:read",
        "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write", "keys:read",
        "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write", "learn:read",
        "learn:write", "media:read", "media:write", "paid"
    ]]


class _CreateApiKeyRequestOptional(TypedDict, total=False):
    expiresAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""


class CreateApiKeyRequest(_CreateApiKeyRequestRequired, _CreateApiKeyRequestOptional):
    pass


class CreateEstimateRequest(TypedDict):
    organizationId: str
    operation: str
    """The id of a paid operation."""
    input: dict[str, Any]


class _CreateInvitationRequestRequired(TypedDict):
    organizationId: str
    email: str
    role: Literal["viewer", "member", "admin"]


class _CreateInvitationRequestOptional(TypedDict, total=False):
    teamId: Optional[str]
    membershipType: Literal["team", "client"]
    """Default team. A `client` sees only its teams, so it needs a `teamId`, and is no admin."""


class CreateInvitationRequest(_CreateInvitationRequestRequired, _CreateInvitationRequestOptional):
    pass


class _CreateInvitationsRequestInvitationRequired(TypedDict):
    email: str
    role: Literal["viewer", "member", "admin"]


class _CreateInvitationsRequestInvitationOptional(TypedDict, total=False):
    teamId: Optional[str]
    membershipType: Literal["team", "client"]
    """Default team. A `client` sees only its teams, so it needs a `teamId`, and is no admin."""


class CreateInvitationsRequestInvitation(
    _CreateInvitationsRequestInvitationRequired,
    _CreateInvitationsRequestInvitationOptional,
):
    pass


class CreateInvitationsRequest(TypedDict):
    organizationId: str
    invitations: list[CreateInvitationsRequestInvitation]


class CreateLearnAssignmentDownloadRequest(TypedDict, total=False):
    disposition: Literal["attachment", "inline"]
    """Default attachment."""


class _CreateLearnAssignmentRequestRequired(TypedDict):
    studentId: str
    actionType: Literal["lesson", "mini-test", "test", "practice"]
    topicId: str
    """Such as `maths.place-value`; `learn.listLearnTopics` has them all."""


class _CreateLearnAssignmentRequestOptional(TypedDict, total=False):
    count: int
    """Default 1."""
    note: str
    """For the student and its guardians."""
    dueAt: str
    """ISO 8601 with a time zone."""
    mediaItemIds: list[str]
    """Files to give along, each once."""


class CreateLearnAssignmentRequest(
    _CreateLearnAssignmentRequestRequired,
    _CreateLearnAssignmentRequestOptional,
):
    pass


class _CreateLearnAttemptRequestRequired(TypedDict):
    decisionId: str
    answer: Optional[str]
    """A capital letter of the options, or what was typed; null for “I don’t know”."""


class _CreateLearnAttemptRequestOptional(TypedDict, total=False):
    milliseconds: int
    """Time spent on it."""
    answeredAt: str
    """ISO 8601 with a time zone. Now, if it is left out."""


class CreateLearnAttemptRequest(_CreateLearnAttemptRequestRequired, _CreateLearnAttemptRequestOptional):
    pass


class _CreateLearnPolicyReplayRequestRequired(TypedDict):
    organizationId: str
    policy: LearnReplayPolicy


_CreateLearnPolicyReplayRequestOptional = TypedDict(
    "_CreateLearnPolicyReplayRequestOptional",
    {
        "reward": 'Literal["next_attempt", "mastery_gain"]',
        "from": 'str',
        "until": 'str',
        "seed": 'int',
    },
    total=False,
)


class CreateLearnPolicyReplayRequest(
    _CreateLearnPolicyReplayRequestRequired,
    _CreateLearnPolicyReplayRequestOptional,
):
    pass


class _CreateLearnSessionRequestRequired(TypedDict):
    studentId: str
    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]


class _CreateLearnSessionRequestOptional(TypedDict, total=False):
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    allowedActionTypes: list[Literal["lesson", "mini-test", "test", "practice", "break"]]
    excludedCandidateIds: list[str]
    """As decisions name them: `practice:maths.area`."""


class CreateLearnSessionRequest(_CreateLearnSessionRequestRequired, _CreateLearnSessionRequestOptional):
    pass


class CreateMediaDownloadRequest(TypedDict, total=False):
    disposition: Literal["attachment", "inline"]
    """Default attachment."""
    rendition: str
    """The id of one, `thumbnail-256` or `thumbnail-1024`. Default: the file itself."""


class _CreateMediaItemRequestRequired(TypedDict):
    organizationId: str
    name: str
    """Without `/`, `\\` and control characters. Spaces around it are left out."""
    mediaType: str
    sha256: str
    """SHA-256 of the bytes, in hex."""
    data: str
    """The bytes, in base64."""


class _CreateMediaItemRequestOptional(TypedDict, total=False):
    teamId: Optional[str]
    folder: str
    """Such as `maths/fractions`; empty for none. Each part is like a name."""
    tags: list[str]
    """Kept in small letters, each once."""
    altText: str
    """What it shows or says, for those who can’t see or hear it."""


class CreateMediaItemRequest(_CreateMediaItemRequestRequired, _CreateMediaItemRequestOptional):
    pass


class CreateMediaRenditionRequest(TypedDict, total=False):
    width: int
    height: int
    fit: Literal["inside", "cover", "contain"]
    """Default inside: no side is longer than asked for. cover fills width and height and cuts off the rest;
    contain shows all of it, with margins. Both of these need width and height.
    """
    format: Literal["webp", "jpeg", "png", "avif"]
    """Default webp."""
    quality: int
    """Default 80, for avif 50. Not for png, by which nothing is lost."""


class _CreateMediaUploadRequestRequired(TypedDict):
    organizationId: str
    name: str
    """Without `/`, `\\` and control characters. Spaces around it are left out."""
    mediaType: str
    sha256: str
    """SHA-256 of the bytes, in hex."""
    bytes: int
    """How many the whole file has."""


class _CreateMediaUploadRequestOptional(TypedDict, total=False):
    teamId: Optional[str]
    folder: str
    """Such as `maths/fractions`; empty for none. Each part is like a name."""
    tags: list[str]
    """Kept in small letters, each once."""
    altText: str
    """What it shows or says, for those who can’t see or hear it."""


class CreateMediaUploadRequest(_CreateMediaUploadRequestRequired, _CreateMediaUploadRequestOptional):
    pass


class CreateOrganizationRequest(TypedDict):
    name: str


class _CreatePortalSessionRequestRequired(TypedDict):
    organizationId: str


class _CreatePortalSessionRequestOptional(TypedDict, total=False):
    returnUrl: str
    """Where the browser comes back to: a page under this server’s own address."""


class CreatePortalSessionRequest(_CreatePortalSessionRequestRequired, _CreatePortalSessionRequestOptional):
    pass


class _CreateSubscriptionRequestRequired(TypedDict):
    organizationId: str
    plan: str
    """The name of a plan."""


class _CreateSubscriptionRequestOptional(TypedDict, total=False):
    returnUrl: str
    """Where the browser comes back to: a page under this server’s own address."""


class CreateSubscriptionRequest(_CreateSubscriptionRequestRequired, _CreateSubscriptionRequestOptional):
    pass


class CreateTeamRequest(TypedDict):
    organizationId: str
    name: str


class _CreateTopUpRequestRequired(TypedDict):
    organizationId: str
    credits: int


class _CreateTopUpRequestOptional(TypedDict, total=False):
    returnUrl: str
    """Where the browser comes back to: a page under this server’s own address."""


class CreateTopUpRequest(_CreateTopUpRequestRequired, _CreateTopUpRequestOptional):
    pass


class CreditBalanceNextExpiry(TypedDict):
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""
    credits: float
    """What then lapses unless it is spent."""


class CreditBalance(TypedDict):
    organizationId: str
    creditsBalance: float
    """Credits available to spend."""
    reservedCredits: float
    """Credits held by paid operations that are not done yet."""
    owedCredits: float
    """Credits that were taken back after they had been spent. The next ones to come in pay for them first."""
    grants: list[CreditGrant]
    """The grants with something left, in the order in which they are spent; at most 100."""
    nextExpiry: Optional[CreditBalanceNextExpiry]
    head: Optional[LedgerHead]


class CreditGrant(TypedDict):
    id: str
    kind: Literal["purchase", "plan", "promotion", "operator"]
    priority: float
    """The lower number is spent first; of equals, what ends soonest."""
    credits: float
    """What came in."""
    availableCredits: float
    """Whole credits."""
    heldCredits: float
    """Held by reservations."""
    expiresAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class CreditReservationAllocation(TypedDict):
    grantId: str
    credits: float
    """Whole credits."""


class CreditReservation(TypedDict):
    id: str
    organizationId: str
    operation: str
    state: Literal["pending", "posted", "voided", "expired"]
    credits: float
    """What it held."""
    postedCredits: float
    """What was charged in the end; the rest was given back."""
    allocations: list[CreditReservationAllocation]
    """Which grants hold it, and to which it goes back."""
    principalId: str
    """Who made the call."""
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""
    endedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class CreditReservationPage(TypedDict):
    data: list[CreditReservation]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class CreditUsageOperation(TypedDict):
    operation: str
    calls: float
    credits: float
    """Whole credits."""


class CreditUsageDayOperation(TypedDict):
    operation: str
    calls: float
    credits: float
    """Whole credits."""


class CreditUsageDay(TypedDict):
    day: str
    """A day in UTC."""
    operations: list[CreditUsageDayOperation]


CreditUsage = TypedDict(
    "CreditUsage",
    {
        "organizationId": 'str',
        "from": 'str',
        "to": 'str',
        "calls": 'float',
        "credits": 'float',
        "operations": 'list[CreditUsageOperation]',
        "days": 'list[CreditUsageDay]',
    },
)


class Deleted(TypedDict):
    id: str
    deletedAt: str
    """ISO 8601 in UTC with milliseconds."""


class Estimate(TypedDict):
    organizationId: str
    operation: str
    units: float
    per: str
    credits: float
    """What the call would hold at first. It is never charged more."""
    availableCredits: float
    """Whole credits."""
    reservedCredits: float
    """Whole credits."""
    payable: bool
    """Whether there are credits enough at present."""
    shortfall: float
    """How many are missing; 0 where it is payable."""


class Grant(TypedDict):
    id: str
    clientId: str
    clientName: str
    scopes: list[str]
    resources: list[str]
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    lastUsedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""


class GrantPage(TypedDict):
    data: list[Grant]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class Invitation(TypedDict):
    id: str
    organizationId: str
    email: str
    role: Literal["admin", "member", "viewer"]
    status: Literal["pending", "accepted", "revoked", "expired"]
    invitedByUserId: str
    token: str
    """Whoever has it can look at the invitation: treat it as a secret."""
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""
    revokedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    revokedByUserId: Optional[str]
    teamId: Optional[str]
    membershipType: Literal["team", "client"]
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class InvitationPage(TypedDict):
    data: list[Invitation]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class Invitations(TypedDict):
    data: list[Invitation]


class JobError(TypedDict):
    kind: Literal[
        "HttpApiDecodeError", "BadRequest", "Unauthorized", "PaymentRequired", "Forbidden", "NotFound",
        "Conflict", "TooManyRequests", "InternalError"
    ]
    message: str
    """Why it failed, and what to do."""


class Job(TypedDict):
    id: str
    organizationId: str
    operation: str
    """The operation that asked for it."""
    state: Literal["queued", "running", "succeeded", "failed", "cancelled"]
    progress: float
    """How much of it is done."""
    message: Optional[str]
    """What it is at, in words."""
    result: Any
    """What came of it, once it has succeeded; until then null."""
    error: Optional[JobError]
    attempts: float
    """How often it was begun: more than once where a server was lost."""
    reservationId: Optional[str]
    """The credits that it holds."""
    reservedCredits: float
    """How many it holds, or held."""
    chargedCredits: float
    """How many it was charged for. What fails or is cancelled is free."""
    createdBy: str
    """The principal who asked for it."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    startedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    finishedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    updatedAt: str
    """ISO 8601 in UTC with milliseconds."""


class JobPage(TypedDict):
    data: list[Job]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LearnAssignment(TypedDict):
    id: str
    organizationId: str
    studentId: str
    assignedByUserId: str
    """The person who set it, or who made the key that did."""
    actionType: Literal["lesson", "mini-test", "test", "practice"]
    topicId: str
    count: float
    """How many are to be done."""
    done: float
    """How many are done."""
    note: Optional[str]
    files: list[LearnAssignmentFile]
    """Given along with it; `learn.createLearnAssignmentDownload` brings them."""
    status: Literal["open", "done", "canceled"]
    dueAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    closedAt: Optional[str]
    """When it was done or canceled."""


class LearnAssignmentFile(TypedDict):
    mediaItemId: str
    name: Optional[str]
    """Null where it was deleted for good."""
    mediaType: Optional[str]
    bytes: Optional[float]
    available: bool
    """False for one that is gone: in the bin, deleted for good, or canceled with the assignment."""


class LearnAssignmentPage(TypedDict):
    data: list[LearnAssignment]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LearnAttemptMastery(TypedDict):
    """Chance of a right answer to an average question of the topic, and what became of it. A right answer
    never lowers it and a wrong one never raises it; either may leave it as it was.
    """

    before: float
    after: float


class LearnAttempt(TypedDict):
    id: str
    studentId: str
    sessionId: str
    decisionId: str
    questionId: str
    questionVersionId: str
    topicId: str
    answer: Optional[str]
    """As it was given; null for “I don’t know”."""
    correct: bool
    rightAnswer: str
    explanation: str
    """The way to the answer, in Markdown."""
    misconception: Optional[str]
    """The mistake that this answer is known for, where there is one."""
    milliseconds: Optional[float]
    """Time spent, where the caller told it."""
    answeredAt: str
    """ISO 8601 in UTC with milliseconds."""
    mastery: LearnAttemptMastery
    """Chance of a right answer to an average question of the topic, and what became of it. A right answer
    never lowers it and a wrong one never raises it; either may leave it as it was.
    """
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class LearnAttemptPage(TypedDict):
    data: list[LearnAttempt]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LearnConsent(TypedDict):
    given: bool
    """Whether it is given at present."""
    givenAt: str
    """ISO 8601 in UTC with milliseconds."""
    withdrawnAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""


class LearnDecisionExplanation(TypedDict):
    decisionId: str
    explanation: str
    """Plain text."""


class LearnDecisionReproductionFirstDifference(TypedDict):
    path: str
    """Where in the record: `candidateScores.0.score`."""
    recorded: Any
    computed: Any


class LearnDecisionReproductionPropensity(TypedDict):
    candidateId: str
    propensity: float


class LearnDecisionReproduction(TypedDict):
    decisionId: str
    identical: bool
    """Whether the same came out, to the last bit."""
    firstDifference: Optional[LearnDecisionReproductionFirstDifference]
    algorithmId: Literal["mastery_policy_v0", "projection_fallback_v0", "offline_replay"]
    algorithmVersion: str
    modelVersion: str
    contentVersion: str
    seed: float
    """From which chance was drawn."""
    draw: float
    """What was drawn, from 0 to 1."""
    propensities: list[LearnDecisionReproductionPropensity]
    """The probability of every candidate. All together are 1."""


class LearnEntitlement(TypedDict):
    plan: str
    """What was agreed, by its name; `trial` at first."""
    status: Literal["trialing", "active", "paused", "ended"]
    startsAt: str
    """ISO 8601 in UTC with milliseconds."""
    endsAt: Optional[str]
    """Null where no end is set."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    """What it lets the student practise."""


class LearnExamFamilyMix(TypedDict):
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    share: float


class LearnExamFamily(TypedDict):
    id: str
    name: str
    about: str
    """One line for a parent."""
    modes: list[Literal["options", "typed"]]
    """How questions are answered: by a letter, or by what is typed."""
    pace: float
    """Of the time that a child needs at ease: below 1 the clock presses."""
    mix: list[LearnExamFamilyMix]
    """How much of the whole each subject is; all together are 1."""


class LearnExamFamilyPage(TypedDict):
    data: list[LearnExamFamily]
    total: float
    nextCursor: None
    """There is one page."""
    prevCursor: None


class LearnLesson(TypedDict):
    topicId: str
    name: str
    version: float
    markdown: str
    """Pictures stand in it as SVG."""


class LearnNextStep(TypedDict):
    decision: PolicyDecision
    question: Optional[LearnQuestion]
    lesson: Optional[LearnLesson]


class LearnPolicyReplayError(TypedDict):
    kind: Literal[
        "HttpApiDecodeError", "BadRequest", "Unauthorized", "PaymentRequired", "Forbidden", "NotFound",
        "Conflict", "TooManyRequests", "InternalError"
    ]
    message: str


LearnPolicyReplay = TypedDict(
    "LearnPolicyReplay",
    {
        "id": 'str',
        "organizationId": 'str',
        "policy": 'LearnReplayPolicy',
        "reward": 'Literal["next_attempt", "mastery_gain"]',
        "from": 'Optional[str]',
        "until": 'str',
        "state": 'Literal["queued", "running", "succeeded", "failed", "cancelled"]',
        "progress": 'float',
        "message": 'Optional[str]',
        "error": 'Optional[LearnPolicyReplayError]',
        "reservedCredits": 'float',
        "chargedCredits": 'float',
        "outcome": 'Optional[LearnReplayOutcome]',
        "createdBy": 'str',
        "createdAt": 'str',
        "finishedAt": 'Optional[str]',
    },
)


class LearnPolicyReplayPage(TypedDict):
    data: list[LearnPolicyReplay]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LearnQuestionPassage(TypedDict):
    title: str
    text: str


class LearnQuestionPicture(TypedDict):
    svg: str
    alt: str
    """What is to be seen, for whoever cannot see it."""


class LearnQuestionOptionPicture(TypedDict):
    svg: str
    alt: str
    """What is to be seen, for whoever cannot see it."""


class LearnQuestionOption(TypedDict):
    letter: Literal["A", "B", "C", "D", "E"]
    text: str
    picture: Optional[LearnQuestionOptionPicture]


class LearnQuestion(TypedDict):
    questionId: str
    """Names this question for ever: template, version, step and seed."""
    questionVersionId: str
    """Template and version."""
    topicId: str
    mode: Literal["options", "typed"]
    stem: str
    """What is asked, in Markdown."""
    passage: Optional[LearnQuestionPassage]
    picture: Optional[LearnQuestionPicture]
    options: list[LearnQuestionOption]
    """Empty where the answer is typed."""
    step: float
    """How hard it is made, from 1 to 5."""
    seconds: float
    """What a child who can do it needs."""
    answer: Optional[str]
    """The letter, or what to type; null for a student who has not answered it yet."""
    explanation: Optional[str]
    """The way to the answer, in Markdown; null where the answer is."""


class LearnReplayEstimate(TypedDict):
    value: float
    low: float
    """The lower end of the 95 % interval, by drawing children anew."""
    high: float


class LearnReplayOutcomeDecisions(TypedDict):
    """The others add up to `read`."""

    read: float
    """All of the period: what is charged for."""
    judged: float
    """By chance, and with a known reward."""
    assigned: float
    """Left out: a tutor had assigned it."""
    rested: float
    """Left out: a break was due."""
    withoutContent: float
    """Left out: there was nothing to choose."""
    fallback: float
    """Left out: decided by the fallback policy."""
    withoutReward: float
    """Left out: nothing was answered in the time that the reward asks for."""


class LearnReplayOutcomeEstimate(TypedDict):
    estimator: Literal[
        "ips", "clipped_ips", "self_normalised_ips", "sub_gaussian_ips", "direct_method", "doubly_robust",
        "self_normalised_doubly_robust", "switch_doubly_robust", "shrunk_doubly_robust"
    ]
    value: float
    low: float
    """The lower end of the 95 % interval, by drawing children anew."""
    high: float


class LearnReplayOutcomeSupport(TypedDict):
    effectiveSample: float
    """As many decisions by this policy itself would say as much."""
    leastEffectiveSample: float
    """With fewer, no estimate is given."""
    meanWeight: float
    """About 1 where the propensities are right."""
    largestWeight: float
    unsupportedMass: float
    """How much of what this policy would choose could never have been chosen, from 0 to 1."""
    unsupportedDecisions: float
    joinedShare: float
    """Of the decisions by chance, those with a known reward."""
    shortlistedShare: float
    """Decisions in which more was possible than the candidates that were weighed."""
    refusedFor: list[Literal["effective_sample", "mean_weight", "unsupported_mass"]]


LearnReplayOutcomeWeight = TypedDict(
    "LearnReplayOutcomeWeight",
    {
        "from": 'float',
        "to": 'Optional[float]',
        "decisions": 'float',
    },
)


class LearnReplayOutcomeCalibration(TypedDict):
    foretold: float
    observed: float
    decisions: float


class LearnReplayOutcomeTopic(TypedDict):
    topicId: str
    children: float
    decisions: float
    loggedShare: float
    policyShare: float
    reward: float


class LearnReplayOutcomeYearGroup(TypedDict):
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    children: float
    decisions: float
    logged: LearnReplayEstimate
    estimate: Optional[LearnReplayEstimate]
    refusedFor: list[Literal["effective_sample", "mean_weight", "unsupported_mass"]]


class LearnReplayOutcome(TypedDict):
    status: Literal["estimated", "insufficient_support"]
    """insufficient_support: the log says too little about this policy, and no estimate is given.
    `support.refusedFor` says why.
    """
    summary: str
    """What came out, in a few sentences of plain English."""
    rewardMeaning: str
    """What the reward is."""
    claim: str
    """What the estimate is about, and what it is not about."""
    children: float
    """Whose decisions are judged."""
    decisions: LearnReplayOutcomeDecisions
    """The others add up to `read`."""
    logged: Optional[LearnReplayEstimate]
    headline: Optional[LearnReplayEstimate]
    difference: Optional[LearnReplayEstimate]
    check: Optional[LearnReplayEstimate]
    estimates: list[LearnReplayOutcomeEstimate]
    support: LearnReplayOutcomeSupport
    weights: list[LearnReplayOutcomeWeight]
    """How many decisions have which weight."""
    calibration: list[LearnReplayOutcomeCalibration]
    """How well the reward is foretold for children whom the model has not seen."""
    topics: list[LearnReplayOutcomeTopic]
    """Topics of at least ten children."""
    yearGroups: list[LearnReplayOutcomeYearGroup]
    """Year groups of at least ten children."""
    seed: float
    """From which children were drawn anew."""
    resamplings: float
    algorithmId: Literal["offline_replay"]
    algorithmVersion: str


class LearnReplayPolicyWeights(TypedDict, total=False):
    """For shipped: how much each part of a candidate’s score counts, by its name in `scoreBreakdown`. 1 is
    as it is, and what is not named stays so.
    """

    evidence: float
    exam: float
    uncertainty: float
    effort: float
    mastered: float
    foundation: float
    readiness: float
    review: float
    weakness: float
    blueprint: float
    balance: float
    variety: float
    confidence: float
    teaching: float
    mixing: float


class _LearnReplayPolicyRequired(TypedDict):
    kind: Literal["shipped", "lowest_mastery_first", "uniform", "rules"]
    """shipped is the policy that decides here, with other weights, temperature or floor;
    lowest_mastery_first takes what is known least; uniform throws dice; rules are your own.
    """


class _LearnReplayPolicyOptional(TypedDict, total=False):
    weights: LearnReplayPolicyWeights
    """For shipped: how much each part of a candidate’s score counts, by its name in `scoreBreakdown`. 1 is
    as it is, and what is not named stays so.
    """
    temperature: float
    """For shipped: how little a higher score counts. It is 0.08."""
    floor: float
    """For shipped and lowest_mastery_first: how much is shared out equally among all that could be chosen.
    shipped has 0.05, the other 0 unless you say so.
    """
    rules: list[LearnReplayRule]
    """For rules: the first that holds is followed."""


class LearnReplayPolicy(_LearnReplayPolicyRequired, _LearnReplayPolicyOptional):
    pass


class LearnReplayRuleWhen(TypedDict, total=False):
    """Where it holds: in such a session, and where something that matches `offers` was weighed. The last
    rule has none.
    """

    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]
    offers: str
    """A candidate’s id, `practice:maths.place-value`, with `*` for any action (`*:maths.place-value`), any
    target (`practice:*`) or any topic of a subject (`practice:maths.*`), or `*` alone; or `lowest_mastery`
    or `highest_score`, which is one candidate.
    """


class LearnReplayRuleChoose(TypedDict):
    candidates: str
    """A candidate’s id, `practice:maths.place-value`, with `*` for any action (`*:maths.place-value`), any
    target (`practice:*`) or any topic of a subject (`practice:maths.*`), or `*` alone; or `lowest_mastery`
    or `highest_score`, which is one candidate.
    """
    probability: float


class _LearnReplayRuleRequired(TypedDict):
    choose: list[LearnReplayRuleChoose]
    """What is chosen with which probability. They add up to 1. All that were weighed and match share one
    equally; where none does, it counts as mass without support.
    """


class _LearnReplayRuleOptional(TypedDict, total=False):
    when: LearnReplayRuleWhen
    """Where it holds: in such a session, and where something that matches `offers` was weighed. The last
    rule has none.
    """


class LearnReplayRule(_LearnReplayRuleRequired, _LearnReplayRuleOptional):
    pass


class LearnReplayedDecision(TypedDict):
    id: str
    replayId: str
    decisionId: str
    """Of the decision in the log."""
    decision: PolicyDecision
    loggedCandidateId: str
    """What was chosen in the log."""
    loggedPropensity: float
    """The probability with which it was."""
    weight: float
    """The probability with which this policy would have chosen that, by the logged one."""
    reward: Optional[float]
    """What the decision in the log led to, where that is known."""
    createdAt: str
    """When the decision in the log was made."""


class LearnReplayedDecisionPage(TypedDict):
    data: list[LearnReplayedDecision]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LearnSessionSummaryTopic(TypedDict):
    topicId: str
    attempts: float
    rightAnswers: float
    scoreBefore: float
    """Before the first answer of the session."""
    scoreAfter: float
    """After the last one."""


class LearnSessionSummary(TypedDict):
    decisions: float
    attempts: float
    rightAnswers: float
    minutes: float
    """From its start to its end, or to its last answer."""
    topics: list[LearnSessionSummaryTopic]
    """The topics of which questions were answered."""


class LearnSession(TypedDict):
    id: str
    organizationId: str
    studentId: str
    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    allowedActionTypes: list[Literal["lesson", "mini-test", "test", "practice", "break"]]
    excludedCandidateIds: list[str]
    startedAt: str
    """ISO 8601 in UTC with milliseconds."""
    endedAt: Optional[str]
    """Null while it is open."""
    summary: LearnSessionSummary


class LearnSessionPage(TypedDict):
    data: list[LearnSession]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LearnSettings(TypedDict):
    organizationId: str
    requirePublishedContent: bool
    """Whether students get published lessons only. At first it is so."""
    eraseInactiveDays: Optional[float]
    """After so many days without an answer a student is erased, and all that is known of it. Null: never."""


class LearnStudent(TypedDict):
    id: str
    organizationId: str
    teamId: str
    """The family."""
    learnerKey: str
    """Stands for the student where no name may be."""
    displayName: str
    avatarId: str
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    targetSchool: str
    """Empty where none was named."""
    examFamilyId: str
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    credential: StudentCredential
    consent: LearnConsent
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    updatedAt: str
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExportGuardian(TypedDict):
    userId: str
    displayName: str
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExportConsent(TypedDict):
    wording: str
    """What was consented to, by the name of its wording."""
    givenByUserId: Optional[str]
    """The guardian; null where the organization said so for one."""
    givenAt: str
    """ISO 8601 in UTC with milliseconds."""
    withdrawnByUserId: Optional[str]
    withdrawnAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExportLessonsSeen(TypedDict):
    topicId: str
    seenAt: str
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExportSession(TypedDict):
    id: str
    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    allowedActionTypes: list[Literal["lesson", "mini-test", "test", "practice", "break"]]
    excludedCandidateIds: list[str]
    decisions: float
    attempts: float
    rightAnswers: float
    wrongInARow: float
    """Up to the last answer."""
    openDecisionId: Optional[str]
    startedAt: str
    """ISO 8601 in UTC with milliseconds."""
    endedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExportDecision(TypedDict):
    id: str
    sessionId: str
    positionInSession: float
    """Counts from 0."""
    actionType: Literal["lesson", "mini-test", "test", "practice", "break"]
    algorithmId: Literal["mastery_policy_v0", "projection_fallback_v0", "offline_replay"]
    targetId: str
    questionId: Optional[str]
    assignmentId: Optional[str]
    attemptId: Optional[str]
    deterministic: bool
    """That a rule decided, and chance had no part in it."""
    rule: Optional[str]
    """Which one, by its reason code."""
    seed: float
    """From which chance was drawn."""
    modelVersion: str
    contentVersion: str
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    record: Any
    """All that was recorded of it, in the words of a `PolicyDecision`: what there was to choose from, what
    spoke for it, and how likely each was.
    """
    view: Any
    """All that was known of the student then, from which it was decided."""


class LearnStudentExportReplayedDecision(TypedDict):
    id: str
    decisionId: str
    """Of the decision that was made."""
    record: Any
    """What another policy would have decided, in the words of a `PolicyDecision`."""
    loggedCandidateId: str
    """What was chosen in the log."""
    loggedPropensity: float
    """The probability with which it was."""
    weight: float
    """The probability with which this policy would have chosen that, by the logged one."""
    reward: Optional[float]
    """What the decision in the log led to, where that is known."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExportAttemptMastery(TypedDict):
    before: float
    after: float


class LearnStudentExportAttempt(TypedDict):
    id: str
    number: float
    """1 for the first answer of the student."""
    sessionId: str
    decisionId: str
    topicId: str
    questionId: str
    question: Optional[LearnQuestion]
    difficulty: float
    answer: Optional[str]
    """As it was given; null for “I don’t know”."""
    correct: bool
    misconception: Optional[str]
    milliseconds: Optional[float]
    mastery: LearnStudentExportAttemptMastery
    answeredAt: str
    """ISO 8601 in UTC with milliseconds."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExportDeed(TypedDict):
    operation: str
    subjectId: str
    address: Optional[str]
    """The network address that it came from."""
    requestId: str
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class LearnStudentExport(TypedDict):
    exportedAt: str
    """ISO 8601 in UTC with milliseconds."""
    student: LearnStudent
    guardians: list[LearnStudentExportGuardian]
    consents: list[LearnStudentExportConsent]
    entitlement: LearnEntitlement
    state: LearnStudentState
    lessonsSeen: list[LearnStudentExportLessonsSeen]
    assignments: list[LearnAssignment]
    sessions: list[LearnStudentExportSession]
    decisions: list[LearnStudentExportDecision]
    replayedDecisions: list[LearnStudentExportReplayedDecision]
    """What other policies would have decided, as far as it was kept."""
    attempts: list[LearnStudentExportAttempt]
    deeds: list[LearnStudentExportDeed]
    """What the student itself did with its own token, as the audit log has it."""


class LearnStudentPage(TypedDict):
    data: list[LearnStudent]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LearnStudentProgressDay(TypedDict):
    date: str
    """A day in UTC."""
    attempts: float
    rightAnswers: float
    minutes: float
    """Spent on questions, to a tenth."""


class LearnStudentProgressTopic(TypedDict):
    topicId: str
    first: float
    """The score before the first answer of these days."""
    latest: float
    """The score after the last one."""
    attempts: float


class LearnStudentProgress(TypedDict):
    studentId: str
    days: list[LearnStudentProgressDay]
    """Days on which something was answered, oldest first."""
    topics: list[LearnStudentProgressTopic]
    """Topics of which something was answered."""


class LearnStudentStateMasteryByTopic(TypedDict):
    topicId: str
    score: float
    """Chance of a right answer to an average question of the topic."""
    lastPractisedAt: str
    """A timestamp; empty where it never was."""
    attempts: float
    rightAnswers: float
    enoughEvidence: bool
    """Whether there are answers enough to trust the score."""


class LearnStudentStateProjectionFreshness(TypedDict):
    asOf: str
    """The moment up to which answers are counted."""
    stale: bool
    """Whether it is too old to decide by."""


class LearnStudentState(TypedDict):
    studentId: str
    learnerKey: str
    """Stands for the student where no name may be."""
    consecutiveCorrect: float
    """Right answers in a row, up to the last one."""
    activeAssignmentId: str
    """What a tutor wants done next; empty where nothing is. `learn.getLearnAssignment` has its files."""
    masteryByTopic: list[LearnStudentStateMasteryByTopic]
    """Every topic that the student learns, in the order of teaching, without those that its organization
    hides.
    """
    projectionFreshness: LearnStudentStateProjectionFreshness
    attempts: float
    """Of all topics."""
    rightAnswers: float
    modelVersion: str
    """Of what the scores are computed by."""


class LearnSubjectSubdomain(TypedDict):
    id: str
    name: str


class LearnSubject(TypedDict):
    id: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    name: str
    subdomains: list[LearnSubjectSubdomain]
    topicCount: float
    """Those that an organization hides among them."""


class LearnSubjectPage(TypedDict):
    data: list[LearnSubject]
    total: float
    nextCursor: None
    """There is one page."""
    prevCursor: None


class LearnTopicTemplate(TypedDict):
    templateId: str
    version: float
    mode: Literal["options", "typed"]


class LearnTopicBlueprint(TypedDict):
    examFamilyId: str
    share: float


class LearnTopic(TypedDict):
    id: str
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    subdomainId: str
    name: str
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    """The school year in which it is met."""
    prerequisites: list[str]
    """Ids of the topics to know before."""
    about: str
    """One line for a parent."""
    modes: list[Literal["options", "typed"]]
    """How questions are answered: by a letter, or by what is typed."""
    templates: list[LearnTopicTemplate]
    """What makes its questions."""
    blueprint: list[LearnTopicBlueprint]
    """How much of the whole exam it is, from 0 to 1."""
    lessonVersion: float


class LearnTopicPage(TypedDict):
    data: list[LearnTopic]
    total: float
    nextCursor: None
    """There is one page."""
    prevCursor: None
    contentVersion: str
    """Changes with anything that is taught."""


class LearnTopicSetting(TypedDict):
    topicId: str
    hidden: bool
    """Students meet nothing of a hidden topic."""
    lessonPublished: bool
    """Whether students get the lesson where published content is required."""


class LearnTopicSettingPage(TypedDict):
    data: list[LearnTopicSetting]
    total: float
    nextCursor: None
    """There is one page."""
    prevCursor: None


class LedgerEntry(TypedDict):
    id: str
    organizationId: str
    number: float
    """1, 2, 3 … in each organization."""
    kind: Literal[
        "grant", "reserve", "post", "void", "expire", "lapse", "refund", "refund_failed", "dispute",
        "dispute_won", "close"
    ]
    fromAccount: Literal[
        "purchase", "plan", "promotion", "operator", "available", "reserved", "owed", "spent", "lapsed",
        "closed"
    ]
    toAccount: Literal[
        "purchase", "plan", "promotion", "operator", "available", "reserved", "owed", "spent", "lapsed",
        "closed"
    ]
    credits: float
    """Whole credits."""
    grantId: str
    reservationId: Optional[str]
    paymentId: Optional[str]
    """The id at the payment provider."""
    operation: Optional[str]
    """What the credits were spent on."""
    balance: float
    """What could be spent after this entry."""
    reserved: float
    """What was held after it."""
    owed: float
    """What was owed after it."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    hash: str


class LedgerEntryPage(TypedDict):
    data: list[LedgerEntry]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class LedgerHead(TypedDict):
    number: int
    hash: str


class LedgerVerificationFirstBroken(TypedDict):
    number: float
    """The first entry that is not as it was written."""
    reason: Literal["missing", "hash", "balance", "kept_head"]
    message: str


class LedgerVerification(TypedDict):
    organizationId: str
    intact: bool
    """Nothing that was looked at is broken."""
    verifiedFrom: int
    verifiedTo: int
    nextFrom: Optional[int]
    """Where to go on with `from`, where there is more than one call looks at."""
    firstBroken: Optional[LedgerVerificationFirstBroken]
    head: Optional[LedgerHead]


class LookUpInvitationRequest(TypedDict):
    token: str


class MediaDownload(TypedDict):
    url: str
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""


class MediaItem(TypedDict):
    id: str
    organizationId: str
    teamId: Optional[str]
    name: str
    altText: str
    tags: list[str]
    folder: str
    kind: Literal["picture", "sound", "video", "document"]
    mediaType: str
    bytes: float
    sha256: str
    """SHA-256 of the bytes that are kept; what a download gives."""
    uploadedSha256: str
    """SHA-256 of the bytes as they were sent. Pictures, MP4, MP3 and AAC are kept without what they tell of
    place, time and camera.
    """
    state: Literal["uploading", "scanning", "ready", "quarantined", "failed"]
    """Only what is `ready` can be downloaded."""
    reason: Optional[str]
    """Why it is quarantined, or has failed."""
    width: Optional[float]
    """Of a picture, in pixels, as it is shown."""
    height: Optional[float]
    preview: Optional[str]
    """A picture, blurred, in 28 characters: a BlurHash of 4 × 3 components. Null for HEIC."""
    createdBy: str
    """The person or key who added it."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    updatedAt: str
    """ISO 8601 in UTC with milliseconds."""
    deletedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    purgeAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""


class MediaItemPage(TypedDict):
    data: list[MediaItem]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class MediaItemUse(TypedDict):
    kind: Literal["assignment"]
    """What it was given with."""
    id: str
    """Of the assignment."""
    organizationId: str
    studentId: str
    topicId: str
    status: Literal["open", "done", "canceled"]
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class MediaItemUsePage(TypedDict):
    data: list[MediaItemUse]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class MediaRendition(TypedDict):
    id: str
    mediaItemId: str
    organizationId: str
    purpose: Literal["thumbnail", "rendition"]
    """Thumbnails are made of every picture that can be drawn, for nothing."""
    requestedWidth: Optional[float]
    requestedHeight: Optional[float]
    fit: Literal["inside", "cover", "contain"]
    format: Literal["webp", "jpeg", "png", "avif"]
    quality: Optional[float]
    width: float
    """In pixels, as it came out."""
    height: float
    bytes: float
    sha256: str
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class MediaRenditionPage(TypedDict):
    data: list[MediaRendition]
    total: float
    nextCursor: None
    """There is one page."""
    prevCursor: None


class MediaUpload(TypedDict):
    mediaItemId: str
    organizationId: str
    bytes: float
    """How many the whole file has, as declared."""
    offset: float
    """How many have arrived, and where the next piece begins."""
    state: Literal["uploading", "scanning", "ready", "quarantined", "failed"]
    """The state of the file."""
    reason: Optional[str]
    """Why it is quarantined, or has failed."""
    expiresAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    url: str
    """Where it goes on, by tus 1.0 too."""


class MediaUsageByKind(TypedDict):
    kind: Literal["picture", "sound", "video", "document"]
    items: float
    bytes: float


class MediaUsage(TypedDict):
    organizationId: str
    usedBytes: float
    """What all files take together, those in the bin too."""
    reservedBytes: float
    """Set aside for what is being uploaded."""
    quotaBytes: float
    items: float
    """How many there are, with those in the bin."""
    byKind: list[MediaUsageByKind]


class Member(TypedDict):
    id: str
    organizationId: str
    kind: Literal["user", "key"]
    """A person, or an API key."""
    principalId: str
    email: Optional[str]
    """The address of a person; null for a key."""
    role: Literal["viewer", "member", "admin"]
    membershipType: Literal["team", "client"]
    """A `client` sees only the teams it is in, and the members of those."""
    teamIds: list[str]
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class MemberPage(TypedDict):
    data: list[Member]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class Organization(TypedDict):
    id: str
    name: str
    billingEmail: Optional[str]
    onboardingData: Optional[OrganizationOnboardingData]
    providerCustomerId: Optional[str]
    """The id at the external payment provider."""
    providerSubscriptionId: Optional[str]
    providerPaymentMethodId: Optional[str]
    providerMeteredSubscriptionItemId: Optional[str]
    creditsBalance: float
    """Credits available to spend."""
    reservedCredits: float
    """Credits held by paid operations that are not done yet."""
    autoRechargeEnabled: bool
    autoRechargeThreshold: Optional[float]
    """Whole credits."""
    autoRechargeAmount: Optional[float]
    """Whole credits."""
    isSubscribed: bool
    subscriptionStatus: Literal["active", "inactive", "trialing", "past_due", "canceled", "paused", "unpaid"]
    subscriptionPlan: Optional[str]
    subscriptionStartedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    subscriptionEndsAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    subscriptionCurrentPeriodEnd: Optional[str]
    """ISO 8601 in UTC with milliseconds."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    updatedAt: str
    """ISO 8601 in UTC with milliseconds."""


class OrganizationOnboardingDataOrganizationProfile(TypedDict):
    displayName: str


class OrganizationOnboardingDataWorkspaceProfileBrandSettingsColors(TypedDict):
    primary: str
    secondary: str
    accent: str
    background: str
    text: str


class OrganizationOnboardingDataWorkspaceProfileBrandSettings(TypedDict):
    colors: OrganizationOnboardingDataWorkspaceProfileBrandSettingsColors
    brandGuidelines: str
    industry: str
    targetAudience: str


class _OrganizationOnboardingDataWorkspaceProfileRequired(TypedDict):
    teamName: str
    website: Optional[str]


class _OrganizationOnboardingDataWorkspaceProfileOptional(TypedDict, total=False):
    brandSettings: Optional[OrganizationOnboardingDataWorkspaceProfileBrandSettings]


class OrganizationOnboardingDataWorkspaceProfile(
    _OrganizationOnboardingDataWorkspaceProfileRequired,
    _OrganizationOnboardingDataWorkspaceProfileOptional,
):
    pass


class OrganizationOnboardingDataGoals(TypedDict):
    primaryGoal: Literal["agent_execution", "automation", "analytics", "internal_tools", "other"]
    teamSize: Literal["1-5", "6-20", "21-50", "51+"]


class _OrganizationOnboardingDataRequired(TypedDict):
    version: Literal[1]
    status: Literal["in_progress", "completed"]
    currentStep: Literal["organization_profile", "workspace_setup", "goals", "spend_cap", "completed"]
    completedSteps: list[Literal[
        "organization_profile", "workspace_setup", "goals", "spend_cap", "completed"
    ]]


class _OrganizationOnboardingDataOptional(TypedDict, total=False):
    organizationProfile: OrganizationOnboardingDataOrganizationProfile
    workspaceProfile: OrganizationOnboardingDataWorkspaceProfile
    goals: OrganizationOnboardingDataGoals
    completedAt: Optional[str]
    """ISO 8601 in UTC with milliseconds."""


class OrganizationOnboardingData(_OrganizationOnboardingDataRequired, _OrganizationOnboardingDataOptional):
    pass


class OrganizationPage(TypedDict):
    data: list[Organization]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class ParentChildOnboardingActor(TypedDict):
    actorId: str
    """The parent, as a user."""
    displayName: str
    organizationId: str
    teamId: str
    """The family."""
    studentId: str
    learnerKey: str
    adminGrants: list[str]
    """What the parent may do: `student:pin`, `student:consent`, `student:export`, `student:erase` and so on;
    `organization:manage` where it is the family’s own.
    """


class ParentChildOnboardingProfile(TypedDict):
    displayName: str
    """Of the parent."""
    organizationId: str
    teamId: str
    studentId: str


class ParentChildOnboardingStudent(TypedDict):
    id: str
    displayName: str
    avatarId: str
    targetSchool: str
    """Empty where none was named."""
    learnerKey: str
    """Stands for the student where no name may be."""
    credential: StudentCredential


class ParentChildOnboardingLink(TypedDict):
    id: str
    """Of the guardian’s link."""
    studentId: str


class ParentChildOnboarding(TypedDict):
    actor: ParentChildOnboardingActor
    profile: ParentChildOnboardingProfile
    student: ParentChildOnboardingStudent
    links: list[ParentChildOnboardingLink]
    """Every child of whom the parent is a guardian in this family, the new one last."""
    entitlement: LearnEntitlement
    firstDestination: str
    """Where an app may lead the child first. It is a path for the app: this server has no such page."""
    nextSteps: list[str]
    """Ids of the operations to call then, in this order, with the token that the child gets from `POST
    /auth/student`.
    """


class _ParentChildOnboardingRequestRequired(TypedDict):
    parentDisplayName: str
    parentEmail: str
    """With a person’s token, the caller’s own address."""
    childDisplayName: str
    childUsername: str
    """What the child signs in with. Any characters; the case of letters makes no difference."""
    childPin: str
    """Any four characters. It is in no answer and in no log."""
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    targetSchool: Optional[str]
    examFamilyId: str
    """Such as `gl`; `learn.listLearnExamFamilies` has them all."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    avatarId: str
    """Names a picture of the app’s own; nothing is known of it here."""


class _ParentChildOnboardingRequestOptional(TypedDict, total=False):
    tutorInviteEmail: Optional[str]
    """Who is there gets an invitation by mail, or null."""


class ParentChildOnboardingRequest(
    _ParentChildOnboardingRequestRequired,
    _ParentChildOnboardingRequestOptional,
):
    pass


class PolicyCandidate(TypedDict):
    candidateId: str
    """The kind of action and its target: `practice:maths.area`."""
    targetId: str
    """A topic or, where topics are mixed, what they are mixed of."""
    label: str
    """What it is, in words."""
    eligible: bool
    """Whether it could be chosen."""
    reasonCodes: list[Literal[
        "due_review", "weak_subdomain", "exam_priority", "prerequisite", "mixed_review_ready",
        "confidence_recovery", "fatigue_guardrail", "blueprint_bucket", "tutor_assigned", "diagnostic",
        "projection_fallback", "content_fallback", "not_enough_evidence", "excluded_by_constraint",
        "ineligible_missing_content", "ineligible_wrong_answer_mode"
    ]]


class PolicyCandidateScoreScoreBreakdown(TypedDict):
    component: str
    """What speaks for it or, below zero, against it."""
    value: float


class PolicyCandidateScore(TypedDict):
    candidateId: str
    score: float
    """The exact sum of its parts."""
    reasonCodes: list[Literal[
        "due_review", "weak_subdomain", "exam_priority", "prerequisite", "mixed_review_ready",
        "confidence_recovery", "fatigue_guardrail", "blueprint_bucket", "tutor_assigned", "diagnostic",
        "projection_fallback", "content_fallback", "not_enough_evidence", "excluded_by_constraint",
        "ineligible_missing_content", "ineligible_wrong_answer_mode"
    ]]
    scoreBreakdown: list[PolicyCandidateScoreScoreBreakdown]


class PolicyDecisionStudentStateMasteryByTopic(TypedDict):
    topicId: str
    score: float
    """Chance of a right answer to an average question of the topic."""
    lastPractisedAt: str
    """A timestamp; empty where it never was."""


class PolicyDecisionStudentState(TypedDict):
    studentId: str
    learnerKey: str
    """Stands for the student where no name may be."""
    consecutiveCorrect: float
    """Right answers in a row, up to the last one."""
    activeAssignmentId: str
    """What a tutor wants done next; empty where nothing is. `learn.getLearnAssignment` has its files."""
    masteryByTopic: list[PolicyDecisionStudentStateMasteryByTopic]


class PolicyDecisionConstraints(TypedDict):
    allowedActionTypes: list[Literal["lesson", "mini-test", "test", "practice", "break"]]
    excludedCandidateIds: list[str]
    contentAvailable: bool
    """Whether there was anything to show at all."""
    requirePublishedContent: bool
    """Whether withheld lessons were left out."""


class PolicyDecisionProjectionFreshness(TypedDict):
    asOf: str
    """The moment up to which answers are counted."""
    stale: bool
    """Whether it is too old to decide by."""


class PolicyDecision(TypedDict):
    id: str
    studentId: str
    learnerKey: str
    questionId: Optional[str]
    questionVersionId: Optional[str]
    attemptId: Optional[str]
    """Null until the question is answered."""
    selectedCandidateId: str
    actionType: Literal["lesson", "mini-test", "test", "practice", "break"]
    algorithmId: Literal["mastery_policy_v0", "projection_fallback_v0", "offline_replay"]
    algorithmVersion: str
    propensity: float
    """The probability with which the selected candidate was chosen; 1 where a rule decided."""
    candidates: list[PolicyCandidate]
    studentState: PolicyDecisionStudentState
    constraints: PolicyDecisionConstraints
    reasonCodes: list[Literal[
        "due_review", "weak_subdomain", "exam_priority", "prerequisite", "mixed_review_ready",
        "confidence_recovery", "fatigue_guardrail", "blueprint_bucket", "tutor_assigned", "diagnostic",
        "projection_fallback", "content_fallback", "not_enough_evidence", "excluded_by_constraint",
        "ineligible_missing_content", "ineligible_wrong_answer_mode"
    ]]
    candidateScores: list[PolicyCandidateScore]
    projectionFreshness: PolicyDecisionProjectionFreshness
    sessionId: str
    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]
    positionInSession: float
    """Counts from 0."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""


class PolicyDecisionPage(TypedDict):
    data: list[PolicyDecision]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class PortalSession(TypedDict):
    url: str
    """A page of the payment provider: open it in a browser."""


class Price(TypedDict):
    operation: str
    """The operation’s id."""
    summary: str
    credits: float
    """For each unit."""
    per: str
    """The unit."""


class PricePage(TypedDict):
    data: list[Price]
    total: float
    nextCursor: None
    """There is one page."""
    prevCursor: None


class ReceivedInvitation(TypedDict):
    id: str
    organizationId: str
    organizationName: str
    teamName: Optional[str]
    invitedByEmail: str
    email: str
    role: Literal["viewer", "member", "admin"]
    membershipType: Literal["team", "client"]
    status: Literal["pending", "accepted", "revoked", "expired"]
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""


class ResetLearnStudentPinRequest(TypedDict):
    pin: str
    """Any four characters. It is in no answer and in no log."""


class RotateApiKeyRequest(TypedDict):
    overlapSeconds: int


class Session(TypedDict):
    id: str
    userAgent: Optional[str]
    """What the browser called itself."""
    address: Optional[str]
    """Where the sign-in came from."""
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    lastUsedAt: str
    """ISO 8601 in UTC with milliseconds."""
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""


class SessionPage(TypedDict):
    data: list[Session]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class StatementMovement(TypedDict):
    kind: Literal[
        "grant", "reserve", "post", "void", "expire", "lapse", "refund", "refund_failed", "dispute",
        "dispute_won", "close"
    ]
    credits: float
    """Negative for what went out."""
    entries: float


class StatementUsage(TypedDict):
    day: str
    """A day in UTC."""
    operation: str
    calls: float
    credits: float
    """Whole credits."""


Statement = TypedDict(
    "Statement",
    {
        "organizationId": 'str',
        "organizationName": 'str',
        "month": 'str',
        "from": 'str',
        "to": 'str',
        "openingCredits": 'float',
        "closingCredits": 'float',
        "movements": 'list[StatementMovement]',
        "usage": 'list[StatementUsage]',
        "head": 'Optional[LedgerHead]',
    },
)


class StudentCredential(TypedDict):
    username: str
    pinSet: bool
    """That there is a PIN. The PIN itself is never shown."""
    credentialKind: Literal["student_username_pin"]


class SubscriptionCheckout(TypedDict):
    id: str
    """The id at the payment provider."""
    url: str
    """A page of the payment provider: open it in a browser."""
    plan: str
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""


class Team(TypedDict):
    id: str
    organizationId: str
    name: str
    memberCount: float
    createdAt: str
    """ISO 8601 in UTC with milliseconds."""
    updatedAt: str
    """ISO 8601 in UTC with milliseconds."""


class TeamMember(TypedDict):
    teamId: str
    memberId: str
    addedAt: str
    """ISO 8601 in UTC with milliseconds."""


class TeamPage(TypedDict):
    data: list[Team]
    total: float
    """How many items there are on all pages together."""
    nextCursor: Optional[str]
    """Null at the end of the list."""
    prevCursor: Optional[str]
    """Null at the start of the list."""


class TopUp(TypedDict):
    id: str
    """The id at the payment provider."""
    url: str
    """A page of the payment provider: open it in a browser."""
    credits: float
    """Whole credits."""
    amount: int
    """What is to be paid, in the currency’s minor units."""
    currency: str
    """Three small letters."""
    expiresAt: str
    """ISO 8601 in UTC with milliseconds."""


class _UpdateAutoRechargeRequestRequired(TypedDict):
    organizationId: str
    enabled: bool


class _UpdateAutoRechargeRequestOptional(TypedDict, total=False):
    threshold: int
    """More is bought when fewer credits than this can be spent."""
    amount: int
    """How many credits are bought each time."""
    dailyLimit: int


class UpdateAutoRechargeRequest(_UpdateAutoRechargeRequestRequired, _UpdateAutoRechargeRequestOptional):
    pass


class UpdateLearnConsentRequest(TypedDict):
    given: bool


class UpdateLearnEntitlementRequest(TypedDict, total=False):
    plan: str
    status: Literal["trialing", "active", "paused", "ended"]
    startsAt: str
    """ISO 8601 with a time zone."""
    endsAt: Optional[str]
    """ISO 8601 with a time zone."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]


class _UpdateLearnSettingsRequestRequired(TypedDict):
    organizationId: str


class _UpdateLearnSettingsRequestOptional(TypedDict, total=False):
    requirePublishedContent: bool
    eraseInactiveDays: Optional[int]


class UpdateLearnSettingsRequest(_UpdateLearnSettingsRequestRequired, _UpdateLearnSettingsRequestOptional):
    pass


class UpdateLearnStudentRequest(TypedDict, total=False):
    displayName: str
    avatarId: str
    """Names a picture of the app’s own; nothing is known of it here."""
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    targetSchool: Optional[str]
    examFamilyId: str
    """Such as `gl`; `learn.listLearnExamFamilies` has them all."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]


class _UpdateLearnTopicSettingRequestRequired(TypedDict):
    organizationId: str


class _UpdateLearnTopicSettingRequestOptional(TypedDict, total=False):
    hidden: bool
    lessonPublished: bool


class UpdateLearnTopicSettingRequest(
    _UpdateLearnTopicSettingRequestRequired,
    _UpdateLearnTopicSettingRequestOptional,
):
    pass


class UpdateMediaItemRequest(TypedDict, total=False):
    name: str
    """Without `/`, `\\` and control characters. Spaces around it are left out."""
    altText: str
    """What it shows or says, for those who can’t see or hear it."""
    tags: list[str]
    """Kept in small letters, each once."""
    folder: str
    """Such as `maths/fractions`; empty for none. Each part is like a name."""
    teamId: Optional[str]


class UpdateMemberRequest(TypedDict, total=False):
    role: Literal["viewer", "member", "admin"]
    membershipType: Literal["team", "client"]


class UpdateOnboardingRequestOrganizationProfile(TypedDict):
    displayName: str


class UpdateOnboardingRequestWorkspaceProfileBrandSettingsColors(TypedDict):
    primary: str
    secondary: str
    accent: str
    background: str
    text: str


class UpdateOnboardingRequestWorkspaceProfileBrandSettings(TypedDict):
    colors: UpdateOnboardingRequestWorkspaceProfileBrandSettingsColors
    brandGuidelines: str
    industry: str
    targetAudience: str


class _UpdateOnboardingRequestWorkspaceProfileRequired(TypedDict):
    teamName: str
    website: Optional[str]


class _UpdateOnboardingRequestWorkspaceProfileOptional(TypedDict, total=False):
    brandSettings: Optional[UpdateOnboardingRequestWorkspaceProfileBrandSettings]


class UpdateOnboardingRequestWorkspaceProfile(
    _UpdateOnboardingRequestWorkspaceProfileRequired,
    _UpdateOnboardingRequestWorkspaceProfileOptional,
):
    pass


class UpdateOnboardingRequestGoals(TypedDict):
    primaryGoal: Literal["agent_execution", "automation", "analytics", "internal_tools", "other"]
    teamSize: Literal["1-5", "6-20", "21-50", "51+"]


class _UpdateOnboardingRequestRequired(TypedDict):
    step: Literal["organization_profile", "workspace_setup", "goals", "spend_cap", "completed"]


class _UpdateOnboardingRequestOptional(TypedDict, total=False):
    organizationProfile: UpdateOnboardingRequestOrganizationProfile
    workspaceProfile: UpdateOnboardingRequestWorkspaceProfile
    goals: UpdateOnboardingRequestGoals


class UpdateOnboardingRequest(_UpdateOnboardingRequestRequired, _UpdateOnboardingRequestOptional):
    pass


class UpdateOrganizationRequest(TypedDict, total=False):
    name: str
    billingEmail: Optional[str]


class UpdateTeamRequest(TypedDict):
    name: str
