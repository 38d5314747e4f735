import { db } from "#db/client.server.ts";
import { factChecks } from "#db/schema/desk.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { dayIn } from "#rules/day-in.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { factAudit } from "./audit-kinds.ts";
import { isHistory } from "./fact.ts";
import { FACTS_TAG, readFactChecks } from "./fact-checks.server.ts";
import { factsOn } from "./facts.server.ts";
import type { FactRefusal } from "./refusals.ts";

type Checked = { names: readonly string[]; note: string; checkAgainBy: string };

/**
 * Somebody has read the source again and found these facts as they are. Readers see the new day at
 * once. A fact whose time has ended cannot be checked: it changes with a release (decision 41).
 */
export async function markFactsChecked(
  staff: Member,
  { names, note, checkAgainBy }: Checked,
  now: Date,
): Promise<Result<{ count: number }, FactRefusal>> {
  if (!staffMay(staff, "publish")) return no("forbidden");
  const today = dayIn("gb", now);
  const facts = names.flatMap((name) => factsOn(today).get(name) ?? []);
  if (facts.length === 0 || facts.length < names.length) return no("not-found");
  if (facts.some(isHistory)) return no("history");
  if (facts.some(({ inForceTo }) => inForceTo !== null && inForceTo < today)) return no("ended");

  const check = { checkedOn: today, checkAgainBy, note, checkedById: staff.id, at: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(factChecks)
      .values(facts.map(({ name, value }) => ({ fact: name, value, ...check })));
    await record(tx, factAudit["fact-checked"], {
      actorId: staff.id,
      detail: { facts: names.join(", "), checkAgainBy },
    });
  });
  await readFactChecks();
  invalidatePages(FACTS_TAG);
  return ok({ count: facts.length });
}
