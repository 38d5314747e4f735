import { ArrowRight, Clock, ClockAlert, ListChecks } from "lucide-react";
import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { type Crumb, PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import type { GuideLink, GuideText, SectionView } from "../guide-view.ts";
import { GuideMap } from "./guide-map.tsx";
import "./guide-screen.css";

const guides = { label: "Country guides", to: "/country-guide" };

/** One section of a country's guide. */
export function GuideScreen({ view }: { view: SectionView }) {
  const { country, text, title, stops } = view;
  const overview = stops[0]!;
  const crumbs: Crumb[] = [
    guides,
    ...(overview.state === "here" ? [] : [{ label: country.name, to: overview.to }]),
  ];
  return (
    <main id="main" className="wrap guide">
      <GuideHead
        title={overview.state === "here" ? country.name : title}
        text={text}
        crumbs={crumbs}
      />
      <GuideMap country={country.name} place={view.place} stops={stops} />
      {text ? <Words text={text} view={view} /> : <NotWritten view={view} />}
    </main>
  );
}

type GuideHeadProps = { title: string; text: GuideText | null; crumbs: readonly Crumb[] };

export function GuideHead({ title, text, crumbs }: GuideHeadProps) {
  return (
    <>
      <PageHead title={title} lead={text?.description} crumbs={crumbs} />
      {text ? (
        <ul className="guide__facts small">
          <li>
            <Icon icon={Clock} />
            {text.minutes === 1 ? "1 minute" : `${text.minutes} minutes`}
          </li>
          {text.factsLine ? (
            <li>
              <Icon icon={ListChecks} />
              {text.factsLine}
            </li>
          ) : null}
          {text.dueLine ? (
            <li className="ask strong">
              <Icon icon={ClockAlert} />
              {text.dueLine}
            </li>
          ) : null}
        </ul>
      ) : null}
    </>
  );
}

function Words({ text, view }: { text: GuideText; view: SectionView }) {
  return (
    <div className="gd">
      <QuotedContents parts={text.parts} />
      <article className="gd-art">
        <QuotedArticle parts={text.parts} />
        <Tools tools={text.tools} />
        <Neighbours previous={view.previous} next={view.next} />
      </article>
    </div>
  );
}

export function Tools({ tools }: { tools: readonly GuideLink[] }) {
  if (tools.length === 0) return null;
  return (
    <Section title="Do it here">
      <ul className="guide__tools">
        {tools.map(({ to, label }) => (
          <li key={to}>
            <Link className="more" to={to}>
              {label}
              <Icon icon={ArrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type NeighboursProps = { previous: GuideLink | null; next: GuideLink | null };

function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className="gd-pn" aria-label="Previous and next section">
      {previous ? <Neighbour link={previous} words="Previous" /> : <span />}
      <span className="gd-pn__h" aria-hidden="true" />
      {next ? <Neighbour link={next} words="Next" /> : <span />}
    </nav>
  );
}

function Neighbour({ link: { to, label }, words }: { link: GuideLink; words: string }) {
  return (
    <Link to={to}>
      <span className="small muted">{words}</span>
      <b>{label}</b>
    </Link>
  );
}

/** Honest about a section that has no words yet, with those that have. */
function NotWritten({ view: { country, title, stops } }: { view: SectionView }) {
  const written = stops.filter(({ state }) => state === "written");
  return (
    <div className="guide__none">
      <EmptyState title={`${title}: not written yet for ${country.spoken}`}>
        We only publish what we have read at its source. These sections are ready:
      </EmptyState>
      <ul className="guide__tools">
        {written.map(({ to, label }) => (
          <li key={to}>
            <Link className="more" to={to}>
              {label}
              <Icon icon={ArrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
