import { eq, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { log } from "#platform/log.server.ts";
import { NOBODY } from "#platform/mail.server.ts";
import { settings } from "#platform/settings.server.ts";
import { type RenderedMail, renderMail } from "./mail-templates.tsx";

/**
 * Renders and delivers one mail. Called again until it succeeds, so it first
 * looks whether the mail has gone. A crash between the server's "accepted" and
 * our note of it can repeat a mail; its Message-ID stays the same, so that
 * mailboxes can tell.
 */
export async function deliverMail({ mailId }: { mailId: string }): Promise<void> {
  const mail = await findUnsent(mailId);
  if (!mail) return;

  const rendered = await renderMail(mail.template, mail.props);
  if (settings().smtpUrl) {
    const failure = await post(mail, rendered);
    await noteAttempt(mailId, failure);
    if (failure?.isFinal) return log.warn({ mailId, failure: failure.reason }, "Mail refused");
    if (failure) throw new Error(`The mail server did not take the mail: ${failure.reason}`);
  }
  await keep(mailId, rendered);
}

type Mail = { id: string; recipient: string; headers: Record<string, string> | null };

async function findUnsent(mailId: string) {
  const [mail] = await db
    .select({
      id: mails.id,
      template: mails.template,
      recipient: mails.recipient,
      props: mails.props,
      headers: mails.headers,
      sentAt: mails.sentAt,
      text: mails.text,
      lastError: mails.lastError,
    })
    .from(mails)
    .where(eq(mails.id, mailId));
  const isDone = mail?.sentAt || mail?.text || mail?.lastError?.startsWith(REFUSED);
  return isDone ? undefined : mail;
}

/** Refused for good: the address does not exist, say. Trying again would only annoy. */
const REFUSED = "refused: ";

type Failure = { reason: string; isFinal: boolean };

async function post(mail: Mail, rendered: RenderedMail): Promise<Failure | null> {
  const { smtpUrl, mailFrom, baseDomain } = settings();
  const transport = createTransport({
    url: smtpUrl!,
    // Well below the quarter of an hour after which the queue hands the task to somebody else.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    const messageId = `<${mail.id}@${baseDomain}>`;
    if (mail.recipient === NOBODY) {
      // A decoy: the server is greeted and left, which costs us about as much as a mail.
      await transport.verify();
      return null;
    }
    await transport.sendMail({
      from: mailFrom,
      to: mail.recipient,
      ...rendered,
      messageId,
      headers: mail.headers ?? {},
    });
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    transport.close();
  }
}

// The server's own words may quote the address, so only its code is kept.
function failureOf(error: unknown): Failure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isFinal = code === "EENVELOPE" && responseCode !== undefined && responseCode >= 500;
  const reason = [code, responseCode].filter(Boolean).join(" ") || "unknown";
  return { reason: isFinal ? REFUSED + reason : reason, isFinal };
}

async function noteAttempt(mailId: string, failure: Failure | null): Promise<void> {
  await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      lastError: failure?.reason ?? null,
      ...(failure ? {} : { sentAt: new Date() }),
      // Never to be tried again, so the links in it go at once, as they do when a mail is sent.
      ...(failure?.isFinal ? { props: {}, headers: null } : {}),
    })
    .where(eq(mails.id, mailId));
}

// Sent, or kept where nothing is sent: what it was filled with goes. The text stays only where
// /dev/mail shows it, or where it is all there is; elsewhere a link in it would outlive its use.
async function keep(mailId: string, { subject, html, text }: RenderedMail): Promise<void> {
  const { isDemo, isDevelopment, smtpUrl } = settings();
  const isReadable = isDemo || isDevelopment || !smtpUrl;
  await db
    .update(mails)
    .set({ subject, props: {}, headers: null, ...(isReadable ? { html, text } : {}) })
    .where(eq(mails.id, mailId));
}
