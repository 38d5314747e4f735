import { data, redirect } from "react-router";
import { jobSeekers } from "#addresses/address.ts";
import { isPersonsVisit } from "#app/compose/jobs/counted.server.ts";
import { visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import { applyTarget } from "#domain/jobs/advert/apply-target.ts";
import { countApplyClick } from "#domain/jobs/advert/count-visits.server.ts";
import { findJobPage } from "#domain/jobs/advert/job-page.server.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { log } from "#platform/log.server.ts";
import type { Role } from "#rules/access/visitor.ts";
import type { Route } from "./+types/route";

const NOT_FOR_YOU = "Only student and graduate accounts can apply for this job here.";

function insideOf({ slug, applyForm }: { slug: string; applyForm: unknown }): string | null {
  return applyForm ? applicationPaths.form(slug) : null;
}

function isJobSeeker({ role }: { role: Role }): boolean {
  return jobSeekers.some((seeker) => seeker === role);
}

/** Counts somebody who goes to apply, and sends them to the employer, or to the form here. It asks and keeps nothing of theirs. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const now = new Date();
  const job = await findJobPage(params.slug, now);
  if (!job) throw data("We could not find that job.", { status: 404 });

  const target = job.isLive ? (insideOf(job) ?? applyTarget(job)) : null;
  const isClosedToReaders = job.state !== "approved" && job.state !== "closed";
  if (isClosedToReaders) throw data("We could not find that job.", { status: 404 });
  // It closed a moment ago: its page says how things are.
  if (!target) return redirect(jobAddress(job), 303);

  if (isPersonsVisit(request)) await count(job.id, now);
  const visitor = context.get(visitorContext);
  if (job.applyForm && visitor.kind === "member" && !isJobSeeker(visitor))
    return redirectWithFlash(jobAddress(job), NOT_FOR_YOU, { tone: "info" });
  return redirect(target, { status: 303, headers: { "x-robots-tag": "noindex, nofollow" } });
}

async function count(jobId: number, now: Date): Promise<void> {
  try {
    await countApplyClick(jobId, now);
  } catch (error) {
    log.warn({ error }, "An application was not counted");
  }
}
