import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { savedJobNotices } from "#db/schema/saved-jobs.ts";
import { linkTo } from "#domain/accounts/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { listHeaders, unsubscribeLink, wantsSavedJobMail } from "../alerts/job-mails.server.ts";
import { noticeView } from "./notice-view.server.ts";
import { listNotices, type OpenNotice } from "./saved-jobs.queries.server.ts";

const AT_ONCE = 200;
const FRESH_HOURS = 48;

/** Mails everybody what was noticed about their saved jobs: one mail a person, however much it was. */
export async function tellNotices(now: Date): Promise<void> {
  const stale = new Date(now.getTime() - FRESH_HOURS * 3600_000);
  // After a long outage old news is shown on the page, and not mailed.
  await db
    .update(savedJobNotices)
    .set({ mailedAt: now })
    .where(and(isNull(savedJobNotices.mailedAt), lte(savedJobNotices.createdAt, stale)));

  for (let told = AT_ONCE; told === AT_ONCE; ) {
    const waiting = await peopleToTell(stale);
    for (const userId of waiting) {
      // Read before the transaction: the embedded engine has one session for all.
      const notices = await listNotices(userId, now);
      await db.transaction((tx) => tell(tx, { userId, notices, now }));
    }
    told = waiting.length;
  }
}

async function peopleToTell(stale: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: savedJobNotices.userId })
    .from(savedJobNotices)
    .where(and(isNull(savedJobNotices.mailedAt), gt(savedJobNotices.createdAt, stale)))
    .orderBy(savedJobNotices.userId)
    .limit(AT_ONCE);
  return rows.map(({ userId }) => userId);
}

type Telling = { userId: string; notices: readonly OpenNotice[]; now: Date };

/** Whoever takes the notices first tells them; the mail exists if, and only if, they are marked. */
async function tell(tx: Transaction, { userId, notices, now }: Telling): Promise<void> {
  const taken = await tx
    .select({ id: savedJobNotices.id })
    .from(savedJobNotices)
    .where(and(eq(savedJobNotices.userId, userId), isNull(savedJobNotices.mailedAt)))
    .for("update", { skipLocked: true });
  const ids = taken.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(savedJobNotices).set({ mailedAt: now }).where(inArray(savedJobNotices.id, ids));

  const [reader] = await tx
    .select({ name: users.name, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.eraseAfter)));
  const news = notices.filter(({ id }) => ids.includes(id));
  if (!reader || news.length === 0 || !(await wantsSavedJobMail(reader.email, tx))) return;

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
  return { title, words, link: linkTo(href) };
}
