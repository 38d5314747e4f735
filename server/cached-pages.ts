import { LruMap } from "#rules/cache/lru-map.ts";
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
type PageMap = LruMap<string, CachedPage>;

export const USUAL_BOUNDS: Bounds = { maxBytes: 32 * 1024 * 1024, maxAgeMs: 5 * 60 * 1000 };

/**
 * Pages in memory, least recently asked for thrown out first. Addresses with a
 * query or an unusual spelling live in a quarter of the room: anybody can invent
 * those without end, and must not be able to push out the pages everyone reads.
 */
export class CachedPages {
  readonly #maxAgeMs: number;
  readonly #plain: PageMap;
  readonly #invented: PageMap;

  constructor({ maxBytes, maxAgeMs }: Bounds = USUAL_BOUNDS) {
    this.#maxAgeMs = maxAgeMs;
    this.#plain = new LruMap(maxBytes * 0.75);
    this.#invented = new LruMap(maxBytes * 0.25);
  }

  find(key: string, now: number): CachedPage | undefined {
    const page = this.#pagesFor(key).get(key);
    if (page === undefined || now - page.keptAt < (page.maxAgeMs ?? this.#maxAgeMs)) return page;
    this.#pagesFor(key).delete(key);
    return undefined;
  }

  /** Also called when a page has changed its weight. */
  keep(page: CachedPage): void {
    this.#pagesFor(page.key).set(page.key, page, weigh(page));
  }

  /** False once the page was thrown out or replaced. */
  holds(page: CachedPage): boolean {
    return this.#pagesFor(page.key).peek(page.key) === page;
  }

  forget(tag: string): void {
    const hasTag = ({ tags }: CachedPage) => tags.includes(tag);
    this.#plain.deleteWhere(hasTag);
    this.#invented.deleteWhere(hasTag);
  }

  forgetAll(): void {
    this.#plain.clear();
    this.#invented.clear();
  }

  bytes(): number {
    return this.#plain.weight + this.#invented.weight;
  }

  count(): number {
    return this.#plain.size + this.#invented.size;
  }

  #pagesFor(key: string): PageMap {
    return key.startsWith(INVENTABLE) ? this.#invented : this.#plain;
  }
}

/** Bodies, headers and key, and a little for the objects that hold them. */
function weigh({ key, bodies, headers }: CachedPage) {
  const body = (bodies.plain?.length ?? 0) + bodies.gzip.length + (bodies.br?.length ?? 0);
  return body + 2 * (key.length + headers.join("").length) + 512;
}
