import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { familyLinks } from "#db/schema/jumpstart.ts";
import { eraseAccounts } from "#domain/accounts/erasure/erase-accounts.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { requestErasure } from "#domain/accounts/erasure/request-erasure.server.ts";
import { test } from "#test/database.ts";
import { aTraveller } from "#test/departure-factories.ts";
import { PASSWORD } from "#test/factories.ts";
import { noteDocument } from "../marks.server.ts";
import { MAX_FAMILY_LINKS } from "../refusals.ts";
import { LINK_DAYS } from "./family-link.ts";
import { familyView } from "./family-view.server.ts";
import { endFamilyLink, listFamilyLinks, openFamilyLink, sharePlan } from "./share-plan.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

async function shared(userId: string): Promise<string> {
  const made = await sharePlan({ userId, label: "Parents", parts: ["flight", "clocks"], now });
  return made.ok ? made.value.token : "";
}

test("a link opens the chosen parts until its owner ends it, and only its owner can", async () => {
  const [linh, ben] = [await aTraveller({}, now), await aTraveller({}, now)];
  const token = await shared(linh.id);
  expect(await openFamilyLink(token, now)).toEqual({
    userId: linh.id,
    parts: ["flight", "clocks"],
  });

  const [link] = await listFamilyLinks(linh.id, now);
  expect(link).toMatchObject({ label: "Parents", views: 1, isLive: true });
  await endFamilyLink(ben.id, link!.id, now);
  expect(await openFamilyLink(token, now)).not.toBeNull();
  await endFamilyLink(linh.id, link!.id, now);
  expect(await openFamilyLink(token, now)).toBeNull();
});

test("no link shows the flight unless chosen, nor papers, visa and money ever", async () => {
  const { id: userId } = await aTraveller({}, now);
  const most = await familyView({ userId, parts: ["clocks", "progress", "steps"] }, now);
  expect(most?.flight).toBeNull();
  expect(most?.clocks?.notes).toEqual([]);
  expect(Object.keys(most!.progress!)).toEqual(["done", "all"]);
  expect(most?.steps?.map(({ step }) => step)).toContain("way-from-airport");
  expect(JSON.stringify(most?.steps)).not.toMatch(/visa|money|passport|tuberculosis|CAS/i);
});

test("where there is no flight yet, the day the course starts is not told in its place", async () => {
  const { id: userId } = await aTraveller({ fliesOn: null }, now);
  const view = await familyView({ userId, parts: ["flight"] }, now);
  expect(view?.flight).toMatchObject({ daysLeft: null });
  expect(JSON.stringify(view)).not.toMatch(/course|2027/);
});

test("it runs out by itself, and a made-up one opens nothing", async () => {
  const { id } = await aTraveller({}, now);
  const token = await shared(id);
  expect(await openFamilyLink(token, later(LINK_DAYS - 1))).not.toBeNull();
  expect(await openFamilyLink(token, later(LINK_DAYS))).toBeNull();
  for (const made of ["", "x", token.slice(1), `${token.slice(0, -1)}~`, "a".repeat(32)])
    expect(await openFamilyLink(made, now)).toBeNull();
});

test("without a part, or with one link too many, none is made, also when two are made together", async () => {
  const { id: userId } = await aTraveller({}, now);
  expect(await sharePlan({ userId, label: "", parts: [], now })).toEqual({
    ok: false,
    error: "no-part",
  });
  const all = Array.from({ length: MAX_FAMILY_LINKS + 2 }, () => shared(userId));
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(MAX_FAMILY_LINKS);
});

test("anyone who asks to be deleted shows nothing more; all of it is in the download and goes", async () => {
  const linh = await aTraveller({}, now);
  const token = await shared(linh.id);
  await noteDocument(linh.id, { document: "passport", state: "ready", note: "To 2033", now });
  const { tables } = (await exportMyData(linh.id, now))!;
  expect(tables.family_links).toHaveLength(1);
  expect(tables.departures).toMatchObject([{ flies_at: "23:40", visa_state: "not-started" }]);
  expect(tables.departure_documents).toMatchObject([{ document: "passport", note: "To 2033" }]);

  await requestErasure(linh, PASSWORD, now);
  expect(await openFamilyLink(token, now)).toBeNull();
  await eraseAccounts(later(60));
  expect(await db.$count(familyLinks)).toBe(0);
});
