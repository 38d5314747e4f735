import type { ReactNode } from "react";
import type { Written } from "#domain/editorial/written.ts";
import { SourceNotes } from "#domain/facts/components/source-notes.tsx";
import { PageHead } from "#ui/page-head.tsx";
import "./written-page.css";

type WrittenPageProps = {
  page: Omit<Written, "description">;
  /** Stands between the title and the words. */
  children?: ReactNode;
};

/** A page of our own words, with its sections as stops down the side. */
export function WrittenPage({ page, children }: WrittenPageProps) {
  return (
    <main id="main" className="wrap written">
      <PageHead title={page.title} />
      {children}
      <div className="written__cols">
        <nav className="written__toc" aria-label="On this page">
          <ol>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown from a page that only we write. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          <SourceNotes notes={page.notes} />
        </div>
      </div>
    </main>
  );
}
