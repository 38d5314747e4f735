import { data } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { siteContext } from "#app/contexts.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { dayIn } from "#rules/day-in.ts";
import { Trunk, TrunkPage } from "#ui/trunk.tsx";
import type { Route } from "./+types/route";
import { CountryCards } from "./country-cards.tsx";
import { countryFacts } from "./country-facts.ts";
import { FourStops } from "./four-stops.tsx";
import { Hero } from "./hero.tsx";
import { graduateChange, ruleCards } from "./rule-cards.ts";
import { RulesSection } from "./rules-section.tsx";
import { teaserText } from "./teaser-text.ts";
import { UniversitiesStrip } from "./universities-strip.tsx";
import "./spine.css";

const STOPS_ON_THE_STRIP = 7;

export async function loader({ context }: Route.LoaderArgs) {
  const { systemCountryId } = context.get(siteContext);
  const now = new Date();
  const on = dayIn("gb", now);
  const universities = await listUniversityChoices(now);
  const names = universities.slice(0, STOPS_ON_THE_STRIP).map(({ name }) => name);

  return data(
    {
      systemCountryId,
      teaser: teaserText(on),
      countries: countryFacts(systemCountryId, on),
      universities: { names, moreCount: universities.length - names.length },
      change: graduateChange(on),
      cards: ruleCards(on),
    },
    // Without names the database may be away: the next visitor looks again.
    { headers: names.length > 0 ? { "x-waymark-keep": "home,universities,rules" } : {} },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: "Waymark: jobs for international students, checked against the visa rules" },
    {
      name: "description",
      content:
        "See if a job can sponsor you before you apply: the licence, the job code, the salary and your time left.",
    },
    ...canonicalLink(matches, "/"),
  ];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { systemCountryId, teaser, countries, universities, change, cards } = loaderData;

  return (
    <main id="main">
      <TrunkPage>
        <Hero systemCountryId={systemCountryId} teaser={teaser} />
        <div className="wrap spine">
          <Trunk />
          <CountryCards countries={countries} />
          <FourStops />
          <UniversitiesStrip {...universities} />
          <RulesSection change={change} cards={cards} />
        </div>
      </TrunkPage>
    </main>
  );
}
