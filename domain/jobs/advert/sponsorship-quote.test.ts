import { expect, test } from "vitest";
import { sponsorshipQuote } from "./sponsorship-quote.ts";

test("the first sentence about sponsoring is quoted whole", () => {
  const html = `<h2>Working here</h2><p>You need the right to work. We hold a licence &amp; sponsor graduates.
    Ask us.</p><p>We sponsor teams too.</p>`;
  expect(sponsorshipQuote(html)).toBe("We hold a licence & sponsor graduates.");
});

test("a list item and a heading are sentences of their own", () => {
  expect(sponsorshipQuote("<ul><li>Free lunch</li><li>No visa help</li></ul>")).toBe(
    "No visa help",
  );
});

test("an advert that does not speak of it is not quoted", () => {
  expect(sponsorshipQuote("<p>Televisas and advisers welcome.</p>")).toBeNull();
  expect(sponsorshipQuote("")).toBeNull();
});

test("a very long sentence is cut at a word", () => {
  const quote = sponsorshipQuote(`<p>We sponsor ${"people ".repeat(80)}</p>`);
  expect(quote).toMatch(/people …$/);
  expect(quote?.length).toBeLessThan(165);
});
