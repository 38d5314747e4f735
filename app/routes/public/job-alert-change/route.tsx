import { redirect } from "react-router";
import { alertView, answerOneAlert } from "#app/compose/jobs/alerts.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { holderOf } from "#domain/jobs/alerts/alert-link.server.ts";
import { ChangeAlert } from "#domain/jobs/alerts/components/change-alert.tsx";
import { listAlerts } from "#domain/jobs/alerts/my-alerts.server.ts";
import type { Route } from "./+types/route";

export async function loader({ params }: Route.LoaderArgs) {
  const holder = holderOf(params.token, new Date());
  const [alert] = holder ? (await listAlerts(holder, 1)).rows : [];
  return { alert: alert ? alertView(alert) : null };
}

export async function action({ request, params }: Route.ActionArgs) {
  const page = `/job-alerts/change/${params.token}`;
  const holder = holderOf(params.token, new Date());
  return holder ? answerOneAlert(holder, await readFormData(request), page) : redirect(page);
}

export function meta() {
  return [{ title: "Your job alert - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function ChangeJobAlertPage({ loaderData }: Route.ComponentProps) {
  return <ChangeAlert alert={loaderData.alert} />;
}
