import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { type List, readList } from "#app/shell/list/list.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { CompanyChangeItem } from "#domain/employers/components/company-change-item.tsx";
import { decideCompanyChange } from "#domain/employers/decide-company-change.server.ts";
import {
  type CompanyChange,
  unsafeListCompanyChanges,
} from "#domain/employers/employers-desk.queries.server.ts";
import { employerDeskRefusals } from "#domain/employers/refusals.ts";
import { idField, onceReadable, optionalText } from "#domain/forms/fields.ts";
import { SignalTags } from "#domain/jobs/moderation/components/signal-tags.tsx";
import { hasStop } from "#domain/jobs/moderation/signals.ts";
import { signalsInText } from "#domain/jobs/moderation/signals-of-words.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { Route } from "./+types/route";
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
    message: "Write a note, so that the employer knows what to change.",
  });

type SignalledChange = CompanyChange & { signals: ReturnType<typeof signalsInText> };

const list = { name: "Company pages", columns: [] } satisfies List<SignalledChange>;

const keys = { a: "approve", s: "send back" };

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  const changes = await unsafeListCompanyChanges(query);
  const rows = changes.rows.map((change) => {
    const { about, website } = change.wanted;
    return { ...change, signals: signalsInText({ text: about ?? "", link: website }) };
  });
  return { query, changes: { ...changes, rows } };
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
  const { query, changes } = loaderData;
  const stateOf = (employerId: number) =>
    actionData?.values.employerId === String(employerId) ? actionData : undefined;

  return (
    <ListPage
      list={list}
      query={query}
      paged={changes}
      rowKey={({ employerId }) => employerId}
      lead="Changes that companies made to their own pages. Readers see the old page until you approve the new one."
      keys={keys}
      before={
        <ErrorSummary
          errors={actionData?.errors}
          title="That did not work"
          idOf={(name) => `${name}-${actionData?.values.employerId}`}
        />
      }
      empty={{
        title: "Nothing to review",
        children: "Changes arrive here, except those of trusted companies.",
      }}
    >
      {(rows) => (
        <ul className="queue">
          {rows.map(({ signals, ...change }) => (
            <CompanyChangeItem
              key={change.employerId}
              change={change}
              state={stateOf(change.employerId)}
              isGrave={hasStop(signals)}
            >
              <SignalTags signals={signals} />
            </CompanyChangeItem>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
