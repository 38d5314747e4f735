import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { analyticsViews } from "#db/schema/analytics-views.ts";
import { mails } from "#db/schema/platform.ts";
import { setSettings } from "#platform/settings.server.ts";
import { aReport } from "#test/analytics/a-report.ts";
import { test, testSettings } from "#test/database.ts";
import { anAdminOf, aUniversity } from "#test/factories.ts";
import { startSmtp } from "#test/smtp.ts";
import { performTasks } from "#test/tasks.ts";
import { MAX_VIEWS } from "./refusals.ts";
import { reportMails, stopSchedule } from "./report-mails.server.ts";
import { scheduleView, sendViewNow, stopView } from "./schedules.server.ts";
import { type ReportSource, sendReports } from "./send-reports.server.ts";
import { deleteView, listViews, listViewsOf, saveView } from "./views.server.ts";

/** A Tuesday; the next Monday is the 23rd. */
const now = new Date("2026-11-17T09:00:00Z");
const monday = new Date("2026-11-23T08:00:00Z");

const view = { name: "Leeds", product: "visa-job", filter: { months: 6 } } as const;
const weekly = { every: "week", timeZone: "Europe/London" } as const;

async function aReader(given?: Awaited<ReturnType<typeof aUniversity>>) {
  const university = given ?? (await aUniversity());
  const { id, email } = await anAdminOf(university);
  return { id, email, universityId: university.id };
}

const source: ReportSource = {
  readReport: async () => aReport,
  listFilterChoices: async () => [],
};

async function aView(reader: { id: string; universityId: number }) {
  const saved = await saveView(reader, view, now);
  if (!saved.ok) throw new Error(saved.error);
  return saved.value;
}

const sentTo = async () =>
  (await db.select({ to: mails.recipient }).from(mails)).map(({ to }) => to).toSorted();

test("a view is everybody's at one university, and nobody's elsewhere", async () => {
  const university = await aUniversity();
  const [one, colleague, other] = [
    await aReader(university),
    await aReader(university),
    await aReader(),
  ];
  const viewId = await aView(one);
  const namesOf = async (reader: typeof one) =>
    (await listViews(reader, { page: 1 })).rows.map(({ name }) => name);
  expect(await namesOf(colleague)).toEqual(["Leeds"]);
  expect(await namesOf(other)).toEqual([]);
  expect(await listViewsOf(university.id, "cv")).toEqual([]);
  expect(await listViewsOf(university.id, "visa-job")).toHaveLength(1);

  expect(await deleteView(other, viewId)).toEqual({ ok: false, error: "not-found" });
  expect(await scheduleView(other, { viewId, ...weekly }, now)).toEqual({
    ...{ ok: false, error: "not-found" },
  });
  expect(await deleteView(colleague, viewId)).toEqual({ ok: true, value: null });
});

test("a name is there once, however it is written, also for two who save together", async () => {
  const one = await aReader();
  const both = await Promise.all([
    saveView(one, view, now),
    saveView(one, { ...view, name: "LEEDS" }, now),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, error: "name-taken" });
});

test("a university keeps so many views and no more", async () => {
  const one = await aReader();
  const rows = Array.from({ length: MAX_VIEWS }, (_, at) => ({
    ...{ universityId: one.universityId, name: `View ${at}`, product: "cv" },
    ...{ months: 3 as const, createdAt: now },
  }));
  await db.insert(analyticsViews).values(rows);
  expect(await saveView(one, view, now)).toEqual({ ok: false, error: "too-many" });
});

test("a report comes on its day, once, also from two workers, and then a week later", async () => {
  const one = await aReader();
  const viewId = await aView(one);
  const next = await scheduleView(one, { viewId, ...weekly }, now);
  expect(next).toEqual({ ok: true, value: monday });

  expect(await sendReports(source, new Date(monday.getTime() - 1))).toBe(0);
  const sent = await Promise.all([sendReports(source, monday), sendReports(source, monday)]);
  expect(sent.toSorted()).toEqual([0, 1]);
  expect(await sentTo()).toEqual([one.email]);
  const { rows } = await listViews(one, { page: 1 });
  expect(rows[0]?.nextAt).toEqual(new Date("2026-11-30T08:00:00Z"));
});

test("figures that went out do not come again the next week, those of a new month do", async () => {
  const one = await aReader();
  await scheduleView(one, { viewId: await aView(one), ...weekly }, now);
  expect(await sendReports(source, monday)).toBe(1);
  expect(await sendReports(source, new Date("2026-11-30T08:00:00Z"))).toBe(0);

  const november = { ...aReport, period: { from: "2026-09-01", to: "2026-11-30" } };
  const newer = { ...source, readReport: async () => november };
  expect(await sendReports(newer, new Date("2026-12-01T08:00:00Z"))).toBe(0);
  expect(await sendReports(newer, new Date("2026-12-07T08:00:00Z"))).toBe(1);
  expect(await sentTo()).toEqual([one.email, one.email]);
});

test("the mail carries the PDF and a way out that works once and for good", async () => {
  const smtp = await startSmtp();
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const one = await aReader();
  await scheduleView(one, { viewId: await aView(one), ...weekly }, now);
  await sendReports(source, monday);
  await performTasks();
  const { raw } = await smtp.nextMailTo(one.email);
  await smtp.stop();
  expect(raw).toContain("Content-Type: application/pdf");
  // "%PDF-" in base64.
  expect(raw).toContain("JVBERi0");
  const token = /List-Unsubscribe:\s*<[^>]*\/stop\/([^>]+)>/.exec(
    raw.replace(/\r?\n\s+/g, ""),
  )?.[1];
  const schedule = reportMails.openStopLink(token ?? "", monday);
  expect(schedule).not.toBeNull();
  expect(reportMails.openStopLink("abc..def", monday)).toBeNull();
  await stopSchedule(schedule!);
  await stopSchedule(schedule!);
  expect(await sendReports(source, new Date("2026-12-30T08:00:00Z"))).toBe(0);
});

test("anyone who has left the university gets none of its figures", async () => {
  const one = await aReader();
  const elsewhere = await aUniversity();
  await scheduleView(one, { viewId: await aView(one), ...weekly }, now);
  await db.update(users).set({ universityId: elsewhere.id }).where(eq(users.id, one.id));
  expect(await sendReports(source, monday)).toBe(0);
  expect(await sentTo()).toEqual([]);
});

test("a report can be had at once, but not twice in ten minutes", async () => {
  const one = await aReader();
  const viewId = await aView(one);
  expect(await sendViewNow(one.id, viewId, now)).toEqual({ ok: false, error: "not-found" });
  await scheduleView(one, { viewId, ...weekly }, now);
  expect(await sendViewNow(one.id, viewId, now)).toEqual({ ok: true, value: null });
  expect(await sendReports(source, now)).toBe(1);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await sendViewNow(one.id, viewId, later(9))).toEqual({ ok: false, error: "sent-lately" });
  expect(await sendViewNow(one.id, viewId, later(11))).toEqual({ ok: true, value: null });
  // Asked for, the same figures come again.
  expect(await sendReports(source, later(11))).toBe(1);
  await stopView(one.id, viewId);
  expect(await sendReports(source, later(12))).toBe(0);
});
