import { factsOn } from "#domain/facts/facts.server.ts";
import { withFacts } from "#domain/facts/quote-facts.ts";
import { quotedText } from "#domain/facts/quoted-text.server.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import {
  type ListedPage,
  listLivePages,
  slugsWithWords,
} from "#domain/pages/pages.queries.server.ts";
import { tellingWords } from "#domain/pages/repair-words.server.ts";
import { toolLinks } from "#domain/pages/tool-links.ts";
import { longDay } from "#rules/days.ts";
import { authorType, categoryType, type PostFields, postType } from "./blog-types.ts";
import type { BlogLink, BlogListView, PostCard, PostView, StepDrawn } from "./blog-view.ts";

export const POSTS_A_PAGE = 12;
const MAX_POSTS = 500;
const RELATED = 3;

/** As many words of a search as are looked for; nobody types more of use. */
const MAX_WORDS = 6;

export type Today = { now: Date; today: string };

type Chosen = {
  /** A tag, or words to look for. */
  tag?: string;
  asked?: string;
  author?: string;
  page: number;
};

/** What stands at a slug of the blog: a post, a category with its posts, or nothing. */
export async function findInBlog(
  slug: string,
  page: number,
  when: Today,
): Promise<PostView | BlogListView | { movedTo: string } | undefined> {
  const [post, category] = await Promise.all([
    findPage(postType, slug),
    findPage(categoryType, slug),
  ]);
  if (category && isLive(category, when.now)) {
    if (category.slug !== slug) return { movedTo: `/blog/${category.slug}` };
    return categoryView(category, page, when);
  }
  if (!post || !isLive(post, when.now)) return undefined;
  return post.slug === slug ? postView(post, when) : { movedTo: `/blog/${post.slug}` };
}

/** All posts, those of a tag or an author, or those with some words. */
export async function loadBlog(chosen: Chosen, when: Today): Promise<BlogListView> {
  const posts = await allPosts(when.now);
  const said = (chosen.asked ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const words = tellingWords(said).slice(0, MAX_WORDS);
  const inBody = await slugsWithWords(postType, words);
  const own = posts.filter(
    (post) => isOf(post, chosen) && words.every((word, at) => has(post, word, inBody[at]!, when)),
  );
  const names = await blogNames(when.now);
  return listView(own, names, {
    title: chosen.tag ? `Posts about ${chosen.tag.replaceAll("-", " ")}` : "Blog",
    lead: "Advice, changes in the rules and how people found work. Every figure has its source and day.",
    path: pathOf(chosen),
    page: chosen.page,
    here: "",
    asked: chosen.asked ?? "",
    today: when.today,
  });
}

function pathOf({ tag, asked }: Chosen): string {
  const query = new URLSearchParams({ ...(tag ? { tag } : {}), ...(asked ? { q: asked } : {}) });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

function isOf(post: ListedPage<PostFields>, { tag, author }: Chosen): boolean {
  return (!tag || post.fields.tags.includes(tag)) && (!author || post.author === author);
}

/** Whether a post says a word: in its title, its summary, its tags or its text. */
function has(
  { slug, title, description, fields }: ListedPage<PostFields>,
  word: string,
  inBody: ReadonlySet<string>,
  { today }: Today,
): boolean {
  const words = withFacts(`${title} ${description}`, factsOn(today)).toLowerCase();
  const searched = `${words} ${fields.tags.join(" ")} ${fields.category}`;
  return searched.includes(word) || inBody.has(slug);
}

/** An author's page: who they are, and their posts. */
export async function findAuthor(slug: string, page: number, when: Today) {
  const author = await findPage(authorType, slug);
  if (!author || !isLive(author, when.now)) return undefined;
  if (author.slug !== slug) return { movedTo: `/author/${author.slug}` };
  const posts = (await allPosts(when.now)).filter((post) => post.author === slug);
  const names = await blogNames(when.now);
  const list = listView(posts, names, {
    ...{ title: author.title, lead: author.fields.role, path: `/author/${slug}` },
    ...{ page, here: "", asked: "", today: when.today },
  });
  return { list, text: quotedText(author, when.today) };
}

async function categoryView(
  category: Page<{ order: number }>,
  page: number,
  when: Today,
): Promise<BlogListView> {
  const { slug, title, description } = category;
  const posts = (await allPosts(when.now)).filter(({ fields }) => fields.category === slug);
  return listView(posts, await blogNames(when.now), {
    ...{ title, lead: description, path: `/blog/${slug}` },
    ...{ page, here: slug, asked: "", today: when.today },
  });
}

async function postView(post: Page<PostFields>, when: Today): Promise<PostView> {
  const { slug, title, publishedAt, updatedAt } = post;
  const [posts, names] = await Promise.all([allPosts(when.now), blogNames(when.now)]);
  const [{ fields, author } = post] = await renamedIn([post]);
  const related = posts
    .filter((other) => other.slug !== slug)
    .toSorted((one, other) => nearness(other.fields, fields) - nearness(one.fields, fields))
    .slice(0, RELATED);
  return {
    kind: "post",
    slug,
    title,
    description: withFacts(post.description, factsOn(when.today)),
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    published: dayOf(publishedAt),
    updated: post.revision > 1 ? dayOf(updatedAt) : null,
    updatedAt: updatedAt.toISOString(),
    category: names.categories.get(fields.category) ?? null,
    author: names.authors.get(author ?? "") ?? null,
    text: quotedText(post, when.today),
    drawing: drawn(fields, when.today),
    tags: fields.tags.map((tag) => ({ to: `/blog?tag=${tag}`, label: tag.replaceAll("-", " ") })),
    tools: toolLinks(fields.tools),
    related: related.map((other) => cardOf(other, names, when.today)),
  };
}

function drawn({ drawing = [] }: PostFields, today: string): StepDrawn | null {
  const [step] = drawing;
  if (!step) return null;
  const said = (words: string) => withFacts(words, factsOn(today));
  const { before, day, after, caption, direction = "down" } = step;
  return {
    ...{ before: said(before), day: said(day), after: said(after), caption: said(caption) },
    direction,
  };
}

function nearness(one: PostFields, other: PostFields): number {
  const shared = one.tags.filter((tag) => other.tags.includes(tag)).length;
  return shared * 2 + (one.category === other.category ? 1 : 0);
}

/** Every published post, the newest first. */
export async function allPosts(now: Date): Promise<readonly ListedPage<PostFields>[]> {
  const { rows } = await listLivePages(postType, { page: 1, pageSize: MAX_POSTS }, now);
  return renamedIn(rows);
}

/** Posts name their category and their author by the slug these had when the post was written. */
async function renamedIn<Post extends ListedPage<PostFields>>(posts: readonly Post[]) {
  const categories = await slugsNow(
    categoryType,
    posts.map(({ fields }) => fields.category),
  );
  const authors = await slugsNow(
    authorType,
    posts.flatMap(({ author }) => author ?? []),
  );
  return posts.map(
    (post): Post => ({
      ...post,
      author: authors.get(post.author ?? "") ?? post.author,
      fields: {
        ...post.fields,
        category: categories.get(post.fields.category) ?? post.fields.category,
      },
    }),
  );
}

/** The slug that each page has now, by one it has or had. Each is asked for once. */
async function slugsNow<Fields>(type: PageType<Fields>, slugs: readonly string[]) {
  const asked = [...new Set(slugs)];
  const found = await Promise.all(asked.map((slug) => findPage(type, slug)));
  return new Map(asked.map((slug, at) => [slug, found[at]?.slug ?? slug]));
}

type Names = {
  categories: ReadonlyMap<string, BlogLink>;
  authors: ReadonlyMap<string, BlogLink>;
};

async function blogNames(now: Date): Promise<Names> {
  const [categories, authors] = await Promise.all([
    listLivePages(categoryType, { page: 1, pageSize: 50 }, now),
    listLivePages(authorType, { page: 1, pageSize: 50 }, now),
  ]);
  const inOrder = categories.rows.toSorted((one, other) => one.fields.order - other.fields.order);
  return {
    categories: new Map(
      inOrder.map(({ slug, title }) => [slug, { to: `/blog/${slug}`, label: title }]),
    ),
    authors: new Map(
      authors.rows.map(({ slug, title }) => [slug, { to: `/author/${slug}`, label: title }]),
    ),
  };
}

type Listed = {
  title: string;
  lead: string;
  path: string;
  page: number;
  here: string;
  asked: string;
  today: string;
};

function listView(
  posts: readonly ListedPage<PostFields>[],
  names: Names,
  { title, lead, path, page, here, asked, today }: Listed,
): BlogListView {
  const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE));
  const at = Math.min(page, pageCount);
  const shown = posts.slice((at - 1) * POSTS_A_PAGE, at * POSTS_A_PAGE);
  return {
    kind: "list",
    ...{ title, lead, path, asked, pageCount, page: at, total: posts.length },
    posts: shown.map((post) => cardOf(post, names, today)),
    categories: [...names.categories].map(([slug, link]) => ({ ...link, isHere: slug === here })),
  };
}

function cardOf(
  { slug, title, description, publishedAt, author, fields }: ListedPage<PostFields>,
  names: Names,
  today: string,
): PostCard {
  return {
    to: `/blog/${slug}`,
    title,
    description: withFacts(description, factsOn(today)),
    category: names.categories.get(fields.category) ?? null,
    author: names.authors.get(author ?? "") ?? null,
    published: dayOf(publishedAt),
  };
}

function dayOf(at: Date | null): string {
  return at ? longDay(at.toISOString().slice(0, 10)) : "";
}
