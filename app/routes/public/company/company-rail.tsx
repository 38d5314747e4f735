import type { CompanyRegister } from "#app/compose/companies/company-register.server.ts";
import { RegisterTimeline } from "#domain/sponsors/components/register-timeline.tsx";
import { Link } from "#ui/link.tsx";
import type { CompanyFace } from "./page.server.ts";

type CompanyRailProps = { company: CompanyFace; register: CompanyRegister | null };

/** Beside the jobs: can it sponsor, what its adverts say, and where it hires. */
export function CompanyRail({ company, register }: CompanyRailProps) {
  const { name, sponsorship, places, morePlaces, isDemo } = company;
  return (
    <aside className="company__rail" aria-label={`About ${name}`}>
      <section className="company__box">
        <h2>Sponsor licence</h2>
        {register ? <OnTheRegister register={register} /> : <NotLookedUp />}
        {sponsorship ? (
          <>
            <h3>What its adverts say</h3>
            <p>{sponsorship} A licence is not an offer: ask about the job you want.</p>
          </>
        ) : null}
      </section>
      {places.length > 0 ? (
        <section className="company__box">
          <h2>Where it hires</h2>
          <ul className="company__places">
            {places.map(({ place, count }) => (
              <li key={place}>
                <span>{place}</span>
                <span className="muted">{count === 1 ? "1 job" : `${count} jobs`}</span>
              </li>
            ))}
          </ul>
          {morePlaces > 0 ? <p className="small muted">And {morePlaces} more places.</p> : null}
        </section>
      ) : null}
      {isDemo ? (
        <p className="tiny muted">
          A made-up employer of the demo. Any similarity to a real one is a coincidence.
        </p>
      ) : null}
    </aside>
  );
}

function OnTheRegister({ register }: { register: CompanyRegister }) {
  const { tone, headline, note, entry, day, stops, isDemo } = register;
  return (
    <>
      <p className={`company__v company__v--${tone}`}>{headline}</p>
      <p>{note}</p>
      {stops.length > 0 ? <RegisterTimeline stops={stops} direction="column" /> : null}
      <p className="tiny muted">
        {entry ? `${entry.replace(/\.?$/, ".")} ` : null}
        {day ? `Register of ${day}.` : null} {isDemo ? "A register made up for the demo." : null}
      </p>
      <p className="small">
        <Link to="/uk-work-visa-sponsor-licence-check">Check another name</Link>
      </p>
    </>
  );
}

function NotLookedUp() {
  return (
    <p>
      Not looked up. We check the UK register of sponsors only for employers with jobs in the United
      Kingdom. <Link to="/uk-work-visa-sponsor-licence-check">Check a name yourself</Link>
    </p>
  );
}
