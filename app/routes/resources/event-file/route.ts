import { data } from "react-router";
import { eventAt, readerOf } from "#app/compose/events/event-page.server.ts";
import { isFor } from "#domain/events/event.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { findFile } from "#platform/files/files.server.ts";
import type { Route } from "./+types/route";

/** A recording or slides, after the event, for those it is for. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const event = await eventAt(context, params.slug);
  const fileIds: Record<string, string | null> = {
    recording: event.recordingFileId,
    slides: event.slidesFileId,
  };
  const fileId = Object.hasOwn(fileIds, params.document) ? fileIds[params.document] : null;
  const isOver = event.endsAt <= new Date();
  const file = fileId && isOver && isFor(event, readerOf(context)) ? await findFile(fileId) : null;
  if (!file) throw data("We could not find that file.", { status: 404 });
  return answerFile(request, file, { cacheControl: "private, no-cache" });
}
