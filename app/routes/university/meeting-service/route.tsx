import { universityDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerService, loadService } from "#app/compose/meetings/service-page.server.ts";
import { ServiceScreen } from "#app/compose/meetings/service-screen.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader(args: Route.LoaderArgs) {
  return loadService(args, await universityDesk(args.context));
}

export async function action(args: Route.ActionArgs) {
  return answerService(args, await universityDesk(args.context));
}

export function meta() {
  return [{ title: "Service for meetings - Waymark" }];
}

export default function UniversityMeetingServicePage({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <ServiceScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
