import { z } from "zod";
import { readFrontMatter, writeFrontMatter } from "#platform/markdown/front-matter.server.ts";
import { type PageContent, pageStatuses } from "./page.ts";
import type { PageType } from "./page-type.ts";

/** A page as a file of content/ holds it, with the addresses it had before. */
export type ContentFile<Fields> = { content: PageContent<Fields>; formerSlugs: readonly string[] };

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** What every page has above its words. All else there are the fields of its type. */
const head = z.object({
  title: z.string().trim().min(1).max(160),
  description: z.string().trim().max(300).default(""),
  status: z.enum(pageStatuses).default("published"),
  publishedAt: z.iso.datetime().nullable().default(null),
  reviewBy: z.iso.date().nullable().default(null),
  author: slug.nullable().default(null),
  formerSlugs: z.array(slug).default([]),
});

const ownNames = new Set(Object.keys(head.shape));

/** "jobs-in-london", or "about-us.au" where the words differ for a country. */
const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([a-z0-9-]+))?$/;

/** Reads `content/<folder>/<name>.md`. Throws, naming the file, where it is wrong. */
export function readContentFile<Fields>(
  type: PageType<Fields>,
  name: string,
  source: string,
): ContentFile<Fields> {
  try {
    const [, slugIn, variant = ""] = fileName.exec(name) ?? [];
    if (!slugIn) throw new Error("A file's name is its slug: lower-case letters, digits and -");
    const { fields, body } = readFrontMatter(source);
    const { formerSlugs, publishedAt, ...said } = head.parse(fields);
    const typed = Object.entries(fields).filter(([field]) => !ownNames.has(field));
    const content = {
      ...said,
      slug: slugIn,
      variant,
      body,
      fields: type.fields.parse(Object.fromEntries(typed)),
      publishedAt: publishedAt ? new Date(publishedAt) : null,
    };
    return { content, formerSlugs };
  } catch (cause) {
    throw new Error(`content/${type.folder}/${name}.md cannot be read`, { cause });
  }
}

/** The same page gives the same file, byte for byte, and reading that gives the page. */
export function writeContentFile({ content, formerSlugs }: ContentFile<unknown>): {
  name: string;
  source: string;
} {
  const { slug: slugOf, variant, title, description, status, publishedAt } = content;
  const fields = {
    title,
    description,
    status: status === "published" ? null : status,
    publishedAt: publishedAt?.toISOString() ?? null,
    reviewBy: content.reviewBy,
    author: content.author,
    formerSlugs,
    ...(content.fields as Record<string, unknown>),
  };
  return {
    name: variant ? `${slugOf}.${variant}` : slugOf,
    source: writeFrontMatter({ fields: withoutDefaults(fields), body: content.body.trim() }),
  };
}

/** What a file may leave out: the schema of each field has it as its default. */
function withoutDefaults(fields: Record<string, unknown>): Record<string, unknown> {
  const isSaid = ([, value]: [string, unknown]) =>
    value !== null && value !== false && value !== "" && !(Array.isArray(value) && !value.length);
  return Object.fromEntries(Object.entries(fields).filter(isSaid));
}
