import { teamDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerService, loadService } from "#app/compose/meetings/service-page.server.ts";
import { ServiceScreen } from "#app/compose/meetings/service-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadService(args, teamDesk);
}

export function action(args: Route.ActionArgs) {
  return answerService(args, teamDesk);
}

export function meta() {
  return [{ title: "Service for meetings - Waymark" }];
}

export default function StaffMeetingServicePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="desk">
      <ServiceScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
