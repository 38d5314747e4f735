import { formatCount } from "#rules/formats/counts.ts";
import { Link } from "#ui/link.tsx";
import { Table } from "#ui/table.tsx";
import type { CountryPlaces, PlacesView } from "../places-view.ts";
import "./places-map.css";

/** Where the jobs of a search are: a picture for each country, and the same as a table. */
export function PlacesMap({ countries, elsewhere }: PlacesView) {
  return (
    <>
      {countries.map((one) => (
        <section key={one.country} className="placemap" aria-labelledby={`in-${one.country}`}>
          <h2 id={`in-${one.country}`}>{one.name}</h2>
          <p>{one.headline}</p>
          <div className="placemap__both">
            <Picture {...one} />
            <Towns {...one} />
          </div>
        </section>
      ))}
      {elsewhere > 0 ? (
        <p className="muted">
          {formatCount(elsewhere)} more {elsewhere === 1 ? "job is" : "jobs are"} in other
          countries.
        </p>
      ) : null}
    </>
  );
}

function Picture({ name, headline, width, height, coasts, dots, labels }: CountryPlaces) {
  return (
    <svg
      className="placemap__svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Map of ${name}. ${headline} The table has every figure.`}
    >
      {coasts.map((path) => (
        <path key={path.slice(0, 30)} className="placemap__land" d={path} />
      ))}
      {dots.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className="placemap__dot" cx={x} cy={y} r={r} />
      ))}
      {labels.map(({ text, x, y }) => (
        <text key={text} className="placemap__name" x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function Towns({ rows, more, townless }: CountryPlaces) {
  return (
    <Table caption="Jobs by town" note={noteOf(more, townless)}>
      <thead>
        <tr>
          <th scope="col">Town</th>
          <th scope="col" className="r">
            Jobs
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ town, count, href, isOnMap }) => (
          <tr key={town}>
            <th scope="row">
              <Link to={href}>{town}</Link>
              {isOnMap ? null : <span className="muted"> (not on the map)</span>}
            </th>
            <td className="r">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function noteOf(more: number, townless: number): string {
  const others = more > 0 ? `And ${formatCount(more)} more towns. ` : "";
  const none = townless > 0 ? `${formatCount(townless)} name no town. ` : "";
  return `${others}${none}A job in several towns is counted in each. Places: GeoNames, CC BY 4.0.`;
}
