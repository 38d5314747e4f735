import { expect, test } from "vitest";
import { checkRows, MAX_ROWS, readDay, rowsOfCells } from "./list-rows.ts";

const ada = { email: "ada@uni.example", name: "Ada Lovelace", courseEnds: "2027-09-30" };

test.each([
  ["by place", [["ada@uni.example", "Ada Lovelace", "2027-09-30"]], 1],
  [
    "by heading, in any order",
    [
      ["Course end", "Student ID", "Full name", "E-mail address"],
      ["2027-09-30", "7", "Ada Lovelace", "ada@uni.example"],
    ],
    2,
  ],
  [
    "with the name in two columns, under blank lines",
    [
      ["", ""],
      ["first_name", "last_name", "email", "end date"],
      ["Ada", "Lovelace", " ada@uni.example ", "2027-09-30"],
    ],
    3,
  ],
  [
    "under a title",
    [
      ["Autumn intake"],
      ["Forename", "Surname", "Mail", "Expected programme end date"],
      ["Ada", "Lovelace", "ada@uni.example", "2027-09-30"],
    ],
    3,
  ],
])("columns are found %s", (_how, cells, line) => {
  expect(rowsOfCells(cells)).toMatchObject({ rows: [{ line, ...ada }] });
});

test("columns that are not read are named, and none where there are no headings", () => {
  const cells = [
    ["Email", "Course", "Full name", " ", "Year "],
    ["ada@uni.example", "MSc Robotics", "Ada Lovelace", "x", "2026"],
  ];
  expect(rowsOfCells(cells)).toMatchObject({ read: ["email", "name"], unused: ["Course", "Year"] });
  const ending = [
    ["Email", "Surname", "Course ends", "x".repeat(41)],
    ["ada@uni.example", "Lovelace", "2027-09-30", ""],
  ];
  expect(rowsOfCells(ending)).toMatchObject({
    read: ["email", "name", "end of the course"],
    unused: [`${"x".repeat(39)}…`],
  });
  expect(rowsOfCells([["ada@uni.example", "Ada Lovelace"]])).toMatchObject({ unused: [] });
});

test("a list without students, without addresses, or too long is refused as a whole", () => {
  expect(rowsOfCells([["", " "]])).toEqual({ refusal: "no-rows" });
  expect(rowsOfCells([["email", "name"]])).toEqual({ refusal: "no-rows" });
  expect(rowsOfCells([["Ada", "Lovelace"]])).toEqual({ refusal: "no-email-column" });
  const rows = Array.from({ length: MAX_ROWS + 1 }, (_, n) => [`s${n}@uni.example`, "S"]);
  expect(rowsOfCells(rows)).toEqual({ refusal: "too-many" });
  expect(rowsOfCells(rows.slice(1))).toMatchObject({ rows: { length: MAX_ROWS } });
});

test("each bad row is named with what is wrong, and the others are not", () => {
  const sent = [
    ["ada@uni.example", "Ada", ""],
    ["not an address", "Bob", ""],
    ["cem@uni.example", "", ""],
    ["dee@uni.example", "Dee", "31/02/2027"],
    ["ADA@uni.example", "Ada again", ""],
    // PostgreSQL knows no year 0.
    ["fay@uni.example", "Fay", "0000-01-01"],
    ["", "Gus", ""],
  ].map(([email = "", name = "", courseEnds = ""], at) => ({
    line: at + 1,
    email,
    name,
    courseEnds,
  }));

  const day = "The course end should be a day such as 30/09/2027 or 2027-09-30.";
  expect(checkRows(sent).map(({ problem }) => problem)).toEqual([
    null,
    "This is not an email address.",
    "There is no name.",
    day,
    "The same address is on line 1.",
    day,
    "There is no email address.",
  ]);
});

test.each([
  ["30/09/2027", "2027-09-30"],
  ["30.9.2027", "2027-09-30"],
  ["2027-9-3", "2027-09-03"],
  ["", null],
  ["09/30/2027", undefined],
  ["soon", undefined],
])("the day %j is %s", (typed, day) => expect(readDay(typed)).toBe(day));
