import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvs } from "#db/schema/cvs.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { cvActivity } from "./activity-kinds.ts";
import type { CvKind, StateOf } from "./cv.ts";
import { isOwnedAndKept } from "./cv-columns.server.ts";
import type { Clash } from "./document/clash.ts";
import { isSame } from "./document/json.ts";
import { mergeStates } from "./document/merge.ts";
import { withEverySection } from "./document/sections.ts";
import { type Aside, recordApart } from "./keep-apart.server.ts";
import { isSentTwice, unheardOf } from "./own-window.server.ts";
import { recordVersion } from "./record-version.server.ts";
import type { CvRefusal } from "./refusals.ts";
import { roomFor } from "./room-for.server.ts";
import { type Standing, standingState, stateAt } from "./standing-state.server.ts";
import { roomApart } from "./version-room.server.ts";
import { versionTabs } from "./version-tabs.ts";

type AnyDocument = CvDocument | LetterDocument;
type AnyState = StateOf<AnyDocument>;

export type NewDocument<Document> = StateOf<Document> & {
  ownerId: string;
  forJobId?: number | null;
  /** Words of the document it stands for that were not chosen: its first versions. */
  aside?: Aside<Document>;
  now: Date;
};

type Save<Document> = StateOf<Document> & {
  ownerId: string;
  cvId: string;
  /** The revision this window last read or wrote. */
  baseRevision: number;
  /** A random name of the window, the same for its whole life; "" for a plain form. */
  tab: string;
  /** Chosen over what stood, which then stays a version of its own. */
  isChoice?: boolean;
  now: Date;
};

export type SaveOutcome<Document> =
  | { kind: "saved"; revision: number; version: number }
  /** Another window wrote first, elsewhere in the document: both are kept, and this is what stands. */
  | ({ kind: "merged"; revision: number; version: number } & StateOf<Document>)
  /** Both changed the same thing. Nothing was written: choose, then save again on `theirs.revision`. */
  | {
      kind: "conflict";
      theirs: StateOf<Document> & { revision: number };
      /** Both changes, with mine where they clash. */
      merged: StateOf<Document>;
      clashes: readonly Clash[];
    };

export type CvSaveOutcome = SaveOutcome<CvDocument>;
export type LetterSaveOutcome = SaveOutcome<LetterDocument>;

export function createCv(cv: NewDocument<CvDocument>): Promise<Result<{ id: string }, CvRefusal>> {
  return db.transaction((tx) => addDocument(tx, "cv", cv));
}

export function createLetter(
  letter: NewDocument<LetterDocument>,
): Promise<Result<{ id: string }, CvRefusal>> {
  return db.transaction((tx) => addDocument(tx, "letter", letter));
}

/** Saves a CV, or merges it with what another window saved meanwhile. Overwrites nothing unseen. */
export function saveCv(save: Save<CvDocument>): Promise<Result<CvSaveOutcome, CvRefusal>> {
  return db.transaction((tx) => saveDocument(tx, "cv", save)) as Promise<
    Result<CvSaveOutcome, CvRefusal>
  >;
}

export function saveLetter(
  save: Save<LetterDocument>,
): Promise<Result<LetterSaveOutcome, CvRefusal>> {
  return db.transaction((tx) => saveDocument(tx, "letter", save)) as Promise<
    Result<LetterSaveOutcome, CvRefusal>
  >;
}

export async function addDocument(
  tx: Transaction,
  kind: CvKind,
  { ownerId, title, look, document, forJobId = null, aside, now }: NewDocument<AnyDocument>,
): Promise<Result<{ id: string }, CvRefusal>> {
  const full = await roomFor(tx, ownerId, "new");
  if (full) return no(full);
  if (aside && (await roomApart(tx, ownerId)) === "none") return no("no-room");
  const id = randomUUID();
  const state = { title, look, document };
  const of = { cvId: id, ownerId, now };
  await tx
    .insert(cvs)
    .values({ ...state, id, ownerId, kind, forJobId, createdAt: now, updatedAt: now });
  const before = aside ? await recordApart(tx, { ...aside, ...of }, 0) : 0;
  const revision = before + 1;
  if (before > 0) await tx.update(cvs).set({ revision }).where(eq(cvs.id, id));
  const tab = before > 0 ? versionTabs.began : "";
  await recordVersion(tx, { ...state, ...of, revision, tab });
  await recordActivity(tx, cvActivity[`${kind}-made`], { userId: ownerId, thingId: id, at: now });
  return ok({ id });
}

async function saveDocument(
  tx: Transaction,
  kind: CvKind,
  save: Save<AnyDocument>,
): Promise<Result<SaveOutcome<AnyDocument>, CvRefusal>> {
  const written = await write(tx, kind, save);
  if (written) return ok({ kind: "saved", ...written });
  const theirs = await standingState(tx, kind, save);
  return theirs ? ok(await mergeIn(tx, { kind, save, theirs })) : no("not-found");
}

type Merging = { kind: CvKind; save: Save<AnyDocument>; theirs: Standing };

/** Another wrote first, or nothing is new. */
async function mergeIn(tx: Transaction, { kind, save, theirs }: Merging) {
  const { revision, version, ...state } = theirs;
  const asItStands = { kind: "merged", revision, version, ...state } as const;
  const mine: AnyState = { title: save.title, look: save.look, document: save.document };
  if (isSame(mine, state)) return { kind: "saved", revision, version } as const;
  const before = await stateAt(tx, save.cvId, rowNumber(save.baseRevision));
  const unheard = await unheardOf(tx, save);
  if (isSentTwice(unheard, { base: before, mine })) return asItStands;
  // All that was written since is this window's own: what it sends now goes on from there.
  const base = unheard.isAlone ? state : before;
  const { merged, clashes } = settled(kind, mergeStates({ base, mine, theirs: state }));
  if (clashes.length > 0) {
    return { kind: "conflict", theirs: { ...state, revision }, merged, clashes } as const;
  }
  if (isSame(merged, state)) return asItStands;
  const kept = await write(tx, kind, { ...save, ...merged, baseRevision: revision });
  // The row is locked since `standingState` read it.
  if (!kept) throw new Error("A locked CV changed under its merge");
  return { kind: "merged", ...kept, ...merged } as const;
}

type Written = { revision: number; version: number };

/**
 * Null where another window wrote first, it is not there, or nothing is new. The database decides
 * by the revision.
 */
async function write(
  tx: Transaction,
  kind: CvKind,
  save: Save<AnyDocument>,
): Promise<Written | null> {
  const { ownerId, cvId, baseRevision, tab, isChoice = false, now, title, look, document } = save;
  const state = { title, look, document };
  const [changed] = await tx
    .update(cvs)
    .set({ ...state, revision: sql`${cvs.revision} + 1`, updatedAt: now })
    .where(
      and(
        isOwnedAndKept(ownerId, cvId),
        eq(cvs.kind, kind),
        eq(cvs.revision, rowNumber(baseRevision)),
        isOther(state),
      ),
    )
    .returning({ revision: cvs.revision });
  if (!changed) return null;
  const { revision } = changed;
  const row = { ...state, cvId, ownerId, revision, tab, isChoice, now };
  return { revision, version: await recordVersion(tx, row) };
}

function isOther({ title, look, document }: AnyState) {
  return sql`(${cvs.title}, ${cvs.look}, ${cvs.document}) is distinct from
    (${title}, ${JSON.stringify(look)}::jsonb, ${JSON.stringify(document)}::jsonb)`;
}

/** A section kept by one window keeps its place in the order, which the other had taken away. */
function settled(kind: CvKind, merge: { merged: AnyState; clashes: readonly Clash[] }) {
  if (kind === "letter") return merge;
  const { merged, clashes } = merge;
  const document = withEverySection(merged.document as CvDocument);
  return { clashes, merged: { ...merged, document } };
}
