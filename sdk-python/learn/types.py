"""The types of requests and answers, with the field names of the API. A newer server may send more fields."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from typing import Any, Literal, Optional, TypedDict


class AcceptInvitationRequest(TypedDict):
    token: str


class AddLearnGroupStudentsRequest(TypedDict):
    studentIds: list[str]


class AddTeamMemberRequest(TypedDict):
    memberId: str


class ApiKey(TypedDict):
    id: str
    organizationId: str
    name: str
    role: Literal["viewer", "member", "admin"]
    effectiveRole: Optional[Literal["viewer", "member", "admin"]]
    """What the key may do now: its own role, or the role of the person it acts for if that is lower. Null if
    the key no longer works, because it was revoked or that person can’t have keys here any more.
    """
    scopes: list[Literal[
        "identity:read", "identity:write", "account:close", "organizations:read", "organizations:write",
        "members:read", "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write",
        "keys:read", "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write",
        "learn:read", "learn:write", "media:read", "media:write", "paid"
    ]]
    createdByUserId: str
    """The person whom the key acts for: who created it or, if it was rotated, who rotated it last."""
    createdByEmail: Optional[str]
    """That person’s email address. Null if they have left the organization."""
    grantId: Optional[str]
    """The app’s grant through which the key was created or rotated, and with which it ends. Null if there
    was none.
    """
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    expiresAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    lastUsedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    revokedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""


class ApiKeyPage(TypedDict):
    data: list[ApiKey]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class ApiKeyWithSecret(TypedDict):
    id: str
    organizationId: str
    name: str
    role: Literal["viewer", "member", "admin"]
    effectiveRole: Optional[Literal["viewer", "member", "admin"]]
    """What the key may do now: its own role, or the role of the person it acts for if that is lower. Null if
    the key no longer works, because it was revoked or that person can’t have keys here any more.
    """
    scopes: list[Literal[
        "identity:read", "identity:write", "account:close", "organizations:read", "organizations:write",
        "members:read", "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write",
        "keys:read", "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write",
        "learn:read", "learn:write", "media:read", "media:write", "paid"
    ]]
    createdByUserId: str
    """The person whom the key acts for: who created it or, if it was rotated, who rotated it last."""
    createdByEmail: Optional[str]
    """That person’s email address. Null if they have left the organization."""
    grantId: Optional[str]
    """The app’s grant through which the key was created or rotated, and with which it ends. Null if there
    was none.
    """
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    expiresAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    lastUsedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    revokedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    secret: str
    """The bearer token. Save it now: it is shown only once."""


class AppendMediaUploadRequest(TypedDict):
    offset: int
    """The number of bytes that the server has received so far."""
    data: str
    """The next bytes in base64."""


class AuditEvent(TypedDict):
    id: str
    organizationId: str
    operation: str
    """The ID of the operation, or the action of the operator or payment provider."""
    subjectId: str
    """The ID of the resource that was changed."""
    actorKind: Literal["user", "key", "student", "operator", "provider"]
    principalId: Optional[str]
    """The user, API key or student who acted. Null for the operator and the payment provider."""
    userId: Optional[str]
    """The user who acted. If an API key acted, the user whom it acts for."""
    address: Optional[str]
    """The IP address of the request. Not kept for decisions and answers."""
    requestId: str
    """The ID of the request. Empty for decisions and answers, because it is not kept for them."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class AuditEventPage(TypedDict):
    data: list[AuditEvent]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class AutoRecharge(TypedDict):
    organizationId: str
    enabled: bool
    threshold: Optional[float]
    """Credits are bought when the balance is below this number."""
    amount: Optional[float]
    """The number of credits bought each time."""
    dailyLimit: int
    """The maximum number of purchases in 24 hours."""
    failures: int
    """The number of declined charges in a row. The third one turns auto-recharge off."""


class CallerMembership(TypedDict):
    memberId: str
    organizationId: str
    organizationName: str
    role: Literal["viewer", "member", "admin"]
    membershipType: Literal["team", "client"]
    suspendedReason: Optional[str]
    """Why the operator suspended the organization. Null if it is active."""


class Caller(TypedDict):
    kind: Literal["user", "key", "student"]
    principalId: str
    """The ID of the user, API key or student."""
    userId: Optional[str]
    """The user, or the user whom the API key acts for."""
    email: Optional[str]
    """The user’s email address. Null for API keys and students."""
    scopes: list[Literal[
        "identity:read", "identity:write", "account:close", "organizations:read", "organizations:write",
        "members:read", "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write",
        "keys:read", "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write",
        "learn:read", "learn:write", "media:read", "media:write", "paid"
    ]]
    expiresAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    memberships: list[CallerMembership]


class _CloseAccountRequestRequired(TypedDict):
    confirmEmail: str
    """The email address of your account, as confirmation."""


class _CloseAccountRequestOptional(TypedDict, total=False):
    deleteUnshared: bool
    """Whether to also delete organizations without other members, and erase students without another
    guardian. Without it, the call fails with `Conflict` if there are any, and lists them.
    """


class CloseAccountRequest(_CloseAccountRequestRequired, _CloseAccountRequestOptional):
    pass


class _CreateApiKeyRequestRequired(TypedDict):
    organizationId: str
    name: str
    """A name to recognize the key by."""
    role: Literal["viewer", "member", "admin"]
    """viewer: can read. member: can also work with students and files. admin: can also manage people, keys
    and money.
    """
    scopes: list[Literal[
        "identity:read", "identity:write", "account:close", "organizations:read", "organizations:write",
        "members:read", "members:write", "teams:read", "teams:write", "invitations:read", "invitations:write",
        "keys:read", "keys:write", "audit:read", "billing:read", "billing:write", "jobs:read", "jobs:write",
        "learn:read", "learn:write", "media:read", "media:write", "paid"
    ]]


class _CreateApiKeyRequestOptional(TypedDict, total=False):
    expiresAt: Optional[str]
    """When the key expires. Default: when your own key or the app’s access ends, otherwise never."""


class CreateApiKeyRequest(_CreateApiKeyRequestRequired, _CreateApiKeyRequestOptional):
    pass


class CreateEstimateRequest(TypedDict):
    organizationId: str
    operation: str
    """The ID of a paid operation."""
    input: dict[str, Any]
    """The fields of the operation’s path, query and body, in one object."""


class _CreateInvitationRequestRequired(TypedDict):
    organizationId: str
    email: str
    role: Literal["viewer", "member", "admin"]
    """viewer: can read. member: can also work with students and files. admin: can also manage people, keys
    and money.
    """


class _CreateInvitationRequestOptional(TypedDict, total=False):
    teamId: Optional[str]
    """A team that the person joins."""
    membershipType: Literal["team", "client"]
    """Default team. A `client` member sees only their own team, so `teamId` is required and the role can’t
    be admin.
    """


class CreateInvitationRequest(_CreateInvitationRequestRequired, _CreateInvitationRequestOptional):
    pass


class _CreateInvitationsRequestInvitationRequired(TypedDict):
    email: str
    role: Literal["viewer", "member", "admin"]
    """viewer: can read. member: can also work with students and files. admin: can also manage people, keys
    and money.
    """


class _CreateInvitationsRequestInvitationOptional(TypedDict, total=False):
    teamId: Optional[str]
    """A team that the person joins."""
    membershipType: Literal["team", "client"]
    """Default team. A `client` member sees only their own team, so `teamId` is required and the role can’t
    be admin.
    """


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
    """Default attachment. With `inline`, a browser shows the file instead of saving it, unless its type
    could run scripts.
    """


class _CreateLearnAssignmentRequestRequired(TypedDict):
    studentId: str
    actionType: Literal["lesson", "mini-test", "test", "practice"]
    topicId: str
    """The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`."""


class _CreateLearnAssignmentRequestOptional(TypedDict, total=False):
    count: int
    """The number of lessons or questions to do. Default 1."""
    note: str
    """A note for the student and their guardians."""
    dueAt: str
    """When the assignment should be done. ISO 8601 time with a time zone."""
    mediaItemIds: list[str]
    """The files to attach. Duplicates are ignored."""


class CreateLearnAssignmentRequest(
    _CreateLearnAssignmentRequestRequired,
    _CreateLearnAssignmentRequestOptional,
):
    pass


class _CreateLearnAttemptRequestRequired(TypedDict):
    decisionId: str
    answer: Optional[str]
    """The capital letter of an option, or the typed text. Null for “I don’t know”, which counts as wrong."""


class _CreateLearnAttemptRequestOptional(TypedDict, total=False):
    milliseconds: int
    """The time spent on the question."""
    answeredAt: str
    """ISO 8601 time with a time zone. Default: now."""


class CreateLearnAttemptRequest(_CreateLearnAttemptRequestRequired, _CreateLearnAttemptRequestOptional):
    pass


class _CreateLearnGroupAssignmentsRequestRequired(TypedDict):
    organizationId: str
    actionType: Literal["lesson", "mini-test", "test", "practice"]
    topicId: str
    """The ID of a topic, such as `maths.place-value`. See `learn.listLearnTopics`."""


class _CreateLearnGroupAssignmentsRequestOptional(TypedDict, total=False):
    teamId: str
    studentIds: list[str]
    count: int
    """The number of lessons or questions to do. Default 1."""
    note: str
    """A note for the student and their guardians."""
    dueAt: str
    """When the assignment should be done. ISO 8601 time with a time zone."""
    mediaItemIds: list[str]
    """The files to attach. Duplicates are ignored."""


class CreateLearnGroupAssignmentsRequest(
    _CreateLearnGroupAssignmentsRequestRequired,
    _CreateLearnGroupAssignmentsRequestOptional,
):
    pass


class CreateLearnNoteRequest(TypedDict):
    studentId: str
    text: str
    """Plain text. Line breaks are allowed."""
    sharedWithGuardians: bool
    """Whether the student’s guardians, and others who see only their own families, can read it."""


class _CreateLearnPaperRequestRequired(TypedDict):
    studentId: str


class _CreateLearnPaperRequestOptional(TypedDict, total=False):
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    """The subjects of the paper, out of those that the student learns. All of them by default or if empty."""
    questionCount: int
    """The number of questions. Default 12. The paper has fewer if the organization shows too few topics for
    so many different questions.
    """


class CreateLearnPaperRequest(_CreateLearnPaperRequestRequired, _CreateLearnPaperRequestOptional):
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
    """diagnostic: questions on many topics, to find out what the student knows. lesson and practice: lessons
    and questions. mini-test and test: questions only.
    """


class _CreateLearnSessionRequestOptional(TypedDict, total=False):
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    """The subjects to practise, out of those that the student learns. All of them by default or if empty."""
    allowedActionTypes: list[Literal["lesson", "mini-test", "test", "practice", "break"]]
    """Limits the session to these action types. Default: all."""
    excludedCandidateIds: list[str]
    """Candidates that must not be chosen, such as `practice:maths.area`."""


class CreateLearnSessionRequest(_CreateLearnSessionRequestRequired, _CreateLearnSessionRequestOptional):
    pass


class CreateLearnSignInCardsRequest(TypedDict):
    organizationId: str
    studentIds: list[str]


class CreateMediaDownloadRequest(TypedDict, total=False):
    disposition: Literal["attachment", "inline"]
    """Default attachment. With `inline`, a browser shows the file instead of saving it, unless its type
    could run scripts.
    """
    rendition: str
    """The ID of a rendition, `thumbnail-256` or `thumbnail-1024`. Default: the file itself."""


class _CreateMediaItemRequestRequired(TypedDict):
    organizationId: str
    name: str
    """The file name, without `/`, `\\` and control characters. Spaces at both ends are removed."""
    mediaType: str
    """The media type of the file, such as image/png. The server checks it."""
    sha256: str
    """The SHA-256 of the file in hex. The server checks it."""
    data: str
    """The file in base64."""


class _CreateMediaItemRequestOptional(TypedDict, total=False):
    teamId: Optional[str]
    """The team that the file is for. Null for the whole organization."""
    folder: str
    """The folder, such as `maths/fractions`. Empty for none."""
    tags: list[str]
    """Labels for the file. They are stored in lower case, without duplicates."""
    altText: str
    """A description of the content for people who can’t see or hear it."""


class CreateMediaItemRequest(_CreateMediaItemRequestRequired, _CreateMediaItemRequestOptional):
    pass


class CreateMediaRenditionRequest(TypedDict, total=False):
    width: int
    height: int
    fit: Literal["inside", "cover", "contain"]
    """Default inside: fits within width and height. cover: fills width and height and crops the rest.
    contain: shows the whole image with margins. cover and contain need both width and height.
    """
    format: Literal["webp", "jpeg", "png", "avif"]
    """Default webp."""
    quality: int
    """Default 80, or 50 for avif. Not allowed for png, which is lossless."""


class _CreateMediaUploadRequestRequired(TypedDict):
    organizationId: str
    name: str
    """The file name, without `/`, `\\` and control characters. Spaces at both ends are removed."""
    mediaType: str
    """The media type of the file, such as image/png. The server checks it."""
    sha256: str
    """The SHA-256 of the file in hex. The server checks it."""
    bytes: int
    """The size of the whole file."""


class _CreateMediaUploadRequestOptional(TypedDict, total=False):
    teamId: Optional[str]
    """The team that the file is for. Null for the whole organization."""
    folder: str
    """The folder, such as `maths/fractions`. Empty for none."""
    tags: list[str]
    """Labels for the file. They are stored in lower case, without duplicates."""
    altText: str
    """A description of the content for people who can’t see or hear it."""


class CreateMediaUploadRequest(_CreateMediaUploadRequestRequired, _CreateMediaUploadRequestOptional):
    pass


class CreateOrganizationRequest(TypedDict):
    name: str


class _CreatePortalSessionRequestRequired(TypedDict):
    organizationId: str


class _CreatePortalSessionRequestOptional(TypedDict, total=False):
    returnUrl: str
    """The page to return to afterwards. It must be on this server."""


class CreatePortalSessionRequest(_CreatePortalSessionRequestRequired, _CreatePortalSessionRequestOptional):
    pass


class _CreateSubscriptionRequestRequired(TypedDict):
    organizationId: str
    plan: str
    """The name of a plan."""


class _CreateSubscriptionRequestOptional(TypedDict, total=False):
    returnUrl: str
    """The page to return to afterwards. It must be on this server."""


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
    """The page to return to afterwards. It must be on this server."""


class CreateTopUpRequest(_CreateTopUpRequestRequired, _CreateTopUpRequestOptional):
    pass


class CreditBalanceNextExpiry(TypedDict):
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    credits: float
    """The credits that expire then, if they are not spent."""


class CreditBalance(TypedDict):
    organizationId: str
    creditsBalance: float
    """Credits available to spend."""
    reservedCredits: float
    """Credits reserved by paid operations that are still running."""
    owedCredits: float
    """Credits that were spent and later refunded or disputed. New credits pay off this debt first."""
    grants: list[CreditGrant]
    """Up to 100 grants with credits left, in the order in which they are spent."""
    nextExpiry: Optional[CreditBalanceNextExpiry]
    head: Optional[LedgerHead]


class CreditGrant(TypedDict):
    id: str
    kind: Literal["purchase", "plan", "promotion", "operator"]
    priority: float
    """Grants with a lower number are spent first; among equals, the one that expires first."""
    credits: float
    """The credits originally granted."""
    availableCredits: float
    """The credits of this grant that can be spent."""
    reservedCredits: float
    """The credits of this grant that are reserved."""
    expiresAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class CreditReservationAllocation(TypedDict):
    grantId: str
    credits: float
    """A whole number of credits."""


class CreditReservation(TypedDict):
    id: str
    organizationId: str
    operation: str
    """The operation that the credits are reserved for."""
    status: Literal["pending", "posted", "voided", "expired"]
    """pending: reserved. posted: charged. voided and expired: released."""
    credits: float
    """The credits reserved."""
    postedCredits: float
    """The credits charged. The rest was released."""
    allocations: list[CreditReservationAllocation]
    """The grants that the credits come from."""
    principalId: str
    """The user or API key that made the call."""
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    endedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class CreditReservationPage(TypedDict):
    data: list[CreditReservation]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class CreditUsageOperation(TypedDict):
    operation: str
    calls: float
    credits: float
    """A whole number of credits."""


class CreditUsageDayOperation(TypedDict):
    operation: str
    calls: float
    credits: float
    """A whole number of credits."""


class CreditUsageDay(TypedDict):
    day: str
    """A date in UTC, as YYYY-MM-DD."""
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
    """ISO 8601 time in UTC, with milliseconds."""


class Estimate(TypedDict):
    organizationId: str
    operation: str
    units: float
    """The number of units that the call uses."""
    per: str
    """The unit, such as a call."""
    credits: float
    """The credits that the call would reserve. It never costs more."""
    availableCredits: float
    """The credits that the organization can spend now."""
    reservedCredits: float
    """The credits that are reserved now."""
    payable: bool
    """Whether the organization has enough credits now."""
    shortfall: float
    """The credits that are missing. 0 if there are enough."""


class Grant(TypedDict):
    id: str
    clientId: str
    clientName: str
    scopes: list[str]
    resources: list[str]
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    lastUsedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class GrantPage(TypedDict):
    data: list[Grant]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class _ImportLearnStudentsRequestRequired(TypedDict):
    organizationId: str
    lines: str
    """The contents of the file."""


class _ImportLearnStudentsRequestOptional(TypedDict, total=False):
    checkOnly: bool
    """Default false."""


class ImportLearnStudentsRequest(_ImportLearnStudentsRequestRequired, _ImportLearnStudentsRequestOptional):
    pass


class Invitation(TypedDict):
    id: str
    organizationId: str
    email: str
    role: Literal["admin", "member", "viewer"]
    status: Literal["pending", "accepted", "revoked", "expired"]
    invitedByUserId: str
    token: str
    """The secret in the invitation link. Do not share or log it."""
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    revokedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    revokedByUserId: Optional[str]
    teamId: Optional[str]
    membershipType: Literal["team", "client"]
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class InvitationPage(TypedDict):
    data: list[Invitation]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class Invitations(TypedDict):
    data: list[Invitation]


class InviteLearnStudentViewerRequest(TypedDict):
    email: str
    kind: Literal["guardian", "tutor"]


class JobError(TypedDict):
    kind: Literal[
        "HttpApiDecodeError", "BadRequest", "Unauthorized", "PaymentRequired", "Forbidden", "NotFound",
        "Conflict", "TooManyRequests", "InternalError"
    ]
    message: str
    """Why the job failed, and what to do."""


class Job(TypedDict):
    id: str
    organizationId: str
    operation: str
    """The operation that started the job."""
    status: Literal["queued", "running", "succeeded", "failed", "canceled"]
    """succeeded, failed and canceled are final."""
    progress: float
    """The fraction that is done, from 0 to 1."""
    message: Optional[str]
    """What the job is doing now."""
    result: Any
    """The result, once the job has succeeded. Null until then."""
    error: Optional[JobError]
    attempts: float
    """How many times the job was started. More than once if a server stopped while working on it."""
    reservationId: Optional[str]
    """The ID of its credit reservation. Null if the job is free."""
    reservedCredits: float
    """The credits reserved for the job."""
    chargedCredits: float
    """The credits charged. Jobs that fail or are canceled are free."""
    createdBy: str
    """The user or API key that started the job."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    startedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    finishedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    updatedAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class JobPage(TypedDict):
    data: list[Job]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnAssignment(TypedDict):
    id: str
    organizationId: str
    studentId: str
    assignedByUserId: str
    """The user who set the assignment, or who created the API key that set it."""
    actionType: Literal["lesson", "mini-test", "test", "practice"]
    topicId: str
    count: float
    """The number of questions or lessons to do."""
    done: float
    """The number done so far."""
    note: Optional[str]
    """A note for the student and their guardians."""
    files: list[LearnAssignmentFile]
    """The attached files. Download them with `learn.createLearnAssignmentDownload`."""
    status: Literal["open", "done", "canceled"]
    dueAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    closedAt: Optional[str]
    """When the assignment was done or canceled."""


class LearnAssignmentFile(TypedDict):
    mediaItemId: str
    name: Optional[str]
    """Null if the file was permanently deleted."""
    mediaType: Optional[str]
    bytes: Optional[float]
    available: bool
    """Whether the file can be downloaded. False if it is in the bin or deleted, or the assignment was
    canceled.
    """


class LearnAssignmentPage(TypedDict):
    data: list[LearnAssignment]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnAttemptMastery(TypedDict):
    """The predicted chance of a right answer to an average question on the topic, before and after this
    answer. A right answer never lowers it, and a wrong answer never raises it.
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
    """The student’s answer. Null for “I don’t know”."""
    correct: bool
    rightAnswer: str
    explanation: str
    """How to find the answer, in Markdown as in `LearnQuestion.stem`."""
    misconception: Optional[str]
    """The typical mistake that leads to this answer, if there is one."""
    slip: Optional[str]
    """A sentence for the student about the misconception: what to do instead."""
    milliseconds: Optional[float]
    """The time spent, if the client reported it."""
    answeredAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    mastery: LearnAttemptMastery
    """The predicted chance of a right answer to an average question on the topic, before and after this
    answer. A right answer never lowers it, and a wrong answer never raises it.
    """
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnAttemptPage(TypedDict):
    data: list[LearnAttempt]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnConsent(TypedDict):
    given: bool
    """Whether consent is currently given."""
    basis: Literal["guardian", "organization"]
    """On whose word the consent stands: a guardian’s own, or that of the organization whose key added the
    student. A guardian’s own word replaces the organization’s: see `learn.updateLearnConsent`.
    """
    wording: str
    """The version of the text: the one that the guardian agreed to, or the one that was current when the
    organization gave its word.
    """
    givenAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    withdrawnAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""


class LearnConsentWording(TypedDict):
    wording: str
    """The name of this version of the text. Consents name the version that was agreed to."""
    title: str
    text: str
    """The text that a guardian agrees to, as Markdown."""


class LearnDecisionExplanation(TypedDict):
    decisionId: str
    explanation: str
    """For a parent or tutor. Plain text, with the student’s name."""
    forStudent: str
    """One or two short sentences for the student. Plain text."""


class LearnDecisionReproductionFirstDifference(TypedDict):
    path: str
    """The place in the record, such as `candidateScores.0.score`."""
    recorded: Any
    """The value in the record."""
    computed: Any
    """The value computed now."""


class LearnDecisionReproductionPropensity(TypedDict):
    candidateId: str
    propensity: float


class LearnDecisionReproduction(TypedDict):
    decisionId: str
    identical: bool
    """Whether the result is exactly the same as the recorded one."""
    firstDifference: Optional[LearnDecisionReproductionFirstDifference]
    algorithmId: Literal["mastery_policy_v0", "projection_fallback_v0", "offline_replay"]
    algorithmVersion: str
    modelVersion: str
    contentVersion: str
    seed: float
    """The seed of the random draw."""
    draw: float
    """The random number that was drawn, from 0 to 1."""
    propensities: list[LearnDecisionReproductionPropensity]
    """The probability of every candidate. They add up to 1."""


class LearnEntitlement(TypedDict):
    plan: str
    """The name of the plan. `trial` after onboarding."""
    status: Literal["trialing", "active", "paused", "ended"]
    startsAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    endsAt: Optional[str]
    """Null if no end is set."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    """The subjects that the student may practise."""


class LearnEstimate(TypedDict):
    value: float
    """The expected share of right answers, from 0 to 1."""
    low: float
    high: float
    """The true share lies between `low` and `high` 8 times out of 10."""


class LearnExamFamilyMix(TypedDict):
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    share: float


class LearnExamFamily(TypedDict):
    id: str
    name: str
    about: str
    """A short description for parents."""
    modes: list[Literal["options", "typed"]]
    """How questions are answered: by choosing a letter (options) or by typing (typed)."""
    pace: float
    """The time in the exam relative to a comfortable pace. Below 1, the child has less time."""
    mix: list[LearnExamFamilyMix]
    """The share of each subject in the exam. The shares add up to 1."""


class LearnExamFamilyPage(TypedDict):
    data: list[LearnExamFamily]
    total: float
    nextCursor: None
    """Always null: this list has one page."""
    prevCursor: None


class LearnGroupAssignments(TypedDict):
    assignments: list[LearnAssignment]
    """One for each student."""


class LearnGroupOverviewTopic(TypedDict):
    topicId: str
    name: str
    subjectId: str


class LearnGroupOverviewStudent(TypedDict):
    studentId: str
    displayName: str
    avatarId: str
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    lastPractisedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    answersThisWeek: float
    """Since Monday. Weeks begin at midnight UTC."""
    rightThisWeek: float
    answersLastWeek: float
    """In the week before."""
    scores: list[Optional[int]]
    """One for each of `topics`, in their order: the chance of a right answer to an average question, in
    percent. Null if there are too few answers to know.
    """
    due: list[int]
    """Topics that were secure and should be reviewed, as positions in `topics` from 0."""
    falling: list[int]
    """Topics where answers have become clearly worse than they were at their best."""
    stuck: list[int]
    """Topics where at least the last three answers were wrong, or the student is below 50% after twelve
    answers.
    """
    quiet: bool
    """Whether the student has not practised for seven days."""


class LearnGroupOverview(TypedDict):
    organizationId: str
    teamId: Optional[str]
    asOf: str
    """ISO 8601 time in UTC, with milliseconds."""
    topics: list[LearnGroupOverviewTopic]
    students: list[LearnGroupOverviewStudent]
    """In the order of their names, at most 500."""
    studentCount: float
    """The number of students in the group, including those left out."""
    middle: Optional[list[Optional[int]]]
    """The middle of the group in each topic, if at least five students have a score there."""


class LearnGroupStudents(TypedDict):
    teamId: str
    students: float
    """The number of students in the group now."""


class LearnLesson(TypedDict):
    topicId: str
    name: str
    version: float
    markdown: str
    """The text as Markdown: paragraphs, whose line breaks count, headings, lists, tables, **bold**,
    *italics*, `code`, `\\*` for a plain asterisk, and pictures as inline SVG on lines of their own. Draw
    fractions such as 3/4 and 2 1/2 with the numerator above the denominator.
    """


class LearnMailPreferences(TypedDict):
    weekly: Optional[bool]
    """Whether you want the weekly email. Null until you have answered; nothing is sent then."""
    timeZone: str
    """The name of a time zone, such as Europe/London. Emails come in the morning there."""
    nextWeeklyAt: Optional[str]
    """When the next weekly email is due; null if you want none."""


class LearnNextStep(TypedDict):
    decision: PolicyDecision
    question: Optional[LearnQuestion]
    """Null for a lesson or a break."""
    lesson: Optional[LearnLesson]
    """Null for a question or a break."""


class LearnNote(TypedDict):
    id: str
    organizationId: str
    studentId: str
    writtenByUserId: str
    text: str
    sharedWithGuardians: bool
    """Whether the student’s guardians, and others who see only their own families, can read it."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    updatedAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnNotePage(TypedDict):
    data: list[LearnNote]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnPaperResultSubject(TypedDict):
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    questionCount: float
    answeredCount: float
    rightAnswers: float


class LearnPaperResult(TypedDict):
    """Null until the paper is handed in."""

    rightAnswers: float
    subjects: list[LearnPaperResultSubject]


class LearnPaperQuestionMarked(TypedDict):
    correct: bool
    """False for a question without an answer."""
    misconception: Optional[str]
    """The typical mistake that leads to this answer, if there is one."""
    slip: Optional[str]
    """A sentence for the student about the misconception: what to do instead."""


class LearnPaperQuestion(TypedDict):
    position: float
    """The place of the question in the paper, from 1."""
    answer: Optional[str]
    """The student’s answer. Null if there is none."""
    flagged: bool
    """Whether the student wants to look at the question again."""
    answeredAt: Optional[str]
    """When this answer was given. Null if there is none."""
    question: LearnQuestion
    marked: Optional[LearnPaperQuestionMarked]


class LearnPaper(TypedDict):
    id: str
    organizationId: str
    studentId: str
    examFamilyId: str
    """The exam that the paper follows."""
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    """The student’s school year when the paper was made."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    questionCount: float
    answeredCount: float
    """The number of questions with an answer."""
    startedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    endsAt: str
    """When the time is up, by the server’s clock."""
    submittedAt: Optional[str]
    """When the paper was handed in: `endsAt` at the latest. Null while it is open."""
    result: Optional[LearnPaperResult]
    """Null until the paper is handed in."""
    serverTime: str
    """The server’s time. Count down from it to `endsAt`, because the device’s clock may be wrong."""
    questions: list[LearnPaperQuestion]
    """In the order of the paper. Until it is handed in, `marked` is null, and so are `answer` and
    `explanation` of each `question`, for everybody.
    """


class LearnPaperAnswer(TypedDict):
    position: float
    """The place of the question in the paper, from 1."""
    answer: Optional[str]
    """The student’s answer. Null if there is none."""
    flagged: bool
    """Whether the student wants to look at the question again."""
    answeredAt: Optional[str]
    """When this answer was given. Null if there is none."""
    endsAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    serverTime: str
    """The server’s time. Count down from it to `endsAt`, because the device’s clock may be wrong."""


class LearnPaperPage(TypedDict):
    data: list[LearnPaperSummary]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnPaperSummaryResultSubject(TypedDict):
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    questionCount: float
    answeredCount: float
    rightAnswers: float


class LearnPaperSummaryResult(TypedDict):
    """Null until the paper is handed in."""

    rightAnswers: float
    subjects: list[LearnPaperSummaryResultSubject]


class LearnPaperSummary(TypedDict):
    id: str
    organizationId: str
    studentId: str
    examFamilyId: str
    """The exam that the paper follows."""
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    """The student’s school year when the paper was made."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    questionCount: float
    answeredCount: float
    """The number of questions with an answer."""
    startedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    endsAt: str
    """When the time is up, by the server’s clock."""
    submittedAt: Optional[str]
    """When the paper was handed in: `endsAt` at the latest. Null while it is open."""
    result: Optional[LearnPaperSummaryResult]
    """Null until the paper is handed in."""


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
        "status": 'Literal["queued", "running", "succeeded", "failed", "canceled"]',
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
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnPreferences(TypedDict):
    textSize: Literal["normal", "large", "largest"]
    spacing: Literal["normal", "wide"]
    """The space between letters, words and lines."""
    contrast: Literal["normal", "more"]
    theme: Literal["system", "light", "dark"]
    """system: as the device is set."""
    reduceMotion: bool
    """Whether nothing moves, even if the device allows it."""
    readAloud: bool
    """Whether each question is read aloud when it appears."""
    hideClock: bool
    """Whether tests hide their clock until it is asked for."""


class LearnQuestionPassage(TypedDict):
    title: str
    text: str


class LearnQuestionSet(TypedDict):
    """For a long text with several questions. They come one after another: show the text once, beside them.
    """

    id: str
    """The same for all questions about one text."""
    position: float
    """The place of this question among them, from 1."""
    count: float
    """How many questions there are about this text."""


class LearnQuestionPicture(TypedDict):
    svg: str
    altText: str
    """A description for children who can’t see the picture."""


class LearnQuestionOptionPicture(TypedDict):
    svg: str
    altText: str
    """A description for children who can’t see the picture."""


class LearnQuestionOption(TypedDict):
    letter: Literal["A", "B", "C", "D", "E"]
    text: str
    picture: Optional[LearnQuestionOptionPicture]


class LearnQuestionAnswerForm(TypedDict):
    """What a typed answer looks like. Null if there are options."""

    kind: Literal["number", "fraction", "money", "quantity", "time", "letters", "text"]
    """number: digits, perhaps with a point or a minus. fraction: such as 3/4. money: in pounds. quantity: a
    number with its unit. time: such as 14:05. letters: a code or a word by its letters. text: words.
    """
    unit: Optional[str]
    """The unit that the question asks for."""


class LearnQuestion(TypedDict):
    questionId: str
    """Template, version, step and seed. The same ID always means the same question."""
    questionVersionId: str
    """The template and its version."""
    topicId: str
    mode: Literal["options", "typed"]
    stem: str
    """The question as Markdown: paragraphs, whose line breaks count, headings, lists, tables, **bold**,
    *italics*, `code`, `\\*` for a plain asterisk, and pictures as inline SVG on lines of their own. Draw
    fractions such as 3/4 and 2 1/2 with the numerator above the denominator.
    """
    passage: Optional[LearnQuestionPassage]
    set: Optional[LearnQuestionSet]
    """For a long text with several questions. They come one after another: show the text once, beside them.
    """
    picture: Optional[LearnQuestionPicture]
    options: list[LearnQuestionOption]
    """Empty if the answer is typed."""
    answerForm: Optional[LearnQuestionAnswerForm]
    """What a typed answer looks like. Null if there are options."""
    step: float
    """The difficulty, from 1 to 5."""
    seconds: float
    """The time that a child who knows the topic needs."""
    answer: Optional[str]
    """The right letter or text. Null for a student who has not answered yet."""
    explanation: Optional[str]
    """How to find the answer, in Markdown as in `stem`. Null if `answer` is null."""


class LearnReplayEstimate(TypedDict):
    value: float
    low: float
    """The lower end of the 95% interval, computed by resampling children."""
    high: float
    """The upper end of the 95% interval."""


class LearnReplayOutcomeDecisions(TypedDict):
    """The number of decisions. `read` is the sum of the others."""

    read: float
    """All decisions in the period. These are charged."""
    judged: float
    """Used for the estimate: drawn at random, with a known reward."""
    assigned: float
    """Left out: set by a tutor or parent."""
    rested: float
    """Left out: a break was due."""
    withoutContent: float
    """Left out: there was nothing to choose from."""
    fallback: float
    """Left out: made by the fallback policy."""
    withoutReward: float
    """Left out: no answer came in time for the reward."""


class LearnReplayOutcomeEstimate(TypedDict):
    estimator: Literal[
        "ips", "clipped_ips", "self_normalized_ips", "sub_gaussian_ips", "direct_method", "doubly_robust",
        "self_normalized_doubly_robust", "switch_doubly_robust", "shrunk_doubly_robust"
    ]
    value: float
    low: float
    """The lower end of the 95% interval, computed by resampling children."""
    high: float
    """The upper end of the 95% interval."""


class LearnReplayOutcomeSupport(TypedDict):
    effectiveSample: float
    """The number of this policy’s own decisions that would be equally informative."""
    leastEffectiveSample: float
    """Below this number, there is no estimate."""
    meanWeight: float
    """About 1 if the logged propensities are right."""
    largestWeight: float
    unsupportedMass: float
    """The share of this policy’s choices, from 0 to 1, that the logged policy could never make."""
    unsupportedDecisions: float
    """The share of decisions that have such choices."""
    joinedShare: float
    """The share of random decisions with a known reward."""
    shortlistedShare: float
    """The share of decisions with more possible candidates than were considered."""
    refusedFor: list[Literal["effective_sample", "mean_weight", "unsupported_mass"]]
    """Why there is no estimate. effective_sample: too little data. mean_weight: the propensities look wrong.
    unsupported_mass: too many choices that the log can’t judge.
    """


LearnReplayOutcomeWeight = TypedDict(
    "LearnReplayOutcomeWeight",
    {
        "from": 'float',
        "to": 'Optional[float]',
        "decisions": 'float',
    },
)


class LearnReplayOutcomeCalibration(TypedDict):
    predicted: float
    observed: float
    decisions: float


class LearnReplayOutcomeTopic(TypedDict):
    topicId: str
    children: float
    decisions: float
    loggedShare: float
    """The share of choices in the log."""
    policyShare: float
    """The share of choices under this policy."""
    reward: float
    """The mean reward in the log."""


class LearnReplayOutcomeYearGroup(TypedDict):
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    children: float
    decisions: float
    logged: LearnReplayEstimate
    estimate: Optional[LearnReplayEstimate]
    refusedFor: list[Literal["effective_sample", "mean_weight", "unsupported_mass"]]
    """Why there is no estimate. effective_sample: too little data. mean_weight: the propensities look wrong.
    unsupported_mass: too many choices that the log can’t judge.
    """


class LearnReplayOutcomeVersion(TypedDict):
    algorithmVersion: str
    """The `algorithmVersion` of the logged decisions."""
    children: float
    decisions: float
    logged: LearnReplayEstimate


class LearnReplayOutcome(TypedDict):
    status: Literal["estimated", "insufficient_support"]
    """insufficient_support: the log says too little about this policy for an estimate. `support.refusedFor`
    says why.
    """
    summary: str
    """The result in a few sentences."""
    rewardMeaning: str
    """How the reward is defined."""
    claim: str
    """What the estimate covers and what it does not cover."""
    children: float
    """The number of children in the estimate."""
    decisions: LearnReplayOutcomeDecisions
    """The number of decisions. `read` is the sum of the others."""
    logged: Optional[LearnReplayEstimate]
    """The mean reward in the log."""
    headline: Optional[LearnReplayEstimate]
    """The estimated mean reward under this policy (doubly robust)."""
    difference: Optional[LearnReplayEstimate]
    """`headline` minus `logged`."""
    check: Optional[LearnReplayEstimate]
    """A second estimate that needs no model (self-normalized IPS). If it is far from `headline`, trust
    neither.
    """
    estimates: list[LearnReplayOutcomeEstimate]
    support: LearnReplayOutcomeSupport
    weights: list[LearnReplayOutcomeWeight]
    """A histogram of the weights."""
    calibration: list[LearnReplayOutcomeCalibration]
    """Predicted and observed rewards, for children that the model was not trained on."""
    topics: list[LearnReplayOutcomeTopic]
    """Topics with at least ten children."""
    yearGroups: list[LearnReplayOutcomeYearGroup]
    """Year groups with at least ten children."""
    versions: list[LearnReplayOutcomeVersion]
    """The mean reward in the log under each version of the server’s policy that made decisions for at least
    ten children. A child whose version changed counts in each.
    """
    seed: float
    """The seed for resampling children."""
    resamplings: float
    """How many times the children were resampled."""
    algorithmId: Literal["offline_replay"]
    algorithmVersion: str


class LearnReplayPolicyWeights(TypedDict, total=False):
    """For shipped: a factor for each component in `scoreBreakdown`. Default 1."""

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
    misconception: float


class _LearnReplayPolicyRequired(TypedDict):
    kind: Literal["shipped", "lowest_mastery_first", "uniform", "rules"]
    """shipped: this server’s policy, with other weights, temperature or floor. lowest_mastery_first: the
    topic with the lowest mastery. uniform: a random choice. rules: your own rules.
    """


class _LearnReplayPolicyOptional(TypedDict, total=False):
    weights: LearnReplayPolicyWeights
    """For shipped: a factor for each component in `scoreBreakdown`. Default 1."""
    temperature: float
    """For shipped: higher values make the choice more random. Default 0.08."""
    floor: float
    """For shipped and lowest_mastery_first: the probability shared equally among all eligible candidates.
    Default 0.05 for shipped, 0 for lowest_mastery_first.
    """
    rules: list[LearnReplayRule]
    """For rules: the first rule that applies decides."""


class LearnReplayPolicy(_LearnReplayPolicyRequired, _LearnReplayPolicyOptional):
    pass


class LearnReplayRuleWhen(TypedDict, total=False):
    """When the rule applies: in sessions of this type, and if a considered candidate matches `offers`. The
    last rule must not have a condition.
    """

    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]
    offers: str
    """A candidate’s ID, such as `practice:maths.place-value`. Use `*` for any action
    (`*:maths.place-value`), any target (`practice:*`), any topic of a subject (`practice:maths.*`) or any
    candidate (`*`). `lowest_mastery` and `highest_score` each match one candidate.
    """


class LearnReplayRuleChoose(TypedDict):
    candidates: str
    """A candidate’s ID, such as `practice:maths.place-value`. Use `*` for any action
    (`*:maths.place-value`), any target (`practice:*`), any topic of a subject (`practice:maths.*`) or any
    candidate (`*`). `lowest_mastery` and `highest_score` each match one candidate.
    """
    probability: float


class _LearnReplayRuleRequired(TypedDict):
    choose: list[LearnReplayRuleChoose]
    """The candidates to choose, with probabilities that add up to 1. All considered candidates that match a
    pattern share its probability equally. If none matches, the probability counts as unsupported.
    """


class _LearnReplayRuleOptional(TypedDict, total=False):
    when: LearnReplayRuleWhen
    """When the rule applies: in sessions of this type, and if a considered candidate matches `offers`. The
    last rule must not have a condition.
    """


class LearnReplayRule(_LearnReplayRuleRequired, _LearnReplayRuleOptional):
    pass


class LearnReplayedDecision(TypedDict):
    id: str
    replayId: str
    decisionId: str
    """The decision in the log."""
    decision: PolicyDecision
    loggedCandidateId: str
    """The candidate that was chosen in the log."""
    loggedPropensity: float
    """The probability of that choice in the log."""
    weight: float
    """The probability of that choice under this policy, divided by the logged one."""
    reward: Optional[float]
    """The reward of the decision in the log. Null if unknown."""
    createdAt: str
    """When the decision in the log was made."""


class LearnReplayedDecisionPage(TypedDict):
    data: list[LearnReplayedDecision]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnSessionSummaryTopic(TypedDict):
    topicId: str
    attempts: float
    rightAnswers: float
    scoreBefore: float
    """The mastery score before the first answer of the session."""
    scoreAfter: float
    """The mastery score after the last answer of the session."""


class LearnSessionSummary(TypedDict):
    decisions: float
    attempts: float
    rightAnswers: float
    minutes: float
    """The time from the start to the end or, while the session is open, to the last answer."""
    topics: list[LearnSessionSummaryTopic]
    """The topics that the student answered questions on."""


class LearnSession(TypedDict):
    id: str
    organizationId: str
    studentId: str
    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    allowedActionTypes: list[Literal["lesson", "mini-test", "test", "practice", "break"]]
    excludedCandidateIds: list[str]
    startedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    endedAt: Optional[str]
    """Null while the session is open."""
    summary: LearnSessionSummary


class LearnSessionPage(TypedDict):
    data: list[LearnSession]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnSettings(TypedDict):
    organizationId: str
    requirePublishedContent: bool
    """Whether students get only published lessons. Default true."""
    eraseInactiveDays: Optional[float]
    """A student who has not answered for this many days is erased with all their records. Null for never."""
    newPolicyPercent: float
    """The percentage of students whose steps are chosen by the newest version of the policy. The previous
    version chooses for the others. Default 100.
    """
    guardianConsentRequired: bool
    """Whether students can practise only once a guardian has agreed in person. While it is true, the
    organization’s word is not enough. Default false.
    """
    groupComparisons: bool
    """Whether `learn.getLearnGroupOverview` shows where the middle of a group is. Students and guardians
    never see it. Default false.
    """
    staffPinResets: bool
    """Whether the people who teach a student may give them a new PIN, without asking a guardian. Default
    false.
    """


class LearnSignInCardsCard(TypedDict):
    studentId: str
    displayName: str
    username: str
    pin: str
    """The new PIN. Only this answer shows it."""


class LearnSignInCards(TypedDict):
    cards: list[LearnSignInCardsCard]
    """In the order of `studentIds`."""


class LearnStudent(TypedDict):
    id: str
    organizationId: str
    teamId: str
    """The team of the family."""
    learnerKey: str
    """The student’s pseudonym, used where names must not appear."""
    displayName: str
    avatarId: str
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    targetSchool: str
    """Empty if none was given."""
    examFamilyId: str
    examDate: Optional[str]
    """The day of the exam. Null if it is not known."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    preferences: LearnPreferences
    extraTimePercent: int
    """How much longer the student has for tests: 25 is a quarter more."""
    credential: StudentCredential
    staffPinResets: bool
    """Whether a guardian allows the people who teach the student to give them a new PIN. Default false."""
    consent: LearnConsent
    youAreGuardian: bool
    """Whether you are a guardian of the student, who can set the PIN, give or withdraw consent, export and
    erase. Always false with an API key.
    """
    erasureAt: Optional[str]
    """When the student will be erased, if a guardian has scheduled it. Until then there is no practice, and
    a guardian can stop it.
    """
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    updatedAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentErasure(TypedDict):
    erasureAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    attempts: int
    """Answers to questions."""
    sessions: int
    papers: int
    """Mini-tests."""
    assignments: int
    """Work set for the student."""
    notes: int
    """Notes that are shared with you. Others are erased too."""
    files: int
    """The files of the family’s team, if the student is the family’s last. Otherwise 0."""


class LearnStudentExportGuardian(TypedDict):
    userId: str
    displayName: str
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentExportConsent(TypedDict):
    basis: Literal["guardian", "organization"]
    """On whose word it was first recorded. `confirmedAt` says whether a guardian has confirmed it since."""
    wording: str
    """The version of the consent text."""
    givenByUserId: Optional[str]
    """The guardian. Null if the organization recorded it for them."""
    givenAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    confirmedByUserId: Optional[str]
    """The guardian who confirmed a consent that the organization had recorded for them."""
    confirmedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    withdrawnByUserId: Optional[str]
    withdrawnAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentExportLessonsSeen(TypedDict):
    topicId: str
    seenAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentExportGroup(TypedDict):
    teamId: str
    name: str
    addedAt: str
    """ISO 8601 time in UTC, with milliseconds."""


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
    """The number of wrong answers in a row, up to the last answer."""
    openDecisionId: Optional[str]
    startedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    endedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentExportDecision(TypedDict):
    id: str
    sessionId: str
    positionInSession: float
    """The number of earlier decisions in the session."""
    actionType: Literal["lesson", "mini-test", "test", "practice", "break"]
    algorithmId: Literal["mastery_policy_v0", "projection_fallback_v0", "offline_replay"]
    targetId: str
    questionId: Optional[str]
    assignmentId: Optional[str]
    attemptId: Optional[str]
    deterministic: bool
    """Whether a rule decided, without a random draw."""
    rule: Optional[str]
    """The reason code of the rule."""
    seed: float
    """The seed of the random draw."""
    modelVersion: str
    contentVersion: str
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    record: Any
    """The rest of the record, with the fields of a `PolicyDecision`: the candidates with their scores and
    probabilities.
    """
    view: Any
    """The data about the student that the decision was based on."""


class LearnStudentExportReplayedDecision(TypedDict):
    id: str
    decisionId: str
    """The decision in the log."""
    record: Any
    """What another policy would have chosen, with the fields of a `PolicyDecision`."""
    loggedCandidateId: str
    """The candidate that was chosen in the log."""
    loggedPropensity: float
    """The probability of that choice in the log."""
    weight: float
    """The probability of that choice under this policy, divided by the logged one."""
    reward: Optional[float]
    """The reward of the decision in the log. Null if unknown."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentExportAttemptMastery(TypedDict):
    before: float
    after: float


class LearnStudentExportAttempt(TypedDict):
    id: str
    number: float
    """The number of the answer, from 1 for the student’s first."""
    sessionId: str
    decisionId: str
    topicId: str
    questionId: str
    question: Optional[LearnQuestion]
    difficulty: float
    answer: Optional[str]
    """The student’s answer. Null for “I don’t know”."""
    correct: bool
    misconception: Optional[str]
    milliseconds: Optional[float]
    mastery: LearnStudentExportAttemptMastery
    answeredAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentExportPaperQuestion(TypedDict):
    position: float
    questionId: str
    question: Optional[LearnQuestion]
    answer: Optional[str]
    flagged: bool
    answeredAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    correct: Optional[bool]
    """Null until the paper is handed in."""
    misconception: Optional[str]


class LearnStudentExportPaper(TypedDict):
    id: str
    examFamilyId: str
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    seed: float
    """The seed that the questions were drawn from."""
    contentVersion: str
    startedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    endsAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    submittedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    questions: list[LearnStudentExportPaperQuestion]


class LearnStudentExportAuditEvent(TypedDict):
    operation: str
    subjectId: str
    address: Optional[str]
    """The IP address of the request."""
    requestId: str
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class LearnStudentExport(TypedDict):
    exportedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    student: LearnStudent
    guardians: list[LearnStudentExportGuardian]
    consents: list[LearnStudentExportConsent]
    entitlement: LearnEntitlement
    state: LearnStudentState
    lessonsSeen: list[LearnStudentExportLessonsSeen]
    assignments: list[LearnAssignment]
    groups: list[LearnStudentExportGroup]
    notes: list[LearnNote]
    """The notes that are shared with guardians."""
    sessions: list[LearnStudentExportSession]
    decisions: list[LearnStudentExportDecision]
    replayedDecisions: list[LearnStudentExportReplayedDecision]
    """The sampled decisions of replays that concern the student."""
    attempts: list[LearnStudentExportAttempt]
    papers: list[LearnStudentExportPaper]
    auditEvents: list[LearnStudentExportAuditEvent]
    """The audit events of calls made with the student’s own token."""


class LearnStudentForecastSubject(TypedDict):
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    answers: float
    """The number of answers so far."""
    estimate: Optional[LearnEstimate]


class LearnStudentForecast(TypedDict):
    studentId: str
    examFamilyId: str
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    answers: float
    """The number of answers so far, in these subjects."""
    estimate: Optional[LearnEstimate]
    subjects: list[LearnStudentForecastSubject]
    """The subjects that the student learns, in teaching order."""


class LearnStudentImportProblem(TypedDict):
    line: int
    """The line of the file, from 1."""
    column: Optional[str]
    """The name of the column. Null if the whole line is meant."""
    message: str


class LearnStudentImportStudent(TypedDict):
    line: int
    studentId: str
    displayName: str
    username: str
    """As in the file, or with a number if that username is taken."""


class LearnStudentImport(TypedDict):
    children: float
    """The number of children in the lines that can be read."""
    emails: float
    """The largest number of emails that will be sent."""
    problems: list[LearnStudentImportProblem]
    """The problems found, in the order of the lines. If the first line or a quotation mark is wrong, only
    that is listed. Empty unless the file was only checked.
    """
    newGroups: list[str]
    """The groups that are created for it, by name."""
    students: list[LearnStudentImportStudent]
    """The students added, in the order of the file. None if the file was only checked."""


class LearnStudentPage(TypedDict):
    data: list[LearnStudent]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LearnStudentProgressDay(TypedDict):
    day: str
    """A date in UTC, as YYYY-MM-DD."""
    attempts: float
    rightAnswers: float
    minutes: float
    """The time spent on questions, to a tenth of a minute."""


class LearnStudentProgressTopic(TypedDict):
    topicId: str
    first: float
    """The mastery score before the first answer in the period."""
    latest: float
    """The mastery score after the last answer in the period."""
    attempts: float


class LearnStudentProgress(TypedDict):
    studentId: str
    days: list[LearnStudentProgressDay]
    """The days on which the student answered questions, oldest first."""
    topics: list[LearnStudentProgressTopic]
    """The topics that the student answered questions on."""


class LearnStudentStateMasteryByTopic(TypedDict):
    topicId: str
    score: float
    """The predicted chance, from 0 to 1, of a right answer to an average question on the topic."""
    lastPractisedAt: str
    """ISO 8601 time in UTC. Empty if never practised."""
    attempts: float
    rightAnswers: float
    enoughEvidence: bool
    """Whether there are enough answers to trust the score."""
    low: float
    high: float
    """The score lies between `low` and `high` 8 times out of 10."""
    standing: Literal["new", "learning", "secure", "review"]
    """new: not practised yet. learning: not certain yet. secure: known well. review: was secure, and may be
    fading.
    """


class LearnStudentStateProjectionFreshness(TypedDict):
    asOf: str
    """The time up to which answers are counted."""
    stale: bool
    """Whether the scores are too old to base a decision on."""


class LearnStudentStateOpenMisconception(TypedDict):
    topicId: str
    name: str
    """The name of the mistake, as attempts give it in `misconception`."""
    times: float
    """How often the student has made it since it last went away."""
    madeAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    forStudent: str
    """A sentence for the student: what to do differently."""
    forParent: str
    """For a parent: what seems to go wrong, and how to help."""


class LearnStudentState(TypedDict):
    studentId: str
    learnerKey: str
    """The student’s pseudonym, used where names must not appear."""
    consecutiveCorrect: float
    """The number of right answers in a row, up to the last answer."""
    activeAssignmentId: str
    """The assignment to do next. Empty if there is none. See `learn.getLearnAssignment`."""
    masteryByTopic: list[LearnStudentStateMasteryByTopic]
    """Every topic that the student learns, in teaching order unless you ask for another. Topics that the
    organization hides are left out.
    """
    projectionFreshness: LearnStudentStateProjectionFreshness
    attempts: float
    """The number of answers in all topics."""
    rightAnswers: float
    """The number of right answers in all topics."""
    modelVersion: str
    """The version of the model that computed the scores."""
    openMisconceptions: list[LearnStudentStateOpenMisconception]
    """Known mistakes that the student has made lately, newest first, at most 60. A mistake goes away when
    the student correctly answers a question that could have shown it.
    """


class LearnStudentSummaryWentWell(TypedDict):
    topicId: str
    topicName: str
    first: float
    latest: float


class LearnStudentSummaryHard(TypedDict):
    topicId: str
    topicName: str
    times: float
    forParent: str


class LearnStudentSummaryNext(TypedDict):
    topicId: str
    topicName: str
    kind: Literal["review", "mistake", "practice", "start"]
    """review: was secure, and may be fading. mistake: a known mistake is still open. practice: begun, and
    not secure. start: not practised yet.
    """


class LearnStudentSummary(TypedDict):
    studentId: str
    displayName: str
    start: str
    """The week’s Monday, in UTC, as YYYY-MM-DD."""
    days: float
    """The days with practice."""
    attempts: float
    rightAnswers: float
    minutes: float
    """The time spent on questions, to a tenth of a minute."""
    minutesBefore: float
    """The minutes of the week before."""
    estimate: Optional[LearnEstimate]
    wentWell: list[LearnStudentSummaryWentWell]
    """The topics whose score rose most in this week."""
    hard: list[LearnStudentSummaryHard]
    """Mistakes that came up and have not gone yet, with a way to help at home."""
    next: list[LearnStudentSummaryNext]
    """What is worth doing now, most useful first."""
    sentences: list[str]
    """The same in three sentences for a parent: what was done, how it went, what to do next."""


class LearnStudentTrendWeekSubject(TypedDict):
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    answers: float
    """The number of answers so far."""
    estimate: Optional[LearnEstimate]


class LearnStudentTrendWeek(TypedDict):
    start: str
    """The week’s Monday, in UTC, as YYYY-MM-DD."""
    attempts: float
    rightAnswers: float
    minutes: float
    """The time spent on questions, to a tenth of a minute."""
    estimate: Optional[LearnEstimate]
    subjects: list[LearnStudentTrendWeekSubject]


class LearnStudentTrendDay(TypedDict):
    day: str
    """A date in UTC, as YYYY-MM-DD."""
    attempts: float
    rightAnswers: float
    minutes: float
    """The time spent on questions, to a tenth of a minute."""


class LearnStudentTrend(TypedDict):
    studentId: str
    weeks: list[LearnStudentTrendWeek]
    """One entry for each week since the student began, oldest first. In a week without practice, estimates
    are null.
    """
    days: list[LearnStudentTrendDay]
    """The days in these weeks on which the student answered questions, oldest first."""


class LearnStudentViewer(TypedDict):
    id: str
    kind: Literal["guardian", "tutor", "organization"]
    """guardian: holds the student’s rights. tutor: somebody in the family’s team, who sees the student and
    can set work. organization: everybody who works for it.
    """
    name: Optional[str]
    """A guardian’s or the organization’s name."""
    email: Optional[str]
    """Null for an organization."""
    invited: bool
    """Whether they have not accepted yet. Until then, they see nothing."""
    since: str
    """ISO 8601 time in UTC, with milliseconds."""
    expiresAt: Optional[str]
    """When an invitation expires."""
    isYou: bool
    canRemove: bool
    """Whether you can remove them. A guardian can’t remove those who were guardians before them, or the
    organization.
    """


class LearnStudentViewers(TypedDict):
    data: list[LearnStudentViewer]


class LearnSubjectSubdomain(TypedDict):
    id: str
    name: str


class LearnSubject(TypedDict):
    id: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    name: str
    subdomains: list[LearnSubjectSubdomain]
    topicCount: float
    """The number of topics, including those that an organization hides."""


class LearnSubjectPage(TypedDict):
    data: list[LearnSubject]
    total: float
    nextCursor: None
    """Always null: this list has one page."""
    prevCursor: None


class LearnTopicTemplate(TypedDict):
    templateId: str
    version: float
    mode: Literal["options", "typed"]


class LearnTopicBlueprint(TypedDict):
    examFamilyId: str
    share: float


class _LearnTopicRequired(TypedDict):
    id: str
    subjectId: Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]
    subdomainId: str
    name: str
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    """The school year in which the topic is taught."""


class _LearnTopicOptional(TypedDict, total=False):
    prerequisites: list[str]
    """The IDs of the topics to learn first."""
    about: str
    """A short description for parents."""
    modes: list[Literal["options", "typed"]]
    """How questions are answered: by choosing a letter (options) or by typing (typed)."""
    templates: list[LearnTopicTemplate]
    """The templates that generate the questions."""
    blueprint: list[LearnTopicBlueprint]
    """The share of the topic in each exam, from 0 to 1."""
    lessonVersion: float


class LearnTopic(_LearnTopicRequired, _LearnTopicOptional):
    pass


class LearnTopicPage(TypedDict):
    data: list[LearnTopic]
    total: float
    """The number of matching topics on all pages."""
    nextCursor: Optional[str]
    prevCursor: None
    """Always null: this list has no previous page."""
    contentVersion: str
    """Changes whenever any content changes."""


class LearnTopicSetting(TypedDict):
    topicId: str
    hidden: bool
    """Whether the topic is hidden from students."""
    lessonPublished: bool
    """Whether students get the lesson if the organization requires published content."""


class LearnTopicSettingPage(TypedDict):
    data: list[LearnTopicSetting]
    total: float
    nextCursor: None
    """Always null: this list has one page."""
    prevCursor: None


class LearnWritingTaskModelAnswerNote(TypedDict):
    quote: str
    """Words that occur once in `text`."""
    note: str
    """What these words do well."""


class LearnWritingTaskModelAnswer(TypedDict):
    text: str
    """A very good answer of 250 to 350 words, in Markdown as in `prompt`."""
    notes: list[LearnWritingTaskModelAnswerNote]
    """In the order of `text`."""


class LearnWritingTask(TypedDict):
    id: str
    kind: Literal["first-line", "continue-story", "description", "letter", "diary", "persuasion", "picture"]
    kindName: str
    """The kind in words, such as “Continue the story”."""
    title: str
    minutes: float
    """The time to plan and write, as in an exam."""
    prompt: str
    """What to write, as Markdown: paragraphs, whose line breaks count, headings, lists, tables, **bold**,
    *italics*, `code`, `\\*` for a plain asterisk, and pictures as inline SVG on lines of their own. Draw
    fractions such as 3/4 and 2 1/2 with the numerator above the denominator.
    """
    planning: list[str]
    """Questions to answer before writing."""
    criteria: list[str]
    """What a good piece does, for the child to tick."""
    modelAnswer: LearnWritingTaskModelAnswer


class LearnWritingTaskPage(TypedDict):
    data: list[LearnWritingTaskSummary]
    total: float
    nextCursor: None
    """Always null: this list has one page."""
    prevCursor: None


class LearnWritingTaskSummary(TypedDict):
    id: str
    kind: Literal["first-line", "continue-story", "description", "letter", "diary", "persuasion", "picture"]
    kindName: str
    """The kind in words, such as “Continue the story”."""
    title: str
    minutes: float
    """The time to plan and write, as in an exam."""


class LedgerEntry(TypedDict):
    id: str
    organizationId: str
    number: float
    """The number of the entry, from 1 for the organization’s first."""
    kind: Literal[
        "grant", "reserve", "post", "void", "expire", "lapse", "refund", "refund_failed", "dispute",
        "dispute_won", "close"
    ]
    """grant: credits came in. reserve: set aside for a call. post: spent. void: released. expire: released
    because the reservation timed out. lapse: unspent credits expired. close: the organization was deleted.
    The others follow the payment.
    """
    fromAccount: Literal[
        "purchase", "plan", "promotion", "operator", "available", "reserved", "owed", "spent", "lapsed",
        "closed"
    ]
    """The account that the credits left."""
    toAccount: Literal[
        "purchase", "plan", "promotion", "operator", "available", "reserved", "owed", "spent", "lapsed",
        "closed"
    ]
    """The account that received them."""
    credits: float
    """A whole number of credits."""
    grantId: str
    reservationId: Optional[str]
    paymentId: Optional[str]
    """The ID of the payment at the payment provider."""
    operation: Optional[str]
    """The operation that the credits were spent on."""
    balance: float
    """The credits available after this entry."""
    reserved: float
    """The credits reserved after this entry."""
    owed: float
    """The credits owed after this entry."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    hash: str
    """The SHA-256 of this entry together with the hash of the entry before it, in hex."""


class LedgerEntryPage(TypedDict):
    data: list[LedgerEntry]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class LedgerHead(TypedDict):
    number: int
    hash: str
    """SHA-256 in hex."""


class LedgerVerificationFirstBroken(TypedDict):
    number: float
    """The number of the first entry that is wrong."""
    reason: Literal["missing", "hash", "balance", "kept_head"]
    """The check that failed. kept_head: the entry differs from `headNumber` and `headHash`."""
    message: str
    """What is wrong with the entry."""


class LedgerVerification(TypedDict):
    organizationId: str
    intact: bool
    """Whether all verified entries are correct."""
    verifiedFrom: int
    verifiedTo: int
    nextFrom: Optional[int]
    """The value of `from` for the next call. Null if all entries were verified."""
    firstBroken: Optional[LedgerVerificationFirstBroken]
    head: Optional[LedgerHead]


class LookUpInvitationRequest(TypedDict):
    token: str


class MediaDownload(TypedDict):
    url: str
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class MediaItem(TypedDict):
    id: str
    organizationId: str
    teamId: Optional[str]
    name: str
    altText: str
    tags: list[str]
    folder: str
    kind: Literal["image", "audio", "video", "document"]
    mediaType: str
    bytes: float
    sha256: str
    """The SHA-256 of the stored file, which downloads return."""
    uploadedSha256: str
    """The SHA-256 of the file as it was uploaded. It differs from `sha256` if metadata was removed: images,
    MP4, MP3 and AAC are stored without their location, time and camera details.
    """
    status: Literal["uploading", "scanning", "ready", "quarantined", "failed"]
    """Only files that are `ready` can be downloaded."""
    reason: Optional[str]
    """Why the file was quarantined or failed."""
    width: Optional[float]
    """The width of an image in pixels, as displayed."""
    height: Optional[float]
    """The height of an image in pixels, as displayed."""
    preview: Optional[str]
    """A blurred preview of an image: a BlurHash of 28 characters with 4 × 3 components. Null for HEIC."""
    createdBy: str
    """The user or API key that added the file."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    updatedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    deletedAt: Optional[str]
    """When the file was moved to the bin. Null if it is not in the bin."""
    purgeAt: Optional[str]
    """When a file in the bin is permanently deleted."""


class MediaItemPage(TypedDict):
    data: list[MediaItem]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class MediaItemUse(TypedDict):
    kind: Literal["assignment"]
    """The kind of resource that uses the file."""
    id: str
    """The ID of the assignment."""
    organizationId: str
    studentId: str
    topicId: str
    status: Literal["open", "done", "canceled"]
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class MediaItemUsePage(TypedDict):
    data: list[MediaItemUse]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class MediaRendition(TypedDict):
    id: str
    mediaItemId: str
    organizationId: str
    purpose: Literal["thumbnail", "rendition"]
    """Thumbnails are created automatically and free of charge for every image except HEIC."""
    requestedWidth: Optional[float]
    requestedHeight: Optional[float]
    fit: Literal["inside", "cover", "contain"]
    format: Literal["webp", "jpeg", "png", "avif"]
    quality: Optional[float]
    width: float
    """The actual width in pixels."""
    height: float
    """The actual height in pixels."""
    bytes: float
    sha256: str
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class MediaRenditionPage(TypedDict):
    data: list[MediaRendition]
    total: float
    nextCursor: None
    """Always null: this list has one page."""
    prevCursor: None


class MediaUpload(TypedDict):
    mediaItemId: str
    organizationId: str
    bytes: float
    """The size of the whole file."""
    offset: float
    """The number of bytes received. The next piece starts here."""
    status: Literal["uploading", "scanning", "ready", "quarantined", "failed"]
    """The status of the file."""
    reason: Optional[str]
    """Why the file was quarantined or failed."""
    expiresAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    url: str
    """The URL of the upload. tus 1.0 clients can use it too."""


class MediaUsageByKind(TypedDict):
    kind: Literal["image", "audio", "video", "document"]
    items: float
    bytes: float


class MediaUsage(TypedDict):
    organizationId: str
    usedBytes: float
    """The size of all files, including those in the bin."""
    reservedBytes: float
    """The space reserved for uploads in progress."""
    quotaBytes: float
    """The space that the organization may use."""
    items: float
    """The number of files, including those in the bin."""
    byKind: list[MediaUsageByKind]


class Member(TypedDict):
    id: str
    organizationId: str
    kind: Literal["user", "key"]
    """A person or an API key."""
    principalId: str
    """The ID of the user or API key."""
    email: Optional[str]
    """The person’s email address. Null for API keys."""
    role: Literal["viewer", "member", "admin"]
    membershipType: Literal["team", "client"]
    """A `client` member sees only their own teams and the members of those teams."""
    teamIds: list[str]
    apiKeys: int
    """How many working API keys of this organization act for this person. They are revoked when the person
    leaves.
    """
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class MemberPage(TypedDict):
    data: list[Member]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class Organization(TypedDict):
    """A client member sees nothing about money and no answers from the setup wizard: amounts are 0,
    `subscriptionStatus` is `inactive`, and the other fields are null or false.
    """

    id: str
    name: str
    billingEmail: Optional[str]
    """The email address for invoices."""
    onboardingData: Optional[OrganizationOnboardingData]
    providerCustomerId: Optional[str]
    """The customer’s ID at the payment provider."""
    providerSubscriptionId: Optional[str]
    providerPaymentMethodId: Optional[str]
    providerMeteredSubscriptionItemId: Optional[str]
    creditsBalance: float
    """Credits available to spend."""
    reservedCredits: float
    """Credits reserved by paid operations that are still running."""
    autoRechargeEnabled: bool
    autoRechargeThreshold: Optional[float]
    """The balance below which credits are bought automatically."""
    autoRechargeAmount: Optional[float]
    """The number of credits bought each time."""
    isSubscribed: bool
    subscriptionStatus: Literal["active", "inactive", "trialing", "past_due", "canceled", "paused", "unpaid"]
    subscriptionPlan: Optional[str]
    subscriptionStartedAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    subscriptionEndsAt: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    subscriptionCurrentPeriodEnd: Optional[str]
    """ISO 8601 time in UTC, with milliseconds."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    updatedAt: str
    """ISO 8601 time in UTC, with milliseconds."""


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
    """ISO 8601 time in UTC, with milliseconds."""


class OrganizationOnboardingData(_OrganizationOnboardingDataRequired, _OrganizationOnboardingDataOptional):
    pass


class OrganizationPage(TypedDict):
    data: list[Organization]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class ParentChildOnboardingActor(TypedDict):
    actorId: str
    """With a parent’s own token, the user ID of the parent. With an API key, the ID of the link between the
    parent and the child: it says nothing about whether the parent has an account.
    """
    displayName: str
    organizationId: str
    teamId: str
    """The team of the family."""
    studentId: str
    learnerKey: str
    adminGrants: list[str]
    """What the parent may do once they have accepted, such as `student:pin`, `student:consent`,
    `student:export` and `student:erase`. Includes `organization:manage` if the organization is the family’s
    own.
    """


class ParentChildOnboardingProfile(TypedDict):
    displayName: str
    """The parent’s name."""
    organizationId: str
    teamId: str
    studentId: str


class ParentChildOnboardingStudent(TypedDict):
    id: str
    displayName: str
    avatarId: str
    targetSchool: str
    """Empty if none was given."""
    learnerKey: str
    """The student’s pseudonym, used where names must not appear."""
    credential: StudentCredential


class ParentChildOnboardingLink(TypedDict):
    id: str
    """The ID of the link between guardian and child."""
    studentId: str


class ParentChildOnboarding(TypedDict):
    actor: ParentChildOnboardingActor
    profile: ParentChildOnboardingProfile
    student: ParentChildOnboardingStudent
    links: list[ParentChildOnboardingLink]
    """The links to all children of this guardian in the family. The new child comes last."""
    entitlement: LearnEntitlement
    firstDestination: str
    """A suggested first page for the child, as a path in your app. This server’s own pages have it too."""
    nextSteps: list[str]
    """The operations to call next, in this order, with the token that the child gets from `POST
    /auth/student`.
    """


class _ParentChildOnboardingRequestRequired(TypedDict):
    parentDisplayName: str
    parentEmail: str
    """With the parent’s own token, this must be their own email address. Otherwise the call fails with
    `Forbidden`. Addresses are stored in lower case.
    """
    childDisplayName: str
    childUsername: str
    """The name that the child signs in with. It must be unique across all organizations. Case is ignored,
    spaces around it are removed, and it must not be blank. After 20 attempts that change nothing, dry runs
    included, the answer is `TooManyRequests` for up to ten minutes.
    """
    childPin: str
    """Any four characters, but not a PIN that many people choose. It needs at least three different
    characters, and must not be a year, count up or down such as 2345, or follow a pattern on the keypad. The
    PIN never appears in responses or logs.
    """
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    targetSchool: Optional[str]
    """The school that the child hopes to go to."""
    examFamilyId: str
    """The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    """The subjects to learn. An empty list means all four. Duplicates are ignored."""
    avatarId: str
    """The ID of a picture in your app. The server stores it and does not interpret it."""


class _ParentChildOnboardingRequestOptional(TypedDict, total=False):
    tutorInviteEmail: Optional[str]
    """A tutor to invite by email. They join this family as a `client` member with the role `member`, and its
    guardians get an email when they do. This also needs the scope `invitations:write`.
    """


class ParentChildOnboardingRequest(
    _ParentChildOnboardingRequestRequired,
    _ParentChildOnboardingRequestOptional,
):
    pass


class PolicyCandidate(TypedDict):
    candidateId: str
    """The action type and the target, such as `practice:maths.area`."""
    targetId: str
    """The topic or, for mixed review, the subject."""
    label: str
    """A short name for people."""
    eligible: bool
    """Whether the candidate could be chosen."""
    reasonCodes: list[Literal[
        "due_review", "weak_subdomain", "exam_priority", "prerequisite", "mixed_review_ready",
        "confidence_recovery", "fatigue_guardrail", "blueprint_bucket", "tutor_assigned", "diagnostic",
        "projection_fallback", "content_fallback", "not_enough_evidence", "excluded_by_constraint",
        "ineligible_missing_content", "ineligible_wrong_answer_mode", "rule_topic_run", "rule_topic_share",
        "rule_subject_share", "rule_too_hard", "rule_after_lesson", "rule_lesson_spacing",
        "rule_lesson_this_week", "rule_subject_placed"
    ]]
    """The reasons for or against the candidate, as codes. Those that begin with `rule_` are a tutor’s rules,
    which exclude it for this step.
    """


class PolicyCandidateScoreScoreBreakdown(TypedDict):
    component: str
    """The name of the component, such as `review`."""
    value: float
    """Positive if it speaks for the candidate, negative if against."""


class PolicyCandidateScore(TypedDict):
    candidateId: str
    score: float
    """The exact sum of the values in `scoreBreakdown`."""
    reasonCodes: list[Literal[
        "due_review", "weak_subdomain", "exam_priority", "prerequisite", "mixed_review_ready",
        "confidence_recovery", "fatigue_guardrail", "blueprint_bucket", "tutor_assigned", "diagnostic",
        "projection_fallback", "content_fallback", "not_enough_evidence", "excluded_by_constraint",
        "ineligible_missing_content", "ineligible_wrong_answer_mode", "rule_topic_run", "rule_topic_share",
        "rule_subject_share", "rule_too_hard", "rule_after_lesson", "rule_lesson_spacing",
        "rule_lesson_this_week", "rule_subject_placed"
    ]]
    """The reasons for or against the candidate, as codes. Those that begin with `rule_` are a tutor’s rules,
    which exclude it for this step.
    """
    scoreBreakdown: list[PolicyCandidateScoreScoreBreakdown]


class PolicyDecisionStudentStateMasteryByTopic(TypedDict):
    topicId: str
    score: float
    """The predicted chance, from 0 to 1, of a right answer to an average question on the topic."""
    lastPractisedAt: str
    """ISO 8601 time in UTC. Empty if never practised."""


class PolicyDecisionStudentState(TypedDict):
    studentId: str
    learnerKey: str
    """The student’s pseudonym, used where names must not appear."""
    consecutiveCorrect: float
    """The number of right answers in a row, up to the last answer."""
    activeAssignmentId: str
    """The assignment to do next. Empty if there is none. See `learn.getLearnAssignment`."""
    masteryByTopic: list[PolicyDecisionStudentStateMasteryByTopic]


class PolicyDecisionConstraints(TypedDict):
    allowedActionTypes: list[Literal["lesson", "mini-test", "test", "practice", "break"]]
    excludedCandidateIds: list[str]
    contentAvailable: bool
    """Whether any content was available."""
    requirePublishedContent: bool
    """Whether unpublished lessons were excluded."""


class PolicyDecisionProjectionFreshness(TypedDict):
    asOf: str
    """The time up to which answers are counted."""
    stale: bool
    """Whether the scores are too old to base a decision on."""


class PolicyDecision(TypedDict):
    id: str
    studentId: str
    learnerKey: str
    questionId: Optional[str]
    questionVersionId: Optional[str]
    attemptId: Optional[str]
    """Null until the question is answered."""
    selectedCandidateId: str
    """The candidate that was chosen."""
    actionType: Literal["lesson", "mini-test", "test", "practice", "break"]
    """The kind of step that was chosen."""
    algorithmId: Literal["mastery_policy_v0", "projection_fallback_v0", "offline_replay"]
    """mastery_policy_v0: the policy. projection_fallback_v0: the fallback if mastery is stale.
    offline_replay: a replay.
    """
    algorithmVersion: str
    propensity: float
    """The probability of the selected candidate. 1 if a rule decided."""
    candidates: list[PolicyCandidate]
    """All candidates that were considered."""
    studentState: PolicyDecisionStudentState
    constraints: PolicyDecisionConstraints
    reasonCodes: list[Literal[
        "due_review", "weak_subdomain", "exam_priority", "prerequisite", "mixed_review_ready",
        "confidence_recovery", "fatigue_guardrail", "blueprint_bucket", "tutor_assigned", "diagnostic",
        "projection_fallback", "content_fallback", "not_enough_evidence", "excluded_by_constraint",
        "ineligible_missing_content", "ineligible_wrong_answer_mode"
    ]]
    """The reasons for the choice, as codes."""
    candidateScores: list[PolicyCandidateScore]
    projectionFreshness: PolicyDecisionProjectionFreshness
    sessionId: str
    sessionType: Literal["diagnostic", "lesson", "mini-test", "test", "practice"]
    positionInSession: float
    """The number of earlier decisions in the session."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class PolicyDecisionPage(TypedDict):
    data: list[PolicyDecision]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class PortalSession(TypedDict):
    url: str
    """A page of the payment provider. Open it in a browser."""


class Price(TypedDict):
    operation: str
    """The ID of the operation."""
    summary: str
    """The summary of the operation."""
    credits: float
    """The price of one unit."""
    per: str
    """The unit, such as a call."""


class PricePage(TypedDict):
    data: list[Price]
    total: float
    nextCursor: None
    """Always null: this list has one page."""
    prevCursor: None


class ReceivedInvitation(TypedDict):
    id: str
    organizationId: str
    organizationName: str
    teamName: Optional[str]
    invitedByEmail: Optional[str]
    """Null if the person has closed their account."""
    email: str
    role: Literal["viewer", "member", "admin"]
    membershipType: Literal["team", "client"]
    children: int
    """How many children you become a guardian of by accepting. Your consent for them is a separate step."""
    fromGuardian: bool
    """Whether a guardian invites you to their family. Otherwise, the organization does."""
    status: Literal["pending", "accepted", "revoked", "expired"]
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class RequestEmailChangeRequest(TypedDict):
    newEmail: str


class RequestedEmailChange(TypedDict):
    newEmail: str
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class ResetLearnStudentPinRequest(TypedDict):
    pin: str
    """Any four characters, but not a PIN that many people choose. It needs at least three different
    characters, and must not be a year, count up or down such as 2345, or follow a pattern on the keypad. The
    PIN never appears in responses or logs.
    """


class RotateApiKeyRequest(TypedDict):
    overlapSeconds: int
    """How long the old secret keeps working. At most one day."""


class _SaveLearnPaperAnswerRequestRequired(TypedDict):
    position: int


class _SaveLearnPaperAnswerRequestOptional(TypedDict, total=False):
    answer: Optional[str]
    """The capital letter of an option, or the typed text. Null clears the answer."""
    flagged: bool
    """Whether the student wants to look at the question again."""


class SaveLearnPaperAnswerRequest(_SaveLearnPaperAnswerRequestRequired, _SaveLearnPaperAnswerRequestOptional):
    pass


class ScheduleLearnStudentErasureRequest(TypedDict):
    confirmName: str
    """The student’s display name, as confirmation. Case and spaces around it are ignored."""


class Session(TypedDict):
    id: str
    userAgent: Optional[str]
    """The browser’s User-Agent header."""
    address: Optional[str]
    """The IP address of the sign-in."""
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    lastUsedAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class SessionPage(TypedDict):
    data: list[Session]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class StatementMovement(TypedDict):
    kind: Literal[
        "grant", "reserve", "post", "void", "expire", "lapse", "refund", "refund_failed", "dispute",
        "dispute_won", "close"
    ]
    credits: float
    """Negative if credits went out."""
    entries: float
    """The number of ledger entries."""


class StatementUsage(TypedDict):
    day: str
    """A date in UTC, as YYYY-MM-DD."""
    operation: str
    calls: float
    credits: float
    """A whole number of credits."""


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
    """Whether a PIN is set. The PIN itself is never shown."""
    credentialKind: Literal["student_username_pin"]


class StudentSignInRequest(TypedDict):
    username: str
    pin: str
    """Four characters. The PIN never appears in responses or logs."""


class StudentSignInResponse(TypedDict):
    token: str
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    studentId: str


class StudentSignOutResponse(TypedDict):
    signedOut: Literal[True]


class SubscriptionCheckout(TypedDict):
    id: str
    """The ID at the payment provider."""
    url: str
    """A page of the payment provider. Open it in a browser."""
    plan: str
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class Team(TypedDict):
    id: str
    organizationId: str
    name: str
    memberCount: float
    createdAt: str
    """ISO 8601 time in UTC, with milliseconds."""
    updatedAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class TeamMember(TypedDict):
    teamId: str
    memberId: str
    addedAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class TeamPage(TypedDict):
    data: list[Team]
    total: float
    """The number of matching items on all pages."""
    nextCursor: Optional[str]
    """Pass it as `cursor` to get the next page. Null on the last page."""
    prevCursor: Optional[str]
    """Pass it as `cursor` to get the previous page. Null on the first page."""


class TopUp(TypedDict):
    id: str
    """The ID at the payment provider."""
    url: str
    """A page of the payment provider. Open it in a browser."""
    credits: float
    """A whole number of credits."""
    amount: int
    """The price in the currency’s minor unit, such as pence."""
    currency: str
    """The ISO 4217 code in lower case, such as gbp."""
    expiresAt: str
    """ISO 8601 time in UTC, with milliseconds."""


class _UpdateAutoRechargeRequestRequired(TypedDict):
    organizationId: str
    enabled: bool


class _UpdateAutoRechargeRequestOptional(TypedDict, total=False):
    threshold: int
    """Buy credits when the balance is below this number."""
    amount: int
    """The number of credits to buy each time."""
    dailyLimit: int
    """The maximum number of purchases in 24 hours."""


class UpdateAutoRechargeRequest(_UpdateAutoRechargeRequestRequired, _UpdateAutoRechargeRequestOptional):
    pass


class _UpdateLearnConsentRequestRequired(TypedDict):
    given: bool


class _UpdateLearnConsentRequestOptional(TypedDict, total=False):
    wording: str
    """The version of the text that the guardian has read, from `learn.getLearnConsentWording`. Without it,
    the current version is recorded.
    """


class UpdateLearnConsentRequest(_UpdateLearnConsentRequestRequired, _UpdateLearnConsentRequestOptional):
    pass


class UpdateLearnEntitlementRequest(TypedDict, total=False):
    plan: str
    status: Literal["trialing", "active", "paused", "ended"]
    startsAt: str
    """ISO 8601 time with a time zone."""
    endsAt: Optional[str]
    """ISO 8601 time with a time zone."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    """An empty list means all four. Duplicates are ignored."""


class UpdateLearnMailPreferencesRequest(TypedDict, total=False):
    weekly: bool
    timeZone: str
    """The name of a time zone, such as Europe/London. Emails come in the morning there."""


class UpdateLearnNoteRequest(TypedDict, total=False):
    text: str
    """Plain text. Line breaks are allowed."""
    sharedWithGuardians: bool
    """Whether the student’s guardians, and others who see only their own families, can read it."""


class UpdateLearnPreferencesRequest(TypedDict, total=False):
    textSize: Literal["normal", "large", "largest"]
    spacing: Literal["normal", "wide"]
    """The space between letters, words and lines."""
    contrast: Literal["normal", "more"]
    theme: Literal["system", "light", "dark"]
    """system: as the device is set."""
    reduceMotion: bool
    """Whether nothing moves, even if the device allows it."""
    readAloud: bool
    """Whether each question is read aloud when it appears."""
    hideClock: bool
    """Whether tests hide their clock until it is asked for."""


class _UpdateLearnSettingsRequestRequired(TypedDict):
    organizationId: str


class _UpdateLearnSettingsRequestOptional(TypedDict, total=False):
    requirePublishedContent: bool
    eraseInactiveDays: Optional[int]
    newPolicyPercent: int
    guardianConsentRequired: bool
    groupComparisons: bool
    staffPinResets: bool


class UpdateLearnSettingsRequest(_UpdateLearnSettingsRequestRequired, _UpdateLearnSettingsRequestOptional):
    pass


class UpdateLearnStudentRequest(TypedDict, total=False):
    displayName: str
    avatarId: str
    """The ID of a picture in your app. The server stores it and does not interpret it."""
    yearGroup: Literal["Year 4", "Year 5", "Year 6"]
    targetSchool: Optional[str]
    """The school that the child hopes to go to."""
    examFamilyId: str
    """The ID of an exam family, such as `gl`. See `learn.listLearnExamFamilies`."""
    examDate: Optional[str]
    """As YYYY-MM-DD, at most five years away. Null removes it."""
    subjectIds: list[Literal["maths", "english", "verbal-reasoning", "non-verbal-reasoning"]]
    """An empty list means all four. Duplicates are ignored."""
    extraTimePercent: int
    """How much longer the student has for tests: 25 is a quarter more."""
    staffPinResets: bool
    """Whether the people who teach the student may give them a new PIN. Only a guardian can change it;
    others get `Forbidden`.
    """


class UpdateLearnStudentUsernameRequest(TypedDict):
    username: str
    """The name that the child signs in with. It must be unique across all organizations. Case is ignored,
    spaces around it are removed, and it must not be blank. After 20 attempts that change nothing, dry runs
    included, the answer is `TooManyRequests` for up to ten minutes.
    """


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
    """The file name, without `/`, `\\` and control characters. Spaces at both ends are removed."""
    altText: str
    """A description of the content for people who can’t see or hear it."""
    tags: list[str]
    """Labels for the file. They are stored in lower case, without duplicates."""
    folder: str
    """The folder, such as `maths/fractions`. Empty for none."""
    teamId: Optional[str]
    """The team that the file is for. Null for the whole organization."""


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


class RevokeAllSessionsAnswer(TypedDict):
    ended: int
    """The number of browsers that were signed out."""
