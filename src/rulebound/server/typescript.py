"""The client's types, written from the protocol: `python -m rulebound.server.typescript [--check]`.

Every struct of the protocol becomes an interface of the same name in `web/src/lib/protocol.ts`, with its
docstring as a comment. What the server sends has all its fields; of what only clients send, those that have a
default may be left out. `--check` writes nothing and says with exit code 1 whether the file is out of step.
"""

import ast
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeGuard

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from rulebound.server.protocol import board, learning, library, messages, people, replays, tables, wire

TARGET: Final = Path("web") / "src" / "lib" / "protocol.ts"
"""The file that is written, from the root of the source tree."""
SENT_BY_CLIENTS: Final = ("NewTable", "SeatWish", "DeckText", "Report", "NewReplay")
"""Structs beside the messages of a socket that only clients send."""
UNIONS: Final = ("ServerMessage", "ClientMessage")
MODULES: Final = (wire, board, tables, messages, people, library, learning, replays)
"""The protocol, in the order in which its structs are written."""
HEAD: Final = """\
// What the server and its clients say to each other. Written by `python -m rulebound.server.typescript`
// from src/rulebound/server/protocol/: change that, not this file.

/** Words that are there in every language, by language. */
export interface Words {
  words: Record<string, string>;
}

/** What goes into a sentence. */
export type Argument = number | string | Text | Words | Text[];

/** A sentence to be said: its id in the catalogues, and its arguments. */
export interface Text {
  id: string;
  args: Record<string, Argument>;
}

export const SPECTATOR = "spectator";
"""


def typescript() -> str:
    """The whole file."""
    described = docstrings()
    parts = [HEAD]
    parts += [interface(struct, described) for struct in structs()]
    parts += [union(name) for name in UNIONS]
    return "\n".join(parts)


def structs() -> list[type[msgspec.Struct]]:
    """The structs that are sent, in the order of the protocol; bases are part of what is made from them."""
    held = [one for module in MODULES for one in vars(module).values() if one_of(module, one)]
    return [struct for struct in held if struct not in (wire.Wire, messages.Asked)]


def one_of(module: ModuleType, held: object) -> TypeGuard[type[msgspec.Struct]]:
    """Whether a module of the protocol holds a struct as its own, and has not imported it."""
    return inspect.isclass(held) and issubclass(held, wire.Wire) and held.__module__ == module.__name__


def docstrings() -> dict[str, str]:
    """What the protocol says of structs (by name) and of their fields (by `Struct.field`)."""
    described: dict[str, str] = {}
    for node in [node for module in MODULES for node in ast.parse(inspect.getsource(module)).body]:
        if not isinstance(node, ast.ClassDef):
            continue
        described[node.name] = ast.get_docstring(node) or ""
        for field, after in zip(node.body, node.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                said = text_of(after)
                if said:
                    described[f"{node.name}.{field.target.id}"] = said
    return described


def text_of(node: ast.stmt) -> str:
    """The text of a string that stands by itself; empty for anything else."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return inspect.cleandoc(node.value.value)
    return ""


def interface(struct: type[msgspec.Struct], described: dict[str, str]) -> str:
    """One struct."""
    info = type_info(struct)
    assert isinstance(info, StructType)
    name = struct.__name__
    lines = [*comment(described.get(name, ""), ""), f"export interface {name} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    from_client = issubclass(struct, messages.Asked) or name in SENT_BY_CLIENTS
    for field in info.fields:
        lines += comment(described.get(f"{name}.{field.name}", ""), "  ")
        lines.append(f"  {field.encode_name}{mark(field, from_client)}: {type_name(field.type)};")
    return "\n".join([*lines, "}", ""])


def mark(field: Field, from_client: bool) -> str:
    """The sign of a field that may be left out."""
    return "?" if from_client and not field.required else ""


def comment(said: str, indent: str) -> list[str]:
    """A docstring as a comment."""
    if not said:
        return []
    first, *rest = said.splitlines()
    if not rest:
        return [f"{indent}/** {first} */"]
    return [f"{indent}/** {first}", *(f"{indent} * {line}".rstrip() for line in rest), f"{indent} */"]


SIMPLE: Final[dict[type, str]] = {
    StrType: "string",
    IntType: "number",
    FloatType: "number",
    BoolType: "boolean",
    NoneType: "null",
    AnyType: "unknown",
}


def type_name(info: Type) -> str:
    """A type as TypeScript writes it."""
    if type(info) in SIMPLE:
        return SIMPLE[type(info)]
    if isinstance(info, msgspec.inspect.Metadata):
        return type_name(info.type)
    if isinstance(info, StructType):
        return info.cls.__name__
    if isinstance(info, LiteralType):
        return " | ".join(
            f'"{value}"' if isinstance(value, str) else str(value) for value in sorted_values(info)
        )
    if isinstance(info, UnionType):
        return " | ".join(type_name(one) for one in info.types)
    if isinstance(info, ListType):
        inner = type_name(info.item_type)
        return f"({inner})[]" if " " in inner and not inner.startswith("Record<") else f"{inner}[]"
    if isinstance(info, DictType):
        if isinstance(info.value_type, AnyType):
            return "Text"
        return f"Record<{type_name(info.key_type)}, {type_name(info.value_type)}>"
    raise TypeError(f"The protocol has a type that TypeScript is not told of yet: {info}.")


def sorted_values(info: LiteralType) -> list[Any]:
    """The values of a literal in an order that is always the same."""
    return sorted(info.values, key=str)


def union(name: str) -> str:
    """One of the unions of messages."""
    members = [member.__name__ for member in getattr(messages, name).__args__]
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def main(words: list[str]) -> int:
    """Write the file, or (`--check`) say whether it is in step; the exit code."""
    if "--check" not in words:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(typescript(), encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == typescript():
        return 0
    print(
        f"{TARGET} is out of step with the protocol: run `python -m rulebound.server.typescript`.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
