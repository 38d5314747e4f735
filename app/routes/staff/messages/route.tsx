import { samePage } from "#app/compose/account/account-request.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerBulk, isBulk } from "#app/shell/list/bulk.server.ts";
import { BulkBar, RowBox } from "#app/shell/list/bulk.tsx";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { MessageItem } from "#domain/messages/components/message-item.tsx";
import type { MessageRow } from "#domain/messages/message.ts";
import { unsafeListMessages } from "#domain/messages/messages.queries.server.ts";
import { closeMessage } from "#domain/messages/pass-on-message.server.ts";
import { desks, kindLabels, topicOf } from "#domain/messages/topics.ts";
import { isoDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { Route } from "./+types/route";
import "#domain/jobs/moderation/components/moderation.css";

const list = {
  name: "Messages",
  search: "Reference or email",
  filters: {
    state: {
      label: "State",
      all: "All",
      options: {
        waiting: "Waiting",
        overdue: "Overdue",
        answered: "Answered, open",
        closed: "Closed",
      },
    },
    kind: { label: "Kind", all: "All kinds", options: kindLabels },
    desk: { label: "Desk", all: "All desks", options: desks },
    whose: {
      label: "Whose",
      all: "All messages",
      options: { mine: "Mine", nobody: "Not assigned" },
    },
  },
  columns: [
    { key: "reference", label: "Reference", text: ({ reference }) => reference },
    { key: "kind", label: "Kind", text: ({ kind }) => kindLabels[kind] },
    { key: "topic", label: "About", text: ({ topic }) => topicOf(topic).label },
    { key: "organisation", label: "Organisation", text: ({ organisation }) => organisation ?? "" },
    { key: "name", label: "Name", text: ({ name }) => name },
    { key: "email", label: "Email", text: ({ email }) => email },
    { key: "sent", label: "Sent", text: ({ createdAt }) => isoDay(createdAt) },
    { key: "due", label: "Answer due", text: ({ dueOn }) => dueOn },
    { key: "message", label: "Message", text: ({ body }) => body },
    { key: "whose", label: "Assigned to", text: ({ assignedTo }) => assignedTo ?? "" },
    {
      key: "answered",
      label: "Answered",
      text: ({ answeredAt }) => answeredAt?.toISOString() ?? "",
    },
    { key: "closed", label: "Closed", text: ({ closedAt }) => closedAt?.toISOString() ?? "" },
  ],
} satisfies List<MessageRow>;

const actions = { close: { label: "Close", done: "closed" } };

function read({ filters: { whose, ...filters }, ...asked }: QueryOf<typeof list>, staffId: string) {
  const assignee = whose === "mine" ? { id: staffId } : whose;
  return unsafeListMessages({ ...asked, ...filters, assignee, now: new Date() });
}

export const middleware: Route.MiddlewareFunction[] = [
  // The file holds everybody's: whose somebody is stands in a column of it.
  csvOf(list, ({ filters: { whose: _whose, ...filters }, ...asked }) =>
    read({ ...asked, filters }, ""),
  ),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readList(request, list);
  const messages = await read(query, memberOf(context).id);
  return { query, messages, today: isoDay(new Date()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  if (!isBulk(fields)) return refusedForm({}, "Choose what to do.", "form", 400);
  const close = (id: string) => closeMessage(memberOf(context), rowNumber(id), new Date());
  const backTo = samePage(request, {});
  return answerBulk(fields, { actions, act: (_action, id) => close(id), backTo });
}

export function meta() {
  return [{ title: "Messages - Waymark desk" }];
}

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, messages, today } = loaderData;
  return (
    <ListPage
      list={list}
      query={query}
      paged={messages}
      rowKey={({ id }) => id}
      keys={{}}
      lead="From the contact page, the complaint form and the page for partners. Each shows when an answer is due."
      before={<ErrorSummary errors={actionData?.errors} title="That did not work" />}
      bulk={{
        bar: <BulkBar actions={actions} noun={["message", "messages"]} state={actionData} />,
        box: ({ id, reference, closedAt }) =>
          closedAt ? null : <RowBox value={String(id)} label={reference} state={actionData} />,
      }}
      empty={{ title: "No messages", children: "Messages that people send us appear here." }}
    >
      {(rows, box) => (
        <ul className="queue">
          {rows.map((message) => (
            <MessageItem key={message.id} message={message} today={today} box={box(message)} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
