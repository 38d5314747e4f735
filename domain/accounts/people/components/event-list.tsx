import { Moment } from "./moment.tsx";

type EventListProps = {
  events: readonly { id: number; at: Date; label: string }[];
  timeZone: string;
};

export function EventList({ events, timeZone }: EventListProps) {
  if (events.length === 0) return <p className="muted">Nothing yet.</p>;

  return (
    <ul className="rows">
      {events.map(({ id, at, label }) => (
        <li key={id}>
          <span>{label}</span>
          <span className="small muted">
            <Moment at={at} timeZone={timeZone} />
          </span>
        </li>
      ))}
    </ul>
  );
}
