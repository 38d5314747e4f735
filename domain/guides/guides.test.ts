import { describe, expect, test } from "vitest";
import { factRows, factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import { readContentFile } from "#domain/pages/content-file.server.ts";
import { readFolder } from "#domain/pages/content-folder.server.ts";
import { toolLinks } from "#domain/pages/tool-links.ts";
import { gradeOf, wordsIn } from "#rules/readability.ts";
import { comingChanges } from "./coming-changes.ts";
import { countryLines } from "./comparison.ts";
import { guideCountries } from "./guide-countries.ts";
import { guideTypes, sharedGuideType } from "./guide-types.ts";
import { searchGuides } from "./search-guides.server.ts";
import { guideSections } from "./sections.ts";

const today = "2026-11-16";
const facts = factsOn(today);

const pages = [...guideTypes, sharedGuideType].flatMap((type) =>
  readFolder(type).map(({ name, source }) => ({
    name: `${type.folder}/${name}`,
    type,
    content: readContentFile(type, name, source).content,
  })),
);

/** What a guide has that is not whole. */
const everyGuideHas = [
  ...["overview", "job-market", "job-search", "cv", "interviews", "networking", "visa-details"],
];

test("the four countries have every section, and the others say which they have", () => {
  for (const { slug, id } of guideCountries) {
    const own = pages.filter(({ type }) => type.folder === `guides/${slug}`);
    const slugs = own.map(({ content }) => content.slug).sort();
    if (id !== null) expect(slugs).toEqual(guideSections.map((each) => each.slug).sort());
    else expect(slugs).toEqual(expect.arrayContaining([...everyGuideHas]));
  }
});

/** The countries whose guides are whole, where a page has 600 to 1,200 words. */
const whole = new Set(
  guideCountries.filter(({ id }) => id !== null).map(({ slug }) => `guides/${slug}`),
);

test("four guides are whole, with fourteen pages each", () => {
  expect(whole.size).toBe(4);
  expect(guideSections).toHaveLength(14);
});

describe.each(pages)("$name", ({ content, type }) => {
  const words = withFacts(content.body, facts);

  test("quotes only facts that are known", () => {
    const unknown = factNamesIn(`${content.description} ${content.body}`).filter(
      (name) => !facts.has(name),
    );
    expect(unknown).toEqual([]);
  });

  test("can be read by somebody of fifteen", () => {
    expect(gradeOf(words)).toBeLessThanOrEqual(9);
  });

  test("is long enough to help and short enough to be read", () => {
    const [least, most] = whole.has(type.folder) ? [600, 1200] : [500, 1300];
    expect(wordsIn(words).length).toBeGreaterThanOrEqual(least);
    expect(wordsIn(words).length).toBeLessThanOrEqual(most);
  });

  test("has words for every tool it leads to", () => {
    expect(toolLinks(content.fields.tools)).toHaveLength(content.fields.tools.length);
  });
});

test("no two countries share a paragraph", () => {
  const seen = new Map<string, string>();
  for (const { name, content } of pages) {
    for (const paragraph of content.body.split(/\n{2,}/)) {
      if (wordsIn(paragraph).length < 25) continue;
      expect([name, seen.get(paragraph)]).toEqual([name, undefined]);
      seen.set(paragraph, name);
    }
  }
});

test("a country's line follows the rule tables by the day", () => {
  const uk = (day: string) => countryLines(factsOn(day), day)[0]!;
  expect(uk("2026-12-31").stay.figure).toBe("2 years");
  expect(uk("2026-12-31").stay.note).toContain("18 months if you apply from 1 January 2027");
  expect(uk("2027-01-01").stay.figure).toBe("18 months");
  expect(uk("2027-01-02").stay.note).toBe("Graduate visa. Longer after a doctorate.");
  expect(uk(today).term.figure).toBe("20 hours a week");
  expect(uk(today).pay.figure).toBe("£41,700");
});

test("a country is marked as due when more than one fact in ten is, or one that its line quotes", () => {
  const due = { checkAgainBy: "2026-11-15", checkedOn: "2026-08-01", inForceTo: null };
  const fine = { checkAgainBy: "2027-01-01", checkedOn: "2026-11-01", inForceTo: null };
  const quoted = [
    ...["uk-graduate-visa-length-today", "uk-graduate-visa-length-doctorate"],
    ...["uk-standard-salary", "uk-new-entrant-floor"],
  ];
  const ukFacts = [...factsOn(today).keys()].filter((name) => name.startsWith("uk-"));
  // Those that the line quotes come last.
  const ukNames = [...ukFacts.filter((name) => !quoted.includes(name)), ...quoted];
  expect(ukNames).toHaveLength(ukFacts.length);
  const withDue = (count: number) =>
    new Map(
      [...factsOn(today)].map(([name, fact]) => {
        const at = ukNames.indexOf(name);
        return [name, { ...fact, ...(at >= 0 && at < count ? due : fine) }];
      }),
    );
  const checked = (count: number) => countryLines(withDue(count), "2026-11-16")[0]!.checked;
  const tenth = Math.floor(ukNames.length / 10);
  expect(checked(tenth)).toMatchObject({ isDue: false });
  expect(checked(tenth).words).toBe(`${ukNames.length} facts, ${tenth} to check again`);
  expect(checked(tenth + 1)).toMatchObject({ isDue: true });
  for (const name of quoted) {
    const facts = withDue(0);
    facts.set(name, { ...facts.get(name)!, ...due });
    expect([name, countryLines(facts, today)[0]!.checked.isDue]).toEqual([name, true]);
  }
});

test("the changes ahead are those of a year, soonest first, one a day", () => {
  const [row] = factRows();
  const at = (inForceFrom: string, label: string) => ({
    ...{ ...row!, inForceFrom, label, value: "£9", unit: "GBP" },
    tool: undefined,
  });
  const rows = [
    at("2027-03-01", "In March"),
    at("2026-12-01", "In December"),
    at("2026-12-01", "Also then"),
    at("2028-01-01", "Too far ahead"),
    at("2026-01-01", "Long begun"),
  ].map(({ inForceTo: _none, ...each }) => each);
  expect(comingChanges(rows, today)).toMatchObject([
    { day: "2026-12-01", label: "In December: £9" },
    { day: "2027-03-01", label: "In March: £9" },
  ]);
});

test("what replaces another says both, and only what nothing replaces has a last day", () => {
  const [row] = factRows();
  const fee = (name: string, given: object) => ({
    ...{ ...row!, name, unit: "GBP", tool: undefined, inForceFrom: "2026-01-01" },
    ...given,
  });
  const rows = [
    fee("uk-a", {
      label: "Fee, applications to 31 December 2026",
      value: "£1",
      inForceTo: "2026-12-31",
    }),
    fee("uk-b", {
      label: "Fee, applications from 1 January 2027",
      value: "£2",
      inForceFrom: "2027-01-01",
    }),
    fee("uk-c", { label: "The list", value: "52 jobs", inForceTo: "2026-12-31" }),
  ];
  expect(comingChanges(rows, today)).toMatchObject([
    { day: "2026-12-31", label: "Last day: The list, 52 jobs" },
    { day: "2027-01-01", label: "Fee: £2, until then £1" },
  ]);
});

test("a search wants every word, by its beginning, and prefers titles", () => {
  const searched = [
    { to: "/a", title: "Networking", country: "Ireland", text: "Ask a person about permits." },
    { to: "/b", title: "Visa details", country: "Ireland", text: "A permit is needed. Ask early." },
  ];
  expect(searchGuides(searched, "permit").map(({ to }) => to)).toEqual(["/a", "/b"]);
  expect(searchGuides(searched, "visa permit").map(({ to }) => to)).toEqual(["/b"]);
  expect(searchGuides(searched, "ireland ask early")[0]?.excerpt).toContain("Ask early");
  const long = {
    to: "/c",
    title: "Long",
    country: "",
    text: `${"seven words stand here without a stop ".repeat(9)}visa ${"and many more words follow after it ".repeat(9)}`,
  };
  const excerpt = searchGuides([long], "visa")[0]!.excerpt;
  expect(excerpt).toMatch(/^… \p{L}+ .*visa.* \p{L}+ …$/u);
  const words = new Set(long.text.split(" "));
  expect(excerpt.split(" ").filter((word) => word !== "…" && !words.has(word))).toEqual([]);
  expect(searchGuides(searched, "permit spaceship")).toEqual([]);
  expect(searchGuides(searched, "  ")).toEqual([]);
  expect(searchGuides(searched, "irland premit").map(({ to }) => to)).toEqual(["/a", "/b"]);
});
