"""The client."""

# Made from generated/openapi.json by `npm run generate`.

from __future__ import annotations

from functools import cached_property

from ._client import Client
from .operations.identity import IdentityGroup
from .operations.organizations import OrganizationsGroup
from .operations.members import MembersGroup
from .operations.teams import TeamsGroup
from .operations.audit import AuditGroup
from .operations.billing import BillingGroup
from .operations.jobs import JobsGroup
from .operations.learn import LearnGroup
from .operations.media import MediaGroup


class Learn(Client):
    """A learning platform for agents and people.

    Every operation of the API is a method, by its id: `organizations.listInvitations` is
    `client.organizations.list_invitations()`.
    """

    @cached_property
    def identity(self) -> IdentityGroup:
        return IdentityGroup(self._connection)

    @cached_property
    def organizations(self) -> OrganizationsGroup:
        return OrganizationsGroup(self._connection)

    @cached_property
    def members(self) -> MembersGroup:
        return MembersGroup(self._connection)

    @cached_property
    def teams(self) -> TeamsGroup:
        return TeamsGroup(self._connection)

    @cached_property
    def audit(self) -> AuditGroup:
        return AuditGroup(self._connection)

    @cached_property
    def billing(self) -> BillingGroup:
        return BillingGroup(self._connection)

    @cached_property
    def jobs(self) -> JobsGroup:
        return JobsGroup(self._connection)

    @cached_property
    def learn(self) -> LearnGroup:
        return LearnGroup(self._connection)

    @cached_property
    def media(self) -> MediaGroup:
        return MediaGroup(self._connection)
