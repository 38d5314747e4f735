import type { GuideText } from "../guide-view.ts";
import { GuideArticle, GuideContents } from "./guide-article.tsx";
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
        <GuideContents parts={text.parts} />
        <article className="gd-art">
          <GuideArticle parts={text.parts} />
          <Tools tools={text.tools} />
        </article>
      </div>
    </main>
  );
}
