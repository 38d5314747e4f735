import { expect, test } from "vitest";
import type { IndexShape, SearchDocument, SearchQuestion } from "./contract.ts";
import { createIndex } from "./document-index.ts";

const shape: IndexShape = {
  words: [
    { field: "title", weight: 4 },
    { field: "body", weight: 1 },
  ],
  facets: [],
  numbers: ["madeAt"],
  newest: "madeAt",
};

function titled(id: number, title: string, body = ""): SearchDocument {
  return { id, words: { title, body }, facets: {}, numbers: { madeAt: id } };
}

function indexOf(...documents: SearchDocument[]) {
  const index = createIndex(shape);
  index.apply({ changed: documents, gone: [] });
  return index;
}

function ask(changes: Partial<SearchQuestion>): SearchQuestion {
  const nothing = { text: "", filters: {}, ranges: {}, choices: {}, count: [] };
  return { ...nothing, order: "relevance", offset: 0, limit: 20, ...changes };
}

test("one of several words will do, beside those that all must match", () => {
  const index = indexOf(
    titled(1, "Java developer"),
    titled(2, "Developer", "python"),
    titled(3, "Developer"),
    titled(4, "Python", "java"),
  );
  const answer = index.answer(ask({ anyOf: ["java", "python"] }));
  expect(answer).toMatchObject({ total: 3, ids: [4, 1, 2], repairs: [] });
  expect(answer.marks.toSorted()).toEqual(["java", "python"]);
  expect(index.answer(ask({ text: "developer", anyOf: ["java", "python"] })).ids).toEqual([1, 2]);
});

test("a word that nobody knows among several is told, and the others are found", () => {
  const index = indexOf(titled(1, "Java"), titled(2, "Thing"));
  const answer = index.answer(ask({ anyOf: ["java", "zzyzx"] }));
  expect(answer).toMatchObject({ ids: [1], repairs: [{ typed: "zzyzx", meant: null }] });
  expect(index.answer(ask({ anyOf: ["zzyzx", "qqxqq"] })).total).toBe(0);
});

test("words in many and in few documents are found together, the title first", () => {
  const many = Array.from({ length: 400 }, (_, n) => titled(n + 1, "thing", n % 2 ? "java" : ""));
  const index = indexOf(...many, titled(500, "python"), titled(501, "java", "python"));
  const answer = index.answer(ask({ anyOf: ["java", "python"], limit: 3 }));
  expect(answer.total).toBe(202);
  expect(answer.ids).toEqual([501, 500, 400]);
});
