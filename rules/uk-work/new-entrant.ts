import { inForce } from "#rules/dated.ts";
import { addMonths, wholeYears } from "#rules/days.ts";
import { type NewEntrantRow, newEntrantRules } from "./tables.ts";

/** What somebody tells us about themselves. Null means "not said", never "no". */
export type Applicant = {
  bornOn: string | null;
  /** Most recent permission, visits left out. "none" is somebody who never had one. */
  lastPermission: Permission | "none" | null;
  /** Months already held as Skilled Worker, Graduate or Tier 2, together. */
  monthsCounted: number;
};

export type Permission =
  | { kind: "student"; endsOn: string; course: Course }
  | { kind: "graduate"; endsOn: string }
  | { kind: "other"; endsOn: string };

/** `completedOn` may lie ahead: within three months of it is near enough. */
type Course = { isDegreeOrTeaching: boolean; completedOn: string | null };

/** The paragraph of SW 12.2 somebody meets. */
export type Ground = "under-26" | "student" | "graduate";

export type NewEntrantFinding =
  | { answer: "yes"; ground: Ground; monthsLeft: number; rules: readonly string[] }
  | { answer: "no"; reason: "no-ground" | "cap-reached"; rules: readonly string[] }
  | { answer: "unknown"; rules: readonly string[] };

const paragraphs: Record<Ground, string> = {
  "under-26": "SW 12.2(a)",
  student: "SW 12.2(e)",
  graduate: "SW 12.2(f)",
};

/**
 * Is somebody who applies on the given ISO day a new entrant?
 *
 * Grounds b to d depend on the job, not the person, and are still to come: until
 * then this may say no where one of them would say yes, never the reverse.
 */
export function findNewEntrant(applicant: Applicant, on: string): NewEntrantFinding {
  const rule = inForce(newEntrantRules, on, "new-entrant rule");
  const ground = groundOf(applicant, on, rule);

  if (ground === null) return { answer: "no", reason: "no-ground", rules: ["SW 12.2"] };
  if (ground === "unknown") return { answer: "unknown", rules: ["SW 12.2"] };

  const rules = [paragraphs[ground], "SW 12.3"];
  const monthsLeft = rule.capMonths - applicant.monthsCounted;
  if (monthsLeft <= 0) return { answer: "no", reason: "cap-reached", rules };
  return { answer: "yes", ground, monthsLeft, rules };
}

function groundOf(
  { bornOn, lastPermission }: Applicant,
  on: string,
  rule: NewEntrantRow,
): Ground | "unknown" | null {
  if (bornOn !== null && wholeYears(bornOn, on) < rule.underAge) return "under-26";
  if (lastPermission !== null && lastPermission !== "none") {
    const isRecent = on < addMonths(lastPermission.endsOn, rule.lapsedWithinMonths);
    if (isRecent && lastPermission.kind === "graduate") return "graduate";
    if (isRecent && hasStudied(lastPermission, on, rule)) return "student";
  }
  return bornOn === null || lastPermission === null ? "unknown" : null;
}

function hasStudied(permission: Permission, on: string, rule: NewEntrantRow): boolean {
  if (permission.kind !== "student" || !permission.course.isDegreeOrTeaching) return false;
  const { completedOn } = permission.course;
  return completedOn !== null && completedOn <= addMonths(on, rule.finishingWithinMonths);
}
