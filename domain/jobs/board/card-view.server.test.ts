import { expect } from "vitest";
import { test } from "#test/database.ts";
import { aJob } from "#test/job-factories.ts";
import { findCards } from "../jobs.queries.server.ts";
import { cardView } from "./card-view.server.ts";
import type { CardFit } from "./card-view.ts";

const closesAt = new Date("2031-03-03T17:00:00Z");

/** The card as it is found at a moment, and as it is read then. */
async function readAt(id: number, moment: string, timeZone: string | null = null) {
  const now = new Date(moment);
  const [card] = await findCards([id], now);
  return cardView(card!, { now, timeZone });
}

test("a card that was shown before follows the clock", async () => {
  const { id } = await aJob({ closesAt, closesZone: "Europe/London" });

  expect((await readAt(id, "2031-03-02T23:59:00Z")).closes).toContain("tomorrow at 17:00");
  expect((await readAt(id, "2031-03-03T00:00:00Z")).closes).toContain("today at 17:00");
  expect(await readAt(id, "2031-03-03T16:59:59Z")).toMatchObject({ isLive: true });
  expect(await readAt(id, "2031-03-03T17:00:00Z")).toMatchObject({
    closes: "Closed Mon 3 Mar",
    isLive: false,
  });
});

test("each zone reads its own clock on the same card", async () => {
  const { id } = await aJob({ closesAt, closesZone: "Europe/London" });
  const moment = "2031-03-02T12:00:00Z";

  expect((await readAt(id, moment)).closes).toBe("Closes tomorrow at 17:00 London time");
  const inKathmandu = await readAt(id, moment, "Asia/Kathmandu");
  expect(inKathmandu.closes).toBe("Closes tomorrow at 22:45 your time (17:00 in London)");
  expect((await readAt(id, moment)).closes).toBe("Closes tomorrow at 17:00 London time");
});

// Their midnight is 18:15 by Greenwich.
test("a day that turns in the reader's zone turns on the card", async () => {
  const { id } = await aJob({ closesAt, closesZone: "Europe/London" });
  const closesFor = async (time: string) =>
    (await readAt(id, `2031-03-02T${time}Z`, "Asia/Kathmandu")).closes;

  expect(await closesFor("18:14:59")).toContain("tomorrow at 22:45");
  expect(await closesFor("18:15:00")).toContain("today at 22:45");
});

test("each search marks its own words, and each reader has a verdict of their own", async () => {
  const { id } = await aJob({ title: "Data engineer", summary: "Pipes of data" });
  const now = new Date("2031-03-02T12:00:00Z");
  const [card] = await findCards([id], now);
  const fit: CardFit = { tone: "ok", headline: "Fits", gates: [], note: "", advert: null };
  const marked = (marks: string[]) =>
    cardView(card!, { now, timeZone: null, marks })
      .title.filter(({ isMarked }) => isMarked)
      .map(({ text }) => text);

  expect(marked(["data"])).toEqual(["Data"]);
  expect(marked(["engin"])).toEqual(["engineer"]);
  expect(marked([])).toEqual([]);

  expect(cardView(card!, { now, timeZone: null, fits: new Map([[id, fit]]) }).fit).toBe(fit);
  expect(cardView(card!, { now, timeZone: null }).fit).toBeNull();
});
