import { isDue } from "#domain/facts/fact.ts";
import type { Facts } from "#domain/facts/facts.server.ts";
import { factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import { pgwpRules } from "#rules/ca-pgwp/tables.ts";
import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { inForce } from "#rules/dated.ts";
import { inYears, longDay } from "#rules/days.ts";
import { nextPostStudyChange, postStudyOptions } from "#rules/post-study/stay.ts";
import { termHoursIn } from "#rules/work-hours/tables.ts";
import { type GuideCountry, guideCountries } from "./guide-countries.ts";

/** A country's line on the page that lays the guides side by side. */
export type CountryLine = Pick<GuideCountry, "slug" | "name" | "code"> & {
  id: number;
  stay: Figure & { from: number; to: number };
  term: Figure;
  pay: Figure;
  checked: { day: string; words: string; isDue: boolean };
};

export type StayLine = Pick<GuideCountry, "code" | "name"> & CountryLine["stay"];

type Figure = { figure: string; note: string };

/** `stayFacts`: the facts that say what the table of stays does. */
type CountryFacts = { stay: string; stayFacts: readonly string[]; term: string; pay: Figure };

/** The longest stay that a bar shows. */
const BAR_MONTHS = 36;

/** What the tables of the tools do not say, in words that quote facts. */
const words: Readonly<Record<number, CountryFacts>> = {
  [UNITED_KINGDOM]: {
    stay: "Graduate visa. Longer after a doctorate.",
    stayFacts: ["uk-graduate-visa-length-today", "uk-graduate-visa-length-doctorate"],
    term: "A limit for any one week, not an average.",
    pay: {
      figure: "{{fact:uk-standard-salary}}",
      note: "New entrants {{fact:uk-new-entrant-floor}}. The going rate can be higher.",
    },
  },
  [AUSTRALIA]: {
    stay: "485 visa. Longer after a research degree.",
    stayFacts: ["au-485-degree", "au-485-research"],
    term: "No limit in scheduled breaks.",
    pay: { figure: "{{fact:au-csit}}", note: "Core Skills income threshold." },
  },
  [CANADA]: {
    stay: "As long as your course was, up to the longest.",
    stayFacts: ["ca-pgwp-min", "ca-pgwp-long"],
    term: "Off campus. No limit in scheduled breaks.",
    pay: {
      figure: "No single line",
      note: "Express Entry ranks people by points, not by pay alone.",
    },
  },
  [IRELAND]: {
    stay: "Stamp 1G. The longer stay is for level 9 and above.",
    stayFacts: ["ie-1g-level-8", "ie-1g-level-9"],
    term: "More in the set holiday periods.",
    pay: {
      figure: "{{fact:ie-csep-list}}",
      note: "Critical Skills. {{fact:ie-csep-graduate}} for a recent graduate.",
    },
  },
};

/** The four countries whose rules our tools read, on a day. */
export function countryLines(facts: Facts, today: string): CountryLine[] {
  return guideCountries.flatMap(({ id, ...country }) =>
    id === null ? [] : [lineOf({ ...country, id }, facts, today)],
  );
}

/** How long each of the four lets people stay to work, for a bar of three years. */
export function stayLines(today: string): StayLine[] {
  return guideCountries.flatMap(({ id, code, name }) =>
    id === null ? [] : [{ code, name, ...stayOf(id, words[id]!.stay, today) }],
  );
}

function lineOf(
  { slug, name, code, id }: GuideCountry & { id: number },
  facts: Facts,
  today: string,
): CountryLine {
  const told = words[id]!;
  const hours = termHoursIn(id, today);
  return {
    ...{ slug, name, code, id },
    stay: stayOf(id, told.stay, today),
    term: { figure: `${hours.hours} hours a ${hours.per}`, note: told.term },
    pay: {
      figure: withFacts(told.pay.figure, facts),
      note: withFacts(told.pay.note, facts),
    },
    checked: checkedOf(code.toLowerCase(), quotedIn(told), facts, today),
  };
}

function stayOf(id: number, note: string, today: string) {
  const months = postStudyOptions(id, today).map((row) => row.months);
  const most = Math.max(...months);
  const [shortest] =
    id === CANADA ? [inForce(pgwpRules, today, "work permit rule").minMonths] : months;
  const least = Math.min(shortest!, ...months);
  const change = nextPostStudyChange(id, today);
  const ahead = change
    ? `${inYears(change.months)} if you apply from ${longDay(change.effectiveFrom)}. Doctorate ${inYears(most)}.`
    : "";
  return {
    figure:
      id === CANADA || id === IRELAND ? `${inYears(least)} to ${inYears(most)}` : inYears(least),
    note: ahead || note,
    from: least / BAR_MONTHS,
    to: most / BAR_MONTHS,
  };
}

/** The facts that the figures of a line come from. */
function quotedIn({ pay, stayFacts }: CountryFacts): ReadonlySet<string> {
  return new Set([...stayFacts, ...factNamesIn(pay.figure), ...factNamesIn(pay.note)]);
}

/**
 * How many facts a guide rests on, and when one was last read. A few that are due are said; one that the
 * line itself quotes, or more than a tenth, is a warning.
 */
function checkedOf(prefix: string, quoted: ReadonlySet<string>, facts: Facts, today: string) {
  const own = [...facts.values()].filter(({ name }) => name.startsWith(`${prefix}-`));
  const late = own.filter((fact) => isDue(fact, today));
  const due = late.length;
  const next = own.map(({ checkAgainBy }) => checkAgainBy).sort()[0];
  const latest = own
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  return {
    day: latest ? longDay(latest) : "",
    words:
      due > 0 || !next
        ? `${own.length} facts, ${due} to check again`
        : `${own.length} facts, next check ${longDay(next)}`,
    isDue: due * 10 > own.length || late.some(({ name }) => quoted.has(name)),
  };
}
