import { expect } from "vitest";
import { checkSponsor, findCheckOf } from "#domain/sponsors/checking/check-sponsor.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aRegister, manyFirms, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { stopsFor } from "./check-page.server.ts";

const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });
const fallen = row("Tarnside Water Ltd", { town: "Carlisle", rating: "Worker (B rating)" });

test("a dated record tells what the register had said by its day, and nothing later", async () => {
  await aRegister([...manyFirms, tarnside]);
  await aRegister([...manyFirms, fallen], "2026-07-10");
  const requester = { id: (await aStudent()).id, clientAddress: "192.0.2.9" };
  const checked = await checkSponsor(requester, { q: "tarnside water", town: null }, now);
  if (!checked.ok) throw new Error(checked.error);
  await aRegister(manyFirms, "2026-07-17");

  const record = await findCheckOf(requester, checked.value.id);
  const stops = await stopsFor(record!.answer);
  expect(stops.map(({ label }) => label)).toEqual([
    "In our copies since",
    "Rating changed",
    "Listed in this copy",
  ]);
  expect(stops[0]?.note).toBe("3 July 2026.");
  expect(stops.at(-1)?.note).toBe("10 July 2026. B, 1 route.");
});

test("one that joined later is told by its joining alone, and one of a single copy by that copy", async () => {
  await aRegister(manyFirms);
  const requester = { id: (await aStudent()).id, clientAddress: "192.0.2.9" };
  const labels = async (q: string) => {
    const checked = await checkSponsor(requester, { q, town: null }, now);
    if (!checked.ok) throw new Error(checked.error);
    return (await stopsFor(checked.value.answer)).map(({ label }) => label);
  };
  expect(await labels("Firm 1")).toEqual(["Listed in this copy"]);
  await aRegister([...manyFirms, tarnside], "2026-07-10");
  expect(await labels("tarnside water")).toEqual(["Joined", "Listed in this copy"]);
});
