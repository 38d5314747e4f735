import { samePage } from "#app/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { JobsDeskTabs } from "#app/staff/jobs-desk.tsx";
import { ReportedJobs } from "#domain/jobs/moderation/components/reported-jobs.tsx";
import { decideReports } from "#domain/jobs/moderation/decide-reports.server.ts";
import { unsafeListReportedJobs } from "#domain/jobs/moderation/job-reports.queries.server.ts";
import { moderationRefusals } from "#domain/jobs/moderation/refusals.ts";
import { reportsSchema } from "#domain/jobs/moderation/reports.schema.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/job-reports";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  return { reported: await unsafeListReportedJobs(readPage(request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, reportsSchema);
  if (!form.ok) return badForm(form);

  const { reason, ...given } = form.value;
  const decision = { ...given, reasons: reason === null ? [] : [reason] };
  const decided = await decideReports(memberOf(context), decision, new Date());
  if (!decided.ok) return refusedForm(form.values, moderationRefusals[decided.error]);
  const { title } = decided.value;
  const done = given.outcome === "kept" ? `Kept: ${title}.` : `Taken down: ${title}.`;
  return redirectWithFlash(samePage(request, {}), done);
}

export function meta() {
  return [{ title: "Reported adverts - Waymark desk" }];
}

export default function JobReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reported } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Reported adverts"
        lead="Readers reported these adverts. Keep them or take them down; the employer is told why."
      />
      <JobsDeskTabs current="/staff/job-reports" />
      <ErrorSummary
        errors={actionData?.errors}
        idOf={(name) => `${name}-${actionData?.values.jobId}`}
      />
      {reported.rows.length === 0 ? (
        <EmptyState title="No reports">Adverts that readers report arrive here.</EmptyState>
      ) : (
        <ReportedJobs jobs={reported.rows} state={actionData} />
      )}
      <Pager
        label="Reported adverts"
        page={reported.page}
        pageCount={pageCountOf(reported)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}
