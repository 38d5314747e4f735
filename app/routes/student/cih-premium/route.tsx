import { loadHub } from "#app/compose/learning/hub-page.server.ts";
import { requirePremium } from "#app/compose/learning/hub-reader.server.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { HubScreen } from "#domain/learning/components/hub-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  requirePremium(args.context);
  return loadHub("premium", args);
}

export function meta() {
  return [{ title: "Career Ignition Hub: premium courses - Waymark" }];
}

export default function PremiumPage({ loaderData }: Route.ComponentProps) {
  return (
    <HubScreen
      view={loaderData}
      path={hubPaths.premium}
      title="Career Ignition Hub"
      lead="Whole courses, from the first advert to the first week at work, with a certificate for each."
    />
  );
}
