import { expect, test } from "vitest";
import { namedChanges } from "./named-changes.ts";

const organisation = (name: string) => ({ name, town: "Leeds" }) as never;
const joined = { kind: "joined", before: null, after: null } as const;
const left = { kind: "left", before: null, after: null } as const;

test("of each kind all are counted and the first twenty by name are shown", () => {
  const names = Array.from(
    { length: 50 },
    (_, n) => `Firm ${String((n * 7) % 50).padStart(2, "0")}`,
  );
  const added = names.map((name) => ({
    before: null,
    after: organisation(name),
    changes: [joined] as never,
  }));
  const gone = { before: organisation("Ash"), after: null, changes: [left] as never };
  const [first, second, ...rest] = namedChanges([gone, ...added]);

  expect(first).toMatchObject({ kind: "joined", total: 50 });
  expect(first!.first.map(({ name }) => name)).toEqual([...names].sort().slice(0, 20));
  expect(second).toMatchObject({ kind: "left", total: 1, first: [{ name: "Ash", town: "Leeds" }] });
  expect(rest).toEqual([]);
});
