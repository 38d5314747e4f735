import fc from "fast-check";
import { expect, test } from "vitest";
import { editsBetween } from "../words/edits.ts";
import type { NameEntry } from "./contract.ts";
import { NameIndex } from "./name-index.ts";
import { isOneEdit } from "./one-edit.ts";

const entries: NameEntry[] = [
  { id: 1, names: [{ kind: "name", text: "tarnside water" }], place: "carlisle" },
  { id: 2, names: [{ kind: "name", text: "harrow logistics" }], place: "wembley" },
  { id: 3, names: [{ kind: "name", text: "harrow logistics midlands" }], place: "coventry" },
  {
    id: 4,
    names: [
      { kind: "name", text: "j k patel" },
      { kind: "trading", text: "harrow logistics" },
    ],
    place: "harrow",
  },
  { id: 5, names: [{ kind: "name", text: "harrowgate bakery" }] },
  {
    id: 6,
    names: [
      { kind: "name", text: "quillfern and larkmoor bank" },
      { kind: "alias", text: "qlb" },
    ],
  },
  { id: 7, names: [{ kind: "name", text: "ostler bay foods" }], weight: 1 },
  { id: 8, names: [{ kind: "name", text: "ostler bay foods" }], weight: 0 },
];

function indexOf(all: readonly NameEntry[]): NameIndex {
  const index = new NameIndex();
  index.apply({ changed: all, gone: [] });
  return index;
}

const index = indexOf(entries);

function ask(text: string, place: string | null = null, from = index) {
  return from.answer({ names: [text], place, limit: 5 });
}

test.each([
  ["as it is", "tarnside water", 1, "exact"],
  ["with a letter too many", "tarnsside water", 1, "spelling"],
  ["with a letter missing", "tarnsid water", 1, "spelling"],
  ["with another letter", "tarnside woter", 1, "spelling"],
  ["with two letters swapped", "tarnside watre", 1, "spelling"],
  ["with letters swapped in the middle", "tarnsidw eater", 1, "spelling"],
  ["with a space dropped", "tarnsidewater", 1, "exact"],
  ["with a space added", "tarn side water", 1, "exact"],
  ["by its beginning", "quillfern and lar", 6, "prefix"],
  ["in another order", "larkmoor quillfern bank", 6, "words"],
  ["with a word too many", "tarnside water europe", 1, "words"],
  ["by an alias", "qlb", 6, "exact"],
] as const)("a name is found %s", (_what, typed, id, how) => {
  expect(ask(typed)[0]).toMatchObject({ id, how });
});

test("who shares only the commonest of the typed words is somebody else", () => {
  const others = Array.from({ length: 2000 }, (_, n) => ({
    id: 100 + n,
    names: [{ kind: "name", text: n < 9 ? `firm${n} robotics` : `xq${n}zj` }],
  }));
  const all = indexOf([...others, { id: 1, names: [{ kind: "name", text: "robotics" }] }]);
  expect(ask("vorbram robotics", null, all)).toEqual([]);
});

function named(texts: readonly string[]): NameIndex {
  return indexOf(texts.map((text, id) => ({ id, names: [{ kind: "name", text }] })));
}

test("all typed words in one name are found beside a name that is one letter off", () => {
  const from = named(["jae europe", "jane street europe", "janes bakery europe"]);
  expect(ask("jane europe", null, from).map(({ id, how }) => [id, how])).toEqual([
    [0, "spelling"],
    [1, "words"],
  ]);
});

test("two frequent words find the one name that has both, among thousands that have one", () => {
  const others = Array.from({ length: 2_000 }, (_, n) => [
    `british ${n}`,
    `${n} foods`,
    `f${n} foods`,
  ]);
  const from = named([...others.flat(), "associated british foods"]);
  expect(ask("british foods", null, from).map(({ text }) => text)).toContain(
    "associated british foods",
  );
});

test("the legal name comes before the same trading name, and both come before longer names", () => {
  expect(ask("harrow logistics").map(({ id, kind, how }) => [id, kind, how])).toEqual([
    [2, "name", "exact"],
    [4, "trading", "exact"],
    [3, "name", "prefix"],
  ]);
});

test("the place decides between equals, and is said", () => {
  expect(ask("harrow logistics", "harrow")[0]).toMatchObject({ id: 4, place: "same" });
});

test("the heavier of two equals comes first", () => {
  expect(ask("ostler bay foods").map(({ id }) => id)).toEqual([7, 8]);
});

test("a beginning that ends inside a word is told from one that ends with it", () => {
  const found = new Map(ask("harrow").map(({ id, isWholeWords }) => [id, isWholeWords]));
  expect(found.get(2)).toBe(true);
  expect(found.get(5)).toBe(false);
});

test("a changed entry is found by its new name only, and one that went not at all", () => {
  const changing = indexOf(entries);
  changing.apply({
    changed: [{ id: 1, names: [{ kind: "name", text: "tarnside energy" }] }],
    gone: [6],
  });

  expect(ask("tarnside water", null, changing)).toEqual([]);
  expect(ask("tarnside energy", null, changing)[0]).toMatchObject({ id: 1, how: "exact" });
  expect(ask("qlb", null, changing)).toEqual([]);
  expect(changing.size()).toBe(7);
});

function loadedFrom(bytes: Uint8Array<ArrayBuffer>): NameIndex {
  const loaded = new NameIndex();
  for (const _step of loaded.load(bytes));
  return loaded;
}

test("what is dumped is loaded; half a dump is refused", () => {
  const bytes = new Uint8Array(Buffer.concat([...index.dump()]));
  const loaded = loadedFrom(bytes);

  expect(loaded.size()).toBe(entries.length);
  expect(ask("harrow logistcs", "wembley", loaded)).toEqual(ask("harrow logistcs", "wembley"));
  expect(() => loadedFrom(bytes.slice(0, -20))).toThrow("ends early");
});

test("a dump is of the moment it was asked for, however late its parts are taken", () => {
  const changing = indexOf(entries);
  const parts = changing.dump();
  changing.apply({ changed: [{ id: 1, names: [{ kind: "name", text: "renamed" }] }], gone: [6] });
  const loaded = loadedFrom(new Uint8Array(Buffer.concat([...parts])));

  expect(loaded.size()).toBe(entries.length);
  expect(ask("tarnside water", null, loaded)[0]).toMatchObject({ id: 1, how: "exact" });
});

test("many names are dumped, loaded and filed a few at a time", () => {
  const many = Array.from({ length: 1200 }, (_, id) => ({
    id,
    names: [{ kind: "name", text: `firm number ${id}` }],
  }));
  const filed = new NameIndex();
  const steps = [...filed.applyInSteps({ changed: many, gone: [] })];
  const parts = [...filed.dump()];
  const loading = [...new NameIndex().load(new Uint8Array(Buffer.concat(parts)))];

  expect(filed.size()).toBe(1200);
  expect(Math.min(steps.length, parts.length, loading.length)).toBeGreaterThan(2);
});

test.each(["", " ", "?", "a", "x".repeat(500)])(
  "an odd question (%j) is answered with nobody",
  (typed) => {
    expect(ask(typed)).toEqual([]);
  },
);

const word = fc.string({ unit: fc.constantFrom(..."abcde"), minLength: 1, maxLength: 9 });

test("one edit is what Damerau says it is", () => {
  fc.assert(
    fc.property(word, word, (a, b) => isOneEdit(a, b) === (editsBetween(a, b, 1) === 1)),
    { numRuns: 5000 },
  );
});

test("whatever the names, each is found exactly and after any one edit", () => {
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const edit = fc.record({ at: fc.nat(30), letter: fc.constantFrom(..."abcde"), kind: fc.nat(3) });
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { minLength: 1, maxLength: 40 }),
      edit,
      (names, { at, letter, kind }) => {
        const all = indexOf(names.map((text, id) => ({ id, names: [{ kind: "name", text }] })));
        for (const [id, text] of names.entries()) {
          const i = at % text.length;
          const typed = [
            text.slice(0, i) + letter + text.slice(i),
            text.slice(0, i) + text.slice(i + 1),
            text.slice(0, i) + letter + text.slice(i + 1),
            text.slice(0, i) + (text[i + 1] ?? "") + text[i] + text.slice(i + 2),
          ][kind]!;
          if (typed.replaceAll(" ", "").length < 3) continue;
          const found = all.answer({ names: [typed], limit: 100 });
          if (!found.some((candidate) => candidate.id === id && candidate.how !== "words"))
            return false;
        }
        return true;
      },
    ),
    { numRuns: 200 },
  );
});
