import { Bell, TriangleAlert } from "lucide-react";
import type { NewsLine } from "#app/compose/journey/news.server.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** What changed since the last visit; nothing where nothing did. */
export function News({ news }: { news: readonly NewsLine[] }) {
  if (news.length === 0) return null;
  return (
    <section className="home__news" aria-labelledby="news">
      <h2 id="news">Since your last visit</h2>
      <ul>
        {news.map(({ title, words, href, isWorse }) => (
          <li key={`${title} ${words}`}>
            <Icon icon={isWorse ? TriangleAlert : Bell} />
            <span>
              <Link to={href}>{title}</Link>. <span className="small">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
