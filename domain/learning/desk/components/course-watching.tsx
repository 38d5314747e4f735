import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import { coursePaths } from "../desk-paths.ts";
import type { CourseWatching as Row } from "../watching.queries.server.ts";

const FEW = "fewer than 5";

/** How many begin and finish each lesson of a course, and where most of the others stop. */
export function CourseWatching({ courseId, rows }: { courseId: number; rows: readonly Row[] }) {
  return (
    <>
      <DataTable
        isStacked
        caption="How much people watch of this course"
        isCaptionHidden
        rows={rows}
        rowKey={({ lessonId }) => lessonId}
        columns={[
          {
            key: "title",
            heading: "Lesson",
            isRowHeading: true,
            cell: ({ lessonId, title }) => (
              <Link to={`${coursePaths.lesson(courseId, lessonId)}#watching`}>{title}</Link>
            ),
          },
          { key: "began", heading: "Began", isFigure: true, cell: ({ started }) => started ?? FEW },
          {
            key: "finished",
            heading: "Finished",
            isFigure: true,
            cell: ({ finished }) => finished ?? FEW,
          },
          {
            key: "stopped",
            heading: "Where most of the others stop",
            cell: ({ mostStoppedIn: tenth }) =>
              tenth === null ? "Too few to say" : `tenth ${tenth} of 10`,
          },
        ]}
      />
      <p className="small muted">
        Figures are shown from five people on, so that nobody can be identified.
      </p>
    </>
  );
}
