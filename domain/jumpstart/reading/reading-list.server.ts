import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { type CountryId, countryCodeOf, type RuleCountry } from "#rules/countries.ts";
import { type Reading, type ReadingTopic, readingTopics, readingType } from "./jumpstart-types.ts";
import type { ReadingGroup, ReadingLine, ReadingPage } from "./reading-view.ts";
import { findLive, liveWithWords, minutesOf, type When, writtenView } from "./written.server.ts";

const NEXT = 3;

/** The whole list by topic. What is written for another country than the reader's comes last. */
export async function readingGroups(
  destination: RuleCountry | null,
  when: When,
): Promise<ReadingGroup[]> {
  const pages = await inOrder(destination, when);
  return (Object.keys(readingTopics) as ReadingTopic[]).map((topic) => ({
    topic,
    title: readingTopics[topic],
    lines: pages
      .filter(({ fields }) => fields.topic === topic)
      .map((page) => lineOf(page, destination, when)),
  }));
}

export function findReading(slug: string, now: Date): Promise<Reading | undefined> {
  return findLive(readingType, slug, now);
}

/** One item, and what to read after it: the next of its topic first. */
export async function readingPage(
  page: Reading,
  destination: RuleCountry | null,
  when: When,
): Promise<ReadingPage> {
  const others = (await inOrder(destination, when)).filter(({ slug }) => slug !== page.slug);
  const same = others.filter(({ fields }) => fields.topic === page.fields.topic);
  const rest = others.filter(({ fields }) => fields.topic !== page.fields.topic);
  const next = [...same, ...rest].slice(0, NEXT);
  return {
    ...writtenView(page, when.today),
    topic: readingTopics[page.fields.topic],
    next: next.map((other) => lineOf(other, destination, when)),
  };
}

async function inOrder(destination: RuleCountry | null, { now }: When): Promise<Reading[]> {
  const isElsewhere = ({ fields: { countries } }: Reading) =>
    countries.length > 0 && destination !== null && !countries.includes(destination);
  const pages = await liveWithWords(readingType, now);
  return pages.toSorted(
    (one, other) =>
      Number(isElsewhere(one)) - Number(isElsewhere(other)) ||
      one.fields.order - other.fields.order,
  );
}

function lineOf(page: Reading, destination: RuleCountry | null, { today }: When): ReadingLine {
  return {
    to: `/jumpstart/reading-list/${page.slug}`,
    title: page.title,
    description: withFacts(page.description, factsOn(today)),
    minutes: minutesOf(page),
    isForYou: destination !== null && page.fields.countries.includes(destination),
  };
}

/** The country of somebody's university; null where it is none whose rules we read. */
export function destinationOf(countryId: number | undefined): RuleCountry | null {
  return countryCodeOf[countryId as CountryId] ?? null;
}
