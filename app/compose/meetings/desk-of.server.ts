import { data, type RouterContextProvider } from "react-router";
import { universityIdOf } from "#app/member.server.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";

/** Whose meetings: a university's, or our own team's (null), and where its week begins. */
export type Desk = { id: number | null; zone: string; here: string };

export const teamDesk: Desk = { id: null, zone: "Europe/London", here: meetingPaths.ofTeam };

export async function universityDesk(context: Readonly<RouterContextProvider>): Promise<Desk> {
  const university = await findUniversity(universityIdOf(context));
  if (!university) throw data("We could not find your university.", { status: 404 });
  return { id: university.id, zone: university.timeZone, here: meetingPaths.ofUniversity };
}
