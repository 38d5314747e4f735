import { data } from "react-router";
import { siteContext } from "#app/contexts.ts";
import { mainOrigin } from "#app/site.server.ts";
import { today } from "#app/today.ts";
import { guidePdf } from "#domain/guides/pdf/guide-pdf.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

/** A country's whole guide as a file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const origin = mainOrigin(context.get(siteContext));
  const guide = await guidePdf({ slug: params.slug, origin, ...today() });
  if (!guide) throw data("We have no guide for that country.", { status: 404 });
  const { file, fileName } = guide;
  if (!file.ok) throw data("The guide could not be made just now. Try again.", { status: 503 });
  return answerFile(request, file.value, { cacheControl: "private, no-cache", fileName });
}
