import { data } from "react-router";
import { ConfirmAlert } from "#domain/jobs/alerts/components/confirm-alert.tsx";
import { confirmAlert, findAlertToConfirm } from "#domain/jobs/alerts/make-alert.server.ts";
import { alertRefusals } from "#domain/jobs/alerts/refusals.ts";
import { placeOf } from "#rules/zoned-time.ts";
import type { Route } from "./+types/route";

export async function loader({ params }: Route.LoaderArgs) {
  const alert = await findAlertToConfirm(params.token, new Date());
  if (!alert) return { alert: null };
  const { name, frequency, timeZone, confirmedAt } = alert;
  const clock = placeOf(timeZone);
  return { alert: { name, frequency, clock, isConfirmed: confirmedAt !== null } };
}

/** Only the button confirms: mail programs open links by themselves. */
export async function action({ params }: Route.ActionArgs) {
  const result = await confirmAlert(params.token, new Date());
  return result.ok
    ? data({ refusal: null })
    : data({ refusal: alertRefusals[result.error] }, { status: 409 });
}

export function meta() {
  return [{ title: "Confirm your job alert - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function ConfirmJobAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmAlert alert={loaderData.alert} answer={actionData} />;
}
