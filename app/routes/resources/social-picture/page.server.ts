import { data } from "react-router";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { ebookType } from "#domain/editorial/ebooks/ebook-type.ts";
import { caseStudyType } from "#domain/editorial/people/people-types.ts";
import { guideCountries } from "#domain/guides/guide-countries.ts";
import { guideTypeOf } from "#domain/guides/guide-types.ts";
import { guideSections } from "#domain/guides/sections.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive, type Page } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";
import { type SocialWords, socialPicture } from "#domain/pages/social/social-picture.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { isoDay, longDay } from "#rules/days.ts";

type PageName = { type: string; slug: string };

/** The picture of a page that readers see; there is none of a draft. */
export async function answerPicture(request: Request, { type, slug }: PageName): Promise<Response> {
  const now = new Date();
  const words = await wordsFor({ type, slug }, now);
  if (!words) throw data("We could not find that page.", { status: 404 });
  const picture = await socialPicture(`${type}/${slug}`, words, now);
  if (!picture.ok) throw data("The picture could not be made just now.", { status: 503 });
  return answerFile(request, picture.value, { cacheControl: "public, max-age=86400" });
}

async function wordsFor({ type, slug }: PageName, now: Date): Promise<SocialWords | null> {
  switch (type) {
    case postType.name:
      return pageWords(postType, slug, now, (post) => ({
        over: "Blog",
        under: longDay(isoDay(post.publishedAt ?? post.updatedAt)),
      }));
    case ebookType.name:
      return pageWords(ebookType, slug, now, () => ({ over: "Ebook", under: "Free to read" }));
    case caseStudyType.name:
      return pageWords(caseStudyType, slug, now, ({ fields }) => ({
        over: "Case study",
        under: fields.isDemo ? "A fictional university" : "",
      }));
    default:
      return guideWords(type, slug, now);
  }
}

async function pageWords<Fields>(
  type: PageType<Fields>,
  slug: string,
  now: Date,
  around: (page: Page<Fields>) => Omit<SocialWords, "title">,
): Promise<SocialWords | null> {
  const page = await findPage(type, slug);
  if (!page || page.slug !== slug || !isLive(page, now)) return null;
  return { title: page.title, ...around(page) };
}

async function guideWords(country: string, slug: string, now: Date): Promise<SocialWords | null> {
  const guide = guideCountries.find((one) => one.slug === country);
  const type = guideTypeOf(country);
  const section = guideSections.find((one) => one.slug === slug);
  const page = type && section && (await findPage(type, slug));
  if (!guide || !page || !isLive(page, now)) return null;
  const title = slug === "overview" ? `Working in ${guide.name}` : section.label;
  return { over: `${guide.name} guide`, title, under: "Every figure with its source" };
}
