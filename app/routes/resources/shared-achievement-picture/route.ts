import { data } from "react-router";
import { findShared } from "#domain/journey/achievements/shares.queries.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

/** The picture behind a link. No cache may keep it: its owner can end the link at any time. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const shared = await findShared(params.token);
  if (!shared) throw data("This link has ended.", { status: 404 });
  const answer = await answerFile(request, shared.file, { cacheControl: "no-store" });
  answer.headers.set("x-robots-tag", "noindex");
  return answer;
}
