import { z } from "zod";
import { samePage } from "#app/compose/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { decisionSchema } from "#domain/editorial/ambassadors/application.schema.ts";
import { decisionRefusals } from "#domain/editorial/ambassadors/application.ts";
import {
  type AmbassadorApplication,
  unsafeListApplications,
} from "#domain/editorial/ambassadors/applications.queries.server.ts";
import { OwnPageQueue } from "#domain/editorial/ambassadors/components/own-page-queue.tsx";
import {
  decideApplication,
  markAccount,
} from "#domain/editorial/ambassadors/decide-application.server.ts";
import { decideOwnPage } from "#domain/editorial/ambassadors/own-page/decide-own-page.server.ts";
import { ownPageDecisionSchema } from "#domain/editorial/ambassadors/own-page/own-page.schema.ts";
import { ownPageRefusals } from "#domain/editorial/ambassadors/own-page/own-page.ts";
import { unsafeWaitingOwnPages } from "#domain/editorial/ambassadors/own-page/own-pages.server.ts";
import { idField } from "#domain/forms/fields.ts";
import { isoDay } from "#rules/days.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { Route } from "./+types/route";
import { ApplicationItem } from "./application-item.tsx";
import "#domain/jobs/moderation/components/moderation.css";

const list = {
  name: "Ambassadors",
  filters: {
    state: {
      label: "State",
      all: "All",
      options: { waiting: "Waiting", accepted: "Accepted", declined: "Declined" },
    },
  },
  columns: [
    { key: "name", label: "Name", text: ({ name }) => name },
    { key: "email", label: "Email", text: ({ email }) => email },
    { key: "university", label: "University", text: ({ university }) => university },
    { key: "course", label: "Course", text: ({ course }) => course },
    { key: "languages", label: "Languages", text: ({ languages }) => languages },
    { key: "why", label: "Why", text: ({ why }) => why },
    { key: "sent", label: "Sent", text: ({ sentAt }) => isoDay(sentAt) },
    { key: "decision", label: "Decision", text: ({ decision }) => decision ?? "" },
  ],
} satisfies List<AmbassadorApplication>;

const keys = { a: "accept or approve", s: "go to Decline, or send back" };

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return unsafeListApplications({ ...asked, state: filters.state });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, applications: await read(query), pages: await unsafeWaitingOwnPages() };
}

const which = z.object({ applicationId: idField("Choose an application.") });

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const staff = memberOf(context);
  const backTo = samePage(request, {});
  if (fields.has("pageId")) return answerPage(fields, staff, backTo);
  if (fields.get("decision") === "mark") {
    const form = readFields(fields, which);
    if (!form.ok) return badForm(form);
    const marked = await markAccount(staff, form.value.applicationId);
    if (!marked.ok) return refusedForm(form.values, decisionRefusals[marked.error]);
    return redirectWithFlash(backTo, `${marked.value.name} has the ambassador role.`);
  }
  const form = readFields(fields, which.extend(decisionSchema.shape));
  if (!form.ok) return badForm(form);
  const { applicationId, ...decision } = form.value;
  const decided = await decideApplication(staff, applicationId, decision, new Date());
  if (!decided.ok) return refusedForm(form.values, decisionRefusals[decided.error]);
  const what = decision.decision === "accepted" ? "Accepted" : "Declined";
  return redirectWithFlash(backTo, `${what}: ${decided.value.name}. We have emailed them.`);
}

async function answerPage(fields: FormData, staff: ReturnType<typeof memberOf>, backTo: string) {
  const form = readFields(fields, ownPageDecisionSchema);
  if (!form.ok) return badForm(form);
  const { decision, ...page } = form.value;
  const isApproved = decision === "approve-page";
  const decided = await decideOwnPage(staff, { ...page, isApproved }, new Date());
  if (!decided.ok) {
    const field = decided.error === "note-missing" ? "note" : "form";
    return refusedForm(form.values, ownPageRefusals[decided.error], field);
  }
  const what = isApproved ? "Approved" : "Sent back";
  return redirectWithFlash(
    backTo,
    `${what}: the page of ${decided.value.name}. We have emailed them.`,
  );
}

export function meta() {
  return [{ title: "Ambassadors - Waymark desk" }];
}

export default function AmbassadorsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.applications}
      rowKey={({ id }) => id}
      lead="Students who want to be campus ambassadors. Accepting gives their account the role. We email them either answer."
      keys={keys}
      hasRowsBefore={loaderData.pages.length > 0}
      before={
        <>
          <ErrorSummary
            errors={actionData?.errors}
            title="That did not work"
            idOf={(name) => (name === "note" ? `page-note-${actionData?.values.pageId}` : name)}
          />
          <OwnPageQueue pages={loaderData.pages} state={actionData} />
        </>
      }
      empty={{
        title: "No applications",
        children: "Applications from the ambassadors’ page arrive here.",
      }}
    >
      {(applications) => (
        <ul className="queue">
          {applications.map((application) => (
            <ApplicationItem key={application.id} application={application} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
