"""A service traced by ddtrace. It prints its port, and calls the URL in the query "next", with the headers that its tracer writes. It ends when its standard input does."""
import http.server
import json
import sys
import threading
import urllib.parse
import urllib.request

from ddtrace.propagation.http import HTTPPropagator
from ddtrace.trace import tracer


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        received = {name.lower(): value for name, value in self.headers.items()}
        tracer.context_provider.activate(HTTPPropagator.extract(received))
        with tracer.trace("web.request", span_type="web"):
            query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
            answer = {"received": received, "next": call(query["next"][0]) if "next" in query else None}
        tracer.context_provider.activate(None)
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def call(url):
    with tracer.trace("http.request", span_type="http") as span:
        headers = {}
        HTTPPropagator.inject(span.context, headers)
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:
            return response.read().decode()


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
