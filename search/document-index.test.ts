import { expect, test } from "vitest";
import type { IndexShape, SearchDocument, SearchQuestion } from "./contract.ts";
import { createIndex } from "./document-index.ts";

const shape: IndexShape = {
  words: [
    { field: "title", weight: 4 },
    { field: "body", weight: 1 },
  ],
  facets: [
    { name: "colour", values: ["red", "green", "blue"] },
    { name: "town" },
    { name: "tags", many: true },
  ],
  numbers: ["madeAt", "price"],
  newest: "madeAt",
};

function aDocument(id: number, changes: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    words: { title: "thing", body: "" },
    facets: { colour: "red", town: "Leeds", tags: [] },
    numbers: { madeAt: id, price: 10 * id },
    ...changes,
  };
}

function ask(changes: Partial<SearchQuestion> = {}): SearchQuestion {
  return {
    text: "",
    filters: {},
    ranges: {},
    choices: {},
    count: [],
    order: "relevance",
    offset: 0,
    limit: 20,
    ...changes,
  };
}

function indexOf(...documents: SearchDocument[]) {
  const index = createIndex(shape);
  index.apply({ changed: documents, gone: [] });
  return index;
}

function titled(id: number, title: string, body = "") {
  return aDocument(id, { words: { title, body } });
}

test("without words everything matches, newest first", () => {
  const answer = indexOf(aDocument(1), aDocument(3), aDocument(2)).answer(ask());
  expect(answer).toMatchObject({ total: 3, ids: [3, 2, 1], repairs: [], marks: [] });
});

test("every word must match, in any inflection and without accents or case", () => {
  const index = indexOf(titled(1, "Café nurses wanted"), titled(2, "Nurse"), titled(3, "Cafe"));
  expect(index.answer(ask({ text: "cafés NURSING" })).ids).toEqual([1]);
});

test.each([
  ["c++", 1],
  ["C#", 2],
  [".NET", 3],
  ["r&d", 4],
  ["o’brien", 5],
])("%s is a word of its own", (text, id) => {
  const index = indexOf(
    titled(1, "C++ developer"),
    titled(2, "C# developer"),
    titled(3, "ASP.NET developer"),
    titled(4, "R&D lead"),
    titled(5, "O'Brien's bakery"),
    titled(6, "c developer, net of r and d"),
  );
  expect(index.answer(ask({ text })).ids).toEqual([id]);
});

test("a word in the title counts more than in the body, and a rare word more than a common one", () => {
  const index = indexOf(
    titled(1, "engineer", "trains"),
    titled(2, "driver", "engineer"),
    titled(3, "driver", "trains"),
  );
  expect(index.answer(ask({ text: "engineer" })).ids).toEqual([1, 2]);
});

test("a month halves a score: a newer match in the body overtakes an old title", () => {
  const day = 24 * 60;
  const old = aDocument(1, {
    words: { title: "engineer", body: "" },
    numbers: { madeAt: 0, price: null },
  });
  const newer = (days: number) =>
    aDocument(2, {
      words: { title: "", body: "engineer" },
      numbers: { madeAt: days * day, price: null },
    });
  expect(indexOf(old, newer(59)).answer(ask({ text: "engineer" })).ids).toEqual([1, 2]);
  expect(indexOf(old, newer(61)).answer(ask({ text: "engineer" })).ids).toEqual([2, 1]);
});

test("documents without the word in a better field come newest first, as many as are asked for", () => {
  const bodies = Array.from({ length: 9 }, (_, n) => titled(n + 1, "driver", "engineer"));
  const index = indexOf(...bodies, titled(10, "pilot"));
  const page = (offset: number) => index.answer(ask({ text: "engineer", offset, limit: 4 })).ids;
  expect([page(0), page(4), page(8)]).toEqual([[9, 8, 7, 6], [5, 4, 3, 2], [1]]);
});

test.each([
  ["one letter wrong", "enginear", "engineer"],
  ["one too many", "enginneer", "engineer"],
  ["one too few", "enginer", null],
  ["two swapped", "engieneer", "engineer"],
  ["two edits in a long word", "acountent", "accountant"],
])("%s is repaired, and said", (_case, typed, meant) => {
  const index = indexOf(titled(1, "Engineer"), titled(2, "Accountant"), titled(3, "Nurse"));
  const { total, repairs } = index.answer(ask({ text: typed }));
  expect(total).toBe(1);
  // "enginer" and "engineer" have the same stem: nothing to repair.
  expect(repairs).toEqual(meant ? [{ typed, meant }] : []);
});

test("a word with nothing near it is left out and said; alone, it finds nothing", () => {
  const index = indexOf(titled(1, "Engineer"), titled(2, "Nurse"));
  const both = index.answer(ask({ text: "nurse xylophonist", count: ["colour"] }));
  expect(both).toMatchObject({ ids: [2], repairs: [{ typed: "xylophonist", meant: null }] });
  const alone = index.answer(ask({ text: "xylophonist", count: ["colour"] }));
  expect(alone).toMatchObject({ total: 0, ids: [], facets: { colour: [{ count: 0 }, {}, {}] } });
});

test("a plain word of any sentence is not what a skill misspelt", () => {
  const index = indexOf(titled(1, "None of our nurses"));
  expect(index.answer(ask({ text: "node" })).repairs).toEqual([{ typed: "node", meant: null }]);
});

test("a word that only the dead had is repaired to one that lives", () => {
  const index = indexOf(titled(1, "nurse"), titled(2, "purse"));
  index.apply({ changed: [], gone: [1] });
  expect(index.answer(ask({ text: "nurse" }))).toMatchObject({
    ids: [2],
    repairs: [{ typed: "nurse", meant: "purse" }],
  });
});

test("a typo is repaired to the word that most of the documents asked for have", () => {
  const closed = { madeAt: 1, price: 1 };
  const open = { madeAt: 1, price: 100 };
  const index = indexOf(
    aDocument(1, { words: { title: "porter", body: "" }, numbers: closed }),
    aDocument(2, { words: { title: "porter", body: "" }, numbers: closed }),
    aDocument(3, { words: { title: "potter", body: "" }, numbers: open }),
  );
  const meant = (from: number) =>
    index.answer(ask({ text: "poxter", ranges: { price: { from } } })).repairs[0]?.meant;
  expect([meant(0), meant(50)]).toEqual(["porter", "potter"]);
  // Nobody has either: what is known is said, and nothing is found.
  expect(meant(500)).toBe("porter");
});

test("each facet is counted without its own filter, and so is each choice", () => {
  const paint = (id: number, colour: string, town: string, price: number | null) =>
    aDocument(id, { facets: { colour, town, tags: [] }, numbers: { madeAt: id, price } });
  const index = indexOf(
    paint(1, "red", "Leeds", 5),
    paint(2, "green", "Leeds", 15),
    paint(3, "green", "York", 25),
    paint(4, "blue", "York", null),
  );
  const options = [
    { key: "10+", from: 10 },
    { key: "20+", from: 20 },
  ];
  const answer = index.answer(
    ask({
      filters: { colour: ["green"], town: [] },
      choices: { price: { number: "price", options, chosen: "20+" } },
      count: ["colour", "town"],
    }),
  );
  expect(answer.ids).toEqual([3]);
  expect(answer.facets).toEqual({
    colour: [
      { value: "red", count: 0 },
      { value: "green", count: 1 },
      { value: "blue", count: 0 },
    ],
    town: [{ value: "York", count: 1 }],
  });
  expect(answer.choices).toEqual({ price: { "10+": 2, "20+": 1 } });
});

test("a document may have several values of one facet", () => {
  const index = indexOf(
    aDocument(1, { facets: { colour: null, town: null, tags: ["b", "a", "a"] } }),
    aDocument(2, { facets: { colour: null, town: null, tags: "b" } }),
  );
  const answer = index.answer(ask({ count: ["tags"], filters: { tags: ["a", "c"] } }));
  expect(answer.ids).toEqual([1]);
  expect(answer.facets).toEqual({
    tags: [
      { value: "b", count: 2 },
      { value: "a", count: 1 },
      { value: "c", count: 0 },
    ],
  });
});

test("orders by a number put those without one last, either way", () => {
  const priced = (id: number, price: number | null) =>
    aDocument(id, { numbers: { madeAt: 1, price } });
  const index = indexOf(priced(1, 7), priced(2, null), priced(3, 3), priced(4, 7));
  const order = (direction: "up" | "down") =>
    index.answer(ask({ order: { by: "price", direction } })).ids;
  expect(order("up")).toEqual([3, 1, 4, 2]);
  expect(order("down")).toEqual([1, 4, 3, 2]);
});

test("a hard range leaves out what is counted nowhere", () => {
  const closing = (id: number, price: number | null) =>
    aDocument(id, { numbers: { madeAt: id, price } });
  const index = indexOf(closing(1, 5), closing(2, 10), closing(3, null));
  const within = (range: { from?: number; to?: number; orNull?: true }) =>
    index.answer(ask({ ranges: { price: range } })).ids;
  expect(within({ from: 10, orNull: true })).toEqual([3, 2]);
  expect(within({ from: 5, to: 10 })).toEqual([1]);
});

test("changes take effect at once, before and after housekeeping", () => {
  const index = indexOf(...Array.from({ length: 40 }, (_, n) => aDocument(n + 1)));
  for (let id = 1; id <= 30; id++) {
    index.apply({ changed: [titled(id, `changed number${id}`)], gone: [id + 100, 31] });
  }
  const state = () => [
    index.size(),
    index.answer(ask({ text: "changed" })).total,
    index.answer(ask({ text: "thing" })).total,
    index.answer(ask({ limit: 3 })).ids,
  ];
  expect(state()).toEqual([39, 30, 9, [40, 39, 38]]);
  while (index.tidy());
  expect(state()).toEqual([39, 30, 9, [40, 39, 38]]);
});

test("a question of another shape is refused with what is wrong", () => {
  const index = indexOf(aDocument(1));
  expect(() => index.answer(ask({ filters: { size: ["xl"] } }))).toThrow('no facet "size"');
  expect(() => index.answer(ask({ ranges: { size: {} } }))).toThrow('no number "size"');
});

test.each([
  ["quotation marks", '"software engineer', [1]],
  ["nothing but stop words", "the of and", [2, 1]],
  ["signs", "+-*/()[]{}\\ ' ’ & # . \u0000", [2, 1]],
  ["a pasted page", "engineer ".repeat(50_000), [1]],
  ["other scripts", "日本語 العربية Ελληνικά 🚀", []],
])("absurd text (%s) is answered", (_case, text, ids) => {
  const index = indexOf(titled(1, "software engineer"), titled(2, "nurse"));
  expect(index.answer(ask({ text })).ids).toEqual(ids);
});

test("of a facet without a closed list the most frequent values are answered, or all that were asked for", () => {
  const index = createIndex(shape);
  const facets = (id: number) => ({ colour: "red", town: `Town ${id % 130}`, tags: [] });
  const many = Array.from({ length: 260 }, (_, id) => aDocument(id + 1, { facets: facets(id) }));
  index.apply({ changed: many, gone: [] });

  const usual = index.answer(ask({ count: ["town"], filters: { town: ["Town 99"] } }));
  expect(usual.facets.town!.map(({ value }) => value)).toContain("Town 99");
  expect(usual.facets.town!.length + usual.unlisted.town!).toBe(130);
  const whole = index.answer(ask({ count: ["town", "colour"], whole: ["town"] }));
  expect(whole.facets.town).toHaveLength(130);
  expect(whole.unlisted).toEqual({ town: 0 });
});
