import type { Licence } from "#rules/sponsor-register/standing.ts";
import { routeNote } from "../route-notes.ts";
import { RatePlate } from "./rate-plate.tsx";

/** What an organisation is licensed for, a route a line. */
export function LicenceList({ licences }: { licences: readonly Licence[] }) {
  return (
    <div>
      <h3>What it is licensed for</h3>
      <ul className="licences">
        {licences.map(({ type, route, rating, ratingWords }) => (
          <li key={`${type} ${route} ${ratingWords}`}>
            <RatePlate rating={rating} />
            <div>
              <p className="strong">
                {route}
                <span className="vh">, rating {ratingWords}</span>
              </p>
              <p className="small muted">{routeNote(route, rating)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="small muted">
        A is the full rating, also written A (Premium) or A (SME+). B means an action plan: no new
        workers for now.
      </p>
    </div>
  );
}
