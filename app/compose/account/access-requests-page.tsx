import type { ReactNode } from "react";
import type { BulkState } from "#app/shell/list/bulk.ts";
import { BulkBar, RowBox } from "#app/shell/list/bulk.tsx";
import type { List, ListColumn, ListQuery } from "#app/shell/list/list.ts";
import { ListPage, type ListViewProps } from "#app/shell/list/list-page.tsx";
import type { AccessRequest } from "#domain/accounts/access/access-requests.queries.server.ts";
import { AccessRequestList } from "#domain/accounts/access/components/access-request-list.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import { isoDay } from "#rules/days.ts";
import type { Paged } from "#rules/paged.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { SelectOption } from "#ui/select-field.tsx";
import { accessActions } from "./access-actions.ts";

/** For the file: the page draws each request as a card. */
export const accessRequestColumns: readonly ListColumn<AccessRequest>[] = [
  { key: "name", label: "Name", text: ({ name }) => name },
  { key: "email", label: "Email", text: ({ email }) => email },
  {
    key: "organisation",
    label: "Organisation",
    text: ({ employerName, universityName }) => employerName ?? universityName ?? "",
  },
  { key: "asked", label: "Asked", text: ({ createdAt }) => isoDay(createdAt) },
  { key: "reason", label: "Reason", text: ({ reason }) => reason },
  { key: "decision", label: "Decision", text: ({ decision }) => decision ?? "waiting" },
];

const accessKeys = { a: "approve", s: "go to Decline" };

type AccessRequestsPageProps = {
  list: List<AccessRequest>;
  query: ListQuery;
  requests: Paged<AccessRequest>;
  since: Date | null;
  universities?: readonly SelectOption[];
  state: (FormState & BulkState) | undefined;
  lead: ReactNode;
  empty: ListViewProps<AccessRequest>["empty"];
};

/** Who asked to be let in, for those who decide: one by one with a line to each, or several at once. */
export function AccessRequestsPage(props: AccessRequestsPageProps) {
  const { list, query, requests, since, universities, state, lead, empty } = props;
  return (
    <ListPage
      list={list}
      query={query}
      paged={requests}
      rowKey={({ id }) => id}
      lead={lead}
      keys={accessKeys}
      carried={since ? { since: String(since.getTime()) } : {}}
      before={
        <ErrorSummary errors={state?.errors} idOf={(field) => `${field}-${state?.values.id}`} />
      }
      bulk={{
        bar: <BulkBar actions={accessActions} noun={["request", "requests"]} state={state} />,
        box: ({ id, name, decision }) =>
          decision === null ? <RowBox value={id} label={name} state={state} /> : null,
      }}
      empty={empty}
    >
      {(rows, box) => (
        <AccessRequestList
          requests={rows}
          since={since}
          universities={universities}
          state={state}
          box={box}
        />
      )}
    </ListPage>
  );
}
