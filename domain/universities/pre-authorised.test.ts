import { expect, test } from "vitest";
import { MAX_ROWS, readPreAuthorisedRows } from "./pre-authorised.ts";

test.for([
  ["commas", "ada@uni.example,Ada Lovelace,2027-09-30"],
  ["semicolons", "ada@uni.example;Ada Lovelace;30/09/2027"],
  ["tabs", "ada@uni.example\tAda Lovelace\t30.9.2027"],
  [
    "a byte order mark, headings and blank lines",
    "\uFEFFEmail,Name,Course end\r\n\r\nADA@uni.example , Ada Lovelace ,2027-9-30\r\n",
  ],
  ["quotes", '"ada@uni.example","Ada Lovelace","2027-09-30"'],
])("a row with %s is read", ([, text]) => {
  expect(readPreAuthorisedRows(text!)).toEqual({
    rows: [{ email: "ada@uni.example", name: "Ada Lovelace", courseEndsOn: "2027-09-30" }],
    mistakes: [],
  });
});

test("a quoted name keeps its comma and its quotes, and the course end may be left out", () => {
  expect(readPreAuthorisedRows('ada@uni.example,"Lovelace, Ada ""A"""').rows).toEqual([
    { email: "ada@uni.example", name: 'Lovelace, Ada "A"', courseEndsOn: null },
  ]);
});

test("each bad row is named with what is wrong, and the good ones are kept", () => {
  const text = [
    "ada@uni.example,Ada",
    "not an address,Bob",
    "cem@uni.example,",
    "dee@uni.example,Dee,31/02/2027",
    "ADA@uni.example,Ada again",
    "eva@uni.example,Eva,2027-01-01,extra",
    // PostgreSQL knows no year 0.
    "fay@uni.example,Fay,0000-01-01",
  ].join("\n");

  const { rows, mistakes } = readPreAuthorisedRows(text);

  expect(rows.map(({ email }) => email)).toEqual(["ada@uni.example"]);
  expect(mistakes.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
    "2: The first column should be an email address.",
    "3: The second column should be the person's name.",
    "4: The course end should be a day such as 30/09/2027 or 2027-09-30.",
    "5: The same address stands on line 1.",
    "6: There are more than three columns. Put names with commas in quotes.",
    "7: The course end should be a day such as 30/09/2027 or 2027-09-30.",
  ]);
});

test("a list longer than the limit is cut and says so", () => {
  const text = Array.from(
    { length: MAX_ROWS + 2 },
    (_, n) => `student-${n}@uni.example,Student ${n}`,
  ).join("\n");

  const { rows, mistakes } = readPreAuthorisedRows(text);

  expect(rows).toHaveLength(MAX_ROWS);
  expect(mistakes).toMatchObject([{ line: MAX_ROWS + 1 }]);
});
