import { expect, test } from "vitest";
import type { FactRow } from "#domain/facts/facts.schema.ts";
import { factChanges, type GuideChange, inOrder } from "./guide-changes.ts";

const row = (name: string, inForceFrom: string, value: string, given: Partial<FactRow> = {}) =>
  ({
    ...{ name, inForceFrom, value, label: `Label of ${name}` },
    source: { title: "Source", url: "https://gov.example/rules" },
    ...{ checkedOn: "2026-11-01", checkAgainBy: "2027-01-01", confidence: "primary" },
    ...given,
  }) as FactRow;

const rows = [
  row("uk-fee", "2025-04-01", "£900"),
  row("uk-fee", "2026-04-08", "£937"),
  row("uk-fee", "2027-04-01", "£999"),
  row("uk-fee-day", "2026-05-01", "1 May 2026", { unit: "day" }),
  row("au-fee", "2026-04-08", "A$500"),
];
const said = ({ value }: FactRow) => value;
const asked = { prefix: "uk", since: "2026-01-01", today: "2026-11-16" };

test("facts of the country that began since the day are told, with what stood before", () => {
  expect(factChanges(rows, asked, said)).toEqual([
    {
      day: "2026-04-08",
      kind: "changed",
      what: "Label of uk-fee: £937, before that £900",
      to: "https://gov.example/rules",
    },
  ]);
});

test("the day itself counts, and a day after it does not", () => {
  const on = (since: string) => factChanges(rows, { ...asked, since }, said).length;
  expect([on("2026-04-08"), on("2026-04-09")]).toEqual([1, 0]);
});

test("a rule of which nobody knows what stood before is told as in force, not as changed", () => {
  const first = [row("uk-hours", "2026-04-08", "20 hours")];
  expect(factChanges(first, asked, said)).toMatchObject([
    { kind: "in-force", what: "Label of uk-hours: 20 hours" },
  ]);
});

test("a rule table says what stood there the day before", () => {
  const held = row("uk-line", "2026-04-08", "£{n}", { tool: "rules/x.ts#table.line" });
  const saidOn = (_row: FactRow, day: string) => (day < "2026-04-08" ? "£1" : "£2");
  expect(factChanges([held], asked, saidOn)).toMatchObject([
    { kind: "changed", what: "Label of uk-line: £2, before that £1" },
  ]);
  expect(factChanges([held], asked, () => null)).toMatchObject([{ kind: "in-force" }]);
});

test("the newest day is first, and what changed comes before what is in force", () => {
  const change = (day: string, kind: GuideChange["kind"]) => ({ day, kind, what: "x", to: null });
  const ordered = inOrder([
    change("2026-01-01", "changed"),
    change("2026-02-01", "in-force"),
    change("2026-02-01", "changed"),
  ]);
  expect(ordered.map(({ day, kind }) => `${day} ${kind}`)).toEqual([
    "2026-02-01 changed",
    "2026-02-01 in-force",
    "2026-01-01 changed",
  ]);
});
