import { teamDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerHostDesk, loadHostDesk } from "#app/compose/meetings/host-desk.server.ts";
import { HostDeskScreen } from "#app/compose/meetings/host-desk.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadHostDesk(args, teamDesk);
}

export function action(args: Route.ActionArgs) {
  return answerHostDesk(args, teamDesk);
}

export function meta() {
  return [{ title: "Meetings - Waymark" }];
}

export default function StaffMeetingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="desk">
      <PageHead
        title="Meetings"
        lead="Meetings universities and employers have booked with our team."
      />
      <HostDeskScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
