import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CaseStudyCard, CaseStudyView } from "../people-view.ts";
import "./people.css";

/** How universities work with us, one card each. */
export function CaseStudiesScreen({ studies }: { studies: readonly CaseStudyCard[] }) {
  return (
    <main id="main" className="wrap people">
      <PageHead
        title="How universities use Waymark"
        lead="What they set up, in which order, and what they would do differently."
      />
      {studies.length === 0 ? (
        <EmptyState title="No case studies yet">
          They appear here when a university agrees.
        </EmptyState>
      ) : (
        <ul className="people__cards">
          {studies.map(({ to, title, description, university, place, isDemo }) => (
            <li key={to}>
              <p className="small muted">
                {[university, place].filter(Boolean).join(", ")} <DemoTag isDemo={isDemo} />
              </p>
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

export function CaseStudyScreen({ study }: { study: CaseStudyView }) {
  return (
    <main id="main" className="wrap people">
      <PageHead
        title={study.title}
        lead={study.description}
        over={[study.university, study.place, study.size].filter(Boolean).join(". ")}
        crumbs={[{ label: "Case studies", to: "/uni-case-study" }]}
      />
      <p>
        <DemoTag isDemo={study.isDemo} />
      </p>
      <div className="gd">
        <QuotedContents parts={study.text.parts} />
        <article className="gd-art">
          <QuotedArticle parts={study.text.parts} />
        </article>
      </div>
    </main>
  );
}

/** Demo pages are made up, and say so. */
export function DemoTag({ isDemo }: { isDemo: boolean }) {
  return isDemo ? <Tag tone="line">Made up for the demo</Tag> : null;
}
