import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aRegister, manyFirms, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { bulkCsv, listSentence } from "./bulk-check.ts";
import { checkMany } from "./check-many.server.ts";
import { checkSponsor, findCheckOf, listChecks } from "./check-sponsor.server.ts";
import { countLookUps } from "./count-look-ups.server.ts";
import { checkForPublic, lookUpForPublic } from "./look-up-for-public.server.ts";

const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });

async function anAsker(clientAddress = "192.0.2.9") {
  return { id: (await aStudent()).id, clientAddress };
}

test("a check is kept as it was answered, for its asker alone", async () => {
  await aRegister([...manyFirms, tarnside]);
  const [requester, other] = [await anAsker(), await anAsker()];
  const checked = await checkSponsor(requester, { q: "tarnside water", town: null }, now);
  if (!checked.ok) throw new Error(checked.error);
  await aRegister(manyFirms, "2026-07-10");

  const record = await findCheckOf(requester, checked.value.id);
  expect(record).toMatchObject({ query: "tarnside water", status: "licensed", asOf: "2026-07-03" });
  expect(record?.answer.results[0]?.name).toBe("Tarnside Water Ltd");
  expect(await findCheckOf(other, checked.value.id)).toBeNull();
  expect((await listChecks(requester)).total).toBe(1);
  expect((await listChecks(other)).total).toBe(0);
});

test("a pasted list is checked line by line, towns and commas understood", async () => {
  await aRegister([
    ...manyFirms,
    tarnside,
    row("Larkmoor, Rivers and Trust"),
    row("@@@ FILER LIMITED"),
  ]);
  const pasted =
    "Tarnside Water, Carlisle\n\ntarnside water, carlisle\nLarkmoor, Rivers and Trust\n@@@ filer\nNobody\n";
  const checked = await checkMany(await anAsker(), pasted, now);
  if (!checked.ok) throw new Error(checked.error);

  const { lines, repeated } = checked.value;
  expect(repeated).toBe(1);
  expect(lines.map(({ answer }) => answer.verdict.status)).toEqual([
    "licensed",
    "licensed",
    "licensed",
    "not_found",
  ]);
  const csv = bulkCsv(lines, "2026-07-31").split("\r\n");
  expect(csv[1]).toContain("Tarnside Water Ltd,Carlisle,A,Skilled Worker");
  expect(csv[3]).toMatch(/^'@@@ filer,.*,'@@@ FILER LIMITED,/);
  expect(csv[1]).toMatch(/,2026-07-03$/);
  expect(bulkCsv(lines, "2026-08-01")).toContain(",2026-07-03 (an old copy)\r\n");
});

test("more than fifty names, or none, are refused", async () => {
  await aRegister(manyFirms);
  const requester = await anAsker();
  const tooMany = Array.from({ length: 51 }, (_, n) => `Name ${n}`).join("\n");
  expect(await checkMany(requester, tooMany, now)).toEqual({ ok: false, error: "too-many-names" });
  expect(await checkMany(requester, " \n ", now)).toEqual({ ok: false, error: "no-names" });
});

test("every name of a list counts as a look-up: the register cannot be copied fifty at a time", async () => {
  await aRegister(manyFirms);
  const requester = await anAsker();
  const fifty = Array.from({ length: 50 }, (_, n) => `Firm ${n}`).join("\n");
  const counted = { userId: requester.id, clientAddress: requester.clientAddress, now };
  expect(await checkMany(requester, fifty, now)).toMatchObject({ ok: true });
  await countLookUps(200, counted);
  expect(await checkMany(requester, fifty, now)).toMatchObject({ ok: true });
  expect(await checkMany(requester, "Firm 1", now)).toEqual({ ok: false, error: "slow-down" });
  const one = { q: "Firm 1", town: null };
  expect(await checkSponsor(requester, one, now)).toEqual({ ok: false, error: "slow-down" });
});

test("a line that is no name is said to be too long, not looked up by its first letters", async () => {
  await aRegister([...manyFirms, tarnside]);
  const requester = await anAsker();
  const ask = (text: string) => checkMany(requester, text, now);
  const long = "x".repeat(161);
  expect(await ask(`Firm 1\n${long}`)).toEqual({ ok: false, error: "line-too-long" });
  expect(await ask(`${long}, Leeds`)).toEqual({ ok: false, error: "line-too-long" });
  expect(await ask(`${"x".repeat(150)}, Stratford upon Avon`)).toMatchObject({ ok: true });
  expect(await ask(`Trustees of Firm 1, ${"x".repeat(140)}`)).toMatchObject({ ok: true });
  expect(listSentence("line-too-long", `Firm 1\n${long}`)).toContain("begins “xxxx");
});

test("the list of checks says where several employers were meant", async () => {
  const harrow = ["Wembley", "Coventry"].map((town) => row("Harrow Logistics Ltd", { town }));
  await aRegister([...manyFirms, ...harrow]);
  const requester = await anAsker();
  await checkSponsor(requester, { q: "Harrow Logistics", town: null }, now);
  await checkSponsor(requester, { q: "Harrow Logistics", town: "Wembley" }, now);
  const { rows } = await listChecks(requester);
  expect(rows.map(({ isAmbiguous }) => isAmbiguous).sort()).toEqual([false, true]);
});

test("many accounts behind one address cannot copy the register either", async () => {
  await aRegister(manyFirms);
  const fifty = Array.from({ length: 50 }, (_, n) => `Firm ${n}`).join("\n");
  const [first, elsewhere] = [await anAsker(), await anAsker()];
  for (let accounts = 0; accounts < 10; accounts++) {
    const { id } = await anAsker();
    const from = { userId: id, clientAddress: first.clientAddress, now };
    for (let lists = 0; lists < 6; lists++) await countLookUps(50, from);
  }
  expect(await checkMany(first, fifty, now)).toEqual({ ok: false, error: "slow-down" });
  const away = { ...elsewhere, clientAddress: "192.0.2.77" };
  expect(await checkMany(away, fifty, now)).toMatchObject({ ok: true });
});

test("a few names of one's own are always looked up, however many others ask from one address", async () => {
  await aRegister(manyFirms);
  const few = await anAsker();
  for (let accounts = 0; accounts < 11; accounts++) {
    const { id } = await anAsker();
    await countLookUps(300, { userId: id, clientAddress: few.clientAddress, now });
  }
  const one = { q: "Firm 1", town: null };
  for (let asked = 0; asked < 20; asked++) {
    expect(await checkSponsor(few, one, now)).toMatchObject({ ok: true });
  }
  expect(await checkSponsor(few, one, now)).toEqual({ ok: false, error: "slow-down" });
});

test("anyone who is signed in is counted by account: a neighbour's script stops nobody", async () => {
  await aRegister(manyFirms);
  // What other tests asked from theirs, this process still counts.
  const clientAddress = "192.0.2.41";
  const [busy, other] = [await anAsker(clientAddress), await anAsker(clientAddress)];
  const from = { clientAddress, now };
  const api = { q: "x", town: null, limit: null };
  await countLookUps(299, from, "api");
  expect(await lookUpForPublic(api, from)).not.toMatchObject({ kind: "slow-down" });
  const one = { q: "Firm 1", town: null };
  expect(await lookUpForPublic(api, from)).toMatchObject({ kind: "slow-down" });
  expect(await checkForPublic({ q: "Firm 1", town: "" }, from)).toMatchObject({ kind: "answer" });
  expect(await checkSponsor(busy, one, now)).toMatchObject({ ok: true });

  await countLookUps(299, { ...from, userId: busy.id });
  expect(await checkSponsor(busy, one, now)).toEqual({ ok: false, error: "slow-down" });
  expect(await checkSponsor(other, one, now)).toMatchObject({ ok: true });
  const signedIn = { ...from, userId: busy.id };
  expect(await checkForPublic({ q: "Firm 1", town: "" }, signedIn)).toMatchObject({ status: 429 });
});
