import { data, type RouterContextProvider, redirect } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/forms.server.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";
import { followSchema } from "#domain/jobs/followed/follow.schema.ts";
import { followEmployer, stopFollowing } from "#domain/jobs/followed/follow-employer.server.ts";
import { followRefusals } from "#domain/jobs/followed/refusals.ts";
import { maySaveJobs } from "#domain/jobs/saved/toggle.schema.ts";
import { companyAt } from "./page.server.ts";

type RequestArgs = {
  request: Request;
  params: { slug: string };
  context: Readonly<RouterContextProvider>;
};

/** The one button of the page. A guest signs in first, and presses it again. */
export async function answerFollow({ request, params, context }: RequestArgs) {
  const form = await readForm(request, followSchema);
  if (!form.ok) throw data("That could not be read. Go back and try again.", { status: 400 });
  const { id, slug, name } = await companyAt({ request, params });
  const here = companyAddress(slug);
  const visitor = context.get(visitorContext);
  if (visitor.kind === "guest") return redirect(`/login?next=${encodeURIComponent(here)}`);
  if (!maySaveJobs(visitor)) throw data("Your account cannot follow employers.", { status: 403 });

  if (form.value.want === "stop") {
    await stopFollowing(visitor.id, id);
    return redirectWithFlash(here, `You no longer follow ${name}.`);
  }
  const followed = await followEmployer(visitor.id, id, new Date());
  if (!followed.ok)
    return redirectWithFlash(here, followRefusals[followed.error], { tone: "negative" });
  return redirectWithFlash(
    here,
    `You follow ${name}. We will email you when it posts a job or its licence changes, once a day at most.`,
  );
}
