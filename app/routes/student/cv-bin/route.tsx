import { answerBin, loadBin } from "#app/compose/cvs/my-cvs.server.ts";
import { BinScreen } from "#domain/cvs/list/components/bin-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadBin(args);
}

export function action(args: Route.ActionArgs) {
  return answerBin(args);
}

export function meta() {
  return [{ title: "Bin - Waymark" }];
}

export default function CvBinPage({ loaderData }: Route.ComponentProps) {
  return <BinScreen {...loaderData} />;
}
