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
  const from = Math.floor((Math.min(...heights) * 0.85) / STEP) * STEP;
  const to = roomyEnd(from, Math.max(...heights));
  const at = (height: number) => Math.round(((height - from) / (to - from)) * 1000) / 10;
  const out = shown.findLast(({ required }) => required > pay);
  const ticks = shown.map(({ option, required }) => ({
    label: inPounds(required),
    name: lineNames[option],
    at: at(required),
    isMet: required <= pay,
  }));
  return {
    heading:
      shown.length > 1
        ? "Pay against the two lines that matter"
        : "Pay against the line that matters",
    alternative: alternativeOf(pay, ticks),
    from: thousands(from),
    to: thousands(to),
    pay: { label: `${inPounds(pay)} offered`, at: at(pay) },
    ticks,
    gap: out
      ? {
          from: at(pay),
          to: at(out.required),
          words: `The hatched part, ${inPounds(out.required - pay)}, is how much is missing to reach the ${lineNames[out.option].toLowerCase()} line.`,
        }
      : null,
  };
}

/** The last part of the scale is for its own label: on a phone a mark there would cover it. */
const MAX_OF_SCALE = 0.83;

function roomyEnd(from: number, highest: number): number {
  const least = Math.max(highest * 1.08, from + (highest - from) / MAX_OF_SCALE);
  return Math.ceil(least / STEP) * STEP;
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
