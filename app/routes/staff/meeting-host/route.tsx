import { teamDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerHost, loadHost } from "#app/compose/meetings/host-page.server.ts";
import { HostScreen } from "#app/compose/meetings/host-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadHost(args, teamDesk);
}

export function action(args: Route.ActionArgs) {
  return answerHost(args, teamDesk);
}

export function meta() {
  return [{ title: "Host of meetings - Waymark" }];
}

export default function StaffMeetingHostPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="desk">
      <HostScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
