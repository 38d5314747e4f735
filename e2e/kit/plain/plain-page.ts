import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { CookieJar, JSDOM, VirtualConsole } from "jsdom";
import { wordsOf } from "./accessible.ts";
import { follow, type Received, type Sent } from "./exchange.ts";
import { type GivenFile, submission } from "./form-data.ts";
import { PlainLocator } from "./plain-locator.ts";

type Cookie = { name: string; value: string; url?: string; domain?: string };
type Visit = { url: URL; received: Received; dom: JSDOM };
type Download = {
  suggestedFilename: () => string;
  path: () => Promise<string>;
  createReadStream: () => Promise<Readable>;
};
type Start = {
  baseURL: string;
  headers: Record<string, string>;
  /** Told of answers that no visitor should get. */
  onProblem: (words: string) => void;
};

/**
 * A visitor over real HTTP without a browser: cookies, links and forms, as a browser without JavaScript
 * has them. It costs a fraction of a page in Chromium. What is drawn, focused or scripted it does not know.
 */
export class PlainPage {
  readonly #jar: CookieJar;
  readonly #start: Start;
  readonly #history: string[] = [];
  #current: Visit | null = null;
  #files = new Map<string, GivenFile[]>();
  #held = "";
  #onDownload: (download: Download) => void = () => undefined;

  constructor(start: Start, jar = new CookieJar()) {
    this.#start = start;
    this.#jar = jar;
  }

  // Questions.

  get #visit(): Visit {
    if (!this.#current) throw new Error("Nothing has been opened yet.");
    return this.#current;
  }

  get #document(): Document {
    return this.#visit.dom.window.document;
  }

  get #whole(): PlainLocator {
    return new PlainLocator(this, "page", () => [this.#document.documentElement]);
  }

  url = (): string => this.#current?.url.href ?? "about:blank";
  status = (): number => this.#visit.received.status;
  bytes = (): Buffer => this.#visit.received.body;
  headers = (): Received["headers"] => this.#visit.received.headers;
  title = async (): Promise<string> => this.#document.title;
  content = async (): Promise<string> => this.#visit.received.body.toString();

  getByRole: PlainLocator["getByRole"] = (...given) => this.#whole.getByRole(...given);
  getByLabel: PlainLocator["getByLabel"] = (...given) => this.#whole.getByLabel(...given);
  getByText: PlainLocator["getByText"] = (...given) => this.#whole.getByText(...given);
  getByPlaceholder: PlainLocator["getByPlaceholder"] = (...given) =>
    this.#whole.getByPlaceholder(...given);
  locator: PlainLocator["locator"] = (selector, options) => {
    if (selector !== "html") return this.#whole.locator(selector, options);
    return this.#whole;
  };

  /** For anyone who looks for what is not there. */
  describe(): string {
    const { url, received } = this.#visit;
    const main = this.#document.querySelector("main") ?? this.#document.body;
    const held = this.#held ? `\nThe browser would not send the form: ${this.#held}` : "";
    return `${received.status} ${url.href}${held}\n${wordsOf(main).slice(0, 1200)}`;
  }

  context() {
    return {
      addCookies: async (cookies: Cookie[]) => {
        for (const { name, value, url, domain } of cookies) {
          const whose = url ?? (domain ? `http://${domain}` : this.#start.baseURL);
          this.#jar.setCookieSync(`${name}=${value}; Path=/`, whose);
        }
      },
      newPage: async () => new PlainPage(this.#start, this.#jar),
      clearCookies: async () => void this.#jar.removeAllCookiesSync(),
      cookies: async (url = this.#start.baseURL) =>
        this.#jar.getCookiesSync(url).map(({ key, value }) => ({ name: key, value })),
    };
  }

  /** One exchange with the visitor's cookies; the page stays. */
  get request() {
    const ask = async (path: string, method: "GET" | "POST", headers: Record<string, string>) => {
      const url = new URL(path, this.#start.baseURL);
      const sent = { url, method, headers: { ...this.#start.headers, ...headers } };
      const { status, headers: answered, body } = await follow(sent, this.#jar);
      return {
        status: () => status,
        ok: () => status >= 200 && status < 300,
        headers: () => answered,
        text: async () => body.toString(),
        json: async () => JSON.parse(body.toString()),
        body: async () => body,
      };
    };
    return {
      get: (path: string, { headers = {} } = {}) => ask(path, "GET", headers),
      post: (path: string, { headers = {} } = {}) => ask(path, "POST", headers),
    };
  }

  waitForEvent(event: "download"): Promise<Download> {
    if (event !== "download") throw new Error(`Without a browser there is no ${event}.`);
    return new Promise((resolve) => {
      this.#onDownload = resolve;
    });
  }

  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    if (!this.isAt(wanted)) throw new Error(`It is not at ${wanted}.\n${this.describe()}`);
  }

  isAt(wanted: string | RegExp | ((url: URL) => boolean)): boolean {
    const { url } = this.#visit;
    if (typeof wanted === "function") return wanted(new URL(url));
    if (wanted instanceof RegExp) return wanted.test(url.href);
    if (wanted.startsWith("**")) return url.href.endsWith(wanted.slice(2));
    return url.href === new URL(wanted, this.#start.baseURL).href;
  }

  // Steps.

  async goto(path: string) {
    const url = new URL(path, this.#start.baseURL);
    await this.#open({ url, method: "GET", headers: { "sec-fetch-site": "none" } });
    return { status: this.status, headers: this.headers };
  }

  async reload(): Promise<void> {
    await this.goto(this.#history.pop() ?? this.url());
  }

  async goBack(): Promise<void> {
    this.#history.pop();
    await this.reload();
  }

  async #open(sent: Sent): Promise<void> {
    const headers = { ...this.#start.headers, ...sent.headers };
    const received = await follow({ ...sent, headers }, this.#jar);
    if (received.status >= 500) this.#start.onProblem(`${received.status}: ${received.url}`);
    const saved = String(received.headers["content-disposition"] ?? "");
    if (saved.startsWith("attachment")) {
      // A file is saved and the page stays.
      this.#onDownload(download(fileName(saved), received.body));
      return;
    }
    const isPage = String(received.headers["content-type"]).startsWith("text/html");
    const dom = new JSDOM(isPage ? lightened(received.body.toString()) : "", {
      url: received.url.href,
      virtualConsole: new VirtualConsole(),
    });
    this.#files = new Map();
    this.#held = "";
    this.#current = { url: received.url, received, dom };
    this.#history.push(received.url.href);
  }

  async #goOn(sent: Sent): Promise<void> {
    const from = this.#visit.url;
    const isSameOrigin = sent.url.origin === from.origin;
    const referer = isSameOrigin
      ? `${from.origin}${from.pathname}${from.search}`
      : `${from.origin}/`;
    await this.#open({
      ...sent,
      headers: {
        ...sent.headers,
        referer,
        "sec-fetch-site": isSameOrigin ? "same-origin" : "cross-site",
        ...(sent.method === "POST" ? { origin: from.origin } : {}),
      },
    });
  }

  giveFiles(field: HTMLInputElement, files: GivenFile | GivenFile[] | string): void {
    if (field.type !== "file") throw new Error(`${field.outerHTML} takes no files.`);
    if (typeof files === "string") throw new Error("Give the file’s bytes.");
    this.#files.set(field.name, [files].flat());
    // The document cannot be given files, so it would still miss one.
    field.required = false;
  }

  /** A press on an element, or on what it stands in. */
  async press(element: Element): Promise<void> {
    const target = element.closest("a[href], button, input, select, textarea, label, summary");
    if (!target) return;
    if (target.matches(":disabled")) throw new Error(`It is disabled: ${target.outerHTML}`);
    if (target.matches("a")) return this.#followLink(target as HTMLAnchorElement);
    if (target.matches("summary")) return void target.parentElement?.toggleAttribute("open");
    if (target.matches("label")) {
      const { control } = target as HTMLLabelElement;
      return control ? this.press(control) : undefined;
    }
    const field = target as HTMLInputElement;
    if (field.type === "checkbox") field.checked = !field.checked;
    else if (field.type === "radio") field.checked = true;
    else if (field.type === "reset") field.form?.reset();
    else if (field.type === "submit" || field.type === "image")
      await this.#submit(field.form, field);
    else if (field.hasAttribute("popovertarget")) {
      this.#document
        .getElementById(field.getAttribute("popovertarget")!)
        ?.toggleAttribute("data-shown");
    }
  }

  async #followLink(link: HTMLAnchorElement): Promise<void> {
    const url = new URL(link.href);
    if (url.protocol === "data:") {
      const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
      return this.#onDownload(download(link.download, bytes));
    }
    const here = this.#visit.url;
    if (
      link.getAttribute("href")!.includes("#") &&
      url.href.split("#")[0] === here.href.split("#")[0]
    ) {
      this.#visit.url.hash = url.hash;
      return;
    }
    await this.#goOn({ url, method: "GET", headers: {} });
  }

  /** Enter presses the form's first button, as if by hand. */
  async pressEnterIn(field: HTMLInputElement): Promise<void> {
    if (!field.form) return;
    const button = [...field.form.elements].find((one) =>
      one.matches("button:not([type=button], [type=reset]), input[type=submit], input[type=image]"),
    );
    if (button?.matches(":disabled")) return;
    await this.#submit(field.form, (button as HTMLElement | undefined) ?? null);
  }

  async #submit(form: HTMLFormElement | null, submitter: HTMLElement | null): Promise<void> {
    if (!form) return;
    const isUnchecked = form.noValidate || submitter?.hasAttribute("formnovalidate");
    const wrong = [...form.elements].filter((one) => one.matches(":invalid"));
    this.#held = wrong.map((one) => (one as HTMLInputElement).name).join(", ");
    if (!isUnchecked && wrong.length > 0) return;
    await this.#goOn(submission(form, submitter, ({ name }) => this.#files.get(name)));
  }
}

/**
 * Without scripts, of which none runs, and without the lines of wordless drawings: reading those takes half of the
 * time. Facts for search engines stay.
 */
function lightened(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/(<svg\b[^>]*>)(?:(?!<title|<text|<\/svg>)[\s\S])*<\/svg>/g, "$1</svg>");
}

function download(name: string, bytes: Buffer): Download {
  return {
    suggestedFilename: () => name,
    path: () => keptFile(bytes),
    createReadStream: async () => Readable.from([bytes]),
  };
}

async function keptFile(bytes: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "wm-plain-")), "file");
  await writeFile(path, bytes);
  return path;
}

function fileName(disposition: string): string {
  const whole = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (whole) return decodeURIComponent(whole);
  return /filename="?([^";]+)/i.exec(disposition)?.[1] ?? "";
}
