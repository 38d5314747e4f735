import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { partnerLeads } from "#db/schema/employers.ts";
import { mails } from "#db/schema/platform.ts";
import { requestEmployerAccess } from "#domain/accounts/access/request-employer-access.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember, lastMailTo } from "#test/factories.ts";
import { addLead, forgetAnsweredLetters, markAnswered, unsafeListLeads } from "./leads.server.ts";

const now = new Date("2026-11-15T10:00:00Z");
const HERE = "192.0.2.1";
const letter = {
  kind: "employer",
  organisation: "Ostler Bay Foods",
  name: "Ada Reed",
  email: "ada@ostler.example",
  message: "We hire 12 graduates a year.",
} as const;

test("a letter is kept, its writer thanked, staff told once an hour, and answered once", async () => {
  const staff = await aStaffMember();
  await addLead(letter, HERE, now);
  await addLead({ ...letter, message: "And interns in summer." }, HERE, now);

  expect(await lastMailTo(letter.email)).toMatchObject({ template: "lead-received" });
  expect(await lastMailTo(staff.email)).toMatchObject({ template: "lead-to-answer" });
  const { rows, total } = await unsafeListLeads({ page: 1 });
  expect(total).toBe(2);
  expect((await markAnswered(staff, rows[0]!.id, now)).ok).toBe(true);
  await forgetAnsweredLetters(new Date("2027-12-01T00:00:00Z"));
  expect((await unsafeListLeads({ page: 1 })).rows.map((lead) => lead.id)).toEqual([rows[1]!.id]);
  expect(await markAnswered(staff, rows[0]!.id, now)).toEqual({
    ok: false,
    error: "already-decided",
  });
});

test("twenty letters an hour come from one place, whomever they name", async () => {
  const write = (at: number, from: string) =>
    addLead({ ...letter, email: `a${at}@stranger.example` }, from, now);
  for (let at = 0; at < 20; at++) expect((await write(at, HERE)).ok).toBe(true);

  expect(await write(20, HERE)).toEqual({ ok: false, error: "slow-down" });
  expect((await write(21, "192.0.2.2")).ok).toBe(true);
  expect(await db.$count(partnerLeads)).toBe(21);
});

test("twenty accounts an hour are asked for from one place", async () => {
  const ask = (at: number, from: string) =>
    requestEmployerAccess(
      { email: `a${at}@stranger.example`, name: "Ada", employerName: "Ostler", reason: null },
      from,
      now,
    );
  for (let at = 0; at < 20; at++) expect((await ask(at, HERE)).ok).toBe(true);

  expect(await ask(20, HERE)).toEqual({ ok: false, error: "slow-down" });
  expect((await ask(21, "192.0.2.2")).ok).toBe(true);
});

test("what a stranger typed is in no mail to the address they typed", async () => {
  const typed = "https://evil.example/win";
  await addLead({ ...letter, name: typed, organisation: typed, message: typed }, HERE, now);
  const to = "bob@stranger.example";
  const asking = { email: to, name: typed, employerName: typed, reason: typed };
  await requestEmployerAccess(asking, HERE, now);

  const sent = await db.select({ to: mails.recipient, props: mails.props }).from(mails);
  expect(sent.map((mail) => mail.to)).toEqual([letter.email, to]);
  expect(JSON.stringify(sent)).not.toContain("evil");
});
