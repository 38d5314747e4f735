import type { Line } from "./advert-lines.ts";

export type LabelKind = "title" | "employer" | "town" | "pay" | "hours" | "closes";

const names: Record<LabelKind, string> = {
  title:
    "job|what|job title|title|role|role title|job role|position|position title|post|post title|vacancy|vacancy name|vacancy title",
  employer:
    "who|company|company name|hiring company|firm|employer|employer name|organisation|organization|organisation name|hiring organi[sz]ation|recruiter|institution|trust|department|business|school|client|advertiser",
  town: "locations?|job locations?|location\\(s\\)|work location|place of work|workplace|based|based in|base|town|town or city|town ?/ ?city|city ?/ ?town|post town|city|site|office|office location|where|region|address",
  pay: "salary|salaries|salary range|salary details|annual salary|basic salary|base salary|starting salary|salary \\(£\\)|pay|pay range|pay rate|rate of pay|hourly rate|hourly pay|day rate|rate|wages?|remuneration|compensation|package|salary and benefits|starting pay|stipend",
  hours:
    "hours|hrs|hrs per week|hours per week|weekly hours|working hours|hours of work|contracted hours|contract hours|number of hours|expected hours|hours/week|work hours|total hours per week",
  closes:
    "closing date|closing date and time|closing|closes|closes on|closing day|closing time|deadline|deadline date|application deadline|deadline for applications|applications close|application closing date|advert closing date|advert closes|apply by|apply before|expires|expiry date|end date for applications|vacancy closes|last date to apply|date closes",
};

/** Words that begin many a page and share sheet: labels only with a sign behind them. */
const NEVER_ALONE = "(?!(?:job|what|who)$)";

const patterns = Object.entries(names).map(([kind, list]) => ({
  kind: kind as LabelKind,
  inLine: new RegExp(`^(?:the )?(?:${list})\\s*(?:[:=|\\t]|\\s[-–—]\\s)\\s*(.+)$`, "i"),
  alone: new RegExp(`^${NEVER_ALONE}(?:${list})\\s*:?$`, "i"),
}));

const anyName = Object.values(names).join("|");
const NAMED = new RegExp(`(?:^|[\\s.;,])(?:${anyName}):\\s`, "gi");
/** Where a label may begin: one of ours, or another such as "Contract type:". */
const BEGINS = new RegExp(`(?:^|[\\s.;,]+)(?=(${anyName}|[a-z]+(?: [a-z]+)?):\\s)`, "gi");
const OUR_LABEL = new RegExp(`^(?:${anyName})$`, "i");
const OTHER_LABEL = /^[A-Z][a-z]+(?: [a-z]+)?$/;
/** Fewer than these may be a sentence. */
const MIN_LABELS = 3;

/** "Position: Surveyor Company: Kier Location: Salford", where copying lost the ends of lines. */
export function splitAtLabels(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const isRun = isLabel(line) && (line.text.match(NAMED) ?? []).length >= MIN_LABELS;
    return isRun ? partsOf(line.text).map((text) => ({ text, raw: text })) : [line];
  });
}

function partsOf(run: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let labelEnds = 0;
  for (const { index, 0: gap, 1: label = "" } of run.matchAll(BEGINS)) {
    // "location:" within "Job location:".
    if (index + gap.length < labelEnds) continue;
    if (!OUR_LABEL.test(label) && !OTHER_LABEL.test(label)) continue;
    if (index > from) parts.push(run.slice(from, index));
    from = index + gap.length;
    labelEnds = from + label.length;
  }
  return [...parts, run.slice(from)];
}

/** A label of a town, and not of the building that the work is in. */
export const TOWN_LABEL = /^\W*(?:the )?(?:post )?(?:town|city)\b/i;

/** What stands behind a label; `rest` are the lines that follow it. */
export type Labelled = { kind: LabelKind; value: string; words: string; rest: readonly string[] };

const REST = 5;

/** "Salary: £30,000", and "Salary" with its answer on the next line. */
export function labelledIn(lines: readonly Line[]): Labelled[] {
  return lines.flatMap((line, at) => labelledAt(lines, line, at) ?? []);
}

/** True of a line that only names what follows, of whatever kind. */
export function isLabel({ text }: Line): boolean {
  return patterns.some(({ alone, inLine }) => alone.test(text) || inLine.test(text));
}

/** "Site" alone on its line: the next names a place, and neither a job nor an employer. */
export function asksForParticulars({ text }: Line): boolean {
  return patterns.some(
    ({ kind, alone }) => kind !== "title" && kind !== "employer" && alone.test(text),
  );
}

function labelledAt(lines: readonly Line[], line: Line, at: number): Labelled | null {
  for (const { kind, inLine, alone } of patterns) {
    const value = inLine.exec(line.text)?.[1];
    if (value) return { kind, value, words: line.raw, rest: textsFrom(lines, at + 1) };
    const next = lines[at + 1];
    if (alone.test(line.text) && next && !isLabel(next))
      return {
        kind,
        value: next.text,
        words: `${line.raw} ${next.raw}`,
        rest: textsFrom(lines, at + 2),
      };
  }
  return null;
}

function textsFrom(lines: readonly Line[], from: number): string[] {
  return lines.slice(from, from + REST).map(({ text }) => text);
}
