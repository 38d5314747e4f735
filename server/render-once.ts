import { EVERYTHING } from "#platform/page-cache.server.ts";
import type { CachedPage, CachedPages } from "./cached-pages.ts";

/** Rendered, and either kept for everyone or meant for this one visitor. */
export type Rendered = { kind: "kept"; page: CachedPage } | { kind: "own"; response: Response };

type RenderOnceParts = {
  kept: CachedPages;
  /** Compresses the page in the background. */
  compress: (page: CachedPage) => void;
};

type Rendering = {
  render: () => Promise<Response>;
  /** Turns a fresh answer into a page for everybody, if it may be one. */
  toPage: (response: Response) => Promise<Rendered>;
};

const MAX_REMEMBERED = 2000;
const REMEMBERED_MS = 60_000;

/**
 * Lets one visitor render a page while the others who ask for it wait. Pages
 * that turned out to be nobody else's business are remembered for a minute, so
 * that visitors to those do not queue behind each other.
 */
export class RenderOnce {
  readonly #kept: CachedPages;
  readonly #compress: (page: CachedPage) => void;
  readonly #flights = new Map<string, Promise<CachedPage | null>>();
  readonly #uncachedJson = new Map<string, number>();
  /** For each rendering under way, the tags forgotten since it began. */
  readonly #underWay = new Set<Set<string>>();

  constructor({ kept, compress }: RenderOnceParts) {
    this.#kept = kept;
    this.#compress = compress;
  }

  async answer(key: string, rendering: Rendering): Promise<Rendered> {
    const { render } = rendering;
    const flight = this.#flights.get(key);
    if ((this.#uncachedJson.get(key) ?? 0) <= Date.now()) {
      if (flight === undefined) return this.#lead(key, rendering);
      const page = await flight.catch(() => null);
      if (page) return { kind: "kept", page };
    }
    return { kind: "own", response: await render() };
  }

  /** True while a page is rendered that everybody who asks will get, as far as we know. */
  isRendering(key: string): boolean {
    return this.#flights.has(key) && (this.#uncachedJson.get(key) ?? 0) <= Date.now();
  }

  /** Anyone who asks from now on must not be given what was being rendered before. */
  forget(tag: string): void {
    for (const forgotten of this.#underWay) forgotten.add(tag);
    this.#flights.clear();
    this.#uncachedJson.clear();
  }

  /** Renders for everybody who asks until it is done. */
  async #lead(key: string, rendering: Rendering): Promise<Rendered> {
    const leading = this.#renderAndKeep(rendering);
    const landing = leading.then((result) => (result.kind === "kept" ? result.page : null));
    this.#flights.set(key, landing);
    landing.catch(() => undefined); // The leader reports it; nobody may be waiting.
    try {
      const result = await leading;
      if (result.kind === "own") this.#remember(key);
      return result;
    } finally {
      if (this.#flights.get(key) === landing) this.#flights.delete(key);
    }
  }

  async #renderAndKeep({ render, toPage }: Rendering): Promise<Rendered> {
    const forgotten = new Set<string>();
    this.#underWay.add(forgotten);
    try {
      const response = await render();
      if (!response.headers.has("x-waymark-keep")) return { kind: "own", response };

      const rendered = await toPage(response);
      // A page that shows what has just changed is sent to those who asked before, but not kept.
      if (rendered.kind === "kept" && isStillTrue(rendered.page, forgotten)) {
        this.#kept.keep(rendered.page);
        this.#compress(rendered.page);
      }
      return rendered;
    } finally {
      this.#underWay.delete(forgotten);
    }
  }

  #remember(key: string): void {
    if (this.#uncachedJson.size >= MAX_REMEMBERED) this.#uncachedJson.clear();
    this.#uncachedJson.set(key, Date.now() + REMEMBERED_MS);
  }
}

function isStillTrue({ tags }: CachedPage, forgotten: Set<string>) {
  return !forgotten.has(EVERYTHING) && tags.every((tag) => !forgotten.has(tag));
}
