import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { analyticsSchedules, analyticsViews } from "#db/schema/analytics-views.ts";
import { universities } from "#db/schema/universities.ts";
import { linkTo } from "#platform/links.server.ts";
import { log } from "#platform/log.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { type FilterChoice, filterQuery, groupLabel } from "#rules/analytics/filter.ts";
import { productPath } from "#rules/analytics/menu.ts";
import type { AnalyticsFilter, AnalyticsReport } from "#rules/analytics/report.ts";
import { longDay } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { fileStem } from "../files/report-rows.ts";
import { reportPdf } from "../files/typeset-report.server.ts";
import type { ReportMail } from "../mails/university-report.tsx";
import { daysOf } from "../report-labels.ts";
import { nextReport } from "./next-report.ts";
import { reportMails } from "./report-mails.server.ts";

const AT_ONCE = 50;

/** Where the figures come from: the worker joins us to the reports. */
export type ReportSource = {
  readReport: (
    universityId: number,
    product: string,
    filter: AnalyticsFilter,
    today: string,
  ) => Promise<AnalyticsReport | null>;
  listFilterChoices: (universityId: number) => Promise<readonly FilterChoice[]>;
};

/** Sends every report that is due; answers how many went. Run by two at once, each goes once. */
export async function sendReports(source: ReportSource, now: Date): Promise<number> {
  let sent = 0;
  let failed = 0;
  for (let after = 0, isMore = true; isMore; ) {
    const due = await dueAfter(after, now);
    for (const schedule of due) {
      const report = await mailOf(schedule, source, now);
      if (report === "away") failed += 1;
      else if (await db.transaction((tx) => send(tx, { schedule, report, now }))) sent += 1;
    }
    after = due.at(-1)?.id ?? after;
    isMore = due.length === AT_ONCE;
  }
  // The others have gone; the queue tries these again.
  if (failed > 0) throw new Error(`${failed} university reports could not be made just now`);
  return sent;
}

type Due = Awaited<ReturnType<typeof dueAfter>>[number];

/** Nobody who has left the university, or is about to be erased, gets its figures. */
function dueAfter(after: number, now: Date) {
  return db
    .select({
      id: analyticsSchedules.id,
      every: analyticsSchedules.every,
      nextAt: analyticsSchedules.nextAt,
      sentTo: analyticsSchedules.sentTo,
      view: {
        name: analyticsViews.name,
        product: analyticsViews.product,
        months: analyticsViews.months,
        field: analyticsViews.field,
        value: analyticsViews.value,
      },
      university: {
        id: universities.id,
        name: universities.name,
        slug: universities.slug,
        timeZone: universities.timeZone,
      },
      to: { email: users.email, name: users.name },
    })
    .from(analyticsSchedules)
    .innerJoin(analyticsViews, eq(analyticsViews.id, analyticsSchedules.viewId))
    .innerJoin(universities, eq(universities.id, analyticsViews.universityId))
    .innerJoin(users, eq(users.id, analyticsSchedules.userId))
    .where(
      and(
        gt(analyticsSchedules.id, after),
        lte(analyticsSchedules.nextAt, now),
        eq(users.universityId, universities.id),
        eq(users.role, "university_admin"),
        isNull(users.eraseAfter),
      ),
    )
    .orderBy(analyticsSchedules.id)
    .limit(AT_ONCE);
}

type Made = { mail: ReportMail; to: string };

/**
 * Null where there is nothing to report, "sent" where these figures went out before. Made before
 * anything is held: a PDF takes a second.
 */
async function mailOf(
  due: Due,
  source: ReportSource,
  now: Date,
): Promise<Made | null | "sent" | "away"> {
  const { view, university, to } = due;
  const filter = filterOf(view);
  const today = clockIn(university.timeZone, now).day;
  const report = await source.readReport(university.id, view.product, filter, today);
  if (!report) return null;
  if (due.sentTo === report.period.to) return "sent";
  const group = groupLabel(filter, await source.listFilterChoices(university.id));
  const pdf = await reportPdf(report, { university: university.name, group }, now);
  if (!pdf.ok) return "away";
  const next = clockIn(university.timeZone, nextReport(due.every, university.timeZone, now)).day;
  const mail = {
    name: to.name,
    view: view.name,
    title: report.title,
    headline: report.headline,
    period: daysOf(report.period),
    group,
    university: university.name,
    sentences: report.figures.map(({ sentence }) => sentence),
    link: linkTo(`${productPath(view.product)}${filterQuery(filter)}`, university.slug),
    fileLink: linkTo(
      `/university/analytics/${view.product}/files/pdf${filterQuery(filter)}`,
      university.slug,
    ),
    next: longDay(next),
    stopLink: reportMails.stopLink(String(due.id)),
    fileName: `${fileStem(report, university.name)}.pdf`,
    pdf: Buffer.from(pdf.value).toString("base64"),
  };
  return { mail, to: report.period.to };
}

function filterOf({ months, field, value }: Due["view"]): AnalyticsFilter {
  return field && value !== null ? { months, by: { field, value } } : { months };
}

type Sending = { schedule: Due; report: Made | null | "sent"; now: Date };

/** The row moves on in the transaction that queues the mail; who comes second finds it moved. */
async function send(tx: Transaction, { schedule, report, now }: Sending): Promise<boolean> {
  const isNew = report !== null && report !== "sent";
  const nextAt = nextReport(schedule.every, schedule.university.timeZone, now);
  const [moved] = await tx
    .update(analyticsSchedules)
    .set({ nextAt, ...(isNew ? { lastSentAt: now, sentTo: report.to } : {}) })
    .where(and(eq(analyticsSchedules.id, schedule.id), lte(analyticsSchedules.nextAt, now)))
    .returning({ id: analyticsSchedules.id });
  if (!moved) return false;
  if (report === null)
    log.warn({ scheduleId: schedule.id }, "A scheduled report has nothing to show");
  if (!isNew) return false;
  await sendMail(tx, {
    template: "university-report",
    to: schedule.to.email,
    headers: reportMails.headers(String(schedule.id)),
    props: report.mail,
  });
  return true;
}
