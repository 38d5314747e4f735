import { expect, test } from "vitest";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { newEntry as blankEntry } from "../document/new-entry.ts";
import { monthParts, readPart } from "./read-section.ts";

const newEntry = (section: "work", id: string) => ({ ...blankEntry(section), id });

const cv = {
  language: "en-GB",
  basics: {
    name: "Ananya Rao",
    email: "a@mail.example",
    bornOn: "",
    summary: "",
    location: { city: "Leeds" },
    profiles: [],
  },
  rightToWork: { source: "none", words: "" },
  work: [newEntry("work", "a"), newEntry("work", "b")],
  custom: [],
  sections: [{ section: "work", isHidden: false, title: "" }],
} as unknown as CvDocument;

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("one entry is read by its id and the others stay", () => {
  const posted = form({
    "b.is": "here",
    "b.position": "Intern",
    "b.startDate-month": "6",
    "b.startDate-year": "2024",
    "b.isCurrent": "on",
    "b.highlights": "Cut the report.\r\n\r\n  Trained 4 people. ",
  });
  const { document, errors } = readPart(cv, "work", posted);
  expect(errors).toEqual({});
  expect(document.work[0]).toBe(cv.work[0]);
  expect(document.work[1]).toMatchObject({
    position: "Intern",
    startDate: "2024-06",
    isCurrent: true,
    highlights: ["Cut the report.", "Trained 4 people."],
  });
});

test.each([
  ["13", "2024"],
  ["x", "2024"],
  ["6", "24"],
  ["6", ""],
  ["", "20"],
  ["9", "2024-25"],
  ["13/2024", ""],
  ["Smarch", "2024"],
])("month %s of year %s is asked again, and stays as it was typed", (month, year) => {
  const kept = readPart(cv, "work", form({ "a.is": "", ...months("startDate", "5", "2020") }));
  const posted = form({
    "a.is": "",
    ...months("startDate", month, year),
    ...months("endDate", "1", "2001"),
  });
  const { document, errors } = readPart(kept.document, "work", posted);
  expect(Object.keys(errors)).toEqual(["a.startDate"]);
  expect(monthParts(document.work[0]?.startDate ?? "")).toEqual({ month, year });
});

test.each([
  ["September", "2024"],
  ["Sept 2024", ""],
  ["", "09/2024"],
])("month %j of year %j is read", (month, year) => {
  const posted = form({ "a.is": "", ...months("startDate", month, year) });
  const { document, errors } = readPart(cv, "work", posted);
  expect(errors).toEqual({});
  expect(document.work[0]?.startDate).toBe("2024-09");
});

test("lines pasted with their bullets lose them, and nothing else", () => {
  const posted = form({ "a.is": "", "a.highlights": "• Built it\n- Sold 3\n-5 °C outside" });
  const { document } = readPart(cv, "work", posted);
  expect(document.work[0]?.highlights).toEqual(["Built it", "Sold 3", "-5 °C outside"]);
});

test("a month as it is kept stands in its two fields", () => {
  expect(monthParts("2024-06-17")).toEqual({ year: "2024", month: "06" });
  expect(monthParts("2024")).toEqual({ year: "2024", month: "" });
});

test("a day is kept while its month and year are", () => {
  const dated = {
    ...cv,
    work: [{ ...newEntry("work", "a"), startDate: "2020-05-17" }],
  } as CvDocument;
  const same = readPart(dated, "work", form({ "a.is": "", ...months("startDate", "05", "2020") }));
  expect(same.document.work[0]?.startDate).toBe("2020-05-17");
  const other = readPart(dated, "work", form({ "a.is": "", ...months("startDate", "6", "2020") }));
  expect(other.document.work[0]?.startDate).toBe("2020-06");
});

test("an end before the start is said, and still kept as typed", () => {
  const posted = form({
    "a.is": "",
    ...months("startDate", "1", "2026"),
    ...months("endDate", "8", "2025"),
  });
  const { document, errors } = readPart(cv, "work", posted);
  expect(errors["a.endDate"]).toBe("This is before the start. Did you mean 2026?");
  expect(document.work[0]?.endDate).toBe("2025-08");
});

test("what is still done has no end", () => {
  const posted = form({ "a.is": "", "a.isCurrent": "on", ...months("endDate", "8", "2025") });
  expect(readPart(cv, "work", posted).document.work[0]?.endDate).toBe("");
});

test("name and contact change only what the form says", () => {
  const { document } = readPart(cv, "basics", form({ name: "A. Rao", city: "York" }));
  expect(document.basics).toMatchObject({ name: "A. Rao", email: "a@mail.example" });
  expect(document.basics.location.city).toBe("York");
  const bad = readPart(cv, "basics", form({ bornOn: "30/02/2001" }));
  expect(bad.errors).toHaveProperty("bornOn");
  expect(bad.document.basics.bornOn).toBe("30/02/2001");
});

test("a heading of one's own belongs to its section", () => {
  const { document } = readPart(cv, "work", form({ "section-title": "Jobs" }));
  expect(document.sections[0]?.title).toBe("Jobs");
});

function months(field: string, month: string, year: string): Record<string, string> {
  return { [`a.${field}-month`]: month, [`a.${field}-year`]: year };
}

test.each(["", "2002", "2002-04", "2002-04-30"])(
  "%o is a date of birth, as imports have them",
  (bornOn) => {
    const { document, errors } = readPart(cv, "basics", form({ bornOn }));
    expect([document.basics.bornOn, errors]).toEqual([bornOn, {}]);
  },
);
