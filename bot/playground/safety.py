"""What keeps other sites in the same browser away from the page, and a message's text from becoming a program."""

from __future__ import annotations

import ipaddress

from aiohttp import web

SAFETY = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
}  # fmt: skip
# A file never changes, and opened by itself it may do nothing.
FILE_SAFETY = {
    "Content-Security-Policy": "default-src 'none'; sandbox", "Cache-Control": "private, max-age=604800, immutable",
}  # fmt: skip


def same_site(request: web.Request) -> bool:
    """Not a name that a stranger pointed here, not another site's script, not another site's form."""
    if not _is_address(request.url.host):
        return False
    if request.headers.get("Origin") not in (None, str(request.url.origin())):
        return False
    return request.method == "GET" or request.content_type == "application/json"


def _is_address(host: str | None) -> bool:
    """Only a plain address or localhost: a name could be pointed here by a stranger's page."""
    try:
        ipaddress.ip_address(host or "")
    except ValueError:
        return host == "localhost"
    return True
