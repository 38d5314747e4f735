import { expect, test } from "vitest";
import { SeededRandom } from "#test/seeded-random.ts";
import { type DraftType, jsonDraft, mergeDrafts } from "./draft-type.ts";

type Page = { title: string; body: string };

/** Markdown, taken apart at its headings. */
const page: DraftType<Page> = {
  toSections: ({ title, body }) => ({
    title,
    body: body.split(/^(?=## )/m).map((text) => ({ id: text.split("\n")[0], text })),
  }),
  fromSections: (sections) => {
    const { title, body } = sections as { title: string; body: { text: string }[] };
    return { title, body: body.map(({ text }) => text).join("") };
  },
};

const base = { title: "Visas", body: "## Study\nold\n## Work\nold\n" };

test("two sections of one text are put together", () => {
  const mine = { ...base, body: "## Study\nmine\n## Work\nold\n" };
  const theirs = { title: "Visas now", body: "## Study\nold\n## Work\ntheirs\n## Stay\nnew\n" };
  expect(mergeDrafts(page, { base, mine, theirs })).toEqual({
    merged: { title: "Visas now", body: "## Study\nmine\n## Work\ntheirs\n## Stay\nnew\n" },
    conflicts: [],
  });
});

test("the same section changed twice: mine stays, and the place is told", () => {
  const mine = { ...base, body: "## Study\nmine\n## Work\nold\n" };
  const theirs = { ...base, body: "## Study\ntheirs\n## Work\ntheirs too\n" };
  expect(mergeDrafts(page, { base, mine, theirs })).toEqual({
    merged: { ...base, body: "## Study\nmine\n## Work\ntheirs too\n" },
    conflicts: ["body.## Study.text"],
  });
});

type Fields = Record<string, string>;

test("no word of either side is lost: it is in the result, or there is a conflict", () => {
  const random = new SeededRandom(7);
  const names = ["a", "b", "c", "d"];
  const typed = (from: Fields, word: string): Fields =>
    Object.fromEntries(
      names.flatMap((name) => {
        const kind = random.below(4);
        if (kind === 0) return [];
        return [[name, kind === 1 ? `${word}-${name}` : (from[name] ?? `${word}-new-${name}`)]];
      }),
    );
  for (let round = 0; round < 2000; round += 1) {
    const start = typed({}, "base");
    const [mine, theirs] = [typed(start, "mine"), typed(start, "theirs")];
    const { merged, conflicts } = mergeDrafts(jsonDraft<Fields>(), { base: start, mine, theirs });
    const words = new Set([...Object.values(merged), ...Object.values(start)]);
    const lost = (side: Fields) => Object.values(side).filter((word) => !words.has(word));
    expect(lost(mine)).toEqual([]);
    if (conflicts.length === 0) expect(lost(theirs)).toEqual([]);
    for (const place of conflicts) expect(merged[place]).toBe(mine[place]);
  }
});
