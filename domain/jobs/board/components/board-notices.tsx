import { X } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "../../components/note.tsx";
import type { BoardView, BoardNotices as Notices } from "../board-view.ts";

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
export function BoardNotices({ repairs, exactHref, repairedHref, asRead }: Notices) {
  return (
    <>
      {repairs.length > 0 && exactHref ? (
        <Note>
          {repairs.map(repairWords).join(" ")} <Link to={exactHref}>Search exactly as typed</Link>
        </Note>
      ) : null}
      {repairs.length > 0 && repairedHref ? (
        <Note>
          Searched exactly as typed. <Link to={repairedHref}>Search for words like yours</Link>
        </Note>
      ) : null}
      {asRead ? <Note>{asRead}</Note> : null}
    </>
  );
}

function repairWords({ typed, meant }: Notices["repairs"][number]): string {
  return meant === null
    ? `No job says “${typed}”, so we left it out.`
    : `No job says “${typed}”. We read it as “${meant}”.`;
}
