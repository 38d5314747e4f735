import { Form } from "react-router";
import { z } from "zod";
import { samePage } from "#app/account/account-request.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { JobsDeskTabs } from "#app/staff/jobs-desk.tsx";
import { leadKinds } from "#domain/employers/lead-kinds.ts";
import { type Lead, markAnswered, unsafeListLeads } from "#domain/employers/leads.server.ts";
import { employerDeskRefusals } from "#domain/employers/refusals.ts";
import { idField } from "#domain/forms/fields.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/leads";
import "#app/shell/desk.css";
import "#domain/jobs/moderation/components/moderation.css";

export async function loader({ request }: Route.LoaderArgs) {
  return { leads: await unsafeListLeads(readPage(request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, z.object({ leadId: idField("Choose a message.") }));
  if (!form.ok) return badForm(form);
  const marked = await markAnswered(memberOf(context), form.value.leadId, new Date());
  if (!marked.ok) return refusedForm(form.values, employerDeskRefusals[marked.error]);
  return redirectWithFlash(samePage(request, {}), `Answered: ${marked.value.organisation}.`);
}

export function meta() {
  return [{ title: "Messages - Waymark desk" }];
}

export default function LeadsPage({ loaderData: { leads }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Messages"
        lead="Sent from the page for partners. Answer by email, then mark the message as answered."
      />
      <JobsDeskTabs current="/staff/leads" />
      <ErrorSummary errors={actionData?.errors} title="That did not work" />
      {leads.rows.length === 0 ? (
        <EmptyState title="No messages">Messages from partners arrive here.</EmptyState>
      ) : (
        <ul className="queue">
          {leads.rows.map((lead) => (
            <LeadItem key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      <Pager
        label="Messages"
        page={leads.page}
        pageCount={pageCountOf(leads)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}

function LeadItem({ lead }: { lead: Lead }) {
  return (
    <li className="queue__item">
      <div className="queue__what">
        <h2 className="queue__t">{lead.organisation}</h2>
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
