import { lessonReaderOf } from "#app/compose/learning/lesson-reader.server.ts";
import { lessonSources } from "#domain/learning/media/lesson-sources.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

const headers = { "cache-control": "private, no-store" };

/** Fresh addresses for a player whose page has been open for long. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lesson = { id: rowNumber(params.lesson) };
  const sources = await lessonSources(lesson, lessonReaderOf(context), new Date());
  if (sources) return Response.json(sources, { headers });
  const words = "You cannot watch this lesson. Sign in, or ask for premium.";
  return Response.json({ error: words }, { status: 403, headers });
}
