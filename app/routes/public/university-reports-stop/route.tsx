import { stopMail, stopMailView } from "#app/compose/mails/stop-mail.server.ts";
import { StopMailPage, stopMailMeta } from "#app/compose/mails/stop-mail-page.tsx";
import { reportMails, stopSchedule } from "#domain/analytics/views/report-mails.server.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export function loader({ params }: Route.LoaderArgs) {
  return stopMailView(reportMails.openStopLink(params.token, new Date()));
}

export function action({ params }: Route.ActionArgs) {
  return stopMail(reportMails.openStopLink(params.token, new Date()), stopSchedule);
}

export function meta() {
  return stopMailMeta("Stop this report");
}

const VIEWS = <Link to="/university/analytics/views">saved views</Link>;

const labels = {
  title: "Stop this report",
  question: "Press the button to stop getting this report by email. The view stays.",
  button: "Stop this report",
  stoppedTitle: "This report has stopped",
  stopped: <>Done. You can start it again under {VIEWS}.</>,
  otherwise: <>, or stop the report under {VIEWS}</>,
};

export default function StopReport({ loaderData, actionData }: Route.ComponentProps) {
  return <StopMailPage {...{ loaderData, actionData, labels }} />;
}
