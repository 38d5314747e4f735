import { QuotedArticle } from "#domain/facts/components/quoted-article.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { ChapterLink, EbookView } from "../ebook-view.ts";
import { EbookCover } from "./ebook-cover.tsx";
import { EbookForm, type EbookFormProps } from "./ebook-form.tsx";
import "./ebook.css";

type EbookScreenProps = { book: EbookView; form: Omit<EbookFormProps, "path"> };

/** A book: what is in it, all of its chapters to read here, and the PDF by mail. */
export function EbookScreen({ book, form }: EbookScreenProps) {
  const { chapters, sample, others } = book;
  return (
    <main id="main" className="wrap ebook">
      <PageHead over="Ebook" title={book.title} lead={book.description} />
      <p className="ebook__facts small muted">
        <span>{chapters.length} chapters</span>
        <span>{book.minutes} minutes to read</span>
        {book.pageCount ? <span>{book.pageCount} pages as a PDF</span> : null}
        <span>Figures as of {book.asOf}</span>
      </p>
      <div className="ebook__top">
        <div className="ebook__about">
          <EbookCover title={book.title} stops={chapters.length} />
          <div className="stack">
            <h2>What you can do afterwards</h2>
            <ul className="ebook__inside">
              {book.inside.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{book.forWhom}</p>
          </div>
        </div>
        <EbookForm {...form} path={book.to} />
      </div>
      <section className="ebook__contents" aria-labelledby="contents">
        <h2 id="contents">Read it here</h2>
        <p>Every chapter is open, without an account and without your address.</p>
        <ChapterList chapters={chapters} />
      </section>
      <section className="ebook__sample" aria-labelledby="sample">
        <p className="small muted">A chapter to try</p>
        <h2 id="sample">{sample.title}</h2>
        <div className="gd-art ebook__text">
          <QuotedArticle parts={sample.text.parts} />
        </div>
      </section>
      {others.length > 0 ? (
        <section className="ebook__others" aria-labelledby="others">
          <h2 id="others">Other books</h2>
          <ul>
            {others.map(({ to, title, description }) => (
              <li key={to}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p className="small">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </main>
  );
}

export function ChapterList({
  chapters,
  here,
}: {
  chapters: readonly ChapterLink[];
  here?: string;
}) {
  return (
    <ol className="chapters">
      {chapters.map(({ to, number, title, minutes }) => (
        <li key={to}>
          <Link to={to} aria-current={to === here ? "page" : undefined}>
            <span className="chapters__n">{number}</span>
            <span className="chapters__t">{title}</span>
            <span className="chapters__m small muted">{minutes} min</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
