import { data } from "react-router";
import { actOnMessage } from "#app/compose/staff/message-actions.server.ts";
import { nextWaiting } from "#app/compose/staff/next-waiting.server.ts";
import { QueueKeys } from "#app/shell/queue-keys.tsx";
import { MessageTags } from "#domain/messages/components/message-item.tsx";
import { MessageRail } from "#domain/messages/components/message-rail.tsx";
import { MessageThread } from "#domain/messages/components/message-thread.tsx";
import { listStaff, unsafeFindMessage } from "#domain/messages/messages.queries.server.ts";
import { topicOf } from "#domain/messages/topics.ts";
import { isoDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params }: Route.LoaderArgs) {
  const message = await unsafeFindMessage(rowNumber(params.message_id));
  if (!message) throw data("We could not find that message.", { status: 404 });
  const queue = message.kind === "complaint" ? "complaints" : "messages";
  const [staff, next] = await Promise.all([
    listStaff(),
    nextWaiting([queue], `/staff/messages/${message.id}`),
  ]);
  return { message, staff, next, today: isoDay(new Date()) };
}

export function action({ params, ...asked }: Route.ActionArgs) {
  return actOnMessage(rowNumber(params.message_id), asked);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.message.reference ?? "Message"} - Waymark desk` }];
}

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, staff, next, today } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        crumbs={[{ label: "Messages", to: "/staff/messages" }]}
        over={message.reference}
        title={topicOf(message.topic).label}
      />
      <QueueKeys next={next} />
      <MessageTags message={message} today={today} />
      <ErrorSummary errors={actionData?.errors} title="That did not work" />
      <div className="msg">
        <MessageThread message={message} state={actionData} />
        <MessageRail message={message} staff={staff} state={actionData} />
      </div>
    </main>
  );
}
