import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { AmbassadorCard } from "../ambassador-view.ts";
import "./ambassadors.css";

/** Who can be asked, and in which languages. */
export function AmbassadorCards({ ambassadors }: { ambassadors: readonly AmbassadorCard[] }) {
  return (
    <section className="ambs" aria-labelledby="ambassadors">
      <h2 id="ambassadors">The ambassadors</h2>
      {ambassadors.length === 0 ? (
        <p>There are no ambassadors at present. You could be the first.</p>
      ) : (
        <ul className="ambs__l">
          {ambassadors.map((one) => (
            <li key={one.to} className="sheet">
              {one.photo ? (
                <img className="ambs__i" src={one.photo} alt="" width={44} height={44} />
              ) : (
                <span className="ambs__i" aria-hidden="true">
                  {one.name.slice(0, 1)}
                </span>
              )}
              <div>
                <h3>
                  <Link to={one.to}>{one.name}</Link>
                </h3>
                <p className="small">
                  {one.university}
                  {one.course ? `, ${one.course}` : ""}
                </p>
                <p className="small muted">Speaks {one.languages.join(", ")}</p>
                {one.isDemo ? <Tag>Demo</Tag> : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
