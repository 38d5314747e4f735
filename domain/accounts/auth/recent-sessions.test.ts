import { expect, test } from "vitest";
import { recentSessions } from "./recent-sessions.server.ts";
import { CACHED_SECONDS, changesSoFar, outdateSessions } from "./revisions.server.ts";

const found = (expiresAt: Date) => ({ session: { token: "t", expiresAt }, user: { id: "u" } });
const until = Number.POSITIVE_INFINITY;
const fromDatabase = () => ({ changesBefore: changesSoFar(), until });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

test("a session is believed as long as its cookie would be, and not past its own end", () => {
  const sessions = recentSessions();
  const long = found(inSeconds(3600));
  sessions.hold("long", long, fromDatabase());
  sessions.hold("short", found(inSeconds(5)), fromDatabase());

  expect(sessions.find("long")).toBe(long);
  expect(sessions.find("short", inSeconds(6).getTime())).toBeNull();
  expect(sessions.find("long", inSeconds(CACHED_SECONDS + 1).getTime())).toBeNull();
  expect(sessions.find("never seen")).toBeNull();
});

test("one read from a cookie is believed until that cookie ends, whatever it claims", () => {
  const sessions = recentSessions();
  const changesBefore = changesSoFar();
  const read = { ...found(inSeconds(3600)), session: { token: "t", expiresAt: "2100-01-01" } };
  sessions.hold("ends", read, { changesBefore, until: inSeconds(10).getTime() });
  sessions.hold("claims a year", read, { changesBefore, until: inSeconds(4e7).getTime() });

  expect(sessions.find("ends", inSeconds(9).getTime())).toBe(read);
  expect(sessions.find("ends", inSeconds(11).getTime())).toBeNull();
  expect(sessions.find("claims a year", inSeconds(CACHED_SECONDS + 1).getTime())).toBeNull();
});

test("a change of the person or of the session outdates it at once", () => {
  const sessions = recentSessions();
  for (const changed of ["u", "t"]) {
    sessions.hold("signed", found(inSeconds(3600)), fromDatabase());
    outdateSessions(changed);
    expect(sessions.find("signed")).toBeNull();
  }
});

test("what was read while something changed is not held", () => {
  const sessions = recentSessions();
  const changesBefore = changesSoFar();
  outdateSessions("u");
  sessions.hold("signed", found(inSeconds(3600)), { changesBefore, until });

  expect(sessions.find("signed")).toBeNull();
});

test("no more than 5,000 are held, the oldest go first", () => {
  const sessions = recentSessions();
  for (let at = 0; at <= 5000; at += 1) {
    sessions.hold(`signed ${at}`, found(inSeconds(3600)), fromDatabase());
  }

  expect(sessions.find("signed 0")).toBeNull();
  expect(sessions.find("signed 1")).not.toBeNull();
});
