import { inPounds, pounds } from "#rules/money.ts";
import type { OptionFinding, SalaryOption, Verdict } from "#rules/uk-work/verdict-types.ts";
import type { PayBarView, PayLineView } from "./verdict-view.ts";

type Line = OptionFinding & { required: number };

export const lineNames: Record<SalaryOption, string> = {
  A: "Standard",
  B: "With a relevant PhD",
  C: "With a relevant STEM PhD",
  D: "On the Immigration Salary List",
  E: "New entrant",
  F: "Lower rate",
  G: "Lower rate, with a PhD",
  H: "Lower rate, with a STEM PhD",
  I: "Lower rate, on the list",
  J: "Lower rate, new entrant",
  K: "National pay scale",
};

/** The lines that could decide for this reader: those not shut to them, and always the standard one. */
export function linesThatMatter({ options }: Pick<Verdict, "options">): Line[] {
  return options
    .filter(({ option, open }) => option === "A" || open !== "no")
    .filter((finding): finding is Line => finding.required !== null)
    .toSorted((one, other) => one.required - other.required);
}

export function payLines(verdict: Verdict): PayLineView[] {
  return linesThatMatter(verdict).map(({ option, open, required, margin }) => ({
    name: `${lineNames[option]}${open === "yes" || open === "no" ? "" : ", if it applies"}`,
    required: inPounds(required),
    difference: differenceLabel(margin),
    isMet: margin !== null && margin >= 0,
  }));
}

function differenceLabel(margin: number | null): string {
  if (margin === null) return "Not known";
  if (margin === 0) return "Met exactly";
  return margin > 0 ? `${inPounds(margin)} above` : `${inPounds(-margin)} below`;
}

const STEP = pounds(5_000);

/** The pay between the lowest line that matters and the lasting one. */
export function payBar(verdict: Verdict, pay: number | null): PayBarView | null {
  const lines = linesThatMatter(verdict);
  const [lowest] = lines;
  if (pay === null || !lowest) return null;
  const deciding = lines.find(({ option }) => option === verdict.option) ?? lowest;
  const lasting = lines.find(({ option }) => option === "A") ?? lines.at(-1)!;
  const shown = deciding === lasting ? [deciding] : [deciding, lasting].sort(byHeight);

  const heights = [pay, ...shown.map(({ required }) => required)];
  const { from, to } = roomyScale(Math.min(...heights), Math.max(...heights));
  const at = (height: number) => Math.round(((height - from) / (to - from)) * 1000) / 10;
  const out = shown.findLast(({ required }) => required > pay);
  const { parts, middle } = labelParts(shown.map(({ required }) => at(required)));
  const ticks = shown.map(({ option, required }, index) => ({
    label: inPounds(required),
    name: lineNames[option],
    at: at(required),
    ...parts[index]!,
    isMet: required <= pay,
  }));
  return {
    heading:
      shown.length > 1
        ? "Pay against the two lines that matter"
        : "Pay against the line that matters",
    alternative: alternativeOf(pay, ticks),
    from: at(Math.min(...heights)) < MIN_FOR_LABEL ? null : thousands(from),
    to: thousands(to),
    pay: { label: `${inPounds(pay)} offered`, at: at(pay) },
    ticks,
    middle,
    gap: out
      ? {
          from: at(pay),
          to: at(out.required),
          words: `The hatched part, ${inPounds(out.required - pay)}, is how much is missing to reach the ${lineNames[out.option].toLowerCase()} line.`,
        }
      : null,
  };
}

/** Each end of the scale has its own label there: on a phone a mark or the end of the pay would cover it. */
const ROOM_FOR_END = 0.17;
/** What is paid next to nothing may stand nearer to the beginning, which is never below zero. */
const MIN_FOR_LABEL = 16;

function roomyScale(lowest: number, highest: number): { from: number; to: number } {
  const room = ((highest - lowest) / (1 - 2 * ROOM_FOR_END)) * ROOM_FOR_END;
  const down = Math.floor(Math.min(lowest * 0.85, lowest - room) / STEP) * STEP;
  const from = Math.max(0, down);
  const least = Math.max(highest * 1.08, from + (highest - from) / (1 - ROOM_FOR_END));
  return { from, to: Math.ceil(least / STEP) * STEP };
}

/** In percent of the width: what a label may fill, on one side of its line. */
type LabelPart = { from: number; to: number };

/** Two labels whose lines are nearer stand in two rows, as on a phone all do. */
const MIN_BESIDE = 45;

/**
 * Where labels stand so that no line runs through one: of two, the second line goes on down past the first
 * label. `middle` parts them where they can stand beside each other in a wide window; null where not.
 */
function labelParts([first = 0, second]: number[]): { parts: LabelPart[]; middle: number | null } {
  if (second === undefined) return { parts: [widerSide(first, 100)], middle: null };
  const gap = second - first;
  return {
    parts: [widerSide(first, second), { from: 0, to: second }],
    middle: gap < MIN_BESIDE ? null : first + gap / 2,
  };
}

function widerSide(at: number, end: number): LabelPart {
  return at > end - at ? { from: 0, to: at } : { from: at, to: end };
}

function byHeight(one: Line, other: Line): number {
  return one.required - other.required;
}

function thousands(pence: number): string {
  return `£${Math.round(pence / 100_000)}k`;
}

function alternativeOf(pay: number, ticks: PayBarView["ticks"]): string {
  const each = ticks.map(({ name, label }) => `${name} line ${label}`);
  return `A scale of pay. Offered ${inPounds(pay)}. ${each.join(". ")}.`;
}
