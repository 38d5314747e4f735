import { type Months, sayMonth, saySpan } from "./periods.ts";
import type { ShownCount } from "./report.ts";
import { MIN_FOR_SHARE, numberOf, percentApart, sayCount } from "./shown.ts";

type Headline = {
  /** What the students did: "saved a job". */
  did: string;
  now: ShownCount;
  before: ShownCount | null;
  months: { now: Months; before: Months };
};

/** What changed, in one sentence. */
export function headlineOf({ did, now, before, months }: Headline): string {
  const when = whenWords(months.now);
  if (now.kind === "hidden")
    return `How many students ${did} ${when} is not shown, to protect a small group.`;
  const change = changeWords(now, before);
  const than = change && `, ${change} ${beforeWords(months.before)}`;
  return `${capital(sayCount(now))} students ${did} ${when}${than}.`;
}

function whenWords(months: Months): string {
  if (months.length === 1) return `in ${sayMonth(months[0]!)}`;
  return `in an average month from ${saySpan(months)}`;
}

function beforeWords(months: Months): string {
  return months.length === 1
    ? `in ${sayMonth(months[0]!)}`
    : `in the ${months.length} months before`;
}

/** Of two shown counts; nothing where there is nothing to say. */
function changeWords(now: ShownCount, before: ShownCount | null): string {
  const [is, was] = [numberOf(now), numberOf(before)];
  if (before?.kind === "few" && is !== null) return "up from fewer than 5";
  if (was === null || before === null) return "";
  if (is === null) return `down from ${sayCount(before)}`;
  if (is === was) return "as many as";
  const share = was < MIN_FOR_SHARE ? "" : ` ${percentApart(is, was)}%`;
  return `${is > was ? "up" : "down"}${share} from ${sayCount(before)}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
