import { db } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { isSame } from "#domain/drafts/json.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "../audit-kinds.ts";
import type { PageKey } from "../change-page.server.ts";
import type { AnyPageType } from "../page-type.ts";
import { mayWrite } from "../permissions.ts";
import type { PageRefusal } from "../refusals.ts";
import { findDraftVersion } from "./drafts.queries.server.ts";
import { lockDraft, writeDraft } from "./lock-draft.server.ts";

/** A former version becomes the draft, as a new version: nothing is overwritten. */
export async function restoreVersion(
  type: AnyPageType,
  staff: Member,
  { number, ...key }: PageKey & { number: number },
  now: Date,
): Promise<Result<null, PageRefusal>> {
  if (!mayWrite(staff)) return no("forbidden");
  return db.transaction(async (tx): Promise<Result<null, PageRefusal>> => {
    const locked = await lockDraft(tx, type, key, now);
    const version = locked && (await findDraftVersion(locked.page.id, number, tx));
    if (!locked || !version) return no("not-found");
    if (isSame(locked.draft.state, version.state)) return ok(null);
    const restored = { state: version.state, byId: staff.id, now, restoredFrom: number };
    await writeDraft(tx, locked.draft, restored);
    const detail = { type: type.name, page: locked.page.slug, version: String(number) };
    await record(tx, pageAudit["page-restored"], { actorId: staff.id, detail });
    return ok(null);
  });
}
