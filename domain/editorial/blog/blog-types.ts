import { z } from "zod";
import type { PageType } from "#domain/pages/page-type.ts";

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const tools = z.array(z.string().regex(/^\/[a-z0-9/?=&-]*$/)).default([]);

const postFields = z.strictObject({
  category: slug,
  tags: z.array(slug).max(6).default([]),
  tools,
  /** A change on one day, drawn at the head of the post. */
  drawing: z
    .array(
      z.strictObject({
        before: z.string().max(80),
        day: z.string().max(80),
        after: z.string().max(80),
        caption: z.string().max(200),
        /** Down where it is left out. */
        direction: z.enum(["down", "up"]).optional(),
      }),
    )
    .max(1)
    .optional(),
});

export type PostFields = z.output<typeof postFields>;

export const postType: PageType<PostFields> = {
  name: "post",
  folder: "posts",
  trust: "ours",
  fields: postFields,
};

const categoryFields = z.strictObject({ order: z.number().int().default(0) });

export type CategoryFields = z.output<typeof categoryFields>;

export const categoryType: PageType<CategoryFields> = {
  name: "post-category",
  folder: "categories",
  trust: "ours",
  fields: categoryFields,
};

const authorFields = z.strictObject({ role: z.string().max(160).default("") });

export type AuthorFields = z.output<typeof authorFields>;

/** Who writes. Desks of ours, not people. */
export const authorType: PageType<AuthorFields> = {
  name: "author",
  folder: "authors",
  trust: "ours",
  fields: authorFields,
};

/** A page of the blog is made again when any of these changes. */
export const BLOG_TAGS = [postType, categoryType, authorType].map(({ name }) => name).join(",");
