import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { drawAchievement } from "#domain/journey/achievements/achievement-picture.server.ts";
import { findEarned } from "#domain/journey/achievements/earned.queries.server.ts";
import { shareRefusals } from "#domain/journey/achievements/refusals.ts";
import type { Route } from "./+types/route";

/** The picture for its owner alone: drawn when they ask, and stored nowhere. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, timeZone } = memberOf(context);
  const earned = await findEarned(id, params.achievement);
  if (!earned) throw data(shareRefusals["not-earned"], { status: 404 });
  const drawn = await drawAchievement({ earned, name: "", timeZone: timeZone ?? "Europe/London" });
  if (!drawn.ok) throw data(shareRefusals[drawn.error], { status: 503 });
  return new Response(Uint8Array.from(drawn.value), {
    headers: {
      "content-type": "image/png",
      "content-disposition": `attachment; filename="waymark-${earned.achievement.key}.png"`,
      "cache-control": "no-store",
    },
  });
}
