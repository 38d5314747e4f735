import {
  answerApplication,
  loadApplication,
} from "#app/routes/student/note-application/application.server.ts";
import { ApplicationScreen } from "#domain/cvs/sharing/components/application-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadApplication(args);
}

export function action(args: Route.ActionArgs) {
  return answerApplication(args);
}

export function meta() {
  return [{ title: "I applied - Waymark" }];
}

export default function NoteApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationScreen {...loaderData} answer={actionData} />;
}
