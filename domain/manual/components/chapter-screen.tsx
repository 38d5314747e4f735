import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import type { QuotedText } from "#domain/facts/quoted-text.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import "./manual.css";

type ChapterLink = { to: string; title: string };

export type ChapterScreenProps = {
  university: { id: number; name: string };
  by: "us" | "university";
  place: { number: number; of: number };
  text: QuotedText & { title: string; summary: string };
  previous: ChapterLink | null;
  next: ChapterLink | null;
};

/** One chapter, with the sources of its facts beside it. */
export function ChapterScreen(props: ChapterScreenProps) {
  const { university, by, place, text, previous, next } = props;
  const whose = by === "university" ? `Written by ${university.name}` : "Written by Waymark";
  const minutes = text.minutes === 1 ? "1 minute" : `${text.minutes} minutes`;
  return (
    <main id="main" className="wrap manual">
      <PageHead
        over={`Chapter ${place.number} of ${place.of}. ${minutes}. ${whose}.`}
        title={text.title}
        lead={text.summary}
        crumbs={[{ label: "Career manual", to: `/career-manual/${university.id}` }]}
      />
      <div className="gd">
        <QuotedContents parts={text.parts} />
        <article className="gd-art">
          <QuotedArticle parts={text.parts} />
          <p className="tiny muted">Information with its source, not immigration advice.</p>
          <nav className="manual__pn" aria-label="Previous and next chapter">
            {previous ? <Beside link={previous} words="Previous" /> : null}
            {next ? <Beside link={next} words="Next" /> : null}
          </nav>
        </article>
      </div>
    </main>
  );
}

function Beside({ link: { to, title }, words }: { link: ChapterLink; words: string }) {
  return (
    <Link to={to}>
      <span className="small muted">{words}</span>
      <b>{title}</b>
    </Link>
  );
}
