import { samePage } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { EndTask, TaskForm } from "#domain/referrals/components/task-form.tsx";
import { taskSchema } from "#domain/referrals/referral.schema.ts";
import {
  addTask,
  endTask,
  type StaffTask,
  unsafeListTasks,
} from "#domain/referrals/tasks.server.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { isoDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Ambassador tasks",
  filters: {
    state: { label: "State", all: "All", options: { open: "Open", ended: "Ended" } },
  },
  columns: [
    { key: "title", label: "Task", isRowHeading: true, text: ({ title }) => title },
    { key: "details", label: "Details", text: ({ details }) => details },
    { key: "for", label: "For", text: ({ university }) => university ?? "Every university" },
    { key: "due", label: "By", text: ({ dueOn }) => dueOn ?? "" },
    { key: "ticked", label: "Done by", isFigure: true, text: ({ ticked }) => ticked },
    {
      key: "ended",
      label: "Ended",
      text: ({ endedAt }) => (endedAt ? isoDay(endedAt) : ""),
      cell: ({ id, title, endedAt }) =>
        endedAt ? isoDay(endedAt) : <EndTask id={id} title={title} />,
    },
  ],
} satisfies List<StaffTask>;

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return unsafeListTasks({ ...asked, state: filters.state });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  const universities = await listUniversityChoices(new Date());
  return { query, tasks: await read(query), universities };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const backTo = samePage(request, {});
  const staff = memberOf(context);
  if (fields.get("intent") === "end") {
    const ended = await endTask(staff, rowNumber(String(fields.get("taskId"))), new Date());
    if (!ended.ok) return refusedForm({}, "That task has ended already.");
    return redirectWithFlash(backTo, `Ended: ${ended.value.title}.`);
  }
  const form = readFields(fields, taskSchema);
  if (!form.ok) return badForm(form);
  const added = await addTask(staff, form.value, new Date());
  if (!added.ok) return refusedForm(form.values, "Your role at the desk cannot set tasks.");
  return redirectWithFlash(backTo, `Added: ${form.value.title}.`);
}

export function meta() {
  return [{ title: "Ambassador tasks - Waymark desk" }];
}

export default function AmbassadorTasksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, tasks, universities } = loaderData;
  return (
    <ListPage
      list={list}
      query={query}
      paged={tasks}
      rowKey={({ id }) => id}
      lead="What campus ambassadors are asked to do. They mark it as done on their desk."
      before={<ErrorSummary errors={actionData?.errors} />}
      after={<TaskForm universities={universities} state={actionData} />}
      empty={{ title: "No tasks", children: "Add the first one below." }}
    />
  );
}
