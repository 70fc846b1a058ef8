"""The client."""

# Generated from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from functools import cached_property

from ._client import Client
from .operations.caller import CallerGroup
from .operations.account import AccountGroup
from .operations.organizations import OrganizationsGroup
from .operations.members import MembersGroup
from .operations.teams import TeamsGroup
from .operations.invitations import InvitationsGroup
from .operations.keys import KeysGroup
from .operations.grants import GrantsGroup
from .operations.sign_ins import SignInsGroup
from .operations.families import FamiliesGroup
from .operations.students import StudentsGroup
from .operations.mail_preferences import MailPreferencesGroup
from .operations.entitlements import EntitlementsGroup
from .operations.sessions import SessionsGroup
from .operations.decisions import DecisionsGroup
from .operations.attempts import AttemptsGroup
from .operations.papers import PapersGroup
from .operations.assignments import AssignmentsGroup
from .operations.notes import NotesGroup
from .operations.groups import GroupsGroup
from .operations.subjects import SubjectsGroup
from .operations.topics import TopicsGroup
from .operations.lessons import LessonsGroup
from .operations.questions import QuestionsGroup
from .operations.writing_tasks import WritingTasksGroup
from .operations.exam_families import ExamFamiliesGroup
from .operations.settings import SettingsGroup
from .operations.topic_settings import TopicSettingsGroup
from .operations.replays import ReplaysGroup
from .operations.media import MediaGroup
from .operations.uploads import UploadsGroup
from .operations.renditions import RenditionsGroup
from .operations.billing import BillingGroup
from .operations.jobs import JobsGroup
from .operations.audit import AuditGroup


class Learn(Client):
    """A learning platform for people and agents.

    Every operation is a method of its noun: `client.teams.list()`, `client.students.progress(student_id)`.
    """

    @cached_property
    def caller(self) -> CallerGroup:
        """Who you are signed in as, and what you may do."""
        return CallerGroup(self._connection)

    @cached_property
    def account(self) -> AccountGroup:
        """Your account."""
        return AccountGroup(self._connection)

    @cached_property
    def organizations(self) -> OrganizationsGroup:
        """Schools, tutoring businesses and families."""
        return OrganizationsGroup(self._connection)

    @cached_property
    def members(self) -> MembersGroup:
        """The people and API keys in an organization."""
        return MembersGroup(self._connection)

    @cached_property
    def teams(self) -> TeamsGroup:
        """Groups of members in an organization."""
        return TeamsGroup(self._connection)

    @cached_property
    def invitations(self) -> InvitationsGroup:
        """Invitations to join an organization."""
        return InvitationsGroup(self._connection)

    @cached_property
    def keys(self) -> KeysGroup:
        """API keys for programs."""
        return KeysGroup(self._connection)

    @cached_property
    def grants(self) -> GrantsGroup:
        """Apps that can act for you."""
        return GrantsGroup(self._connection)

    @cached_property
    def sign_ins(self) -> SignInsGroup:
        """Browsers where you are signed in."""
        return SignInsGroup(self._connection)

    @cached_property
    def families(self) -> FamiliesGroup:
        """A parent and a child, signed up together."""
        return FamiliesGroup(self._connection)

    @cached_property
    def students(self) -> StudentsGroup:
        """Children who practise: their progress and their data."""
        return StudentsGroup(self._connection)

    @cached_property
    def mail_preferences(self) -> MailPreferencesGroup:
        """Which emails you get."""
        return MailPreferencesGroup(self._connection)

    @cached_property
    def entitlements(self) -> EntitlementsGroup:
        """The plan that lets a student practise."""
        return EntitlementsGroup(self._connection)

    @cached_property
    def sessions(self) -> SessionsGroup:
        """Practice sessions."""
        return SessionsGroup(self._connection)

    @cached_property
    def decisions(self) -> DecisionsGroup:
        """What a student does next, and why."""
        return DecisionsGroup(self._connection)

    @cached_property
    def attempts(self) -> AttemptsGroup:
        """Answers to questions."""
        return AttemptsGroup(self._connection)

    @cached_property
    def papers(self) -> PapersGroup:
        """Mini-tests under exam conditions."""
        return PapersGroup(self._connection)

    @cached_property
    def assignments(self) -> AssignmentsGroup:
        """Work set for students."""
        return AssignmentsGroup(self._connection)

    @cached_property
    def notes(self) -> NotesGroup:
        """What teachers write about students."""
        return NotesGroup(self._connection)

    @cached_property
    def groups(self) -> GroupsGroup:
        """Classes and other groups of students."""
        return GroupsGroup(self._connection)

    @cached_property
    def subjects(self) -> SubjectsGroup:
        """The subjects taught, such as maths."""
        return SubjectsGroup(self._connection)

    @cached_property
    def topics(self) -> TopicsGroup:
        """The topics of each subject, such as fractions."""
        return TopicsGroup(self._connection)

    @cached_property
    def lessons(self) -> LessonsGroup:
        """The lesson on each topic."""
        return LessonsGroup(self._connection)

    @cached_property
    def questions(self) -> QuestionsGroup:
        """Practice questions."""
        return QuestionsGroup(self._connection)

    @cached_property
    def writing_tasks(self) -> WritingTasksGroup:
        """Creative writing tasks with model answers."""
        return WritingTasksGroup(self._connection)

    @cached_property
    def exam_families(self) -> ExamFamiliesGroup:
        """The kinds of 11+ exam."""
        return ExamFamiliesGroup(self._connection)

    @cached_property
    def settings(self) -> SettingsGroup:
        """Learning settings of an organization."""
        return SettingsGroup(self._connection)

    @cached_property
    def topic_settings(self) -> TopicSettingsGroup:
        """The topics and lessons that an organization shows."""
        return TopicSettingsGroup(self._connection)

    @cached_property
    def replays(self) -> ReplaysGroup:
        """Estimates of how another policy would have done."""
        return ReplaysGroup(self._connection)

    @cached_property
    def media(self) -> MediaGroup:
        """Files in the media library."""
        return MediaGroup(self._connection)

    @cached_property
    def uploads(self) -> UploadsGroup:
        """Uploads of large files, piece by piece."""
        return UploadsGroup(self._connection)

    @cached_property
    def renditions(self) -> RenditionsGroup:
        """Images in other sizes and formats."""
        return RenditionsGroup(self._connection)

    @cached_property
    def billing(self) -> BillingGroup:
        """Credits, prices, payments and the ledger."""
        return BillingGroup(self._connection)

    @cached_property
    def jobs(self) -> JobsGroup:
        """Long-running work."""
        return JobsGroup(self._connection)

    @cached_property
    def audit(self) -> AuditGroup:
        """Who changed what, and when."""
        return AuditGroup(self._connection)
