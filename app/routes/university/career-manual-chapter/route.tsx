import { answerChapterEditor, loadChapterEditor } from "#app/compose/manual/manual-desk.server.ts";
import { ChapterEditor } from "#domain/manual/components/chapter-editor.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader(args: Route.LoaderArgs) {
  return loadChapterEditor(args);
}

export function action(args: Route.ActionArgs) {
  return answerChapterEditor(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.chapter.state.title || "Chapter"} - Waymark` }];
}

export default function ChapterEditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, ...view } = loaderData;
  const key = `${view.chapter.slug} ${opened}`;
  return <ChapterEditor key={key} {...view} answer={actionData} />;
}
