import { expect } from "vitest";
import { findBoardPage } from "#domain/jobs/board/board.server.ts";
import { boardAddress } from "#domain/jobs/board/board-address.ts";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { readAsked } from "./board-request.server.ts";
import { searchInMisspeltPlace } from "./misspelt-place.server.ts";

const now = new Date("2026-11-18T09:00:00Z");
const place = { board: "jobs", path: "/jobs" } as const;

/** Where a search of these words is sent on to because of a misspelt place; null where it stays. */
async function sentOn(words: string, chosen = {}): Promise<string | null> {
  const asked = new URLSearchParams({ q: words, ...chosen });
  const url = new URL(`https://waymark.example/jobs?${asked}`);
  const { search } = await readAsked(place, url, now);
  const there = await searchInMisspeltPlace(await findBoardPage(search, now), now);
  return there && decodeURIComponent(boardAddress("/jobs", there.search, there));
}

test("a misspelt town among the words is searched in, and said", async () => {
  const employerId = (await anEmployer({ name: "Kelpie Bank" })).id;
  await aJob({ employerId, title: "Staff nurse", city: "Manchester" });
  await aJob({ employerId, title: "Staff nurse", city: "Milton Keynes" });
  await aJob({ employerId, title: "Software developer", city: "Edinburgh" });
  await startTestSearch();

  expect(await sentOn("nurse manchestr")).toBe(
    "/jobs?q=nurse&city=Manchester&typed=nurse+manchestr&near=manchestr",
  );
  // Another slip beside it stays for the page to mend.
  expect(await sentOn("sofware Edinbrugh")).toBe(
    "/jobs?q=sofware&city=Edinburgh&typed=sofware+Edinbrugh&near=edinbrugh",
  );
  expect(await sentOn("nurse in milton kaynes")).toBe(
    "/jobs?q=nurse&city=Milton+Keynes&typed=nurse+in+milton+kaynes&near=milton+kaynes",
  );
  // No developer is in Manchester, so all of the words find nothing; and no job is in these places.
  expect(await sentOn("developer machester")).toBe(
    "/jobs?q=developer&city=Manchester&typed=developer+machester&near=machester",
  );
  expect(await sentOn("nurse in scottland")).toBe(
    "/jobs?q=nurse&area=Scotland&typed=nurse+in+scottland&near=scottland",
  );
  expect(await sentOn("nurse manchestr", { city: "Edinburgh" })).toBeNull();
  expect(await sentOn("nurse manchestr", { country: "gb" })).toBe(
    "/jobs?q=nurse&country=gb&city=Manchester&typed=nurse+manchestr&near=manchestr",
  );
  expect(await sentOn("nurse manchestr", { country: "ie" })).toBeNull();
  expect(await sentOn("nurse manchestr 2027")).toBe(
    "/jobs?q=nurse+2027&city=Manchester&typed=nurse+manchestr+2027&near=manchestr",
  );
  expect(await sentOn("softwear")).toBeNull();
  expect(await sentOn("nurse")).toBeNull();
});

test("a word that jobs say is no slip of a place, and neither is one of a name", async () => {
  const employerId = (await anEmployer({ name: "Kelpie Bank" })).id;
  await aJob({ employerId, title: "Sterling trader", city: "Leeds" });
  await aJob({ employerId, title: "Staff nurse", city: "Stirling" });
  await startTestSearch();

  expect(await sentOn("nurse sterling")).toBeNull();
  expect(await sentOn("university of bristal")).toBeNull();
  // A town of its own that no job is near, and a shop.
  expect(await sentOn("nurse harlow")).toBeNull();
  expect(await sentOn("iceland")).toBeNull();
});

test("a town without a job is searched round, where it is no word of the work", async () => {
  const { id: employerId } = await anEmployer();
  await aJob({ employerId, title: "Nurse", city: "Manchester" });
  await startTestSearch();

  const round = "/jobs?q=nurse&city=Bury&miles=10";
  expect(await sentOn("nurse bury")).toBe(`${round}&typed=nurse+bury&near=bury`);
  expect(await sentOn("nurse Bury jobs")).toBe(`${round}&typed=nurse+Bury+jobs&near=bury`);
  expect(await sentOn("nurse bury 2027")).toBe(
    "/jobs?q=nurse+2027&city=Bury&miles=10&typed=nurse+bury+2027&near=bury",
  );
  expect(await sentOn("bury nurse")).toBeNull();
  // The only one of this name on our map is in Ireland.
  expect(await sentOn("nurse enfield")).toBeNull();
  expect(await sentOn("nurse bury", { city: "Manchester" })).toBeNull();
});
