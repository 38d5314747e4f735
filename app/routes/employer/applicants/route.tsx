import { samePage } from "#app/compose/account/account-request.server.ts";
import { ownInbox } from "#app/compose/applications/applicants.server.ts";
import { answerInbox } from "#app/compose/applications/bulk-applicants.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import {
  applicantActions,
  applicantListFor,
} from "#app/routes/employer/applicants/applicant-list.tsx";
import { BulkBar, RowBox } from "#app/shell/list/bulk.tsx";
import { type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import {
  type ApplicantsOf,
  countApplicants,
  listApplicants,
} from "#domain/applications/applicants.queries.server.ts";
import { countLabel } from "#domain/applications/count-label.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { Route } from "./+types/route";

const list = applicantListFor(0);

function read(of: ApplicantsOf, { filters, q, sort, ...asked }: QueryOf<typeof list>) {
  return listApplicants(of, { ...asked, q, sort, stage: filters.stage });
}

export const middleware: Route.MiddlewareFunction[] = [
  csvOf(list, async (query, { params, ...args }) => {
    const { of } = await ownInbox({ ...args, params: params as Record<string, string> });
    return read(of, query);
  }),
];

export async function loader(args: Route.LoaderArgs) {
  const { job, of } = await ownInbox(args);
  const query = readList(args.request, list);
  return {
    query,
    job: { id: job.id, title: job.title, isInside: job.applyForm !== null },
    lead: countLabel(await countApplicants(of)),
    applicants: await read(of, query),
  };
}

export async function action(args: Route.ActionArgs) {
  const inbox = await ownInbox(args);
  return answerInbox(inbox, {
    fields: await readFormData(args.request),
    actions: applicantActions,
    backTo: samePage(args.request, {}),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Applicants: ${loaderData?.job.title ?? "job"} - Waymark for employers` }];
}

export default function ApplicantsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, job, lead, applicants } = loaderData;
  return (
    <ListPage
      title={job.title}
      list={applicantListFor(job.id)}
      query={query}
      paged={applicants}
      rowKey={({ id }) => id}
      lead={lead}
      crumbs={[
        { label: "Your jobs", to: "/employer" },
        { label: "The advert", to: `/employer/jobs/${job.id}` },
      ]}
      before={<ErrorSummary errors={actionData?.errors} title="That did not work" />}
      bulk={{
        bar: (
          <BulkBar
            actions={applicantActions}
            noun={["applicant", "applicants"]}
            state={actionData}
          />
        ),
        box: ({ id, name, withdrawnAt }) =>
          withdrawnAt ? null : <RowBox value={String(id)} label={name} state={actionData} />,
      }}
      empty={{
        title: "No applicants yet",
        children: job.isInside
          ? "We will email you when the first one arrives."
          : "People apply for this job at your own link. Change that in the advert, under “How do people apply?”",
      }}
      note="The file has names, stages, answers and right-to-work lines. Downloading it is recorded."
    />
  );
}
