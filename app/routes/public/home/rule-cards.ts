import { AUSTRALIA, UNITED_KINGDOM } from "#rules/countries.ts";
import { inForce } from "#rules/dated.ts";
import { addMonths, inYears, longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import { postStudyOptions } from "#rules/post-study/stay.ts";
import { postStudyRows } from "#rules/post-study/tables.ts";
import { newEntrantRules, salaryOptions } from "#rules/uk-work/tables.ts";
import { termHoursIn } from "#rules/work-hours/tables.ts";

const DUE_AFTER_MONTHS = 3;

/** A rule in one line, with the day somebody last compared it with its source. */
export type RuleCard = {
  title: string;
  words: string;
  to: string;
  checkedOn: string;
  isDue: boolean;
};

export type GraduateChange = RuleCard & { before: string; after: string; changesOn: string };

export function ruleCards(on: string): readonly RuleCard[] {
  return [termCard(on), newEntrantCard(on), licenceCard(on), australiaCard(on)];
}

/** The Graduate visa before and after the day its length changes. */
export function graduateChange(on: string): GraduateChange {
  const [before, after] = postStudyRows.filter(
    ({ countryId, award }) => countryId === UNITED_KINGDOM && award === "degree",
  );
  const day = longDay(after!.effectiveFrom);

  return {
    ...stamp(after!.checkedOn, on),
    title:
      on < after!.effectiveFrom
        ? `The Graduate visa gets shorter on ${day}. Who it affects, and by how much`
        : `The Graduate visa became shorter on ${day}. Who it affects, and by how much`,
    words: "The day you apply decides, not the day your course ends. A doctorate keeps 3 years.",
    to: "/country-guide/united-kingdom/visa-details",
    before: inYears(before!.months),
    after: inYears(after!.months),
    changesOn: day.replace(/ (\w{3})\w* /, " $1 "),
  };
}

function termCard(on: string): RuleCard {
  const row = termHoursIn(UNITED_KINGDOM, on);
  return {
    ...stamp(row.checkedOn, on),
    title: "Twenty hours means any week, not an average",
    words: `In term, on a UK degree course: ${row.hours} hours, Monday to Sunday, all employers together.`,
    to: "/country-guide/united-kingdom/visa-details",
  };
}

function newEntrantCard(on: string): RuleCard {
  const row = inForce(newEntrantRules, on, "new-entrant rule");
  const option = inForce(
    salaryOptions.filter(({ who }) => who === "new-entrant"),
    on,
    "new-entrant pay",
  );
  return {
    ...stamp(row.checkedOn, on),
    title: `A new graduate’s line is lower, for ${inYears(row.capMonths)} at most`,
    words: `${inPounds(option.cashThreshold)}, or 70% of the job’s going rate if that is more. Time on a Graduate visa counts.`,
    to: "/immigration-guide",
  };
}

function licenceCard(on: string): RuleCard {
  return {
    ...stamp(salaryOptions[0]!.checkedOn, on),
    title: "A licence is not a promise: reading the register",
    words: "It means an employer can sponsor, not that it will. The rating and the route decide.",
    to: "/uk-work-visa-sponsor-licence-check",
  };
}

function australiaCard(on: string): RuleCard {
  const row = postStudyOptions(AUSTRALIA, on)[0]!;
  return {
    ...stamp(row.checkedOn, on),
    title: "Australia: the 485 clock starts when you finish",
    words: row.applyBy,
    to: "/country-guide/australia/visa-details",
  };
}

function stamp(checkedOn: string, on: string) {
  return { checkedOn: longDay(checkedOn), isDue: addMonths(checkedOn, DUE_AFTER_MONTHS) < on };
}
