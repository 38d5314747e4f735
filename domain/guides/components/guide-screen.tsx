import { Clock, ClockAlert, Download, History, ListChecks, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import { ArrowLinks } from "#ui/arrow-links.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { type Crumb, PageHead } from "#ui/page-head.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import { Section } from "#ui/section.tsx";
import type { GuideExtras, GuideLink, GuideText, SectionView } from "../guide-view.ts";
import { GuideJobs } from "./guide-jobs.tsx";
import { GuideMap } from "./guide-map.tsx";
import { GuidePieces } from "./guide-pieces.tsx";
import { UsefulForm, type VoteState } from "./useful-form.tsx";
import "./guide-screen.css";

const guides = { label: "Country guides", to: "/country-guide" };

type GuideScreenProps = { view: SectionView; extras: GuideExtras; vote: VoteState };

/** One section of a country's guide. */
export function GuideScreen({ view, extras, vote }: GuideScreenProps) {
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
        actions={<GuideFiles country={country} />}
      />
      <GuideMap country={country.name} place={view.place} stops={stops} />
      {text ? (
        <Words text={text} view={view} extras={extras} vote={vote} />
      ) : (
        <NotWritten view={view} />
      )}
    </main>
  );
}

function GuideFiles({ country: { slug, name } }: Pick<SectionView, "country">) {
  return (
    <div className="btns guide__files">
      <a className="btn btn--second btn--s" href={`/country-guide/${slug}/guide.pdf`}>
        <Icon icon={Download} />
        Guide as PDF
        <span className="vh">, {name}</span>
      </a>
      <Link className="btn btn--quiet btn--s" to={`/country-guide/${slug}/changes`}>
        <Icon icon={History} />
        What changed
        <span className="vh"> in the {name} guide</span>
      </Link>
      <Button
        type="button"
        variant="quiet"
        size="s"
        icon={Printer}
        className="guide__print"
        onClick={() => window.print()}
      >
        Print
        <span className="vh"> this page</span>
      </Button>
    </div>
  );
}

type GuideHeadProps = {
  title: string;
  text: GuideText | null;
  crumbs: readonly Crumb[];
  actions?: ReactNode;
};

export function GuideHead({ title, text, crumbs, actions }: GuideHeadProps) {
  return (
    <>
      <PageHead title={title} lead={text?.description} crumbs={crumbs} actions={actions} />
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

type WordsProps = GuideScreenProps & { text: GuideText };

function Words({ text, view, extras, vote }: WordsProps) {
  return (
    <div className="gd">
      <QuotedContents parts={text.parts}>
        <SearchForm action="/country-guide" label="Search the guides" asked="" />
      </QuotedContents>
      <article className="gd-art">
        <QuotedArticle parts={text.parts} />
        {extras.pieces ? <GuidePieces pieces={extras.pieces} /> : null}
        <GuideJobs found={extras.jobs} />
        <Tools tools={text.tools} />
        <UsefulForm votes={extras.votes} state={vote} />
        <Neighbours previous={view.previous} next={view.next} start={view.stops[0]!} />
      </article>
    </div>
  );
}

export function Tools({ tools }: { tools: readonly GuideLink[] }) {
  if (tools.length === 0) return null;
  return (
    <Section title="Do it here">
      <ArrowLinks links={tools} />
    </Section>
  );
}

type NeighboursProps = {
  previous: GuideLink | null;
  next: GuideLink | null;
  /** The overview, to which the last section leads back. */
  start: GuideLink;
};

function Neighbours({ previous, next, start }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className="gd-pn" aria-label="Previous and next section">
      {previous ? <Neighbour link={previous} words="Previous" /> : <span />}
      <span className="gd-pn__h" aria-hidden="true" />
      {next ? (
        <Neighbour link={next} words="Next" />
      ) : (
        <Neighbour link={start} words="Back to the start" />
      )}
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
      <ArrowLinks links={written} />
    </div>
  );
}
