import { universityDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerHost, loadHost } from "#app/compose/meetings/host-page.server.ts";
import { HostScreen } from "#app/compose/meetings/host-screen.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader(args: Route.LoaderArgs) {
  return loadHost(args, await universityDesk(args.context));
}

export async function action(args: Route.ActionArgs) {
  return answerHost(args, await universityDesk(args.context));
}

export function meta() {
  return [{ title: "Host of meetings - Waymark" }];
}

export default function UniversityMeetingHostPage({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <HostScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
