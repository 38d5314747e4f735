import { REGISTER_TAG } from "#domain/sponsors/register/current-import.server.ts";
import { tellWatchers } from "#domain/sponsors/watching/tell-watchers.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import { resolveAllSoon } from "./resolve-employers.ts";

/**
 * After every import of the register. Each step may run again and changes nothing
 * then. A step that looks employers up anew goes first: watchers read of a change
 * on pages that show it already.
 */
export async function sponsorRegisterChanged(): Promise<void> {
  forgetPages(REGISTER_TAG);
  await resolveAllSoon();
  await tellWatchers();
}
