import { isInForce } from "#rules/dated.ts";
import { forbiddenWorkIn, type WorkKind } from "./forbidden-work.ts";
import { type TermHoursRow, termHours } from "./tables.ts";

export type StudentWork = {
  countryId: number;
  /** Null where the advert does not say. */
  hoursPerWeek: number | null;
  /** Null where the advert leaves it open whether one is employed. */
  kind: WorkKind | null;
};

/** True and false are about term time and one job; null: it cannot be told. */
export type StudentWorkVerdict = {
  isAllowed: boolean | null;
  why: string;
  source: string | null;
  checkedOn: string | null;
};

const kindLabels: Record<Exclude<WorkKind, "employed">, string> = {
  "self-employed": "Self-employed work",
  entertainer: "Work as an entertainer",
  sport: "Paid sport or coaching",
};

/** Whether a job is within a degree student's visa in term, under the rules in force on the day. */
export function studentWork(
  { countryId, hoursPerWeek, kind }: StudentWork,
  on: string,
): StudentWorkVerdict {
  const limit = termHours.findLast((row) => row.countryId === countryId && isInForce(row, on));
  if (!limit) return unknown("We have no rule for student work in this country.", null);

  const forbidden = forbiddenWorkIn(countryId, on);
  if (kind && kind !== "employed" && forbidden?.kinds.includes(kind)) {
    const { source, checkedOn } = forbidden;
    const why = `${kindLabels[kind]}: a student visa does not allow it.`;
    return { isAllowed: false, why, source, checkedOn };
  }
  if (kind === null && forbidden) {
    return unknown("The advert mentions self-employed work. Ask which it is.", limit);
  }
  return byHours(hoursPerWeek, limit);
}

function byHours(hours: number | null, limit: TermHoursRow): StudentWorkVerdict {
  const most = `${limit.hours} a ${limit.per}`;
  if (hours === null) {
    return unknown(`Hours not given. A student may work ${most} in term.`, limit);
  }
  const { source, checkedOn } = limit;
  // A steady week twice over must fit a fortnight's limit.
  const isAllowed = (limit.per === "week" ? hours : hours * 2) <= limit.hours;
  const side = isAllowed ? "within" : "over";
  return { isAllowed, why: `${hours} hours a week: ${side} ${most} in term.`, source, checkedOn };
}

function unknown(why: string, row: TermHoursRow | null): StudentWorkVerdict {
  return {
    isAllowed: null,
    why,
    source: row?.source ?? null,
    checkedOn: row?.checkedOn ?? null,
  };
}
