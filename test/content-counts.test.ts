import { expect, test } from "vitest";
import { categoryType, postType } from "#domain/editorial/blog/blog-types.ts";
import { ebookType } from "#domain/editorial/ebooks/ebook-type.ts";
import { caseStudyType, storyType } from "#domain/editorial/people/people-types.ts";
import { questionType } from "#domain/editorial/questions/question-type.ts";
import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import { pageTypes } from "#domain/page-types.ts";
import { toolLinks } from "#domain/pages/tool-links.ts";
import { wordsIn } from "#rules/readability.ts";
import { contentOf } from "./content.ts";

const facts = factsOn("2026-11-16");

// That a book has twenty pages is asked in ebooks.test.ts, what a guide has in guides.test.ts.
test.each([
  [postType, 30],
  [questionType, 60],
  [ebookType, 3],
  [storyType, 12],
  [caseStudyType, 4],
] as const)("there are enough pages of type $0.name: $1", (type, least) => {
  const written = contentOf<unknown>(type).filter(({ status }) => status === "published");
  expect(written.length).toBeGreaterThanOrEqual(least);
  expect(new Set(written.map(({ title }) => title)).size).toBe(written.length);
});

test("every post has a day for its review, a category that exists, and words for its tools", () => {
  const categories = new Set(contentOf(categoryType).map(({ slug }) => slug));
  const posts = contentOf(postType);
  for (const { slug, reviewBy, body, fields } of posts) {
    expect([slug, reviewBy]).toEqual([slug, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    expect([slug, categories.has(fields.category)]).toEqual([slug, true]);
    expect([slug, toolLinks(fields.tools).length]).toEqual([slug, new Set(fields.tools).size]);
    expect([slug, wordsIn(withFacts(body, facts)).length >= 300]).toEqual([slug, true]);
  }
  for (const category of categories) {
    expect([category, posts.some(({ fields }) => fields.category === category)]).toEqual([
      category,
      true,
    ]);
  }
});

test("every fact that a page quotes is known, in its words and above them", () => {
  const unknown = pageTypes.flatMap((type) =>
    contentOf(type).flatMap(({ slug, body, description, fields }) =>
      factNamesIn(`${description} ${body} ${JSON.stringify(fields)}`)
        .filter((name) => !facts.has(name))
        .map((name) => `${type.folder}/${slug}: ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test("made-up people and universities are marked", () => {
  for (const { slug, fields } of [...contentOf(storyType), ...contentOf(caseStudyType)]) {
    expect([slug, (fields as { isDemo?: boolean }).isDemo]).toEqual([slug, true]);
  }
});
