"""Security headers of every answer: what a page may load and use, who may frame or open it, and TLS from then on."""

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from monopolista.server.core.client_address import host_of

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
"""All other features that a browser knows, so far as they are no client hints: a test asks Chromium which these are.

*Bluetooth* is not among them: browsers that lack it complain of it. Nor is the local network: a page that was loaded
from elsewhere may find its own server there.
"""
PERMISSIONS: Final = "Permissions-Policy"
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in _SOURCES.items()),
    PERMISSIONS: ", ".join([*(f"{feature}=(self)" for feature in ALLOWED), *(f"{feature}=()" for feature in DENIED)]),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
TLS_ONLY: Final[Mapping[str, str]] = {"Strict-Transport-Security": "max-age=31536000"}
"""For a year; of this name alone, since what else has names below it is not ours to say."""
_SECURE: Final = ("https", "wss")
_PARTS: Final = ("font/", "text/css", "text/javascript")
"""How the types of files begin that browsers load into a page and never show as one.

Permissions are a page's alone, and would be a kilobyte more with each file of the first visit.
"""


def headers_for(scope: Scope) -> Mapping[str, str]:
    """Return the headers of an answer; over TLS, browsers are told to stay with it.

    A computer's own name for itself is left out: browsers would ask every server that listens there for TLS.
    """
    host = host_of("//" + Headers(scope=scope).get("host", ""))
    is_tls = scope["scheme"] in _SECURE and host != "localhost"
    return {**HEADERS, **TLS_ONLY} if is_tls else HEADERS


class SecurityHeaders:
    """ASGI middleware that adds security headers to every HTTP answer, refusals and errors included.

    It has to be the outermost one, or answers of those around it go without. What an answer says itself, stays: reports
    have a content security policy of their own.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; the scheme is read with the answer, when the proxy has been heard."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").startswith(_PARTS)
                for name, value in headers_for(scope).items():
                    if not (is_part and name == PERMISSIONS):
                        headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
