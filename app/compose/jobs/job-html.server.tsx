import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MarkupCache } from "#app/markup-cache.server.ts";
import { JobAdvert } from "#domain/jobs/advert/components/job-advert.tsx";
import { SimilarJobs, StudentVisa } from "#domain/jobs/advert/components/job-beside.tsx";
import { JobApply, JobTitle } from "#domain/jobs/advert/components/job-head.tsx";
import { JobRail } from "#domain/jobs/advert/components/job-rail.tsx";
import { JobTop } from "#domain/jobs/advert/components/job-top.tsx";
import { ZonePicker } from "#domain/jobs/advert/components/zone-picker.tsx";
import type { JobHtml, JobScreenView } from "#domain/jobs/advert/job-screen-view.ts";
import type { JobView } from "#domain/jobs/advert/job-view.ts";

const cache = new MarkupCache((part) => renderToStaticMarkup(part, { identifierPrefix: "job" }));

/** A job's page for the browser. Links and plain forms are all that its parts have, so they come without script. */
export function jobScreen(job: JobView): JobScreenView {
  const { title, employer, closing, apply } = job;
  return {
    title,
    employer,
    status: job.status.kind,
    isStudentJob: job.student !== null,
    closing: closing && { closesAt: closing.closesAt, there: closing.there, here: closing.here },
    mailAddress: apply?.kind === "mail" ? apply.address : null,
    share: job.status.kind === "live" ? job.share : null,
    html: htmlOf(job),
  };
}

function htmlOf(job: JobView): JobHtml {
  const { apply, student, closing } = job;
  return {
    top: write(JobTop, { job }),
    title: write(JobTitle, { job }),
    apply: apply && write(JobApply, { apply }),
    student: student && write(StudentVisa, { known: student }),
    advert: write(JobAdvert, { job }),
    zones: closing && write(ZonePicker, zonesOf(job.href, closing)),
    rail: write(JobRail, { job }),
    similar: job.similar.length > 0 ? write(SimilarJobs, { job }) : null,
  };
}

function zonesOf(jobPath: string, { here, zones }: NonNullable<JobView["closing"]>) {
  return { jobPath, chosen: here?.zone ?? "", zones };
}

/** React writes a part once for each state of its job; see `MarkupCache`. */
function write<Props extends object>(part: ComponentType<Props>, props: Props): string {
  return cache.markupOf(part, props);
}
