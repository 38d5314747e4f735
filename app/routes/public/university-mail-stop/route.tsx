import { stopMail, stopMailView } from "#app/compose/mails/stop-mail.server.ts";
import { StopMailPage, stopMailMeta } from "#app/compose/mails/stop-mail-page.tsx";
import { openStopLink, stopListReminders } from "#domain/universities/mail-stop.server.ts";
import { stopMessages } from "#domain/university-messages/mail-message.server.ts";
import type { Route } from "./+types/route";

export function loader({ params }: Route.LoaderArgs) {
  const stop = openStopLink(params.token, new Date());
  return stopMailView(stop, { kind: stop?.kind ?? "messages" });
}

export function action({ params }: Route.ActionArgs) {
  const now = new Date();
  return stopMail(openStopLink(params.token, now), (stop) =>
    stop.kind === "list" ? stopListReminders(stop.studentId, now) : stopMessages(stop, now),
  );
}

export function meta() {
  return stopMailMeta("Stop these emails");
}

const title = { title: "Stop these emails", stoppedTitle: "No more of these emails" };

const labels = {
  list: {
    ...title,
    question: "Press the button to stop the reminders to register.",
    button: "Stop these reminders",
    stopped: "Done. No more reminders to register. You can still register with your address.",
  },
  messages: {
    ...title,
    question: "Press the button to stop the emails from your careers service.",
    button: "Stop these emails",
    stopped:
      "Done. No more emails from your careers service. You still see its messages on your dashboard.",
  },
};

export default function StopUniversityMail({ loaderData, actionData }: Route.ComponentProps) {
  return <StopMailPage {...{ loaderData, actionData }} labels={labels[loaderData.kind]} />;
}
