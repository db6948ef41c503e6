"""The headers that every answer carries, so that a browser helps to keep strangers out.

The client is served from here alone: no script, style, font or picture from elsewhere, no inline script, and
no inline style in markup (setting `element.style` by script, as Svelte's `style:` does, is allowed). Nobody
may put our pages into a frame. An application adds `security_headers(https)` to every answer, and
`caching(path)` as `Cache-Control`.
"""

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
"""The content security policy: what a page of ours may load and where it may send."""
UNUSED = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"]
"""What no page of ours ever asks a browser for."""
YEAR = 365 * 24 * 3600
HASHED = "/assets/"
"""Where the build puts files whose name changes with their content."""


def security_headers(https: bool) -> dict[str, str]:
    """The headers of every answer. `https`: whether people come by HTTPS, and should from now on."""
    headers = {
        "content-security-policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED),
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }
    if https:
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return headers


def caching(path: str) -> str:
    """The `Cache-Control` of an answer: hashed files for ever, pages only after asking, the rest never."""
    if path.startswith(HASHED):
        return f"public, max-age={YEAR}, immutable"
    if path.startswith("/api/"):
        return "no-store"
    return "no-cache"
