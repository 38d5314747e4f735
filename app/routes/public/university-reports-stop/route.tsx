import { data } from "react-router";
import { StopReport } from "#domain/analytics/components/stop-report.tsx";
import { openStopLink, stopSchedule } from "#domain/analytics/views/stop-link.server.ts";
import type { Route } from "./+types/route";

/** Looking changes nothing: mail programs open links by themselves. */
export function loader({ params }: Route.LoaderArgs) {
  const isWhole = openStopLink(params.token, new Date()) !== null;
  return data({ isWhole }, { headers: { "x-robots-tag": "noindex" } });
}

/** Done at once, as mail providers ask it to be (RFC 8058): no cookies, no redirect. */
export async function action({ params }: Route.ActionArgs) {
  const scheduleId = openStopLink(params.token, new Date());
  if (scheduleId === null) return data({ isStopped: false }, { status: 400 });
  await stopSchedule(scheduleId);
  return data({ isStopped: true });
}

export function meta() {
  return [{ title: "Stop this report - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function StopReportPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StopReport isWhole={loaderData.isWhole} isStopped={actionData?.isStopped ?? false} />;
}
