import { answerDecision, readSitting } from "#app/account/access-decisions.server.ts";
import { universityIdOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { listAccessRequests } from "#domain/accounts/access/access-requests.queries.server.ts";
import { AccessRequestList } from "#domain/accounts/access/components/access-request-list.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/access-requests";
import "#app/shell/desk.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const since = readSitting(request, new Date());
  const place = { page: readPage(request), since };
  return { since, requests: await listAccessRequests(universityIdOf(context), place) };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerDecision({ request, context });
}

export function meta() {
  return [{ title: "Requests - Waymark" }];
}

export default function UniversityRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, since } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Requests for access"
        lead="Students whose email you have not listed. You know them; we do not."
      />
      <ErrorSummary
        errors={actionData?.errors}
        idOf={(field) => `${field}-${actionData?.values.id}`}
      />
      {requests.rows.length === 0 ? (
        <EmptyState
          title="No requests"
          action={<ButtonLink to="/pre-auth-student">List students who may register</ButtonLink>}
        >
          A student who is not on your list can ask here. Listing them first saves both of you the
          wait.
        </EmptyState>
      ) : (
        <AccessRequestList requests={requests.rows} since={since} state={actionData} />
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
