import { Note } from "../../components/note.tsx";
import type { JobView } from "../job-view.ts";

/** Above a job: where it stands among others, and whether readers can apply. Drawn on the server alone. */
export function JobTop({ job }: { job: JobView }) {
  return (
    <>
      <nav className="crumb" aria-label="Breadcrumb">
        <ol>
          {job.crumbs.map(({ label, href }) => (
            <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
          ))}
        </ol>
      </nav>
      <StatusNote job={job} />
    </>
  );
}

function StatusNote({ job: { status: standing, board, similar } }: { job: JobView }) {
  if (standing.kind === "live") return null;
  const isClosed = standing.kind === "closed";
  return (
    <Note tone={isClosed ? "caution" : "info"} title={standing.words}>
      {isClosed ? (
        <>
          You cannot apply for it any more.{" "}
          {similar.length > 0 ? "Below are live jobs like it, or " : "You can "}
          <a href={board.path}>search the board</a>.
        </>
      ) : (
        "You see it as readers will."
      )}
    </Note>
  );
}
