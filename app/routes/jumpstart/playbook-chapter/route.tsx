import { Check } from "lucide-react";
import { data, Form, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { WrittenPage } from "#domain/jumpstart/components/written-page.tsx";
import { findMarks, markChapter } from "#domain/jumpstart/marks.server.ts";
import { chapterPage, findChapter } from "#domain/jumpstart/reading/playbook.server.ts";
import type { ChapterLine } from "#domain/jumpstart/reading/reading-view.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

const PLAYBOOK = "/jumpstart/linkedin-starter-playbook";

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

export default function PlaybookChapterPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <WrittenPage
      view={view}
      over={`Chapter ${view.number} of ${view.count}`}
      crumbs={[{ label: "LinkedIn playbook", to: PLAYBOOK }]}
    >
      <section className="jread__do" aria-labelledby="do">
        <h2 id="do">Now, in ten minutes</h2>
        <p>{view.exercise}</p>
        {view.isRead ? (
          <Tag tone="positive" icon={Check}>
            Read
          </Tag>
        ) : (
          <Form method="post">
            <Button>Mark as read</Button>
          </Form>
        )}
      </section>
      <nav className="jread__way" aria-label="Chapters before and after">
        <Way label="Before" chapter={view.before} rel="prev" />
        <Way label="Next" chapter={view.after} rel="next" />
      </nav>
    </WrittenPage>
  );
}

type WayProps = { label: string; chapter: ChapterLine | null; rel: "prev" | "next" };

function Way({ label, chapter, rel }: WayProps) {
  if (!chapter) return null;
  return (
    <Link to={chapter.to} rel={rel}>
      <span className="small muted">{label}</span>
      {chapter.title}
    </Link>
  );
}
