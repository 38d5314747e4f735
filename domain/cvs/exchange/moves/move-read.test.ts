import { describe, expect, test } from "vitest";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { fullDocument } from "#test/cvs/full-document.ts";
import { processorMillis } from "#test/processor-time.ts";
import { type EntrySection, entrySections } from "../../document/new-entry.ts";
import type { Imported } from "../imported.ts";
import { moveRead } from "./move-read.ts";

const whole: Imported = { document: fullDocument, unread: [] };

function moved(moves: Readonly<Record<string, string>>, read: Imported = whole): Imported {
  const result = moveRead(read, new Map(Object.entries(moves)));
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
}

const words = (value: unknown) =>
  new Set(
    (
      JSON.stringify(value)
        .replaceAll("\\n", " ")
        .match(/[\p{L}\p{N}@.]{2,}/gu) ?? []
    ).map((word) => word.replace(/\.+$/, "")),
  );

/** Fields whose own names say what is true of them, and not words of their owner's. */
const owned = ({ sections: _, ...document }: CvDocument) => document;

describe.each(entrySections)("all of %s", (from) => {
  test.each(entrySections.filter((section) => section !== from))(
    "kept as %s loses no word",
    (to: EntrySection) => {
      const after = moved({ [`section ${from}`]: to });
      expect(after.document[from]).toEqual([]);
      expect(after.document[to]).toHaveLength(fullDocument[from].length + fullDocument[to].length);
      const kept = words([owned(after.document), after.unread]);
      const fields = new Set(Object.keys(fullDocument[from][0]!));
      const lost = [...words(fullDocument[from])].filter(
        (word) => !kept.has(word) && !fields.has(word) && !/^(true|false)$/.test(word),
      );
      expect(lost).toEqual([]);
    },
  );

  test("kept as a section of its own loses no word, and can be taken back", () => {
    const own = moved({ [`section ${from}`]: "own" });
    const section = own.document.custom.at(-1)!;
    expect(section.entries).toHaveLength(fullDocument[from].length);
    const back = moved({ [`section custom:${section.id}`]: from }, own);
    expect(back.document[from]).toHaveLength(fullDocument[from].length);
    expect(back.document.sections.find((place) => place.section === from)?.isHidden).toBe(false);
  });
});

test("one entry goes to another section and keeps its points; the rest stays", () => {
  const { document } = moved({ "entry w2": "volunteer" });
  expect(document.work.map(({ id }) => id)).toEqual(["w1", "w3"]);
  expect(document.volunteer.at(-1)).toEqual(fullDocument.work[1]);
});

test("an entry becomes words of the profile, or is left out", () => {
  const { document } = moved({ "entry x1e1": "summary", "entry w1": "out" });
  expect(document.custom).toEqual([]);
  expect(document.basics.summary).toContain("What rivers say at night, Leeds Data Meetup");
  expect(document.work.map(({ id }) => id)).toEqual(["w2", "w3"]);
});

test("a point goes to another entry, one to another section, and one is left out", () => {
  const [, second] = fullDocument.work[0]!.highlights;
  const { document } = moved({
    "line w1 points 0": "out",
    "line w1 points 1": "entry w2",
    "line w3 points 1": "skills",
    "line w3 text 0": "entry j1",
  });
  expect(document.work[0]?.highlights).toEqual(fullDocument.work[0]?.highlights.slice(2));
  expect(document.work[1]?.highlights.at(-1)).toBe(second);
  expect(document.work[2]).toMatchObject({
    summary: "",
    highlights: ["Cut the weekly stock report from 6 hours to 40 minutes."],
  });
  expect(document.projects[0]?.highlights.at(-1)).toBe("Twelve weeks with the planning team.");
  expect(document.skills.at(-1)?.keywords).toEqual(["Trained 4 colleagues to run it"]);
});

const unread = [
  "Analyst, Alder Ltd",
  "Jan 2020 – Mar 2021",
  "Klingon",
  "Stamp 1G until 2027",
  "R",
  "Likes tea",
  "Nobody needs this",
];

test("lines without a place are read in the section they are put into, and leave the list", () => {
  const after = moved(
    {
      "unread 0": "work",
      "unread 1": "work",
      "unread 2": "languages",
      "unread 3": "rightToWork",
      "unread 4": "entry s1",
      "unread 6": "out",
    },
    { document: fullDocument, unread },
  );
  expect(after.unread).toEqual(["Likes tea"]);
  const { work, languages, rightToWork, skills } = after.document;
  expect(work.at(-1)).toMatchObject({
    position: "Analyst",
    name: "Alder Ltd",
    startDate: "2020-01",
    endDate: "2021-03",
  });
  expect(languages.at(-1)?.language).toBe("Klingon");
  expect(rightToWork.words).toContain("Stamp 1G until 2027");
  expect(skills[0]?.keywords.at(-1)).toBe("R");
});

test("a section of one's own becomes the profile, or one of ours under its own words", () => {
  const { document } = moved({ "section custom:x1": "summary" });
  expect(document.basics.summary).toContain("Asked back for November.");
  const none = { ...whole, document: { ...fullDocument, awards: [] } };
  const after = moved({ "section custom:x1": "awards" }, none).document;
  expect(after.awards).toMatchObject([{ title: "What rivers say at night", date: "2026-05" }]);
  expect(after.sections.find(({ section }) => section === "awards")?.title).toBe("Talks");
});

test("the profile becomes entries, and a choice nobody offered changes nothing of the rest", () => {
  const { document } = moved({ "section summary": "interests" });
  expect(document.basics.summary).toBe("");
  expect(document.interests.length).toBeGreaterThan(fullDocument.interests.length);
  const odd = moved({ "entry w1": "__proto__", "entry nobody": "skills", "section gone": "work" });
  expect(JSON.stringify(odd.document)).toContain("Research assistant");
});

describe("whatever is posted takes no longer than reading it", () => {
  const jobWith = (highlights: readonly string[]) => ({
    document: { ...fullDocument, work: [{ ...fullDocument.work[0]!, highlights }] },
    unread: [],
  });
  test("a point that looks like addresses without end", () => {
    const odd = jobWith([`${"@.".repeat(1_000)} x`]);
    expect(processorMillis(() => moved({ "section work": "references" }, odd))).toBeLessThan(1000);
  });

  test("a line of one letter without end", () => {
    const odd = { document: fullDocument, unread: ["a".repeat(40_000)] };
    expect(processorMillis(() => moved({ "unread 0": "references" }, odd))).toBeLessThan(1000);
  });

  test("thousands of lines for one entry", () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `Line ${at}`);
    const moves = Object.fromEntries(lines.map((_, at) => [`unread ${at}`, "entry w1"]));
    const odd = { document: fullDocument, unread: lines };
    expect(processorMillis(() => moved(moves, odd))).toBeLessThan(1000);
  });
});

describe("choices that meet", () => {
  const said = (value: unknown) => JSON.stringify(value);

  test("what is moved into a section stays, though what stood there is left out", () => {
    const { document } = moved({ "section skills": "interests", "section interests": "out" });
    expect(document.interests).toHaveLength(fullDocument.skills.length);
    for (const { name } of fullDocument.skills) expect(said(document.interests)).toContain(name);
    for (const { name } of fullDocument.interests)
      expect(said(document.interests)).not.toContain(`"name":"${name}"`);
    const point = fullDocument.work[0]!.highlights[0]!;
    const after = moved({ "line w1 points 0": "interests", "section interests": "out" });
    expect(said(after.document.interests)).toContain(point.slice(0, 20));
  });

  test.each([{ "entry w1": "out" }, { "section work": "out" }])(
    "a line for an entry that is left out stays without a place: %o",
    (out) => {
      const read = { document: fullDocument, unread: ["Klingon", "Likes tea"] };
      const after = moved({ "unread 0": "entry w1", "line v1 points 0": "entry w1", ...out }, read);
      expect(after.unread).toContain("Klingon");
      expect(after.unread).toContain(fullDocument.volunteer[0]!.highlights[0]);
      expect(after.document.work.some(({ id }) => id === "w1")).toBe(false);
    },
  );

  test("an entry with a place of its own is not left out with its section", () => {
    const { document } = moved({ "entry w1": "volunteer", "section work": "out" });
    expect(document.work).toEqual([]);
    expect(document.volunteer.at(-1)?.id).toBe("w1");
  });

  test("two sections change places, and no part runs through a second one", () => {
    const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
    const swapped = moved({ "section work": "education", "section education": "work" }).document;
    expect(ids(swapped.work)).toEqual(ids(fullDocument.education));
    expect(ids(swapped.education)).toEqual(ids(fullDocument.work));
    const chain = moved({ "section work": "volunteer", "section volunteer": "projects" }).document;
    expect(ids(chain.volunteer)).toEqual(ids(fullDocument.work));
    expect(ids(chain.projects)).toEqual(ids([...fullDocument.projects, ...fullDocument.volunteer]));
  });
});

test.each(entrySections)("a line that is only a date is not lost among %s", (section) => {
  for (const lines of [["Jan 2020 – Mar 2021"], ["2019"], ["German: B1", "2019"]]) {
    const moves = Object.fromEntries(lines.map((_, at) => [`unread ${at}`, section]));
    const none = { ...fullDocument, [section]: [] };
    const after = moved(moves, { document: none, unread: lines });
    const kept = JSON.stringify([after.document[section], after.unread]);
    expect(kept).toMatch(/2019|2020-01.*2021-03|Jan 2020 – Mar 2021/);
  }
});

test("that a project goes on is not lost", () => {
  const read = { document: { ...fullDocument, projects: [] }, unread: ["Tide, 2020 – present"] };
  const { projects } = moved({ "unread 0": "projects" }, read).document;
  expect(projects).toHaveLength(1);
  expect(JSON.stringify(projects)).toContain("present");
});

test("a word of ours counts as kept only where its owner's words say it", () => {
  const read = { document: { ...fullDocument, languages: [] }, unread: ["German: B1", "Fluency"] };
  const { languages } = moved({ "unread 0": "languages", "unread 1": "languages" }, read).document;
  expect(languages.map(({ language }) => language)).toEqual(["German", "Fluency"]);
});

test("a line goes with its entry into the profile, and stands there once", () => {
  const read = { document: fullDocument, unread: ["Klingon"] };
  const { document, unread } = moved({ "unread 0": "entry w2", "entry w2": "summary" }, read);
  expect(JSON.stringify([document, unread]).match(/Klingon/g)).toHaveLength(1);
  expect(document.basics.summary).toContain("Klingon");
});
