import { ArrowRight, Award, Check, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine, stopsOf } from "#ui/route-line.tsx";
import { SearchForm } from "#ui/search-form.tsx";
import { hubPaths } from "../catalogue/hub-paths.ts";
import type { CourseCard, HubView, LessonCard, LockedCourse } from "../hub-view.ts";
import { HubTabs } from "./hub-tabs.tsx";
import { TranscriptHits } from "./transcript-hits.tsx";
import "./hub-screen.css";

type HubScreenProps = {
  view: HubView;
  title: string;
  lead: ReactNode;
  /** Its own address: the search asks it. */
  path: string;
  hasTabs?: boolean;
};

/** Courses with their lessons, a search of everything that is said in them, and what premium would open. */
export function HubScreen({ view, title, lead, path, hasTabs = true }: HubScreenProps) {
  const { courses, locked, search } = view;
  return (
    <main id="main" className="wrap hub">
      <PageHead title={title} lead={lead} />
      {hasTabs && view.isMember ? <HubTabs current={path} /> : null}
      <SearchForm
        className="hub__find"
        action={path}
        label="Search what is said in the lessons"
        asked={search?.q ?? ""}
      />
      {search ? (
        <TranscriptHits search={search} path={path} />
      ) : (
        <>
          {courses.length === 0 ? (
            <EmptyState title="No lessons yet">They are being made.</EmptyState>
          ) : null}
          {courses.map((course) => (
            <Course key={course.id} course={course} isMember={view.isMember} />
          ))}
          {locked.length > 0 ? <Locked courses={locked} /> : null}
        </>
      )}
    </main>
  );
}

function Course({ course, isMember }: { course: CourseCard; isMember: boolean }) {
  const { title, summary, lessons, doneCount, next } = course;
  const total = lessons.length;
  return (
    <section className="hub-course" aria-labelledby={`course-${course.id}`}>
      <div className="hub-course__h">
        <div>
          <h2 id={`course-${course.id}`}>{title}</h2>
          <p>{summary}</p>
          <p className="small muted">
            {total === 1 ? "1 lesson" : `${total} lessons`}, {course.length}
            {isMember ? `. ${doneCount} done` : ""}
          </p>
        </div>
        {isMember ? <Way {...{ course, doneCount, total, next }} /> : null}
      </div>
      <ol className="hub-lessons">
        {lessons.map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} />
        ))}
      </ol>
    </section>
  );
}

type WayProps = {
  course: CourseCard;
  doneCount: number;
  total: number;
  next: CourseCard["next"];
};

function Way({ course, doneCount, total, next }: WayProps) {
  return (
    <div className="hub-course__w">
      <RouteLine
        size="dots"
        stops={stopsOf({ done: doneCount, total })}
        label={`${doneCount} of ${total} lessons done`}
      />
      {next ? (
        <ButtonLink variant="second" size="s" iconEnd={ArrowRight} to={next.path}>
          {next.label}
          <span className="vh"> {course.title}</span>
        </ButtonLink>
      ) : null}
      {course.hasCertificate ? (
        <ButtonLink variant="second" size="s" icon={Award} to={hubPaths.certificates}>
          Certificate
          <span className="vh"> for {course.title}</span>
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Lesson({ lesson }: { lesson: LessonCard }) {
  return (
    <li>
      <Link to={lesson.path}>
        {lesson.poster ? (
          <img src={lesson.poster} alt="" width={320} height={180} loading="lazy" />
        ) : (
          <span className="hub-lessons__lock">
            <Icon icon={Lock} />
          </span>
        )}
        <span className="hub-lessons__t">{lesson.title}</span>
      </Link>
      <p className="small muted">
        {lesson.isDone ? <Icon icon={Check} label="Done" /> : null}
        {lesson.note}
      </p>
    </li>
  );
}

function Locked({ courses }: { courses: readonly LockedCourse[] }) {
  return (
    <section className="hub-locked" aria-labelledby="premium-courses">
      <div className="head2">
        <h2 id="premium-courses">Premium courses</h2>
        <Link className="more" to={hubPaths.offer}>
          What premium includes, and how to get it
          <Icon icon={ArrowRight} />
        </Link>
      </div>
      <ul>
        {courses.map(({ id, title, summary, lessons }) => (
          <li key={id}>
            <h3>
              <Icon icon={Lock} /> {title}
            </h3>
            <p>{summary}</p>
            <p className="small muted">{lessons.join(" · ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
