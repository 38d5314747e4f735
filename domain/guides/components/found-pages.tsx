import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import type { FoundPage } from "../guides-view.ts";

/** Guide pages with the reader's words. */
export function FoundPages({ asked, found }: { asked: string; found: readonly FoundPage[] }) {
  return (
    <Section
      title={
        found.length === 0
          ? `No guide page has “${asked}”`
          : `${found.length === 1 ? "1 page has" : `${found.length} pages have`} “${asked}”`
      }
    >
      {found.length === 0 ? (
        <p>Try fewer words, or another word for the same thing.</p>
      ) : (
        <ul className="gs-found">
          {found.map(({ to, title, country, excerpt }) => (
            <li key={to}>
              <Link to={to}>
                {title}, {country}
              </Link>
              <p className="small muted">{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
