import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { listAccessRequests } from "#domain/accounts/access-requests.queries.server.ts";
import { AccessRequestList } from "#domain/accounts/components/access-request-list.tsx";
import { decideAccessRequest } from "#domain/accounts/decide-access-request.server.ts";
import { decideRefusals } from "#domain/accounts/refusals.ts";
import { decideAccessRequestSchema } from "#domain/accounts/register.schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/access-requests";
import "#app/shell/desk.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { requests: await listAccessRequests(universityIdOf(context), readPage(request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, decideAccessRequestSchema);
  if (!form.ok) return badForm(form);

  const decided = await decideAccessRequest(memberOf(context), form.value, new Date());
  if (!decided.ok) return refusedForm(form.values, decideRefusals[decided.error]);
  return redirectWithFlash("/university/access-requests", "Decided. They hear by mail.");
}

export function meta() {
  return [{ title: "Requests - Waymark" }];
}

export default function UniversityRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Requests for access"
        lead="Students whose email you have not listed. You know them; we do not."
      />
      {actionData ? (
        <Notice tone="negative">{Object.values(actionData.errors)[0]?.[0]}</Notice>
      ) : null}
      {requests.rows.length === 0 ? (
        <EmptyState
          title="Nobody waits"
          action={<ButtonLink to="/pre-auth-student">List students who may register</ButtonLink>}
        >
          A student who is not on your list can ask here. Listing them first saves both of you the
          wait.
        </EmptyState>
      ) : (
        <AccessRequestList requests={requests.rows} />
      )}
      <Pager
        label="Requests"
        page={requests.page}
        pageCount={pageCountOf(requests)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}
