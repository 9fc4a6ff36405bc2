"""Security headers of HTTP responses: content security policy, permissions, framing, opener isolation and HSTS."""

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from monopolista.server.core.client_address import host_of, is_loopback_host

_SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # positions and colours of single elements
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
ALLOWED: Final = ("autoplay", "clipboard-write")
"""Browser features that the page uses: its sounds, and the button that copies a link."""
DENIED: Final = (
    "accelerometer",
    "aria-notify",
    "browsing-topics",
    "camera",
    "captured-surface-control",
    "clipboard-read",
    "compute-pressure",
    "cross-origin-isolated",
    "deferred-fetch",
    "deferred-fetch-minimal",
    "digital-credentials-get",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "gamepad",
    "geolocation",
    "gyroscope",
    "hid",
    "identity-credentials-get",
    "idle-detection",
    "interest-cohort",
    "keyboard-map",
    "language-detector",
    "language-model",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "on-device-speech-recognition",
    "otp-credentials",
    "payment",
    "picture-in-picture",
    "private-state-token-issuance",
    "private-state-token-redemption",
    "publickey-credentials-create",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "storage-access",
    "summarizer",
    "sync-xhr",
    "translator",
    "unload",
    "usb",
    "window-management",
    "xr-spatial-tracking",
)
"""All other features that browsers know, except client hints: a test reads the list from Chromium.

*Bluetooth* is not among them: browsers that lack it log a warning. Nor is the local network: a page that was loaded
from elsewhere may find its own server there.
"""
PERMISSIONS: Final = "Permissions-Policy"


def content_security_policy(**changed: str) -> str:
    """Return the content security policy, with other sources for some directives.

    >>> content_security_policy(form_action="'self'").split("; ")[-2]
    "form-action 'self'"
    """
    sources = {**_SOURCES, **{name.replace("_", "-"): source for name, source in changed.items()}}
    return "; ".join(f"{what} {where}" for what, where in sources.items())


HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": content_security_policy(),
    PERMISSIONS: ", ".join([*(f"{feature}=(self)" for feature in ALLOWED), *(f"{feature}=()" for feature in DENIED)]),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
TRUSTWORTHY_ONLY: Final[Mapping[str, str]] = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Over plain HTTP to another machine, browsers ignore it and report an error."""
TLS_ONLY: Final[Mapping[str, str]] = {"Strict-Transport-Security": "max-age=31536000"}
"""For a year, and for this name alone: subdomains belong to the owner of the host."""
_SECURE: Final = ("https", "wss")
_SUBRESOURCES: Final = ("font/", "text/css", "text/javascript")
"""Prefixes of the media types of subresources, which browsers never show as a page.

Permissions apply to a page alone, and would add a kilobyte to each file of the first visit.
"""


def headers_for(scope: Scope) -> Mapping[str, str]:
    """Return the headers of a response; opener isolation over TLS and on this machine only, HSTS over TLS only.

    The name ``localhost`` is excluded from HSTS: browsers would require TLS of every server that listens there.
    """
    host = host_of("//" + Headers(scope=scope).get("host", ""))
    is_tls = scope["scheme"] in _SECURE
    isolated = TRUSTWORTHY_ONLY if is_tls or is_loopback_host(host) else {}
    return {**HEADERS, **isolated, **(TLS_ONLY if is_tls and host != "localhost" else {})}


class SecurityHeaders:
    """ASGI middleware that adds security headers to every HTTP response, rejections and errors included.

    It has to be the outermost middleware, so that the responses of all others pass through it. It keeps headers that a
    response has set: reports have a content security policy of their own.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; read its scheme with the response, when the proxy middleware has applied it."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_subresource = headers.get("content-type", "").startswith(_SUBRESOURCES)
                for name, value in headers_for(scope).items():
                    if not (is_subresource and name == PERMISSIONS):
                        headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
