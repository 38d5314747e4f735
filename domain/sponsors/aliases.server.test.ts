import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aRegister, idOfSponsor, manyFirms, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { confirmAlias, listAliases, removeAlias } from "./aliases.server.ts";
import { findSponsors } from "./find-sponsors.server.ts";

const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });
/** An organisation that has other names with Waymark itself. */
const accountants = row("PricewaterhouseCoopers LLP", { town: "London" });

async function statusOf(q: string) {
  return (await findSponsors({ q }))?.verdict.status;
}

test("an alias that staff confirm is found at once, with who and when; removed, it is not", async () => {
  await aRegister([...manyFirms, tarnside]);
  const staff = await aStaffMember();
  const organisationId = await idOfSponsor("Tarnside Water");
  const confirm = (alias: string) => confirmAlias(staff, { organisationId, alias }, now);
  expect(await confirm("T.W.C.")).toMatchObject({ ok: true });
  expect(await confirm("twc")).toEqual({ ok: false, error: "alias-taken" });
  expect(await confirm(" - ")).toEqual({ ok: false, error: "alias-empty" });

  const found = await findSponsors({ q: "TWC" });
  expect(found?.verdict).toMatchObject({
    status: "licensed",
    organisationId,
    why: "Another name we know is the same. “T.W.C.” is a name of it, confirmed by our staff on 15 November 2026.",
  });
  const { rows } = await listAliases();
  expect(rows).toMatchObject([
    { alias: "T.W.C.", confirmedBy: staff.name, confirmedAt: now, isOurs: false },
  ]);

  await removeAlias(staff, rows[0]!.id, now);
  expect(await statusOf("TWC")).toBe("not_found");
  expect((await listAliases()).total).toBe(0);
});

test("a removed alias can be given again, to another organisation", async () => {
  await aRegister([...manyFirms, tarnside]);
  const staff = await aStaffMember();
  const [first, second] = [await idOfSponsor("Tarnside Water"), await idOfSponsor("Firm 7")];
  await confirmAlias(staff, { organisationId: first, alias: "T.W.C." }, now);
  await removeAlias(staff, (await listAliases()).rows[0]!.id, now);

  const again = await confirmAlias(staff, { organisationId: second, alias: "TWC" }, now);
  expect(again).toMatchObject({ ok: true });
  expect((await findSponsors({ q: "T.W.C." }))?.verdict.organisationId).toBe(second);
});

test("an alias that came with Waymark and was removed stays away when the next copy is read", async () => {
  await aRegister([...manyFirms, accountants]);
  expect(await statusOf("PwC")).toBe("licensed");
  const { rows } = await listAliases();
  const pwc = rows.find(({ alias }) => alias === "PwC");
  expect(pwc).toMatchObject({ isOurs: true, confirmedBy: null });
  await removeAlias(await aStaffMember(), pwc!.id, now);

  await aRegister([...manyFirms, accountants, tarnside], "2026-07-10");
  expect(await statusOf("PwC")).not.toBe("licensed");
  expect((await listAliases()).rows.map(({ alias }) => alias)).not.toContain("PwC");
});

test("removing an alias and adding it again never wait for each other in a circle", async () => {
  await aRegister([...manyFirms, accountants]);
  const staff = await aStaffMember();
  const organisationId = await idOfSponsor("PricewaterhouseCoopers LLP");
  for (let turn = 0; turn < 5; turn++) {
    const [pwc] = (await listAliases()).rows.filter(({ alias }) => alias === "PwC");
    await Promise.all([
      removeAlias(staff, pwc!.id, now),
      confirmAlias(staff, { organisationId, alias: "PwC" }, now),
      removeAlias(staff, pwc!.id, now),
    ]);
    await confirmAlias(staff, { organisationId, alias: "PwC" }, now);
  }
  expect(await statusOf("PwC")).toBe("licensed");
});
