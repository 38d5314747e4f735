import { universityDesk } from "#app/compose/meetings/desk-of.server.ts";
import { answerService, loadService } from "#app/compose/meetings/service-page.server.ts";
import { ServiceForm } from "#domain/meetings/desk/components/service-form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
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
  const { title, here, ...form } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead title={title} lead="What people book, and with whom." />
      <p>
        <Link to={here}>All meetings</Link>
      </p>
      <ServiceForm {...form} state={actionData ?? undefined} />
    </main>
  );
}
