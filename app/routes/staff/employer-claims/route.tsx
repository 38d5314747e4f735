import type { ReactNode } from "react";
import { Form } from "react-router";
import { z } from "zod";
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
import { decideClaim } from "#domain/employers/decide-claim.server.ts";
import {
  type EmployerClaim,
  unsafeListClaims,
} from "#domain/employers/employers-desk.queries.server.ts";
import { employerDeskRefusals } from "#domain/employers/refusals.ts";
import { idField } from "#domain/forms/fields.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";
import "#domain/jobs/moderation/components/moderation.css";

const claimSchema = z.object({
  claimId: idField("Choose a request."),
  decision: z.enum(["approved", "declined"], { error: "Approve or decline." }),
});

const list = {
  name: "Company requests",
  columns: [
    { key: "employer", label: "Company", text: ({ employer }) => employer },
    { key: "website", label: "Website", text: ({ website }) => website ?? "" },
    { key: "person", label: "Person", text: ({ person }) => person },
    { key: "email", label: "Email", text: ({ email }) => email },
    { key: "asked", label: "Asked", text: ({ createdAt }) => isoDay(createdAt) },
  ],
} satisfies List<EmployerClaim>;

const actions = {
  declined: {
    label: "Decline",
    done: "declined",
    warning: "Each of them gets an email that says so.",
  },
} as const;

const read = (query: QueryOf<typeof list>) => unsafeListClaims(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, claims: await read(query) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const backTo = samePage(request, {});
  const staff = memberOf(context);
  const now = new Date();
  if (isBulk(fields)) {
    const act = (decision: keyof typeof actions, id: string) =>
      decideClaim(staff, { claimId: rowNumber(id), decision, now });
    return answerBulk(fields, { actions, act, backTo });
  }
  const form = readFields(fields, claimSchema);
  if (!form.ok) return badForm(form);
  const decided = await decideClaim(staff, { ...form.value, now });
  if (!decided.ok) return refusedForm(form.values, employerDeskRefusals[decided.error]);
  return redirectWithFlash(backTo, `${decided.value.name} gets an email.`);
}

export function meta() {
  return [{ title: "Company requests - Waymark desk" }];
}

export default function ClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.claims}
      rowKey={({ id }) => id}
      lead="People who ask to manage a company that is on Waymark already. Compare their email address with its website."
      keys={{ a: "approve", s: "go to Decline" }}
      before={<ErrorSummary errors={actionData?.errors} title="That did not work" />}
      bulk={{
        bar: <BulkBar actions={actions} noun={["request", "requests"]} state={actionData} />,
        box: ({ id, person }) => <RowBox value={String(id)} label={person} state={actionData} />,
      }}
      empty={{ title: "No requests", children: "Requests to manage a company arrive here." }}
    >
      {(claims, box) => (
        <ul className="queue">
          {claims.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} box={box(claim)} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function ClaimItem({ claim, box }: { claim: EmployerClaim; box: ReactNode }) {
  const people = claim.people === 1 ? "1 person acts" : `${claim.people || "No"} people act`;
  return (
    <li className="queue__item">
      <div className="queue__what">
        <div className="check-head">
          {box}
          <h2 className="queue__t">
            <Link to={`/staff/employers/${claim.employerId}`}>{claim.employer}</Link>
          </h2>
        </div>
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
        <Button name="decision" value="approved" size="s" data-queue-key="a">
          Approve
          <span className="vh"> {claim.person}</span>
        </Button>
        <Button
          name="decision"
          value="declined"
          size="s"
          variant="second"
          data-queue-key="s"
          data-queue-careful
        >
          Decline
          <span className="vh"> {claim.person}</span>
        </Button>
      </Form>
    </li>
  );
}
