import { Bell, Megaphone, TriangleAlert } from "lucide-react";
import type { NewsLine } from "#app/compose/journey/news.server.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

type Message = { id: number; title: string; body: string };
type NewsProps = {
  news: readonly NewsLine[];
  messages: readonly Message[];
  university: string | undefined;
};

/** What changed since the last visit, and what the university has to say; nothing where neither is. */
export function News({ news, messages, university }: NewsProps) {
  if (news.length + messages.length === 0) return null;
  return (
    <div className="home__told">
      {news.length > 0 ? (
        <section className="home__news" aria-labelledby="news">
          <h2 id="news">What changed</h2>
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
      ) : null}
      {messages.length > 0 ? (
        <section className="home__news" aria-labelledby="messages">
          <h2 id="messages">From {university}</h2>
          <ul>
            {messages.map(({ id, title, body }) => (
              <li key={id}>
                <Icon icon={Megaphone} />
                <span>
                  <b>{title}.</b> <span className="small">{body}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
