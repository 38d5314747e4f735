import { data, redirect } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/forms.server.ts";
import { safePath } from "#app/safe-path.ts";
import { saveRefusals } from "#domain/jobs/saved/refusals.ts";
import { removeSavedJob, saveJob } from "#domain/jobs/saved/save-job.server.ts";
import { maySaveJobs, toggleSchema } from "#domain/jobs/saved/toggle.schema.ts";
import type { Route } from "./+types/save-job";

/** Reached by its form only; whoever types the address sees their saved jobs. */
export function loader() {
  return redirect("/my-saved-jobs");
}

/** Saves a job or lets it go, and leads back to where the button stood. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, toggleSchema);
  if (!form.ok) throw data("That job could not be read. Go back and try again.", { status: 400 });
  const { job, want, back } = form.value;
  const here = safePath(back) ?? "/jobs";

  const visitor = context.get(visitorContext);
  if (visitor.kind === "guest") return redirect(`/login?next=${encodeURIComponent(here)}`);
  if (!maySaveJobs(visitor)) throw data("Your account cannot save jobs.", { status: 403 });

  const refusal = await toggle(visitor.id, job, want);
  if (refusal) return redirectWithFlash(here, refusal, { tone: "negative" });
  // With script the page stays, and shows by itself what is saved now.
  if (new URL(request.url).pathname.endsWith(".data")) return null;
  return redirectWithFlash(
    here,
    want === "saved" ? "Saved. You find it under My saved jobs." : "Removed from your saved jobs.",
  );
}

async function toggle(userId: string, job: number, want: "saved" | "removed") {
  if (want === "removed") {
    await removeSavedJob(userId, job, new Date());
    return null;
  }
  const result = await saveJob(userId, job, new Date());
  return result.ok ? null : saveRefusals[result.error];
}
