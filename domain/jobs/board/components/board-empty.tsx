import { formatCount } from "#rules/formats/counts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import type { BoardView } from "../board-view.ts";

type BoardEmptyProps = Pick<BoardView, "path" | "waysOut">;

/** Nothing fits: says where the nearest are, and which filter shuts the most jobs out. */
export function BoardEmpty({ path, waysOut }: BoardEmptyProps) {
  const isHelped = waysOut.length > 0;
  return (
    <EmptyState
      title="No job fits all of this today"
      headingLevel={3}
      action={
        <ButtonLink to={path} variant="second">
          See every job
        </ButtonLink>
      }
    >
      {isHelped ? (
        <ul className="waysout">
          {waysOut.map(({ label, href, count }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>: {formatCount(count)} {count === 1 ? "job" : "jobs"}
            </li>
          ))}
        </ul>
      ) : (
        "Try fewer words, or another word for the same work. You can also ask for an email when a job like this is added."
      )}
    </EmptyState>
  );
}
