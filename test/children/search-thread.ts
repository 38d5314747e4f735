import { parentPort } from "node:worker_threads";
import type { IndexShape, SearchDocument, Source } from "#search/contract.ts";
import { createIndex, shapeVersion } from "#search/document-index.ts";
import { hostSearch } from "#search/host.ts";

/**
 * The entry of a search thread for tests. A question whose text is "die" ends it, "hang" never
 * ends, "slow" takes half a second, and "how many" is answered with the questions looked at.
 */
const shape: IndexShape = {
  words: [{ field: "title", weight: 1 }],
  facets: [],
  numbers: ["at"],
  newest: "at",
};

const source: Source<SearchDocument> = {
  async readAll(onBatch) {
    await onBatch([{ id: 1, words: { title: "nurse" }, facets: {}, numbers: { at: 1 } }]);
    return "0";
  },
  async readChanges(position) {
    return { position, changed: [], gone: [] };
  },
};

function create() {
  const index = createIndex(shape);
  const answer = index.answer.bind(index);
  let looked = 0;
  return Object.assign(index, {
    answer(question: Parameters<typeof answer>[0]) {
      if (question.text === "die") process.exit(1);
      while (question.text === "hang");
      if (question.text === "how many") return { ...answer(question), total: looked };
      looked++;
      for (const end = Date.now() + 500; question.text === "slow" && Date.now() < end; );
      return answer(question);
    },
  });
}

hostSearch(parentPort!, { things: { version: shapeVersion(shape), create, source } as never });
