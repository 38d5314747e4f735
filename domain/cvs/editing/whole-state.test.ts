import { expect, test } from "vitest";
import { aState, workEntry } from "#test/cv-factories.ts";
import { cvSchema, letterSchema } from "../document/cv.schema.ts";
import { emptyCv, emptyLetter, firstLook } from "../document/empty-document.ts";
import { wholeState } from "./whole-state.ts";

const nobody = { name: "", email: "" };
const look = firstLook("gb");
const cv = {
  kind: "cv" as const,
  schema: cvSchema,
  blank: { title: "Untitled", look, document: emptyCv(nobody) },
};
const letter = {
  kind: "letter" as const,
  schema: letterSchema,
  blank: { title: "Untitled", look, document: emptyLetter(nobody) },
};

const typed = aState();
const withBasics = (given: object) => ({
  ...typed,
  document: { ...typed.document, basics: { ...typed.document.basics, ...given } },
});

test("a state without a mistake is kept as it is", () => {
  expect(wholeState(cv, typed)).toEqual(typed);
});

test("a field with a mistake stands word for word in a section of its own, and can be saved", () => {
  const whole = wholeState(cv, withBasics({ url: "ftp://ada", label: "Analyst" }));
  expect(whole).toMatchObject({
    title: typed.title,
    document: {
      basics: { url: "", label: "Analyst" },
      custom: [{ entries: [{ title: "Name and contact: Website", text: "ftp://ada" }] }],
    },
  });
  expect(cvSchema.safeParse(whole?.document).success).toBe(true);
  expect(whole?.document.sections.at(-1)).toMatchObject({ isHidden: false });
  // The same again is the same, so that it is known when it is sent twice.
  expect(wholeState(cv, withBasics({ url: "ftp://ada", label: "Analyst" }))).toEqual(whole);
  // And once more on top of it.
  const again = wholeState(cv, {
    ...whole,
    document: { ...whole?.document, language: "no language!" },
  });
  expect(again?.document.custom[0]?.entries.map(({ text }) => text)).toEqual([
    "ftp://ada",
    "no language!",
  ]);
  expect(cvSchema.safeParse(again?.document).success).toBe(true);
});

test("where nothing of it can be read, only what somebody typed is taken for words", () => {
  const whole = wholeState(cv, {
    ...typed,
    document: { ...typed.document, work: ["Miller"], basics: 7 },
  });
  const unread = wholeState(cv, { ...typed, document: [typed.document, "Miller"] });
  expect(JSON.stringify(whole)).toContain("Miller");
  const text = unread?.document.custom[0]?.entries.map((entry) => entry.text).join() ?? "";
  expect(text).toContain("Ada Byron");
  expect(text).toContain("Miller");
  expect(text).not.toMatch(/kirkgate|navy|\ba4\b|rightToWork|certificates/);
});

test("a text that is too long is cut into pieces that fit, and between two letters", () => {
  const summary = `${"x".repeat(19_999)}😀 end`;
  const whole = wholeState(cv, withBasics({ summary }));
  const texts = whole?.document.custom[0]?.entries.map(({ text }) => text) ?? [];
  expect(texts.map(({ length }) => length)).toEqual([19_999, 6]);
  expect(texts.join("")).toBe(summary);
  expect(cvSchema.safeParse(whole?.document).success).toBe(true);
});

test("words with two mistakes in them stand there once", () => {
  const url = `ftp://${"x".repeat(2000)}`;
  const whole = wholeState(cv, withBasics({ url }));
  expect(whole?.document.custom[0]?.entries.map(({ text }) => text)).toEqual([url]);
});

test("one entry too many keeps the words of all of them", () => {
  const work = Array.from({ length: 61 }, (_, n) =>
    workEntry(`w${n}`, { name: `Mill ${n}`, startDate: n === 3 ? "next friday" : "" }),
  );
  const whole = wholeState(cv, { ...typed, document: { ...typed.document, work } });
  expect(whole?.document.work).toEqual([]);
  const entries = whole?.document.custom[0]?.entries ?? [];
  expect(entries).toHaveLength(1);
  const lines = entries[0]?.text.split("\n");
  expect(lines).toEqual(work.flatMap(({ name, startDate }) => [name, startDate].filter(Boolean)));
});

test("a letter has them below its text", () => {
  const document = { ...letter.blank.document, paragraphs: ["One."], writtenOn: "next friday" };
  const whole = wholeState(letter, { ...letter.blank, document });
  expect(whole?.document).toMatchObject({
    writtenOn: "",
    paragraphs: ["One.", "Typed with a mistake, Date:\nnext friday"],
  });
  const paragraphs = Array.from({ length: 61 }, (_, n) => `Paragraph ${n}`);
  const many = wholeState(letter, { ...letter.blank, document: { ...document, paragraphs } });
  expect(many?.document.paragraphs.join("\n")).toContain(paragraphs.join("\n"));
  expect(letterSchema.safeParse(many?.document).success).toBe(true);
});

test("what can be read by no rule of ours is kept as words; what has none is nothing", () => {
  const strange = { title: "Old words", document: { unknown: ["of another release", 7] } };
  expect(wholeState(letter, strange)?.document.paragraphs.join("\n")).toContain(
    "Old words\nof another release",
  );
  const many = Array.from({ length: 60 }, (_, n) => workEntry(`w${n}`, { url: `ftp://${n}` }));
  const whole = wholeState(cv, { ...typed, document: { ...typed.document, work: many } });
  expect(JSON.stringify(whole)).toContain("ftp://59");
  for (const nothing of [null, 7, [], {}, "  "]) expect(wholeState(cv, nothing)).toBeNull();
});
