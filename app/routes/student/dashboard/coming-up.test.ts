import { expect, test } from "vitest";
import { comingUp } from "./coming-up.ts";

const on = (day: number) => ({ startsAt: new Date(Date.UTC(2026, 10, day, 9)) });

test("an event before the meeting stands before it", () => {
  expect(comingUp([on(23)], [on(22)])).toEqual([on(22), on(23)]);
});

test("a meeting after many events is still among the lines, and so is the first of them", () => {
  expect(comingUp([on(29)], [on(22), on(24)])).toEqual([on(22), on(29)]);
  expect(comingUp([], [on(22), on(24), on(25)])).toEqual([on(22), on(24)]);
});

test("a second meeting leaves room for an event before it", () => {
  expect(comingUp([on(24), on(29)], [on(22)])).toEqual([on(22), on(24)]);
});

test("events come as they are given: one that waits for an answer before a nearer one", () => {
  expect(comingUp([on(23)], [on(30), on(22)])).toEqual([on(23), on(30)]);
});
