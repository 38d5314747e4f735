import { randomUUID } from "node:crypto";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { CvKind, StateOf } from "./cv.ts";
import { isOwnedAndKept } from "./cv-columns.server.ts";
import type { Clash } from "./document/clash.ts";
import { isSame } from "./document/json.ts";
import { mergeStates } from "./document/merge.ts";
import { plainText } from "./document/plain-text.ts";
import { withEverySection } from "./document/sections.ts";
import { isSentTwice, unheardOf } from "./own-window.server.ts";
import { recordVersion } from "./record-version.server.ts";
import type { CvRefusal } from "./refusals.ts";
import { roomFor } from "./room-for.server.ts";
import { rowNumber } from "./row-number.ts";
import { hasRoomToKeep } from "./version-room.server.ts";

type AnyDocument = CvDocument | LetterDocument;
type AnyState = StateOf<AnyDocument>;

export type NewDocument<Document> = StateOf<Document> & {
  ownerId: string;
  forJobId?: number | null;
  now: Date;
};

type Save<Document> = StateOf<Document> & {
  ownerId: string;
  cvId: string;
  /** The revision this window last read or wrote. */
  baseRevision: number;
  /** A random name of the window, the same for its whole life; "" for a plain form. */
  tab: string;
  /** Words that clashed and were not chosen: each becomes a version before what was. */
  aside?: Aside<Document>;
  now: Date;
};

export type Aside<Document> = { states: readonly StateOf<Document>[]; name: string };

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
  { ownerId, title, look, document, forJobId = null, now }: NewDocument<AnyDocument>,
): Promise<Result<{ id: string }, CvRefusal>> {
  const full = await roomFor(tx, ownerId, "new");
  if (full) return no(full);
  const id = randomUUID();
  const state = { title, look, document };
  await tx
    .insert(cvs)
    .values({ ...state, id, ownerId, kind, forJobId, createdAt: now, updatedAt: now });
  await recordVersion(tx, { ...state, cvId: id, ownerId, revision: 1, tab: "", now });
  return ok({ id });
}

async function saveDocument(
  tx: Transaction,
  kind: CvKind,
  save: Save<AnyDocument>,
): Promise<Result<SaveOutcome<AnyDocument>, CvRefusal>> {
  const written = await write(tx, kind, save);
  if (written) return ok({ kind: "saved", ...written });
  const theirs = await current(tx, kind, save);
  return theirs ? ok(await mergeIn(tx, { kind, save, theirs })) : no("not-found");
}

type Current = AnyState & Written;
type Merging = { kind: CvKind; save: Save<AnyDocument>; theirs: Current };

/** Another wrote first, or nothing is new. */
async function mergeIn(tx: Transaction, { kind, save, theirs }: Merging) {
  const { revision, version, ...state } = theirs;
  const asItStands = { kind: "merged", revision, version, ...state } as const;
  const mine: AnyState = { title: save.title, look: save.look, document: save.document };
  const hasAside = (save.aside?.states.length ?? 0) > 0;
  if (isSame(mine, state) && !hasAside) return { kind: "saved", revision, version } as const;
  const before = await stateAt(tx, save.cvId, rowNumber(save.baseRevision));
  const unheard = await unheardOf(tx, save);
  if (isSentTwice(unheard, { base: before, mine })) return asItStands;
  // All that was written since is this window's own: what it sends now goes on from there.
  const base = unheard.isAlone ? state : before;
  const { merged, clashes } = settled(kind, mergeStates({ base, mine, theirs: state }));
  if (clashes.length > 0) {
    return { kind: "conflict", theirs: { ...state, revision }, merged, clashes } as const;
  }
  const isNothingNew = isSame(merged, state);
  if (isNothingNew && !hasAside) return asItStands;
  const kept = await write(tx, kind, { ...save, ...merged, baseRevision: revision });
  if (kept) return { kind: "merged", ...kept, ...merged } as const;
  // The row is locked since `current` read it.
  if (!isNothingNew) throw new Error("A locked CV changed under its merge");
  return asItStands;
}

type Written = { revision: number; version: number };

/** Words that were not chosen are written first, so that the history has them and what was chosen stands. */
async function write(
  tx: Transaction,
  kind: CvKind,
  { aside, ...save }: Save<AnyDocument>,
): Promise<Written | null> {
  let last: Written | null = null;
  for (const state of aside?.states ?? []) {
    const baseRevision: number = last?.revision ?? save.baseRevision;
    const name = (await hasRoomToKeep(tx, save.ownerId)) ? plainText(aside!.name) : null;
    const apart = { ...save, ...state, baseRevision, tab: "", name };
    last = (await writeOne(tx, kind, apart)) ?? last;
  }
  const baseRevision = last?.revision ?? save.baseRevision;
  return (await writeOne(tx, kind, { ...save, baseRevision })) ?? last;
}

/**
 * Null where another window wrote first, it is not there, or nothing is new. The database decides
 * by the revision.
 */
async function writeOne(
  tx: Transaction,
  kind: CvKind,
  save: Omit<Save<AnyDocument>, "aside"> & { name?: string | null },
): Promise<Written | null> {
  const { ownerId, cvId, baseRevision, tab, now, title, look, document } = save;
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
  const named = save.name === undefined ? {} : { name: save.name };
  const row = { ...state, ...named, cvId, ownerId, revision, tab, now };
  return { revision, version: await recordVersion(tx, row) };
}

function isOther({ title, look, document }: AnyState) {
  return sql`(${cvs.title}, ${cvs.look}, ${cvs.document}) is distinct from
    (${title}, ${JSON.stringify(look)}::jsonb, ${JSON.stringify(document)}::jsonb)`;
}

/** What stands, locked until this transaction ends. */
async function current(
  tx: Transaction,
  kind: CvKind,
  { ownerId, cvId }: { ownerId: string; cvId: string },
): Promise<Current | null> {
  const [row] = await tx
    .select({
      title: cvs.title,
      look: cvs.look,
      document: cvs.document,
      revision: cvs.revision,
    })
    .from(cvs)
    .where(and(isOwnedAndKept(ownerId, cvId), eq(cvs.kind, kind)))
    .for("update");
  if (!row) return null;
  // Asked for after the lock: joined to it, a version written while we waited would not be seen.
  const [last] = await tx
    .select({ version: cvVersions.number })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.revision, row.revision)));
  return { ...row, version: last!.version };
}

/** The state both windows began with, or the nearest before it that is still kept. */
async function stateAt(tx: Transaction, cvId: string, revision: number): Promise<AnyState> {
  const [row] = await tx
    .select({ title: cvVersions.title, look: cvVersions.look, document: cvVersions.document })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), lte(cvVersions.revision, revision)))
    .orderBy(desc(cvVersions.revision))
    .limit(1);
  return row ?? nothing;
}

/** An ancestor of everything: then every difference is a clash, and nothing is lost. */
const nothing = {} as { title: string; look: CvLook; document: AnyDocument };

/** A section kept by one window keeps its place in the order, which the other had taken away. */
function settled(kind: CvKind, merge: { merged: AnyState; clashes: readonly Clash[] }) {
  if (kind === "letter") return merge;
  const { merged, clashes } = merge;
  const document = withEverySection(merged.document as CvDocument);
  return { clashes, merged: { ...merged, document } };
}
