// A server in front of the real one, which can change what passes through, and vanish and come back at the same
// address: a new build, a lost network.

import { createServer, request } from "node:http";
import { connect } from "node:net";

import { atTheEnd } from "./cleanup.mjs";

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
  // Sockets pass through as bytes; `protocol` may say another build than the page's.
  const lines = new Set();
  let swallowed = 0;
  let protocol = (head) => head;
  server.on("upgrade", (asked, line) => {
    const { hostname, port } = new URL(behind);
    const onward = connect(Number(port), hostname);
    const pair = { line, onward };
    lines.add(pair);
    const end = () => {
      lines.delete(pair);
      line.destroy();
      onward.destroy();
    };
    for (const one of [line, onward]) {
      one.on("error", end);
      one.on("close", end);
    }
    const given = asked.headers["sec-websocket-protocol"];
    const headers = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
    const head = [`GET ${asked.url} HTTP/1.1`, ...headers, "", ""].join("\r\n");
    onward.write(protocol(head, given));
    onward.once("data", (first) => {
      // What the page asked for is what it must be answered.
      const told = protocol(given, given);
      line.write(told === given ? first : first.toString("latin1").replace(told, given), "latin1");
      onward.pipe(line);
    });
    line.pipe(onward);
  });
  const listen = (port) => new Promise((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address();
  const cut = () => {
    for (const { line, onward } of lines) {
      line.destroy();
      onward.destroy();
    }
  };
  const vanish = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
      cut();
    });
  atTheEnd(vanish);
  return {
    url: `http://127.0.0.1:${port}`,
    change: (how) => {
      change = how;
    },
    // Answers everything with this status; 0 ends it.
    fail: (status) => {
      failing = status;
    },
    // Nothing passes any more, and nobody is told: a device that sleeps.
    freeze: () => {
      for (const { line, onward } of lines) {
        line.unpipe(onward);
        onward.unpipe(line);
        line.on("data", (bytes) => (swallowed += bytes.length));
        line.resume();
        onward.resume();
      }
    },
    // How many bytes pages have sent into frozen lines.
    swallowed: () => swallowed,
    // All sockets end; new ones may come.
    cut,
    // From now on pages seem to be of this build; nothing ends it.
    pretend: (hash) => {
      protocol = (text, given) => (hash ? text.replace(given, `spymaster.${hash}.postcard`) : text);
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
