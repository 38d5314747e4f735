import { Link } from "#ui/link.tsx";
import type { ChapterLine } from "../reading/reading-view.ts";
import "./reading.css";

/** The chapters as a route: what is read, where to go on, what is ahead. */
export function ChapterList({ chapters }: { chapters: readonly ChapterLine[] }) {
  const next = chapters.find(({ isRead }) => !isRead);
  return (
    <ol className="chaps">
      {chapters.map((chapter) => (
        <li
          key={chapter.slug}
          data-read={chapter.isRead ? "" : undefined}
          data-here={chapter === next ? "" : undefined}
        >
          <span className="chaps__n">{chapter.number}</span>
          <div>
            <h2>
              <Link to={chapter.to}>{chapter.title}</Link>
            </h2>
            <p>{chapter.description}</p>
            <p className="small muted">
              {chapter.minutes} min{chapter.isRead ? ". Read" : ""}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
