import { answerMessage, loadMessagePage } from "#app/compose/messages/message-page.server.ts";
import { MessageScreen } from "#app/compose/messages/message-screen.tsx";
import { siteMeta } from "#app/compose/site/site-meta.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadMessagePage("complaint", args);
}

export function action(args: Route.ActionArgs) {
  return answerMessage("complaint", args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return siteMeta(loaderData?.page, matches, "/complaints");
}

export default function ComplaintsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessageScreen kind="complaint" {...loaderData} here="/complaints" state={actionData} />;
}
