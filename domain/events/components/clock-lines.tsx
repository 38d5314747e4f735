import type { EventCardView } from "../event-view.ts";

/** The event's clock first, then the reader's where it is another. */
export function ClockLines({ times }: { times: EventCardView["times"] }) {
  return (
    <ul className="evclock">
      {times.map(({ place, when }) => (
        <li key={place}>
          <b>{when}</b> <span className="muted">{place}</span>
        </li>
      ))}
    </ul>
  );
}
