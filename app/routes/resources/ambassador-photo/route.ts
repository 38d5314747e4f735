import { data } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { findOwnPagePhoto } from "#domain/editorial/ambassadors/own-page/own-pages.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Route } from "./+types/route";

/** Asked for again each time: a page that is taken off takes its photo along. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const viewer =
    visitor.kind === "member" ? { id: visitor.id, isStaff: staffMay(visitor, "decide") } : null;
  const photo = await findOwnPagePhoto(params.picture_id, viewer);
  if (!photo) throw data("We could not find that photo.", { status: 404 });
  return answerFile(request, photo, { cacheControl: "private, no-cache" });
}
