import { data } from "react-router";
import { answerHostDesk, type Desk, loadHostDesk } from "#app/compose/meetings/host-desk.server.ts";
import { HostDeskScreen } from "#app/compose/meetings/host-desk.tsx";
import { universityIdOf } from "#app/member.server.ts";
import { meetingPaths } from "#domain/meetings/meeting-paths.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

async function deskOf(context: Route.LoaderArgs["context"]): Promise<Desk> {
  const university = await findUniversity(universityIdOf(context));
  if (!university) throw data("We could not find your university.", { status: 404 });
  return { id: university.id, zone: university.timeZone, here: meetingPaths.ofUniversity };
}

export async function loader(args: Route.LoaderArgs) {
  return loadHostDesk(args, await deskOf(args.context));
}

export async function action(args: Route.ActionArgs) {
  return answerHostDesk(args, await deskOf(args.context));
}

export function meta() {
  return [{ title: "Meetings - Waymark" }];
}

export default function UniversityMeetingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Meetings"
        lead="What students booked with your advisers, and when they can."
      />
      <HostDeskScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
