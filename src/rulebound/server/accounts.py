"""People: guests, accounts, whom they block, and what they report.

Everyone who comes is a *guest* with a generated name ("Guest 4821"), which can be changed. A guest who
chooses a name and a password becomes an *account* and keeps the id, and with it every seat. A name belongs to
one person at a time, whatever its capitals; names in the style of generated ones are given to nobody else.
Ids never leave the server: others know people by name.

Passwords are hashed by argon2 in threads of their own, few at a time, since each takes a lot of memory. They
are never kept, logged or told; a login takes as long for a name that nobody has.
"""

import asyncio
import re
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..kernel.refusal import RuleboundError
from .store import Conflict, Entry, Store, now_ms

PEOPLE = "person"
NAMES = "name"
REPORTS = "reports"
MOST_IN_NAME = 40
LEAST_IN_PASSWORD = 8
MOST_IN_PASSWORD = 200
MOST_BLOCKED = 500
HASHES_AT_ONCE = 2
GENERATED = re.compile(r"guest ?\d+")
"""What a generated name looks like once it is folded."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or signs and show nothing."""
WRONG = "That name and password do not go together. Check both, or make a new account."

T = TypeVar("T")


class AccountError(RuleboundError):
    """Something about a person that cannot be done, told in a plain sentence."""


class Person(msgspec.Struct, omit_defaults=True):
    """A guest or an account, as it is stored. `made` and `seen` are in milliseconds since 1970."""

    id: str
    name: str
    made: int
    seen: int
    password: str = ""
    """The argon2 hash; empty for a guest."""
    blocked: list[str] = []
    """The ids of those whom this person has blocked."""

    @property
    def guest(self) -> bool:
        """Whether this is a guest."""
        return not self.password

    def __repr__(self) -> str:
        return f"Person(id={self.id!r}, name={self.name!r})"


class Reported(msgspec.Struct):
    """A report as it is stored: the id of who made it, the table, the name of who is meant, and why."""

    by: str
    table: str
    about: str
    reason: str


class Accounts:
    """Everyone the server knows, in a store. Call `close` at the end."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self.store = store
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(HASHES_AT_ONCE, "password")
        self.changing = asyncio.Lock()
        self.nobody = self.hasher.hash(secrets.token_hex(16))
        self.reports = 0

    # ---- who is who

    async def person(self, person_id: str) -> Person | None:
        """The person with an id."""
        found = await self.store.get(PEOPLE, person_id)
        return None if found is None else msgspec.json.decode(found, type=Person)

    async def named(self, name: str) -> Person | None:
        """The person with a name, whatever its capitals."""
        try:
            key = folded(checked_name(name))
        except AccountError:
            return None
        owner = await self.store.get(NAMES, key)
        person = None if owner is None else await self.person(owner.decode())
        return person if person is not None and folded(person.name) == key else None

    async def new_guest(self) -> Person:
        """A newcomer with a generated name."""
        async with self.changing:
            person_id = "g" + secrets.token_urlsafe(12)
            name = await self.free_guest_name()
            now = now_ms()
            person = Person(person_id, name, now, now)
            await self.claim(name, person_id)
            await self.save(person)
            return person

    async def rename(self, person_id: str, name: str) -> Person:
        """Another name for a guest. An account keeps its name: others have blocked or befriended it."""
        async with self.changing:
            person = await self.known(person_id)
            if not person.guest:
                raise AccountError("An account keeps its name. Log out to play as a guest.")
            return await self.take_name(person, checked_name(name))

    async def seen(self, person_id: str) -> None:
        """Note that a person was here; call it when a session is renewed."""
        async with self.changing:
            person = await self.known(person_id)
            person.seen = now_ms()
            await self.save(person)

    async def forget_guests(self, unseen_since: int, keep: frozenset[str] = frozenset()) -> int:
        """Forget guests not seen since a moment, but for those to `keep` (who sit somewhere); how many.

        It reads everyone, so once a day is often enough.
        """
        count = 0
        for person_id, value in await self.store.list(PEOPLE):
            if person_id in keep or not is_forgettable(msgspec.json.decode(value, type=Person), unseen_since):
                continue
            async with self.changing:
                person = await self.person(person_id)
                if person is not None and is_forgettable(person, unseen_since):
                    await self.store.delete(PEOPLE, person_id)
                    await self.store.delete(NAMES, folded(person.name))
                    count += 1
        return count

    # ---- passwords

    async def register(self, person_id: str, name: str, password: str) -> Person:
        """A guest becomes an account and keeps the id. Give a new session afterwards (`Sessions.rotate`)."""
        name = checked_name(name)
        check_password(password)
        hashed = await self.in_thread(partial(self.hasher.hash, normal(password)))
        async with self.changing:
            person = await self.known(person_id)
            if not person.guest:
                raise AccountError("You already have an account. Log out first to make another one.")
            person.password = hashed
            return await self.take_name(person, name)

    async def login(self, name: str, password: str) -> Person:
        """The account with a name and a password. Give a new session afterwards (`Sessions.rotate`)."""
        person = await self.named(name)
        hashed = self.nobody if person is None or person.guest else person.password
        right = await self.in_thread(partial(self.matches, hashed, normal(password)))
        if person is None or person.guest or not right:
            raise AccountError(WRONG)
        if self.hasher.check_needs_rehash(person.password):
            await self.set_password(person.id, password)
        return person

    async def change_password(self, person_id: str, old: str, new: str) -> None:
        """Another password. End the person's other sessions afterwards (`Sessions.end_all`)."""
        check_password(new)
        person = await self.known(person_id)
        hashed = self.nobody if person.guest else person.password
        right = await self.in_thread(partial(self.matches, hashed, normal(old)))
        if person.guest or not right:
            raise AccountError("The old password is not right. Nothing was changed.")
        await self.set_password(person_id, new)

    async def set_password(self, person_id: str, password: str) -> None:
        """Keep the hash of a password."""
        hashed = await self.in_thread(partial(self.hasher.hash, normal(password)))
        async with self.changing:
            person = await self.known(person_id)
            person.password = hashed
            await self.save(person)

    def matches(self, hashed: str, password: str) -> bool:
        """Whether a password is the one that was hashed."""
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # ---- blocks and reports

    async def block(self, person_id: str, name: str) -> None:
        """Block somebody by name."""
        async with self.changing:
            person = await self.known(person_id)
            other = await self.named(name)
            if other is None:
                raise AccountError(f"Nobody here is called {name[:MOST_IN_NAME]!r}. Check the name.")
            if other.id == person.id:
                raise AccountError("You cannot block yourself. Name somebody else.")
            if len(person.blocked) >= MOST_BLOCKED:
                raise AccountError(f"You block {MOST_BLOCKED} people already. Unblock somebody first.")
            if other.id not in person.blocked:
                person.blocked = [*person.blocked, other.id]
                await self.save(person)

    async def unblock(self, person_id: str, name: str) -> None:
        """No longer block somebody."""
        async with self.changing:
            person = await self.known(person_id)
            other = await self.named(name)
            if other is None or other.id not in person.blocked:
                raise AccountError(f"You do not block {name[:MOST_IN_NAME]!r}. Check the name.")
            person.blocked = [each for each in person.blocked if each != other.id]
            await self.save(person)

    async def blocked_names(self, person_id: str) -> list[str]:
        """The names of those whom a person blocks, for that person."""
        person = await self.known(person_id)
        others = [await self.person(other) for other in person.blocked]
        return sorted(other.name for other in others if other is not None)

    async def apart(self, one: str, other: str) -> bool:
        """Whether two people are to be kept apart: one of them blocks the other."""
        first, second = await self.person(one), await self.person(other)
        return (first is not None and other in first.blocked) or (
            second is not None and one in second.blocked
        )

    async def report(self, by: str, table: str, about: str, reason: str) -> None:
        """Keep a report for whoever runs the server, in the stream `reports`."""
        payload = msgspec.json.encode(Reported(by, table, about, reason))
        async with self.changing:
            while True:
                try:
                    await self.store.append(REPORTS, [Entry(self.reports, "report", payload)])
                except Conflict:
                    self.reports += len(await self.store.read(REPORTS, after=self.reports - 1))
                else:
                    self.reports += 1
                    return

    # ---- within

    async def close(self) -> None:
        """Let go of the threads. The store stays open."""
        await asyncio.get_running_loop().run_in_executor(None, self.threads.shutdown)

    async def in_thread(self, call: Callable[[], T]) -> T:
        """Run something slow in one of the few threads for it."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, call)

    async def known(self, person_id: str) -> Person:
        """A person who must be there."""
        person = await self.person(person_id)
        if person is None:
            raise AccountError("You are no longer known here. Reload the page to come in anew.")
        return person

    async def save(self, person: Person) -> None:
        """Keep a person."""
        await self.store.put(PEOPLE, person.id, msgspec.json.encode(person))

    async def free_guest_name(self) -> str:
        """A generated name that nobody has; the numbers grow longer when they run short."""
        for attempt in range(200):
            digits = 4 + attempt // 10
            name = f"Guest {secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)}"
            if await self.named(name) is None:
                return name
        raise AccountError("There is no room for another guest just now. Come back later.")

    async def take_name(self, person: Person, name: str) -> Person:
        """Give a person a name, if it is free, and let the old one go."""
        old, new = folded(person.name), folded(name)
        if new != old:
            if GENERATED.fullmatch(new):
                raise AccountError("Names like “Guest 1234” are given out by chance. Choose another one.")
            if await self.named(name) is not None:
                raise AccountError(f"The name {name!r} is taken. Choose another one.")
            await self.claim(name, person.id)
        elif not person.guest and GENERATED.fullmatch(new):
            raise AccountError("An account needs a name of its own. Choose one.")
        person.name = name
        await self.save(person)
        if new != old:
            await self.store.delete(NAMES, old)
        return person

    async def claim(self, name: str, person_id: str) -> None:
        """Note whose a name is. A claim that was left behind by a crash counts for nothing (see `named`)."""
        await self.store.put(NAMES, folded(name), person_id.encode())


def is_forgettable(person: Person, unseen_since: int) -> bool:
    """Whether a person is a guest not seen since a moment."""
    return person.guest and person.seen < unseen_since


def checked_name(name: str) -> str:
    """A name as it is kept, or why it cannot be one."""
    if any(unicodedata.category(each) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for each in name):
        raise AccountError("A name has no control characters. Take letters, digits, signs and spaces.")
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not set(name) - BLANK - {" "}:
        raise AccountError("A name cannot be empty. Take letters, digits, signs and spaces.")
    if len(name) > MOST_IN_NAME or len(folded(name)) > 2 * MOST_IN_NAME:
        raise AccountError(f"A name has at most {MOST_IN_NAME} characters. Choose a shorter one.")
    return name


def folded(name: str) -> str:
    """What two names must differ in: capitals, widths and accents written apart do not count."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def normal(password: str) -> str:
    """A password as it is hashed: the same however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str) -> None:
    """Refuse a password that is too short or too long."""
    if not LEAST_IN_PASSWORD <= len(password) <= MOST_IN_PASSWORD:
        raise AccountError(f"A password has {LEAST_IN_PASSWORD} to {MOST_IN_PASSWORD} characters.")
