import { answerCheck, loadCheck } from "#app/cvs/check.server.ts";
import { CheckScreen } from "#domain/cvs/components/beside/check-screen.tsx";
import type { Route } from "./+types/check-cv";

export function loader(args: Route.LoaderArgs) {
  return loadCheck(args);
}

export function action(args: Route.ActionArgs) {
  return answerCheck(args);
}

export function meta() {
  return [{ title: "Check - Waymark" }];
}

export default function CheckCvPage({ loaderData }: Route.ComponentProps) {
  return <CheckScreen {...loaderData} />;
}
