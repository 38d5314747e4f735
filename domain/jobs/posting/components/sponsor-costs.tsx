import type { SponsorCostView } from "../sponsor-cost-view.ts";

type SponsorCostsProps = { costs: SponsorCostView; headingLevel?: 2 | 3 };

/** What sponsoring costs an employer in the United Kingdom, with its dates. */
export function SponsorCosts({ costs, headingLevel = 3 }: SponsorCostsProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <div className="emp__evid">
      <Heading>What sponsoring costs you in the UK</Heading>
      <table>
        <tbody>
          {costs.rows.map(({ what, amount }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tiny muted">{costs.note}</p>
    </div>
  );
}
