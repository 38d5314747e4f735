import { data } from "react-router";
import { whereToRead } from "#app/compose/content/content-types.ts";
import { today } from "#app/today.ts";
import { isHistory } from "#domain/facts/fact.ts";
import { USUAL_DAYS } from "#domain/facts/fact-checks.schema.ts";
import { toolOfFact } from "#domain/facts/fact-tools.ts";
import { listFactUses } from "#domain/facts/fact-uses.queries.server.ts";
import { findFact, listChecksOf } from "#domain/facts/list-facts.server.ts";
import type { Visitor } from "#rules/access/visitor.ts";
import { addDays, longDay } from "#rules/days.ts";

const confidences = {
  primary: "Read on the official page",
  secondary: "Read through dated summaries of the official page",
  weak: "One notice only",
} as const;

/** One fact, where it is used, and who read it when. */
export async function readFactPage(name: string, staff: Visitor) {
  const { now, today: day } = today();
  const found = findFact(name, day);
  if (!found) throw data("We could not find that fact.", { status: 404 });
  const { fact, sameSource, tool, confidence } = found;
  const [uses, checks] = await Promise.all([listFactUses(now, name), listChecksOf(name)]);
  const hasEnded = fact.inForceTo !== null && fact.inForceTo < day;

  return {
    name,
    label: fact.label,
    value: fact.value,
    source: fact.source,
    paragraph: fact.paragraph,
    inForce: fact.inForceTo
      ? `${longDay(fact.inForceFrom)} to ${longDay(fact.inForceTo)}`
      : `From ${longDay(fact.inForceFrom)}`,
    checkedOn: longDay(fact.checkedOn),
    checkAgainBy: longDay(fact.checkAgainBy),
    isDue: fact.isDue,
    hasEnded,
    isHistory: isHistory(fact),
    confidence: confidences[confidence],
    tool: toolOfFact(tool),
    table: tool,
    pages: uses.map((use) => ({
      to: whereToRead(use, staff),
      title: use.title,
      isLive: use.isLive,
    })),
    others: sameSource.map(({ name: other, label }) => ({ name: other, label })),
    checks: checks.map((check) => ({
      ...check,
      checkedOn: longDay(check.checkedOn),
      checkAgainBy: longDay(check.checkAgainBy),
    })),
    suggestedDay: addDays(day, USUAL_DAYS),
  };
}

export type FactPageData = Awaited<ReturnType<typeof readFactPage>>;

/** The fact itself, and with it the others of its source that still stand. */
export function namesChecked(name: string, withOthers: boolean): string[] {
  const day = today().today;
  const others = withOthers ? (findFact(name, day)?.sameSource ?? []) : [];
  const standing = others.filter(({ inForceTo }) => inForceTo === null || inForceTo >= day);
  return [name, ...standing.map((other) => other.name)];
}
