import { data, redirect } from "react-router";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { MissingPage } from "#app/compose/site/missing-page.tsx";
import { notHere } from "#app/compose/site/way-back.server.ts";
import { today } from "#app/today.ts";
import { ChapterScreen } from "#domain/editorial/ebooks/components/chapter-screen.tsx";
import { chapterView, EBOOK_TAG, findEbook } from "#domain/editorial/ebooks/ebooks.server.ts";
import type { Route } from "./+types/route";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const when = today();
  const book = await findEbook(params.slug, when.now);
  if (!book) throw await notHere(params.slug, context, "reading");
  if (book.slug !== params.slug) {
    throw redirect(`/ebook/${book.slug}/read/${encodeURIComponent(params.chapter)}`, 301);
  }
  const chapter = chapterView(book, params.chapter, when.today);
  if (!chapter) throw await notHere(params.chapter, context, "reading");
  const keep = { "x-waymark-keep": `${EBOOK_TAG},rules`, "x-waymark-keep-seconds": "300" };
  const isPlain = new URL(request.url).search === "";
  return data({ chapter }, { headers: isPlain ? keep : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, book, to } = loaderData.chapter;
  return [
    { title: `${title}: ${book.title} - Waymark` },
    { name: "description", content: description },
    ...canonicalLink(matches, to),
  ];
}

export { MissingPage as ErrorBoundary };

export default function EbookChapterPage({ loaderData }: Route.ComponentProps) {
  return <ChapterScreen chapter={loaderData.chapter} />;
}
