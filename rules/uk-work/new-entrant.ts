import { inForce } from "#rules/dated.ts";
import type { Ground } from "./clock-types.ts";
import { lastDayUnderCap } from "./counted-time.ts";
import { covers, type GroundSpan, type Grounds, groundsOf, type JobGrounds } from "./grounds.ts";
import { newEntrantRules } from "./tables.ts";
import type { Applicant } from "./verdict-types.ts";

export type NewEntrantFinding =
  | {
      answer: "yes";
      ground: Ground;
      /** Last day to apply, by this ground and by the cap; null where no day ends it. */
      applyBy: string | null;
      monthsLeft: number;
      rules: readonly string[];
    }
  /** Once the reader confirms that they would work towards a registration or a charter. */
  | { answer: "if"; monthsLeft: number; rules: readonly string[] }
  /** `from`: the first day after this one on which a paragraph is met. */
  | {
      answer: "no";
      reason: "no-ground" | "cap-reached";
      from: string | null;
      rules: readonly string[];
    }
  | {
      answer: "unknown";
      reason: "not-said" | "registration-not-said" | "already-sponsored";
      rules: readonly string[];
    };

/** The paragraphs of SW 12.2. */
export const groundRules: Record<Ground, string> = {
  "under-26": "SW 12.2(a)",
  postdoctoral: "SW 12.2(b)",
  registration: "SW 12.2(c)-(d)",
  student: "SW 12.2(e)",
  graduate: "SW 12.2(f)",
};

/** A job of which nothing helps: no postdoctoral position, no road to a registration. */
export const plainJob: JobGrounds = {
  socCode: null,
  isPostdoctoral: false,
  towardsRegistration: false,
};

/** Is somebody who applies for a job on the given ISO day a new entrant? */
export function findNewEntrant(
  applicant: Applicant,
  on: string,
  job: JobGrounds = plainJob,
): NewEntrantFinding {
  const rule = inForce(newEntrantRules, on, "new-entrant rule");
  const { spans, unsaid } = groundsOf(applicant, job, rule);
  const span = longest(spans.filter((candidate) => covers(candidate, on)));
  const monthsLeft =
    applicant.monthsCounted === null ? null : rule.capMonths - applicant.monthsCounted;

  if (monthsLeft !== null && monthsLeft <= 0)
    return { answer: "no", reason: "cap-reached", from: null, rules: ["SW 12.3"] };
  if (!span && unsaid === "to-confirm" && monthsLeft !== null)
    return { answer: "if", monthsLeft, rules: [groundRules.registration, "SW 12.3"] };
  if (!span) return withoutGround(applicant, unsaid, nextFrom(spans, on));

  const rules = [groundRules[span.ground], "SW 12.3"];
  if (monthsLeft === null) return { answer: "unknown", reason: "not-said", rules };
  const applyBy = earlier(span.until, lastDayUnderCap(applicant, on, rule));
  return { answer: "yes", ground: span.ground, applyBy, monthsLeft, rules };
}

function earlier(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return first < second ? first : second;
}

/**
 * Somebody already sponsored no longer meets paragraph e or f by the text; whether that is
 * how a later application is read is an open point (facts 1.2), so it is not answered.
 */
function withoutGround(
  { lastPermission }: Applicant,
  unsaid: Grounds["unsaid"],
  from: string | null,
): NewEntrantFinding {
  const rules = ["SW 12.2"];
  if (unsaid === "reader" || unsaid === "to-confirm")
    return { answer: "unknown", reason: "not-said", rules };
  if (lastPermission !== "none" && lastPermission?.kind === "skilled-worker")
    return { answer: "unknown", reason: "already-sponsored", rules };
  if (unsaid === "job") return { answer: "unknown", reason: "registration-not-said", rules };
  return { answer: "no", reason: "no-ground", from, rules };
}

function nextFrom(spans: readonly GroundSpan[], on: string): string | null {
  const days = spans.flatMap(({ from }) => (from !== null && from > on ? from : []));
  return days.sort()[0] ?? null;
}

function longest(spans: readonly GroundSpan[]): GroundSpan | undefined {
  return spans.toSorted((a, b) => endOf(b).localeCompare(endOf(a)))[0];
}

function endOf({ until }: GroundSpan): string {
  return until ?? "9999-12-31";
}
