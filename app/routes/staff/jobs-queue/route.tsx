import { readDecidingSince } from "#app/compose/account/access-decisions.server.ts";
import { queueActions } from "#app/compose/staff/job-actions.ts";
import { answerFromQueue } from "#app/compose/staff/job-decisions.server.ts";
import { BulkBar, RowBox } from "#app/shell/list/bulk.tsx";
import { type List, readList } from "#app/shell/list/list.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { JobQueue, type QueueItem } from "#domain/jobs/moderation/components/job-queue.tsx";
import {
  type QueueRow,
  unsafeListQueue,
} from "#domain/jobs/moderation/moderation.queries.server.ts";
import { hasStop } from "#domain/jobs/moderation/signals.ts";
import { payLabel } from "#domain/jobs/pay-label.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { Route } from "./+types/route";

const list = { name: "Jobs to review", columns: [] } satisfies List<QueueItem>;

const keys = { a: "approve" };

export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  const query = readList(request, list);
  const since = readDecidingSince(request, now);
  const queue = await unsafeListQueue({ page: query.page, since }, now);
  return { query, since, queue: { ...queue, rows: queue.rows.map((row) => itemOf(row, now)) } };
}

function itemOf(row: QueueRow, now: Date): QueueItem {
  const { id, revision, title, employer, isChange, decided, signals, waitsSince } = row;
  const { currency, salaryMin, salaryMax, salaryPeriod } = row;
  const pay =
    currency && salaryMin !== null && salaryPeriod
      ? { currency, min: salaryMin, max: salaryMax, period: salaryPeriod }
      : null;
  const waited = waitsSince ? now.getTime() - waitsSince.getTime() : 0;
  return {
    ...{ id, revision, title, employer, isChange, decided, signals },
    place: row.city ?? row.placeText ?? "",
    pay: payLabel(pay),
    hoursWaiting: Math.floor(waited / 3_600_000),
  };
}

export function action(args: Route.ActionArgs) {
  return answerFromQueue(args);
}

export function meta() {
  return [{ title: "Jobs to review - Waymark desk" }];
}

export default function JobsQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, queue, since } = loaderData;
  return (
    <ListPage
      list={list}
      query={query}
      paged={queue}
      rowKey={({ id }) => id}
      lead={`${formatCount(queue.waiting)} waiting, the oldest first. Promised within one working day.`}
      carried={since ? { since: String(since.getTime()) } : {}}
      keys={keys}
      before={<ErrorSummary errors={actionData?.errors} title="That did not work" />}
      bulk={{
        bar: <BulkBar actions={queueActions} noun={["job", "jobs"]} state={actionData} />,
        box: ({ id, revision, title, decided, signals }) =>
          decided === null && !hasStop(signals) ? (
            <RowBox value={`${id}-${revision}`} label={title} state={actionData} />
          ) : null,
      }}
      empty={{
        title: "Nothing to review",
        children: "New jobs and changes to live ones arrive here.",
      }}
    >
      {(rows, box) => <JobQueue rows={rows} box={box} />}
    </ListPage>
  );
}
