import type { ReactNode } from "react";
import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { SitePageView } from "../site-view.ts";

type SiteScreenProps = {
  page: SitePageView;
  /** Stands under the words. */
  children?: ReactNode;
};

/** A page about ourselves. */
export function SiteScreen({ page: { title, description, text }, children }: SiteScreenProps) {
  return (
    <main id="main" className="wrap">
      <PageHead title={title} lead={description} />
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
