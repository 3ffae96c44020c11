// What must never happen while a page is open: an error, a breach of the content security policy, a word to a
// stranger. All of it is collected; a test fails on what it did not allow.

export class Watch {
  #problems = [];
  #allowed = [];

  constructor(url) {
    this.origin = new URL(url).origin;
  }

  // From now on, and for what happened already, problems like this are expected.
  allow(pattern) {
    this.#allowed.push(pattern);
  }

  get problems() {
    return this.#problems.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  async context(context) {
    // Said as an error of the console, which is heard from every page and frame.
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI || "inline"}`);
      });
    });
    context.on("console", (message) => {
      const text = message.text();
      if (message.type() === "error" || /content.security.policy/i.test(text)) {
        this.#problems.push(`console: ${text} (${message.location().url})`);
      }
    });
    context.on("weberror", (error) => this.#problems.push(`error: ${error.error().stack}`));
    context.on("request", (request) => {
      const url = new URL(request.url());
      const own = url.origin === this.origin || ["blob:", "data:"].includes(url.protocol);
      if (!own) {
        this.#problems.push(`stranger: ${url}`);
      }
    });
    context.on("response", (response) => {
      const policy = response.headers()["content-security-policy"];
      const ours = new URL(response.url()).origin === this.origin;
      if (ours && !response.fromServiceWorker() && !policy) {
        this.#problems.push(`policy: none on ${response.url()}`);
      }
    });
    context.on("page", (page) => {
      page.on("crash", () => this.#problems.push("error: the page crashed"));
    });
  }
}
