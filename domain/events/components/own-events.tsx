import { Link } from "#ui/link.tsx";
import { eventPaths } from "../event-paths.ts";
import type { OwnEventLine } from "../own-event-lines.server.ts";

/** A few lines of a dashboard. */
export function OwnEvents({ lines }: { lines: readonly OwnEventLine[] }) {
  return (
    <>
      <ul>
        {lines.map(({ href, title, when, place }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
            <br />
            <span className="small">
              {when}. <b>{place}</b>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link className="more" to={eventPaths.own}>
          All your events
        </Link>
      </p>
    </>
  );
}
