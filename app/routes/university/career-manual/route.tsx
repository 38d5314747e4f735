import { answerManualDesk, loadManualDesk } from "#app/compose/manual/manual-desk.server.ts";
import { ManualDesk } from "#domain/manual/components/manual-desk.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader(args: Route.LoaderArgs) {
  return loadManualDesk(args);
}

export function action(args: Route.ActionArgs) {
  return answerManualDesk(args);
}

export function meta() {
  return [{ title: "Career manual - Waymark" }];
}

export default function ManualDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ManualDesk {...loaderData} answer={actionData} />;
}
