import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { safePath } from "#app/safe-path.ts";
import { hideSchema } from "#domain/jobs/hidden/hide.schema.ts";
import { hideJob, showJob } from "#domain/jobs/hidden/hide-job.server.ts";
import { hideRefusals } from "#domain/jobs/hidden/refusals.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Hides a job or shows it again, and leads back to where the button was pressed. */
export async function answerHidden({ request, context }: RequestArgs) {
  const { id: userId } = memberOf(context);
  const form = await readForm(request, hideSchema);
  if (!form.ok) throw data("That job could not be read. Go back and try again.", { status: 400 });
  const back = cameFrom(request);
  const { value } = form;
  const isHiding = "hide" in value;
  const done = isHiding
    ? await hideJob(userId, value.hide, new Date())
    : await showJob(userId, value.show);
  if (!done.ok) return redirectWithFlash(back, hideRefusals[done.error], { tone: "negative" });
  const { title } = done.value;
  return redirectWithFlash(
    back,
    isHiding ? `Hidden: ${title}. Undo it under Hidden jobs.` : `Shown again: ${title}.`,
  );
}

/** The page of ours that the button was on; a browser that does not say comes to the list. */
function cameFrom(request: Request): string {
  const from = URL.parse(request.headers.get("referer") ?? "");
  const isOurs = from?.host === new URL(request.url).host;
  return (isOurs && from && safePath(from.pathname + from.search)) || "/my-hidden-jobs";
}
