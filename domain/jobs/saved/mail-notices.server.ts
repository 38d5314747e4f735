import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { savedJobNotices } from "#db/schema/saved-jobs.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { listHeaders, unsubscribeLink, wantsSavedJobMail } from "../alerts/job-mails.server.ts";
import { noticeView } from "./notice-view.server.ts";
import { noticeOf, noticesWhere, type OpenNotice } from "./notices.queries.server.ts";

const AT_ONCE = 200;
const FRESH_HOURS = 48;
/** What is more than this waits for the next look, a quarter of an hour later. */
const MAX_IN_A_MAIL = 30;

/** Mails everybody what was noticed about their saved jobs: one mail a person, however much it was. */
export async function mailNotices(now: Date): Promise<void> {
  const stale = new Date(now.getTime() - FRESH_HOURS * 3600_000);
  // After a long outage old news is shown on the page, and not mailed.
  await db
    .update(savedJobNotices)
    .set({ mailedAt: now })
    .where(and(isNull(savedJobNotices.mailedAt), lte(savedJobNotices.createdAt, stale)));

  for (let after = "", isMore = true; isMore; ) {
    const waiting = await peopleToNotify(after);
    for (const userId of waiting) await db.transaction((tx) => notify(tx, userId, now));
    after = waiting.at(-1) ?? after;
    isMore = waiting.length === AT_ONCE;
  }
}

const isUntold = and(isNull(savedJobNotices.mailedAt), isNull(savedJobNotices.dismissedAt));

async function peopleToNotify(after: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: savedJobNotices.userId })
    .from(savedJobNotices)
    .where(and(isUntold, gt(savedJobNotices.userId, after)))
    .orderBy(savedJobNotices.userId)
    .limit(AT_ONCE);
  return rows.map(({ userId }) => userId);
}

/** The worker that takes the notices first mails them; a notice is marked if, and only if, its mail exists. */
async function notify(tx: Transaction, userId: string, now: Date): Promise<void> {
  const rows = await noticesWhere(tx, and(isUntold, eq(savedJobNotices.userId, userId)))
    .limit(MAX_IN_A_MAIL)
    .for("update", { of: savedJobNotices, skipLocked: true });
  if (rows.length === 0) return;
  const news = rows.map((row) => noticeOf(row, now));
  const ids = news.map(({ id }) => id);
  await tx.update(savedJobNotices).set({ mailedAt: now }).where(inArray(savedJobNotices.id, ids));

  const [reader] = await tx
    .select({ name: users.name, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.eraseAfter)));
  if (!reader || !(await wantsSavedJobMail(reader.email, tx))) return;

  await sendMail(tx, {
    template: "saved-jobs-changed",
    to: reader.email,
    headers: listHeaders(reader.email),
    props: {
      name: reader.name,
      items: news.map((notice) => itemOf(notice, { now, timeZone: reader.timeZone })),
      savedLink: linkTo("/my-saved-jobs"),
      stopLink: unsubscribeLink(reader.email),
    },
  });
}

function itemOf(notice: OpenNotice, reader: { now: Date; timeZone: string | null }) {
  const { title, words, href } = noticeView(notice, reader);
  return { title, words, link: linkTo(href ?? "/my-saved-jobs") };
}
