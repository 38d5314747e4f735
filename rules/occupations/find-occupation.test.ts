import fc from "fast-check";
import { expect, test } from "vitest";
import { findOccupation } from "./find-occupation.server.ts";
import { rankOccupations } from "./rank-occupations.server.ts";
import { titleIndex } from "./title-index.server.ts";
import { usualTitles } from "./usual-titles.data.ts";

const titles = titleIndex().titles.map(({ title }) => title);

test.each(usualTitles)("%s: %s", (socCode, title) => {
  expect(rankOccupations(title)[0]?.code).toBe(socCode);
});

test("a title that means one thing is sure", () => {
  expect(findOccupation("Graduate Civil Engineer (Leeds)")).toEqual({
    socCode: "2121",
    confidence: "sure",
    matched: "civil engineer",
  });
});

test("a title whose duties decide between two codes is never more than likely", () => {
  expect(findOccupation("Account Executive")).toMatchObject({
    socCode: "3552",
    confidence: "likely",
  });
  const several = titleIndex().titles.filter(({ codes }) => codes.length > 1);
  const sure = several.filter(({ title }) => {
    const found = findOccupation(title);
    return "socCode" in found && found.confidence === "sure" && found.matched === title;
  });
  expect(sure).toEqual([]);
});

test("a shorter title inside the one that fits says nothing against it", () => {
  expect(findOccupation("Clinical Psychologist")).toMatchObject({
    socCode: "2225",
    confidence: "sure",
  });
});

test.each(["Operations Manager", "Analyst", "Director", "Engineer", "Architect", "Team Member"])(
  "%s is too vague: the likeliest are offered, at most three",
  (title) => {
    const found = findOccupation(title);
    expect(found).not.toHaveProperty("socCode");
    expect("candidates" in found && found.candidates.length).toBeGreaterThan(1);
    expect("candidates" in found && found.candidates.length).toBeLessThanOrEqual(3);
  },
);

test.each([
  ["Architect", "property", "2451"],
  ["Architect", "technology", "2133"],
  ["Operations Manager", "retail", "1150"],
  ["Analyst", "finance", "2422"],
])("%s in the sector %s is likely %s", (title, sector, socCode) => {
  expect(findOccupation(title, { sector })).toMatchObject({ socCode, confidence: "likely" });
});

test("the advert's text tells the sector where none is given", () => {
  const text = "You will write software in Python for our cloud API with the agile team.";
  expect(findOccupation("Architect", { text })).toMatchObject({ socCode: "2133" });
});

test.each(["", "   ", "???", "Graduate Scheme 2027", "(Remote) - Req 12345", "\u{1F680}\u{1F680}"])(
  "%j says no occupation",
  (title) => {
    expect(findOccupation(title)).toEqual({ candidates: [], matched: "" });
  },
);

test("what a director leads decides the code", () => {
  const codes = ["Director, Enterprise Sales", "Director of Engineering", "Head of HR"].map(
    (title) => rankOccupations(title)[0]?.code,
  );
  expect(codes).toEqual(["1132", "1137", "1136"]);
});

test("ranks that SOC tells apart count", () => {
  const code = (title: string) => rankOccupations(title)[0]?.code;
  expect([code("Care Assistant"), code("Senior Care Assistant")]).toEqual(["6135", "6136"]);
  expect([code("Accountant"), code("Assistant Accountant")]).toEqual(["2421", "3533"]);
  expect([code("Teacher"), code("Head Teacher")]).toEqual(["2313", "2321"]);
});

const anyTitle = fc.constantFrom(...titles);
const decorations: readonly ((title: string) => string)[] = [
  (title) => title.toUpperCase(),
  (title) => `  ${title.replaceAll(" ", "   ")}\t`,
  (title) => `${title} (m/f/d)`,
  (title) => `${title} - London`,
  (title) => `${title}, Remote`,
  (title) => `${title} [Req 12345]`,
  (title) => `${title} II`,
  (title) => `${title} | Full-time | 6 month FTC`,
];

test("case, spaces, places, hours and reference numbers change nothing", () => {
  fc.assert(
    fc.property(anyTitle, fc.subarray([...decorations]), (title, some) => {
      const decorated = some.reduce((text, decorate) => decorate(text), title);
      expect(findOccupation(decorated)).toEqual(findOccupation(title));
    }),
    { numRuns: 500 },
  );
});

test("every known title leads to its own first code, or has it among three", () => {
  const lost = titleIndex().titles.filter(({ title, codes }) => {
    const first = rankOccupations(title).slice(0, 3);
    return !first.some(({ code }) => code === codes[0]);
  });
  expect(lost.length).toBeLessThanOrEqual(titles.length / 1000);
});

test("any text has an answer, the same every time, and quickly", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (title) => {
      const found = findOccupation(title);
      expect(findOccupation(title)).toEqual(found);
      expect("socCode" in found ? 1 : found.candidates.length).toBeLessThanOrEqual(3);
    }),
  );
  const start = process.cpuUsage().user;
  findOccupation("a,(-/ ".repeat(200_000), { text: "software ".repeat(200_000) });
  expect(process.cpuUsage().user - start).toBeLessThan(200_000);
});

test.each(["Business analyst", "Product manager", "Trainee accountant"])(
  "%s is two codes' title, so it is never sure",
  (title) => {
    const found = findOccupation(title);
    expect("confidence" in found ? found.confidence : null).not.toBe("sure");
  },
);
