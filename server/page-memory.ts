import { log } from "#platform/log.server.ts";
import { EVERYTHING, onInvalidatedPages } from "#platform/page-cache.server.ts";
import { CachedPages } from "./cached-pages.ts";
import { compressPage, makePage } from "./make-page.ts";
import { type PageRequest, pageKey } from "./page-key.ts";
import { RenderOnce } from "./render-once.ts";
import type { Connection } from "./request-facts.ts";

export type PageMemory = ReturnType<typeof createPageMemory>;

type MemoryParts = {
  countryId: number;
  /** While true nothing is served from memory: the guard decides who sees what. */
  isClosed: (now: number) => boolean;
};

/** The page cache as the web sees it: look, or render once and keep. */
export function createPageMemory({ countryId, isClosed }: MemoryParts) {
  const kept = new CachedPages();
  const once = new RenderOnce({
    kept,
    compress: (page) => {
      compressPage(page, kept).catch((error: unknown) =>
        log.error({ error }, "A kept page was not compressed"),
      );
    },
  });
  const stop = onInvalidatedPages((tag) => {
    once.forget(tag);
    if (tag === EVERYTHING) kept.forgetAll();
    else kept.forget(tag);
  });

  return {
    keyOf: (incoming: PageRequest, connection: Connection) =>
      isClosed(Date.now()) ? null : pageKey(incoming, connection, countryId),
    find: (key: string) => kept.find(key, Date.now()),
    isRendering: (key: string) => once.isRendering(key),
    renderOnce: (
      key: string,
      render: () => Promise<Response>,
      facts: Connection & { nonce: string },
      url: string,
    ) =>
      once.answer(key, {
        render,
        toPage: (response) =>
          makePage(key, { response, connection: facts, nonce: facts.nonce, url }),
      }),
    stop,
  };
}
