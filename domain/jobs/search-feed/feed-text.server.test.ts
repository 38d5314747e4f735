import { expect, vi } from "vitest";
import { test } from "#test/database.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { startTestSearch } from "#test/search.ts";
import { countBoardJobs } from "../board/board.server.ts";
import { readBoardSearch } from "../board/board.ts";
import { feedText } from "./feed-text.server.ts";

const origin = "https://waymark.example";
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function titlesOf(address: string, now: Date) {
  const search = readBoardSearch("jobs", new URLSearchParams(address));
  const text = await feedText(search, { format: "json", origin, now });
  const { items } = JSON.parse(text) as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

test("a feed has what the search finds, the newest first, whatever order or page was asked", async () => {
  const { id: employerId } = await anEmployer({ name: "Kelpie" });
  const posted = (day: string) => new Date(`2026-03-${day}T09:00:00Z`);
  await aJob({ employerId, title: "Weaver", city: "York", postedAt: posted("02") });
  await aJob({ employerId, title: "Dyer", city: "York", postedAt: posted("05") });
  await aJob({ employerId, title: "Cook", city: "Leeds", postedAt: posted("06") });
  await aJob({ employerId, title: "Secret", city: "York", state: "waiting" });
  await startTestSearch();

  expect(await titlesOf("city=York&sort=salary&page=7&mine=1", inMinutes(0))).toEqual([
    "Dyer, Kelpie",
    "Weaver, Kelpie",
  ]);
});

test("a feed is made once a minute", async () => {
  const { id: employerId } = await anEmployer({ name: "Sedge" });
  await aJob({ employerId, title: "Thatcher", city: "Ely" });
  await startTestSearch();
  expect(await titlesOf("city=Ely", inMinutes(0))).toEqual(["Thatcher, Sedge"]);

  await aJob({ employerId, title: "Reed cutter", city: "Ely", postedAt: inMinutes(-1) });
  const search = readBoardSearch("jobs", new URLSearchParams("city=Ely"));
  await vi.waitFor(async () => expect(await countBoardJobs(search, new Date())).toBe(2));

  expect(await titlesOf("city=Ely", inMinutes(0.5))).toEqual(["Thatcher, Sedge"]);
  expect(await titlesOf("city=Ely", inMinutes(1.1))).toEqual([
    "Reed cutter, Sedge",
    "Thatcher, Sedge",
  ]);
});

test("a feed says which word was dropped, and what was read as another", async () => {
  const { id: employerId } = await anEmployer({ name: "Teasel" });
  await aJob({ employerId, title: "Fuller of woollen cloth", city: "Stroud" });
  await startTestSearch();
  const subtitleOf = async (q: string) => {
    const search = readBoardSearch("jobs", new URLSearchParams({ q }));
    const feed = { origin, now: inMinutes(0) };
    const atom = await feedText(search, { ...feed, format: "atom" });
    const json = JSON.parse(await feedText(search, { ...feed, format: "json" }));
    const said = /<subtitle>(.*)<\/subtitle>/.exec(atom)?.[1];
    expect(json.description).toBe(said);
    return said;
  };
  expect(await subtitleOf("fuller of woollen cloth")).toBeUndefined();
  expect(await subtitleOf("fuller quantum")).toContain("“quantum”");
  expect(await subtitleOf("woolllen")).toContain("We searched for “woollen”.");
});
