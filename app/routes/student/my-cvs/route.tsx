import { answerMyCvs, loadMyCvs } from "#app/compose/cvs/my-cvs.server.ts";
import { MyCvsScreen } from "#domain/cvs/list/components/my-cvs-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadMyCvs(args);
}

export function action(args: Route.ActionArgs) {
  return answerMyCvs(args);
}

export function meta() {
  return [{ title: "My CVs - Waymark" }];
}

export default function MyCvsPage({ loaderData }: Route.ComponentProps) {
  return <MyCvsScreen {...loaderData} />;
}
