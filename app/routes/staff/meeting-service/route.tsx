import { teamDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerService, loadService } from "#app/compose/meetings/service-page.server.ts";
import { ServiceForm } from "#domain/meetings/desk/components/service-form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
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
  const { title, here, ...form } = loaderData;
  return (
    <main id="main" className="desk">
      <PageHead title={title} lead="What people book, and with whom." />
      <p>
        <Link to={here}>All meetings</Link>
      </p>
      <ServiceForm {...form} state={actionData ?? undefined} />
    </main>
  );
}
