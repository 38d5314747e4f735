import { expect, test } from "vitest";
import type { FactRow } from "#domain/facts/facts.schema.ts";
import { factChanges, inOrder } from "./guide-changes.ts";

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
const asked = { prefix: "uk", since: "2026-01-01", today: "2026-11-16" };

test("facts of the country that began since the day are told, with what stood before", () => {
  expect(factChanges(rows, asked, ({ value }) => value)).toEqual([
    {
      day: "2026-04-08",
      kind: "rule",
      what: "Label of uk-fee: £937, before that £900",
      to: "https://gov.example/rules",
    },
  ]);
});

test("the day itself counts, and a day after it does not", () => {
  const on = (since: string) => factChanges(rows, { ...asked, since }, ({ value }) => value).length;
  expect([on("2026-04-08"), on("2026-04-09")]).toEqual([1, 0]);
});

test("the newest day is first, and rules come before words", () => {
  const change = (day: string, kind: "rule" | "words") => ({ day, kind, what: "x", to: null });
  const ordered = inOrder([
    change("2026-01-01", "rule"),
    change("2026-02-01", "words"),
    change("2026-02-01", "rule"),
  ]);
  expect(ordered.map(({ day, kind }) => `${day} ${kind}`)).toEqual([
    "2026-02-01 rule",
    "2026-02-01 words",
    "2026-01-01 rule",
  ]);
});
