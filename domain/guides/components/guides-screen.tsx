import { Check, ClockAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import type { CountryLine } from "../comparison.ts";
import type { GuidesView } from "../guides-view.ts";
import { FoundPages } from "./found-pages.tsx";
import { YearsBar } from "./years-bar.tsx";
import "./guides-screen.css";

type GuidesScreenProps = {
  view: GuidesView;
  /** A country's map as decoration. */
  art: (country: CountryLine) => ReactNode;
};

/** Every guide, with four countries side by side. */
export function GuidesScreen({ view, art }: GuidesScreenProps) {
  return (
    <main id="main" className="wrap">
      <header className="gs-head">
        <div>
          <h1>Four countries, side by side</h1>
          <p className="lead">
            How long you may stay to work, how much you may work in term, and where sponsored pay
            starts. Open a country for the source of every figure.
          </p>
        </div>
        <SearchForm action="/country-guide" label="Search inside the guides" asked={view.asked} />
      </header>
      {view.found ? <FoundPages asked={view.asked} found={view.found} told={view.told} /> : null}
      <Sheets lines={view.lines} art={art} />
      <p className="tiny muted">
        Bars run from 0 to 3 years: solid is the shortest stay, hatched runs to the longest.
        Information, not immigration advice. <Link to="/immigration-guide">All the routes</Link>
      </p>
      {view.changes.length > 0 ? (
        <section className="gs-sec" aria-labelledby="moving">
          <h2 id="moving">Dates when a figure here will change</h2>
          <RouteLine
            direction="row"
            label="Dates when a figure here will change"
            stops={[
              { label: "Today", note: view.today, state: "here" },
              ...view.changes.map(({ day, label }) => ({
                label: day,
                note: label,
                state: "ahead" as const,
              })),
            ]}
          />
        </section>
      ) : null}
      <ShorterGuides guides={view.shorter} />
    </main>
  );
}

function ShorterGuides({ guides }: { guides: GuidesView["shorter"] }) {
  if (guides.length === 0) return null;
  return (
    <section className="gs-sec gs-sec--last" aria-labelledby="shorter">
      <h2 id="shorter">Shorter guides</h2>
      <ul className="gs-more">
        {guides.map(({ to, name, sections }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span className="small muted">{sections}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sheets({ lines, art }: { lines: readonly CountryLine[]; art: GuidesScreenProps["art"] }) {
  return (
    <table className="sheets">
      <caption className="vh">
        Work after study, work in term and sponsored pay in four countries
      </caption>
      <thead>
        <tr>
          <th scope="col">Country guide</th>
          <th scope="col">Work after study</th>
          <th scope="col">Work in term</th>
          <th scope="col">Sponsored work starts at</th>
          <th scope="col">Facts last checked</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Sheet key={line.slug} line={line} art={art(line)} />
        ))}
      </tbody>
    </table>
  );
}

function Sheet({ line, art }: { line: CountryLine; art: ReactNode }) {
  const { slug, name, code, stay, term, pay, checked } = line;
  return (
    <tr data-country={line.id}>
      <th scope="row">
        {art}
        <span className="sheets__n">
          <span className="bullet" aria-hidden="true">
            {code}
          </span>
          <Link to={`/country-guide/${slug}/overview`}>{name}</Link>
        </span>
      </th>
      <td data-l="Work after study">
        <span className="sheets__f">{stay.figure}</span>
        <YearsBar from={stay.from} to={stay.to} />
        <span className="sheets__d">{stay.note}</span>
      </td>
      <td data-l="Work in term">
        <span className="sheets__f">{term.figure}</span>
        <span className="sheets__d">{term.note}</span>
      </td>
      <td data-l="Sponsored work starts at">
        <span className="sheets__f num">{pay.figure}</span>
        <span className="sheets__d">{pay.note}</span>
      </td>
      <td data-l="Facts last checked">
        <span className={checked.isDue ? "sheets__c ask" : "sheets__c ok"}>
          <Icon icon={checked.isDue ? ClockAlert : Check} />
          {checked.day}
        </span>
        <span className="sheets__d">{checked.words}</span>
      </td>
    </tr>
  );
}
