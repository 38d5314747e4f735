import { expect, test } from "vitest";
import { templateTexts } from "../print/templates.ts";
import { overflowAdvice, overflowMessage } from "./overflow-messages.ts";
import { sampleCv } from "./sample-cv.ts";
import { inOrder } from "./section-order.ts";
import { partNamed, partsOf, partTitle } from "./studio-parts.ts";

const { document } = sampleCv;

test("name and contact come first, then the sections as they are printed", () => {
  const parts = partsOf(document, "gb");
  expect(parts[0]).toMatchObject({ part: "basics", isFilled: true });
  expect(parts.find(({ part }) => part === "work")).toMatchObject({
    title: "Experience",
    isFilled: true,
    count: 3,
  });
  expect(parts.find(({ part }) => part === "awards")).toMatchObject({
    isFilled: false,
    isHidden: true,
  });
});

test("a German heading has its English name beside it, an English one and one's own have none", () => {
  const german = { ...document, language: "de" };
  const jobs = (parts: ReturnType<typeof partsOf>) => parts.find(({ part }) => part === "work");
  expect(jobs(partsOf(german, "de"))).toMatchObject({
    title: "Berufserfahrung",
    inEnglish: "Experience",
  });
  expect(jobs(partsOf(document, "gb"))?.inEnglish).toBe("");
  const sections = german.sections.map((place) => ({ ...place, title: "Meine Arbeit" }));
  expect(jobs(partsOf({ ...german, sections }, "de"))?.inEnglish).toBe("");
});

test("a heading of one's own stands before the country's", () => {
  const sections = document.sections.map((place) =>
    place.section === "work" ? { ...place, title: "Jobs" } : place,
  );
  expect(partTitle({ ...document, sections }, "work", "gb")).toBe("Jobs");
});

test("an address that names no part of this CV opens the first", () => {
  expect(partNamed(document, "work")).toBe("work");
  for (const name of [null, "", "custom:gone", "__proto__"]) {
    expect(partNamed(document, name)).toBe("basics");
  }
});

test("a template's order keeps every section, hidden ones too", () => {
  const ordered = inOrder(document, templateTexts.toolbox.order);
  const names = ordered.sections.map(({ section }) => section);
  expect(names.indexOf("skills")).toBeLessThan(names.indexOf("work"));
  expect(names.toSorted()).toEqual(document.sections.map(({ section }) => section).toSorted());
});

test("an overflow is said in words", () => {
  expect(overflowMessage({ lines: 2, pages: 1 })).toBe("Two lines over one page.");
  expect(overflowMessage({ lines: 14, pages: 2 })).toBe("14 lines over two pages.");
});

test("what tightening will not do is said", () => {
  expect(overflowAdvice({ lines: 2, pages: 1 }, "normal")).toBe(
    "Closer lines may save the second page.",
  );
  expect(overflowAdvice({ lines: 12, pages: 1 }, "normal")).toMatch(
    /^Closer lines alone will probably not/,
  );
  expect(overflowAdvice({ lines: 1, pages: 1 }, "tight")).toMatch(/leave out about 1 line\.$/);
});
