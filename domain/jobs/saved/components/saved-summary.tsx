import { Moon } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { SavedSummaryView } from "../saved-summary.server.ts";
import "./saved-summary.css";

type SavedSummaryProps = Pick<SavedSummaryView, "next" | "stages"> & {
  /** How many notices somebody has not put aside. */
  news: number;
};

/** How many there are at each stage, what is new, and the next to close. */
export function SavedSummary({ news, next, stages }: SavedSummaryProps) {
  return (
    <>
      <ul className="savedsum__stages">
        {stages.map(({ stage, label, count }) => (
          <li key={stage}>
            <b>{count}</b> {label}
          </li>
        ))}
      </ul>
      <ul className="savedsum">
        {next.map(({ id, title, href, words, isNight }) => (
          <li key={id}>
            <Link to={href}>{title}</Link>
            <p className="small muted">
              {words} {isNight ? <Tag icon={Moon}>during your night</Tag> : null}
            </p>
          </li>
        ))}
      </ul>
      {news > 0 ? (
        <p>
          <Link to="/my-saved-jobs">
            {news} {news === 1 ? "update" : "updates"}
          </Link>
        </p>
      ) : null}
    </>
  );
}
