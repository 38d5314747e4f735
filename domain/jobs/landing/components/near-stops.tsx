import { formatCount } from "#rules/formats/counts.ts";
import { Link } from "#ui/link.tsx";
import type { NearPage } from "../landing-view.ts";

/** Pages beside this one as stops on its line, each with what it finds today. */
export function NearStops({ near }: { near: readonly NearPage[] }) {
  if (near.length < 2) return null;
  return (
    <section className="land__near" aria-labelledby="next-stops">
      <h2 id="next-stops">Next stops</h2>
      <ol className="near">
        {near.map(({ label, href, count, isHere }) => (
          <li key={href} className={isHere ? "is-here" : undefined}>
            {isHere ? <span>{label}</span> : <Link to={href}>{label}</Link>}
            <small>
              {formatCount(count)} {count === 1 ? "job" : "jobs"}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
