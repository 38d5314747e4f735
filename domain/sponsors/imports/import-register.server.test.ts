import { gzipSync } from "node:zlib";
import { asc, eq, sql } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { db } from "#db/client.server.ts";
import {
  sponsorEvents,
  sponsorImports,
  sponsorLicences,
  sponsorOrganisations,
} from "#db/schema/sponsors.ts";
import { setSearch } from "#platform/search.server.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { test } from "#test/database.ts";
import { registerFile, row } from "#test/register-file.ts";
import { waitingTasks } from "#test/tasks.ts";
import { findSponsors } from "../find-sponsors.server.ts";
import type { EmployerEntry } from "../names/employer-entry.ts";
import { EmployerNames } from "../names/employer-names.server.ts";
import { sponsorNames } from "../register/names-source.server.ts";
import {
  type ImportProgress,
  importRegister,
  type RegisterFile,
} from "./import-register.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

function give(
  rows: RawRow[] | string,
  given: Partial<RegisterFile> = {},
  onProgress?: (progress: ImportProgress) => Promise<void>,
) {
  const text = typeof rows === "string" ? rows : registerFile(rows);
  return importRegister(
    { bytes: Buffer.from(text), asOf: "2026-07-03", source: "file", sourceName: "a.csv", ...given },
    now,
    onProgress,
  );
}

/** Enough rows that losing one is no great loss. */
const many = Array.from({ length: 120 }, (_, n) => row(`Firm ${n} Ltd`));

function timeline(name: string) {
  return db
    .select({
      kind: sponsorEvents.kind,
      seenOn: sponsorEvents.seenOn,
      before: sponsorEvents.before,
      after: sponsorEvents.after,
    })
    .from(sponsorEvents)
    .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorEvents.organisationId))
    .where(eq(sponsorOrganisations.name, name))
    .orderBy(asc(sponsorEvents.id));
}

async function stored() {
  const [counts] = await db
    .select({ rows: sql<number>`sum(copies)::int`, lines: sql<number>`count(*)::int` })
    .from(sponsorLicences);
  return counts;
}

test("the first copy is kept row for row, copies and all, and makes no events", async () => {
  const result = await give([
    ...many,
    row("Firm 1 Ltd"),
    row(" Harrow\tLtd T/A Shop ", { county: "N/A" }),
  ]);

  expect(result).toMatchObject({ ok: true, value: { rows: 122, asOf: "2026-07-03" } });
  expect(await stored()).toEqual({ rows: 122, lines: 121 });
  expect(await db.select({ id: sponsorEvents.id }).from(sponsorEvents)).toEqual([]);
  const [harrow] = await db
    .select({
      town: sponsorOrganisations.town,
      county: sponsorOrganisations.county,
      standing: sponsorOrganisations.standing,
    })
    .from(sponsorOrganisations)
    .where(eq(sponsorOrganisations.name, "Harrow Ltd T/A Shop"));
  expect(harrow).toEqual({ town: "Leeds", county: null, standing: "licensed" });
  expect((await waitingTasks()).map(({ name }) => name)).toEqual(["register-changed"]);
});

test("gzip is told by its bytes; the same file again changes nothing", async () => {
  const first = await give(many, { bytes: gzipSync(registerFile(many)) });
  const again = await give(many);

  expect(first).toMatchObject({ ok: true, value: { importId: 1 } });
  expect(again).toMatchObject({ ok: true, value: { importId: 1, isNew: false } });
  expect(await db.select({ id: sponsorImports.id }).from(sponsorImports)).toHaveLength(1);
});

test("an unchanged register on a later day only moves the day", async () => {
  await give(many);
  expect(await give(many, { asOf: "2026-07-10" })).toMatchObject({
    ok: true,
    value: { importId: 2 },
  });
  expect(await stored()).toEqual({ rows: 120, lines: 120 });
});

test("each kind of change is told on the organisation's timeline", async () => {
  const before = [
    row("Stays Ltd"),
    row("Goes Ltd"),
    row("Falls Ltd"),
    row("Moves Ltd"),
    row("Adds Ltd"),
  ];
  const after = [
    row("Stays Ltd"),
    row("Comes Ltd"),
    row("Falls Ltd", { rating: "Worker (B rating)" }),
    row("Moves Ltd", { town: "Hull" }),
    row("Adds Ltd"),
    row("Adds Ltd", { route: "Scale-up" }),
  ];
  await give([...many, ...before]);
  await give([...many, ...after], { asOf: "2026-07-10" });

  const on = { seenOn: "2026-07-10" };
  expect(await timeline("Stays Ltd")).toEqual([]);
  expect(await timeline("Goes Ltd")).toMatchObject([{ kind: "left", ...on }]);
  expect(await timeline("Comes Ltd")).toMatchObject([{ kind: "joined", ...on }]);
  expect(await timeline("Falls Ltd")).toMatchObject([
    { kind: "rating_changed", before: "A", after: "B", ...on },
  ]);
  expect(await timeline("Moves Ltd")).toMatchObject([
    { kind: "moved", before: "Leeds", after: "Hull", ...on },
  ]);
  expect(await timeline("Adds Ltd")).toMatchObject([{ kind: "route_gained", after: "A", ...on }]);
});

test("an organisation that leaves and comes back keeps one timeline", async () => {
  await give([...many, row("Back Ltd")]);
  await give(many, { asOf: "2026-07-10" });
  const [gone] = await db
    .select()
    .from(sponsorOrganisations)
    .where(eq(sponsorOrganisations.name, "Back Ltd"));
  await give([...many, row("BACK LIMITED")], { asOf: "2026-07-17" });

  expect(gone).toMatchObject({
    isOnRegister: false,
    lastSeenOn: "2026-07-03",
    leftOn: "2026-07-10",
  });
  expect((await timeline("BACK LIMITED")).map(({ kind }) => kind)).toEqual(["left", "joined"]);
});

test("a move that flips back is two moves of one organisation", async () => {
  await give([...many, row("Barber Ltd", { town: "Mitcham" })]);
  await give([...many, row("Barber Ltd", { town: "Coulsdon" })], { asOf: "2026-07-10" });
  await give([...many, row("Barber Ltd", { town: "Mitcham" })], { asOf: "2026-07-17" });

  expect((await timeline("Barber Ltd")).map(({ after }) => after)).toEqual(["Coulsdon", "Mitcham"]);
});

test.each([
  ["a web page", "<!doctype html><html></html>", {}, "web-page"],
  ["a spreadsheet", "PK\u0003\u0004", {}, "spreadsheet"],
  ["half a gzip", "", { bytes: gzipSync(registerFile(many)).subarray(0, 200) }, "broken-gzip"],
  ["UTF-16", "", { bytes: Buffer.from(registerFile([row("Mill")]), "utf16le") }, "not-utf8"],
  ["Latin-1", "", { bytes: Buffer.from(registerFile([row("Café")]), "latin1") }, "not-utf8"],
  ["a cut file", registerFile(many).slice(0, -5), { asOf: "2026-07-10" }, "truncated"],
  ["an older file", registerFile(many), { asOf: "2026-06-26" }, "older-than-current"],
  ["a day to come", registerFile(many), { asOf: "2026-12-01" }, "future-date"],
  ["no day", registerFile(many), { asOf: null }, "no-date"],
  [
    "a file with too few rows",
    registerFile(many.slice(0, 30)),
    { asOf: "2026-07-10" },
    "loses-too-much",
  ],
] as const)("%s is refused and the last good copy stays", async (_what, text, given, error) => {
  await give(many);
  const result = await give(text, given as Partial<RegisterFile>);

  expect(result).toMatchObject({ ok: false, error });
  expect(await stored()).toEqual({ rows: 120, lines: 120 });
  const [note] = await db.select().from(sponsorImports).where(eq(sponsorImports.state, "refused"));
  expect(note?.refusal).toMatch(/\.$|\)$/);
});

test("a great loss is taken when somebody says it is right", async () => {
  await give(many);
  const result = await give(many.slice(0, 30), { asOf: "2026-07-10", acceptsLoss: true });

  expect(result).toMatchObject({ ok: true });
  expect(await stored()).toEqual({ rows: 30, lines: 30 });
});

test("two imports compared with the same copy: the database lets one in, the other is told", async () => {
  const bothCompared = Promise.withResolvers<void>();
  let compared = 0;
  const meet = async ({ phase }: ImportProgress) => {
    if (phase !== "saving") return;
    compared += 1;
    if (compared === 2) bothCompared.resolve();
    await bothCompared.promise;
  };
  const results = await Promise.all([give(many, {}, meet), give(many.slice(1), {}, meet)]);

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, error: "changed-meanwhile" });
});

test("the demo's register makes way for a real one, whatever its day, and goes with the next copy", async () => {
  await give([row("Made Up Ltd")], { source: "demo", asOf: "2026-11-14" });
  expect((await findSponsors({ q: "Made Up" }))?.isDemo).toBe(true);
  expect(await give(many)).toMatchObject({ ok: true });
  const answer = await findSponsors({ q: "Made Up" });
  expect(answer).toMatchObject({ isDemo: false, verdict: { status: "not_found" }, results: [] });

  expect(await give([...many, row("New Ltd")], { asOf: "2026-07-10" })).toMatchObject({ ok: true });
  expect(await stored()).toEqual({ rows: 121, lines: 121 });
  const names = await db.select({ name: sponsorOrganisations.name }).from(sponsorOrganisations);
  expect(names.map(({ name }) => name)).not.toContain("Made Up Ltd");
});

test("while the index still reads, the copy before answers, with its own day", async () => {
  await give([row("Made Up Ltd")], { source: "demo", asOf: "2026-11-14" });
  const index = new EmployerNames();
  const read = (changed: readonly EmployerEntry[]) => index.apply({ changed, gone: [] });
  await sponsorNames.readAll(async (entries) => read(entries));
  expect(await give(many)).toMatchObject({ ok: true });

  setSearch({
    ask: async (_, question) => index.answer(question as never) as never,
    isReady: () => true,
  });
  onTestFinished(() => setSearch(undefined));
  const answer = await findSponsors({ q: "Made Up" });
  expect(answer).toMatchObject({
    asOf: "2026-11-14",
    isDemo: true,
    results: [{ name: "Made Up Ltd" }],
  });
});
