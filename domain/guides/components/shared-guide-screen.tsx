import { QuotedArticle, QuotedContents } from "#domain/facts/components/quoted-article.tsx";
import type { GuideText } from "../guide-view.ts";
import { GuideHead, Tools } from "./guide-screen.tsx";

/** A guide that belongs to no single country. */
export function SharedGuideScreen({ text }: { text: GuideText }) {
  return (
    <main id="main" className="wrap guide">
      <GuideHead
        title={text.title}
        text={text}
        crumbs={[{ label: "Country guides", to: "/country-guide" }]}
      />
      <div className="gd">
        <QuotedContents parts={text.parts} />
        <article className="gd-art">
          <QuotedArticle parts={text.parts} />
          <Tools tools={text.tools} />
        </article>
      </div>
    </main>
  );
}
