import { expect, test } from "vitest";
import type { Fact } from "./fact.ts";
import { Citations, factNamesIn, withFacts } from "./quote-facts.ts";

const hours = fact("uk-hours", "20 hours", "https://a.example/");
const pay = fact("uk-pay", "£1 & more", "https://b.example/");
const facts = new Map([hours, pay].map((each) => [each.name, each]));

function fact(name: string, value: string, url: string): Fact {
  return {
    ...{ name, value, label: name, paragraph: null, inForceTo: null },
    source: { title: "A source", url },
    inForceFrom: "2026-01-01",
    checkedOn: "2026-10-01",
    checkAgainBy: "2026-12-01",
  };
}

test("sources are numbered as a reader meets them, each once", () => {
  const citations = new Citations(facts);
  expect(citations.quote("<p>{{fact:uk-pay}} and {{fact:uk-hours}}</p>")).toEqual({
    html: '<p><a class="fact" href="#fact-1">£1 &amp; more<sup>1</sup></a> and <a class="fact" href="#fact-2">20 hours<sup>2</sup></a></p>',
    notes: [1, 2],
  });
  const again = citations.quote("<p>{{fact:uk-hours}}</p>");
  expect(again.html).toContain("#fact-2");
  expect(again.notes).toEqual([]);
  expect(citations.all.map((cited) => cited[0]?.fact.name)).toEqual(["uk-pay", "uk-hours"]);
});

test("inside a link or a heading a fact is plain text", () => {
  const { html, notes } = new Citations(facts).quote(
    '<h3>{{fact:uk-hours}}</h3><p><a href="/x">{{fact:uk-hours}}</a></p>',
  );
  expect(html).toBe('<h3>20 hours</h3><p><a href="/x">20 hours</a></p>');
  expect(notes).toEqual([]);
});

test("after a link facts are links again", () => {
  const { html } = new Citations(facts).quote('<p><a href="/x">x</a> {{fact:uk-hours}}</p>');
  expect(html).toContain('class="fact"');
});

test("a fact nobody knows says so, and is reported", () => {
  const citations = new Citations(facts);
  expect(citations.quote("<p>{{fact:uk-no-such}}</p>").html).toBe("<p>(not known)</p>");
  expect(citations.missing).toEqual(["uk-no-such"]);
});

test("names and plain words", () => {
  const words = "From {{fact:uk-hours}} to {{fact:uk-pay}}, {{fact:uk-hours}}";
  expect(factNamesIn(words)).toEqual(["uk-hours", "uk-pay"]);
  expect(withFacts(words, facts)).toBe("From 20 hours to £1 & more, 20 hours");
});

test("in an attribute a fact is its value alone, and in order", () => {
  const citations = new Citations(facts);
  const { html, notes } = citations.quote(
    '<table aria-label="Pay of {{fact:uk-pay}}"><td>{{fact:uk-hours}}</td></table><img alt="{{fact:uk-hours}}">',
  );
  expect(html).toBe(
    '<table aria-label="Pay of £1 &amp; more"><td><a class="fact" href="#fact-1">20 hours<sup>1</sup></a></td></table><img alt="20 hours">',
  );
  expect(notes).toEqual([1]);
});
