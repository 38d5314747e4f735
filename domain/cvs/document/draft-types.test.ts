import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeDrafts } from "#domain/drafts/draft-type.ts";
import { isSame } from "#domain/drafts/json.ts";
import type { CvDocument, WorkEntry } from "#rules/cv/cv-document.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import type { CvState } from "./cv.ts";
import { cvDraft } from "./draft-types.ts";
import { emptyCv, firstLook } from "./empty-document.ts";
import { newEntry } from "./new-entry.ts";
import { withEverySection } from "./sections.ts";

const job = (id: string, given: Partial<WorkEntry> = {}): WorkEntry => ({
  ...newEntry("work"),
  id,
  ...given,
});

const base: CvState = {
  title: "My CV",
  look: firstLook("gb"),
  document: {
    ...emptyCv({ name: "Ada", email: "ada@mail.example" }),
    work: [job("a", { name: "Alder", highlights: ["one", "two"] }), job("b", { name: "Birch" })],
  },
};

const changed = (change: Partial<CvDocument>, from = base): CvState => ({
  ...from,
  document: { ...from.document, ...change },
});
const withJobs = (...work: WorkEntry[]) => changed({ work });
const [alder, birch] = base.document.work as [WorkEntry, WorkEntry];

test("changes in different places are both kept", () => {
  const mine = withJobs({ ...alder, position: "Analyst" }, birch);
  const theirs = {
    ...withJobs(alder, { ...birch, location: "Leeds" }),
    title: "UK CV",
  };
  expect(mergeDrafts(cvDraft, { base, mine, theirs })).toEqual({
    merged: {
      ...withJobs({ ...alder, position: "Analyst" }, { ...birch, location: "Leeds" }),
      title: "UK CV",
    },
    conflicts: [],
  });
});

test("entries added in both windows are both kept, each after its neighbour", () => {
  const mine = withJobs(alder, job("c"), birch);
  const theirs = withJobs(alder, birch, job("d"));
  const { merged, conflicts } = mergeDrafts(cvDraft, { base, mine, theirs });
  expect(merged.document.work.map(({ id }) => id)).toEqual(["a", "c", "b", "d"]);
  expect(conflicts).toEqual([]);
});

test("one window orders, the other writes: both count", () => {
  const mine = withJobs(birch, alder);
  const theirs = withJobs({ ...alder, name: "Alder & Co" }, birch);
  const { merged } = mergeDrafts(cvDraft, { base, mine, theirs });
  expect(merged.document.work.map(({ name }) => name)).toEqual(["Birch", "Alder & Co"]);
});

test("an entry deleted in one window and left alone in the other is gone", () => {
  const { merged, conflicts } = mergeDrafts(cvDraft, { base, mine: withJobs(alder), theirs: base });
  expect(merged.document.work).toEqual([alder]);
  expect(conflicts).toEqual([]);
});

test("an entry deleted here and written there stays deleted, and is a conflict", () => {
  const mine = withJobs(alder);
  const theirs = withJobs(alder, { ...birch, name: "Birch & Co" });
  expect(mergeDrafts(cvDraft, { base, mine, theirs })).toEqual({
    merged: mine,
    conflicts: ["document.work.b"],
  });
  expect(mergeDrafts(cvDraft, { base, mine: theirs, theirs: mine })).toEqual({
    merged: theirs,
    conflicts: ["document.work.b"],
  });
});

test("the same field changed in both is a conflict, and mine stays", () => {
  const mine = withJobs({ ...alder, name: "Mine" }, birch);
  const theirs = withJobs({ ...alder, name: "Theirs" }, { ...birch, name: "Theirs too" });
  expect(mergeDrafts(cvDraft, { base, mine, theirs })).toEqual({
    merged: withJobs({ ...alder, name: "Mine" }, { ...birch, name: "Theirs too" }),
    conflicts: ["document.work.a.name"],
  });
});

test("lines are merged one by one while there are as many", () => {
  const mine = withJobs({ ...alder, highlights: ["one!", "two"] }, birch);
  const theirs = withJobs({ ...alder, highlights: ["one", "two!"] }, birch);
  expect(mergeDrafts(cvDraft, { base, mine, theirs }).merged.document.work[0]?.highlights).toEqual([
    "one!",
    "two!",
  ]);
});

test("a line added here and another changed there is a conflict of the whole list", () => {
  const mine = withJobs({ ...alder, highlights: ["one", "two", "three"] }, birch);
  const theirs = withJobs({ ...alder, highlights: ["one", "two!"] }, birch);
  expect(mergeDrafts(cvDraft, { base, mine, theirs })).toEqual({
    merged: mine,
    conflicts: ["document.work.a.highlights"],
  });
});

test("a section of one's own that is written here and deleted there keeps its place", () => {
  const own = { id: "own", title: "Sport", entries: [] };
  const before = changed({
    custom: [own],
    sections: [...base.document.sections, { section: "custom:own", isHidden: false, title: "" }],
  });
  const mine = changed({ custom: [{ ...own, title: "Rowing" }] }, before);
  const theirs = changed({ custom: [], sections: base.document.sections }, before);
  const { merged, conflicts } = mergeDrafts(cvDraft, { base: before, mine, theirs });
  expect(conflicts).toEqual(["document.custom.own"]);
  expect(merged.document.sections.map(({ section }) => section)).toContain("custom:own");
});

test("without an ancestor everything that differs is a conflict, and mine stays", () => {
  const mine = { ...base, title: "Mine" };
  const { merged, conflicts } = mergeDrafts(cvDraft, { base: null, mine, theirs: base });
  expect(merged).toEqual(mine);
  expect(conflicts).toEqual(["title"]);
});

/** Hundreds of pairs of windows, each making a few changes anywhere. What fast-check finds is the dice's seed. */
test("no typed value is ever lost, whatever two windows do", () => {
  fc.assert(
    fc.property(fc.noBias(fc.integer()), (seed) => {
      const random = new SeededRandom(seed);
      const start = tangled(random, base, "b", random.below(6));
      const mine = tangled(random, start, "m", random.below(5));
      const theirs = tangled(random, start, "t", random.below(5));

      const { merged, conflicts } = mergeDrafts(cvDraft, { base: start, mine, theirs });

      const [before, texts] = [textsOf(start), textsOf(merged)];
      const missing = (side: CvState) =>
        [...textsOf(side)].filter((text) => !before.has(text) && !texts.has(text));
      expect(missing(mine)).toEqual([]);
      // Where there is a conflict, theirs is stored whole.
      if (conflicts.length === 0) expect(missing(theirs)).toEqual([]);
      expect(mergeDrafts(cvDraft, { base: start, mine, theirs: start }).merged).toEqual(mine);
      expect(mergeDrafts(cvDraft, { base: start, mine: start, theirs }).merged).toEqual(theirs);
      const other = mergeDrafts(cvDraft, { base: start, mine: theirs, theirs: mine });
      expect(other.conflicts.toSorted()).toEqual(conflicts.toSorted());
      if (conflicts.length === 0)
        expect(isSame(unordered(other.merged), unordered(merged))).toBe(true);
      // Once merged, the next save of the same window meets nothing.
      expect(mergeDrafts(cvDraft, { base: theirs, mine: merged, theirs }).conflicts).toEqual([]);
    }),
    { numRuns: propertyRuns(1_600) },
  );
});

type Change = (state: CvState, word: string, random: SeededRandom) => CvState;

const jobsOf = ({ document }: CvState) => document.work;
const put = (state: CvState, work: readonly WorkEntry[]) => changed({ work }, state);
const editOne = (state: CvState, random: SeededRandom, edit: (entry: WorkEntry) => WorkEntry) => {
  const at = random.below(jobsOf(state).length);
  return put(
    state,
    jobsOf(state).map((entry, index) => (index === at ? edit(entry) : entry)),
  );
};

const changes: readonly Change[] = [
  (state, word) => ({ ...state, title: word }),
  (state, word) => changed({ basics: { ...state.document.basics, summary: word } }, state),
  (state, word, random) =>
    changed(
      {
        basics: {
          ...state.document.basics,
          location: {
            ...state.document.basics.location,
            [random.oneOf(["city", "region"])]: word,
          },
        },
      },
      state,
    ),
  (state, word, random) =>
    editOne(state, random, (entry) => ({ ...entry, [random.oneOf(["name", "position"])]: word })),
  (state, word, random) =>
    editOne(state, random, (entry) => ({ ...entry, highlights: [...entry.highlights, word] })),
  (state, word, random) =>
    editOne(state, random, (entry) => ({
      ...entry,
      highlights: entry.highlights.map((line, at) => (at === 0 ? word : line)),
    })),
  (state, _word, random) =>
    editOne(state, random, (entry) => ({ ...entry, highlights: entry.highlights.slice(1) })),
  (state, word, random) =>
    put(state, jobsOf(state).toSpliced(random.below(4), 0, job(`id-${word}`, { name: word }))),
  (state, _word, random) => put(state, jobsOf(state).toSpliced(random.below(4), 1)),
  (state) => put(state, jobsOf(state).toReversed()),
  (state, word) => {
    const custom = [...state.document.custom, { id: `s-${word}`, title: word, entries: [] }];
    return { ...state, document: withEverySection({ ...state.document, custom }) };
  },
  (state, word) =>
    changed({ custom: state.document.custom.map((own) => ({ ...own, title: word })) }, state),
  (state) => ({
    ...state,
    document: withEverySection({ ...state.document, custom: state.document.custom.slice(1) }),
  }),
];

/** A few changes; each types a word that nobody typed before. */
function tangled(random: SeededRandom, from: CvState, word: string, times: number): CvState {
  let state = from;
  for (let time = 0; time < times; time += 1) {
    state = random.oneOf(changes)(state, `${word}-${time}`, random);
  }
  return state;
}

function textsOf(value: unknown): Set<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((inner) => [...textsOf(inner)]));
}

/** Which of two orders is taken depends on whose window asks. */
function unordered(state: CvState): unknown {
  const { work, sections, custom, ...rest } = state.document;
  const sorted = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort();
  return [state.title, rest, sorted(work), sorted(sections), sorted(custom)];
}
