import { forbiddenWorkIn, type WorkKind } from "#rules/work-hours/forbidden-work.ts";

const kindLabels: Record<Exclude<WorkKind, "employed">, string> = {
  "self-employed": "self-employed work",
  entertainer: "work as an entertainer",
  sport: "paid sport or coaching",
};

/** Work of a kind a student visa does not allow, asked about or already logged; null where it may. */
export function forbiddenMessage(kind: WorkKind, countryId: number, day: string) {
  if (kind === "employed" || !forbiddenWorkIn(countryId, day)?.kinds.includes(kind)) return null;
  return {
    tone: "negative" as const,
    title: "Not allowed on a student visa",
    words: `A student visa does not allow ${kindLabels[kind]}, however few the hours.`,
  };
}
