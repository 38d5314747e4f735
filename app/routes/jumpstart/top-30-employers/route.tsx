import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import { loadTopEmployers } from "./page.server.ts";
import "./top-employers.css";

export function loader(args: Route.LoaderArgs) {
  return loadTopEmployers(args);
}

export function meta() {
  return [{ title: "Top 30 employers - Jumpstart by Waymark" }];
}

export default function TopEmployersPage({ loaderData }: Route.ComponentProps) {
  const { country, countryName, choices, employers, register, isLicensed } = loaderData;
  return (
    <main id="main" className="wrap top30">
      <PageHead
        title="Top 30 employers"
        over={`${countryName}, counted ${loaderData.countedOn}`}
        lead={
          isLicensed
            ? "The employers with the most live jobs here today that hold an A-rated licence for skilled workers. The order is by number of jobs, not by our opinion."
            : "The employers with the most live jobs here today. The order is by number of jobs, not by our opinion."
        }
      />
      <nav aria-label="Country" className="top30__c">
        {choices.map(({ code, name }) => (
          <Link
            key={code}
            to={`/jumpstart/top-30-employers?country=${code}`}
            aria-current={code === country ? "page" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {isLicensed && register ? (
        <p className="small muted">
          Licences by the register of sponsors of {register.day}
          {register.isDemo ? ", a made-up register for this demo" : ""}. “In our copies since” is
          the day of the first copy we hold that lists it; the licence itself may be older.
        </p>
      ) : null}
      {loaderData.short ? <p className="small muted">{loaderData.short}</p> : null}
      {employers.length === 0 ? (
        <EmptyState
          title={`No employer in ${countryName} has a live job here today`}
          action={<ButtonLink to="/jobs">See the jobs board</ButtonLink>}
        >
          The list is counted again each time you open it.
        </EmptyState>
      ) : (
        <ol className="top30__l">
          {employers.map((employer, index) => (
            <li key={employer.id}>
              <span className="top30__n" aria-hidden="true">
                {index + 1}
              </span>
              <EmployerLine {...employer} />
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

type EmployerLineProps = Route.ComponentProps["loaderData"]["employers"][number];

function EmployerLine({ name, to, where, about, jobs, newest, ...rest }: EmployerLineProps) {
  const { isDemo, since, routes, ratings, said } = rest;
  return (
    <div className="top30__b">
      <h2>
        <Link to={to}>{name}</Link> {isDemo ? <Tag>Fictional</Tag> : null}
      </h2>
      {about ? (
        <p className="small">
          {about} <span className="muted">Employer’s own description, as of {said}.</span>
        </p>
      ) : null}
      <p className="small">{[where, jobs, newest].filter(Boolean).join(", ")}</p>
      {since ? (
        <p className="small muted">
          In our copies of the register since {since}. {ratings.join(", ")}: {routes.join(", ")}.
        </p>
      ) : null}
    </div>
  );
}
