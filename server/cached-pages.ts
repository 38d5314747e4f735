import { INVENTABLE } from "./page-key.ts";

/** A finished page, held in memory as it is sent. */
export type CachedPage = {
  key: string;
  tags: readonly string[];
  etag: string;
  /** Name, value, name, value: as node writes them, without what differs per answer. */
  headers: readonly string[];
  /** The plain one is dropped once Brotli is ready: hardly anybody asks for it, and it weighs the most. */
  bodies: { plain?: Buffer; gzip: Buffer; br?: Buffer };
  /** The path as the access log may show it. */
  loggedPath: string;
  keptAt: number;
  /** For a page that grows old sooner than others. */
  maxAgeMs?: number;
};

type Bounds = { maxBytes: number; maxAgeMs: number };

export const USUAL_BOUNDS: Bounds = { maxBytes: 32 * 1024 * 1024, maxAgeMs: 5 * 60 * 1000 };

/**
 * Pages in memory, least recently asked for thrown out first. Addresses with a
 * query or an unusual spelling live in a quarter of the room: anybody can invent
 * those without end, and must not be able to push out the pages everyone reads.
 */
export class CachedPages {
  readonly #maxAgeMs: number;
  readonly #plain: Shelf;
  readonly #invented: Shelf;

  constructor({ maxBytes, maxAgeMs }: Bounds = USUAL_BOUNDS) {
    this.#maxAgeMs = maxAgeMs;
    this.#plain = new Shelf(maxBytes * 0.75);
    this.#invented = new Shelf(maxBytes * 0.25);
  }

  find(key: string, now: number): CachedPage | undefined {
    const page = this.#shelfOf(key).touch(key);
    if (page === undefined || now - page.keptAt < (page.maxAgeMs ?? this.#maxAgeMs)) return page;
    this.#shelfOf(key).remove(key);
    return undefined;
  }

  /** Also called when a page has changed its weight. */
  keep(page: CachedPage): void {
    this.#shelfOf(page.key).put(page);
  }

  /** False once the page was thrown out or replaced. */
  holds(page: CachedPage): boolean {
    return this.#shelfOf(page.key).peek(page.key) === page;
  }

  forget(tag: string): void {
    this.#plain.removeTagged(tag);
    this.#invented.removeTagged(tag);
  }

  forgetAll(): void {
    this.#plain.clear();
    this.#invented.clear();
  }

  bytes(): number {
    return this.#plain.bytes + this.#invented.bytes;
  }

  count(): number {
    return this.#plain.count + this.#invented.count;
  }

  #shelfOf(key: string): Shelf {
    return key.startsWith(INVENTABLE) ? this.#invented : this.#plain;
  }
}

class Shelf {
  readonly #maxBytes: number;
  // A Map remembers the order of insertion, so its first entry is the least recently used.
  readonly #pages = new Map<string, { page: CachedPage; bytes: number }>();
  bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get count(): number {
    return this.#pages.size;
  }

  touch(key: string): CachedPage | undefined {
    const held = this.#pages.get(key);
    if (held === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, held);
    return held.page;
  }

  peek(key: string): CachedPage | undefined {
    return this.#pages.get(key)?.page;
  }

  put(page: CachedPage): void {
    this.remove(page.key);
    const bytes = weigh(page);
    if (bytes > this.#maxBytes) return;

    this.#pages.set(page.key, { page, bytes });
    this.bytes += bytes;
    for (const key of this.#pages.keys()) {
      if (this.bytes <= this.#maxBytes) break;
      this.remove(key);
    }
  }

  remove(key: string): void {
    const held = this.#pages.get(key);
    if (held === undefined) return;
    this.#pages.delete(key);
    this.bytes -= held.bytes;
  }

  removeTagged(tag: string): void {
    for (const [key, { page }] of this.#pages) if (page.tags.includes(tag)) this.remove(key);
  }

  clear(): void {
    this.#pages.clear();
    this.bytes = 0;
  }
}

/** Bodies, headers and key, and a little for the objects that hold them. */
function weigh({ key, bodies, headers }: CachedPage) {
  const body = (bodies.plain?.length ?? 0) + bodies.gzip.length + (bodies.br?.length ?? 0);
  return body + 2 * (key.length + headers.join("").length) + 512;
}
