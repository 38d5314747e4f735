import { X } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "../../components/note.tsx";
import type { BoardView } from "../board-view.ts";

/** The filters that are on, each a link to the same search without it. */
export function ActiveFilters({ chips, clearHref }: Pick<BoardView, "chips" | "clearHref">) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Filters that are on">
      {chips.map(({ label, href }) => (
        <li key={href}>
          <Link className="chip" to={href} preventScrollReset>
            <span className="vh">Remove </span>
            {label}
            <Icon icon={X} />
          </Link>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Link className="chips__clear" to={clearHref} preventScrollReset>
            Clear all filters
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** How we read the search where it is not what was typed. */
export function BoardNotices({ notices }: Pick<BoardView, "notices">) {
  return notices.map(({ text, link }) => (
    <Note key={text}>
      {text} {link ? <Link to={link.href}>{link.label}</Link> : null}
    </Note>
  ));
}
