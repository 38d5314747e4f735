import { ButtonLink } from "#ui/button.tsx";
import { TrunkSection } from "#ui/trunk.tsx";
import "./universities-strip.css";

type UniversitiesStripProps = { names: readonly string[]; moreCount: number };

/** Universities that use Waymark, as stops on a line. Only those we really have. */
export function UniversitiesStrip({ names, moreCount }: UniversitiesStripProps) {
  return (
    <TrunkSection className="sec" labelledBy="uni-h">
      <div className="uni">
        <div className="uni__say">
          <h2 id="uni-h">Your university may already use Waymark</h2>
          <p>Sign in through your careers service for its own jobs, advisers and workshops.</p>
          <ButtonLink variant="second" to="/login">
            Find my university
          </ButtonLink>
        </div>
        {names.length > 0 ? (
          <ul className="strip">
            {names.map((name) => (
              <li key={name}>
                <span>{name}</span>
              </li>
            ))}
            {moreCount > 0 ? (
              <li className="strip__more">
                <span>and {moreCount} more</span>
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </TrunkSection>
  );
}
