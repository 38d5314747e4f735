import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { sponsorImports, sponsorOrganisations } from "#db/schema/sponsors.ts";
import { addFile, type StoredFile } from "#platform/files/files.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { yieldingToOthers } from "#platform/yielding-to-others.server.ts";
import { isoDay } from "#rules/days.ts";
import { readRegister } from "#rules/sponsor-register/read-register.ts";
import { allAdded, countsOf, type DiffCounts, rowsLost } from "#rules/sponsor-register/row-diff.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { type ImportRefusal, importSentence } from "../checking/refusals.ts";
import {
  type CurrentImport,
  findCurrentImport,
  REGISTER_TAG,
} from "../register/current-import.server.ts";
import { openFile } from "../register/open-file.server.ts";
import { type ImportPlan, planImport } from "../register/plan-import.server.ts";
import { storePreviousRows } from "../register/previous-rows.server.ts";
import { lockRegister, writeImport } from "../register/write-import.server.ts";

/** Weeks lose 0.2 %. A file that has lost more than this share of our last copy's rows waits for a person. */
export const MAX_ROWS_LOST = 0.01;

export type RegisterFile = {
  bytes: Uint8Array;
  asOf: string | null;
  source: typeof sponsorImports.$inferSelect.source;
  sourceName: string;
  importedById?: string | null;
  /** Somebody looked and said that the loss of rows is right. */
  acceptsLoss?: boolean;
};

export type Refused = { ok: false; error: ImportRefusal; line?: number };

export type Imported = {
  importId: number;
  /** False where the file is the one we hold. */
  isNew: boolean;
  asOf: string;
  rows: number;
  counts: DiffCounts;
  tookMs: number;
};

export type ImportProgress = { phase: "reading" | "saving"; rowsRead: number };

type OnProgress = (progress: ImportProgress) => Promise<void> | void;

/**
 * Reads a published file into the register: all of it in one transaction, or
 * nothing. Reading and comparing happen before the transaction, so that pages wait
 * for the writing alone.
 */
export async function importRegister(
  file: RegisterFile,
  now: Date,
  onProgress: OnProgress = () => undefined,
): Promise<{ ok: true; value: Imported } | Refused> {
  const startedAt = performance.now();
  const prepared = await prepareImport(file, now, onProgress);
  if (!prepared.ok) return refuse(file, prepared, now);
  const { plan, current, asOf, sha256, rows, counts, losesTooMuch } = prepared;
  if (current && sha256 === current.sha256 && asOf === current.asOf) {
    const told = { asOf, rows, counts, tookMs: since(startedAt) };
    return { ok: true, value: { importId: current.id, isNew: false, ...told } };
  }
  if (losesTooMuch && !file.acceptsLoss) {
    return refuse(file, { ok: false, error: "loses-too-much" }, now);
  }

  await onProgress({ phase: "saving", rowsRead: rows });
  const previous = losesTooMuch ? await storePreviousRows() : null;
  const importId = await save(prepared, { file, now, startedAt, plan, previous });
  if (importId === null) return refuse(file, { ok: false, error: "changed-meanwhile" }, now);
  invalidatePages(REGISTER_TAG);
  const told = { asOf, rows, counts, tookMs: since(startedAt) };
  return { ok: true, value: { importId, isNew: true, ...told } };
}

/** The very file we hold, perhaps of a later day: nothing to compare. */
const NOTHING_NEW: ImportPlan = { diff: allAdded([]), organisations: [], copies: [] };

export type Prepared = {
  ok: true;
  plan: ImportPlan;
  current: CurrentImport | null;
  asOf: string;
  sha256: string;
  rows: number;
  counts: DiffCounts;
  losesTooMuch: boolean;
};

/** Reads, checks and compares a file. Writes nothing. */
export async function prepareImport(
  file: Pick<RegisterFile, "bytes" | "asOf" | "source">,
  now: Date,
  onProgress: OnProgress = () => undefined,
): Promise<Prepared | Refused> {
  const opened = await openFile(file.bytes);
  if (!opened.ok) return opened;
  const reading = await yieldingToOthers(readRegister(opened.text), (rowsRead) =>
    onProgress({ phase: "reading", rowsRead: Number(rowsRead) }),
  );
  if (!reading.ok) return reading;

  const asOf = file.asOf ?? "";
  const misdated = await whyNotOfDay({ asOf, source: file.source }, now);
  if (misdated) return { ok: false, error: misdated };

  const current = await findCurrentImport();
  const held = replaced(current, file.source);
  const isSame = held?.sha256 === opened.sha256;
  const plan = isSame
    ? NOTHING_NEW
    : await planImport(reading.rows, { isFirst: !held, isDemo: file.source === "demo" });
  const counts = countsOf(plan.diff);
  // The demo's weeks are made up, and small.
  const isReal = file.source !== "demo";
  const losesTooMuch = isReal && rowsLost(counts) > MAX_ROWS_LOST * (held?.rows ?? 0);
  const rows = reading.rows.length;
  return { ok: true, plan, current, asOf, sha256: opened.sha256, rows, counts, losesTooMuch };
}

/** The copy that a file is compared with. The demo's made-up register is none: it makes way. */
function replaced(current: CurrentImport | null, source: RegisterFile["source"]) {
  return current?.source === "demo" && source !== "demo" ? null : current;
}

/** Why a copy of this day cannot be taken; null where it can. */
export async function whyNotOfDay(
  { asOf, source }: { asOf: string; source: RegisterFile["source"] },
  now: Date,
): Promise<ImportRefusal | null> {
  if (!isRealDay(asOf)) return "no-date";
  if (asOf > isoDay(now)) return "future-date";
  const held = replaced(await findCurrentImport(), source);
  return held && asOf < held.asOf ? "older-than-current" : null;
}

type Saving = {
  file: RegisterFile;
  now: Date;
  startedAt: number;
  plan: ImportPlan;
  /** The rows before, where this copy may have to be taken back. */
  previous: StoredFile | null;
};

/** Null where the register changed while we compared. */
function save(
  prepared: Prepared,
  { file, now, startedAt, plan, previous }: Saving,
): Promise<number | null> {
  const { asOf, sha256, rows, current } = prepared;
  return db.transaction(async (tx) => {
    await lockRegister(tx);
    if ((await findCurrentImport(tx))?.id !== current?.id) return null;
    const before = replaced(current, file.source);
    // The demo's register answers until the index has read its successor: it goes with the copy after.
    if (before && before.source !== "demo") await forgetDemo(tx);
    if (previous) await addFile(tx, previous);
    const importId = await writeImport(tx, plan, {
      previousFileId: previous?.id ?? null,
      noticesHeld: previous !== null,
      asOf,
      sha256,
      rows,
      source: file.source,
      sourceName: file.sourceName,
      importedById: file.importedById ?? null,
      previousAsOf: before?.asOf ?? null,
      now,
      startedAt,
    });
    // The demo is loaded before there is a queue, and nobody waits to hear of it.
    if (file.source !== "demo") await enqueue(tx, "register-changed", {});
    return importId;
  });
}

async function forgetDemo(tx: Transaction): Promise<void> {
  await tx.delete(sponsorOrganisations).where(eq(sponsorOrganisations.isDemo, true));
  await tx.delete(sponsorImports).where(eq(sponsorImports.source, "demo"));
}

/** Keeps a note of what was refused, for the desk; the register stays as it is. */
async function refuse(file: RegisterFile, refused: Refused, now: Date): Promise<Refused> {
  await db.insert(sponsorImports).values({
    asOf: file.asOf && isRealDay(file.asOf) ? file.asOf : null,
    source: file.source,
    sourceName: file.sourceName,
    state: "refused",
    refusal: importSentence(refused),
    importedById: file.importedById ?? null,
    importedAt: now,
  });
  return refused;
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
