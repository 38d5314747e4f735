import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { searchAroundArea, withTownsOfAreas } from "./around-area.server.ts";
import { findBoardPage } from "./board.server.ts";
import { wholeBoard } from "./board.ts";

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

test("a town joined to a county it does not lie in means either; one in it, the town", () => {
  const withJobs = ["London", "Maidstone", "Leeds", "Gillingham"];
  const either = withTownsOfAreas({ ...inKent, city: ["Leeds"] }, withJobs);
  expect(either).toMatchObject({ area: [], city: ["Leeds", "Maidstone", "Gillingham"] });
  const within = { ...inKent, city: ["Maidstone"] };
  expect(withTownsOfAreas(within, withJobs)).toEqual(within);
});
