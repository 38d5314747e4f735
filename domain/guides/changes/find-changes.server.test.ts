import { expect } from "vitest";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { savePage } from "#domain/pages/save-page.server.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { guideTypeOf } from "../guide-types.ts";
import { findChanges } from "./find-changes.server.ts";

const type = guideTypeOf("united-kingdom")!;
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const words = {
  ...{ title: "CV", description: "A page.", body: "Words.", reviewBy: null, author: null },
  fields: { tools: [] },
};

test("sections that readers see are told by the day their words changed, drafts not at all", async () => {
  const staff = await aStaffMember();
  await addPage(type, staff, { slug: "cv", ...words }, at("2026-09-30"));
  await publishPage(type, staff, { slug: "cv" }, at("2026-10-01"));
  const change = { slug: "cv", baseRevision: 2, words: { ...words, body: "Other words." } };
  await savePage(type, staff, change, at("2026-10-20"));
  await addPage(type, staff, { slug: "interviews", ...words }, at("2026-10-21"));

  const asked = { slug: "united-kingdom", since: "2026-09-01", now: at("2026-11-16") };
  const view = await findChanges(asked);
  const ofWords = view!.changes.filter(({ kind }) => kind === "words");
  expect(ofWords.map(({ day, what }) => [day, what])).toEqual([
    ["2026-10-20", "CV: text changed"],
    ["2026-10-01", "CV: published"],
  ]);
  const later = await findChanges({ ...asked, since: "2026-10-02" });
  expect(later!.changes.filter(({ kind }) => kind === "words")).toHaveLength(1);
});

test("every country's facts can be told for the last two years, and a country without a guide has none", async () => {
  const asked = { since: "2024-11-16", now: at("2026-11-16") };
  const [uk, none] = await Promise.all([
    findChanges({ slug: "united-kingdom", ...asked }),
    findChanges({ slug: "atlantis", ...asked }),
  ]);
  expect(uk!.changes.length).toBeGreaterThan(3);
  expect(none).toBe(undefined);
});

test("a guide whose sections all begin on one day is one line, and a later change has its own", async () => {
  const staff = await aStaffMember();
  const india = guideTypeOf("india")!;
  for (const slug of ["overview", "cv", "interviews", "networking"]) {
    await addPage(india, staff, { slug, ...words }, at("2026-09-30"));
    await publishPage(india, staff, { slug }, at("2026-10-01"));
  }
  const change = { slug: "cv", baseRevision: 2, words: { ...words, body: "Other words." } };
  await savePage(india, staff, change, at("2026-10-20"));

  const view = await findChanges({ slug: "india", since: "2026-09-01", now: at("2026-11-16") });
  const ofWords = view!.changes.filter(({ kind }) => kind === "words");
  expect(ofWords.map(({ day, what, to }) => [day, what, to])).toEqual([
    ["2026-10-20", "CV: text changed", "/country-guide/india/cv"],
    ["2026-10-01", "4 sections published", "/country-guide/india/overview"],
  ]);
});

test("a section that is scheduled is told from its moment on, on the day of it", async () => {
  const staff = await aStaffMember();
  const ireland = guideTypeOf("ireland")!;
  await addPage(ireland, staff, { slug: "cv", ...words }, at("2026-09-30"));
  const from = at("2026-11-10");
  await publishPage(ireland, staff, { slug: "cv", from }, at("2026-10-01"));
  const told = async (now: Date) => {
    const view = await findChanges({ slug: "ireland", since: "2026-09-01", now });
    return view!.changes.filter(({ kind }) => kind === "words").map(({ day, what }) => [day, what]);
  };
  expect(await told(at("2026-11-09"))).toEqual([]);
  expect(await told(at("2026-11-11"))).toEqual([["2026-11-10", "CV: published"]]);
  // Published before its moment after all.
  await publishPage(ireland, staff, { slug: "cv" }, at("2026-11-02"));
  expect(await told(at("2026-11-09"))).toEqual([["2026-11-02", "CV: published"]]);
});

test("a line for many sections leads to the first of them", async () => {
  const staff = await aStaffMember();
  const germany = guideTypeOf("germany")!;
  for (const slug of ["cv", "interviews", "networking", "job-search"]) {
    await addPage(germany, staff, { slug, ...words }, at("2026-09-30"));
    await publishPage(germany, staff, { slug }, at("2026-10-01"));
  }
  const asked = { slug: "germany", since: "2026-09-01", now: at("2026-11-16") };
  const found = (await findChanges(asked))!.changes.filter(({ kind }) => kind === "words");
  expect(found.map(({ to }) => to)).toEqual(["/country-guide/germany/job-search"]);
});
