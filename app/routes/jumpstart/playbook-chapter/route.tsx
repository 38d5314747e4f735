import { data, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { ChapterScreen, PLAYBOOK } from "#domain/jumpstart/components/chapter-screen.tsx";
import { findMarks, markChapter } from "#domain/jumpstart/marks.server.ts";
import { chapterPage, findChapter } from "#domain/jumpstart/reading/playbook.server.ts";
import type { Route } from "./+types/route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const when = today();
  const page = await chapterAt(params.slug, when.now);
  if (page.slug !== params.slug) throw redirect(`${PLAYBOOK}/${page.slug}`, 301);
  return chapterPage(page, await findMarks(memberOf(context).id), when);
}

export async function action({ params, context }: Route.ActionArgs) {
  const now = new Date();
  const { slug } = await chapterAt(params.slug, now);
  await markChapter(memberOf(context).id, { slug, now });
  return redirectWithFlash(PLAYBOOK, "Marked as read.");
}

async function chapterAt(slug: string, now: Date) {
  const page = await findChapter(slug, now);
  if (!page) throw data("We could not find that chapter.", { status: 404 });
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? "Chapter"} - LinkedIn playbook by Waymark` }];
}

export default function PlaybookChapterPage({ loaderData }: Route.ComponentProps) {
  return <ChapterScreen view={loaderData} />;
}
