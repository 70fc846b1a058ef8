"""The return values of calls: plain JSON that also knows its HTTP response."""

from __future__ import annotations

from typing import Any, Callable, Dict, Generic, Iterator, List, Mapping, NamedTuple, Optional, TypeVar, cast

from ._failures import UnexpectedAnswer

Item = TypeVar("Item")


class Response(NamedTuple):
    """The HTTP response of an answer."""

    request_id: str
    """Finds the call in the server's log."""
    status: int
    replayed: bool
    """Whether it is the stored answer to an earlier request with the same idempotency key."""
    headers: Mapping[str, str]
    """With lower-case names."""


class Answer(Dict[str, Any]):
    """A JSON object. A type checker sees the TypedDict of its operation."""

    response: Response


class Text(str):
    """An answer requested as text, such as a statement in CSV."""

    response: Response


class Page(Generic[Item]):
    """One page of a list. Iterating over it fetches the following pages when they are needed."""

    def __init__(self, body: Answer, follow: Callable[[str], Page[Item]]) -> None:
        if not isinstance(body.get("data"), list):
            message = "The answer is not a page of a list. Check that the SDK fits the server's version."
            raise UnexpectedAnswer(message, request_id=body.response.request_id, status=body.response.status)
        self.body = body
        """The page as the server sent it."""
        self._follow = follow

    @property
    def data(self) -> List[Item]:
        """The items of this page only."""
        return cast("List[Item]", self.body["data"])

    @property
    def total(self) -> int:
        """The number of items on all pages."""
        return cast(int, self.body.get("total", len(self.data)))

    @property
    def next_cursor(self) -> Optional[str]:
        """The cursor of the next page; None on the last page."""
        return cast("Optional[str]", self.body.get("nextCursor"))

    @property
    def prev_cursor(self) -> Optional[str]:
        """The cursor of the previous page; None on the first page."""
        return cast("Optional[str]", self.body.get("prevCursor"))

    def next_page(self) -> Optional[Page[Item]]:
        """The next page, or None."""
        return None if self.next_cursor is None else self._follow(self.next_cursor)

    def __iter__(self) -> Iterator[Item]:
        page: Optional[Page[Item]] = self
        while page is not None:
            yield from page.data
            page = page.next_page()

    def __repr__(self) -> str:
        return f"<Page of {len(self.data)} of {self.total}>"


def response_of(answer: object) -> Response:
    """The HTTP response of an answer, with its request id."""
    came = answer.body if isinstance(answer, Page) else answer
    if isinstance(came, (Answer, Text)):
        return came.response
    raise TypeError("Only the value that a call returned has a response, not a copy or a part of it.")
