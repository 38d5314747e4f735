import { matchedLabels, tieSentence } from "../match-labels.ts";
import type { SponsorResult } from "../sponsor.ts";

type WhyMatchedProps = { asked: { q: string; town: string | null }; result: SponsorResult };

const names = {
  exact: "Same",
  ending: "Same but for the ending",
  spelling: "One letter differs",
  "two edits": "Two letters differ",
  prefix: "Begins the same",
  words: "Some words alike",
} as const;
const towns = { same: "Same", other: "Another town", unknown: "Not compared" } as const;

/** Both are known and neither the same nor another: a part of London, or a village near a town. */
function townLabel(asked: string | null, { town, townMatch }: SponsorResult): string {
  if (!asked) return towns.unknown;
  return town && townMatch === "unknown" ? "May be the same area" : towns[townMatch];
}

/** What was asked beside what the register says. */
export function WhyMatched({ asked, result }: WhyMatchedProps) {
  return (
    <div>
      <h3>Why it matched</h3>
      <table className="match">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">What</span>
            </th>
            <th scope="col">You gave</th>
            <th scope="col">Register says</th>
            <th scope="col">
              <span className="vh">Result</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{matchedLabels[result.matched]}</th>
            <td>{asked.q}</td>
            <td>{result.name}</td>
            <td>{names[result.how]}</td>
          </tr>
          <tr>
            <th scope="row">Town</th>
            <td>{asked.town ?? "not given"}</td>
            <td>{result.town || "not set"}</td>
            <td>{townLabel(asked.town, result)}</td>
          </tr>
        </tbody>
      </table>
      {result.tie ? <p>{tieSentence(result.tie)}</p> : null}
      <p className="small muted">
        Capitals, spaces and endings such as “Ltd” are left out of the comparison. The register has
        no company number, so name and town are all there is to compare.
      </p>
    </div>
  );
}
