import { Moon } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { SavedSummaryView } from "../saved-summary.server.ts";
import "./saved-summary.css";

/** How many there are at each stage, the next to close, and the way to all of them. */
export function SavedSummary({ total, news, next, stages }: SavedSummaryView) {
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
              {words} {isNight ? <Tag icon={Moon}>in your night</Tag> : null}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/my-saved-jobs">
          {total === 1 ? "Your saved job" : `All ${total} of your jobs`}
          {news > 0 ? `, with ${news} ${news === 1 ? "piece" : "pieces"} of news` : ""}
        </Link>
      </p>
    </>
  );
}
