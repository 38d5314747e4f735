import { eventNames } from "#domain/audit/event-names.ts";
import { Moment } from "./moment.tsx";

type EventListProps = {
  events: readonly { id: number; at: Date; kind: string }[];
  timeZone: string;
};

export function EventList({ events, timeZone }: EventListProps) {
  if (events.length === 0) return <p className="muted">Nothing yet.</p>;

  return (
    <ul className="rows">
      {events.map(({ id, at, kind }) => (
        <li key={id}>
          <span>{eventNames[kind] ?? kind}</span>
          <span className="small muted">
            <Moment at={at} timeZone={timeZone} />
          </span>
        </li>
      ))}
    </ul>
  );
}
