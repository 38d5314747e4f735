import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import { type SponsorCost, sponsorCosts } from "#rules/uk-work/sponsor-costs.ts";

export type SponsorCostView = { rows: { what: string; amount: string }[]; note: string };

/** What sponsoring costs, in words: written on the server, so that pages stay light. */
export function sponsorCostView({ hasLicence }: { hasLicence: boolean }): SponsorCostView {
  const costs = sponsorCosts.filter(({ cost }) => cost === "skills-charge" || !hasLicence);
  const rows = costs.map((row) => ({
    what: nameOf(row),
    amount: `${inPounds(row.amount)}${row.per === "year" ? " a year" : ""}`,
  }));
  return {
    rows: hasLicence ? [...rows, { what: "Licence", amount: "You hold one" }] : rows,
    note: `${sourcesOf(costs)} Other fees apply. Hiring somebody on a Graduate visa has no sponsor fee.`,
  };
}

function nameOf({ cost, size }: SponsorCost): string {
  const what = cost === "licence" ? "Sponsor licence" : "Skills charge";
  return `${what}, ${size === "small" ? "small company or charity" : "larger company"}`;
}

function sourcesOf(rows: readonly SponsorCost[]): string {
  const charge = rows.find(({ cost }) => cost === "skills-charge");
  const licence = rows.find(({ cost }) => cost === "licence");
  return [
    charge
      ? `Skills charge from ${longDay(charge.effectiveFrom)}, read ${longDay(charge.checkedOn)}.`
      : "",
    licence ? `Licence fee read ${longDay(licence.checkedOn)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
