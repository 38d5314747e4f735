import { expect, test } from "vitest";
import { otherNames } from "#rules/employer-names/other-names.ts";
import { isNear } from "#rules/employer-names/rank.ts";
import { typedReadings } from "#rules/employer-names/typed-readings.ts";
import { searchNames } from "#rules/sponsor-register/name-keys.ts";
import { EmployerNames } from "./employer-names.server.ts";

type Listed = { name: string; town?: string; prominence?: number };

function indexOf(listed: readonly Listed[]) {
  const index = new EmployerNames();
  const changed = listed.map(({ name, town, prominence = 0 }, id) => ({
    id: id + 1,
    names: [
      ...searchNames(name).map(({ kind, bare }) => ({ kind, text: bare })),
      ...otherNames(name),
    ],
    place: town ?? null,
    weight: 1 + prominence,
  }));
  index.apply({ changed, gone: [] });
  return (typed: string, place: string | null = null) =>
    index
      .answer({ ...typedReadings(typed, place), place, limit: 5 })
      .candidates.filter(isNear)
      .map(({ id }) => listed[id - 1]!.name);
}

const TRADES = ["Robotics", "Care", "Analytics", "Labs"];
const OWN = ["Perceptual", "Moodys", "Genesis", "Zenith", "Oxford", "Sunrise", "The"];
/** Trades that several have, one of them as its whole name, among as many other words as a register has. */
const cohortLearners = [
  ...TRADES.flatMap((trade) => OWN.map((own) => ({ name: `${own} ${trade} Company Ltd` }))),
  ...Array.from({ length: 2000 }, (_, n) => ({ name: `Xq${n}zj Ltd` })),
];

const ask = indexOf([
  ...cohortLearners,
  { name: "CARE International UK", prominence: 2 },
  { name: "The Care Company UK Ltd" },
  { name: "Costa Limited", prominence: 3 },
  { name: "Marlow Coffee Ltd" },
  { name: "Riverside Coffee Ltd" },
  { name: "University of the West of England", town: "bristol", prominence: 5 },
  { name: "Croydon College", town: "croydon", prominence: 4 },
  { name: "LB Croydon", town: "croydon" },
  { name: "McDonald's Restaurants Limited", prominence: 3 },
  { name: "Hill Foods Ltd T/A McDonald's" },
  { name: "Dale Foods Ltd T/A McDonald's" },
  { name: "Vale Foods Ltd T/A McDonald's" },
  { name: "Event On Ltd" },
  { name: "Everton Football Club Company Limited" },
  { name: "Triton Media Ltd" },
  { name: "Quillfern Larkmoor Ltd" },
  { name: "Man Corporation Limited", prominence: 2 },
  { name: "Man Group Services Limited", prominence: 2 },
]);

test.each([
  "Vorbram Robotics",
  "Vorvorothky Care Ltd",
  "Queltridruwex Analytics PLC",
  "Trizanvor Labs",
])("%s, which nobody is called, does not find others of the same trade", (typed) => {
  expect(ask(typed)).toEqual([]);
});

test.each([
  ["with a trade added", "Costa Coffee", "Costa Limited"],
  ["with its town added, by its initials", "UWE Bristol", "University of the West of England"],
  ["by the other form of a council", "Croydon Council", "LB Croydon"],
  ["before those who trade under its name", "McDonald's", "McDonald's Restaurants Limited"],
  [
    "by its first word, though another is one letter away",
    "Everton",
    "Everton Football Club Company Limited",
  ],
  ["two edits away", "Quilfrn Larkmoor", "Quillfern Larkmoor Ltd"],
  ["by a step of its stem", "Man Group", "Man Group Services Limited"],
])("an employer is found first %s", (_how, typed, name) => {
  expect(ask(typed)[0]).toBe(name);
});

test("a brand with a town is the brand, not who is one letter from both", () => {
  const index = new EmployerNames();
  const named = (id: number, place: string, ...names: { kind: string; text: string }[]) => ({
    id,
    place,
    names,
    weight: 1,
  });
  index.apply({
    changed: [
      named(1, "london", { kind: "name", text: "quill fern" }, { kind: "alias", text: "qf" }),
      named(2, "york", { kind: "name", text: "et london" }, { kind: "name", text: "qe london" }),
      named(3, "leeds", { kind: "name", text: "sf london" }),
      named(4, "leeds", { kind: "initials", text: "lsx" }, { kind: "name", text: "leeds sixth" }),
      named(5, "hull", { kind: "name", text: "vf london" }, { kind: "alias", text: "vf" }),
    ],
    gone: [],
  });
  const first = (typed: string) =>
    index
      .answer({ ...typedReadings(typed, null), place: null, limit: 5 })
      .candidates.filter(isNear)[0]?.id;
  expect(first("QF London")).toBe(1);
  expect(first("QF Leeds")).toBe(1);
  expect(first("LSX Leeds")).toBe(4);
  expect(first("LSX Hull")).toBeUndefined();
  // Who bears the whole name is meant by it.
  expect(first("SF London")).toBe(3);
  expect(first("VF London")).toBe(5);
});

test("a name without its last letter is misspelt, not begun", () => {
  const index = new EmployerNames();
  const names = [{ kind: "name", text: "triton media" }];
  index.apply({ changed: [{ id: 1, names, weight: 1 }], gone: [] });
  const question = { ...typedReadings("Triton Medi", null), place: null, limit: 5 };
  expect(index.answer(question).candidates[0]?.how).toBe("spelling");
});

test("two edits in a short word beside a shared trade make another name", () => {
  const near = indexOf([
    ...["Halden", "Sorrel", "Umber", "Wexham", "Yarrow", "Zennor"].map((own) => ({
      name: `${own} Media Ltd`,
    })),
    { name: "Triton Media Ltd" },
  ]);
  expect(near("Tritva Media")).toEqual([]);
});

test("a trust and its hospitals, a railway and its rail, are near each other, and no more than near", () => {
  const near = indexOf([
    ...cohortLearners,
    { name: "Kestrel Vale Hospitals" },
    { name: "Wrenfield Rail Ltd" },
    { name: "Elm Hospital" },
  ]);
  expect(near("Kestrel Vale NHS Trust")).toEqual(["Kestrel Vale Hospitals"]);
  expect(near("kestrel vale nhs foundation trust")).toEqual(["Kestrel Vale Hospitals"]);
  expect(near("wrenfield railway")).toEqual(["Wrenfield Rail Ltd"]);
  expect(near("Zyxvale NHS Trust")).toEqual([]);
});

test("words that two bodies share do not make a council a hospital", () => {
  const councils = Array.from({ length: 60 }, (_, n) => ({ name: `Qz${n}xj City Council` }));
  const find = indexOf([...cohortLearners, ...councils, { name: "Kestrelby City Hospital" }]);
  expect(find("Kestrelby City Council")).toEqual([]);
  expect(find("Kestrelby City")).toEqual(["Kestrelby City Hospital"]);
});

test("a word that a hundred names have is not another word misspelt", () => {
  const nationals = Array.from({ length: 120 }, (_, n) => ({ name: `National Xq${n}zj Ltd` }));
  const trusts = [{ name: "Nations Trust" }, { name: "Harbour Trust" }];
  expect(indexOf([...cohortLearners, ...trusts])("National Trust")).toEqual(["Nations Trust"]);
  const find = indexOf([...cohortLearners, ...nationals, ...trusts]);
  expect(find("National Trust")).toEqual([]);
  expect(find("Nayinns Trust")).toEqual(["Nations Trust"]);
});

test("a name with its town is found where the town is on a river", () => {
  const find = indexOf([
    ...cohortLearners,
    { name: "The Larkmoor Group plc", town: "newcastle upon tyne" },
    { name: "Larkmoore Care Ltd", town: "leeds" },
  ]);
  expect(find("Larkmoor Newcastle")[0]).toBe("The Larkmoor Group plc");
});
