import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { aRegister, idOfSponsor, manyFirms, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { confirmAlias } from "../aliases.server.ts";
import { checkForPublic } from "../checking/look-up-for-public.server.ts";
import { listMissedNames, rejectMissedName } from "./missed-names.server.ts";
import { listUntiedNames } from "./untied-names.server.ts";

const from = { clientAddress: "192.0.2.8", now };
const check = (q: string) => checkForPublic({ q, town: "" }, from);
const open = async () => (await listMissedNames({ page: 1 })).rows;

test("what readers do not find is counted by its name alone, and nothing that may be theirs", async () => {
  await aRegister(manyFirms);
  for (const q of ["Zzyx Analytics", "ZZYX  analytics ltd", "Firm 3", "me@zzyx.example"])
    await check(q);
  expect(await open()).toEqual([
    { nameKey: "zzyxanalytics", name: "Zzyx Analytics", times: 2, lastOn: "2026-11-15" },
  ]);
});

test("what is found by a hint alone is asked about too, and found outright once staff confirm it", async () => {
  await aRegister([...manyFirms, row("Tarnside Institute of Hydrology")]);
  await check("TIH");
  expect((await open()).map(({ name }) => name)).toEqual(["TIH"]);

  const organisationId = await idOfSponsor("Tarnside Institute of Hydrology");
  await confirmAlias(await aStaffMember(), { organisationId, alias: "TIH" }, now);
  expect(await open()).toEqual([]);
  expect(await check("TIH")).toMatchObject({ answer: { verdict: { status: "licensed" } } });
});

test("a name that staff reject or give to an employer is no longer asked about", async () => {
  await aRegister([...manyFirms, row("Tarnside Water Ltd")]);
  const staff = await aStaffMember();
  for (const q of ["Zzyx Analytics", "Quorble"]) await check(q);
  expect(await rejectMissedName(staff, "zzyxanalytics", now)).toMatchObject({ ok: true });
  expect(await rejectMissedName(staff, "zzyxanalytics", now)).toMatchObject({ ok: false });
  const organisationId = await idOfSponsor("Tarnside Water");
  expect(await confirmAlias(staff, { organisationId, alias: "Quorble" }, now)).toMatchObject({
    ok: true,
  });
  expect(await open()).toEqual([]);
  await check("Zzyx Analytics");
  expect(await open()).toEqual([]);
});

test("reviewed names whose entry is not on today's copy are listed, the others are not", async () => {
  await aRegister([...manyFirms, row("BT Group", { town: "London" })]);
  const names = (await listUntiedNames()).map(({ name }) => name);
  expect(names).toContain("UCL");
  expect(names).not.toContain("British Telecom");
});
