import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { clockOf } from "../../catalogue/film-time.ts";
import { coursePaths } from "../desk-paths.ts";
import { OrderForm } from "./order-form.tsx";

export type LessonRow = {
  id: number;
  title: string;
  state: "draft" | "published";
  durationMs: number;
  hasFilm: boolean;
  hasCaptions: boolean;
  questions: number;
};

type LessonRowsProps = { courseId: number; lessons: readonly LessonRow[] };

/** The lessons of a course in their order, with what each still needs. */
export function LessonRows({ courseId, lessons }: LessonRowsProps) {
  return (
    <DataTable
      isStacked
      caption="Lessons of this course"
      isCaptionHidden
      rows={lessons}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "title",
          heading: "Lesson",
          isRowHeading: true,
          cell: ({ id, title }) => <Link to={coursePaths.lesson(courseId, id)}>{title}</Link>,
        },
        {
          key: "state",
          heading: "State",
          cell: ({ state }) =>
            state === "draft" ? <Tag>Draft</Tag> : <Tag tone="positive">Published</Tag>,
        },
        {
          key: "film",
          heading: "Film",
          cell: ({ hasFilm, durationMs }) =>
            hasFilm ? clockOf(durationMs) : <Tag tone="caution">No film</Tag>,
        },
        {
          key: "captions",
          heading: "Captions",
          cell: ({ hasCaptions }) => (hasCaptions ? "Yes" : <Tag tone="caution">No captions</Tag>),
        },
        { key: "check", heading: "Questions", isFigure: true, cell: ({ questions }) => questions },
        {
          key: "order",
          heading: "Order",
          cell: ({ id, title }) => (
            <OrderForm
              action={coursePaths.course(courseId)}
              {...{ title, lesson: id }}
              up="up"
              down="down"
            />
          ),
        },
      ]}
    />
  );
}
