import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { MailLayout, MailText } from "#platform/mail/mail-layout.tsx";
import { findMail, listMails, sendMail } from "#platform/mail.server.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { startSmtp, type TestSmtp } from "#test/smtp.ts";
import { statementsOf } from "#test/statements.ts";
import { performTasks, waitingTasks } from "#test/tasks.ts";
import { deliverMail } from "./deliver-mail.ts";
import { mailTemplates } from "./mail-templates.tsx";

const link = "https://waymark.example/set-up?token=secret-token";
const toAda = { template: "test-link", to: "ada@example.test", props: { link } };

function LinkMail(props: { link: string }) {
  return (
    <MailLayout preview="A link for you" action={{ label: "Set up my account", link: props.link }}>
      <MailText>Here is your link.</MailText>
    </MailLayout>
  );
}

let smtp: TestSmtp;

beforeEach(async () => {
  smtp = await startSmtp();
  mailTemplates["test-link"] = {
    subject: () => "Set up your account",
    Mail: LinkMail,
  };
});

afterEach(async () => {
  delete mailTemplates["test-link"];
  await smtp.stop();
});

test("a mail reaches the server once, however often its task runs", async () => {
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const mailId = await db.transaction((tx) => sendMail(tx, toAda));
  await performTasks();
  await deliverMail({ mailId });

  const mail = await smtp.nextMailTo("ada@example.test");
  expect(mail.raw).toContain("Subject: Set up your account");
  expect(mail.raw).toContain(`Message-ID: <${mailId}@localhost>`);
  expect(smtp.received).toHaveLength(1);
});

test("a mail whose transaction is rolled back is never sent", async () => {
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const failing = db.transaction(async (tx) => {
    await sendMail(tx, toAda);
    throw new Error("changed my mind");
  });

  await expect(failing).rejects.toThrow("changed my mind");
  expect(await waitingTasks()).toEqual([]);
  expect(await listMails(1)).toEqual({ rows: [], total: 0 });
});

test("an outage is reported to the queue, and the next try delivers", async () => {
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const port = Number(new URL(smtp.url).port);
  await smtp.stop();
  const mailId = await db.transaction((tx) => sendMail(tx, toAda));

  await expect(deliverMail({ mailId })).rejects.toThrow("The mail server did not take the mail");
  expect(await findMail(mailId)).toMatchObject({ attempts: 1, sentAt: null, lastError: "ESOCKET" });

  smtp = await startSmtp(port);
  await deliverMail({ mailId });
  await smtp.nextMailTo("ada@example.test");
  expect(await findMail(mailId)).toMatchObject({ attempts: 2, lastError: null });
});

test("a mail refused for good is not tried again, and its link goes", async () => {
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const toNobody = { ...toAda, to: "nobody@example.test" };
  const mailId = await db.transaction((tx) => sendMail(tx, toNobody));

  await deliverMail({ mailId });
  await deliverMail({ mailId });

  const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
  expect(row).toMatchObject({
    attempts: 1,
    sentAt: null,
    lastError: "refused: EENVELOPE 550",
    props: {},
  });
  expect(JSON.stringify(row)).not.toContain("secret-token");
});

test("outside the demo nothing with the link stays behind", async () => {
  setSettings(testSettings({ smtpUrl: smtp.url, isDemo: false }));
  const mailId = await db.transaction((tx) => sendMail(tx, toAda));
  await performTasks();

  const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
  expect(row).toMatchObject({ subject: "Set up your account", props: {}, html: null, text: null });
  expect(JSON.stringify(row)).not.toContain("secret-token");
});

test("in the demo the mail is kept to be read, with plain text that stands alone", async () => {
  setSettings(testSettings({ isDemo: true }));
  const mailId = await db.transaction((tx) => sendMail(tx, toAda));
  await performTasks();

  const mail = await findMail(mailId);
  expect(mail).toMatchObject({ subject: "Set up your account", sentAt: null });
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text?.split("\n").filter(Boolean)).toEqual([
    "Waymark",
    "Here is your link.",
    `Set up my account: ${link}`,
    expect.stringContaining("You receive this email"),
  ]);
});

test("a decoy is the same work as a mail, reaches nobody, and is listed nowhere", async () => {
  setSettings(testSettings({ smtpUrl: smtp.url }));
  const work = [];
  for (const isDecoy of [false, true]) {
    const queued = await statementsOf(() =>
      db.transaction((tx) => sendMail(tx, { ...toAda, isDecoy })),
    );
    work.push({ queued, delivered: await statementsOf(performTasks) });
  }

  expect(work[1]).toEqual(work[0]);
  expect(smtp.received).toHaveLength(1);
  expect(smtp.greeted()).toBe(2);
  expect((await listMails(1)).total).toBe(1);
});
