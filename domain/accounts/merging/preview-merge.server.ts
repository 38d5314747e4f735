import { createHash } from "node:crypto";
import { db, type Transaction } from "#db/client.server.ts";
import type { Role } from "#rules/access/visitor.ts";
import type { Pair } from "./combine-rows.server.ts";
import { type MergeRefusal, roleAfter, whyNotMerge } from "./may-merge.ts";
import { type Counted, countRows, listLeft } from "./move-rows.server.ts";
import { readSides, type Side } from "./read-sides.server.ts";

export type MergePreview = {
  staying: Side;
  leaving: Side;
  refusal: MergeRefusal | null;
  counted: Counted[];
  left: { what: string; why: string }[];
  roleAfter: Role;
  universityAfter: string | null;
  /** What staff should know before they confirm. */
  warnings: string[];
  /** A hash of all of it: staff confirm what they read. */
  seen: string;
};

/** What merging two accounts would do. Changes nothing. For our staff only. */
export async function unsafePreviewMerge(pair: Pair): Promise<MergePreview | null> {
  return db.transaction((tx) => previewIn(tx, pair), { accessMode: "read only" });
}

export async function previewIn(
  tx: Transaction,
  pair: Pair,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<MergePreview | null> {
  const sides = await readSides(tx, pair, { isLocked });
  if (!sides) return null;
  const { staying, leaving } = sides;
  const preview = {
    staying,
    leaving,
    refusal: whyNotMerge(staying, leaving),
    counted: await countRows(tx, { ...pair, email: staying.email }),
    left: await listLeft(tx, pair),
    roleAfter: roleAfter(staying, leaving),
    universityAfter: staying.universityName ?? leaving.universityName,
    warnings: warningsOf(staying, leaving),
  };
  const seen = createHash("sha256").update(JSON.stringify(preview)).digest("base64url");
  return { ...preview, seen };
}

function warningsOf(staying: Side, leaving: Side): string[] {
  const isElsewhere =
    staying.universityId !== null &&
    leaving.universityId !== null &&
    staying.universityId !== leaving.universityId;
  const warnings = [
    isElsewhere &&
      `They are at two universities. ${staying.universityName} stays; ${leaving.universityName} no longer sees this person, and reviews it has not finished are closed.`,
    leaving.hasSecondFactor &&
      !staying.hasSecondFactor &&
      "The account that leaves has a second step at sign-in and the one that stays has none. What is in it would be behind a password alone.",
    staying.name !== leaving.name &&
      `The names differ: “${staying.name}” stays, “${leaving.name}” leaves.`,
  ];
  return warnings.filter((warning) => typeof warning === "string");
}
