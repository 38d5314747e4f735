import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Imported } from "../imported.ts";
import { toJsonResume } from "../to-json-resume.ts";
import { readJsonResume } from "./read-json-resume.ts";

const fixture = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(new URL(`../fixtures/json-resume/${name}.json`, import.meta.url), "utf8"),
  );

function read(json: unknown): Imported {
  const result = readJsonResume(json);
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.sentence}`);
  return result.value;
}

const unkept = ["image", "description", "roles", "entity", "type"];

/** Without what we say we do not read, and without empty lists. */
function readable(value: unknown, isInWork = false): unknown {
  if (Array.isArray(value)) return value.map((item) => readable(item, isInWork));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !unkept.includes(name) || (name === "description" && !isInWork))
      .filter(([, item]) => !(Array.isArray(item) && item.length === 0))
      .map(([name, item]) => [name, readable(item, name === "work")]),
  );
}

test.each(["complete", "sparse", "names-only"])("%s.json comes back as it was", (name) => {
  const { $schema: _, meta: _meta, ...given } = fixture(name);
  const { $schema: _own, meta: _ours, ...written } = toJsonResume(read(given).document);
  // Ours adds the level beside the words of a language.
  const languages = (written.languages as { cefr?: string }[] | undefined)?.map(
    ({ cefr: _cefr, ...language }) => language,
  );
  expect({ ...written, ...(languages ? { languages } : {}) }).toEqual(readable(given));
});

test("a link that was added and never filled is not written", () => {
  const { document } = read({ basics: { name: "Ada", profiles: [{ network: "Discord" }] } });
  const empty = { id: "e", isHidden: false, network: "", username: "", url: "" };
  const profiles = [...document.basics.profiles, empty, { ...empty, id: "h", isHidden: true }];
  const written = toJsonResume({ ...document, basics: { ...document.basics, profiles } });
  expect(written.basics).toMatchObject({ profiles: [{ network: "Discord" }] });
});

test("what has no place in a CV of ours is told in words, with where it stood", () => {
  expect(read(fixture("complete")).unread).toEqual([
    "Basics, image: https://pictures.example.com/ifeoma.jpg",
    "Work 1, description: Water company",
    "Projects 1, roles: Author",
    "Projects 1, entity: River Watch",
    "Projects 1, type: application",
  ]);
  const sport = [{ name: "Chess", clubsJoined: ["Hull", "Leeds"], since: 2019 }, "Running"];
  expect(read({ basics: {}, sport }).unread).toEqual([
    "Sport: name: Chess, clubs joined: Hull; Leeds, since: 2019; Running",
  ]);
});

test("interests under their old name are read beside those under the new one", () => {
  const hobbies = [{ name: "Chess", keywords: ["blitz"] }];
  const { document, unread } = read({ basics: {}, hobbies, interests: [{ name: "Football" }] });
  expect(document.interests).toMatchObject([
    { name: "Football" },
    { name: "Chess", keywords: ["blitz"] },
  ]);
  expect(unread).toEqual([]);
});

test("a job without an end goes on", () => {
  const { work } = read(fixture("complete")).document;
  expect(work.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test("a file from before version 1 is read by its old names", () => {
  const { document, unread } = read(fixture("old-0.0.0"));
  expect(document.basics.url).toBe("http://tomas.example.com");
  expect(document.work[0]).toMatchObject({ name: "Quinta Verde", isCurrent: true, endDate: "" });
  expect(document.work[1]).toMatchObject({ name: "Parks Office", endDate: "2019-03-29" });
  expect(document.volunteer[0]).toMatchObject({
    name: "Seed Bank",
    url: "http://seeds.example.com",
  });
  expect(document.education[0]).toMatchObject({ score: "17/20" });
  expect(document.publications[0]).toMatchObject({ url: "http://roses.example.com" });
  expect(document.interests[0]).toMatchObject({ name: "Football" });
  expect(unread).toEqual(["Basics, image: https://pictures.example.com/tomas.png"]);
});

test("sections that came with the file are shown", () => {
  const { sections } = read(fixture("complete")).document;
  const hidden = sections.filter(({ isHidden }) => isHidden).map(({ section }) => section);
  expect(hidden).toEqual([]);
});

test.each([
  ["basics that are a list", { basics: [] }, "basics", "This must be an object: { … }."],
  ["basics that are a number", { basics: 1 }, "basics", "This must be an object: { … }."],
  [
    "an email address that is none",
    { basics: { email: "not an address" } },
    "basics.email",
    "“not an address” is not an email address.",
  ],
  ["work that is no list", { work: {} }, "work", "This must be a list: [ … ]."],
  [
    "a date in words",
    { work: [{}, { startDate: "June 2014" }] },
    "work[1].startDate",
    "“June 2014” is not a date as in 2014, 2014-06 or 2014-06-29.",
  ],
  [
    "a day there is not",
    { education: [{ endDate: "2014-02-31" }] },
    "education[0].endDate",
    "“2014-02-31” is not a date as in 2014, 2014-06 or 2014-06-29.",
  ],
  [
    "a number among highlights",
    { work: [{ highlights: ["Good", 7] }] },
    "work[0].highlights[1]",
    "This must be text in quotes.",
  ],
  [
    "a name that is a number",
    { basics: { name: 42 } },
    "basics.name",
    "This must be text in quotes.",
  ],
  [
    "an address that could run",
    { basics: { url: "javascript:alert(1)" } },
    "basics.url",
    "“javascript:alert(1)” is not a web address.",
  ],
  [
    "a profile that is text",
    { basics: { profiles: ["x"] } },
    "basics.profiles[0]",
    "This must be an object: { … }.",
  ],
])("%s is refused with its path", (_case, json, path, sentence) => {
  expect(readJsonResume(json)).toEqual({ ok: false, error: { path, sentence } });
});

test.each([[[]], [null], ["text"], [3], [{}], [{ hello: "world" }]])(
  "%j is no résumé, and the sentence says so",
  (json) => {
    const result = readJsonResume(json);
    expect(result).toMatchObject({ ok: false, error: { path: "" } });
    expect(result.ok ? "" : result.error.sentence).toContain("not a résumé");
  },
);
