import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { townsNamed } from "../places/places.server.ts";
import { nearestCentre, searchAroundArea } from "./around-area.server.ts";
import { findBoardPage } from "./board.server.ts";
import { readBoardSearch, wholeBoard } from "./board.ts";

const now = () => new Date();
const inKent = { ...wholeBoard("jobs"), area: ["Kent"] };

test("a county without jobs is searched round its towns, as far as the nearest job", async () => {
  await aJob({ title: "Near", city: "London" });
  await aJob({ title: "Far", city: "Leeds" });
  await startTestSearch();

  const around = await searchAroundArea(inKent, now());
  const { cards } = await findBoardPage(around!, now());

  expect(around).toMatchObject({ area: [], country: ["gb"] });
  expect(cards.map(({ title }) => title)).toEqual(["Near"]);
});

test("a county with jobs stays as it is, whatever else is asked for; so does one far from all", async () => {
  await aJob({ title: "Chef", city: "Maidstone" });
  await aJob({ title: "Nurse", city: "London" });
  await startTestSearch();

  expect(await searchAroundArea({ ...inKent, q: "nurse" }, now())).toBeNull();
  expect(await searchAroundArea({ ...wholeBoard("jobs"), area: ["Shetland"] }, now())).toBeNull();
});

test("of several areas without jobs, each that is near one is searched round", async () => {
  await aJob({ title: "Near Devon", city: "Truro" });
  await aJob({ title: "Abroad", city: "Toronto", country: "ca" });
  await startTestSearch();

  const around = await searchAroundArea({ ...inKent, area: ["Kent", "Devon"] }, now());
  expect(around).toMatchObject({ area: [], city: ["Plymouth"], country: ["gb"], miles: "50" });
  const either = { ...inKent, area: ["Devon"], city: ["Leeds"], either: true };
  expect(await searchAroundArea(either, now())).toEqual(around);
});

test("two areas near jobs are both searched round, as far as the farther needs", async () => {
  await aJob({ title: "Near Devon", city: "Truro" });
  await aJob({ title: "In Surrey's reach", city: "Woking" });
  await startTestSearch();

  const around = await searchAroundArea({ ...inKent, area: ["Devon", "Kent"] }, now());
  const { cards } = await findBoardPage(around!, now());
  expect(around).toMatchObject({ area: [], country: ["gb"], miles: "50" });
  expect(cards.map(({ title }) => title).toSorted()).toEqual(["In Surrey's reach", "Near Devon"]);
});

test("the centre with a job at the shortest distance is taken, of equal ones the first", () => {
  const [leeds, york, truro] = ["Leeds", "York", "Truro"].map((name) => townsNamed(name)[0]!);
  expect(nearestCentre([truro!, leeds!], [york!])).toEqual({ town: leeds, miles: "25" });
  expect(nearestCentre([york!, leeds!], [leeds!, york!])).toEqual({ town: york, miles: "5" });
  expect(nearestCentre([truro!], [leeds!, york!])).toBeNull();
});

const titlesOf = async (query: string) => {
  const search = readBoardSearch("jobs", new URLSearchParams(query));
  const { cards } = await findBoardPage(search, now());
  return cards.map(({ title }) => title).toSorted();
};

test("either a town or an area finds jobs of both, and of no other town of a name", async () => {
  await aJob({ title: "Leeds", city: "Leeds" });
  await aJob({ title: "London, Ontario", city: "London", country: "ca" });
  await aJob({ title: "London, England", city: "London" });
  await aJob({ title: "Gillingham, Kent", city: "Gillingham" });
  await aJob({ title: "Poole", city: "Poole" });
  await aJob({ title: "Somewhere in Dorset", city: null, placeText: "Dorset" });
  await startTestSearch();

  expect(await titlesOf("city=Leeds&area=Ontario&either=1")).toEqual(["Leeds", "London, Ontario"]);
  expect(await titlesOf("city=Leeds&area=Dorset&either=1")).toEqual([
    "Leeds",
    "Poole",
    "Somewhere in Dorset",
  ]);
  expect(await titlesOf("city=Leeds&area=Dorset&either=1&miles=5")).toHaveLength(3);
  expect(await titlesOf("city=Poole&area=Dorset")).toEqual(["Poole"]);
  expect(await titlesOf("city=Leeds&area=Dorset")).toEqual([]);
});
