import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { ChapterView } from "../ebook-view.ts";
import { ChapterList } from "./ebook-screen.tsx";
import "./ebook.css";

/** One chapter, with the sources of its facts beside them and the way on. */
export function ChapterScreen({ chapter }: { chapter: ChapterView }) {
  const { book, text, before, after } = chapter;
  return (
    <main id="main" className="wrap ebook">
      <PageHead
        title={chapter.title}
        over={`Chapter ${chapter.number} of ${chapter.count}`}
        crumbs={[{ label: book.title, to: book.to }]}
      />
      <p className="ebook__facts small muted">
        <span>{text.minutes === 1 ? "1 minute" : `${text.minutes} minutes`}</span>
        {text.factsLine ? <span>{text.factsLine}</span> : null}
        {text.dueLine ? <span className="ask strong">{text.dueLine}</span> : null}
      </p>
      <div className="gd">
        <QuotedContents parts={text.parts} />
        <article className="gd-art">
          <QuotedArticle parts={text.parts} />
          <nav className="ebook__way" aria-label="Chapters before and after">
            {before ? (
              <Link to={before.to} rel="prev">
                <span className="small muted">Before</span>
                {before.title}
              </Link>
            ) : null}
            {after ? (
              <Link to={after.to} rel="next">
                <span className="small muted">Next</span>
                {after.title}
              </Link>
            ) : null}
            <Link to={`${book.to}#get-the-pdf`}>
              <span className="small muted">For later</span>
              Get the whole book as a PDF
            </Link>
          </nav>
        </article>
      </div>
      <section className="ebook__contents" aria-labelledby="contents">
        <h2 id="contents">All chapters</h2>
        <ChapterList chapters={chapter.chapters} here={chapter.to} />
      </section>
    </main>
  );
}
