"""Children sign in with a username and a PIN."""

from __future__ import annotations

import ssl
from typing import Optional, TypedDict, cast

from ._connection import Connection


class StudentSession(TypedDict):
    """The token gives access to the child's own learning only."""

    token: str
    expiresAt: str
    studentId: str


def sign_in_student(
    base_url: str,
    username: str,
    pin: str,
    *,
    timeout: float = 30.0,
    ssl_context: Optional[ssl.SSLContext] = None,
) -> StudentSession:
    """Sign in a child: `Learn(base_url, sign_in_student(base_url, username, pin)["token"])`.

    There are no retries: each wrong attempt counts towards locking the username.
    """
    connection = Connection(base_url, timeout=timeout, retries=0, ssl_context=ssl_context)
    try:
        body = {"username": username, "pin": pin}
        return cast(StudentSession, connection.read("POST", "/auth/student", body=body))
    finally:
        connection.close()


def sign_out_student(
    base_url: str, token: str, *, timeout: float = 30.0, ssl_context: Optional[ssl.SSLContext] = None
) -> None:
    """Sign out a child. Their token stops working."""
    connection = Connection(base_url, token, timeout=timeout, ssl_context=ssl_context)
    try:
        connection.read("POST", "/auth/student/sign-out")
    finally:
        connection.close()
