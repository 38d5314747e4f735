import type { WholeMeeting } from "../calendar/meeting.ts";

/** Whether somebody reads and writes the notes of a meeting: their author; where there are none, anybody of the desk. */
export function mayNote({ meeting }: Pick<WholeMeeting, "meeting">, actorId: string): boolean {
  return meeting.notes === "" || meeting.notesById === actorId;
}
