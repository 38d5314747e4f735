import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import type { FoundPage } from "../guides-view.ts";

type FoundPagesProps = { asked: string; found: readonly FoundPage[]; told: string | null };

/** Guide pages with the reader's words. */
export function FoundPages({ asked, found, told }: FoundPagesProps) {
  return (
    <Section
      title={
        found.length === 0
          ? `No guide page has “${asked}”`
          : `${found.length === 1 ? "1 page has" : `${found.length} pages have`} “${asked}”`
      }
    >
      {told ? <p>{told}</p> : null}
      {found.length === 0 ? (
        <p>
          Try fewer words, or{" "}
          <Link to={`/search?q=${encodeURIComponent(asked)}`}>search all of Waymark</Link>.
        </p>
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
