import "./chapter-line.css";

/** Chapters as stops: those read, the one that comes next, the rest. */
export function ChapterLine({ count, read }: { count: number; read: readonly boolean[] }) {
  const here = read.indexOf(false);
  const done = read.filter(Boolean).length;
  return (
    <ol className="chline" aria-label={`${done} of ${count} chapters read`}>
      {read.map((isRead, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a line keep their places.
          key={index}
          data-s={isRead ? "done" : index === here ? "here" : "ahead"}
        >
          <span className="vh">
            Chapter {index + 1}: {isRead ? "read" : "to read"}
          </span>
        </li>
      ))}
    </ol>
  );
}
