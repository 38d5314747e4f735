import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { unsafeListStaffRequests } from "#domain/accounts/access-requests.queries.server.ts";
import { AccessRequestList } from "#domain/accounts/components/access-request-list.tsx";
import { decideAccessRequest } from "#domain/accounts/decide-access-request.server.ts";
import { decideRefusals } from "#domain/accounts/refusals.ts";
import { decideAccessRequestSchema } from "#domain/accounts/register.schema.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/access-requests";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const choices = await listUniversityChoices(new Date());
  return {
    requests: await unsafeListStaffRequests(readPage(request)),
    universities: choices.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, decideAccessRequestSchema);
  if (!form.ok) return badForm(form);

  const decided = await decideAccessRequest(memberOf(context), form.value, new Date());
  if (!decided.ok) return refusedForm(form.values, decideRefusals[decided.error]);
  return redirectWithFlash("/staff/access-requests", "Decided. They hear by mail.");
}

export function meta() {
  return [{ title: "Requests - Waymark desk" }];
}

export default function StaffRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, universities } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead title="Requests" lead="People who say they work for a university." />
      {actionData ? (
        <Notice tone="negative">{Object.values(actionData.errors)[0]?.[0]}</Notice>
      ) : null}
      {requests.rows.length === 0 ? (
        <EmptyState title="Nobody waits">Requests from university staff arrive here.</EmptyState>
      ) : (
        <AccessRequestList requests={requests.rows} universities={universities} />
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
