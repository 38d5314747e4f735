import { UNITED_KINGDOM } from "#rules/countries.ts";
import { type Dated, isInForce } from "#rules/dated.ts";
import { longDay } from "#rules/days.ts";
import { postStudyOptions } from "#rules/post-study/stay.ts";
import { rulesSource } from "#rules/uk-work/sources.ts";
import { sponsorCosts } from "#rules/uk-work/sponsor-costs.ts";
import { hoursRuleFor } from "#rules/work-hours/hours-rules.ts";
import type { BriefOrder } from "./brief.ts";

/** The pages a reader can check, each with the day we last read it. */
export function briefSources(order: BriefOrder, today: string): { what: string; url: string }[] {
  const hours = hoursRuleFor({ countryId: UNITED_KINGDOM, study: order.study ?? "degree" }, today);
  const [stay] = postStudyOptions(UNITED_KINGDOM, today);
  const costs = sponsorCosts.filter((row) => isInForce(row, today));
  const oldest = costs.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn))[0];
  return [
    ...(order.permission === "student" && hours ? [line("Student visa, work", hours)] : []),
    ...(["student", "graduate"].includes(order.permission) && stay
      ? [line("Graduate visa", stay)]
      : []),
    ...(order.withSponsorship
      ? [
          line("Immigration Rules, Appendix Skilled Worker", rulesSource),
          // The day its figures came into force is not known to us for each; the day we read them is.
          ...(oldest
            ? [
                {
                  what: `What sponsoring costs, last read ${longDay(oldest.checkedOn)}:`,
                  url: oldest.source,
                },
              ]
            : []),
        ]
      : []),
    {
      what: "How to check my right to work:",
      url: "https://www.gov.uk/check-job-applicant-right-to-work",
    },
  ];
}

function line(what: string, { source, effectiveFrom, checkedOn }: Dated) {
  return {
    what: `${what}, in force from ${longDay(effectiveFrom)}, last read ${longDay(checkedOn)}:`,
    url: source,
  };
}
