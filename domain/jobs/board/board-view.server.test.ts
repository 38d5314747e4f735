import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { prepareDueVerdicts } from "../verdict/prepare-verdicts.server.ts";
import { findBoardPage } from "./board.server.ts";
import { readBoardSearch } from "./board.ts";
import { boardView } from "./board-view.server.ts";
import type { CheckedFor } from "./board-view.ts";

const now = new Date("2026-11-15T09:00:00Z");
const typical: CheckedFor = { title: "", note: "", changeLabel: "", mine: null };
const own: CheckedFor = { ...typical, mine: { count: 1, isChosen: false } };

async function viewFor(checkedFor: CheckedFor | null) {
  const page = await findBoardPage(readBoardSearch("jobs", new URLSearchParams()), now);
  return boardView(page, {
    ...{ path: "/jobs", now, timeZone: null, homeCountry: "gb", checkedFor },
    notices: [],
    ...{ waysOut: [], recent: [], saves: null, cardFits: new Map() },
  });
}

test("counts and orders say for whom they are, to somebody who is judged for themselves", async () => {
  const employer = await anEmployer({ sponsorStatus: "licensed", sponsorAsOf: "2026-11-13" });
  const pay = { currency: "GBP", yearlyPay: 60_000_00, hoursPerWeek: 37.5 };
  await aJob({ ...pay, title: "Software developer", employerId: employer.id });
  await prepareDueVerdicts(now);
  await startTestSearch();

  const mine = await viewFor(own);
  expect(mine.fits?.forWhom).toContain("for a new graduate on a Student visa");
  expect(mine.sorts).toContainEqual({ value: "fit", label: "What fits or may fit me first" });

  const others = await viewFor(typical);
  expect(others.fits?.forWhom).toBeNull();
  expect(others.sorts).toContainEqual({ value: "fit", label: "Best visa fit" });
});
