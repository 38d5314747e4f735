import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents, users } from "#db/schema/accounts.ts";
import { activity } from "#db/schema/activity.ts";
import { messageEntries, messages } from "#db/schema/messages.ts";
import { mails } from "#db/schema/platform.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { retentionDays } from "#rules/retention.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent, lastMailTo } from "#test/factories.ts";
import { renderMail } from "#workers/mail-templates.tsx";
import { answerMessage, noteOnMessage } from "./answer-message.server.ts";
import { complaintSchema, contactSchema, type MessageInput } from "./message.schema.ts";
import { deleteClosedMessages, eraseMessageRows, messageRowsOf } from "./message-rows.server.ts";
import { unsafeFindMessage, unsafeListMessages } from "./messages.queries.server.ts";
import {
  assignMessage,
  closeMessage,
  moveMessage,
  reopenMessage,
} from "./pass-on-message.server.ts";
import { REFERENCE } from "./reference.ts";
import { type Sender, sendMessage } from "./send-message.server.ts";

const now = new Date("2026-11-16T10:00:00Z");
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

const input: MessageInput = {
  topic: "help",
  name: "Ada Reed",
  email: "ada@mail.example",
  body: "My CV does not print.",
};
let forms = 0;

function from(given: Partial<Sender> = {}): Sender {
  forms += 1;
  const formKey = `form-${forms}`;
  return { formKey, clientAddress: "192.0.2.1", userId: null, universityId: null, ...given };
}

async function aMessage(given: Partial<MessageInput> = {}, sender: Partial<Sender> = {}) {
  const kind = given.topic?.startsWith("complaint") ? "complaint" : "contact";
  const sent = await sendMessage(kind, { input: { ...input, ...given }, from: from(sender) }, now);
  if (!sent.ok) throw new Error(sent.error);
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.reference, sent.value.reference));
  return { id: row!.id, reference: sent.value.reference };
}

test("a message is stored with the day it is promised for, its writer gets a receipt, staff are told once an hour", async () => {
  const staff = await aStaffMember();
  const { id, reference } = await aMessage();
  await aMessage();

  expect(reference).toMatch(REFERENCE);
  // The student desk promises two working days; 16 November is a Monday.
  expect(await unsafeFindMessage(id)).toMatchObject({ reference, dueOn: "2026-11-18" });
  const receipt = await lastMailTo(input.email);
  expect(receipt).toMatchObject({ template: "message-received" });
  const told = await db.select().from(mails).where(eq(mails.recipient, staff.email));
  expect(told.map(({ template }) => template)).toEqual(["message-to-answer"]);
});

test("the same form sent twice is one message with one receipt and one reference", async () => {
  const sender = from();
  const send = () => sendMessage("contact", { input, from: sender }, now);
  const both = await Promise.all([send(), send()]);
  expect(both[0]).toEqual(both[1]);
  expect(await db.$count(messages)).toBe(1);
  expect(await db.$count(mails, eq(mails.template, "message-received"))).toBe(1);
});

test("twenty messages an hour come from one place; an address gets six receipts, and its messages still arrive", async () => {
  const send = (clientAddress: string) =>
    sendMessage("contact", { input, from: from({ clientAddress }) }, now);
  for (let at = 0; at < 20; at++) expect((await send("192.0.2.1")).ok).toBe(true);
  expect(await send("192.0.2.1")).toEqual({ ok: false, error: "slow-down" });
  expect((await send("192.0.2.2")).ok).toBe(true);
  expect(await db.$count(messages)).toBe(21);
  expect(await db.$count(mails, eq(mails.template, "message-received"))).toBe(6);
});

test("what a stranger typed is in no mail to the address they typed", async () => {
  const typed = "https://evil.example/win";
  await aMessage({ name: typed, body: typed, pageAddress: typed });
  const sent = await db.select({ to: mails.recipient, props: mails.props }).from(mails);
  expect(sent.map(({ to }) => to)).toEqual([input.email]);
  expect(JSON.stringify(sent)).not.toContain("evil");
});

test.each([
  ["without a topic", { topic: "" }, "topic"],
  ["a topic of the other form", { topic: "complaint-data" }, "topic"],
  ["a name with markup", { name: "<script>alert(1)</script>" }, "name"],
  ["no address", { email: "ada at mail" }, "email"],
  ["next to no words", { body: "  hi " }, "body"],
  ["5,001 characters", { body: "x".repeat(5001) }, "body"],
  ["a reference that is none", { follows: "12345" }, "follows"],
])("a form is refused: %s", (_case, wrong, field) => {
  const read = contactSchema.safeParse({ ...input, opened: "x", ...wrong });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("ends of lines are counted once, as the box on the page counts them", () => {
  const body = "x\r\n".repeat(2500).trim();
  expect(contactSchema.safeParse({ ...input, body }).success).toBe(true);
});

test("an answer goes by mail once, stands beside the message, and is on the trail", async () => {
  const [staff, colleague] = [await aStaffMember(), await aStaffMember()];
  const { id, reference } = await aMessage();
  const reply = { id, reply: "Try again.\n\nIt is mended.", isLast: false, seen: 0 };

  expect(await answerMessage(staff, reply, now)).toEqual({ ok: true, value: { reference } });
  expect(await answerMessage(colleague, reply, now)).toEqual({
    ok: false,
    error: "written-meanwhile",
  });

  const mail = await lastMailTo(input.email);
  const { text } = await renderMail(mail!.template, mail!.props);
  expect(text).toMatch(/Hello Ada,\s+Try again\.\s+It is mended\./);
  expect(text).toContain(`/contact-us?follows=${reference}`);
  expect(await unsafeFindMessage(id)).toMatchObject({
    answeredAt: now,
    closedAt: null,
    assignedTo: staff.name,
    entries: [{ kind: "reply", by: staff.name }],
  });
  const trail = await db.select().from(securityEvents);
  expect(trail).toMatchObject([{ kind: "message-replied", actorId: staff.id }]);
});

test("hostile words are text in the answer's mail", async () => {
  const staff = await aStaffMember();
  const { id } = await aMessage({ name: "Ada “><img src=x onerror=alert(1)>" });
  await answerMessage(staff, { id, reply: "<svg onload=alert(2)>", isLast: true, seen: 0 }, now);
  const mail = await lastMailTo(input.email);
  const { html } = await renderMail(mail!.template, mail!.props);
  expect(html).not.toMatch(/<img|<svg/);
});

test("a note goes to nobody and answers nothing", async () => {
  const staff = await aStaffMember();
  const { id } = await aMessage();
  await noteOnMessage(staff, { id, note: "Ask the CV people.", seen: 0 }, now);
  expect(await unsafeFindMessage(id)).toMatchObject({ answeredAt: null });
  expect(await db.$count(mails, eq(mails.template, "message-answered"))).toBe(0);
});

test("a message is assigned, moved, closed and opened again; only by staff", async () => {
  const [staff, student] = [await aStaffMember(), await aStudent()];
  const { id } = await aMessage();
  expect((await assignMessage(staff, { id, assignee: staff.id })).ok).toBe(true);
  expect(await assignMessage(staff, { id, assignee: student.id })).toMatchObject({
    error: "no-such-colleague",
  });
  expect((await moveMessage(staff, { id, topic: "privacy" })).ok).toBe(true);
  expect(await moveMessage(staff, { id, topic: "complaint-data" })).toMatchObject({
    error: "no-such-topic",
  });
  expect((await closeMessage(staff, id, now)).ok).toBe(true);
  expect(await closeMessage(staff, id, now)).toMatchObject({ error: "already-done" });
  const answer = { id, reply: "Hello", isLast: true, seen: 0 };
  expect(await answerMessage(staff, answer, now)).toMatchObject({ error: "is-closed" });
  expect((await reopenMessage(staff, id)).ok).toBe(true);
  expect(await closeMessage(student, id, now)).toMatchObject({ error: "forbidden" });
  expect(await closeMessage(staff, 999_999, now)).toMatchObject({ error: "not-found" });
  expect(await unsafeFindMessage(id)).toMatchObject({
    topic: "privacy",
    assignedToId: staff.id,
    closedAt: null,
  });
});

test("the list is narrowed by state, kind, desk, whose it is, reference and address", async () => {
  const staff = await aStaffMember();
  const late = await aMessage();
  const complaint = await aMessage({
    topic: "complaint-data",
    email: "bo@mail.example",
    wish: "Stop it.",
  });
  const done = await aMessage({ topic: "press" });
  await answerMessage(staff, { id: done.id, reply: "Gladly.", isLast: false, seen: 0 }, now);

  const asked = async (narrow: object) => {
    const { rows, total } = await unsafeListMessages({ page: 1, now: daysLater(3), ...narrow });
    expect(total).toBe(rows.length);
    return rows.map(({ id }) => id);
  };
  expect(await asked({ state: "waiting" })).toEqual([late.id, complaint.id]);
  // Two working days are over, a complaint's ten are not.
  expect(await asked({ state: "overdue" })).toEqual([late.id]);
  expect(await asked({ state: "answered" })).toEqual([done.id]);
  expect(await asked({ state: "closed" })).toEqual([]);
  expect(await asked({ kind: "complaint" })).toEqual([complaint.id]);
  expect(await asked({ desk: "privacy" })).toEqual([complaint.id]);
  expect(await asked({ assignee: { id: staff.id } })).toEqual([done.id]);
  expect(await asked({ assignee: "nobody", state: "waiting" })).toEqual([late.id, complaint.id]);
  expect(await asked({ q: late.reference.toLowerCase() })).toEqual([late.id]);
  expect(await asked({ q: "BO@mail.example" })).toEqual([complaint.id]);
});

test("a follow-up leads to the earlier message of the same writer, and to nobody else's", async () => {
  const first = await aMessage();
  const own = await aMessage({ follows: first.reference });
  const strangers = await aMessage({ follows: first.reference, email: "eve@mail.example" });
  expect(await unsafeFindMessage(own.id)).toMatchObject({ followsId: first.id });
  expect(await unsafeFindMessage(strangers.id)).toMatchObject({ followsId: null });
});

test("somebody signed in finds it in their data and activity; with the account it goes", async () => {
  const [student, staff] = [await aStudent(), await aStaffMember()];
  const { id } = await aMessage({ email: student.email }, { userId: student.id });
  const guests = await aMessage({ email: student.email });
  await answerMessage(staff, { id, reply: "Try again.", isLast: true, seen: 0 }, now);

  expect(await db.select({ kind: activity.kind }).from(activity)).toEqual([
    { kind: "message-sent" },
  ]);
  const mine = await exportMyData(student.id, now, [messageRowsOf]);
  expect(mine?.tables).toMatchObject({
    messages: [{ id, body: input.body }],
    messages_of_address: [{ id }, { id: guests.id }],
    message_entries: [{ body: "Try again." }],
  });
  expect(JSON.stringify(mine)).not.toContain(staff.id);

  await db.update(users).set({ eraseAfter: now }).where(eq(users.id, student.id));
  expect(await eraseAccounts(now, [eraseMessageRows])).toBe(1);
  expect(await db.$count(messages)).toBe(0);
  expect(await db.$count(messageEntries)).toBe(0);
});

test("closed messages and complaints go after their days; open ones stay", async () => {
  const staff = await aStaffMember();
  const closed = await aMessage();
  const complaint = await aMessage({ topic: "complaint-data" });
  await aMessage();
  for (const { id } of [closed, complaint]) await closeMessage(staff, id, now);

  await deleteClosedMessages(daysLater(retentionDays.closedMessages - 1));
  expect(await db.$count(messages)).toBe(3);
  await deleteClosedMessages(daysLater(retentionDays.closedMessages + 1));
  expect(await unsafeFindMessage(closed.id)).toBeNull();
  expect(await unsafeFindMessage(complaint.id)).not.toBeNull();
  await deleteClosedMessages(daysLater(retentionDays.closedComplaints + 1));
  expect(await db.$count(messages)).toBe(1);
});

test("a complaint may say what should be done, within reason", () => {
  const complaint = { ...input, topic: "complaint-other" };
  expect(complaintSchema.parse({ ...complaint, wish: "Say sorry." }).wish).toBe("Say sorry.");
  expect(complaintSchema.safeParse({ ...complaint, wish: "x".repeat(2001) }).success).toBe(false);
});
