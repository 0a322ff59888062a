"""The web app: pages, the few questions over HTTP, and the WebSocket of each client."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from oneleft.match import SeriesError
from oneleft.rules import RulesError
from oneleft.server.host_bots.host_bots import HostBots
from oneleft.server.limits import Buckets, Limits
from oneleft.server.live.pace import Pace
from oneleft.server.live.rooms import Full, Rooms
from oneleft.server.network.connection import Message, Receive, Send, Sockets
from oneleft.server.network.lobby import catalogue, problem, rules_in_words
from oneleft.server.network.pages import PAGES
from oneleft.server.protocol import api, wire
from oneleft.server.replays.round_replay import ReplayError
from oneleft.server.replays.service import Busy, Replays
from oneleft.server.storage.store import Store, StoreError
from oneleft.server.table.refusals import TableRefusal

STATIC: Final = Path(__file__).parent.parent / "static"
LARGEST_BODY: Final = 32_768
LONGEST_NUMBER: Final = 6  # digits of a match number
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # whoever knows the address of a table can join it
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
Body = TypeVar("Body")
OpenStore = Callable[[], Awaitable[Store]]


class Site:
    """What the pages and the sockets share. Made when the server starts."""

    def __init__(
        self, rooms: Rooms, limits: Limits, origins: frozenset[str], share: str, host_bots: Sequence[str] = ()
    ) -> None:
        self.rooms = rooms
        self.sockets = Sockets(rooms, limits, origins)
        self.catalogue = wire.encode(catalogue(share, host_bots))
        self.new_tables = Buckets(*limits.new_tables)
        self.requests = Buckets(*limits.requests)
        self.asked_replays = Buckets(*limits.replays)
        self.own_tables = Buckets(*limits.own_tables)
        self.replays = Replays()


class App:
    """An ASGI app: WebSockets go straight to their endpoint, the rest through Starlette."""

    def __init__(
        self,
        open_store: OpenStore,
        *,
        pace: Pace = Pace(),  # noqa: B008 - a frozen value
        limits: Limits = Limits(),  # noqa: B008 - a frozen value
        origins: frozenset[str] = frozenset(),
        share: str = "",
        static: Path = STATIC,
        chance: random.Random | None = None,
        bots: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Shuffles are fair unless a test stacks the deck with a `chance` of its own.

        `bots` are the host's own: "my_module:MyBot" by name, as `host_bots.bring` has it.
        """
        self._open_store = open_store
        self._pace, self._limits, self._origins, self._share = pace, limits, origins, share
        self._static = static
        self._index = static / "index.html"
        self._chance = chance
        self._bots = bots
        self.site: Site | None = None
        self._http = Starlette(
            routes=self._routes(),
            lifespan=self._lifespan,
            middleware=[Middleware(GZipMiddleware, minimum_size=600)],
            exception_handlers={404: self._missing},
        )
        self._http.router.redirect_slashes = False  # no redirects: an address is one of ours or it is not

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        else:
            await self._http(scope, receive, send)

    async def _websocket(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["path"] != "/ws" or self.site is None:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.site.sockets.serve(scope, receive, send)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        store = await self._open_store()
        host_bots = HostBots(self._bots)
        host_bots.start()
        rooms = Rooms(store, self._pace, self._limits, self._chance, host_bots)
        self.site = Site(rooms, self._limits, self._origins, self._share, host_bots.names)
        jobs = [asyncio.create_task(job.repeat()) for job in rooms.jobs()]
        try:
            yield
        finally:
            for job in jobs:
                job.cancel()
            self.site.replays.stop()
            self.site = None
            await rooms.stop()

    def _routes(self) -> list[BaseRoute]:
        pages: list[BaseRoute] = [Route(path, self._page) for paths in PAGES.values() for path in paths]
        files: list[BaseRoute] = []
        if self._static.is_dir():
            files = [Mount("/", _Files(directory=self._static))]
        return [
            Route("/health", self._health),
            Route("/api/catalogue", self._catalogue),
            Route("/api/rules", self._rules, methods=["POST"]),
            Route("/api/tables", self._make, methods=["POST"]),
            Route("/api/tables", self._tables),
            Route("/api/tables/mine", self._mine, methods=["POST"]),
            Route("/api/tables/{code}/records/{match}", self._record),
            Route("/api/replay", self._replay, methods=["POST"]),
            *pages,
            *files,
        ]

    def _here(self, request: Request) -> Site:
        site = self.site
        if site is None:
            raise _Answer(503, api.Problem("starting", "the server is starting or stopping: try again"))
        _take(request, site.requests, "too many requests: wait a moment")
        return site

    @staticmethod
    def _answering(
        work: Callable[["App", Request], Awaitable[Response]],
    ) -> Callable[["App", Request], Awaitable[Response]]:
        """A handler that answers with a Problem whatever is wrong with a request."""

        async def answer(self: "App", request: Request) -> Response:
            try:
                return await work(self, request)
            except _Answer as error:
                return _json(error.problem, error.status)
            except (RulesError, SeriesError) as error:
                return _json(problem(error), 422)
            except TableRefusal as error:
                return _json(api.Problem(error.key, str(error), dict(error.details)), 422)
            except ReplayError as error:
                return _json(api.Problem(error.key, str(error), dict(error.details)), 422)
            except (Full, Busy, StoreError) as error:
                return _json(api.Problem("unavailable", str(error)), 503)

        return answer

    async def _page(self, _request: Request) -> Response:
        if not self._index.is_file():
            return Response("The browser client has not been built. Run: make play\n", 503, media_type="text/plain")
        return FileResponse(self._index, headers={"cache-control": "no-cache"})

    async def _missing(self, request: Request, _error: Exception) -> Response:
        """The answer for an unknown address. Whoever typed it gets the client, which shows its first page."""
        wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
        if wants_page and self._index.is_file():
            return FileResponse(self._index, 404, headers={"cache-control": "no-cache"})
        return Response("Not Found", 404, media_type="text/plain")

    @_answering
    async def _health(self, _request: Request) -> Response:
        site = self.site
        if site is None:
            return _json({"status": "starting"}, 503)
        return _json({"status": "ok", "tables": len(site.rooms), "connections": len(site.sockets.open)})

    @_answering
    async def _catalogue(self, request: Request) -> Response:
        return Response(self._here(request).catalogue, media_type="application/json")

    @_answering
    async def _rules(self, request: Request) -> Response:
        self._here(request)
        return _json(rules_in_words((await _body(request, api.AskRules)).settings))

    @_answering
    async def _make(self, request: Request) -> Response:
        self._here(request)
        new = await _body(request, api.NewTable)
        site = self.site
        if site is None:
            raise _Answer(503, api.Problem("starting", "the server is stopping: try again"))
        _take(request, site.new_tables, "too many new tables: wait a moment")
        room = await site.rooms.make(new)
        return _json(api.TableMade(room.table.code), 201)

    @_answering
    async def _tables(self, request: Request) -> Response:
        return _json(self._here(request).rooms.public())

    @_answering
    async def _mine(self, request: Request) -> Response:
        site = self._here(request)
        _take(request, site.own_tables, "too many questions: wait a moment")
        return _json(await site.rooms.mine(await _body(request, api.AskMine)))

    @_answering
    async def _record(self, request: Request) -> Response:
        site = self._here(request)
        code, match = request.path_params["code"].upper(), request.path_params["match"]
        body = await site.rooms.record(code, int(match)) if _is_code(code) and _is_number(match) else None
        if body is None:
            raise _Answer(404, api.Problem("no-record", "there is no such record"))
        name = f'attachment; filename="oneleft-{code}-{int(match)}.json"'
        return Response(body, media_type="application/json", headers={"content-disposition": name})

    @_answering
    async def _replay(self, request: Request) -> Response:
        site = self._here(request)
        _take(request, site.asked_replays, "too many replays: wait a moment")
        asked = await _body(request, api.AskReplay, api.LARGEST_RECORD)
        data = asked.record
        if data is None:
            if asked.table is None:
                raise _Answer(400, api.Problem("no-record", "give a record, or a table and the number of a match"))
            found = await site.rooms.record(asked.table, asked.match)
            if found is None:
                raise _Answer(404, api.Problem("no-record", "there is no such record"))
            data = msgspec.json.decode(found, type=dict[str, Any])
        body = await site.replays.make(data, asked.round, asked.view)
        return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _take(request: Request, buckets: Buckets, text: str) -> None:
    """Count a request of this address; if there were too many, it is refused with `text`."""
    if not buckets.take(request.client.host if request.client is not None else ""):
        raise _Answer(429, api.Problem("too-fast", text))


class _Answer(Exception):
    """Ends a request early: with this status and problem."""

    def __init__(self, status: int, problem: api.Problem) -> None:
        super().__init__(problem.text)
        self.status = status
        self.problem = problem


class _Files(StaticFiles):
    """The client's files. Built ones have their digest in the name and never change; browsers revalidate the others."""

    async def get_response(self, path: str, scope: Any) -> Response:
        response = await super().get_response(path, scope)
        if path.startswith("assets/") and response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            response.headers["cache-control"] = "no-cache"
        return response


async def _body(request: Request, kind: type[Body], most: int = LARGEST_BODY) -> Body:
    """The body of a request, limited in size and decoded as `kind`."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise _Answer(415, api.Problem("not-json", "send application/json"))
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise _Answer(413, api.Problem("too-large", f"a request has at most {most} bytes", {"most": most}))
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _Answer(400, api.Problem("not-understood", str(error))) from None


def _is_code(text: str) -> bool:
    return len(text) == wire.CODE_LENGTH and all(letter in wire.CODE_LETTERS for letter in text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def _json(content: object, status: int = 200) -> Response:
    return Response(wire.encode(content), status, media_type="application/json", headers={"cache-control": "no-store"})


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return send_with_headers
