import { universityDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerHostDesk, loadHostDesk } from "#app/compose/meetings/host-desk.server.ts";
import { HostDeskScreen } from "#app/compose/meetings/host-desk.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader(args: Route.LoaderArgs) {
  return loadHostDesk(args, await universityDesk(args.context));
}

export async function action(args: Route.ActionArgs) {
  return answerHostDesk(args, await universityDesk(args.context));
}

export function meta() {
  return [{ title: "Meetings - Waymark" }];
}

export default function UniversityMeetingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Meetings"
        lead="Meetings students have booked with your advisers, and when they can book."
      />
      <HostDeskScreen {...loaderData} state={actionData ?? undefined} />
    </main>
  );
}
