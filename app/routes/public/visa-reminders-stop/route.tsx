import { data } from "react-router";
import { StopReminders } from "#domain/visas/uk/components/stop-reminders.tsx";
import { stopReminders } from "#domain/visas/uk/reminders/reminders.server.ts";
import { openStopLink } from "#domain/visas/uk/reminders/stop-link.server.ts";
import type { Route } from "./+types/route";

/** Looking changes nothing: mail programs open links by themselves. */
export function loader({ params }: Route.LoaderArgs) {
  const isWhole = openStopLink(params.token, new Date()) !== null;
  return data({ isWhole }, { headers: { "x-robots-tag": "noindex" } });
}

/** Done at once, as mail providers ask it to be (RFC 8058): no cookies, no redirect. */
export async function action({ params }: Route.ActionArgs) {
  const userId = openStopLink(params.token, new Date());
  if (userId === null) return data({ isStopped: false }, { status: 400 });
  await stopReminders(userId);
  return data({ isStopped: true });
}

export function meta() {
  return [{ title: "Stop visa reminders - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function StopRemindersPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StopReminders isWhole={loaderData.isWhole} isStopped={actionData?.isStopped ?? false} />;
}
