import { data } from "react-router";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { openCv } from "#domain/meetings/booking/store-cv.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

/** The CV that somebody chose for a meeting, for the careers service they meet. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const by = { actorId: memberOf(context).id, desk: universityIdOf(context) };
  const cv = await openCv(rowNumber(params.meeting_id), by);
  if (!cv) throw data("We could not find that file.", { status: 404 });
  return answerFile(request, cv.file, { cacheControl: "private, no-store", fileName: cv.name });
}
