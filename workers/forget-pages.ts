import { invalidatePages } from "#platform/page-cache.server.ts";

/** Asked for by a command, which keeps no pages itself and, on the embedded engine, can tell nobody. */
export async function invalidatePagesTask({ tag }: { tag: string }): Promise<void> {
  invalidatePages(tag);
}
