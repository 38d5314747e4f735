import { Lock } from "lucide-react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { hubPaths } from "../catalogue/hub-paths.ts";
import type { LessonCard } from "../hub-view.ts";
import { HubTabs } from "./hub-tabs.tsx";
import "./hub-screen.css";

type SavedScreenProps = {
  lessons: readonly LessonCard[];
  paged: { page: number; pageCount: number };
};

/** Lessons somebody wants to find again. */
export function SavedScreen({ lessons, paged }: SavedScreenProps) {
  return (
    <main id="main" className="wrap hub">
      <PageHead title="Saved lessons" lead="Lessons you want to find again." />
      <HubTabs current={hubPaths.saved} />
      {lessons.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          action={<ButtonLink to={hubPaths.front}>Choose a lesson</ButtonLink>}
        >
          Press Save beside a lesson’s title, and it appears here.
        </EmptyState>
      ) : null}
      <ul className="hub-lessons hub-saved">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={lesson.path}>
              {lesson.poster ? (
                <img src={lesson.poster} alt="" width={320} height={180} loading="lazy" />
              ) : (
                <span className="hub-lessons__lock">
                  <Icon icon={Lock} />
                </span>
              )}
              <span>{lesson.title}</span>
            </Link>
            <p className="small muted">{lesson.note}</p>
            <Form method="post" action={hubPaths.saved} preventScrollReset>
              <input type="hidden" name="lesson" value={lesson.id} />
              <Button variant="quiet" size="s">
                Remove<span className="vh"> {lesson.title}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Pager label="Saved lessons" {...paged} linkTo={(page) => `${hubPaths.saved}?page=${page}`} />
    </main>
  );
}
