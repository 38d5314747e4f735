import { data } from "react-router";
import { eventAt, readerOf } from "#app/compose/events/event-page.server.ts";
import { findEventFile } from "#domain/events/event-file.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const event = await eventAt(context, params.slug);
  const asked = { reader: readerOf(context), now: new Date() };
  const file = await findEventFile(event, params.document, asked);
  if (!file) throw data("We could not find that file.", { status: 404 });
  return answerFile(request, file, { cacheControl: "private, no-cache" });
}
