import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { pages } from "#db/schema/pages.ts";
import { unsafeListSecurityEvents } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { isHistory } from "./fact.ts";
import { readFactChecks } from "./fact-checks.server.ts";
import { listFactUses } from "./fact-uses.queries.server.ts";
import { factsOn } from "./facts.server.ts";
import { dueFacts, listChecksOf } from "./list-facts.server.ts";
import { markFactsChecked } from "./mark-facts-checked.server.ts";
import { quotedText } from "./quoted-text.server.ts";

/** Long after every check day of the shipped facts. */
const now = new Date("2028-03-01T12:00:00Z");
const today = "2028-03-01";
const standing = () => dueFacts(today).find(({ inForceTo }) => inForceTo === null)!.name;
const check = { note: "Same as before.", checkAgainBy: "2028-06-01" };

test("a fact that was checked says so to readers at once, and waits no more", async () => {
  const editor = await aStaffMember({ staffRole: "editor" });
  const name = standing();
  const page = { slug: "a-page", body: `It is {{fact:${name}}}.` };
  expect(JSON.stringify(quotedText(page, today))).not.toContain("Checked 1 March 2028");

  expect(await markFactsChecked(editor, { names: [name], ...check }, now)).toEqual({
    ok: true,
    value: { count: 1 },
  });

  const text = JSON.stringify(quotedText(page, today));
  expect(text).toContain("Checked 1 March 2028");
  expect(text).toContain('"isDue":false');
  expect(dueFacts(today).map((fact) => fact.name)).not.toContain(name);
  expect(await listChecksOf(name)).toMatchObject([{ note: "Same as before.", by: editor.name }]);
  expect((await unsafeListSecurityEvents({ page: 1 })).rows).toMatchObject([
    { kind: "fact-checked", actorId: editor.id, detail: { facts: name } },
  ]);
});

test("authors and moderators check no facts, and a fact nobody knows is not found", async () => {
  const names = [standing()];
  for (const staffRole of ["author", "moderator"] as const) {
    const staff = await aStaffMember({ staffRole });
    expect(await markFactsChecked(staff, { names, ...check }, now)).toEqual({
      ok: false,
      error: "forbidden",
    });
  }
  expect(
    await markFactsChecked(await aStaffMember(), { names: ["uk-no-such"], ...check }, now),
  ).toEqual({ ok: false, error: "not-found" });
});

test("a fact whose time has ended waits for a release, whatever is said at the desk", async () => {
  const ended = dueFacts(today).find(({ inForceTo }) => inForceTo !== null)!.name;
  const staff = await aStaffMember();
  expect(await markFactsChecked(staff, { names: [ended], ...check }, now)).toEqual({
    ok: false,
    error: "ended",
  });
});

test("a record of a past day needs no check", async () => {
  const past = [...factsOn(today).values()].find(isHistory)!.name;
  const staff = await aStaffMember();
  expect(await markFactsChecked(staff, { names: [past], ...check }, now)).toEqual({
    ok: false,
    error: "history",
  });
});

test("a check is of the value it was made of", async () => {
  const staff = await aStaffMember();
  const name = standing();
  await markFactsChecked(staff, { names: [name], ...check }, now);
  await db.execute("update fact_checks set value = 'another figure'");
  await db.execute("update fact_checks set id = default");

  await readFactChecks();

  expect(factsOn(today).get(name)?.checkedOn).not.toBe(today);
});

test("where a fact is used is read from the words of pages", async () => {
  const page = { type: "post", description: "", status: "published" as const, fields: {} };
  const at = { revision: 1, createdAt: now, updatedAt: now };
  await db.insert(pages).values([
    {
      ...page,
      ...at,
      slug: "one",
      title: "One",
      body: "{{fact:uk-a-line}} and {{fact:uk-a-line}}",
    },
    { ...page, ...at, slug: "two", title: "Two", body: "None.", description: "{{fact:uk-b-line}}" },
  ]);
  expect(
    (await listFactUses(new Date("2026-11-16T09:00:00Z"), "uk-a-line")).map(({ slug }) => slug),
  ).toEqual(["one"]);
  expect(
    (await listFactUses(new Date("2026-11-16T09:00:00Z"))).map(({ fact, slug }) => [fact, slug]),
  ).toEqual([
    ["uk-a-line", "one"],
    ["uk-b-line", "two"],
  ]);
});
