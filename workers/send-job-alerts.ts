import { sendAlerts } from "#domain/jobs/alerts/send-alerts.server.ts";

/** Every quarter of an hour: the digests of new jobs whose reader's clock shows eight in the morning. */
export async function sendJobAlerts(): Promise<void> {
  await sendAlerts(new Date());
}
