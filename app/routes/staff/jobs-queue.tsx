import { readSitting } from "#app/account/access-decisions.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { answerFromQueue } from "#app/staff/job-decisions.server.ts";
import { JobsDeskTabs } from "#app/staff/jobs-desk.tsx";
import { JobQueue } from "#domain/jobs/moderation/components/job-queue.tsx";
import { unsafeListQueue } from "#domain/jobs/moderation/moderation.queries.server.ts";
import { payWords } from "#domain/jobs/pay-words.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/jobs-queue";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  const since = readSitting(request, now);
  const queue = await unsafeListQueue({ page: readPage(request), since }, now);
  return {
    since,
    queue: {
      ...queue,
      rows: queue.rows.map((row) => ({
        id: row.id,
        revision: row.revision,
        title: row.title,
        employer: row.employer,
        place: row.city ?? row.placeText ?? "",
        isChange: row.isChange,
        decided: row.decided,
        signals: row.signals,
        pay: payWords(
          row.currency && row.salaryMin !== null && row.salaryPeriod
            ? {
                currency: row.currency,
                min: row.salaryMin,
                max: row.salaryMax,
                period: row.salaryPeriod,
              }
            : null,
        ),
        hoursWaiting: row.waitsSince
          ? Math.floor((now.getTime() - row.waitsSince.getTime()) / 3_600_000)
          : 0,
      })),
    },
  };
}

export function action(args: Route.ActionArgs) {
  return answerFromQueue(args);
}

export function meta() {
  return [{ title: "Adverts to review - Waymark desk" }];
}

export default function JobsQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { queue, since } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Adverts to review"
        lead={`${formatCount(queue.waiting)} waiting, the oldest first. Promised within one working day.`}
      />
      <JobsDeskTabs current="/staff/jobs" />
      <ErrorSummary errors={actionData?.errors} title="That did not work" />
      {queue.rows.length === 0 ? (
        <EmptyState title="Nothing to review">
          New adverts and changes to live ones arrive here.
        </EmptyState>
      ) : (
        <JobQueue rows={queue.rows} />
      )}
      <Pager
        label="Adverts"
        page={queue.page}
        pageCount={pageCountOf(queue)}
        linkTo={(page) => linkToPage("", page, { since })}
      />
    </main>
  );
}
