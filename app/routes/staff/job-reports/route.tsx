import { samePage } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerBulk, isBulk } from "#app/shell/list/bulk.server.ts";
import { BulkBar, RowBox } from "#app/shell/list/bulk.tsx";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { ReportedJobs } from "#domain/jobs/moderation/components/reported-jobs.tsx";
import { decideReports } from "#domain/jobs/moderation/decide-reports.server.ts";
import {
  type ReportedJob,
  unsafeListReportedJobs,
} from "#domain/jobs/moderation/job-reports.queries.server.ts";
import { moderationRefusals } from "#domain/jobs/moderation/refusals.ts";
import { reportsSchema } from "#domain/jobs/moderation/reports.schema.ts";
import { rowNumber } from "#rules/row-number.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Reported jobs",
  columns: [
    { key: "title", label: "Job", text: ({ title }) => title },
    { key: "employer", label: "Employer", text: ({ employer }) => employer },
    { key: "since", label: "First reported", text: ({ since }) => since?.toISOString() ?? "" },
    { key: "reports", label: "Reports", text: ({ open }) => open },
    { key: "said", label: "Said", text: ({ reports }) => reports.map(saidIn).join("; ") },
  ],
} satisfies List<ReportedJob>;

const actions = {
  kept: {
    label: "Keep",
    done: "kept",
    warning: "Readers still see them, and their reports are closed.",
  },
};

const keys = { a: "keep", s: "go to Take down" };

const read = (query: QueryOf<typeof list>) => unsafeListReportedJobs(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, reported: await read(query) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const staff = memberOf(context);
  const backTo = samePage(request, {});
  if (isBulk(fields)) {
    return answerBulk(fields, { actions, act: (_action, id) => keep(staff, id), backTo });
  }
  const form = readFields(fields, reportsSchema);
  if (!form.ok) return badForm(form);

  const { reason, ...given } = form.value;
  const decision = { ...given, reasons: reason === null ? [] : [reason] };
  const decided = await decideReports(staff, decision, new Date());
  if (!decided.ok) return refusedForm(form.values, moderationRefusals[decided.error]);
  const { title } = decided.value;
  const done = given.outcome === "kept" ? `Kept: ${title}.` : `Taken down: ${title}.`;
  return redirectWithFlash(backTo, done);
}

/** A ticked row names the job and the newest report that was read: a later one stays open. */
function keep(staff: ReturnType<typeof memberOf>, row: string) {
  const [jobId, lastId] = row.split("-").map(rowNumber);
  const decision = { jobId: jobId ?? 0, lastId: lastId ?? 0, reasons: [], note: null };
  return decideReports(staff, { ...decision, outcome: "kept" }, new Date());
}

export function meta() {
  return [{ title: "Reported jobs - Waymark desk" }];
}

export default function JobReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.reported}
      rowKey={({ id }) => id}
      lead="Readers reported these jobs. Keep them or take them down; the employer is told why."
      keys={keys}
      before={
        <ErrorSummary
          errors={actionData?.errors}
          idOf={(name) => `${name}-${actionData?.values.jobId}`}
        />
      }
      bulk={{
        bar: <BulkBar actions={actions} noun={["job", "jobs"]} state={actionData} />,
        box: ({ id, lastId, title }) => (
          <RowBox value={`${id}-${lastId}`} label={title} state={actionData} />
        ),
      }}
      empty={{ title: "No reports", children: "Jobs that readers report arrive here." }}
    >
      {(jobs, box) => <ReportedJobs jobs={jobs} state={actionData} box={box} />}
    </ListPage>
  );
}

function saidIn({ reason, note }: ReportedJob["reports"][number]): string {
  return note ? `${reason}: ${note}` : reason;
}
