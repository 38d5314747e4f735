import { longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import type { GuideChange } from "../changes/guide-changes.ts";
import "#ui/field.css";
import "./changes-screen.css";

type ChangesScreenProps = {
  view: {
    country: { slug: string; name: string; spoken: string };
    since: string;
    changes: readonly GuideChange[];
  };
  today: string;
  typed: string;
  isWrong: boolean;
};

/** What changed in a country's guide since a day, by day. */
export function ChangesScreen({ view, today, typed, isWrong }: ChangesScreenProps) {
  const { country, since, changes } = view;
  const days = Map.groupBy(changes, ({ day }) => day);
  const overview = `/country-guide/${country.slug}/overview`;
  return (
    <main id="main" className="wrap changes">
      <PageHead
        title={`What changed in the ${country.name} guide`}
        lead="Figures that changed, sections that we rewrote, and rules by the day they came into force."
        crumbs={[
          { label: "Country guides", to: "/country-guide" },
          { label: country.name, to: overview },
        ]}
      />
      <form className="field changes__form" method="get">
        <label htmlFor="since">Since</label>
        <div className="changes__row">
          <input
            className="input"
            id="since"
            name="since"
            type="date"
            max={today}
            defaultValue={typed || since}
            aria-describedby={isWrong ? "since-error" : undefined}
          />
          <Button variant="second">Show</Button>
        </div>
        {isWrong ? (
          <p id="since-error" className="no strong">
            Enter a day up to today. We show the last 12 months.
          </p>
        ) : null}
      </form>
      {changes.length === 0 ? (
        <EmptyState title={`Nothing changed since ${longDay(since)}`}>
          Choose an earlier day, or read the guide as it is now.
        </EmptyState>
      ) : (
        [...days].map(([day, ofDay]) => <Day key={day} day={day} changes={ofDay} />)
      )}
      <p>
        <Link to={overview}>Read the guide for {country.spoken}</Link>
      </p>
    </main>
  );
}

type DayProps = { day: string; changes: readonly GuideChange[] };

function Day({ day, changes }: DayProps) {
  const told = changes.filter(({ kind }) => kind !== "in-force");
  const inForce = changes.filter(({ kind }) => kind === "in-force");
  const rules =
    inForce.length === 1 ? "1 rule that we quote is" : `${inForce.length} rules that we quote are`;
  return (
    <Section title={<time dateTime={day}>{longDay(day)}</time>}>
      {told.length > 0 ? <Lines changes={told} /> : null}
      {inForce.length > 0 ? (
        <Details summary={`${rules} in force from this day`}>
          <Lines changes={inForce} />
        </Details>
      ) : null}
    </Section>
  );
}

function Lines({ changes }: Pick<DayProps, "changes">) {
  return (
    <ul className="changes__list">
      {changes.map(({ kind, what, to }) => (
        <li key={what}>
          {what}. <Source kind={kind} to={to} what={what} />
        </li>
      ))}
    </ul>
  );
}

function Source({ kind, to, what }: Pick<GuideChange, "kind" | "to" | "what">) {
  if (!to) return null;
  return kind !== "words" ? (
    <a href={to}>
      Source<span className="vh"> of: {what}</span>
    </a>
  ) : (
    <Link to={to}>
      Read it<span className="vh">: {what}</span>
    </Link>
  );
}
