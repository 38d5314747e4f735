import { data, redirect } from "react-router";
import { isPersonsVisit } from "#app/compose/jobs/counted.server.ts";
import { applyTarget } from "#domain/jobs/advert/apply-target.ts";
import { countApplyClick } from "#domain/jobs/advert/count-visits.server.ts";
import { findJobPage } from "#domain/jobs/advert/job-page.server.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { log } from "#platform/log.server.ts";
import type { Route } from "./+types/route";

/** Counts somebody who leaves to apply, and sends them to the employer. It asks and keeps nothing of theirs. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const now = new Date();
  const job = await findJobPage(params.slug, now);
  if (!job) throw data("We could not find that job.", { status: 404 });

  const target = job.isLive ? applyTarget(job) : null;
  const isClosedToReaders = job.state !== "approved" && job.state !== "closed";
  if (isClosedToReaders) throw data("We could not find that job.", { status: 404 });
  // It closed a moment ago: its page says how things are.
  if (!target) return redirect(jobAddress(job), 303);

  if (isPersonsVisit(request)) await count(job.id, now);
  return redirect(target, { status: 303, headers: { "x-robots-tag": "noindex, nofollow" } });
}

async function count(jobId: number, now: Date): Promise<void> {
  try {
    await countApplyClick(jobId, now);
  } catch (error) {
    log.warn({ error }, "An application was not counted");
  }
}
