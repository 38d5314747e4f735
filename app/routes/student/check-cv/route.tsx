import { answerCheck, loadCheck } from "#app/routes/student/check-cv/check.server.ts";
import { CheckScreen } from "#domain/cvs/studio/components/check-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadCheck(args);
}

export function action(args: Route.ActionArgs) {
  return answerCheck(args);
}

export function meta() {
  return [{ title: "Check - Waymark" }];
}

export default function CheckCvPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckScreen {...loaderData} pasted={actionData?.pasted ?? null} />;
}
