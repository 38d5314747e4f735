import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { today } from "#app/today.ts";
import { findChanges } from "#domain/guides/changes/find-changes.server.ts";
import { ChangesScreen } from "#domain/guides/components/changes-screen.tsx";
import { isRealDay } from "#rules/typed-day.ts";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const typed = (new URL(request.url).searchParams.get("since") ?? "").slice(0, 10);
  const { now, today: day } = today();
  const since = isRealDay(typed) && typed <= day ? typed : null;
  const view = await findChanges({ slug: params.slug, since, now });
  if (!view) throw await notHere(params.slug, context, "guide");
  const isWrong = typed !== "" && since === null;
  return { view, today: day, typed, isWrong };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name } = loaderData.view.country;
  return [
    { title: `What changed in the ${name} guide - Waymark` },
    {
      name: "description",
      content: `Rules that came into force and sections we rewrote in the ${name} guide, by day.`,
    },
    ...(loaderData.typed ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

export { MissingPage as ErrorBoundary };

export default function GuideChangesPage({ loaderData }: Route.ComponentProps) {
  return <ChangesScreen {...loaderData} />;
}
