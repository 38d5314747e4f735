/** Of meetings and events together: one screen has room for so many. */
const MAX_LINES = 2;

type Ahead = { startsAt: Date };

/** The next of both by their time. A meeting is among them whatever comes before it: somebody waits for this very reader. */
export function comingUp<Meeting extends Ahead, Event extends Ahead>(
  meetings: readonly Meeting[],
  events: readonly Event[],
) {
  return [...meetings, ...events]
    .slice(0, MAX_LINES)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
