import { data, redirect } from "react-router";
import { clearSaveRequest, storeSaveRequest } from "#app/compose/jobs/save-after-sign-in.server.ts";
import { visitorContext } from "#app/contexts.ts";
import { redirectWithCookies, redirectWithFlash, stayWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/forms.server.ts";
import { safePath } from "#app/safe-path.ts";
import { saveRefusals } from "#domain/jobs/saved/refusals.ts";
import { unsaveJob } from "#domain/jobs/saved/remove-saved-job.server.ts";
import { saveJob } from "#domain/jobs/saved/save-job.server.ts";
import type { SaveRequest } from "#domain/jobs/saved/save-request.server.ts";
import { maySaveJobs, toggleSchema } from "#domain/jobs/saved/toggle.schema.ts";
import type { Route } from "./+types/route";

/** Reached by its form only; anyone who types the address sees their saved jobs. */
export function loader() {
  return redirect("/my-saved-jobs");
}

/**
 * Saves a job or lets it go, and leads back to where the button stood. A job with a
 * note, a date or a stage of its own is let go on the page that can undo it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, toggleSchema);
  if (!form.ok) throw data("That job could not be read. Go back and try again.", { status: 400 });
  const { job, want, back } = form.value;
  const here = safePath(back) ?? "/jobs";

  const visitor = context.get(visitorContext);
  if (visitor.kind === "guest") return askToSignIn(request, { job, want, back: here });
  if (!maySaveJobs(visitor)) throw data("Your account cannot save jobs.", { status: 403 });

  const answer = await toggle(visitor.id, job, want);
  if ("leaving" in answer) return redirect(`/my-saved-jobs?remove=${answer.leaving}`);
  if ("refusal" in answer) return redirectWithFlash(here, answer.refusal, { tone: "negative" });
  const isScripted = new URL(request.url).pathname.endsWith(".data");
  return isScripted ? stayWithFlash(answer.says) : redirectWithFlash(here, answer.says);
}

type Pressed = SaveRequest & { want: Want };

/** A guest signs in first; the job is saved as they do. One to let go of waits to be pressed again. */
async function askToSignIn(request: Request, { want, ...wish }: Pressed) {
  const cookies =
    want === "saved"
      ? [await storeSaveRequest(request, wish, new Date())]
      : await clearSaveRequest(request);
  return redirectWithCookies(`/login?next=${encodeURIComponent(wish.back)}`, cookies);
}

type Want = "saved" | "removed";
type Answer = { says: string } | { refusal: string } | { leaving: number };

async function toggle(userId: string, job: number, want: Want): Promise<Answer> {
  const now = new Date();
  if (want === "saved") {
    const result = await saveJob(userId, job, now);
    return result.ok
      ? { says: "Saved. Find it under My saved jobs." }
      : { refusal: saveRefusals[result.error] };
  }
  const result = await unsaveJob(userId, job, now);
  const isKept = !result.ok && result.error === "has-more";
  return isKept ? { leaving: job } : { says: "Removed from your saved jobs." };
}
