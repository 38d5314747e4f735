import { data } from "react-router";
import { postType } from "#domain/editorial/blog/blog-types.ts";
import { guideCountries } from "#domain/guides/guide-countries.ts";
import { guideTypeOf } from "#domain/guides/guide-types.ts";
import { guideSections } from "#domain/guides/sections.ts";
import { findPage } from "#domain/pages/find-page.server.ts";
import { isLive } from "#domain/pages/page.ts";
import { type SocialWords, socialPicture } from "#domain/pages/social/social-picture.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";
import { isoDay, longDay } from "#rules/days.ts";

type Asked = { type: string; slug: string };

/** The picture of a page that readers see; there is none of a draft. */
export async function answerPicture(request: Request, { type, slug }: Asked): Promise<Response> {
  const now = new Date();
  const words = await wordsFor({ type, slug }, now);
  if (!words) throw data("We could not find that page.", { status: 404 });
  const picture = await socialPicture(`${type}/${slug}`, words, now);
  if (!picture.ok) throw data("The picture could not be made just now.", { status: 503 });
  return answerFile(request, picture.value, { cacheControl: "public, max-age=86400" });
}

async function wordsFor({ type, slug }: Asked, now: Date): Promise<SocialWords | null> {
  return type === "post" ? postWords(slug, now) : guideWords(type, slug, now);
}

async function postWords(slug: string, now: Date): Promise<SocialWords | null> {
  const post = await findPage(postType, slug);
  if (!post || post.slug !== slug || !isLive(post, now)) return null;
  const day = longDay(isoDay(post.publishedAt ?? post.updatedAt));
  return { over: "Blog", title: post.title, under: day };
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
