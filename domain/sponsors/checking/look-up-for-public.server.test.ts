import { expect, onTestFinished } from "vitest";
import { setSearch } from "#platform/search.server.ts";
import { SearchUnavailable } from "#search/client.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aRegister, manyFirms, afterTheCopies as now } from "#test/register.ts";
import { row } from "#test/register-file.ts";
import { checkSponsor } from "./check-sponsor.server.ts";
import { checkForPublic, lookUpForPublic } from "./look-up-for-public.server.ts";

const tarnside = row("Tarnside Water Ltd", { town: "Carlisle" });
const from = { clientAddress: "192.0.2.7", now };

test("the public look-up answers with these fields and no others, and leaves out those who left", async () => {
  await aRegister([...manyFirms, tarnside, row("Tarnside Wafer Ltd")]);
  await aRegister([...manyFirms, tarnside], "2026-07-10");
  const answer = await lookUpForPublic({ q: "tarnside watr", town: null, limit: "5" }, from);

  expect(answer).toEqual({
    kind: "answer",
    asOf: "2026-07-10",
    results: [
      {
        name: "Tarnside Water Ltd",
        town: "Carlisle",
        county: null,
        ratings: ["A"],
        routes: ["Skilled Worker"],
        status: "possible_match",
        why: "Name differs by one letter.",
        score: expect.any(Number),
      },
    ],
  });
});

test("the public look-up refuses what is no name, and slows down who asks without end", async () => {
  await aRegister(manyFirms);
  const ask = (q: string | null) => lookUpForPublic({ q, town: null, limit: null }, from);
  expect(await ask("x")).toMatchObject({ kind: "bad-question" });
  expect(await ask(null)).toMatchObject({ kind: "bad-question" });
  for (let asked = 2; asked < 300; asked++) await ask("x");
  expect(await ask("Firm 1")).toMatchObject({ kind: "slow-down", retryAfterSeconds: 60 });
});

test("while the index is away, people are asked to try again: no page reads the register itself", async () => {
  await aRegister(manyFirms);
  setSearch({
    ask: () => Promise.reject(new SearchUnavailable("The index of sponsors is not ready")),
    isReady: () => false,
  });
  onTestFinished(() => setSearch(undefined));

  const question = { q: "Firm 1", town: "" };
  expect(await checkForPublic(question, from)).toMatchObject({ kind: "refused", status: 503 });
  const asked = { q: "Firm 1", town: null, limit: null };
  expect(await lookUpForPublic(asked, from)).toMatchObject({ kind: "away" });
  const requester = { id: (await aStudent()).id, clientAddress: from.clientAddress };
  const checked = await checkSponsor(requester, { q: "Firm 1", town: null }, now);
  expect(checked).toEqual({ ok: false, error: "look-up-away" });
});

test("before the first register nobody is listed", async () => {
  const asked = { q: "Firm 1", town: null, limit: null };
  expect(await lookUpForPublic(asked, from)).toEqual({ kind: "answer", asOf: null, results: [] });
});
