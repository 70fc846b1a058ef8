"""Invites someone to an organization, and lists its pending invitations.

export LEARN_URL=http://127.0.0.1:4000 LEARN_TOKEN=learn_sk_…
PYTHONPATH=sdk-python python3 examples/python/invite.py sam@example.org
"""

import os
import sys

from learn import Conflict, Learn, LearnError, response_of


def main(address: str) -> None:
    with Learn(os.environ["LEARN_URL"], os.environ["LEARN_TOKEN"]) as client:
        organization = client.caller.get()["memberships"][0]
        try:
            invitation = client.invitations.create(
                organization_id=organization["organizationId"], email=address, role="member"
            )
            print(f"Invited {invitation['email']} (request {response_of(invitation).request_id}).")
        except Conflict as error:
            print(f"Not invited: {error.message}")

        pending = client.invitations.list(filter_status="pending", sort_by="email")
        print(f"Pending invitations to {organization['organizationName']}: {pending.total}")
        for invitation in pending:  # All pages, not only the first.
            print(f"  {invitation['email']} until {invitation['expiresAt']}")


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except LearnError as error:
        sys.exit(f"{type(error).__name__}: {error}")
