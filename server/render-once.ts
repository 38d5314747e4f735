import { EVERYTHING } from "#platform/page-cache.server.ts";
import type { KeptPage, KeptPages } from "./kept-pages.ts";

/** Rendered, and either kept for everyone or meant for this one visitor. */
export type Rendered = { kind: "kept"; page: KeptPage } | { kind: "own"; response: Response };

type RenderOnceParts = {
  kept: KeptPages;
  /** Compresses the page in the background. */
  compress: (page: KeptPage) => void;
};

type Rendering = {
  render: () => Promise<Response>;
  /** Turns a fresh answer into a page for everybody, if it may be one. */
  toPage: (response: Response) => Promise<Rendered>;
};

const MOST_REMEMBERED = 2000;
const REMEMBERED_MS = 60_000;

export type RenderOnce = ReturnType<typeof createRenderOnce>;

/**
 * Lets one visitor render a page while the others who ask for it wait. Pages
 * that turned out to be nobody else's business are remembered for a minute, so
 * that visitors to those do not queue behind each other.
 */
export function createRenderOnce({ kept, compress }: RenderOnceParts) {
  const flights = new Map<string, Promise<KeptPage | null>>();
  const notKept = new Map<string, number>();

  /** For each rendering under way, the tags forgotten since it began. */
  const underWay = new Set<Set<string>>();

  async function renderAndKeep({ render, toPage }: Rendering): Promise<Rendered> {
    const forgotten = new Set<string>();
    underWay.add(forgotten);
    try {
      const response = await render();
      if (!response.headers.has("x-waymark-keep")) return { kind: "own", response };

      const rendered = await toPage(response);
      // A page that shows what has just changed is sent to those who asked before, but not kept.
      if (rendered.kind === "kept" && isStillTrue(rendered.page, forgotten)) {
        kept.keep(rendered.page);
        compress(rendered.page);
      }
      return rendered;
    } finally {
      underWay.delete(forgotten);
    }
  }

  function remember(key: string) {
    if (notKept.size >= MOST_REMEMBERED) notKept.clear();
    notKept.set(key, Date.now() + REMEMBERED_MS);
  }

  return {
    async answer(key: string, rendering: Rendering): Promise<Rendered> {
      const { render } = rendering;
      if ((notKept.get(key) ?? 0) > Date.now()) return { kind: "own", response: await render() };

      const flight = flights.get(key);
      if (flight !== undefined) {
        const page = await flight.catch(() => null);
        return page ? { kind: "kept", page } : { kind: "own", response: await render() };
      }

      const leading = renderAndKeep(rendering);
      const landing = leading.then((result) => (result.kind === "kept" ? result.page : null));
      flights.set(key, landing);
      landing.catch(() => undefined); // The leader reports it; nobody may be waiting.
      try {
        const result = await leading;
        if (result.kind === "own") remember(key);
        return result;
      } finally {
        if (flights.get(key) === landing) flights.delete(key);
      }
    },

    /** Whoever asks from now on must not be given what was being rendered before. */
    forget(tag: string): void {
      for (const forgotten of underWay) forgotten.add(tag);
      flights.clear();
      notKept.clear();
    },
  };
}

function isStillTrue({ tags }: KeptPage, forgotten: Set<string>) {
  return !forgotten.has(EVERYTHING) && tags.every((tag) => !forgotten.has(tag));
}
