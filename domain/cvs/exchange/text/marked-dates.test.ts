import { expect, test } from "vitest";
import { readTextLines } from "./read-text.ts";
import { plainLine, type TextLine } from "./text-line.ts";

const heading = (text: string): TextLine => ({ ...plainLine(text), isHeading: true });
const title = (text: string): TextLine => ({ ...plainLine(text), isEntry: true });

function read(...lines: readonly TextLine[]) {
  const result = readTextLines([plainLine("Ananya Rao"), ...lines]);
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
}

test.each([
  ["2022 – present", "2022"],
  ["since 2022", "2022"],
  ["2022 – 2024", "2024"],
])("a certificate held %s keeps a day, and the words of the period", (period, day) => {
  const { document, unread } = read(
    heading("Certificates"),
    title("First aid\tRed Cross"),
    plainLine(period),
  );
  expect(document.certificates).toMatchObject([
    { name: "First aid", issuer: `Red Cross, ${period}`, date: day },
  ]);
  expect(unread).toEqual([]);
});

test("a certificate in one line keeps its period, and an award the year in its name", () => {
  const { document } = read(
    heading("Certificates"),
    plainLine("First aid – Red Cross – 2022 to 2024"),
    heading("Awards"),
    plainLine("Olympics 2020 volunteer prize, City of Leeds, 2022"),
  );
  expect(document.certificates).toMatchObject([
    { name: "First aid", issuer: "Red Cross, 2022 to 2024", date: "2024" },
  ]);
  expect(document.awards).toMatchObject([
    { title: "Olympics 2020 volunteer prize", awarder: "City of Leeds", date: "2022" },
  ]);
});

test("awards and publications keep a period in words", () => {
  const { document } = read(
    heading("Awards"),
    title("Travel grant\tAlder Trust"),
    plainLine("2021 – 2023"),
    heading("Publications"),
    title("Listening to pipes\tWater Notes"),
    plainLine("since March 2024"),
  );
  expect(document.awards).toMatchObject([{ awarder: "Alder Trust, 2021 – 2023", date: "2023" }]);
  expect(document.publications).toMatchObject([
    { publisher: "Water Notes, since March 2024", releaseDate: "2024-03" },
  ]);
});

test("what a referee's entry says of dates stays in its words", () => {
  const { document, unread } = read(
    heading("References"),
    title("Dr Jonah Whitlock\tSenior lecturer, Aldermoor University"),
    plainLine("2021 – 2024"),
    plainLine("j.whitlock@aldermoor.example"),
  );
  expect(document.references).toMatchObject([
    { name: "Dr Jonah Whitlock", email: "j.whitlock@aldermoor.example", reference: "2021 – 2024" },
  ]);
  expect(unread).toEqual([]);
});

test("a year in a title stays, though the entry is of that year", () => {
  const { document } = read(
    heading("Education"),
    title("BSc Physics, Class of 2024\tAlder University"),
    plainLine("2024"),
    heading("Experience"),
    title("Captain, Class of 2024\tAlder University"),
    plainLine("2024"),
  );
  expect(JSON.stringify(document.education)).toContain("Class of 2024");
  expect(document.work[0]?.position).toBe("Captain, Class of 2024");
});

test("a season is told, for a date has no place for it", () => {
  const { document, unread } = read(
    heading("Experience"),
    plainLine("Analyst, Alder Ltd\tSummer 2023"),
  );
  expect(document.work).toMatchObject([{ position: "Analyst", endDate: "2023" }]);
  expect(unread).toEqual(["Analyst, Alder Ltd\tSummer 2023"]);
});
