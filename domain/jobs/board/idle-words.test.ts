import { expect, test } from "vitest";
import { idleNotice } from "./idle-words.server.ts";

test.each(["the", "a", "🦊", "!!", "of the"])("“%s” is left out, and that is said", (q) => {
  expect(idleNotice(q)).toBe(`“${q}” cannot be searched for, so we left it out.`);
});

test.each(["", "nurse", "the nurse", "c++", "护士"])("“%s” needs no word", (q) => {
  expect(idleNotice(q)).toBeNull();
});
