import { data } from "react-router";
import { ensureReportPdf } from "#domain/editorial/search-report/stored-report.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import type { Route } from "./+types/route";

/** The report as a tagged PDF, stored until its figures change. */
export async function loader({ request }: Route.LoaderArgs) {
  const made = await ensureReportPdf(new Date());
  if (made.ok) {
    const fileName = "waymark-job-search-report.pdf";
    return answerFile(request, made.value, { cacheControl: "public, max-age=600", fileName });
  }
  if (made.error === "none") throw data("The report has not been counted yet.", { status: 404 });
  throw data("The PDF could not be made just now. Try again in a minute.", { status: 503 });
}
