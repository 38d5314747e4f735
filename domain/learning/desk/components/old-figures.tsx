import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { coursePaths } from "../desk-paths.ts";
import type { LessonWithOldFigures } from "../figures/old-figures.server.ts";

/** Lessons to make again because a fact has changed; nothing where there is none. */
export function OldFigures({ lessons }: { lessons: readonly LessonWithOldFigures[] }) {
  if (lessons.length === 0) return null;
  const title =
    lessons.length === 1
      ? "A lesson has an out-of-date figure"
      : `${lessons.length} lessons have an out-of-date figure`;
  return (
    <Notice tone="caution" title={title}>
      <ul>
        {lessons.map(({ id, courseId, title: lesson, figures }) => (
          <li key={id}>
            <Link to={coursePaths.lesson(courseId, id)}>{lesson}</Link>
            {figures.map(({ says, fact, label, now }) => (
              <span key={fact + says} className="small">
                . It says “{says}”. <Link to={`/staff/facts/${fact}`}>{label}</Link>: {now}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
