import { data } from "react-router";
import { findStoryPhoto } from "#domain/editorial/stories/story-photo.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

/** Asked for again each time: a withdrawn photo is gone from the next look on. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const photo = await findStoryPhoto(params.picture_id);
  if (!photo) throw data("We could not find that photo.", { status: 404 });
  return answerFile(request, photo, { cacheControl: "private, no-cache" });
}
