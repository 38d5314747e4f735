import { answerShare, loadShare } from "#app/compose/cvs/share.server.ts";
import { ShareScreen } from "#domain/cvs/sharing/components/share-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadShare(args);
}

export function action(args: Route.ActionArgs) {
  return answerShare(args);
}

export function meta() {
  return [{ title: "Share and send - Waymark" }];
}

export default function ShareCvPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ShareScreen view={loaderData} answer={actionData} />;
}
