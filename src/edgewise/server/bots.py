"""Bots think in processes of their own: a bounded number of them, with progress, and none of them can stop a match."""

from __future__ import annotations

import asyncio
import pickle
import queue
import secrets
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Literal

import msgspec

from edgewise import catalog
from edgewise.core.odds import Odds
from edgewise.core.question import AnyQuestion, Question
from edgewise.players import PLAYERS, Hint, Progress, hint

# How often a thinking process may report.
REPORT_SECONDS = 0.2
SEED_BITS = 48


class Job(msgspec.Struct, frozen=True):
    """A question for a bot or an adviser: everything its seat may know, and nothing else."""

    ask: Literal["choose", "hint", "odds"]
    game: str
    bot: str
    seat: int
    options: tuple[Any, ...]
    view: bytes
    seed: int
    about: dict[str, Any] = {}


class Answer(msgspec.Struct, frozen=True):
    """What a thinking process found."""

    found: Any


class Failed(Exception):
    """A bot gave no answer."""


class _Order:
    """A job with those who wait for it."""

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop, report: Callable[[float, int], None] | None) -> None:
        self.job = job
        self.loop = loop
        self.report = report
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.is_dropped = False

    def tell(self, share: float, positions: int) -> None:
        """Passes progress on to the event loop."""
        if self.report is not None and not self.is_dropped:
            self._call(self.report, share, positions)

    def settle(self, found: Any) -> None:
        """Passes the answer on to the event loop."""
        self._call(lambda: None if self.answer.done() else self.answer.set_result(found))

    def fail(self, problem: str) -> None:
        """Tells that there will be no answer."""
        self._call(lambda: None if self.answer.done() else self.answer.set_exception(Failed(problem)))

    def _call(self, function: Callable[..., object], *values: object) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(function, *values)


class Bots:
    """A bounded number of thinking processes, started when they are first needed."""

    def __init__(self, processes: int = 2, seconds: float = 120.0) -> None:
        self._seconds = seconds
        self._processes = processes
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._is_closed = False

    async def choose(
        self, game: str, bot: str, question: AnyQuestion, report: Callable[[float, int], None] | None = None
    ) -> int:
        """The number of the option that a bot takes; raises Failed when it takes none."""
        return int(await self._ask(self._job("choose", game, question, bot=bot), report))

    async def hint(self, game: str, question: AnyQuestion) -> tuple[Hint, ...]:
        """The best answers with their reasons; raises Failed when there are none."""
        found: tuple[Hint, ...] = await self._ask(self._job("hint", game, question))
        return found

    async def odds(self, game: str, question: AnyQuestion, about: dict[str, Any]) -> Odds:
        """Exact chances from what a seat may know; raises Failed when there is nothing to tell."""
        found: Odds = await self._ask(self._job("odds", game, question, about=about))
        return found

    def _job(
        self,
        ask: Literal["choose", "hint", "odds"],
        game: str,
        question: AnyQuestion,
        bot: str = "",
        about: dict[str, Any] | None = None,
    ) -> Job:
        view = pickle.dumps(question.view)
        seed = secrets.randbits(SEED_BITS)
        return Job(ask, game, bot, question.seat, question.options, view, seed, about or {})

    async def _ask(self, job: Job, report: Callable[[float, int], None] | None = None) -> Any:
        order = _Order(job, asyncio.get_running_loop(), report)
        self._start()
        self._orders.put(order)
        try:
            return await order.answer
        finally:
            order.is_dropped = True

    def close(self) -> None:
        """Ends all thinking."""
        self._is_closed = True
        for _ in self._threads:
            self._orders.put(None)
        for thread in self._threads:
            thread.join(timeout=5)

    def _start(self) -> None:
        if len(self._threads) < self._processes:
            thread = threading.Thread(target=self._serve, name=f"bot-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _serve(self) -> None:
        """Gives one process its orders, one after another; a process that fails is replaced."""
        worker: _Worker | None = None
        while (order := self._orders.get()) is not None:
            if order.is_dropped:
                continue
            try:
                worker = worker or _Worker()
                order.settle(worker.think(order, self._seconds, lambda: self._is_closed))
            except (Failed, EOFError, OSError) as error:
                order.fail(str(error) or type(error).__name__)
                if worker is not None:
                    worker.end()
                worker = None
        if worker is not None:
            worker.end()


class _Worker:
    """One thinking process and the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think_for_ever, args=(theirs,), daemon=True, name="edgewise-bot")
        self._process.start()
        theirs.close()

    def think(self, order: _Order, seconds: float, is_closed: Callable[[], bool]) -> Any:
        """What the process finds."""
        self._pipe.send(order.job)
        waited = 0.0
        has_stopped = False
        while True:
            if self._pipe.poll(REPORT_SECONDS):
                message = self._pipe.recv()
                if isinstance(message, Answer):
                    return message.found
                if isinstance(message, str):
                    raise Failed(message)
                order.tell(*message)
            else:
                waited += REPORT_SECONDS
            if is_closed():
                raise Failed("the server closes")
            if (order.is_dropped or waited > seconds) and not has_stopped:
                self._pipe.send(None)
                has_stopped = True
            if waited > 2 * seconds:
                raise Failed("the bot thinks too long")

    def end(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.join(timeout=5)
        self._pipe.close()


def _think_for_ever(pipe: Connection) -> None:
    """The life of a thinking process: it ends when the server's end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            job = pipe.recv()
            if job is not None:
                pipe.send(_answer(job, pipe))
    except (EOFError, OSError):
        return


def _answer(job: Job, pipe: Connection) -> Answer | str:
    try:
        return Answer(_found(job, _Reporter(pipe)))
    except (EOFError, BrokenPipeError):
        raise
    except Exception as error:
        # A bot that fails must not end the process; the match goes on with another answer.
        return f"{job.bot or job.ask}: {type(error).__name__}: {error}"


def _found(job: Job, report: _Reporter) -> Any:
    game = catalog.game(job.game)
    view = pickle.loads(job.view)
    question = Question(job.seat, job.options, lambda: view)
    match job.ask:
        case "choose":
            return job.options.index(PLAYERS[job.bot](game, job.seed).choose(question, report))
        case "hint":
            return hint(game, question, job.seed, report)
        case "odds":
            return game.odds(view, job.about)


class _Reporter:
    """Sends progress to the server, and hears from it whether to go on."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def __call__(self, progress: Progress) -> bool:
        self._pipe.send((float(progress.share), int(progress.positions)))
        return not self._pipe.poll()
