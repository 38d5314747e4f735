import { answerHostDesk, type Desk, loadHostDesk } from "#app/compose/meetings/host-desk.server.ts";
import { HostDeskScreen } from "#app/compose/meetings/host-desk.tsx";
import { meetingPaths } from "#domain/meetings/meeting-paths.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

const team: Desk = { id: null, zone: "Europe/London", here: meetingPaths.ofTeam };

export function loader(args: Route.LoaderArgs) {
  return loadHostDesk(args, team);
}

export function action(args: Route.ActionArgs) {
  return answerHostDesk(args, team);
}

export function meta() {
  return [{ title: "Meetings - Waymark" }];
}

export default function StaffMeetingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="desk">
      <PageHead title="Meetings" lead="What universities and employers booked with our team." />
      <HostDeskScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
