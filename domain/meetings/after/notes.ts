import type { WholeMeeting } from "../calendar/meeting.ts";

/** Whether somebody reads and writes the notes of a meeting: their author; where there are none, anybody of the desk. */
export function mayNote({ meeting, host }: WholeMeeting, actorId: string): boolean {
  if (meeting.notes === "") return true;
  return (meeting.notesById ?? host.userId) === actorId;
}
