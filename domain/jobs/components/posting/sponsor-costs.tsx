import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import { type SponsorCost, sponsorCosts } from "#rules/uk-work/sponsor-costs.ts";

type SponsorCostsProps = { hasLicence: boolean; headingLevel?: 2 | 3 };

/** What sponsoring costs an employer in the United Kingdom, with its dates. */
export function SponsorCosts({ hasLicence, headingLevel = 3 }: SponsorCostsProps) {
  const Heading = `h${headingLevel}` as const;
  const rows = sponsorCosts.filter(({ cost }) => cost === "skills-charge" || !hasLicence);

  return (
    <div className="emp__evid">
      <Heading>What sponsoring costs you in the UK</Heading>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.cost}-${row.size}`}>
              <th scope="row">{nameOf(row)}</th>
              <td>
                {inPounds(row.amount)}
                {row.per === "year" ? " a year" : ""}
              </td>
            </tr>
          ))}
          {hasLicence ? (
            <tr>
              <th scope="row">Licence</th>
              <td>You hold one</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <p className="tiny muted">
        {sourcesOf(rows)} Other fees apply. Hiring somebody on a Graduate visa has no sponsor fee.
      </p>
    </div>
  );
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
