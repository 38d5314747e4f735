import { db, type Transaction } from "#db/client.server.ts";
import { pageNotes } from "#db/schema/pages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "../audit-kinds.ts";
import type { PageKey } from "../change-page.server.ts";
import { isLive } from "../page.ts";
import type { AnyPageType } from "../page-type.ts";
import { mayPublish, mayWrite } from "../permissions.ts";
import type { PageRefusal } from "../refusals.ts";
import { checkWords } from "./check-words.server.ts";
import { draftVersions } from "./draft-versions.server.ts";
import { type LockedDraft, lockDraft, setDraft } from "./lock-draft.server.ts";
import type { NotReady } from "./publish-draft.server.ts";

type Refused = Exclude<PageRefusal, "not-ready">;
type Answer = Result<null, Refused> | NotReady;
type WithNote = PageKey & { note: string };

/** Asks somebody who may publish to read it. */
export async function submitDraft(
  type: AnyPageType,
  staff: Member,
  { note, ...key }: WithNote,
  now: Date,
): Promise<Answer> {
  if (!mayWrite(staff)) return no("forbidden");
  return db.transaction(async (tx): Promise<Answer> => {
    const locked = await lockDraft(tx, type, key, now);
    if (!locked) return no("not-found");
    const { page, draft } = locked;
    if (isLive(page, now) && draft.publishedRevision === draft.revision) {
      return no("nothing-to-review");
    }
    const checked = checkWords(type, draft.state);
    if (!checked.ok) return { ok: false, error: "not-ready", errors: checked.errors };
    await setStage(tx, type, locked, { stage: "review", kind: "submitted", note, staff, now });
    return ok(null);
  });
}

/** Says yes, or what should change. */
export async function decideDraft(
  type: AnyPageType,
  staff: Member,
  { decision, note, ...key }: WithNote & { decision: "approved" | "sent-back" },
  now: Date,
): Promise<Result<null, Refused>> {
  if (!mayPublish(staff)) return no("forbidden");
  if (decision === "sent-back" && note.trim() === "") return no("note-missing");
  return db.transaction(async (tx): Promise<Result<null, Refused>> => {
    const locked = await lockDraft(tx, type, key, now);
    if (!locked) return no("not-found");
    if (locked.draft.stage !== "review") return no("not-in-review");
    const stage = decision === "approved" ? "approved" : "writing";
    await setStage(tx, type, locked, { stage, kind: decision, note, staff, now });
    return ok(null);
  });
}

/** A word to the others, whatever becomes of the page. */
export async function addNote(
  type: AnyPageType,
  staff: Member,
  { note, ...key }: WithNote,
  now: Date,
): Promise<Result<null, Refused>> {
  if (!mayWrite(staff)) return no("forbidden");
  if (note.trim() === "") return no("note-missing");
  return db.transaction(async (tx): Promise<Result<null, Refused>> => {
    const locked = await lockDraft(tx, type, key, now);
    if (!locked) return no("not-found");
    await insertNote(tx, locked, { kind: "note", note, staff, now });
    return ok(null);
  });
}

type Kind = (typeof pageNotes.$inferInsert)["kind"];
type Said = { kind: Kind; note: string; staff: Member; now: Date };

const stepAudit = {
  submitted: pageAudit["page-submitted"],
  approved: pageAudit["page-approved"],
  "sent-back": pageAudit["page-sent-back"],
};

async function setStage(
  tx: Transaction,
  type: AnyPageType,
  locked: LockedDraft,
  {
    stage,
    kind,
    ...said
  }: Said & { stage: "writing" | "review" | "approved"; kind: keyof typeof stepAudit },
): Promise<void> {
  const { page } = locked;
  await setDraft(tx, page.id, { stage, stageById: said.staff.id, stageAt: said.now });
  await insertNote(tx, locked, { kind, ...said });
  const detail = { type: type.name, page: page.slug };
  await record(tx, stepAudit[kind], { actorId: said.staff.id, detail });
}

async function insertNote(
  tx: Transaction,
  { page, draft }: LockedDraft,
  { kind, note, staff, now }: Said,
): Promise<void> {
  const version = await draftVersions(page.id).numberAt(tx, draft.revision);
  const body = note.trim().slice(0, 4000);
  await tx
    .insert(pageNotes)
    .values({ pageId: page.id, kind, body, version, at: now, byId: staff.id });
}
