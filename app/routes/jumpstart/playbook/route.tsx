import { memberOf } from "#app/member.server.ts";
import { ChapterList } from "#domain/jumpstart/components/chapter-list.tsx";
import { findMarks } from "#domain/jumpstart/marks.server.ts";
import { listChapters } from "#domain/jumpstart/reading/playbook.server.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const marks = await findMarks(memberOf(context).id);
  return { chapters: await listChapters(marks, new Date()) };
}

export function meta() {
  return [{ title: "LinkedIn starter playbook - Jumpstart by Waymark" }];
}

export default function PlaybookPage({ loaderData: { chapters } }: Route.ComponentProps) {
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  return (
    <main id="main" className="wrap">
      <PageHead
        title="LinkedIn starter playbook"
        over={`${chapters.length} chapters, ${minutes} minutes in all`}
        lead="From an empty profile to a first conversation, one small step at a time. Each chapter ends with something to do in ten minutes."
      />
      <ChapterList chapters={chapters} />
    </main>
  );
}
