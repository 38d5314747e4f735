import { expect, test } from "vitest";
import { perFacts, plainFacts, quotedHtml } from "./quoted-html.server.ts";

const today = "2026-11-16";
const words = (body: string) => ({ slug: "a-page", body, trust: "staff" }) as const;

test("a page in one piece has its facts in their place, each with the number of its source", () => {
  const { html, notes } = quotedHtml(
    words("It is {{fact:uk-standard-salary}}, or {{fact:uk-new-entrant-floor}}."),
    today,
  );
  expect(html).toBe(
    '<p>It is <a class="fact" href="#fact-1">£41,700<sup>1</sup></a>, or <a class="fact" href="#fact-1">£33,400<sup>1</sup></a>.</p>',
  );
  expect(notes).toMatchObject([{ number: 1, paragraphs: "SW 4.2, SW 8.1, SW 12.1" }]);
});

test("a heading in the contents and a title say the fact itself", () => {
  const body = "## Two ways to {{fact:uk-standard-salary}}\n\nWords.";
  const { headings, html } = quotedHtml(words(body), today, { hasHeadingIds: true });
  expect(headings.map(({ title }) => title)).toEqual(["Two ways to £41,700"]);
  expect(html).toContain("Two ways to £41,700</h2>");
  expect(plainFacts("From {{fact:uk-graduate-visa-change-day}}", today)).toBe(
    "From 1 January 2027",
  );
});

test("what is made of a page is made again on the day a fact changes", () => {
  let made = 0;
  const view = perFacts(({ body }: { body: string }, day) => {
    made += 1;
    return plainFacts(body, day);
  });
  const page = { body: "{{fact:uk-graduate-visa-length-today}}" };
  expect([view(page, "2026-12-31"), view(page, "2026-12-31")]).toEqual(["2 years", "2 years"]);
  expect(made).toBe(1);
  expect(view(page, "2027-01-01")).toBe("18 months");
});
