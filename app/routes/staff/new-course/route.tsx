import { answerNewCourse } from "#app/compose/learning/course-desk.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { CourseForm } from "#domain/learning/desk/components/course-form.tsx";
import { coursePaths } from "#domain/learning/desk/desk-paths.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function action({ request, context }: Route.ActionArgs) {
  return answerNewCourse(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Make a course - Waymark desk" }];
}

export default function NewCoursePage({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Make a course"
        lead="It is saved as a draft first. Readers see it once it and one of its lessons are published."
        crumbs={[{ label: "Courses", to: coursePaths.list }]}
      />
      <CourseForm
        stored={{ tier: "standard" }}
        state={actionData ?? undefined}
        isNew
        action="/staff/courses/new"
      />
    </main>
  );
}
