import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ReadingGroup, ReadingLine } from "../reading/reading-view.ts";
import "./reading.css";

export function ReadingGroups({ groups }: { groups: readonly ReadingGroup[] }) {
  return (
    <div className="jlist">
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ topic, title, lines }) => (
          <section key={topic} className="jlist__g" aria-labelledby={topic}>
            <h2 id={topic}>{title}</h2>
            <ul className="jlist__l">
              {lines.map((line) => (
                <ReadingItem key={line.to} line={line} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function ReadingItem({ line }: { line: ReadingLine }) {
  return (
    <li>
      <h3>
        <Link to={line.to}>{line.title}</Link>
      </h3>
      <p className="small">{line.description}</p>
      <p className="jlist__m small muted">
        {line.minutes} min
        {line.isForYou ? <Tag tone="info">For where you are going</Tag> : null}
      </p>
    </li>
  );
}

/** What to read after this. */
export function ReadNext({ lines }: { lines: readonly ReadingLine[] }) {
  return (
    <nav className="jread__way" aria-label="Read next">
      {lines.map(({ to, title, minutes }) => (
        <Link key={to} to={to}>
          <span className="small muted">Next, {minutes} min</span>
          {title}
        </Link>
      ))}
    </nav>
  );
}
