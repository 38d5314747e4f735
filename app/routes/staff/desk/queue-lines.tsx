import type { CSSProperties } from "react";
import type { DeskView } from "#app/compose/staff/desk-overview.server.ts";
import { Link } from "#ui/link.tsx";

type Line = DeskView["lines"][number];

/** Each queue as a line: a stop for each thing that waits, the wall for what we promised. */
export function QueueLines({ lines }: { lines: readonly Line[] }) {
  return (
    <div>
      <ol className="waits" aria-label="Queues">
        {lines.map((line) => (
          <QueueItem key={line.name} line={line} />
        ))}
      </ol>
      <p className="tiny muted waits__key">
        Each dot is one item waiting, newest on the left. The wall is the time we promised. Red
        squares are late.
      </p>
    </div>
  );
}

function QueueItem({ line }: { line: Line }) {
  const { label, to, count, promise, said, stops, late, oldest } = line;
  return (
    <li>
      <b className="waits__n">{count}</b>
      <h2>
        <Link to={to}>{label}</Link>
      </h2>
      <p className="waits__p">{promise}</p>
      <div className="waits__l" role="img" aria-label={said}>
        <u />
        {stops.map(({ x, isLate }, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the stops of one line keep their places.
            key={index}
            className={isLate ? "late" : undefined}
            style={{ "--x": `${x}%` } as CSSProperties}
          />
        ))}
      </div>
      <p className={late > 0 ? "waits__o waits__o--late" : "waits__o"}>{oldest}</p>
    </li>
  );
}
