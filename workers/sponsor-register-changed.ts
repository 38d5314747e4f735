import { REGISTER_TAG } from "#domain/sponsors/register/current-import.server.ts";
import { notifyWatchers } from "#domain/sponsors/watching/notify-watchers.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { resolveAllSoon } from "./resolve-employers.ts";

/**
 * After every import of the register. Each step may run again and changes nothing
 * then. A step that looks employers up again goes first: watchers read of a change
 * on pages that show it already.
 */
export async function sponsorRegisterChanged(): Promise<void> {
  invalidatePages(REGISTER_TAG);
  await resolveAllSoon();
  await notifyWatchers();
}
