import { samePage } from "#app/compose/account/account-request.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerBulk } from "#app/shell/list/bulk.server.ts";
import { BulkBar, RowBox } from "#app/shell/list/bulk.tsx";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import {
  dismissTask,
  type FailedTask,
  listFailedTasks,
  retryTask,
} from "#domain/tasks/failed-tasks.server.ts";
import { listSchedule } from "#domain/tasks/schedule.server.ts";
import { nameOfTask } from "#domain/tasks/task-names.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Failed tasks",
  columns: [
    { key: "task", label: "Task", isRowHeading: true, text: ({ task }) => nameOfTask(task) },
    {
      key: "failed",
      label: "Failed (UTC)",
      text: ({ failedAt }) => failedAt.toISOString().slice(0, 16).replace("T", " "),
    },
    { key: "tries", label: "Tries", isFigure: true, text: ({ attempts }) => attempts },
    { key: "error", label: "What went wrong", text: ({ error }) => error },
  ],
} satisfies List<FailedTask>;

const actions = {
  retry: { label: "Try", ending: "again", done: "queued again" },
  dismiss: { label: "Dismiss", done: "dismissed" },
};

const read = (query: QueryOf<typeof list>) => listFailedTasks(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, tasks: await read(query), schedule: await listSchedule() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = memberOf(context);
  return answerBulk(await readFormData(request), {
    actions,
    act: (action, id) => (action === "retry" ? retryTask(staff, id) : dismissTask(staff, id)),
    refused: { "too-old": "too old to try again" },
    backTo: samePage(request, {}),
  });
}

export function meta() {
  return [{ title: "Tasks - Waymark desk" }];
}

export default function TasksPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      title="Tasks"
      query={loaderData.query}
      paged={loaderData.tasks}
      rowKey={({ id }) => id}
      keys={{}}
      lead="Tasks that failed after every retry, newest first. Their data is kept for two days."
      before={<ErrorSummary errors={actionData?.errors} />}
      bulk={{
        bar: <BulkBar actions={actions} noun={["task", "tasks"]} state={actionData} />,
        box: ({ id, task }) => <RowBox value={id} label={nameOfTask(task)} state={actionData} />,
      }}
      empty={{
        title: "No task has failed",
        children: "A task that fails is retried automatically, and then appears here.",
        headingLevel: 2,
      }}
      after={<Schedule rows={loaderData.schedule} />}
    />
  );
}

type ScheduleProps = { rows: Route.ComponentProps["loaderData"]["schedule"] };

function Schedule({ rows }: ScheduleProps) {
  return (
    <section className="desk__section" aria-labelledby="queues">
      <h2 id="queues">Queues</h2>
      <DataTable
        isStacked
        caption="Every kind of task, with what is waiting"
        isCaptionHidden
        rows={rows}
        rowKey={({ name }) => name}
        note="Counted by the queue about once a minute. Times are UTC."
        columns={[
          { key: "name", heading: "Task", cell: ({ label }) => label, isRowHeading: true },
          { key: "when", heading: "Schedule", cell: ({ when }) => when },
          { key: "waiting", heading: "Waiting", cell: ({ waiting }) => waiting, isFigure: true },
          { key: "active", heading: "Running", cell: ({ active }) => active, isFigure: true },
        ]}
      />
    </section>
  );
}
