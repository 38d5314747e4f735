import type { ReactNode } from "react";
import type { List, ListColumn, ListQuery } from "#app/shell/list/list.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import type { PremiumRequest } from "#domain/learning/premium/requests.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import type { Paged } from "#rules/paged.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Tag } from "#ui/tag.tsx";
import "#domain/accounts/access/components/access-request-list.css";

const premiumStates = {
  label: "State",
  all: "All",
  options: { waiting: "Waiting", answered: "Answered" },
} as const;

const premiumColumns: readonly ListColumn<PremiumRequest>[] = [
  { key: "name", label: "Name", text: ({ name }) => name },
  { key: "email", label: "Email", text: ({ email }) => email },
  { key: "university", label: "University", text: ({ university }) => university ?? "" },
  { key: "reason", label: "Reason", text: ({ reason }) => reason },
  { key: "asked", label: "Asked", text: ({ askedAt }) => isoDay(askedAt) },
  { key: "decision", label: "Answer", text: ({ decision }) => decision ?? "waiting" },
];

const premiumKeys = { a: "give premium", s: "go to Decline" };

export const premiumList = {
  name: "Requests for premium",
  search: "Name or email",
  filters: { state: premiumStates },
  columns: premiumColumns,
} satisfies List<PremiumRequest>;

type PremiumRequestsPageProps = {
  query: ListQuery;
  requests: Paged<PremiumRequest>;
  path: string;
  state: FormState | null | undefined;
  lead: ReactNode;
};

/** Who asks for premium, for those who decide. */
export function PremiumRequestsPage(props: PremiumRequestsPageProps) {
  const { query, requests, path, lead } = props;
  const state = props.state ?? undefined;
  return (
    <ListPage
      list={premiumList}
      query={query}
      paged={requests}
      rowKey={({ id }) => String(id)}
      lead={lead}
      keys={premiumKeys}
      before={<ErrorSummary errors={state?.errors} title="That did not work" />}
      empty={{
        title: "No requests",
        children: "Students without premium can ask for it on the page that describes it.",
      }}
    >
      {(rows) => (
        <ul className="requests">
          {rows.map((request) => (
            <Request
              key={request.id}
              {...{ request, path }}
              state={state?.values.id === String(request.id) ? state : undefined}
            />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

type RequestProps = { request: PremiumRequest; path: string; state: FormState | undefined };

function Request({ request, path, state }: RequestProps) {
  const { name, email, university, reason, askedAt, decision, note } = request;
  return (
    <li className="requests__item">
      <div>
        <h2 className="requests__name">{name}</h2>
        <p className="small muted">
          {email}
          {university ? `, ${university}` : ""}. Asked on {longDay(isoDay(askedAt))}.
        </p>
        {reason ? <p>{reason}</p> : null}
      </div>
      <div className="requests__outcome">
        {decision ? (
          <div className="requests__decided">
            <Tag tone={decision === "granted" ? "positive" : "negative"}>
              {decision === "granted" ? "Given" : "Declined"}
            </Tag>
            {note ? <p className="small muted">{note}</p> : null}
          </div>
        ) : (
          <Decide {...{ request, path, state }} />
        )}
      </div>
    </li>
  );
}

function Decide({ request: { id, name }, path, state }: RequestProps) {
  return (
    <Form method="post" action={path} className="requests__form" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Field
        id={`note-${id}`}
        name="note"
        label={`Message to ${name}`}
        hint="Optional. It is included in the email."
        maxLength={500}
        defaultValue={valueIn(state, "note")}
        error={errorIn(state, "note")}
      />
      <div className="btns">
        <Button name="decision" value="granted" size="s" data-queue-key="a">
          Give premium<span className="vh"> to {name}</span>
        </Button>
        <Button
          name="decision"
          value="declined"
          size="s"
          variant="second"
          data-queue-key="s"
          data-queue-careful
        >
          Decline<span className="vh"> {name}</span>
        </Button>
      </div>
    </Form>
  );
}
