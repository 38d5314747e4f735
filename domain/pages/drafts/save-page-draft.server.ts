import { db, type Transaction } from "#db/client.server.ts";
import { type DraftStore, type SaveOutcome, saveDraft } from "#domain/drafts/save-draft.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { PageKey } from "../change-page.server.ts";
import type { AnyPageType } from "../page-type.ts";
import { mayWrite } from "../permissions.ts";
import type { PageRefusal } from "../refusals.ts";
import { draftVersions } from "./draft-versions.server.ts";
import { type DraftRow, lockDraft, writeDraft } from "./lock-draft.server.ts";
import { type DraftWords, pageDraftType } from "./page-draft.ts";

type Save = PageKey & {
  state: DraftWords;
  /** The revision it was typed on. */
  baseRevision: number;
  /** Whose clock names a version from another window. */
  timeZone?: string;
};

/** Saves what is typed, or merges it with what somebody else saved meanwhile. Readers see none of it yet. */
export async function savePageDraft(
  type: AnyPageType,
  staff: Member,
  { state, baseRevision, timeZone = "Europe/London", ...key }: Save,
  now: Date,
): Promise<Result<SaveOutcome<DraftWords>, PageRefusal>> {
  if (!mayWrite(staff)) return no("forbidden");
  return db.transaction(async (tx) => {
    const store = storeOf(tx, { type, key, byId: staff.id, timeZone, now });
    const outcome = await saveDraft(tx, { type: pageDraftType, store }, { state, baseRevision });
    return outcome ? ok(outcome) : no("not-found");
  });
}

type Saving = { type: AnyPageType; key: PageKey; byId: string; timeZone: string; now: Date };

function storeOf(
  tx: Transaction,
  { type, key, byId, timeZone, now }: Saving,
): DraftStore<DraftWords> {
  let draft: DraftRow;
  return {
    lock: async () => {
      const locked = await lockDraft(tx, type, key, now);
      if (!locked) return null;
      draft = locked.draft;
      const { pageId, revision, state } = draft;
      const version = await draftVersions(pageId).numberAt(tx, revision);
      return { state, revision, version };
    },
    stateAt: async (_tx, revision) =>
      (await draftVersions(draft.pageId).at(tx, revision))?.state ?? null,
    write: (_tx, { state, isNewVersion }) =>
      writeDraft(tx, draft, { state, byId, now, isNew: isNewVersion }),
    nameTheirs: (_tx, { revision }) => {
      const when = dateFormat("dayMonthTime", timeZone).format(draft.updatedAt);
      return draftVersions(draft.pageId).name(tx, revision, `From another window, ${when}`);
    },
  };
}
