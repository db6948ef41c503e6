"""People: names, passwords, blocks and reports."""

import asyncio
import threading
from collections.abc import AsyncIterator

import msgspec
import pytest
from argon2 import PasswordHasher

from rulebound.server.accounts import (
    WRONG,
    AccountError,
    Accounts,
    Reported,
    checked_name,
    folded,
)
from rulebound.server.store import Entry, MemoryStore, Store, now_ms

pytestmark = pytest.mark.anyio

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
async def accounts(anyio_backend: str) -> AsyncIterator[Accounts]:
    """Accounts in memory, with hashes that are quick to make."""
    made = Accounts(MemoryStore(), QUICK)
    yield made
    await made.close()


async def test_people_are_kept_in_every_store(store: Store) -> None:
    accounts = Accounts(store, QUICK)
    guest, other = await accounts.new_guest(), await accounts.new_guest()
    account = await accounts.register(guest.id, "結衣 Ü", "correct horse")
    await accounts.block(guest.id, other.name)
    await accounts.report(guest.id, "table", other.name, "rude")
    again = Accounts(store, QUICK)
    assert (await again.login("結衣 ü", "correct horse")).id == account.id
    assert await again.blocked_names(guest.id) == [other.name]
    assert len(await store.read("reports")) == 1
    assert await store.get("name", folded(guest.name)) is None
    await accounts.close()
    await again.close()


# ---- guests and names


async def test_guests_have_ids_and_names_of_their_own(accounts: Accounts) -> None:
    people = await asyncio.gather(*[accounts.new_guest() for _ in range(30)])
    assert len({person.id for person in people}) == len({person.name for person in people}) == 30
    assert all(person.id.startswith("g") and person.name.startswith("Guest ") for person in people)
    assert all(person.guest for person in people)
    assert await accounts.person(people[3].id) == people[3]
    assert await accounts.named(people[3].name.upper()) == people[3]


async def test_nobody_is_nobody(accounts: Accounts) -> None:
    assert await accounts.person("gnone") is None
    assert await accounts.named("Nobody") is None
    assert await accounts.named("\0") is None
    with pytest.raises(AccountError, match="no longer known"):
        await accounts.rename("gnone", "Anna")


async def test_a_guest_is_renamed_and_the_old_name_is_free(accounts: Accounts) -> None:
    anna, ben = await accounts.new_guest(), await accounts.new_guest()
    await accounts.rename(anna.id, "Anna")
    assert (await accounts.named("aNNA")).id == anna.id  # type: ignore[union-attr]
    await accounts.rename(anna.id, "ANNA")
    await accounts.rename(anna.id, "Anne")
    await accounts.rename(ben.id, "Anna")
    assert (await accounts.named("anna")).id == ben.id  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["Anna", "anna", "ＡＮＮＡ", "  Anna "])
async def test_a_name_that_is_taken_is_refused(accounts: Accounts, name: str) -> None:
    anna, ben = await accounts.new_guest(), await accounts.new_guest()
    await accounts.register(anna.id, "Anna", "correct horse")
    with pytest.raises(AccountError, match="is taken"):
        await accounts.rename(ben.id, name)
    with pytest.raises(AccountError, match="is taken"):
        await accounts.register(ben.id, name, "correct horse")
    assert await accounts.person(ben.id) == ben


async def test_of_two_who_want_a_name_one_gets_it(accounts: Accounts) -> None:
    people = [await accounts.new_guest() for _ in range(5)]
    attempts = [accounts.rename(person.id, "Anna") for person in people]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert sum(isinstance(result, AccountError) for result in results) == 4


@pytest.mark.parametrize("name", ["", "   ", "\u3000", "\u3164", "\u2800 \u2800"])
async def test_empty_names_are_refused(accounts: Accounts, name: str) -> None:
    person = await accounts.new_guest()
    with pytest.raises(AccountError, match="cannot be empty"):
        await accounts.rename(person.id, name)


@pytest.mark.parametrize("name", ["a\0b", "a\nb", "a\u202eb", "a\u200bb", "\ud800", "a\u2028b", "\x7f"])
async def test_control_characters_are_refused(accounts: Accounts, name: str) -> None:
    person = await accounts.new_guest()
    with pytest.raises(AccountError, match="no control characters"):
        await accounts.rename(person.id, name)


@pytest.mark.parametrize("name", ["x" * 41, "\ufdfa" * 40])
async def test_long_names_are_refused(name: str) -> None:
    with pytest.raises(AccountError, match="at most 40"):
        checked_name(name)


@pytest.mark.parametrize(
    "name", ["Guest 1", "guest 4821", "GUEST 99999", "Ｇｕｅｓｔ　１２３４", "Guest4821"]
)
async def test_generated_names_cannot_be_chosen(accounts: Accounts, name: str) -> None:
    person = await accounts.new_guest()
    with pytest.raises(AccountError, match="given out by chance"):
        await accounts.rename(person.id, name)


async def test_an_account_needs_a_name_of_its_own(accounts: Accounts) -> None:
    person = await accounts.new_guest()
    with pytest.raises(AccountError, match="name of its own"):
        await accounts.register(person.id, person.name, "correct horse")
    assert await accounts.person(person.id) == person


def test_names_are_kept_as_written_and_compared_by_meaning() -> None:
    assert checked_name("  結衣\u3000さん ") == "結衣 さん"
    assert checked_name("e\u0301va") == "\u00e9va"
    assert folded("Straße") == folded("STRASSE")


async def test_a_claim_left_by_a_crash_counts_for_nothing(accounts: Accounts) -> None:
    person = await accounts.new_guest()
    await accounts.store.put("name", "anna", b"gnever-written")
    await accounts.store.put("name", "ben", person.id.encode())
    await accounts.rename(person.id, "Anna")
    other = await accounts.new_guest()
    await accounts.rename(other.id, "Ben")
    assert (await accounts.named("Ben")).id == other.id  # type: ignore[union-attr]


async def test_old_guests_are_forgotten(accounts: Accounts) -> None:
    old, sits, seen, has_account = [await accounts.new_guest() for _ in range(4)]
    await accounts.register(has_account.id, "Anna", "correct horse")
    for person in (old, sits, seen, has_account):
        stored = await accounts.known(person.id)
        stored.seen = 1000
        await accounts.save(stored)
    await accounts.seen(seen.id)
    assert await accounts.forget_guests(now_ms() - 60_000, frozenset({sits.id})) == 1
    assert await accounts.person(old.id) is None
    assert await accounts.store.get("name", folded(old.name)) is None
    for person in (sits, seen, has_account):
        assert await accounts.person(person.id) is not None


# ---- passwords


async def test_a_guest_becomes_an_account_and_keeps_the_id(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    account = await accounts.register(guest.id, "Anna", "correct horse")
    assert (account.id, account.name, account.guest) == (guest.id, "Anna", False)
    assert await accounts.login("anna", "correct horse") == account
    with pytest.raises(AccountError, match="already have an account"):
        await accounts.register(guest.id, "Anne", "correct horse")
    with pytest.raises(AccountError, match="keeps its name"):
        await accounts.rename(guest.id, "Anne")


async def test_wrong_and_unknown_are_told_alike(accounts: Accounts) -> None:
    guest, other = await accounts.new_guest(), await accounts.new_guest()
    await accounts.register(guest.id, "Anna", "correct horse")
    for name, password in [
        ("Anna", "wrong horse"),
        ("Nobody", "correct horse"),
        (other.name, ""),
        ("\0", "x"),
    ]:
        with pytest.raises(AccountError) as told:
            await accounts.login(name, password)
        assert str(told.value) == WRONG


async def test_an_unknown_name_costs_one_hash_too(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified = []

    def verify(hashed: str, password: str) -> bool:
        verified.append(hashed)
        return False

    monkeypatch.setattr(accounts, "matches", verify)
    guest = await accounts.new_guest()
    await accounts.register(guest.id, "Anna", "correct horse")
    for name in ("Anna", "Nobody", "\0"):
        with pytest.raises(AccountError):
            await accounts.login(name, "wrong horse")
    assert len(verified) == 3
    assert len({hashed.rsplit("$", 2)[0] for hashed in verified}) == 1


class Slow(PasswordHasher):
    """Hashes only when it is let."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.let = threading.Event()
        self.let.set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        assert self.let.wait(10), "the loop stood still while a password was hashed"
        return super().hash(password, salt=salt)


async def test_hashing_leaves_the_loop_free() -> None:
    hasher = Slow()
    accounts = Accounts(MemoryStore(), hasher)
    guest = await accounts.new_guest()
    hasher.let.clear()
    registering = asyncio.create_task(accounts.register(guest.id, "Anna", "correct horse"))
    await asyncio.sleep(0)
    hasher.let.set()
    assert (await registering).id == guest.id
    await accounts.close()


async def test_a_password_is_kept_as_a_hash_only(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    account = await accounts.register(guest.id, "Anna", "correct horse")
    stored = await accounts.store.get("person", guest.id)
    assert stored is not None
    assert b"correct horse" not in stored
    assert b"$argon2id$" in stored
    assert "argon2" not in repr(account)


async def test_a_password_is_the_same_however_it_is_typed(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    await accounts.register(guest.id, "Anna", "caf\u00e9 caf\u00e9")
    assert (await accounts.login("Anna", "cafe\u0301 cafe\u0301")).id == guest.id


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
async def test_short_and_long_passwords_are_refused(accounts: Accounts, password: str) -> None:
    guest = await accounts.new_guest()
    with pytest.raises(AccountError, match="8 to 200 characters"):
        await accounts.register(guest.id, "Anna", password)
    assert await accounts.person(guest.id) == guest


async def test_a_password_is_changed(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    with pytest.raises(AccountError, match="old password is not right"):
        await accounts.change_password(guest.id, "", "battery staple")
    await accounts.register(guest.id, "Anna", "correct horse")
    with pytest.raises(AccountError, match="old password is not right"):
        await accounts.change_password(guest.id, "wrong horse", "battery staple")
    await accounts.change_password(guest.id, "correct horse", "battery staple")
    assert (await accounts.login("Anna", "battery staple")).id == guest.id
    with pytest.raises(AccountError):
        await accounts.login("Anna", "correct horse")


async def test_an_old_hash_is_made_anew_at_login(accounts: Accounts) -> None:
    guest = await accounts.new_guest()
    await accounts.register(guest.id, "Anna", "correct horse")
    stricter = Accounts(accounts.store, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    await stricter.login("Anna", "correct horse")
    assert "m=16,t=2" in (await accounts.known(guest.id)).password
    assert (await stricter.login("Anna", "correct horse")).id == guest.id
    await stricter.close()


# ---- blocks and reports


async def test_blocks(accounts: Accounts) -> None:
    anna, ben, carl = [await accounts.new_guest() for _ in range(3)]
    await accounts.rename(ben.id, "Ben")
    await accounts.block(anna.id, "ben")
    await accounts.block(anna.id, "Ben")
    assert await accounts.blocked_names(anna.id) == ["Ben"]
    assert await accounts.blocked_names(ben.id) == []
    assert await accounts.apart(anna.id, ben.id)
    assert await accounts.apart(ben.id, anna.id)
    assert not await accounts.apart(anna.id, carl.id)
    await accounts.rename(ben.id, "Benno")
    assert await accounts.blocked_names(anna.id) == ["Benno"]
    with pytest.raises(AccountError, match="do not block"):
        await accounts.unblock(anna.id, "Ben")
    await accounts.unblock(anna.id, "benno")
    assert not await accounts.apart(anna.id, ben.id)


async def test_blocks_that_make_no_sense_are_refused(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await accounts.new_guest(), await accounts.new_guest()
    with pytest.raises(AccountError, match="Nobody here is called"):
        await accounts.block(anna.id, "Nobody")
    with pytest.raises(AccountError, match="block yourself"):
        await accounts.block(anna.id, anna.name)
    monkeypatch.setattr("rulebound.server.accounts.MOST_BLOCKED", 0)
    with pytest.raises(AccountError, match="Unblock somebody first"):
        await accounts.block(anna.id, ben.name)


async def test_reports_are_kept_in_order(accounts: Accounts) -> None:
    await accounts.store.append("reports", [Entry(0, "report", b"{}"), Entry(1, "report", b"{}")])
    await asyncio.gather(*[accounts.report("gx", "table", "Ben", f"reason {n}") for n in range(5)])
    kept = await accounts.store.read("reports", after=1)
    reasons = [msgspec.json.decode(entry.payload, type=Reported).reason for entry in kept]
    assert sorted(reasons) == [f"reason {n}" for n in range(5)]
    again = Accounts(accounts.store, QUICK)
    await again.report("gx", "table", "", "after a restart")
    assert len(await accounts.store.read("reports")) == 8
    await again.close()
