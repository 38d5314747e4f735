import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { JobsDeskTabs } from "#app/staff/jobs-desk.tsx";
import { CompanyChangeItem } from "#domain/employers/components/company-change-item.tsx";
import { decideCompanyChange } from "#domain/employers/decide-company-change.server.ts";
import { unsafeListCompanyChanges } from "#domain/employers/employers-desk.queries.server.ts";
import { employerDeskRefusals } from "#domain/employers/refusals.ts";
import { idField, onceReadable, optionalText } from "#domain/forms/fields.ts";
import { SignalTags } from "#domain/jobs/moderation/components/signal-tags.tsx";
import { signalsInText } from "#domain/jobs/moderation/signals-of-words.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/company-changes";
import "#app/shell/desk.css";
import "#domain/jobs/moderation/components/moderation.css";

const changeSchema = z
  .object({
    employerId: idField("Choose a company."),
    sentAt: z.iso.datetime("Open the list again.").transform((at) => new Date(at)),
    decision: z.enum(["approved", "sent-back"], { error: "Approve it or send it back." }),
    note: optionalText(1000, "Shorten the note to 1,000 characters or fewer."),
  })
  .refine(({ decision, note }) => decision === "approved" || note !== null, {
    ...onceReadable("decision", "note"),
    path: ["note"],
    message: "Write a line, so that the employer knows what to change.",
  });

export async function loader({ request }: Route.LoaderArgs) {
  const changes = await unsafeListCompanyChanges(readPage(request));
  const rows = changes.rows.map((change) => {
    const { about, website } = change.wanted;
    return { ...change, signals: signalsInText({ text: about ?? "", link: website }) };
  });
  return { changes: { ...changes, rows } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, changeSchema);
  if (!form.ok) return badForm(form);
  const decided = await decideCompanyChange(memberOf(context), form.value, new Date());
  if (!decided.ok) return refusedForm(form.values, employerDeskRefusals[decided.error]);
  const { name } = decided.value;
  const isShown = form.value.decision === "approved";
  const done = isShown ? `Readers see it now: ${name}.` : `Sent back: ${name}.`;
  return redirectWithFlash("/staff/company-changes", done);
}

export function meta() {
  return [{ title: "Company pages - Waymark desk" }];
}

export default function CompanyChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { changes } = loaderData;
  const stateOf = (employerId: number) =>
    actionData?.values.employerId === String(employerId) ? actionData : undefined;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Company pages"
        lead="Changes that companies made to their own pages. Readers see the old page until you approve the new one."
      />
      <JobsDeskTabs current="/staff/company-changes" />
      <ErrorSummary
        errors={actionData?.errors}
        title="That did not work"
        idOf={(name) => `${name}-${actionData?.values.employerId}`}
      />
      {changes.rows.length === 0 ? (
        <EmptyState title="Nothing to review">
          Changes arrive here, except those of trusted companies.
        </EmptyState>
      ) : (
        <ul className="queue">
          {changes.rows.map(({ signals, ...change }) => (
            <CompanyChangeItem
              key={change.employerId}
              change={change}
              state={stateOf(change.employerId)}
            >
              <SignalTags signals={signals} />
            </CompanyChangeItem>
          ))}
        </ul>
      )}
      <Pager
        label="Company pages"
        page={changes.page}
        pageCount={pageCountOf(changes)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}
