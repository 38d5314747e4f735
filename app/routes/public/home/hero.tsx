import { Search } from "lucide-react";
import { Form } from "react-router";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Trunk, TrunkStop } from "#ui/trunk.tsx";
import { Teaser } from "./teaser.tsx";
import type { TeaserText } from "./teaser-text.ts";
import "#ui/field.css";
import "./hero.css";

type HeroProps = { systemCountryId: number; teaser: TeaserText };

const unitedKingdom =
  "Waymark checks each UK job against the sponsor register, the occupation list, the salary rules and the time left on your visa. Then it shows its working.";

/** What the page opens with, where the product was started for another country. */
const leads: Record<number, string> = {
  [AUSTRALIA]:
    "Waymark reads jobs and visas by the rules of Australia first, and of the UK, Canada and Ireland. It names each rule and its date, and shows its working.",
  [CANADA]:
    "Waymark reads jobs and permits by the rules of Canada first, and of the UK, Australia and Ireland. It names each rule and its date, and shows its working.",
  [IRELAND]:
    "Waymark reads jobs and permits by the rules of Ireland first, and of the UK, Australia and Canada. It names each rule and its date, and shows its working.",
};

export function Hero({ systemCountryId, teaser }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="h">
      <div className="hero__map">
        <MapSheet art="hero" />
      </div>
      <div className="wrap hero__in">
        <Trunk ground="night" />
        <div className="hero__say night">
          <TrunkStop isHere />
          <h1 id="h">See if a job can sponsor you, before you apply</h1>
          <p className="lead">{leads[systemCountryId] ?? unitedKingdom}</p>
        </div>
        <SearchPost
          wherePlaceholder={systemCountryId === UNITED_KINGDOM ? "Town or UK" : "Town or country"}
        />
        <p className="hero__links night">
          <Link to="/visa-sponsored-jobs-in-london">Visa-sponsored in London</Link>
          <Link to="/internships-in-uk">Internships</Link>
          <Link to="/part-time-jobs">Part-time jobs</Link>
        </p>
        <Teaser {...teaser} isAbroad={systemCountryId !== UNITED_KINGDOM} />
      </div>
    </section>
  );
}

/** The yellow signpost: a plain GET, so it works before any script has come. */
function SearchPost({ wherePlaceholder }: { wherePlaceholder: string }) {
  return (
    <Form className="post" role="search" aria-label="Jobs" action="/jobs">
      <div className="post__f">
        <label htmlFor="what">What work</label>
        <input className="input" id="what" name="q" placeholder="Job title, skill or employer" />
      </div>
      <div className="post__f">
        <label htmlFor="where">Where</label>
        <input className="input" id="where" name="where" placeholder={wherePlaceholder} />
      </div>
      <Button variant="ink" icon={Search}>
        Search jobs
      </Button>
    </Form>
  );
}
