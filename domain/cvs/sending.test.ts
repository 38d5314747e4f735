import { expect, test } from "vitest";
import { lineWords } from "./sending.ts";

const day = { kind: "cv", sentOn: "2026-11-01", notedOn: "2026-11-15" } as const;
const line = "Graduate visa.";

test.each<[string, Parameters<typeof lineWords>[0], string | null]>([
  ["that day's", { ...day, sentOn: "2026-11-15", rightToWorkWords: line }, null],
  ["of an earlier day", { ...day, rightToWorkWords: line }, "situation on 15 November 2026"],
  ["none", { ...day, rightToWorkWords: "" }, null],
  ["not known", { ...day, rightToWorkWords: null }, "we did not keep that line"],
  ["a letter's", { ...day, kind: "letter", rightToWorkWords: null }, null],
])("a right-to-work line that is %s is told as what it is", (_, sending, words) => {
  const said = lineWords(sending);
  if (words === null) expect(said).toBeNull();
  else expect(said).toContain(words);
});
