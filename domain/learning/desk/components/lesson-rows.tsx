import { ArrowDown, ArrowUp } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { clockOf } from "../../catalogue/film-time.ts";
import { coursePaths } from "../desk-paths.ts";

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
      caption="Lessons"
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
          cell: (lesson) => <Order {...{ courseId, lesson }} />,
        },
      ]}
    />
  );
}

function Order({ courseId, lesson }: { courseId: number; lesson: LessonRow }) {
  return (
    <Form method="post" action={coursePaths.course(courseId)} className="ldesk__order">
      <input type="hidden" name="lesson" value={lesson.id} />
      <Button size="s" variant="quiet" icon={ArrowUp} name="intent" value="up">
        <span className="vh">Move {lesson.title} up</span>
      </Button>
      <Button size="s" variant="quiet" icon={ArrowDown} name="intent" value="down">
        <span className="vh">Move {lesson.title} down</span>
      </Button>
    </Form>
  );
}
