import { Link } from "#ui/link.tsx";
import type { OwnEventLine } from "../own-event-lines.server.ts";

/** A few lines of a dashboard. */
export function OwnEvents({ lines }: { lines: readonly OwnEventLine[] }) {
  return (
    <ul className="ownevents">
      {lines.map(({ href, title, when, place }) => (
        <li key={`${href} ${when}`}>
          <Link to={href}>{title}</Link>
          <p className="small muted">
            {when}. <b>{place}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
