import { stopMail, stopMailView } from "#app/compose/mails/stop-mail.server.ts";
import { StopMailPage, stopMailMeta } from "#app/compose/mails/stop-mail-page.tsx";
import { visaReminderMails } from "#domain/visas/uk/reminders/reminder-mails.server.ts";
import { stopReminders } from "#domain/visas/uk/reminders/reminders.server.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export function loader({ params }: Route.LoaderArgs) {
  return stopMailView(visaReminderMails.openStopLink(params.token, new Date()));
}

export function action({ params }: Route.ActionArgs) {
  return stopMail(visaReminderMails.openStopLink(params.token, new Date()), stopReminders);
}

export function meta() {
  return stopMailMeta("Stop visa reminders");
}

const PLANNER = "/graduate-visa-planner";

const labels = {
  title: "Stop visa reminders",
  question: "Press the button to stop the reminders you asked for in the planner.",
  button: "Stop all visa reminders",
  stoppedTitle: "No more visa reminders",
  stopped: (
    <>
      Done. You have no reminders left. You still get emails about your account.{" "}
      <Link to={PLANNER}>Go to the planner</Link>
    </>
  ),
  otherwise: (
    <>
      , or remove reminders <Link to={PLANNER}>in the planner</Link>
    </>
  ),
};

export default function StopVisaReminders({ loaderData, actionData }: Route.ComponentProps) {
  return <StopMailPage {...{ loaderData, actionData, labels }} />;
}
