import { db, type Transaction } from "#db/client.server.ts";
import { ebookRequests } from "#db/schema/ebooks.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { sign } from "#platform/signing.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { editorialActivity } from "../activity-kinds.ts";
import type { EbookRequestInput } from "./ebook-request.schema.ts";
import { type EbookRefusal, LINK_DAYS, NEWS_WORDS } from "./ebook-request.ts";
import type { Ebook } from "./ebook-type.ts";

export const OPEN_PURPOSE = "ebook-pdf";
export const FORGET_PURPOSE = "ebook-forget";

/** Who asks: an account where there is one, and always a network address to count by. */
export type Requester = { userId: string | null; clientAddress: string };

/**
 * Sends a link to the PDF. The book needs nothing but an address; news is a choice of its own, and
 * counts only once a link from the mail was opened, because anybody can type anybody's address.
 */
export async function askForEbook(
  book: Ebook,
  input: EbookRequestInput,
  requester: Requester,
  now: Date,
): Promise<Result<null, EbookRefusal>> {
  if (!(await mayAskFrom(requester.clientAddress, "ebook", now))) return no("too-many");
  if (!(await mayMail("ebook", input.email, now))) return no("too-many");

  await db.transaction(async (tx) => {
    const id = await storeRequest(tx, { book, input, requester, now });
    await sendLink(tx, { book, email: input.email, id, now });
    if (requester.userId) {
      const act = { userId: requester.userId, thingId: book.id, at: now };
      await recordActivity(tx, editorialActivity["ebook-asked"], act);
    }
    await enqueue(tx, "make-ebooks", {}, { singletonKey: "all" });
  });
  return ok(null);
}

type EbookRequest = { book: Ebook; input: EbookRequestInput; requester: Requester; now: Date };

/** One row for a book and an address. Asking again without the tick takes no consent back. */
async function storeRequest(
  tx: Transaction,
  { book, input, requester, now }: EbookRequest,
): Promise<number> {
  const consent = input.news
    ? { wantsNews: true, newsWords: NEWS_WORDS, newsAgreedAt: now, openedAt: null }
    : {};
  const [row] = await tx
    .insert(ebookRequests)
    .values({
      ...{ pageId: book.id, email: input.email, userId: requester.userId, askedAt: now },
      ...consent,
    })
    .onConflictDoUpdate({
      target: [ebookRequests.pageId, ebookRequests.email],
      set: { askedAt: now, ...(requester.userId ? { userId: requester.userId } : {}), ...consent },
    })
    .returning({ id: ebookRequests.id });
  return row!.id;
}

type Sending = { book: Ebook; email: string; id: number; now: Date };

async function sendLink(tx: Transaction, { book, email, id, now }: Sending): Promise<void> {
  const until = new Date(now.getTime() + LINK_DAYS * 24 * 3600_000);
  const token = encodeURIComponent(sign(OPEN_PURPOSE, String(id), until));
  await sendMail(tx, {
    template: "ebook-link",
    to: email,
    props: {
      title: book.title,
      link: linkTo(`/ebook/${book.slug}/pdf/${token}`),
      readLink: linkTo(`/ebook/${book.slug}`),
      forgetLink: linkTo(`/ebook-requests/${encodeURIComponent(sign(FORGET_PURPOSE, String(id)))}`),
      until: longDay(isoDay(until)),
    },
  });
}
