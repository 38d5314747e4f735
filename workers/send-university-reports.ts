import { sendReports } from "#domain/analytics/views/send-reports.server.ts";
import { listFilterChoices, readReport } from "#domain/reports/analytics/read-report.server.ts";

/** Every quarter of an hour: the reports that are due on their university's clock. */
export async function sendUniversityReports(): Promise<void> {
  await sendReports({ readReport, listFilterChoices }, new Date());
}
