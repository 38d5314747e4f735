import { EventEmitter, once } from "node:events";
import type { CollectionState, FromHost, Port, ToHost } from "./messages.ts";

/** No answer can be had now: the index is not ready or has too much to do, its thread has died, or it took too long. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";
}

/** The other end of a host, and how it is ended. */
export type Connection = {
  port: Port;
  /** Called once when the host has died. */
  onDeath(listener: (why: string) => void): void;
  close(): Promise<void>;
};

export type ClientOptions = {
  timeoutMillis?: number;
  maxWaiting?: number;
  onTrouble?: (trouble: { collection: string | null; why: string }) => void;
};

const TIMEOUT = 3_000;
/** More questions than these could not be answered in time, so no more are taken. */
const MAX_WAITING = 256;
const STOP_TIMEOUT = 30_000;
const FIRST_RESTART = 100;
const MAX_RESTART_MS = 10_000;

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** Asks a host, keeps it running, and knows whether it is ready. */
export class SearchClient {
  readonly #connect: () => Connection;
  readonly #options: ClientOptions;
  readonly #waiting = new Map<number, Waiting & { timer: NodeJS.Timeout }>();
  readonly #news = new EventEmitter();
  #connection: Connection;
  #states: Record<string, CollectionState> = {};
  #requests = 0;
  #deaths = 0;
  #isStopping = false;
  #isHostAlive = true;

  constructor(connect: () => Connection, options: ClientOptions = {}) {
    this.#connect = connect;
    this.#options = options;
    this.#connection = this.#open();
  }

  /** The answer of a collection; rejects with SearchUnavailable, or with what is wrong with the question. */
  ask<Answer>(collection: string, question: unknown): Promise<Answer> {
    if (!this.isReady(collection)) {
      return Promise.reject(new SearchUnavailable(`The index of ${collection} is not ready`));
    }
    if (this.#waiting.size >= (this.#options.maxWaiting ?? MAX_WAITING)) {
      return Promise.reject(new SearchUnavailable(`The index of ${collection} is asked too much`));
    }
    const { timeoutMillis = TIMEOUT } = this.#options;
    const request = ++this.#requests;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(request), timeoutMillis);
      this.#waiting.set(request, { resolve: resolve as Waiting["resolve"], reject, timer });
      const deadline = Date.now() + timeoutMillis;
      this.#send({ kind: "ask", request, collection, question, deadline });
    });
  }

  /** One collection, or all of them. */
  isReady(collection?: string): boolean {
    if (collection !== undefined) return this.#states[collection]?.isReady ?? false;
    const states = Object.values(this.#states);
    return states.length > 0 && states.every(({ isReady }) => isReady);
  }

  async untilReady(collection?: string): Promise<void> {
    while (!this.isReady(collection)) await once(this.#news, "state");
  }

  states(): Readonly<Record<string, CollectionState>> {
    return this.#states;
  }

  /** Lets the host save its snapshots, and ends it. */
  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    if (!this.#isHostAlive) return this.end();
    const stopped = once(this.#news, "stopped");
    const tooLong = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT).unref());
    this.#send({ kind: "stop" });
    await Promise.race([stopped, tooLong]);
    await this.end();
  }

  /** Ends the host as it is, without a word. */
  async end(): Promise<void> {
    this.#isStopping = true;
    this.#forget("The search is stopping");
    await this.#connection.close();
  }

  #open(): Connection {
    const connection = this.#connect();
    this.#isHostAlive = true;
    connection.port.on("message", (message) => this.#take(message as FromHost));
    connection.onDeath((why) => this.#restart(why));
    return connection;
  }

  #take(message: FromHost): void {
    if (message.kind === "answer") this.#settle(message.request)?.resolve(message.answer);
    if (message.kind === "refused") this.#settle(message.request)?.reject(new Error(message.why));
    if (message.kind === "trouble") this.#options.onTrouble?.(message);
    if (message.kind === "state") {
      this.#states = message.collections;
      if (this.isReady()) this.#deaths = 0;
    }
    this.#news.emit(message.kind);
  }

  #settle(request: number): Waiting | undefined {
    const waiting = this.#waiting.get(request);
    if (waiting) clearTimeout(waiting.timer);
    this.#waiting.delete(request);
    return waiting;
  }

  #giveUp(request: number): void {
    this.#settle(request)?.reject(new SearchUnavailable("The index took too long to answer"));
  }

  #forget(why: string): void {
    this.#states = {};
    for (const request of [...this.#waiting.keys()]) {
      this.#settle(request)?.reject(new SearchUnavailable(why));
    }
  }

  #restart(why: string): void {
    this.#isHostAlive = false;
    this.#forget(why);
    if (this.#isStopping) {
      this.#news.emit("stopped");
      return;
    }
    this.#options.onTrouble?.({ collection: null, why });
    const wait = Math.min(MAX_RESTART_MS, FIRST_RESTART * 2 ** this.#deaths++);
    setTimeout(() => {
      if (!this.#isStopping) this.#connection = this.#open();
    }, wait);
  }

  #send(message: ToHost): void {
    this.#connection.port.postMessage(message);
  }
}
