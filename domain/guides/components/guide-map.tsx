import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import type { StopView } from "../guide-view.ts";
import "./guide-map.css";

type GuideMapProps = { country: string; place: string; stops: readonly StopView[] };

/** Every section of a guide as stops on one line; on a phone, a list that opens. */
export function GuideMap({ country, place, stops }: GuideMapProps) {
  const unwritten = stops.filter(({ state }) => state === "unwritten").length;
  return (
    <nav className="gmap" aria-label={`Sections of the ${country} guide`}>
      <div className="gmap__k">
        <p className="strong">{place}</p>
        {unwritten > 0 ? (
          <p className="small muted">{unwritten} are not written yet: those are dashed.</p>
        ) : null}
      </div>
      <ol className="gmap__l">
        <Stops stops={stops} />
      </ol>
      <Details className="gmap__m" summary={`All ${stops.length} sections`}>
        <ol className="gmap__v">
          <Stops stops={stops} />
        </ol>
      </Details>
    </nav>
  );
}

function Stops({ stops }: { stops: readonly StopView[] }) {
  return stops.map(({ to, label, state }) => (
    <li key={to} data-s={state}>
      <Link to={to} aria-current={state === "here" ? "page" : undefined}>
        {label}
        {state === "unwritten" ? <span className="vh">, not written yet</span> : null}
      </Link>
    </li>
  ));
}
