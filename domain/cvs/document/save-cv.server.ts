import { randomUUID } from "node:crypto";
import { db, type Transaction } from "#db/client.server.ts";
import { cvs } from "#db/schema/cvs.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { type SaveOutcome, saveDraft } from "#domain/drafts/save-draft.server.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { cvActivity } from "./activity-kinds.ts";
import type { CvKind, StateOf } from "./cv.ts";
import { type AnyState, cvStore } from "./cv-store.server.ts";
import { draftTypes } from "./draft-types.ts";
import { recordVersion } from "./record-version.server.ts";
import type { CvRefusal } from "./refusals.ts";
import { roomFor } from "./room-for.server.ts";

export type NewDocument<Document> = StateOf<Document> & {
  ownerId: string;
  forJobId?: number | null;
  now: Date;
};

export type SaveDocument<Document> = StateOf<Document> & {
  ownerId: string;
  cvId: string;
  /** The revision this window last read or wrote. */
  baseRevision: number;
  /** Whose clock names a version from another window. */
  timeZone?: string;
  now: Date;
};

type Saved<Document> = Result<SaveOutcome<StateOf<Document>>, CvRefusal>;

export function createCv(cv: NewDocument<CvDocument>): Promise<Result<{ id: string }, CvRefusal>> {
  return db.transaction((tx) => addDocument(tx, "cv", cv));
}

export function createLetter(
  letter: NewDocument<LetterDocument>,
): Promise<Result<{ id: string }, CvRefusal>> {
  return db.transaction((tx) => addDocument(tx, "letter", letter));
}

/** Saves a CV, or merges it with what another window saved meanwhile. Overwrites nothing unseen. */
export function saveCv(save: SaveDocument<CvDocument>): Promise<Saved<CvDocument>> {
  return saveDocument("cv", save) as Promise<Saved<CvDocument>>;
}

export function saveLetter(save: SaveDocument<LetterDocument>): Promise<Saved<LetterDocument>> {
  return saveDocument("letter", save) as Promise<Saved<LetterDocument>>;
}

export async function addDocument(
  tx: Transaction,
  kind: CvKind,
  { ownerId, title, look, document, forJobId = null, now }: NewDocument<AnyState["document"]>,
): Promise<Result<{ id: string }, CvRefusal>> {
  const full = await roomFor(tx, ownerId, "new");
  if (full) return no(full);
  const id = randomUUID();
  const state = { title, look, document };
  await tx
    .insert(cvs)
    .values({ ...state, id, ownerId, kind, forJobId, createdAt: now, updatedAt: now });
  await recordVersion(tx, { ...state, cvId: id, ownerId, revision: 1, now });
  await recordActivity(tx, cvActivity[`${kind}-made`], { userId: ownerId, thingId: id, at: now });
  return ok({ id });
}

function saveDocument(
  kind: CvKind,
  save: SaveDocument<AnyState["document"]>,
): Promise<Saved<AnyState["document"]>> {
  const { title, look, document, baseRevision, timeZone = "Europe/London", ...own } = save;
  const { ownerId, cvId, now } = own;
  return db.transaction(async (tx) => {
    const store = cvStore({ kind, ownerId, cvId, timeZone, now });
    const type = draftTypes[kind];
    const draft = { state: { title, look, document }, baseRevision: rowNumber(baseRevision) };
    const outcome = await saveDraft(tx, { type, store }, draft);
    return outcome ? ok(outcome) : no("not-found");
  });
}
