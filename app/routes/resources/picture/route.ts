import { data } from "react-router";
import { findPagePicture } from "#domain/pages/pictures/find-picture.server.ts";
import { findPicture } from "#domain/universities/pictures.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

/** A logo or a picture of a page, by the hash of its bytes: anyone who has seen it once need never ask again. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const picture =
    (await findPicture(params.picture_id)) ?? (await findPagePicture(params.picture_id));
  if (!picture) throw data("We could not find that picture.", { status: 404 });

  return answerFile(request, picture, { cacheControl: "public, max-age=31536000, immutable" });
}
