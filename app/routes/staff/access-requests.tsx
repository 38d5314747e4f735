import { answerDecision, readSitting } from "#app/account/access-decisions.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { unsafeListStaffRequests } from "#domain/accounts/access/access-requests.queries.server.ts";
import { AccessRequestList } from "#domain/accounts/access/components/access-request-list.tsx";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/access-requests";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  const since = readSitting(request, now);
  const choices = await listUniversityChoices(now);
  return {
    since,
    requests: await unsafeListStaffRequests({ page: readPage(request), since }),
    universities: choices.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerDecision({ request, context });
}

export function meta() {
  return [{ title: "Requests - Waymark desk" }];
}

export default function StaffRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, universities, since } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Access requests"
        lead="People who say they work for a university or an employer."
      />
      <ErrorSummary
        errors={actionData?.errors}
        idOf={(field) => `${field}-${actionData?.values.id}`}
      />
      {requests.rows.length === 0 ? (
        <EmptyState title="No requests">
          Requests from university staff and employers arrive here.
        </EmptyState>
      ) : (
        <AccessRequestList
          requests={requests.rows}
          since={since}
          universities={universities}
          state={actionData}
        />
      )}
      <Pager
        label="Requests"
        page={requests.page}
        pageCount={pageCountOf(requests)}
        linkTo={(page) => linkToPage("", page, { since })}
      />
    </main>
  );
}
