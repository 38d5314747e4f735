import { clockOf } from "../catalogue/film-time.ts";
import { atSecond } from "../catalogue/hub-paths.ts";
import type { LessonView } from "../lesson-view.ts";
import { seekInstead } from "./transcript.tsx";

type ChaptersProps = Pick<LessonView, "path" | "chapters"> & {
  nowMs: number;
  seek: (ms: number) => void;
};

/** The chapters of a film as stops of a line. */
export function Chapters({ path, chapters, nowMs, seek }: ChaptersProps) {
  if (chapters.length < 2) return null;
  const here = chapters.findLastIndex(({ atMs }) => atMs <= nowMs);
  return (
    <section className="ls-sec" aria-labelledby="chapters">
      <h2 id="chapters">Chapters</h2>
      <ol className="chap">
        {chapters.map(({ atMs, title }, at) => (
          <li key={atMs} data-s={at < here ? "done" : at === here ? "here" : "ahead"}>
            <a
              href={atSecond(path, atMs)}
              aria-current={at === here ? "true" : undefined}
              onClick={(event) => seekInstead(event, seek, atMs)}
            >
              <span className="num">{clockOf(atMs)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
