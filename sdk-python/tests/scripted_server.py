"""A server whose answers are scripted by the test."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, Mapping, NamedTuple, Optional, Union


class Asked(NamedTuple):
    method: str
    path: str
    headers: Mapping[str, str]
    body: Any
    client: Any
    """The address of the client's connection."""


class Reply(NamedTuple):
    status: int
    body: Any = None
    """A value to send as JSON, or bytes to send unchanged."""
    headers: Mapping[str, str] = {}


Act = Union[Reply, Callable[[BaseHTTPRequestHandler], object]]


def failure(status: int, kind: str, *, headers: Optional[Mapping[str, str]] = None, **details: Any) -> Reply:
    body = {"_tag": kind, "message": f"This is {kind}.", "requestId": "from-the-body", **details}
    return Reply(status, body, headers or {})


def cut_off(handler: BaseHTTPRequestHandler) -> None:
    """Closes the connection without answering."""
    handler.close_connection = True


class ScriptedServer:
    """Each request gets the next act. The last act is repeated."""

    def __init__(self, *acts: Act) -> None:
        self.asked: list[Asked] = []
        self.hung_up = threading.Event()
        """Set when the server has closed a connection."""
        self._acts = list(acts)
        self._lock = threading.Lock()
        script = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_one_request(self) -> None:
                try:
                    super().handle_one_request()
                except ConnectionError:
                    self.close_connection = True  # The client hung up.

            def do_GET(self) -> None:
                script._answer(self)

            do_POST = do_PATCH = do_PUT = do_DELETE = do_GET

            def log_message(self, format: str, *args: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            request_queue_size = 64

            def shutdown_request(self, request: Any) -> None:
                super().shutdown_request(request)
                script.hung_up.set()

        self._server = Server(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def _answer(self, handler: BaseHTTPRequestHandler) -> None:
        content = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        headers = {name.lower(): value for name, value in handler.headers.items()}
        is_json = headers.get("content-type") == "application/json"
        body = json.loads(content) if is_json else content or None
        with self._lock:
            self.asked.append(Asked(handler.command, handler.path, headers, body, handler.client_address))
            act = self._acts.pop(0) if len(self._acts) > 1 else self._acts[0]
        if isinstance(act, Reply):
            write(handler, act)
        else:
            act(handler)

    def __enter__(self) -> ScriptedServer:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def write(handler: BaseHTTPRequestHandler, reply: Reply) -> None:
    content = reply.body if isinstance(reply.body, bytes) else json.dumps(reply.body).encode()
    handler.send_response(reply.status)
    sent = {"Content-Type": "application/json", "X-Request-Id": "from-the-header", **reply.headers}
    for name, value in {**sent, "Content-Length": str(len(content))}.items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(content)
