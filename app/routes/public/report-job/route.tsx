import { data } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { ReportForm } from "#domain/jobs/advert/components/report-form.tsx";
import { findJobPage } from "#domain/jobs/advert/job-page.server.ts";
import { reportJob } from "#domain/jobs/advert/report-job.server.ts";
import { reportReasons, reportRefusals, reportSchema } from "#domain/jobs/advert/report-job.ts";
import { jobAddress } from "#domain/jobs/job-address.ts";
import { codesOf } from "#domain/jobs/vocabulary.ts";
import { requestContext } from "#platform/request-context.server.ts";
import type { Route } from "./+types/route";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { title, employer, ...job } = await liveJobAt(params.slug);
  const reasons = codesOf(reportReasons).map((value) => ({ value, label: reportReasons[value] }));
  const reason = new URL(request.url).searchParams.get("reason") ?? undefined;
  return { title, employer: employer.name, jobPath: jobAddress(job), reasons, reason };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const job = await liveJobAt(params.slug);
  const form = await readForm(request, reportSchema);
  if (!form.ok) return badForm(form);

  const visitor = context.get(visitorContext);
  const reporter = {
    userId: visitor.kind === "member" ? visitor.id : null,
    clientAddress: context.get(requestContext).clientAddress,
  };
  const result = await reportJob(params.slug, form.value, reporter, new Date());
  if (result.ok) {
    return redirectWithFlash(jobAddress(job), "Thank you. Our staff will look at this advert.");
  }
  const status = result.error === "too-many" ? 429 : 409;
  return refusedForm(form.values, reportRefusals[result.error], "form", status);
}

async function liveJobAt(slug: string) {
  const job = await findJobPage(slug, new Date());
  if (!job?.isLive) throw data("There is no such job on the board today.", { status: 404 });
  return job;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Report ${loaderData?.title ?? "a job"} - Waymark` },
    { name: "robots", content: "noindex" },
  ];
}

export default function ReportJobPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportForm {...loaderData} state={actionData} />;
}
