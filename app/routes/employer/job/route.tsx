import { costsFor, ownEmployer, ownJob } from "#app/compose/employer/employer.server.ts";
import { answerJobForm, besideForm } from "#app/compose/employer/job-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerAct, isAct } from "#app/routes/employer/job/job-acts.server.ts";
import { FormButtons, NotNow, ToApplicants, ToBoard } from "#app/routes/employer/job/job-parts.tsx";
import { boardOf, jobAddress } from "#domain/jobs/job-address.ts";
import { isLive } from "#domain/jobs/live.ts";
import { JobActions } from "#domain/jobs/posting/components/job-actions.tsx";
import { JobFormView } from "#domain/jobs/posting/components/job-form.tsx";
import { LastDecision } from "#domain/jobs/posting/components/last-decision.tsx";
import { SponsorCosts } from "#domain/jobs/posting/components/sponsor-costs.tsx";
import { lastDecisionOn, wasApproved } from "#domain/jobs/posting/employer-jobs.queries.server.ts";
import { formOf } from "#domain/jobs/posting/job-form.ts";
import { isFromFeed } from "#domain/jobs/posting/owned-job.server.ts";
import { postingRefusals } from "#domain/jobs/posting/refusals.ts";
import { whyNotWritten } from "#domain/jobs/posting/save-job-draft.server.ts";
import { stateLine } from "#domain/jobs/posting/state-line.ts";
import { hasUnsentChange } from "#domain/jobs/posting/unsent-change.server.ts";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = new Date();
  const { employer, timeZone } = await ownEmployer(context);
  const job = await ownJob(employer.id, params.job_id);
  const refusal = whyNotWritten(job);
  const lastWord = await lastDecisionOn(job.id);
  const { id, title, state, closesZone, changeSentAt } = job;
  return {
    job: {
      id,
      title,
      state,
      closesZone,
      changeSentAt,
      isInside: job.applyForm !== null,
      isLive: isLive(job, now),
      isFromFeed: isFromFeed(job),
      hasUnsentChange: hasUnsentChange(job),
    },
    address: jobAddress({ board: boardOf(job.jobType), slug: job.slug }),
    isTrusted: employer.isTrusted,
    costs: costsFor(employer),
    why: refusal ? postingRefusals[refusal] : null,
    stops: stateLine(
      { ...job, isFromFeed: isFromFeed(job) },
      {
        now,
        zone: timeZone,
        isTrusted: employer.isTrusted,
        wasApproved: await wasApproved(job.id),
      },
    ),
    lastWord,
    beside: besideForm(job.form ?? formOf(job), employer, now),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { employer, author } = await ownEmployer(context);
  const job = await ownJob(employer.id, params.job_id);
  const fields = await readFormData(request);
  return isAct(fields.get("intent"))
    ? answerAct(author, job.id, fields)
    : answerJobForm(author, job, fields);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.job.title ?? "Job"} - Waymark for employers` }];
}

export default function EmployerJobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, address, why, stops, lastWord, beside } = loaderData;
  // Two forms stand here: the advert's own has its text.
  const isOfAdvert = actionData !== undefined && "advert" in actionData.values;
  const crumbs = [{ label: "Your jobs", to: "/employer" }];

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={job.title}
        crumbs={crumbs}
        actions={
          <>
            {job.isInside ? <ToApplicants id={job.id} /> : null}
            {job.isLive ? <ToBoard address={address} /> : null}
          </>
        }
      />
      <div className="emp__line">
        <RouteLine label="Status of this advert" direction="row" stops={stops} />
      </div>
      <LastDecision state={job.state} word={lastWord} />
      {job.hasUnsentChange ? (
        <Notice tone="info" title="You have a change that you have not sent">
          Readers see the advert as it was. Send the change, or delete it below.
        </Notice>
      ) : null}
      {why ? (
        <NotNow job={job} why={why} error={actionData?.errors.form?.[0]} />
      ) : (
        <JobFormView
          {...beside}
          key={job.id}
          state={isOfAdvert ? actionData : undefined}
          actions={<FormButtons {...loaderData} />}
          aside={loaderData.costs ? <SponsorCosts costs={loaderData.costs} /> : null}
        />
      )}
      <JobActions job={job} closing={beside.kept} state={isOfAdvert ? undefined : actionData} />
    </main>
  );
}
