import { mergeAccounts } from "#domain/accounts/merging/merge-accounts.server.ts";
import { unsafePreviewMerge } from "#domain/accounts/merging/preview-merge.server.ts";
import { aStaffMember, type aStudent } from "./factories.ts";

type Person = Awaited<ReturnType<typeof aStudent>>;

export const mergedOn = new Date("2026-11-17T09:00:00Z");

/** Two accounts as an administrator merges them who has read the preview and typed the address. */
export async function merged(
  staying: Person,
  leaving: Person,
  given: { typed?: string; seen?: string } = {},
) {
  const pair = { staying: staying.id, leaving: leaving.id };
  const preview = await unsafePreviewMerge(pair);
  const asked = { ...pair, typed: leaving.email, seen: preview!.seen, ...given };
  return mergeAccounts(await aStaffMember(), asked, mergedOn);
}
