import { expect, test } from "vitest";
import { aState, workEntry } from "#test/cv-factories.ts";
import { cvSchema } from "./cv.schema.ts";
import { readState } from "./readable-state.ts";

const tide = workEntry("tide", { name: "Tide Tables Ltd", url: "https://tide.example" });
const former = aState({ document: { ...aState().document, work: [tide] } });

const saying = (work: readonly unknown[], rest: object = {}) => ({
  ...former,
  ...rest,
  document: { ...former.document, work },
});

test("a field that cannot be read keeps its former words, and everything else is read", () => {
  const fresh = workEntry("new", { name: "Brackwater", url: "javascript:alert(1)" });
  const sent = saying([fresh, { ...tide, position: "Analyst", url: "ftp://x" }], {
    title: "x".repeat(500),
  });
  const read = readState(cvSchema, sent, former);
  expect(read).toMatchObject({ ok: true, value: { title: former.title } });
  if (!read.ok) return;
  expect(read.value.document.work).toEqual([
    { ...fresh, url: "" },
    { ...tide, position: "Analyst" },
  ]);
  expect(read.faults.map(({ path }) => path.join("."))).toEqual([
    "title",
    "document.work.0.url",
    "document.work.1.url",
  ]);
});

test("too many lines keep the former lines", () => {
  const many = Array.from({ length: 61 }, (_, at) => `Line ${at}`);
  const read = readState(cvSchema, saying([{ ...tide, highlights: many }]), former);
  expect(read.ok && read.value.document.work[0]?.highlights).toEqual(tide.highlights);
});

test.each([null, undefined, 7, [], {}, { title: "x" }, saying([{ ...tide, extra: 1 }])])(
  "%o is no state of ours, whatever stood before",
  (sent) => {
    expect(readState(cvSchema, sent, former).ok).toBe(false);
  },
);

test("a document far too long is not read in part", () => {
  const long = Array.from({ length: 60 }, (_, at) =>
    workEntry(`e${at}`, { summary: "x".repeat(10_000) }),
  );
  expect(readState(cvSchema, saying(long), former).ok).toBe(false);
});

test("a state full of mistakes is refused as a whole, not fixed one by one", () => {
  const wrong = Array.from({ length: 60 }, (_, at) => workEntry(`w${at}`, { url: "ftp://x" }));
  const read = readState(cvSchema, saying(wrong), former);
  expect([read.ok, read.faults.length]).toEqual([false, 50]);
});
