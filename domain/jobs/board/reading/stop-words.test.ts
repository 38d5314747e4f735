import { expect, test } from "vitest";
import { stopWordsNotice } from "./stop-words.server.ts";

test.each(["the", "a", "🦊", "!!", "of the"])("“%s” is left out, and that is said", (q) => {
  expect(stopWordsNotice(q)).toBe(`“${q}” cannot be searched for, so we left it out.`);
});

test.each(["", "nurse", "the nurse", "c++", "护士"])("“%s” needs no word", (q) => {
  expect(stopWordsNotice(q)).toBeNull();
});
