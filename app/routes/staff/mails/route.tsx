import { samePage } from "#app/compose/account/account-request.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerBulk } from "#app/shell/list/bulk.server.ts";
import { BulkBar, RowBox } from "#app/shell/list/bulk.tsx";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { retryMail } from "#domain/mails/retry-mail.server.ts";
import {
  listUndeliveredMails,
  type UndeliveredMail,
} from "#domain/reports/undelivered-mails.queries.server.ts";
import type { MailState } from "#domain/reports/undelivered-mails.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

const states: Record<MailState, string> = {
  waiting: "Not tried yet",
  trying: "Will be tried again",
  refused: "Refused permanently",
  kept: "Held here",
  sent: "Sent",
};
const tones = {
  waiting: "info",
  trying: "caution",
  refused: "negative",
  kept: "info",
  sent: "positive",
} as const;

const list = {
  name: "Email",
  filters: { state: { label: "State", all: "Not delivered", options: states } },
  columns: [
    { key: "kind", label: "Email", isRowHeading: true, text: ({ kind }) => nameOf(kind) },
    { key: "to", label: "To", text: ({ to }) => to },
    {
      key: "queued",
      label: "Written (UTC)",
      text: ({ queuedAt }) => queuedAt.toISOString().slice(0, 16).replace("T", " "),
    },
    { key: "tries", label: "Tries", isFigure: true, text: ({ attempts }) => attempts },
    {
      key: "state",
      label: "State",
      text: ({ state }) => states[state],
      cell: ({ state }) => <Tag tone={tones[state]}>{states[state]}</Tag>,
    },
    { key: "error", label: "Last answer", text: ({ lastError }) => lastError ?? "None" },
  ],
} satisfies List<UndeliveredMail>;

const actions = { retry: { label: "Try", ending: "again", done: "queued again" } };

function read({ filters, ...asked }: QueryOf<typeof list>) {
  return listUndeliveredMails({ ...asked, state: filters.state });
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, mails: await read(query) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = memberOf(context);
  return answerBulk(await readFormData(request), {
    actions,
    act: (_action, id) => retryMail(staff, id),
    backTo: samePage(request, {}),
  });
}

export function meta() {
  return [{ title: "Email - Waymark desk" }];
}

export default function MailsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.mails}
      rowKey={({ id }) => id}
      keys={{}}
      lead="Emails that are waiting, will be tried again, were refused, or are held because no mail server is set. Those sent in the last 30 days are under Sent. Their text is never shown."
      before={<ErrorSummary errors={actionData?.errors} />}
      bulk={{
        bar: <BulkBar actions={actions} noun={["email", "emails"]} state={actionData} />,
        box: ({ id, kind, to, state }) =>
          state === "trying" ? (
            <RowBox value={id} label={`${nameOf(kind)} to ${to}`} state={actionData} />
          ) : null,
      }}
      empty={{
        title: "Every email has been sent",
        children: "An email that cannot be delivered appears here until it is.",
      }}
    />
  );
}

/** "set-up-account" as "Set up account". */
function nameOf(kind: string): string {
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
