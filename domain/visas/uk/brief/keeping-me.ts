import { isInForce } from "#rules/dated.ts";
import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import { newEntrantClock } from "#rules/uk-work/clock.ts";
import { lastDaysOfLists } from "#rules/uk-work/lists/list-end.ts";
import { optionRow } from "#rules/uk-work/salary.ts";
import { type SponsorCost, sponsorCosts } from "#rules/uk-work/sponsor-costs.ts";
import type { Applicant } from "#rules/uk-work/verdict-types.ts";
import type { BriefOrder, BriefSection } from "./brief.ts";

/** What an employer would need for a Skilled Worker visa, in the order it is needed. */
export function keepingMe(order: BriefOrder, reader: Applicant, today: string): BriefSection {
  const { permission, endsOn } = order;
  const isLater = permission === "student" || permission === "graduate";
  return {
    heading:
      isLater && endsOn
        ? `To keep me after ${longDay(endsOn)}`
        : "To employ me with a Skilled Worker visa",
    paragraphs: [
      "A Skilled Worker visa is the usual way. These are the published rules for an application:",
    ],
    points: [
      "You are on the Home Office register of licensed sponsors for the route Skilled Worker, with an A rating, and give me a certificate of sponsorship for the job.",
      levelPoint(today),
      payPoint(reader, today),
      "The job starts within three months of my application. Bonuses, overtime and allowances do not count towards the pay.",
      costPoint(today),
    ],
  };
}

/** The lists are left out once they are gone: what follows them is not known to us. */
function levelPoint(today: string): string {
  const { certificateBy } = lastDaysOfLists(today);
  const lists =
    today <= certificateBy
      ? `, or its occupation code is on the Immigration Salary List or the Temporary Shortage List, which are due to end: the certificate has to be issued by ${longDay(certificateBy)}`
      : "";
  return `The job is at degree level (RQF 6)${lists}.`;
}

function payPoint(reader: Applicant, today: string): string {
  const standard = inPounds(optionRow("A", today).cashThreshold);
  const lower = inPounds(optionRow("E", today).cashThreshold);
  const clock = newEntrantClock(reader, today);
  const rates = `Pay of at least ${standard} a year and the going rate of the occupation`;
  if (clock.state !== "running") return `${rates}; for a new entrant ${lower} and 70% of it.`;
  const by = clock.applyBy ? ` for an application by ${longDay(clock.applyBy)}` : "";
  return `${rates}. By what I entered I count as a new entrant${by}: then at least ${lower} a year and 70% of the going rate, for at most four years in all, Graduate visa included.`;
}

function costPoint(today: string): string {
  const [licence, charge] = (["licence", "skills-charge"] as const).map((cost) => {
    const rows = sponsorCosts.filter((row) => row.cost === cost && isInForce(row, today));
    const of = (size: SponsorCost["size"]) =>
      inPounds(rows.find((row) => row.size === size)?.amount ?? 0);
    return `${of("small")} for a small employer, ${of("large")} for a larger one`;
  });
  return `What it costs you: the licence, once, ${licence}; the Immigration Skills Charge, for each year, ${charge}.`;
}
