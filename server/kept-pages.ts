import { INVENTABLE } from "./page-key.ts";

/** A finished page, held in memory in every encoding we send. */
export type KeptPage = {
  key: string;
  tags: readonly string[];
  etag: string;
  /** Name, value, name, value: as node writes them, without what differs per answer. */
  headers: readonly string[];
  bodies: { plain: Buffer; gzip?: Buffer; br?: Buffer };
  /** The path as the access log may show it. */
  loggedPath: string;
  keptAt: number;
  /** For a page that grows old sooner than others. */
  maxAgeMs?: number;
};

export type KeptPages = ReturnType<typeof createKeptPages>;

type Bounds = { maxBytes: number; maxAgeMs: number };

export const USUAL_BOUNDS: Bounds = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 5 * 60 * 1000 };

/**
 * Pages in memory, least recently asked for thrown out first. Addresses with a
 * query or an unusual spelling live in a quarter of the room: anybody can invent
 * those without end, and must not be able to push out the pages everyone reads.
 */
export function createKeptPages({ maxBytes, maxAgeMs }: Bounds = USUAL_BOUNDS) {
  const plain = createShelf(maxBytes * 0.75);
  const invented = createShelf(maxBytes * 0.25);
  const shelfOf = (key: string) => (key.startsWith(INVENTABLE) ? invented : plain);

  return {
    find(key: string, now: number): KeptPage | undefined {
      const page = shelfOf(key).touch(key);
      if (page === undefined || now - page.keptAt < (page.maxAgeMs ?? maxAgeMs)) return page;
      shelfOf(key).remove(key);
      return undefined;
    },
    /** Also called when a page has grown by a compressed body. */
    keep(page: KeptPage): void {
      shelfOf(page.key).put(page);
    },
    /** False once the page was thrown out or replaced. */
    holds: (page: KeptPage) => shelfOf(page.key).peek(page.key) === page,
    forget(tag: string): void {
      plain.removeTagged(tag);
      invented.removeTagged(tag);
    },
    forgetAll(): void {
      plain.clear();
      invented.clear();
    },
    bytes: () => plain.bytes() + invented.bytes(),
    count: () => plain.count() + invented.count(),
  };
}

function createShelf(maxBytes: number) {
  // A Map remembers the order of insertion, so its first entry is the least recently used.
  const pages = new Map<string, { page: KeptPage; bytes: number }>();
  let total = 0;

  function remove(key: string) {
    const held = pages.get(key);
    if (held === undefined) return;
    pages.delete(key);
    total -= held.bytes;
  }

  return {
    touch(key: string) {
      const held = pages.get(key);
      if (held === undefined) return undefined;
      pages.delete(key);
      pages.set(key, held);
      return held.page;
    },
    peek: (key: string) => pages.get(key)?.page,
    put(page: KeptPage) {
      remove(page.key);
      const bytes = weigh(page);
      if (bytes > maxBytes) return;

      pages.set(page.key, { page, bytes });
      total += bytes;
      for (const key of pages.keys()) {
        if (total <= maxBytes) break;
        remove(key);
      }
    },
    remove,
    removeTagged(tag: string) {
      for (const [key, { page }] of pages) if (page.tags.includes(tag)) remove(key);
    },
    clear() {
      pages.clear();
      total = 0;
    },
    bytes: () => total,
    count: () => pages.size,
  };
}

/** Bodies, headers and key, and a little for the objects that hold them. */
function weigh({ key, bodies, headers }: KeptPage) {
  const body = bodies.plain.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0);
  return body + 2 * (key.length + headers.join("").length) + 512;
}
