import { AsyncLocalStorage } from "node:async_hooks";
import type { Page } from "./page.ts";
import type { PageType } from "./page-type.ts";

type Previewed = { type: string; page: Page<unknown> };

const previewed = new AsyncLocalStorage<Previewed>();

/**
 * Whatever looks for this page meanwhile finds it as given: a draft on the screen that readers will
 * see it on. Nothing of it is cached.
 */
export function previewing<Answer>(
  { name }: { name: string },
  page: Page<unknown>,
  show: () => Promise<Answer>,
): Promise<Answer> {
  return previewed.run({ type: name, page }, show);
}

export function previewedPage<Fields>(
  { name }: PageType<Fields>,
  slug: string,
): Page<Fields> | undefined {
  const shown = previewed.getStore();
  const isAsked = shown?.type === name && shown.page.slug === slug;
  return isAsked ? (shown.page as Page<Fields>) : undefined;
}
