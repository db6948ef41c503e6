"""The headers of every answer."""

from rulebound.server.headers import POLICY, caching, security_headers


def test_pages_load_nothing_from_elsewhere_and_nothing_inline() -> None:
    policy = security_headers(https=False)["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "base-uri 'none'" in policy
    for loose in ("unsafe-inline", "unsafe-eval", "*", "http:", "https:"):
        assert loose not in policy
    assert "data:" not in POLICY["script-src"] + POLICY["style-src"]


def test_every_answer_is_guarded() -> None:
    headers = security_headers(https=False)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert security_headers(https=True)["strict-transport-security"] == "max-age=31536000"


def test_what_a_browser_may_keep() -> None:
    assert caching("/assets/index-4f2a.js") == "public, max-age=31536000, immutable"
    assert caching("/api/me") == "no-store"
    assert caching("/") == caching("/table/abc") == "no-cache"
