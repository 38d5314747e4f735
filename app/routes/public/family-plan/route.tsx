import { data } from "react-router";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { FamilyPlan } from "#domain/jumpstart/components/family-plan.tsx";
import { familyView } from "#domain/jumpstart/family/family-view.server.ts";
import { openFamilyLink } from "#domain/jumpstart/family/share-plan.server.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export const handle = { isBare: true };

/** For anyone who was sent the link. One that has ended says nothing of the person who made it. */
export async function loader({ params }: Route.LoaderArgs) {
  const now = new Date();
  const link = await openFamilyLink(params.token, now);
  const view = link && (await familyView(link, now));
  return view ?? data(null, { status: 404 });
}

export function headers() {
  return {
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData ? "A plan shared with you" : "This link no longer works"} - Waymark` },
    { name: "robots", content: "noindex" },
  ];
}

export default function FamilyPlanPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <FamilyPlan view={loaderData} art={<MapSheet art="hero" />} />;
  return (
    <main id="main" className="wrap">
      <PageHead
        title="This link no longer works"
        lead="Links to a plan work for a limited time, and the person who made one can end it sooner. Ask the person who sent it for a new one, or check that you have the full address."
      />
    </main>
  );
}
