import { desc } from "drizzle-orm";
import { db, isDatabaseOpen } from "#db/client.server.ts";
import { factChecks } from "#db/schema/desk.ts";
import { log } from "#platform/log.server.ts";
import { EVERYTHING, invalidateHere, onInvalidatedTag } from "#platform/page-cache.server.ts";
import type { Fact } from "./fact.ts";

/** Told to every process once somebody has checked a fact. */
export const FACTS_TAG = "facts";

export type FactCheck = Pick<Fact, "value" | "checkedOn" | "checkAgainBy">;
export type FactChecks = ReadonlyMap<string, FactCheck>;

/** Facts are put into sentences without waiting, so the checks are held here and read on a change. */
let held: { checks: FactChecks; newest: number } = { checks: new Map(), newest: 0 };

export function currentFactChecks(): FactChecks {
  return held.checks;
}

onInvalidatedTag(FACTS_TAG, () => {
  if (!isDatabaseOpen()) return;
  readFactChecks().catch((error: unknown) => log.error({ error }, "Fact checks were not read"));
});

/**
 * Reads what was checked: at the start, and after each check in any process. Any page may quote a
 * fact, so all are made again; but only if something changed, as this is asked on EVERYTHING too.
 */
export async function readFactChecks(): Promise<void> {
  const rows = await db
    .selectDistinctOn([factChecks.fact], {
      id: factChecks.id,
      fact: factChecks.fact,
      value: factChecks.value,
      checkedOn: factChecks.checkedOn,
      checkAgainBy: factChecks.checkAgainBy,
    })
    .from(factChecks)
    .orderBy(factChecks.fact, desc(factChecks.id));
  const newest = Math.max(0, ...rows.map(({ id }) => id));
  if (newest === held.newest) return;
  held = { checks: new Map(rows.map(({ fact, ...check }) => [fact, check])), newest };
  invalidateHere(EVERYTHING);
}

/** A fact as it was last checked: by a release, or at the desk since and with the same value. */
export function withChecks(
  facts: ReadonlyMap<string, Fact>,
  checks: FactChecks,
): ReadonlyMap<string, Fact> {
  if (checks.size === 0) return facts;
  return new Map([...facts].map(([name, fact]) => [name, checked(fact, checks.get(name))]));
}

function checked(fact: Fact, check: FactCheck | undefined): Fact {
  if (!check || check.value !== fact.value || check.checkedOn < fact.checkedOn) return fact;
  const { checkedOn, checkAgainBy } = check;
  return { ...fact, checkedOn, checkAgainBy };
}
