import { guidePath } from "#app/shell/countries.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { Link } from "#ui/link.tsx";
import { TrunkSection } from "#ui/trunk.tsx";
import type { CountryFacts } from "./country-facts.ts";
import "./country-cards.css";

const sheets: Record<number, "uk" | "au" | "ca" | "ie"> = {
  [UNITED_KINGDOM]: "uk",
  [AUSTRALIA]: "au",
  [CANADA]: "ca",
  [IRELAND]: "ie",
};

/** Four countries as four sheets of map, each in its own colours. The first is wide. */
export function CountryCards({ countries }: { countries: readonly CountryFacts[] }) {
  return (
    <TrunkSection className="sec" labelledBy="where-h">
      <h2 id="where-h">Where are you heading?</h2>
      <ul className="doors">
        {countries.map((country, index) => (
          <CountryCard key={country.id} country={country} isWide={index === 0} />
        ))}
      </ul>
    </TrunkSection>
  );
}

function CountryCard({ country, isWide }: { country: CountryFacts; isWide: boolean }) {
  return (
    <li className={isWide ? "door door--wide" : "door"} data-country={country.id}>
      <div className="door__map">
        <MapSheet art={sheets[country.id] ?? "uk"} hasTrack />
      </div>
      <div className="door__b">
        <h3>
          <span className="bullet" aria-hidden="true">
            {country.code}
          </span>
          <Link to={guidePath(country)}>{country.name}</Link>
        </h3>
        <dl>
          <Fact
            name="After your course"
            words={isWide ? country.afterCourseAtLength : country.afterCourse}
          />
          <Fact
            name="Work in term"
            words={isWide ? `${country.workInTerm} at degree level.` : country.workInTerm}
          />
          {isWide ? <Fact name="When to apply" words={country.applyBy} /> : null}
          <Fact name="Rules checked" words={country.checkedOn} />
        </dl>
      </div>
    </li>
  );
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}
