/** Of meetings and events together: one screen has room for so many. */
const MAX_LINES = 2;

type Ahead = { startsAt: Date };

/** The next of both by their time. The first meeting is among them whatever comes before it: somebody waits for this very reader. */
export function comingUp<Meeting extends Ahead, Event extends Ahead>(
  meetings: readonly Meeting[],
  events: readonly Event[],
) {
  const [meeting, ...laterMeetings] = byTime(meetings);
  const others = byTime([...laterMeetings, ...events]);
  return byTime([...(meeting ? [meeting] : []), ...others].slice(0, MAX_LINES));
}

function byTime<Line extends Ahead>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
