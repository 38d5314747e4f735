import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oldestVisitMonth, retentionDays, retentionStart } from "./retention.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test.each([
  ["Security events", retentionDays.securityEvents],
  ["Requests for access", retentionDays.decidedAccessRequests],
  ["Registrations that were never finished", retentionDays.unfinishedRegistrations],
  ["Copies of the email we sent", retentionDays.mails],
  ["Messages to us", retentionDays.closedMessages],
  ["Complaints", retentionDays.closedComplaints],
  ["Success stories you sent and did not confirm", retentionDays.unconfirmedStories],
  ["Success stories we sent back to you", retentionDays.returnedStories],
  ["Places at a fair", retentionDays.fairRegistrations],
  ["Meetings you booked without an account", retentionDays.guestMeetings],
  ["The copy of a CV you chose for a meeting", retentionDays.meetingCvs],
  ["That two accounts signed in on the same browser", retentionDays.deviceHandovers],
  ["Your address and the ebook you asked for", retentionDays.ebookRequests],
  ["Applications to be a campus ambassador", retentionDays.ambassadorApplications],
  ["Job alerts you asked for", retentionDays.unconfirmedJobAlerts],
  ["CVs and letters in your bin", retentionDays.binnedCvs],
  ["Applications you sent to employers here", retentionDays.applications],
  ["Applications you began and did not send", retentionDays.applicationDrafts],
  ["Days on which you signed in", retentionDays.visits],
])("the privacy policy says how long we keep them: %s", (what, days) => {
  expect(read("content/legal/privacy-policy.md")).toMatch(
    new RegExp(`- ${what}[^\n]*: ${days} days`),
  );
});

test.each(Object.entries(retentionDays))("the runbook promises %s for %s days", (what, days) => {
  expect(read("docs/runbooks/maintenance.md")).toMatch(
    new RegExp(`\\| \`${what}\` \\| ${days} \\|`),
  );
});

test("visits go by whole months, and none grows older than was promised", () => {
  for (let day = 0; day < 800; day += 1) {
    const now = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
    const oldest = oldestVisitMonth(now);
    const promised = retentionStart("visits", now).toISOString().slice(0, 10);
    expect(oldest >= promised).toBe(true);
    expect(Date.parse(oldest) - Date.parse(promised)).toBeLessThanOrEqual(31 * 86_400_000);
  }
});
