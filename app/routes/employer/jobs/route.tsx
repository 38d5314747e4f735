import { ownEmployer, registerLine } from "#app/compose/employer/employer.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { applicantsByJob } from "#domain/applications/applicants.queries.server.ts";
import { applicationPaths } from "#domain/applications/applications-paths.ts";
import { closingLabel } from "#domain/jobs/advert/closing-labels.ts";
import { isLive } from "#domain/jobs/live.ts";
import { EmployerFigures } from "#domain/jobs/posting/components/employer-figures.tsx";
import { StateTag } from "#domain/jobs/posting/components/state-tag.tsx";
import {
  countGroupsOf,
  listJobsOf,
  liveFiguresOf,
} from "#domain/jobs/posting/employer-jobs.queries.server.ts";
import { groupNamed, jobGroups } from "#domain/jobs/posting/job-groups.ts";
import { isFromFeed } from "#domain/jobs/posting/owned-job.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const { employer } = await ownEmployer(context);
  const group = groupNamed(new URL(request.url).searchParams.get("show"));
  const jobs = await listJobsOf(employer.id, { group, page: readPage(request) }, now);
  const applicants = await applicantsByJob(employer.id);
  return {
    name: employer.name,
    register: registerLine(employer),
    isTrusted: employer.isTrusted,
    group,
    counts: await countGroupsOf(employer.id, now),
    figures: await liveFiguresOf(employer.id, now),
    jobs: {
      ...jobs,
      rows: jobs.rows.map((job) => ({
        ...job,
        isLive: isLive(job, now),
        isFromFeed: isFromFeed(job),
        applicants: applicants.get(job.id) ?? null,
        // The column says that it closes.
        closes: job.state === "approved" ? closingLabel(job, now).replace(/^Closes /, "") : "",
      })),
    },
  };
}

export function meta() {
  return [{ title: "Your jobs - Waymark for employers" }];
}

export default function EmployerJobsPage({ loaderData }: Route.ComponentProps) {
  const { name, register, group, counts, figures, jobs } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Your jobs"
        lead={[name, register].filter(Boolean).join(". ")}
        actions={<EmployerFigures live={counts.live} figures={figures} />}
      />
      <div className="head2">
        <Tabs
          label="Your jobs"
          tabs={Object.entries(jobGroups).map(([key, label]) => ({
            to: key === "all" ? "/employer" : `/employer?show=${key}`,
            label,
            count: counts[key as keyof typeof jobGroups],
            isCurrent: key === group,
          }))}
        />
        <ButtonLink to="/employer/jobs/new">Post a job</ButtonLink>
      </div>
      {jobs.rows.length === 0 ? (
        <EmptyState title={counts.all === 0 ? "No job yet" : "None here"}>
          {counts.all === 0
            ? "Write the first one. A draft is saved until you send it. We check it before it goes live."
            : "Look under another heading, or post a job."}
        </EmptyState>
      ) : (
        <JobTable jobs={jobs.rows} />
      )}
      <Pager
        label="Your jobs"
        page={jobs.page}
        pageCount={pageCountOf(jobs)}
        linkTo={(page) => `?${new URLSearchParams({ show: group, page: String(page) })}`}
      />
    </main>
  );
}

type Row = Route.ComponentProps["loaderData"]["jobs"]["rows"][number];

function applicantsCell({ id, title, applicants }: Row) {
  if (!applicants) return "–";
  const { total, unread } = applicants;
  return (
    <Link to={applicationPaths.applicants(id)}>
      {formatCount(total)} {total === 1 ? "person" : "people"}
      {unread > 0 ? `, ${formatCount(unread)} new` : ""}
      <span className="vh"> for {title}</span>
    </Link>
  );
}

function JobTable({ jobs }: { jobs: readonly Row[] }) {
  return (
    <DataTable
      caption="Your jobs"
      isCaptionHidden
      isStacked
      rows={jobs}
      rowKey={(job) => job.id}
      note="Views, saves and clicks to apply in the last 30 days. Numbers only, never names."
      columns={[
        {
          key: "title",
          heading: "Job",
          isRowHeading: true,
          cell: (job) => <Link to={`/employer/jobs/${job.id}`}>{job.title}</Link>,
        },
        { key: "state", heading: "State", cell: (job) => <StateTag job={job} /> },
        { key: "closes", heading: "Closes", cell: (job) => job.closes || "–" },
        { key: "views", heading: "Seen", isFigure: true, cell: (job) => formatCount(job.views) },
        { key: "saves", heading: "Saved", isFigure: true, cell: (job) => formatCount(job.saves) },
        { key: "applicants", heading: "Applicants", isFigure: true, cell: applicantsCell },
        {
          key: "apply",
          heading: "Went to apply",
          isFigure: true,
          cell: (job) => formatCount(job.applyClicks),
        },
      ]}
    />
  );
}
