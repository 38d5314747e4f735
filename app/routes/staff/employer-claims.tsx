import { Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { JobsDeskTabs } from "#app/staff/jobs-desk.tsx";
import { decideClaim } from "#domain/employers/decide-claim.server.ts";
import {
  type EmployerClaim,
  unsafeListClaims,
} from "#domain/employers/employers-desk.queries.server.ts";
import { employerDeskRefusals } from "#domain/employers/refusals.ts";
import { idField } from "#domain/forms/fields.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/employer-claims";
import "#app/shell/desk.css";
import "#domain/jobs/moderation/components/moderation.css";

const claimSchema = z.object({
  claimId: idField("Choose a claim."),
  decision: z.enum(["approved", "declined"], { error: "Confirm or decline." }),
});

export async function loader({ request }: Route.LoaderArgs) {
  return { claims: await unsafeListClaims(readPage(request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, claimSchema);
  if (!form.ok) return badForm(form);
  const decided = await decideClaim(memberOf(context), { ...form.value, now: new Date() });
  if (!decided.ok) return refusedForm(form.values, employerDeskRefusals[decided.error]);
  return redirectWithFlash("/staff/employer-claims", `${decided.value.name} gets a mail.`);
}

export function meta() {
  return [{ title: "Company requests - Waymark desk" }];
}

export default function ClaimsPage({ loaderData: { claims }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Company requests"
        lead="People who ask to manage a company that is on Waymark already. Compare their email address with its website."
      />
      <JobsDeskTabs current="/staff/employer-claims" />
      <ErrorSummary errors={actionData?.errors} title="That did not work" />
      {claims.rows.length === 0 ? (
        <EmptyState title="No requests">Requests to manage a company arrive here.</EmptyState>
      ) : (
        <ul className="queue">
          {claims.rows.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      <Pager
        label="Company requests"
        page={claims.page}
        pageCount={pageCountOf(claims)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}

function ClaimItem({ claim }: { claim: EmployerClaim }) {
  const people = claim.people === 1 ? "1 person speaks" : `${claim.people || "No"} people speak`;
  return (
    <li className="queue__item">
      <div className="queue__what">
        <h2 className="queue__t">
          <Link to={`/staff/employers/${claim.employerId}`}>{claim.employer}</Link>
        </h2>
        <p>
          {claim.person}, {claim.email}, wrote “{claim.nameGiven}”.
        </p>
        <p className="small muted">
          Website: {claim.website ?? "not known"}. {people} for it now. Asked on{" "}
          {longDay(isoDay(claim.createdAt))}.
        </p>
        {claim.note ? <p className="small">{claim.note}</p> : null}
      </div>
      <Form method="post" className="queue__do">
        <input type="hidden" name="claimId" value={claim.id} />
        <Button name="decision" value="approved" size="s">
          Confirm
          <span className="vh"> {claim.person}</span>
        </Button>
        <Button name="decision" value="declined" size="s" variant="second">
          Decline
          <span className="vh"> {claim.person}</span>
        </Button>
      </Form>
    </li>
  );
}
