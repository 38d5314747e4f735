import { manualFile } from "#app/compose/manual/manual-page.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

/** A university's whole manual as a file. */
export async function loader(args: Route.LoaderArgs) {
  const { file, fileName } = await manualFile(args);
  return answerFile(args.request, file, { cacheControl: "private, no-cache", fileName });
}
