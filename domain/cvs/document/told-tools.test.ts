import { expect, test } from "vitest";
import { aDocument, workEntry } from "#test/cv-factories.ts";
import { newEntry } from "./new-entry.ts";
import { toolsIn } from "./told-tools.ts";

const told = (line: string) =>
  toolsIn(aDocument({ work: [workEntry("w1", { highlights: [line] })] }));

test.each([
  "Reported to Julia.",
  "Worked with Maya on a report.",
  "Handled cash. Excel at service.",
  "Worked hard. Go getter.",
  "Worked in R & D.",
  "Worked in R&D.",
  "Wrote the Go to market plan.",
  "Cleaned Windows.",
  "I EXCEL IN TEAMS",
  "Brought a flask of tea.",
  "No experience of Tableau yet.",
  "Want to learn Python.",
  "Currently learning SQL.",
  "Haven’t used Figma.",
])("no tool is told of in: %s", (line) => {
  expect(told(line)).toEqual([]);
});

test.each([
  ["Built dashboards in Tableau and Power BI.", ["Tableau", "Power BI"]],
  ["Kept stock lists in Excel.", ["Excel"]],
  ["Analysed a survey using R.", ["R"]],
  ["Wrote services in Go, Rust and Python.", ["Go", "Rust", "Python"]],
  ["Want to learn Python. Wrote reports in SQL.", ["SQL"]],
])("%s tells of %j", (line, tools) => {
  expect(told(line)).toEqual(tools);
});

test("a referee's sentence tells of no tool", () => {
  const reference = { ...newEntry("references"), id: "r1", reference: "I taught Maya Python." };
  // Shown, which they are not unless somebody asks for it.
  expect(toolsIn(aDocument({ references: [reference], sections: [] }))).toEqual([]);
});
