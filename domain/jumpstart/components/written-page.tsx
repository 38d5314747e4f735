import type { ReactNode } from "react";
import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import { type Crumb, PageHead } from "#ui/page-head.tsx";
import type { WrittenView } from "../reading/reading-view.ts";
import "./reading.css";

type WrittenPageProps = {
  view: WrittenView;
  over?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Under the words. */
  children?: ReactNode;
};

/** A page of words, the sources of its facts beside them. */
export function WrittenPage({ view, over, crumbs, children }: WrittenPageProps) {
  const { text } = view;
  return (
    <main id="main" className="wrap jread">
      <PageHead title={view.title} lead={view.description} over={over} crumbs={crumbs} />
      <p className="jread__facts small muted">
        <span>{view.minutes === 1 ? "1 minute" : `${view.minutes} minutes`} to read</span>
        {text.factsLine ? <span>{text.factsLine}</span> : null}
        {text.dueLine ? <span className="ask strong">{text.dueLine}</span> : null}
      </p>
      <div className="gd">
        <QuotedContents parts={text.parts} />
        <article className="gd-art">
          <QuotedArticle parts={text.parts} />
          {children}
        </article>
      </div>
    </main>
  );
}
