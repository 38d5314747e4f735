import { expect, test } from "vitest";
import { parseLesson } from "./read-lesson.ts";
import { sayWord } from "./say.ts";

test.each([
  ["£41,700.", "forty-one thousand seven hundred pounds."],
  ["£33,400,", "thirty-three thousand four hundred pounds,"],
  ["2026,", "twenty twenty-six,"],
  ["70%", "seventy per cent"],
  ["105", "one hundred and five"],
  ["CV", "C V"],
  ["isn’t", "isn't"],
])("%s is said as %s", (written, said) => {
  expect(sayWord(written)).toBe(said);
});

test("a figure that has no rule asks for its speech", () => {
  expect(() => sayWord("37.5")).toThrow("{37.5|…}");
});

test("a script may say how a word is spoken, and when a part is shown", () => {
  const question = `{ ask: "Q", options: [{ text: "a", right: true, why: "b" }, { text: "c", right: false, why: "d" }] }`;
  const { scenes } = parseLesson(
    `---\ntitle: T\nsummary: S\nposition: 1\njumpstart: false\nquestions: [${question}, ${question}, ${question}]\n---\n` +
      "## One\n\n```scene\nkind: title\ntitle: T\n```\n\nA week of {37.5|thirty-seven and a half} hours. [+] Then {two,|2} more.\n",
  );
  const [first, second] = scenes[0]!.sentences;
  expect(first!.map(({ said }) => said).join(" ")).toBe("A week of thirty-seven and a half hours.");
  expect(first!.map(({ shown }) => shown).join(" ")).toBe("A week of 37.5 hours.");
  expect(second!.map(({ reveals }) => reveals)).toEqual([1, 0, 0]);
});
