import { stopMail, stopMailView } from "#app/compose/mails/stop-mail.server.ts";
import { StopMailPage, stopMailMeta } from "#app/compose/mails/stop-mail-page.tsx";
import { planReminderMails } from "#domain/jumpstart/reminders/reminder-mails.server.ts";
import { stopReminders } from "#domain/jumpstart/reminders/want-reminders.server.ts";
import type { Route } from "./+types/route";

export function loader({ params }: Route.LoaderArgs) {
  return stopMailView(planReminderMails.openStopLink(params.token, new Date()));
}

export function action({ params }: Route.ActionArgs) {
  const now = new Date();
  return stopMail(planReminderMails.openStopLink(params.token, now), (userId) =>
    stopReminders(userId, now),
  );
}

export function meta() {
  return stopMailMeta("Stop plan reminders");
}

const labels = {
  title: "Stop plan reminders",
  question: "Press the button to stop the emails at the start of each week.",
  button: "Stop plan reminders",
  stoppedTitle: "No more plan reminders",
  stopped: "Done. You will get no more reminders of your plan. The plan itself stays.",
  otherwise: ", or stop reminders in your Jumpstart plan",
};

export default function StopPlanReminders({ loaderData, actionData }: Route.ComponentProps) {
  return <StopMailPage {...{ loaderData, actionData, labels }} />;
}
