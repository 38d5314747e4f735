import { loadChapter } from "#app/compose/manual/manual-page.server.ts";
import { ChapterScreen } from "#domain/manual/components/chapter-screen.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadChapter(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.text.title ?? "Career manual"} - Waymark` }];
}

export default function ManualChapterPage({ loaderData }: Route.ComponentProps) {
  return <ChapterScreen {...loaderData} />;
}
