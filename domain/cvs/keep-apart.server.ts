import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import type { CvDocument, LetterDocument } from "#rules/cv/cv-document.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { CvKind, StateOf } from "./cv.ts";
import { isOwnedAndKept } from "./cv-columns.server.ts";
import { plainText } from "./document/plain-text.ts";
import { recordVersion } from "./record-version.server.ts";
import type { CvRefusal } from "./refusals.ts";
import { standingState } from "./standing-state.server.ts";
import { roomApart } from "./version-room.server.ts";
import { versionTabs } from "./version-tabs.ts";

type AnyState = StateOf<CvDocument | LetterDocument>;

/** Words that clashed and were not chosen, and the name their owner finds them by. */
export type Aside<Document> = { states: readonly StateOf<Document>[]; name: string };

export type Apart<Document> = Aside<Document> & {
  ownerId: string;
  cvId: string;
  now: Date;
};

/**
 * Keeps words that were not chosen as versions of their own, under what stands, which they do not
 * change: no other window can be in their way, and sent twice they are kept once.
 */
export function keepApart(
  kind: CvKind,
  apart: Apart<CvDocument | LetterDocument>,
): Promise<Result<null, CvRefusal>> {
  const { ownerId, cvId, now } = apart;
  return db.transaction(async (tx) => {
    const standing = await standingState(tx, kind, apart);
    if (!standing) return no("not-found");
    if ((await roomApart(tx, ownerId)) === "none") return no("no-room");
    const { title, look, document } = standing;
    const last = await recordApart(tx, apart, standing.revision);
    if (last === standing.revision) return ok(null);
    const revision = last + 1;
    await tx.update(cvs).set({ revision }).where(isOwnedAndKept(ownerId, cvId));
    const as = { revision, tab: versionTabs.asItStood, now };
    await recordVersion(tx, { title, look, document, cvId, ownerId, ...as });
    return ok(null);
  });
}

/** The last revision they took; the one given where all of them are kept already. */
export async function recordApart(
  tx: Transaction,
  { states, name, ownerId, cvId, now }: Apart<CvDocument | LetterDocument>,
  after: number,
): Promise<number> {
  let revision = after;
  for (const { title, look, document } of states) {
    const state = { title, look, document };
    if (await isKeptApart(tx, cvId, state)) continue;
    revision += 1;
    const isNamed = (await roomApart(tx, ownerId)) === "for good";
    const as = { name: isNamed ? plainText(name) : null, tab: versionTabs.apart, now };
    await recordVersion(tx, { ...state, ...as, cvId, ownerId, revision });
  }
  return revision;
}

async function isKeptApart(tx: Transaction, cvId: string, state: AnyState): Promise<boolean> {
  const isSame = sql`(${cvVersions.title}, ${cvVersions.look}, ${cvVersions.document}) =
    (${state.title}, ${JSON.stringify(state.look)}::jsonb, ${JSON.stringify(state.document)}::jsonb)`;
  const isApart = and(eq(cvVersions.cvId, cvId), eq(cvVersions.tab, versionTabs.apart));
  return (await tx.$count(cvVersions, and(isApart, isSame))) > 0;
}
