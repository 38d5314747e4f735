import { MessagesScreen } from "#domain/university-messages/components/messages-screen.tsx";
import type { Route } from "./+types/route";
import { answerMessages, loadMessages } from "./page.server.ts";
import "#app/shell/desk.css";

export function loader(args: Route.LoaderArgs) {
  return loadMessages(args);
}

export function action(args: Route.ActionArgs) {
  return answerMessages(args);
}

export function meta() {
  return [{ title: "Messages to students - Waymark" }];
}

export default function UniversityMessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagesScreen {...loaderData} answer={actionData} />;
}
