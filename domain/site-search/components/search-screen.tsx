import { ArrowRight } from "lucide-react";
import { ArrowLinks } from "#ui/arrow-links.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import { Section } from "#ui/section.tsx";
import type { ResultGroup, SearchView, SiteResult } from "../site-result.ts";
import "./search-screen.css";

/** A search of the whole site, with its results by kind. */
export function SearchScreen({ view }: { view: SearchView }) {
  const { q, groups, told, only } = view;
  const isFound = groups.some(({ results }) => results.length > 0);
  return (
    <main id="main" className="wrap find-page">
      <PageHead
        title={q ? `Results for “${q}”` : "Search Waymark"}
        crumbs={only ? [{ label: `Everything for “${q}”`, to: searchFor(q) }] : undefined}
      />
      <SearchForm
        className="find-page__form"
        action="/search"
        label={q ? "Search again" : "Jobs, guides, answers, tools and employers"}
        asked={q}
        autoFocus={q === ""}
        suggestions={view.suggestions}
      />
      {told.length > 0 ? <p className="find-page__told small">{told.join(" ")}</p> : null}
      <Outcome view={view} isFound={isFound} />
      {only ? (
        <Pager
          label={only.title}
          page={only.page}
          pageCount={only.pageCount}
          linkTo={(page) => `${searchFor(q)}&kind=${only.kind}&page=${page}`}
        />
      ) : null}
    </main>
  );
}

function searchFor(q: string): string {
  return `/search?${new URLSearchParams({ q })}`;
}

function Outcome({ view, isFound }: { view: SearchView; isFound: boolean }) {
  const { q, groups, isAway, hasNoWords } = view;
  if (isAway) {
    return (
      <Notice tone="caution" title="Search is starting">
        Try again in a few seconds.
      </Notice>
    );
  }
  if (isFound) return groups.map((group) => <Group key={group.key} group={group} />);
  return (
    <>
      {hasNoWords ? (
        <EmptyState title={`There is no word in “${q}”`}>
          Type a job, a place, an employer or a question, in words or numbers.
        </EmptyState>
      ) : q ? (
        <EmptyState title={`No results for “${q}”`}>
          Try fewer words, or another word for the same thing.
        </EmptyState>
      ) : null}
      <Starts />
    </>
  );
}

function Group({ group: { title, results, more } }: { group: ResultGroup }) {
  return (
    <Section
      title={title}
      aside={
        more ? (
          <Link className="more" to={more.to}>
            {more.label}
            <Icon icon={ArrowRight} />
          </Link>
        ) : null
      }
    >
      <ul className="find-page__list">
        {results.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ul>
    </Section>
  );
}

function Result({ result: { path, title, note, excerpt } }: { result: SiteResult }) {
  return (
    <li>
      <Link to={path}>
        <MarkedText pieces={title} />
      </Link>
      {note ? <p className="small">{note}</p> : null}
      <p className="small muted">
        <MarkedText pieces={excerpt} />
      </p>
    </li>
  );
}

const starts = [
  { to: "/jobs", label: "Jobs board" },
  { to: "/visa-check", label: "Check a job against the visa rules" },
  { to: "/uk-work-visa-sponsor-licence-check", label: "Look up an employer’s licence" },
  { to: "/country-guide", label: "Country guides" },
  { to: "/my-cvs", label: "CV studio" },
  { to: "/faq", label: "Questions people ask" },
];

function Starts() {
  return (
    <Section title="Where most people start">
      <ArrowLinks links={starts} />
    </Section>
  );
}
