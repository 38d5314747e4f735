import { Link } from "#ui/link.tsx";
import type { BoardView, Chip } from "../board-view.ts";
import { BoardFilters } from "./board-filters.tsx";
import { useBoardForm } from "./board-form.ts";
import { BoardNotices } from "./board-notices.tsx";
import { BoardResults } from "./board-results.tsx";
import { BoardSearchForm } from "./board-search.tsx";
import "./board.css";

/** The jobs board: search, filters, results. */
export function BoardScreen({ view }: { view: BoardView }) {
  const { form, onSubmit, onChange } = useBoardForm(view.id, view.path);
  const { jobs, highlight } = view.heading;

  return (
    <main id="main" className="wrap" onChange={onChange}>
      <div className="jobs-head">
        <h1>
          <span className="jobs-head__n">{jobs}</span>{" "}
          {highlight ? <span className="jobs-head__a">{highlight}</span> : null}
        </h1>
        <BoardSearchForm path={view.path} form={view.form} formRef={form} onSubmit={onSubmit} />
        {/* On a phone the filters fill the screen below: what became of the words is said before them. */}
        <BoardNotices notices={view.notices} />
      </div>
      <div className="jobs">
        <a className="skip" href="#results">
          Skip to the jobs found
        </a>
        <aside className="filters" aria-label="Filters">
          <Checked checkedFor={view.checkedFor} />
          <RecentSearches recent={view.recent} />
          <BoardFilters {...view} activeCount={view.chips.length} />
        </aside>
        <BoardResults view={view} />
      </div>
    </main>
  );
}

function Checked({ checkedFor }: Pick<BoardView, "checkedFor">) {
  if (!checkedFor) return null;
  return (
    <div className="filters__who">
      <h2>{checkedFor.title}</h2>
      <p>{checkedFor.note}</p>
      <p>
        <Link to="/my-situation">{checkedFor.changeLabel}</Link>
      </p>
    </div>
  );
}

function RecentSearches({ recent }: { recent: readonly Chip[] }) {
  if (recent.length === 0) return null;
  return (
    <div className="filters__recent">
      <h2>Your last searches</h2>
      <ul>
        {recent.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
