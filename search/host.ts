import type { Plan } from "./contract.ts";
import { Hosted, type HostSettings, yieldToEventLoop } from "./hosted.ts";
import type { CollectionState, FromHost, Port, ToHost } from "./messages.ts";

export type HostOptions = Partial<Omit<HostSettings, "tell">>;

const DEFAULTS = {
  snapshotFolder: null,
  pollMillis: 250,
  mark: null,
  saveMillis: 10 * 60_000,
  whenReady: null,
};
const MAX_WAIT_MS = 30_000;
const STATE_MILLIS = 1_000;
/** How long a stop waits for what is being read. */
const STOP_TIMEOUT_MS = 5_000;

/** Holds the collections and answers for them, usually in a thread of its own. */
export function hostSearch(port: Port, plans: Record<string, Plan>, options: HostOptions = {}) {
  const host = new Host(port, plans, options);
  port.on("message", (message) => host.take(message as ToHost));
}

class Host {
  readonly #port: Port;
  readonly #settings: HostSettings;
  readonly #collections: ReadonlyMap<string, Hosted>;
  readonly #wakers = new Map<string, () => void>();
  readonly #followers: Promise<void>[] = [];
  /** Those that have not been read, and their first snapshot tried. */
  readonly #unread: Set<Hosted>;
  /** The mark at which a collection's source last had nothing more to tell. */
  readonly #upTo = new Map<string, string>();
  #mark: { at: number; text: Promise<string> } | null = null;
  #isStopping = false;
  readonly #reporting: NodeJS.Timeout;

  constructor(port: Port, plans: Record<string, Plan>, options: HostOptions) {
    this.#port = port;
    this.#settings = {
      ...DEFAULTS,
      ...options,
      tell: ({ collection, why }) => this.#tell({ kind: "trouble", collection, why }),
    };
    this.#collections = new Map(
      Object.entries(plans).map(([name, plan]) => [name, new Hosted(name, plan, this.#settings)]),
    );
    this.#unread = new Set(this.#collections.values());
    for (const [name, hosted] of this.#collections) {
      this.#followers.push(this.#follow(name, hosted));
      void this.#tidy(hosted);
    }
    this.#reporting = setInterval(() => this.#report(), STATE_MILLIS).unref();
  }

  take(message: ToHost): void {
    if (message.kind === "ask") this.#answer(message);
    if (message.kind === "stop") void this.#stop();
  }

  #answer({ request, collection, question, deadline }: Extract<ToHost, { kind: "ask" }>): void {
    // Its asker has given up: looking for the answer would make those behind it late too.
    if (Date.now() > deadline) return;
    try {
      const hosted = this.#collections.get(collection);
      if (!hosted) throw new Error(`There is no collection "${collection}"`);
      if (!hosted.isReady) throw new Error(`The collection "${collection}" is not ready yet`);
      this.#tell({ kind: "answer", request, answer: hosted.answer(question) });
    } catch (error) {
      this.#tell({ kind: "refused", request, why: whyOf(error) });
    }
  }

  /** Starts, then reads changes for ever; trouble with the source is told, and tried again later. */
  async #follow(name: string, hosted: Hosted): Promise<void> {
    let troubles = 0;
    while (!this.#isStopping) {
      let isMoving = false;
      try {
        if (hosted.isReady) isMoving = await this.#readChanges(name, hosted);
        else await this.#start(hosted);
        troubles = 0;
        if (hosted.isSaveDue(Date.now())) void this.#saveOne(name, hosted);
      } catch (error) {
        troubles++;
        this.#upTo.delete(name);
        this.#tell({ kind: "trouble", collection: name, why: whyOf(error) });
      }
      if (!isMoving)
        await this.#rest(name, Math.min(MAX_WAIT_MS, this.#settings.pollMillis * 2 ** troubles));
    }
  }

  async #start(hosted: Hosted): Promise<void> {
    try {
      await hosted.start();
    } finally {
      this.#report();
      if (hosted.isReady) this.#unread.delete(hosted);
      if (this.#unread.size === 0 && !this.#isStopping) this.#settings.whenReady?.();
    }
  }

  /** The mark is read first: what is written while the source is asked makes it another. */
  async #readChanges(name: string, hosted: Hosted): Promise<boolean> {
    const mark = await this.#readMark();
    if (mark !== null && mark === this.#upTo.get(name)) return false;
    const isMoving = await hosted.follow();
    if (!isMoving && mark !== null) this.#upTo.set(name, mark);
    return isMoving;
  }

  /** One look serves all collections, which look at about the same time. */
  async #readMark(): Promise<string | null> {
    const { mark, pollMillis } = this.#settings;
    if (mark === null) return null;
    const now = Date.now();
    if (this.#mark === null || now - this.#mark.at > pollMillis / 2)
      this.#mark = { at: now, text: mark() };
    return this.#mark.text;
  }

  async #tidy(hosted: Hosted): Promise<void> {
    while (!this.#isStopping) {
      if (hosted.isReady && hosted.tidy()) await yieldToEventLoop();
      else await new Promise((resolve) => setTimeout(resolve, this.#settings.pollMillis).unref());
    }
  }

  #rest(name: string, millis: number): Promise<void> {
    if (this.#isStopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      this.#wakers.set(name, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async #save(): Promise<void> {
    await Promise.all([...this.#collections].map(([name, hosted]) => this.#saveOne(name, hosted)));
  }

  async #saveOne(name: string, hosted: Hosted): Promise<void> {
    try {
      await hosted.save();
    } catch (error) {
      const why = `The snapshot could not be written: ${whyOf(error)}`;
      this.#tell({ kind: "trouble", collection: name, why });
    }
  }

  async #stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#reporting);
    for (const wake of this.#wakers.values()) wake();
    const patience = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
    await Promise.race([Promise.all(this.#followers), patience]);
    await this.#save();
    this.#tell({ kind: "stopped" });
  }

  #report(): void {
    const collections: Record<string, CollectionState> = {};
    for (const [name, hosted] of this.#collections) collections[name] = hosted.state();
    this.#tell({ kind: "state", collections });
  }

  #tell(message: FromHost): void {
    this.#port.postMessage(message);
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
