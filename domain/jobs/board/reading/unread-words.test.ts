import { expect, test } from "vitest";
import { readFilterWords } from "./filter-words.server.ts";

/** What is left to look for, and the filters that came of the rest. */
function read(typed: string) {
  const found = readFilterWords(typed, "jobs");
  return found && { q: found.q, ...found.filters };
}

test.each([
  ["no sponsorship", { q: "" }, "no sponsorship"],
  ["without sponsorship", { q: "" }, "without sponsorship"],
  ["no sponsorship needed", { q: "" }, "no sponsorship needed"],
  ["sponsorship not required", { q: "" }, "sponsorship not required"],
  ["nurse,no sponsorship", { q: "nurse" }, "no sponsorship"],
  ["nurse, no sponsorship", { q: "nurse" }, "no sponsorship"],
  ["nurse/no sponsorship", { q: "nurse" }, "no sponsorship"],
  ["nurse;no sponsorship", { q: "nurse" }, "no sponsorship"],
  ["no sponsorship/nurse", { q: "nurse" }, "no sponsorship"],
  ["no visa any sponsorship", { q: "" }, "no visa any sponsorship"],
  ["nurse no visa sponsorship leeds", { q: "nurse", city: ["Leeds"] }, "no visa sponsorship"],
  ["graduate visa", { q: "" }, "graduate visa"],
  ["jobs that accept graduate visa", { q: "" }, "jobs that accept graduate visa"],
  ["nurse on a graduate visa", { q: "nurse" }, "on a graduate visa"],
  ["graduate route visa chef leeds", { q: "chef", city: ["Leeds"] }, "graduate route visa"],
  ["psw nurse", { q: "nurse" }, "psw"],
  ["new york or london", { q: "", city: ["London"] }, "new york"],
  ["london or new york", { q: "", city: ["London"] }, "new york"],
  ["chef in new york or leeds", { q: "chef", city: ["Leeds"] }, "new york"],
  ["nurse in london or paris", { q: "nurse", city: ["London"] }, "paris"],
])(
  "of “%s” what is no filter of ours is left out, and never turned into one",
  (typed, rest, out) => {
    expect(read(typed)).toEqual(rest);
    expect(readFilterWords(typed, "jobs")?.unread.map((one) => one.typed)).toEqual([out]);
  },
);

test.each(["nurse (no sponsorship)", "nurse|no visa sponsorship", "not a visa sponsor nurse"])(
  "however it is written, “%s” never asks for sponsorship",
  (typed) => {
    expect(readFilterWords(typed, "jobs")?.filters.sponsorship).toBeUndefined();
  },
);
