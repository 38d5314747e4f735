import { type Facts, factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { plainMarkdown } from "#platform/markdown/plain-markdown.ts";
import { withoutJobMarks } from "#rules/job-marks.ts";
import type { IndexShape, SearchDocument } from "#search/contract.ts";
import { countryOf, placeOf } from "./page-places.ts";
import { siteKindCodes } from "./site-kinds.ts";
import { type Tool, tools } from "./tools.ts";

/** What the index holds of a page, an employer or a tool. */
export const siteShape: IndexShape = {
  words: [
    { field: "title", weight: 5 },
    { field: "lead", weight: 2 },
    { field: "body", weight: 1 },
  ],
  facets: [
    { name: "kind", values: siteKindCodes },
    /** The address pattern that guards it: a question names those its asker may open. */
    { name: "pattern" },
    { name: "variant" },
  ],
  numbers: ["liveFrom", "published"],
  newest: "published",
};

/** The words that are not a country's own. */
export const EVERYBODY = "all";

/** One collection holds rows of several tables: a document's number says of which. */
const TABLES = 4;
const ofTable = { page: 0, employer: 1, tool: 2 } as const;
export type DocumentOf = keyof typeof ofTable;

export function documentId(of: DocumentOf, id: number): number {
  return id * TABLES + ofTable[of];
}

/** The rows behind some documents, by their table, in the order given. */
export function rowsOf(of: DocumentOf, documents: readonly number[]): number[] {
  return documents.filter((id) => id % TABLES === ofTable[of]).map((id) => Math.floor(id / TABLES));
}

export function minute(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000);
}

export type IndexedPage = {
  id: number;
  type: string;
  slug: string;
  variant: string;
  title: string;
  description: string;
  body: string;
  fields: Record<string, unknown>;
  status: string;
  publishedAt: Date | null;
};

/** Empty for a page that has no address of its own. */
export function pageDocument(page: IndexedPage, today: string): SearchDocument[] {
  const place = placeOf(page);
  if (!place) return [];
  const facts = factsOn(today);
  const { publishedAt } = page;
  return [
    {
      id: documentId("page", page.id),
      words: {
        title: [page.title, countryOf(page.type)].filter(Boolean).join(" "),
        lead: withFacts(page.description, facts),
        body: `${pageWords(page, facts)} ${fieldWords(page.fields)}`,
      },
      facets: { kind: place.kind, pattern: place.pattern, variant: page.variant || EVERYBODY },
      numbers: {
        liveFrom: page.status === "scheduled" && publishedAt ? minute(publishedAt) : 0,
        // Only what is news is better for being newer.
        published: place.kind === "post" && publishedAt ? minute(publishedAt) : null,
      },
    },
  ];
}

export function pageWords({ body }: Pick<IndexedPage, "body">, facts: Facts): string {
  return plainMarkdown(withFacts(withoutJobMarks(body), facts));
}

/** Tags, the person of a story, the university of a case study. */
function fieldWords(fields: Record<string, unknown>): string {
  const texts = ["heading", "lead", "person", "from", "now", "university", "place", "tags"];
  return texts
    .flatMap((name) => fields[name] ?? [])
    .filter((value) => typeof value === "string")
    .join(" ")
    .replaceAll("-", " ");
}

export type IndexedEmployer = {
  id: number;
  name: string;
  about: string | null;
  town: string | null;
};

export function employerDocument({ id, name, about, town }: IndexedEmployer): SearchDocument {
  return {
    id: documentId("employer", id),
    words: { title: name, lead: town ?? "", body: about ?? "" },
    facets: { kind: "company", pattern: "/companies/:slug", variant: EVERYBODY },
    numbers: { liveFrom: 0, published: null },
  };
}

export function toolDocuments(): SearchDocument[] {
  return tools.map(({ path, title, description, words }: Tool, at) => ({
    id: documentId("tool", at),
    words: { title, lead: description, body: words },
    facets: { kind: "tool", pattern: path, variant: EVERYBODY },
    numbers: { liveFrom: 0, published: null },
  }));
}
