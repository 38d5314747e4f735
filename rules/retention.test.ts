import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keptDays, oldestKept, oldestVisitMonth } from "./retention.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test.each([
  ["Security events", keptDays.securityEvents],
  ["Requests for access", keptDays.decidedAccessRequests],
  ["Registrations that were never finished", keptDays.unfinishedRegistrations],
  ["Copies of the email we sent", keptDays.mails],
  ["Messages to us", keptDays.closedMessages],
  ["Complaints", keptDays.closedComplaints],
  ["Success stories you sent and did not confirm", keptDays.unconfirmedStories],
  ["Success stories we sent back to you", keptDays.returnedStories],
  ["Places at a fair", keptDays.fairRegistrations],
  ["Meetings you booked without an account", keptDays.guestMeetings],
  ["The copy of a CV you chose for a meeting", keptDays.meetingCvs],
  ["That two accounts signed in on the same browser", keptDays.deviceHandovers],
  ["Your address and the ebook you asked for", keptDays.ebookRequests],
  ["Applications to be a campus ambassador", keptDays.ambassadorApplications],
  ["Job alerts you asked for", keptDays.unconfirmedJobAlerts],
  ["CVs and letters in your bin", keptDays.binnedCvs],
  ["Applications you sent to employers here", keptDays.applications],
  ["Applications you began and did not send", keptDays.applicationDrafts],
  ["Days on which you signed in", keptDays.visits],
])("the privacy policy says how long we keep them: %s", (what, days) => {
  expect(read("content/legal/privacy-policy.md")).toMatch(
    new RegExp(`- ${what}[^\n]*: ${days} days`),
  );
});

test.each(Object.entries(keptDays))("the runbook promises %s for %s days", (what, days) => {
  expect(read("docs/runbooks/maintenance.md")).toMatch(
    new RegExp(`\\| \`${what}\` \\| ${days} \\|`),
  );
});

test("visits go by whole months, and none grows older than was promised", () => {
  for (let day = 0; day < 800; day += 1) {
    const now = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
    const oldest = oldestVisitMonth(now);
    const promised = oldestKept("visits", now).toISOString().slice(0, 10);
    expect(oldest >= promised).toBe(true);
    expect(Date.parse(oldest) - Date.parse(promised)).toBeLessThanOrEqual(31 * 86_400_000);
  }
});
