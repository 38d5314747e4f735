/** Of meetings and events together: one screen has room for so many. */
const MAX_LINES = 2;

type Ahead = { startsAt: Date };

/**
 * The next meeting, because somebody waits for this very reader, and the first event, as events come: an
 * offered place before all others. Without one of them the next of the other kind. Shown by their time.
 */
export function comingUp<Meeting extends Ahead, Event extends Ahead>(
  meetings: readonly Meeting[],
  events: readonly Event[],
): (Meeting | Event)[] {
  const [meeting, ...laterMeetings] = byTime(meetings);
  const [event, ...laterEvents] = events;
  const first = [meeting, event].filter((line) => line !== undefined);
  return byTime([...first, ...laterMeetings, ...laterEvents].slice(0, MAX_LINES));
}

function byTime<Line extends Ahead>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
