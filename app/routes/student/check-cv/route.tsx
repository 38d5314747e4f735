import { answerCheck, loadCheck } from "#app/routes/student/check-cv/check.server.ts";
import { CheckScreen } from "#domain/cvs/studio/components/check-screen.tsx";
import type { Route } from "./+types/route";
import { ReadAdvert } from "./read-advert.tsx";

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
  const pasted = actionData?.pasted ?? null;
  const read = pasted?.view ? <ReadAdvert text={pasted.text} view={pasted.view} /> : null;
  return <CheckScreen {...loaderData} pasted={pasted} read={read} />;
}
