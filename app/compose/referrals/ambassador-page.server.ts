import type { RouterContextProvider } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { hostedEventLines } from "#domain/events/own-event-lines.server.ts";
import { tasksFor } from "#domain/referrals/tasks.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { loadInvitations } from "./invite-page.server.ts";

/** An ambassador's desk: invitations, tasks and, from their own capabilities, events. */
export async function loadAmbassador(
  { context }: { context: Readonly<RouterContextProvider> },
  now: Date,
) {
  const member = memberOf(context);
  const { universityId } = member;
  const university = universityId === null ? null : await findUniversity(universityId);
  const [invitations, tasks, events] = await Promise.all([
    loadInvitations({ context }, now),
    tasksFor(member),
    hostedEventLines(member, now),
  ]);
  return { ...invitations, tasks, events, university: university?.name ?? null };
}
