import type { Rate } from "../landing-page.ts";
import "#ui/table.css";

/** What sponsored jobs of this kind must pay, beside the jobs that are open. */
export function RateTable({ rates, note }: { rates: readonly Rate[]; note: string }) {
  if (rates.length === 0) return null;
  return (
    <div className="land__rates">
      <h2 id="rates">The pay line for sponsored work</h2>
      {/* The box scrolls on a narrow screen, so a keyboard must be able to reach it. */}
      <div className="land__table" tabIndex={0} role="region" aria-labelledby="rates">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Job and code</th>
              <th scope="col" className="r">
                New entrant
              </th>
              <th scope="col" className="r">
                Standard
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ code, job, newEntrant, standard }) => (
              <tr key={code}>
                <th scope="row">
                  {job} <span className="muted">{code}</span>
                </th>
                <td className="r">{newEntrant}</td>
                <td className="r">{standard}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="tiny muted">{note}</p>
    </div>
  );
}
