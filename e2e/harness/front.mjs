// A server in front of the real one, which can change what passes through, and vanish and come back at the same
// address: a new build, a lost network.

import { createServer, request } from "node:http";

// `change(path, text)` returns the new text, or nothing to leave an answer as it is; `text()` is the old one.
export async function startFront(behind) {
  let change = () => undefined;
  let failing = 0;
  const server = createServer((asked, answer) => {
    if (failing) {
      answer.writeHead(failing, { "content-security-policy": "default-src 'none'" });
      answer.end();
      return;
    }
    const url = new URL(asked.url, behind);
    // Nothing compressed: what passes through can be read.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    // What the browser has is the real server's; what passes here may differ.
    delete headers["if-none-match"];
    const onward = request(url, { method: asked.method, headers }, async (got) => {
      const parts = [];
      for await (const part of got) {
        parts.push(part);
      }
      let body = Buffer.concat(parts);
      const text = change(url.pathname, () => body.toString());
      if (text !== undefined) {
        body = Buffer.from(text);
      }
      got.headers["content-length"] = String(body.length);
      delete got.headers["transfer-encoding"];
      delete got.headers.etag;
      answer.writeHead(got.statusCode, got.headers);
      answer.end(asked.method === "HEAD" ? undefined : body);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  const listen = (port) => new Promise((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address();
  const vanish = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    change: (how) => {
      change = how;
    },
    // Answers everything with this status; 0 ends it.
    fail: (status) => {
      failing = status;
    },
    vanish,
    comeBack: () => listen(port),
    stop: vanish,
  };
}

// The next build, as far as a browser can tell: another service worker, another page.
export function nextBuild(path, text) {
  if (path === "/sw.js") {
    return text().replace(/spymaster-[0-9a-f]+/, "spymaster-next");
  }
  const isPage = !path.startsWith("/assets/") && /(^\/|\/[^.]*|\.html)$/.test(path);
  return isPage ? text().replace("<html ", '<html data-build="next" ') : undefined;
}
