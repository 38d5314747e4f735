import { expect, test } from "vitest";
import { type CachedPage, CachedPages } from "./cached-pages.ts";

const KB = 1024;

function aPage(key: string, { size = KB, tags = ["home"], keptAt = 0 } = {}): CachedPage {
  return {
    key,
    tags,
    etag: "",
    headers: [],
    bodies: { gzip: Buffer.alloc(size) },
    loggedPath: key,
    keptAt,
  };
}

test("a cached page is found until it is too old", () => {
  const kept = new CachedPages({ maxBytes: 100 * KB, maxAgeMs: 1000 });
  kept.keep(aPage("/"));

  expect(kept.find("/", 999)?.key).toBe("/");
  expect(kept.find("/", 1000)).toBeUndefined();
  expect(kept.bytes()).toBe(0);
});

test("a page that grows old sooner is kept for its own time", () => {
  const kept = new CachedPages({ maxBytes: 100 * KB, maxAgeMs: 1000 });
  kept.keep({ ...aPage("/jobs"), maxAgeMs: 50 });

  expect(kept.find("/jobs", 49)?.key).toBe("/jobs");
  expect(kept.find("/jobs", 50)).toBeUndefined();
});

test("when room runs out the page not asked for longest goes", () => {
  const kept = new CachedPages({ maxBytes: 16 * KB, maxAgeMs: 1000 });
  for (const key of ["/a", "/b", "/c"]) kept.keep(aPage(key, { size: 3 * KB }));
  kept.find("/a", 0);
  kept.keep(aPage("/d", { size: 3 * KB }));

  expect(["/a", "/b", "/c", "/d"].map((key) => kept.find(key, 0) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("invented addresses cannot push out plain ones", () => {
  const kept = new CachedPages({ maxBytes: 16 * KB, maxAgeMs: 1000 });
  kept.keep(aPage("/", { size: 3 * KB }));
  for (let n = 0; n < 1000; n++) kept.keep(aPage(`~/?x=${n}`));

  expect(kept.find("/", 0)).toBeDefined();
  expect(kept.bytes()).toBeLessThanOrEqual(16 * KB);
});

test("a page larger than its whole room is not kept", () => {
  const kept = new CachedPages({ maxBytes: 4 * KB, maxAgeMs: 1000 });
  kept.keep(aPage("/", { size: 5 * KB }));

  expect(kept.count()).toBe(0);
});

test("a tag forgets its pages and no others", () => {
  const kept = new CachedPages({ maxBytes: 100 * KB, maxAgeMs: 1000 });
  kept.keep(aPage("/", { tags: ["home", "guides"] }));
  kept.keep(aPage("/blog", { tags: ["blog"] }));
  kept.forget("guides");

  expect(kept.find("/", 0)).toBeUndefined();
  expect(kept.find("/blog", 0)).toBeDefined();
});

test("a page that has grown by a compressed body is weighed again, not twice", () => {
  const kept = new CachedPages({ maxBytes: 100 * KB, maxAgeMs: 1000 });
  const page = aPage("/");
  kept.keep(page);
  const before = kept.bytes();
  page.bodies.br = Buffer.alloc(500);
  kept.keep(page);

  expect(kept.bytes() - before).toBe(500);
});
