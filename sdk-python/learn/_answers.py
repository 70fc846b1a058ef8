"""What a call gives: the JSON of the answer as it came, which also knows the response that it came in."""

from __future__ import annotations

from typing import Any, Callable, Dict, Generic, Iterator, List, Mapping, NamedTuple, Optional, TypeVar, cast

from ._failures import UnexpectedAnswer

Item = TypeVar("Item")


class Response(NamedTuple):
    """What came with an answer."""

    request_id: str
    """Finds the call in the server's log."""
    status: int
    replayed: bool
    """Whether it is the stored answer to an earlier request with the same idempotency key."""
    headers: Mapping[str, str]
    """By their names in lower case."""


class Answer(Dict[str, Any]):
    """A JSON object. To a type checker it is the TypedDict of its operation."""

    response: Response


class Text(str):
    """An answer that was asked for as text, such as a statement in CSV."""

    response: Response


class Page(Generic[Item]):
    """One page of a list. Going through it goes on to the pages after it, each when it is needed."""

    def __init__(self, body: Answer, follow: Callable[[str], Page[Item]]) -> None:
        if not isinstance(body.get("data"), list):
            message = "The answer is not a page of a list. Is the server older or newer than this client?"
            raise UnexpectedAnswer(message, request_id=body.response.request_id, status=body.response.status)
        self.body = body
        """The page as the server wrote it."""
        self._follow = follow

    @property
    def data(self) -> List[Item]:
        """The items of this page alone."""
        return cast("List[Item]", self.body["data"])

    @property
    def total(self) -> int:
        """How many items there are on all pages together."""
        return cast(int, self.body.get("total", len(self.data)))

    @property
    def next_cursor(self) -> Optional[str]:
        """Where the next page begins; None at the end of the list."""
        return cast("Optional[str]", self.body.get("nextCursor"))

    @property
    def prev_cursor(self) -> Optional[str]:
        """Where the page before begins; None at the start of the list."""
        return cast("Optional[str]", self.body.get("prevCursor"))

    def next_page(self) -> Optional[Page[Item]]:
        """The page after this one, if there is one."""
        return None if self.next_cursor is None else self._follow(self.next_cursor)

    def __iter__(self) -> Iterator[Item]:
        page: Optional[Page[Item]] = self
        while page is not None:
            yield from page.data
            page = page.next_page()

    def __repr__(self) -> str:
        return f"<Page of {len(self.data)} of {self.total}>"


def response_of(answer: object) -> Response:
    """The response that an answer came in, with its request id. It takes whatever a call has given."""
    came = answer.body if isinstance(answer, Page) else answer
    if isinstance(came, (Answer, Text)):
        return came.response
    raise TypeError("This is not what a call has given. A copy or a part of it has no response of its own.")
