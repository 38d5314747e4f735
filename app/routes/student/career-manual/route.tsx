import { loadManual } from "#app/compose/manual/manual-page.server.ts";
import { ManualScreen } from "#domain/manual/components/manual-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadManual(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Career manual, ${loaderData?.university.name ?? "not found"} - Waymark` }];
}

export default function CareerManualPage({ loaderData }: Route.ComponentProps) {
  return <ManualScreen {...loaderData} />;
}
