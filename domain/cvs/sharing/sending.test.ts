import { expect, test } from "vitest";
import {
  likelySent,
  lineNote,
  readSentChoice,
  type SendableVersion,
  sentChoice,
  sentLabel,
  versionLabel,
} from "./sending.ts";

const day = { kind: "cv", sentOn: "2026-11-01", notedOn: "2026-11-15" } as const;
const line = "Graduate visa.";

test.each<[string, Parameters<typeof lineNote>[0], string | null]>([
  ["that day's", { ...day, sentOn: "2026-11-15", rightToWorkWords: line }, null],
  ["of an earlier day", { ...day, rightToWorkWords: line }, "situation on 15 November 2026"],
  ["none", { ...day, rightToWorkWords: "" }, null],
  ["not known", { ...day, rightToWorkWords: null }, "we did not keep that line"],
  ["a letter's", { ...day, kind: "letter", rightToWorkWords: null }, null],
])("a right-to-work line that is %s is told as what it is", (_, sending, words) => {
  const said = lineNote(sending);
  if (words === null) expect(said).toBeNull();
  else expect(said).toContain(words);
});

const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
const version = (revision: number, given: Partial<SendableVersion> = {}): SendableVersion => ({
  revision,
  number: revision,
  name: null,
  savedAt: at("09:00"),
  downloadedAt: null,
  isCurrent: false,
  ...given,
});

test("what was last downloaded most likely went; where nothing was, what stands", () => {
  const current = version(5, { isCurrent: true });
  expect(likelySent([current, version(4)])).toBe(current);
  const first = version(2, { downloadedAt: at("10:00") });
  const again = version(3, { downloadedAt: at("09:30") });
  expect(likelySent([current, again, first])).toBe(first);
  expect(likelySent([])).toBeUndefined();
});

test.each<[string, Partial<SendableVersion>]>([
  ["Version 4, current version", { isCurrent: true }],
  ["Version 4, Sun 15 Nov", {}],
  ["Version 4, “Banks”, Sun 15 Nov", { name: "Banks" }],
  ["Version 4, as you downloaded it on Sun 15 Nov at 14:02", { downloadedAt: at("14:02") }],
  [
    "Version 4, current version, as you downloaded it on Sun 15 Nov at 14:02",
    { isCurrent: true, downloadedAt: at("14:02") },
  ],
])("a version is offered as “%s”", (words, given) => {
  expect(versionLabel(version(4, given), "Europe/London")).toBe(words);
});

test("a choice says its revision, and what is none says revision 0", () => {
  const choice = { cvId: "ab-1", revision: 31 };
  expect(readSentChoice(sentChoice(choice))).toEqual(choice);
  for (const other of ["ab-1 4", "", "ab-1 revision 99999999999", "a b revision 1"]) {
    expect(readSentChoice(other).revision).toBe(0);
  }
});

test("a state that was typed on within its version is told from it", () => {
  const sent = { title: "UK CV", version: 4 };
  expect(sentLabel({ ...sent, isBeforeMore: false })).toBe("UK CV, version 4");
  expect(sentLabel({ ...sent, isBeforeMore: true })).toBe(
    "UK CV, version 4 before its later changes",
  );
});
