import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { EbookCard } from "../ebook-view.ts";
import "./ebook.css";

/** All of our books. */
export function EbooksScreen({ books }: { books: readonly EbookCard[] }) {
  return (
    <main id="main" className="wrap ebook">
      <PageHead
        title="Ebooks"
        lead="Longer guides to read here, chapter by chapter, or as a PDF by email. Every figure has its source and day."
      />
      {books.length === 0 ? (
        <EmptyState title="No ebooks yet">
          <Link to="/country-guide">Read the country guides</Link>
        </EmptyState>
      ) : (
        <div className="ebook__others">
          <ul>
            {books.map(({ to, title, description }) => (
              <li key={to}>
                <h2 className="ebook__name">
                  <Link to={to}>{title}</Link>
                </h2>
                <p className="small">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </main>
  );
}
