import { type Country, countriesFrom } from "#app/shell/countries.ts";
import { CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { inYears, longDay } from "#rules/days.ts";
import { nextPostStudyChange, postStudyOptions } from "#rules/post-study/stay.ts";
import { termHoursIn } from "#rules/work-hours/tables.ts";

/** What a country's door says, made from the dated tables. */
export type CountryFacts = Country & {
  afterCourse: string;
  afterCourseAtLength: string;
  workInTerm: string;
  applyBy: string;
  checkedOn: string;
};

/** The four countries with their facts on the given ISO day, the system's own in front. */
export function countryFacts(systemCountryId: number, on: string): readonly CountryFacts[] {
  return countriesFrom(systemCountryId).map((country) => factsFor(country, on));
}

function factsFor(country: Country, on: string): CountryFacts {
  const options = postStudyOptions(country.id, on);
  const hours = termHoursIn(country.id, on);
  const first = options[0]!;
  const stay = `${first.route}, ${lengths(
    options.map(({ months }) => months),
    country.id,
  )}`;

  return {
    ...country,
    afterCourse: stay,
    afterCourseAtLength: `${stay}.${changeAhead(country.id, on)}`,
    workInTerm: `${hours.hours} hours a ${hours.per}`,
    applyBy: first.applyBy,
    checkedOn: longDay([...options, hours].map(({ checkedOn }) => checkedOn).sort()[0]!),
  };
}

function changeAhead(countryId: number, on: string): string {
  const change = nextPostStudyChange(countryId, on);
  return change
    ? ` ${inYears(change.months)} if you apply from ${longDay(change.effectiveFrom)}.`
    : "";
}

/** A UK doctorate has its own length; the door speaks of the others. */
function lengths(months: readonly number[], countryId: number): string {
  if (countryId === UNITED_KINGDOM) return inYears(months[0]!);
  if (countryId === CANADA) return `up to ${inYears(Math.max(...months))}`;
  const [least, most] = [Math.min(...months), Math.max(...months)];
  const word = countryId === IRELAND ? "to" : "or";
  return least === most ? inYears(least) : `${least / 12} ${word} ${inYears(most)}`;
}
