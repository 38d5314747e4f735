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
import { leadKinds } from "#domain/employers/lead-kinds.ts";
import { type Lead, markAnswered, unsafeListLeads } from "#domain/employers/leads.server.ts";
import { employerDeskRefusals } from "#domain/employers/refusals.ts";
import { idField } from "#domain/forms/fields.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "#domain/jobs/moderation/components/moderation.css";

const list = {
  name: "Partner enquiries",
  filters: {
    state: {
      label: "State",
      all: "All",
      options: { waiting: "Waiting", answered: "Answered" },
    },
  },
  columns: [
    { key: "organisation", label: "Organisation", text: ({ organisation }) => organisation },
    { key: "kind", label: "About", text: ({ kind }) => leadKinds[kind] },
    { key: "name", label: "Name", text: ({ name }) => name },
    { key: "email", label: "Email", text: ({ email }) => email },
    { key: "sent", label: "Sent", text: ({ createdAt }) => isoDay(createdAt) },
    { key: "message", label: "Message", text: ({ message }) => message },
    {
      key: "answered",
      label: "Answered",
      text: ({ answeredAt }) => answeredAt?.toISOString() ?? "",
    },
  ],
} satisfies List<Lead>;

const actions = { answered: { label: "Mark", ending: "as answered", done: "marked as answered" } };

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return unsafeListLeads({ ...asked, state: filters.state });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, leads: await read(query) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const backTo = samePage(request, {});
  const mark = (id: number) => markAnswered(memberOf(context), id, new Date());
  if (isBulk(fields)) {
    return answerBulk(fields, { actions, act: (_action, id) => mark(rowNumber(id)), backTo });
  }
  const form = readFields(fields, z.object({ leadId: idField("Choose an enquiry.") }));
  if (!form.ok) return badForm(form);
  const marked = await mark(form.value.leadId);
  if (!marked.ok) return refusedForm(form.values, employerDeskRefusals[marked.error]);
  return redirectWithFlash(backTo, `Answered: ${marked.value.organisation}.`);
}

export function meta() {
  return [{ title: "Partner enquiries - Waymark desk" }];
}

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.leads}
      rowKey={({ id }) => id}
      lead="Sent from the page for partners. Answer by email, then mark the enquiry as answered."
      before={<ErrorSummary errors={actionData?.errors} title="That did not work" />}
      bulk={{
        bar: <BulkBar actions={actions} noun={["enquiry", "enquiries"]} state={actionData} />,
        box: ({ id, organisation, answeredAt }) =>
          answeredAt ? null : <RowBox value={String(id)} label={organisation} state={actionData} />,
      }}
      empty={{ title: "No enquiries", children: "Messages from partners arrive here." }}
    >
      {(leads, box) => (
        <ul className="queue">
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} box={box(lead)} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function LeadItem({ lead, box }: { lead: Lead; box: ReactNode }) {
  return (
    <li className="queue__item">
      <div className="queue__what">
        <div className="check-head">
          {box}
          <h2 className="queue__t">{lead.organisation}</h2>
        </div>
        <p className="small muted">
          {leadKinds[lead.kind]}. {lead.name}, <a href={`mailto:${lead.email}`}>{lead.email}</a>,{" "}
          {longDay(isoDay(lead.createdAt))}.
        </p>
        <p>{lead.message}</p>
      </div>
      <div className="queue__do">
        {lead.answeredAt ? (
          <Tag tone="positive">Answered by {lead.answeredBy ?? "somebody who has left"}</Tag>
        ) : (
          <Form method="post">
            <input type="hidden" name="leadId" value={lead.id} />
            <Button size="s" variant="second">
              Mark as answered
              <span className="vh"> {lead.organisation}</span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}
