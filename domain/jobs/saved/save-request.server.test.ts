import { expect } from "vitest";
import { test } from "#test/database.ts";
import { readSaveRequest, signSaveRequest } from "./save-request.server.ts";

const pressed = new Date("2026-11-15T10:00:00Z");
const wish = { job: 7, back: "/jobs/analyst?from=board" };
const after = (minutes: number) => new Date(pressed.getTime() + minutes * 60_000);

test.for([
  ["back to the job", { next: wish.back }, 5, wish],
  ["from a link in a mail, which leads nowhere", "mail", 5, wish],
  ["to somewhere else", { next: "/my-cvs" }, 5, null],
  ["from the header, which leads nowhere and told of no wish", { next: null }, 5, null],
  ["just in time", { next: wish.back }, 29, wish],
  ["half an hour later", { next: wish.back }, 30, null],
] as const)("a wish to save and a way in %s", ([, way, minutes, expected]) => {
  expect(readSaveRequest(signSaveRequest(wish, pressed), way, after(minutes))).toEqual(expected);
});

test.for([
  ["nothing", null],
  ["words of somebody's own", "7 /jobs/analyst"],
  ["another job under the same signature", swapped()],
] as const)("no job is saved for %s", ([, token]) => {
  expect(
    readSaveRequest(typeof token === "function" ? token() : token, "mail", pressed),
  ).toBeNull();
});

function swapped() {
  return () => {
    const [, ...rest] = signSaveRequest(wish, pressed).split(".");
    return [Buffer.from("8 /jobs/analyst").toString("base64url"), ...rest].join(".");
  };
}
