import { answerCourse, courseAt } from "#app/compose/learning/course-desk.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { CourseForm } from "#domain/learning/desk/components/course-form.tsx";
import { CourseWatching } from "#domain/learning/desk/components/course-watching.tsx";
import { LessonRows } from "#domain/learning/desk/components/lesson-rows.tsx";
import { NewLessonForm } from "#domain/learning/desk/components/new-lesson-form.tsx";
import { StateForm } from "#domain/learning/desk/components/state-form.tsx";
import { coursePaths } from "#domain/learning/desk/desk-paths.ts";
import { unsafeWatchingOfCourse } from "#domain/learning/desk/watching.queries.server.ts";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params }: Route.LoaderArgs) {
  const { id, title, summary, tier, state, revision, lessons } = await courseAt(params.course_id);
  const watching = await unsafeWatchingOfCourse(id);
  const course = { id, title, summary, tier, state, revision: String(revision), lessons };
  return { course, watching };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id } = await courseAt(params.course_id);
  return answerCourse(context, id, await readFormData(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.course.title ?? "Course"} - Waymark desk` }];
}

export default function StaffCoursePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, summary, tier, state, revision, lessons } = loaderData.course;
  const action = coursePaths.course(id);
  // Several forms stand here: what one of them was told is not shown in another.
  const answer = actionData ?? undefined;
  const intent = answer?.values.intent;
  const isOfWords = intent === "save" || intent === "add-lesson";
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={title}
        lead={tier === "premium" ? "A premium course" : "A standard course, open to everybody"}
        crumbs={[{ label: "Courses", to: coursePaths.list }]}
      />
      {answer && !isOfWords ? (
        <Notice tone="negative" isLive>
          {answer.errors.form?.[0] ?? ""}
        </Notice>
      ) : null}
      <StateForm
        state={state}
        action={action}
        seeAt={tier === "premium" ? hubPaths.premium : hubPaths.standard}
      />
      <section className="desk__section" aria-labelledby="lessons">
        <h2 id="lessons">Lessons</h2>
        {lessons.length > 0 ? (
          <LessonRows courseId={id} lessons={lessons} />
        ) : (
          <p className="muted">No lesson yet.</p>
        )}
      </section>
      {lessons.length > 0 ? (
        <section className="desk__section" aria-labelledby="watching">
          <h2 id="watching">What people watch</h2>
          <CourseWatching courseId={id} rows={loaderData.watching} />
        </section>
      ) : null}
      <section className="desk__section" aria-labelledby="add-lesson">
        <h2 id="add-lesson">Add a lesson</h2>
        <NewLessonForm action={action} state={intent === "add-lesson" ? answer : undefined} />
      </section>
      <section className="desk__section" aria-labelledby="words">
        <h2 id="words">The course itself</h2>
        <CourseForm
          key={revision}
          stored={{ title, summary, tier, revision }}
          state={intent === "save" ? answer : undefined}
          isNew={false}
          action={action}
        />
      </section>
    </main>
  );
}
