import { expect, test } from "vitest";
import { cvSchema, letterSchema, lookSchema, titleSchema } from "./cv.schema.ts";
import { emptyCv, emptyLetter, firstLook } from "./empty-document.ts";
import {
  entrySections,
  newCustomEntry,
  newCustomSection,
  newEntry,
  newProfile,
} from "./new-entry.ts";
import { readDocument } from "./read-document.ts";

const person = { name: "Ada Byron", email: "ada@mail.example" };
const empty = emptyCv(person);

/** One of everything. */
const own = { ...newCustomSection("Sport"), entries: [newCustomEntry()] };
const full = {
  ...empty,
  ...Object.fromEntries(entrySections.map((section) => [section, [newEntry(section)]])),
  basics: { ...empty.basics, profiles: [newProfile()], photoId: 3 },
  custom: [own],
  sections: [...empty.sections, { section: `custom:${own.id}`, isHidden: true, title: "Games" }],
};

function faults(document: unknown): string[] {
  const read = readDocument(cvSchema, document);
  return read.ok ? [] : read.faults.map(({ path, sentence }) => `${path}: ${sentence}`);
}

test("what the studio makes itself is valid and comes back as it was", () => {
  expect(readDocument(cvSchema, empty)).toEqual({ ok: true, value: empty });
  expect(readDocument(cvSchema, full)).toEqual({ ok: true, value: full });
  expect(readDocument(letterSchema, emptyLetter(person)).ok).toBe(true);
  expect(readDocument(lookSchema, firstLook("us"))).toMatchObject({ value: { paper: "letter" } });
});

test("a fault is told with its path", () => {
  const work = [{ ...newEntry("work"), startDate: "2026-13" }];
  expect(faults({ ...empty, work })).toEqual([
    "work[0].startDate: Enter a month and a year, such as September 2024 or 09/2024. The month may be left out.",
  ]);
  expect(faults({ ...empty, secrets: 1 })).toEqual([expect.stringContaining("secrets")]);
  expect(faults({ ...empty, basics: { ...empty.basics, name: 7 } })).toEqual([
    "basics.name: Enter text here.",
  ]);
  expect(faults(null)).toHaveLength(1);
});

test.each(["2026", "2026-08", "2026-02-28", ""])("%s is a day or less", (bornOn) => {
  expect(faults({ ...empty, basics: { ...empty.basics, bornOn } })).toEqual([]);
});

test.each(["26", "2026-8", "2026-02-30", "summer 2026", "2026-08-14T00:00"])(
  "%s is no day",
  (bornOn) => {
    expect(faults({ ...empty, basics: { ...empty.basics, bornOn } })).toHaveLength(1);
  },
);

test.each([
  ["https://example.com/ada", true],
  ["example.com/ada", true],
  ["localhost:3000", true],
  ["mailto:ada@mail.example", true],
  ["javascript:alert(1)", false],
  [" JaVaScript:alert(1)", false],
  ["data:text/html,x", false],
])("%s as an address: %s", (url, isGood) => {
  expect(faults({ ...empty, basics: { ...empty.basics, url } })).toHaveLength(isGood ? 0 : 1);
});

test("two entries with one id are refused wherever they stand: a merge could not tell them apart", () => {
  const [one, other] = [newEntry("work"), newEntry("skills")];
  expect(faults({ ...empty, work: [one], skills: [{ ...other, id: one.id }] })).toEqual([
    "skills[0].id: Two entries have the same id.",
  ]);
});

test("hostile text is text, without what a database cannot keep", () => {
  const typed = '#import "x" \\ \u0000\u0007 ‮مرحبا 你好 👩🏽‍💻 \ud800 <script>\r\nnext\ttab';
  const read = readDocument(cvSchema, { ...empty, basics: { ...empty.basics, summary: typed } });
  expect(read.ok && read.value.basics.summary).toBe(
    '#import "x" \\  ‮مرحبا 你好 👩🏽‍💻 \ufffd <script>\nnext\ttab',
  );
  const word = "x".repeat(10_000);
  expect(faults({ ...empty, basics: { ...empty.basics, summary: word } })).toEqual([]);
});

test("far too much is refused with a sentence", () => {
  const long = Array.from({ length: 60 }, () => "x".repeat(9_000));
  const work = [{ ...newEntry("work"), highlights: long }];
  expect(faults({ ...empty, work })).toEqual([expect.stringContaining("Shorten it")]);
});

test("every section has one place, also where a window sent none or two", () => {
  const [first, ...rest] = empty.sections;
  const read = readDocument(cvSchema, {
    ...empty,
    custom: [own],
    sections: [
      first,
      first,
      { section: "custom:gone", isHidden: false, title: "" },
      ...rest.slice(2),
    ],
  });
  const names = read.ok ? read.value.sections.map(({ section }) => section) : [];
  expect(new Set(names)).toEqual(
    new Set([...empty.sections.map(({ section }) => section), `custom:${own.id}`]),
  );
  expect(names).toHaveLength(empty.sections.length + 1);
});

test("an empty title is no mistake", () => {
  expect(titleSchema.parse("  UK\n CV ")).toBe("UK CV");
  expect(titleSchema.parse(" ")).toBe("Untitled");
  expect(titleSchema.safeParse("x".repeat(121)).success).toBe(false);
});

test("lines that come with bullets, from an import too, are kept without", () => {
  const [job] = full.work;
  const read = cvSchema.parse({
    ...full,
    work: [{ ...job, highlights: ["• Built it", "– Sold 3", "3. Platz"] }],
  });
  expect(read.work[0]?.highlights).toEqual(["Built it", "Sold 3", "3. Platz"]);
});
