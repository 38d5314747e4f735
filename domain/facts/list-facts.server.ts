import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { factChecks } from "#db/schema/desk.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import { type Fact, isDue, isHistory } from "./fact.ts";
import type { FactState } from "./fact-states.ts";
import { factRows, factsOn } from "./facts.server.ts";

const PAGE_SIZE = 50;

export type ListedFact = Fact & { isDue: boolean };

type Filters = {
  q: string;
  country?: string | undefined;
  state?: FactState | undefined;
  today: string;
  /** The last day that counts as soon. */
  soon: string;
};

type Query = PageParams & Filters;

/** Every fact, the one that waits longest to be checked first. */
export function listFacts({ page, pageSize = PAGE_SIZE, ...asked }: Query): Paged<ListedFact> {
  const found = sortedFacts(asked.today).filter((fact) => fits(fact, asked));
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return { rows, total: found.length, page, pageSize };
}

/** What somebody has to read again. */
export function dueFacts(today: string): ListedFact[] {
  return sortedFacts(today).filter((fact) => fact.isDue);
}

/** The day a fact falls due: after its check day, or after it ended. History never does. */
export function dueSince(fact: Fact): string {
  const { checkAgainBy, inForceTo } = fact;
  if (isHistory(fact)) return "9999-12-31";
  return inForceTo !== null && inForceTo < checkAgainBy ? inForceTo : checkAgainBy;
}

function sortedFacts(today: string): ListedFact[] {
  return [...factsOn(today).values()]
    .map((fact) => ({ ...fact, isDue: isDue(fact, today) }))
    .sort(
      (one, other) =>
        Number(other.isDue) - Number(one.isDue) ||
        dueSince(one).localeCompare(dueSince(other)) ||
        one.name.localeCompare(other.name),
    );
}

function fits(fact: ListedFact, { q, country, state, soon }: Filters): boolean {
  const words = `${fact.name} ${fact.label} ${fact.value} ${fact.source.title}`.toLowerCase();
  if (
    !q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
  )
    return false;
  if (country && !fact.name.startsWith(`${country}-`)) return false;
  if (state === "due") return fact.isDue;
  if (state === "soon") return !fact.isDue && dueSince(fact) <= soon;
  return state === "fine" ? !fact.isDue && dueSince(fact) > soon : true;
}

/** One fact with the others that its source says, and the rule table that holds it. */
export function findFact(name: string, today: string) {
  const fact = factsOn(today).get(name);
  if (!fact) return null;
  const sameSource = [...factsOn(today).values()].filter(
    (other) => other.source.url === fact.source.url && other.name !== name,
  );
  const row = factRows().find((each) => each.name === name);
  return {
    fact: { ...fact, isDue: isDue(fact, today) },
    sameSource,
    tool: row?.tool ?? null,
    confidence: row?.confidence ?? "primary",
  };
}

/** Who read it at the desk, newest first. */
export function listChecksOf(name: string) {
  return db
    .select({
      id: factChecks.id,
      checkedOn: factChecks.checkedOn,
      checkAgainBy: factChecks.checkAgainBy,
      note: factChecks.note,
      by: users.name,
    })
    .from(factChecks)
    .leftJoin(users, eq(users.id, factChecks.checkedById))
    .where(eq(factChecks.fact, name))
    .orderBy(desc(factChecks.id))
    .limit(PAGE_SIZE);
}
